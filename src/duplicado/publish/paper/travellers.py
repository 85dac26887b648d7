"""Travellers on paper: each board with its hands, its lines best first, and how often each score was reached."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from duplicado.publish.charts.field import field_chart
from duplicado.publish.pages.board import BoardPage, TravellerLine, board_page
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.figures import Gain
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.cell_text import contract_text, gain_text, hands_json, score_text
from duplicado.publish.paper.ranking import facts_of
from duplicado.publish.paper.typesetting import USUAL_STYLE, Json, PaperStyle, typeset
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
