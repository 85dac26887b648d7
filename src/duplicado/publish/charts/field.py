"""The field on a board: a column for each score, in it the contracts by which it was reached."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from duplicado.locale import Language
from duplicado.publish.charts.drawing import Axes, Chart, drawn
from duplicado.publish.pages.board import BoardPage, TravellerLine
from duplicado.publish.pages.wording import Wording
from duplicado.score.side_score import Points
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.contracts import Contract, PassedOut
from duplicado.vocabulary.suits import Denomination

_COLOUR_OF: Final = {
    Denomination.SPADES: "spades",
    Denomination.HEARTS: "hearts",
    Denomination.DIAMONDS: "diamonds",
    Denomination.CLUBS: "clubs",
    Denomination.NOTRUMP: "notrump",
}
_FEWEST: Final = 2
_UPRIGHT: Final = 14
"""With more columns than these their scores are written upwards, and the contracts not at all."""
_LOWEST_NAMED: Final = 0.085


@dataclass(frozen=True, slots=True)
class _Column:
    score: int
    parts: tuple[tuple[Bid | PassedOut | None, int], ...]
    """Contracts with the number of times that each was played; `None` where that is not known."""

    @property
    def times(self) -> int:
        return sum(count for _, count in self.parts)


def field_chart(page: BoardPage, wording: Wording) -> Chart | None:
    """Draw how the scores on a board are distributed; `None` when fewer than two scores can be compared."""
    columns = tuple(reversed([_column(page, each.score, each.times) for each in page.frequencies]))
    count = sum(column.times for column in columns)
    if count < _FEWEST:
        return None
    frequent = max(columns, key=lambda column: column.times)
    description = wording.text(
        "charts-field-words",
        count=count,
        lowest=wording.signed(columns[0].score),
        highest=wording.signed(columns[-1].score),
        frequent=wording.signed(frequent.score),
        times=frequent.times,
    )
    return Chart(_svg(columns, wording.language), wording.text("charts-field", board=page.number), description)


def _column(page: BoardPage, score: int, times: int) -> _Column:
    known: Counter[Bid | PassedOut | None] = Counter(
        _undertaking(line) for line in page.lines if _scored(line) == score
    )
    # Lines that tell no more than their score are not among the lines of the page.
    known[None] += times - known.total()
    parts = [(contract, count) for contract, count in known.items() if count > 0]
    parts.sort(key=lambda part: (-part[1], part[0] is None, str(part[0])))
    return _Column(score, tuple(parts))


def _scored(line: TravellerLine) -> int | None:
    result = line.line.result
    if result is None or line.is_split or not isinstance(result.north_south_score, Points):
        return None
    return result.north_south_score.value


def _undertaking(line: TravellerLine) -> Bid | PassedOut | None:
    return line.contract.bid if isinstance(line.contract, Contract) else line.contract


@lru_cache(maxsize=512)
def _svg(columns: tuple[_Column, ...], language: Language) -> str:
    wording = Wording.of(language)
    tallest = max(column.times for column in columns)
    # Few columns stand in the middle instead of growing wide.
    middle, half = (len(columns) - 1) / 2, max(len(columns), 6) / 2 + 0.3
    axes = Axes(middle - half, middle + half, 0, tallest * 1.12)
    named = len(columns) <= _UPRIGHT
    for place, column in enumerate(columns):
        height = 0
        for contract, count in column.parts:
            axes.bar(place, height, height + count, 0.74, _colour(contract), is_edged=True)
            # A part too low for its letters goes without.
            if contract is not None and named and count / tallest >= _LOWEST_NAMED:
                axes.text((place, height + count / 2), _label(contract, wording), "ground")
            height += count
        axes.text((place, height + tallest * 0.02), str(height), at="above", size=8)
        size = 9 if named else min(9.0, 300 / len(columns))
        score = wording.signed(column.score)
        axes.text((place, -tallest * 0.03), score, "quiet", at="below", size=size, is_upright=not named)
    axes.rule(0, middle - half, middle + half, "rule", 1)
    if named:
        axes.text((middle, -tallest * 0.13), wording.text("charts-score-ns"), "quiet", at="below")
    return drawn(axes)


def _colour(contract: Bid | PassedOut | None) -> str:
    return _COLOUR_OF[contract.denomination] if isinstance(contract, Bid) else "passed"


def _label(contract: Bid | PassedOut, wording: Wording) -> str:
    if isinstance(contract, PassedOut):
        return wording.text("web-pass")
    return wording.bid(contract)
