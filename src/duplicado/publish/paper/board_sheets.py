"""Boards on paper: hand records and travellers.

A hand record has the deals of a session on a sheet or two, with points, double-dummy tricks and par where known. A
traveller has the hands of a board, its lines best first, and how often each score was reached.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType

from duplicado.analysis.par import par
from duplicado.analysis.solver import Solver
from duplicado.analysis.table import DoubleDummyTable
from duplicado.formats.whole_layouts import deal_of
from duplicado.publish.charts.field import field_chart
from duplicado.publish.pages.board import BoardPage, TravellerLine, board_page
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.figures import Gain
from duplicado.publish.pages.hands import diagram
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.cell_text import contract_text, gain_text, hands_json, par_text, score_text, tricks_json
from duplicado.publish.paper.ranking import facts_of
from duplicado.publish.paper.typesetting import USUAL_STYLE, Json, PaperStyle, typeset
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side


def travellers_pdf(
    evening: EveningPage,
    style: PaperStyle = USUAL_STYLE,
    *,
    boards: Sequence[int] | None = None,
    charts: bool = False,
) -> bytes:
    """Print the travellers of an evening with their frequencies.

    Args:
        evening: the evening.
        style: size, colours and language.
        boards: which boards, if not all that have results.
        charts: whether each board has the chart of the field in the place of the table of frequencies.

    Raises:
        KeyError: the evening has no such board.
    """
    wording = style.wording
    wanted = [number for number, lines in evening.lines.items() if lines] if boards is None else boards
    data: dict[str, Json] = {
        "title": wording.text("paper-travellers-of", title=evening.title),
        "subtitle": facts_of((evening,), wording),
        "boards": [_board(evening, number, wording, with_chart=charts) for number in wanted],
        "words": {
            "board": wording.text("web-board"),
            "sides": [wording.side_name(side) for side in Side],
            "contract": wording.text("web-contract"),
            "lead": wording.text("web-lead"),
            "score": wording.text("score-points-ns"),
            "gain_ns": wording.side(Side.NS),
            "gain_ew": wording.side(Side.EW),
            "times": wording.text("web-times"),
            "nothing": wording.text("paper-no-boards"),
        },
    }
    return typeset("travellers", data, style)


def _board(evening: EveningPage, number: int, wording: Wording, *, with_chart: bool) -> Json:
    page = board_page(evening, number)
    chart = field_chart(page, wording) if with_chart else None
    scored = evening.standings.boards.get(number) if evening.standings else None
    datum = scored.datum if scored else None
    return {
        "number": str(number),
        "marks": wording.marks(page.diagram.board),
        "datum": "" if datum is None else wording.text("score-datum", datum=wording.number(datum)),
        "known": page.diagram.is_known,
        "hands": hands_json(page.diagram, wording),
        "lines": [_line(line, page, evening, wording) for line in page.lines],
        "one_sided": not any(Side.EW in line.gains for line in page.lines),
        "chart": None if chart is None else {"svg": chart.svg, "words": chart.description},
        "frequencies": [
            [
                wording.signed(each.score),
                str(each.times),
                *(gain_text(_amount(each.gains.get(side)), page.places, wording) for side in Side),
            ]
            for each in page.frequencies
        ],
    }


def _amount(gain: Gain | None) -> Fraction | None:
    return None if gain is None else gain.amount


def _who(line: TravellerLine, side: Side, evening: EveningPage, wording: Wording) -> Json:
    """Return the numbers of who sat on a side, and their names."""
    seated = line.line.result.of_side(side) if line.line.result else ()
    names = evening.seated(line.line.result, side) if line.line.result else ()
    return {"numbers": wording.numbers(seated), "names": wording.players(names)}


def _line(line: TravellerLine, page: BoardPage, evening: EveningPage, wording: Wording) -> Json:
    result = line.line.result
    record = line.line.record
    if result is not None:
        ours, theirs = score_text(result.north_south_score, wording), score_text(result.east_west_score, wording)
        score = f"{ours} / {theirs}" if line.is_split else ours
    else:
        stated = record.stated_score if record else None
        score = "" if stated is None else wording.signed(stated)
    lead = result.lead if result else None
    return [
        *(_who(line, side, evening, wording) for side in Side),
        contract_text(line.contract, line.tricks, wording),
        "" if lead is None else wording.card(lead),
        score,
        *(gain_text(_amount(line.gains.get(side)), page.places, wording) for side in Side),
    ]


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
