"""The pages of an event for programs: rankings, travellers and score cards as CSV, rankings and boards as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from litestar import MediaType, Response

from duplicado.analysis.par import par
from duplicado.analysis.table import DoubleDummyTable
from duplicado.event.contest import Contest
from duplicado.event.standing import Standings
from duplicado.formats.contest_csv.results import write_cards_csv, write_ranking_csv, write_travellers_csv
from duplicado.formats.diagnostics import Written
from duplicado.library.rows import ranking_rows, traveller_rows
from duplicado.publish.pages.evening import EveningPage, TableRow
from duplicado.vocabulary.seats import Side

TABLES: Final[Mapping[str, Callable[[Contest, Standings], Written]]] = {
    "ranking.csv": write_ranking_csv,
    "travellers.csv": write_travellers_csv,
    "cards.csv": write_cards_csv,
}
"""The tables of an evening that has standings, by the last part of their address."""


def csv_file(evening: EveningPage, name: str) -> Response[bytes] | None:
    """Return one of `TABLES`; `None` where there are no standings."""
    if evening.standings is None:
        return None
    return Response(TABLES[name](evening.contest, evening.standings).content, media_type="text/csv")


def ranking_data(evening: EveningPage) -> Response[Any] | None:
    """Return the rankings with names, as they stand; `None` where there are none."""
    if evening.standings is None:
        return None
    names = {str(who): evening.names.get(who, ()) for who in evening.contestants}
    rows = ranking_rows(evening.standings)
    return _answer(
        {
            "title": evening.title,
            "date": evening.contest.date or None,
            "method": evening.method.value,
            "ranking": [{**row, "names": names.get(str(row["contestant"]), ())} for row in rows],
        }
    )


def board_data(evening: EveningPage, number: int, table: DoubleDummyTable | None) -> Response[Any]:
    """Return a board: its hands as far as they are known, what can be made, par, and every result.

    Args:
        evening: the evening; it has the board.
        number: the board.
        table: its double-dummy table, where that is known.
    """
    board, layout = evening.board(number), evening.layout(number)
    hands = None if layout is None else {str(seat): str(hand) for seat, hand in layout.items() if hand is not None}
    return _answer(
        {
            "board": number,
            "dealer": str(board.dealer),
            "vulnerability": str(board.vulnerability),
            "hands": hands,
            "tricks": None if table is None else table.as_data(),
            "par": None if table is None else par(table, board.vulnerability, board.dealer).as_data(),
            "results": [
                dict(row) | _beside(evening, line)
                for row, line in zip(traveller_rows(evening.contest, number), evening.lines[number], strict=False)
            ],
        }
    )


def _beside(evening: EveningPage, line: TableRow) -> dict[str, object]:
    """Return what each side got for a result, and its names."""
    gains = {side: evening.gain(line, side) for side in Side}
    sat = {side: () if line.result is None else evening.seated(line.result, side) for side in Side}
    return {
        "gain": {str(side): None if gain is None else float(gain.amount) for side, gain in gains.items()},
        "names": {str(side): list(names) for side, names in sat.items()},
    }


def _answer(data: dict[str, object]) -> Response[Any]:
    return Response(data, media_type=MediaType.JSON)
