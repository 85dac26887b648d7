"""The Director's report of sessions: what was scored, adjusted, penalised, left unplayed, ruled, and what does not fit.

It is for those who direct: it is printed at the console and by `duplicado event report`, and never published.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from duplicado.event.comparison import compare, misrecorded_scores
from duplicado.event.contest import BoardResult
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.rulings import AnyRuling
from duplicado.event.record.office_queries import is_replaced
from duplicado.event.record.state import EventState
from duplicado.publish.messages import Messages
from duplicado.publish.office_words import laws_text, ruling_in_language, sentence, where_text
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.event_pages import WholeEvent
from duplicado.publish.pages.matches import part_title
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.ranking import facts_of
from duplicado.publish.paper.typesetting import USUAL_STYLE, Json, PaperStyle, typeset
from duplicado.publish.report_words import ReportWords
from duplicado.publish.stored_words import reason_text
from duplicado.score.side_score import Points
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class ReportedPart:
    """A session of an event, or a section of one, as the Director reports on it."""

    evening: EveningPage
    called: str = ""
    """Name of the part of the event; empty where the event has but one."""
    rulings: tuple[tuple[str, str], ...] = ()
    """The rulings at its tables that stand: where each was given, and what was ruled."""


def reported_parts(
    whole: WholeEvent,
    state: EventState,
    entries: Iterable[Entry],
    messages: Messages,
    *,
    session: int | None = None,
    section: str | None = None,
) -> tuple[ReportedPart, ...]:
    """Return what there is to report on, in the order of sessions and sections.

    Args:
        whole: the event, as far as whoever asks may see it.
        state: what its record says.
        entries: the entries of the record that whoever asks may read.
        messages: the language.
        session: only this session; `None`: all of them.
        section: only this section; `None`: all of them.
    """
    rulings = [
        ruling_in_language(each.fact, state, messages.language)
        for each in entries
        if isinstance(each.fact, AnyRuling) and not is_replaced(state, each)
    ]

    def told(of_session: int | None, of_section: str) -> tuple[tuple[str, str], ...]:
        return tuple(
            (
                sentence(where_text(each.where, messages)),
                " ".join(filter(None, (each.said, f"({laws_text(each.under, messages)})" if each.under else ""))),
            )
            for each in rulings
            if of_session in (None, each.where.session) and of_section in ("", each.where.section)
        )

    if not whole.parts:
        return (ReportedPart(whole.evening, rulings=told(session, section or "")),)
    wording = Wording(messages)
    return tuple(
        ReportedPart(part.evening, part_title(part, wording), told(part.session, part.section))
        for part in whole.parts
        if session in (None, part.session) and section in (None, part.section)
    )


def director_report_pdf(parts: Sequence[ReportedPart], style: PaperStyle = USUAL_STYLE) -> bytes:
    """Print what the Director hands in after play, with lines to write on and a place to sign for each part.

    Args:
        parts: what is reported on, each part on sheets of its own.
        style: size, colours and language.
    """
    wording = style.wording
    data: dict[str, Json] = {
        "title": wording.text("paper-director-report"),
        "foot": next((part.evening.title for part in parts), ""),
        "parts": [_part(each, wording) for each in parts],
        "words": {"remarks": wording.text("paper-report-remarks"), "signature": wording.text("paper-report-signature")},
    }
    return typeset("director_report", data, style)


def _part(part: ReportedPart, wording: Wording) -> Json:
    evening = part.evening
    sections = (
        ("winners", list(_winners(evening, wording))),
        ("adjusted", list(_adjusted(evening, wording))),
        ("unplayed", list(_unplayed(evening, wording))),
        ("penalties", list(_penalties(evening, wording))),
        ("misrecorded", list(_misrecorded(evening, wording))),
        ("differences", list(_differences(evening, wording))),
        ("rules", list(_rules(evening, wording))),
        ("rulings", [[heading, said] for heading, said in part.rulings]),
    )
    return {
        "subtitle": " · ".join(filter(None, (evening.title, part.called, facts_of((evening,), wording)))),
        "counts": [[name, str(count)] for name, count in _counts(evening, wording)],
        "sections": [
            {
                "heading": wording.text(f"paper-report-{name}", count=_persons(evening, rows)),
                "rows": rows,
                "nothing": wording.text("paper-report-none"),
            }
            for name, rows in sections
            if rows or name != "rulings"
        ],
    }


def _counts(evening: EveningPage, wording: Wording) -> Iterator[tuple[str, int]]:
    text, results = wording.text, evening.contest.results
    yield text("paper-count-contestants", kind=evening.contest.kind.value), len(evening.contestants)
    yield text("paper-count-boards"), len(evening.numbers)
    yield text("paper-count-results"), sum(result.north_south_score is not None for result in results)
    yield text("paper-count-adjusted"), sum(_is_adjusted(result) for result in results)
    yield text("paper-count-unplayed"), sum(result.north_south_score is None for result in results)


def _is_adjusted(result: BoardResult) -> bool:
    scores = (result.north_south_score, result.east_west_score)
    return any(score is not None and not isinstance(score, Points) for score in scores)


def _where(result: BoardResult, wording: Wording) -> str:
    pairs = f"{wording.contestant(result.north_south)} – {wording.contestant(result.east_west)}"
    return f"{wording.text('web-board-number', number=result.board)}, {pairs}"


def _persons(evening: EveningPage, rows: Sequence[Json]) -> int:
    """Count those of whom each row tells: a pair is two."""
    return len(rows) * (2 if evening.contest.kind is ContestKind.PAIRS else 1)


def _winners(evening: EveningPage, wording: Wording) -> Iterator[Json]:
    for ranking in evening.rankings:
        for each in ranking.standings:
            if each.place == 1:
                who = wording.players(evening.names.get(each.contestant, ())) or wording.contestant(each.contestant)
                percentage = each.percentage
                figure = wording.number(each.total) if percentage is None else wording.percentage(percentage)
                yield [
                    wording.side_name(ranking.line) if ranking.line else wording.text("web-ranking"),
                    f"{who}, {figure}",
                ]


def _adjusted(evening: EveningPage, wording: Wording) -> Iterator[Json]:
    for result in evening.contest.results:
        if _is_adjusted(result):
            both = ((Side.NS, result.north_south_score), (Side.EW, result.east_west_score))
            told = "; ".join(f"{wording.side(side)} {wording.score(score)}" for side, score in both)
            yield [_where(result, wording), f"{told}. {reason_text(result.note, wording.messages)}".removesuffix(" ")]


def _unplayed(evening: EveningPage, wording: Wording) -> Iterator[Json]:
    for result in evening.contest.results:
        if result.north_south_score is None and result.east_west_score is None:
            yield [_where(result, wording), reason_text(result.note, wording.messages)]


def _penalties(evening: EveningPage, wording: Wording) -> Iterator[Json]:
    for penalty in evening.contest.penalties:
        who = wording.players(evening.names.get(penalty.contestant, ()))
        amount = wording.signed(penalty.amount)
        yield [
            f"{wording.contestant(penalty.contestant)} {who}".strip(),
            f"{amount}. {reason_text(penalty.reason, wording.messages)}".rstrip(),
        ]


def _misrecorded(evening: EveningPage, wording: Wording) -> Iterator[Json]:
    if evening.standings is not None:
        words = ReportWords(wording.messages, evening.standings)
        for found in misrecorded_scores(evening.contest):
            yield ["", words.misrecorded(found)]


def _differences(evening: EveningPage, wording: Wording) -> Iterator[Json]:
    if evening.standings is not None:
        words = ReportWords(wording.messages, evening.standings)
        for said in words.differences(tuple(compare(evening.contest, evening.standings))):
            yield ["", said]


def _rules(evening: EveningPage, wording: Wording) -> Iterator[Json]:
    if evening.standings is not None:
        for sentence in ReportWords(wording.messages, evening.standings).rules():
            yield ["", sentence]
