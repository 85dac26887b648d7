"""The ranking on paper, to be pinned to the wall: one or two winners, one section or several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from duplicado.event.contest import Penalty
from duplicado.event.record.board_views import RankedSelection
from duplicado.event.standing import Ranking
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.event_pages import selection_title
from duplicado.publish.pages.ranking import columns_beside, net_text, ranking_table
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.typesetting import USUAL_STYLE, Json, PaperStyle, typeset
from duplicado.publish.report_words import ReportWords
from duplicado.publish.stored_words import reason_text


def ranking_pdf(
    sections: EveningPage | Sequence[EveningPage],
    style: PaperStyle = USUAL_STYLE,
    *,
    called: str = "",
    selections: Sequence[RankedSelection] = (),
) -> bytes:
    """Print the ranking of an evening, or of the sections of one.

    Args:
        sections: the evening; or one for each section that is scored by itself, in their order.
        style: size, colours and language.
        called: what part of the event it is of, to stand under the title.
        selections: rankings by category and stratum and with handicaps; they come last.
    """
    wording = style.wording
    evenings = (sections,) if isinstance(sections, EveningPage) else tuple(sections)
    first = evenings[0] if evenings else EveningPage("")
    tables: list[Json] = []
    for evening in evenings:
        section = _section(evening) if len(evenings) > 1 else ""
        tables += [_table(ranking, (evening,), wording, section) for ranking in evening.rankings]
    for each in selections:
        title = selection_title(each.selection, wording)
        tables += [_table(ranking, evenings, wording, "", title) for ranking in each.rankings]
    data: dict[str, Json] = {
        "title": first.title or wording.text("score-untitled"),
        "subtitle": " · ".join(filter(None, (called, facts_of(evenings, wording)))),
        "tables": tables,
        "notes": list(_notes(evenings, wording)),
        "words": {
            "place": wording.text("web-place"),
            "number": wording.text("web-number"),
            "names": wording.text("web-names"),
            "share": wording.text("web-per-cent"),
            "nothing": wording.text("paper-no-ranking"),
        },
    }
    return typeset("ranking", data, style)


def facts_of(evenings: Sequence[EveningPage], wording: Wording) -> str:
    """Write the line under a title: date, method, numbers of contestants and of boards."""
    if not evenings:
        return ""
    first = evenings[0]
    contestants = sum(len(evening.contestants) for evening in evenings)
    kind = first.contest.kind.value
    boards = len({number for evening in evenings for number in evening.numbers})
    return " · ".join(
        filter(
            None,
            (
                wording.messages.day(first.contest.date),
                wording.method(first.method) if first.standings else "",
                wording.text("web-count-contestants", kind=kind, count=contestants) if contestants else "",
                wording.text("web-count-boards", count=boards) if boards else "",
            ),
        )
    )


def _section(evening: EveningPage) -> str:
    return next((each.section for each in evening.contestants), "")


def _table(
    ranking: Ranking, evenings: Sequence[EveningPage], wording: Wording, section: str, title: str = ""
) -> dict[str, Json]:
    names = {who: players for evening in evenings for who, players in evening.names.items()}
    first = evenings[0] if evenings else EveningPage("")
    table, ranks = ranking_table(first, ranking), ranking.standings
    parts = (
        title,
        wording.text("paper-section", section=section) if section else "",
        wording.side_name(ranking.line) if ranking.line else "",
    )
    beside = [(column.head, column.cells) for column in columns_beside(table, wording)]
    total = [(wording.signed if table.is_signed else wording.number)(each.total, table.places) for each in ranks]
    share = ["" if each.percentage is None else wording.number(each.percentage, 2) for each in ranks]
    unit, shares = wording.total_unit(table.total_in, table.method), table.has_shares
    if table.has_net:
        # What was scored stands beside the result with the handicap, by which they are ranked.
        beside += [(unit, tuple(total)), *([(wording.text("web-per-cent"), tuple(share))] if shares else [])]
        total, shares, unit = (
            [net_text(table, each, wording) for each in ranks],
            False,
            wording.text("rankings-net-short"),
        )
    return {
        "heading": " · ".join(filter(None, parts)),
        "shares": shares,
        "unit": unit,
        "beside": [{"head": head} for head, _ in beside],
        "rows": [
            {
                "place": each.place_text,
                "medal": each.place if each.place <= 3 else 0,
                "number": wording.contestant(each.contestant),
                "names": wording.players(names.get(each.contestant, ())),
                "beside": [cells[at] for _, cells in beside],
                "total": total[at],
                "share": share[at],
            }
            for at, each in enumerate(ranks)
        ],
    }


def _notes(evenings: Sequence[EveningPage], wording: Wording) -> Iterator[str]:
    """Notes on how it was scored, and for what totals were changed."""
    scored = next((evening.standings for evening in evenings if evening.standings), None)
    if scored is not None:
        yield " ".join(ReportWords(wording.messages, scored).rules())
        if any(each.awarded for ranking in scored.rankings for each in ranking.standings):
            yield wording.text("rankings-missed")
    for evening in evenings:
        for penalty in evening.contest.penalties:
            yield _penalty(penalty, wording)


def _penalty(penalty: Penalty, wording: Wording) -> str:
    told = wording.text(
        "paper-penalty", who=wording.contestant(penalty.contestant), amount=wording.signed(penalty.amount)
    )
    return f"{told} {reason_text(penalty.reason, wording.messages)}".rstrip()
