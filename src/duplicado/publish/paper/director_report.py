"""The Director's report of a session: what was scored, adjusted, penalised, left unplayed, and what does not fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from duplicado.event.comparison import compare, misrecorded_scores
from duplicado.event.contest import BoardResult
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.ranking import facts_of
from duplicado.publish.paper.sheet_style import PaperStyle
from duplicado.publish.paper.typesetting import Json, typeset
from duplicado.publish.report_words import ReportWords
from duplicado.score.side_score import Points
from duplicado.vocabulary.seats import Side

__all__ = ["director_report_pdf"]


def director_report_pdf(
    evening: EveningPage, style: PaperStyle | None = None, *, rulings: Sequence[tuple[str, str]] = ()
) -> bytes:
    """Print what the Director hands in after a session, with lines to write on and a place to sign.

    Args:
        evening: the evening.
        style: size, colours and language.
        rulings: what was ruled at the tables: a heading (table, board) and what was found and ruled.
    """
    look = style or PaperStyle()
    wording = look.wording
    sections = (
        ("winners", list(_winners(evening, wording))),
        ("adjusted", list(_adjusted(evening, wording))),
        ("unplayed", list(_unplayed(evening, wording))),
        ("penalties", list(_penalties(evening, wording))),
        ("misrecorded", list(_misrecorded(evening, wording))),
        ("differences", list(_differences(evening, wording))),
        ("rules", list(_rules(evening, wording))),
        ("rulings", [[heading, said] for heading, said in rulings]),
    )
    data: dict[str, Json] = {
        "title": wording.text("paper-director-report"),
        "foot": evening.title,
        "subtitle": " · ".join(filter(None, (evening.title, facts_of((evening,), wording)))),
        "counts": [[wording.text(f"paper-count-{name}"), str(count)] for name, count in _counts(evening)],
        "sections": [
            {
                "heading": wording.text(f"paper-report-{name}"),
                "rows": rows,
                "nothing": wording.text("paper-report-none"),
            }
            for name, rows in sections
            if rows or name != "rulings"
        ],
        "words": {"remarks": wording.text("paper-report-remarks"), "signature": wording.text("paper-report-signature")},
    }
    return typeset("director_report", data, look)


def _counts(evening: EveningPage) -> Iterator[tuple[str, int]]:
    results = evening.contest.results
    yield "contestants", len(evening.contestants)
    yield "boards", len(evening.numbers)
    yield "results", sum(result.north_south_score is not None for result in results)
    yield "adjusted", sum(_is_adjusted(result) for result in results)
    yield "unplayed", sum(result.north_south_score is None for result in results)


def _is_adjusted(result: BoardResult) -> bool:
    scores = (result.north_south_score, result.east_west_score)
    return any(score is not None and not isinstance(score, Points) for score in scores)


def _where(result: BoardResult, wording: Wording) -> str:
    pairs = f"{wording.contestant(result.north_south)} – {wording.contestant(result.east_west)}"
    return f"{wording.text('web-board-number', number=result.board)}, {pairs}"


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
            yield [_where(result, wording), f"{told}. {result.note}".removesuffix(" ")]


def _unplayed(evening: EveningPage, wording: Wording) -> Iterator[Json]:
    for result in evening.contest.results:
        if result.north_south_score is None and result.east_west_score is None:
            yield [_where(result, wording), result.note]


def _penalties(evening: EveningPage, wording: Wording) -> Iterator[Json]:
    for penalty in evening.contest.penalties:
        who = wording.players(evening.names.get(penalty.contestant, ()))
        amount = wording.signed(penalty.amount)
        yield [f"{wording.contestant(penalty.contestant)} {who}".strip(), f"{amount}. {penalty.reason}".rstrip()]


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
