"""A scored contest as plain text for a terminal or a notice board."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.publish.report import BoardTable, HandView, Report, ReportRanking
from duplicado.vocabulary.seats import Side


def report_text(report: Report, messages: Messages) -> str:
    """Write the report: the ranking, the boards if the report has them, and the notes."""
    return "\n".join(_lines(report, messages)).rstrip() + "\n"


def text_table(heads: Sequence[str], rows: Sequence[Sequence[str]], right: frozenset[int]) -> list[str]:
    """Set rows under heads in columns; the columns of those numbers stand flush right. Control characters are left out.

    >>> text_table(["Pair", "MP"], [["1", "20"], ["12", "4"]], frozenset({1}))
    ['Pair  MP', '1     20', '12     4']
    """
    table = [[_clean(cell) for cell in row] for row in (heads, *rows)]
    widths = [max(_width(row[column]) for row in table) for column in range(len(heads))]
    return ["  ".join(_set(row[i], widths[i], flush=i in right) for i in range(len(heads))).rstrip() for row in table]


def _lines(report: Report, messages: Messages) -> Iterator[str]:
    yield _clean(report.title)
    yield _clean(report.subtitle)
    for ranking in report.rankings:
        yield ""
        if ranking.heading:
            yield ranking.heading
        yield from _ranking(ranking, report.unit, messages)
    for board in report.boards:
        yield ""
        yield from _board(board, messages)
    yield ""
    yield from report.rules
    if report.notes:
        yield ""
        yield from (_clean(note) for note in report.notes)


def _ranking(ranking: ReportRanking, unit: str, messages: Messages) -> list[str]:
    heads = [
        messages.text("score-place"),
        messages.text("score-contestant"),
        messages.text("score-names"),
        messages.text("score-boards"),
        unit,
    ]
    rows = [[row.place, row.contestant, row.names, row.boards, row.total] for row in ranking.rows]
    if ranking.has_percentage:
        heads.append("%")
        rows = [[*cells, row.percentage] for cells, row in zip(rows, ranking.rows, strict=True)]
    return text_table(heads, rows, frozenset({0, 3, 4, 5}))


def _board(board: BoardTable, messages: Messages) -> Iterator[str]:
    yield " · ".join(filter(None, (board.heading, board.marks, board.note)))
    yield from (_hand(hand) for hand in board.hands if hand.suits)
    wording = Wording(messages)
    heads = [
        wording.side_name(Side.NS),
        wording.side_name(Side.EW),
        messages.text("score-contract"),
        messages.text("score-declarer"),
        messages.text("score-result"),
        messages.text("score-lead"),
        messages.text("score-points-ns"),
        wording.side(Side.NS),
        wording.side(Side.EW),
    ]
    rows = [
        [
            row.north_south,
            row.east_west,
            row.contract,
            row.declarer,
            row.tricks,
            row.lead,
            row.north_south_score,
            row.north_south_worth,
            row.east_west_worth,
        ]
        for row in board.rows
    ]
    yield from text_table(heads, rows, frozenset({0, 1, 6, 7, 8}))


def _hand(hand: HandView) -> str:
    return f"{hand.seat}: " + " ".join(f"{symbol}{ranks}" for symbol, ranks in hand.suits)


def _clean(text: str) -> str:
    """Leave out what would command a terminal instead of being shown on it."""
    return "".join(
        character for character in text if unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Zl", "Zp"}
    )


def _width(text: str) -> int:
    return sum(
        0 if unicodedata.combining(character) else 2 if unicodedata.east_asian_width(character) in "WF" else 1
        for character in text
    )


def _set(text: str, width: int, *, flush: bool) -> str:
    blanks = " " * (width - _width(text))
    return blanks + text if flush else text + blanks
