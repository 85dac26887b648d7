"""The page of one board: hands, traveller, frequencies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from duplicado.analysis.table import DoubleDummyTable
from duplicado.event.contest import BoardResult
from duplicado.publish.pages.evening import EveningPage, TableRow
from duplicado.publish.pages.figures import Gain, decimal_places
from duplicado.publish.pages.hands import Diagram, DoubleDummyPage, diagram, double_dummy_page
from duplicado.publish.pages.play_steps import contract_of
from duplicado.score.side_score import Points, Weighted
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class TravellerLine:
    """One line of the traveller, with what each side gets."""

    line: TableRow
    contract: AuctionResult | None
    tricks: int | None
    gains: Mapping[Side, Gain]
    is_split: bool
    """True where the two sides' scores are not the negative of one another."""
    is_another_deal: bool
    """True where its record tells other hands than the board's."""
    against_par: int | None
    """Points that North-South scored above par, where both are known."""


@dataclass(frozen=True, slots=True)
class Frequency:
    """Frequency of a score, with what it is worth."""

    score: int
    """To North-South."""
    times: int
    gains: Mapping[Side, Gain]


@dataclass(frozen=True, slots=True)
class BoardPage:
    """Everything about one board."""

    number: int
    diagram: Diagram
    lines: tuple[TravellerLine, ...]
    """Without those that tell no more than the frequencies do: a score that nobody knows who reached, or in what."""
    frequencies: tuple[Frequency, ...]
    """Highest score to North-South first; adjusted scores are not among them."""
    most_frequent: int
    places: int
    has_results: bool
    has_contestants: bool
    """True where it is known of any result whose it is."""
    has_records: bool
    has_leads: bool
    previous: int | None
    next: int | None
    double_dummy: DoubleDummyPage | None
    """Contracts that can be made, where that is known."""


def board_page(evening: EveningPage, number: int, table: DoubleDummyTable | None = None) -> BoardPage:
    """Put the page of a board together.

    Args:
        evening: the evening.
        number: the board.
        table: its double-dummy table, where that is known.

    Raises:
        KeyError: the evening has no such board.
    """
    layout = evening.layout(number)
    known = None if table is None else double_dummy_page(table, evening.board(number))
    lines = [
        TravellerLine(
            line,
            contract_of(line),
            _tricks(line),
            _gains(evening, line),
            line.result is not None and is_split(line.result),
            (other := _is_of_another_deal(line, layout)),
            None if known is None or other else against_par(line, known.par.score),
        )
        for line in evening.lines[number]
    ]
    lines.sort(key=_best_first)
    frequencies = _frequencies(lines)
    amounts = [gain.amount for line in lines for gain in line.gains.values()]
    results = [line.line.result for line in lines if line.line.result]
    numbers = evening.numbers
    at = numbers.index(number)
    return BoardPage(
        number,
        diagram(evening.board(number), layout),
        tuple(line for line in lines if not _is_bare(line)),
        frequencies,
        max((frequency.times for frequency in frequencies), default=0),
        decimal_places(amounts),
        bool(results),
        any(not who.is_anonymous for result in results for who in (result.north_south, result.east_west)),
        any(line.line.has_steps for line in lines),
        any(result.lead is not None for result in results),
        numbers[at - 1] if at else None,
        numbers[at + 1] if at + 1 < len(numbers) else None,
        known,
    )


def against_par(line: TableRow, par: int) -> int | None:
    """Return how much more than par North-South scored at a table; `None` where it has no score of its own."""
    match line.result:
        case BoardResult(north_south_score=Points(value)) if not is_split(line.result):
            return value - par
        case _:
            return None


def _is_of_another_deal(line: TableRow, layout: Layout | None) -> bool:
    return line.record is not None and None not in (line.record.layout, layout) and line.record.layout != layout


def is_split(result: BoardResult) -> bool:
    """Tell whether the two sides get scores that are not the negative of one another (Laws 12C1, 12C2, 86B)."""
    match result.north_south_score, result.east_west_score:
        case Points(ours), Points(theirs):
            return ours != -theirs
        case Weighted(ours), Weighted(theirs):
            return Counter(ours) != Counter((weight, -points) for weight, points in theirs)
        case None, None:
            return False
        case _:
            return True


def _is_bare(line: TravellerLine) -> bool:
    result = line.line.result
    if result is None or line.is_split or not result.north_south.is_anonymous:
        return False
    told = (line.line.record, result.contract, result.tricks, result.lead)
    return isinstance(result.north_south_score, Points) and all(each is None for each in told)


def _tricks(line: TableRow) -> int | None:
    if line.result is not None:
        return line.result.tricks
    record = line.record
    if record is None:
        return None
    return record.claim.declarer_tricks if record.stated_tricks is None and record.claim else record.stated_tricks


def _gains(evening: EveningPage, line: TableRow) -> Mapping[Side, Gain]:
    both = ((side, evening.gain(line, side)) for side in Side)
    return {side: gain for side, gain in both if gain is not None}


def _best_first(line: TravellerLine) -> tuple[int, Fraction, int]:
    """Highest score to North-South first, then adjusted scores, boards not played, and bare records."""
    result = line.line.result
    match result.north_south_score if result else None:
        case Points(value):
            return 0, Fraction(-value), line.line.row
        case None:
            return (2 if result else 3), Fraction(), line.line.row
        case _:
            return 1, Fraction(), line.line.row


def _frequencies(lines: list[TravellerLine]) -> tuple[Frequency, ...]:
    reached: dict[int, list[TravellerLine]] = {}
    for line in lines:
        result = line.line.result
        if result is None or line.is_split:
            continue
        match result.north_south_score:
            case Points(value):
                reached.setdefault(value, []).append(line)
            case _:
                pass
    return tuple(
        Frequency(score, len(reached[score]), reached[score][0].gains) for score in sorted(reached, reverse=True)
    )
