"""Hand records: the deals of a session on a sheet or two, with points, double-dummy tricks and par where known."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from duplicado.analysis.par import par
from duplicado.analysis.solver import Solver
from duplicado.analysis.table import DoubleDummyTable
from duplicado.formats.whole_layouts import deal_of
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.hands import diagram
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.cell_text import hands_json, par_text, tricks_json
from duplicado.publish.paper.ranking import facts_of
from duplicado.publish.paper.typesetting import USUAL_STYLE, Json, PaperStyle, typeset
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side


class SheetLayout(Enumeration):
    """Number of deals on a page, which is the value."""

    SIX = 6
    NINE = 9
    TWELVE = 12

    @property
    def across(self) -> int:
        """Number of deals side by side."""
        return 2 if self is SheetLayout.SIX else 3

    @property
    def down(self) -> int:
        """Number of rows of deals on a page."""
        return self.value // self.across

    @property
    def points(self) -> float:
        """The size of the cards' type in points."""
        return {6: 14.0, 9: 11.0, 12: 9.8}[self.value]


def hand_records_pdf(
    evening: EveningPage,
    style: PaperStyle = USUAL_STYLE,
    *,
    tables: Mapping[int, DoubleDummyTable] = MappingProxyType({}),
    layout: SheetLayout = SheetLayout.NINE,
) -> bytes:
    """Print the hands of an evening.

    Args:
        evening: the evening; boards whose hands it does not know are left out.
        style: size, colours and language.
        tables: the double-dummy tables by number of the board, see `board_tables`; par is reckoned from them.
        layout: how many deals stand on a page.
    """
    wording = style.wording
    known = [(evening.board(number), evening.layout(number)) for number in evening.numbers]
    data: dict[str, Json] = {
        "title": wording.text("paper-hands-of", title=evening.title),
        "subtitle": facts_of((evening,), wording),
        "across": layout.across,
        "down": layout.down,
        "size": layout.points,
        "strip": layout is SheetLayout.NINE,
        "deals": [
            _deal(board, hands, tables.get(board.number), wording) for board, hands in known if hands is not None
        ],
        "words": {
            "board": wording.text("web-board"),
            "points": wording.text("paper-points"),
            "tricks": wording.text("paper-double-dummy"),
            "nothing": wording.text("web-no-hands"),
        },
    }
    return typeset("hand_records", data, style)


def board_tables(evening: EveningPage, solver: Solver) -> dict[int, DoubleDummyTable]:
    """Compute the double-dummy tables of the boards all of whose cards are known, by number.

    Raises:
        PositionError: the solver is the one for endings, and a whole deal is too much for it.
    """
    layouts = {number: evening.layout(number) for number in evening.numbers}
    deals = {number: deal for number, layout in layouts.items() if (deal := deal_of(layout)) is not None}
    return dict(zip(deals, solver.tables(tuple(deals.values())), strict=True))


def _deal(board: Board, layout: Layout, table: DoubleDummyTable | None, wording: Wording) -> Json:
    sides = "".join(wording.side(side) for side in Side if board.vulnerability.includes(side.seats[0]))
    found = None if table is None else par(table, board.vulnerability, board.dealer)
    return {
        "number": str(board.number),
        "dealer": wording.text("web-dealer-is", seat=wording.seat(board.dealer)),
        "vulnerable": wording.text(f"paper-vulnerable-{board.vulnerability.value}", side=sides),
        "hands": hands_json(diagram(board, layout), wording),
        "tricks": None if table is None else tricks_json(table, wording),
        "par": "" if found is None else par_text(found, wording),
    }
