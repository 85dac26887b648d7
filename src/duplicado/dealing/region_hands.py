"""Hands of one seat that lie in a region of points and lengths, counted exactly and drawn: with NumPy (extra `fast`).

A suit has a table of its holdings by length and points; two suits together have one by both lengths and the points of
both. A hand is a pair of such pairs, so all hands of a region stand in one order without being listed: a number below
their count is one hand, and each hand is one number.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt

from duplicado.dealing.deal_array import CardSets
from duplicado.law.comparable.cells import DISTRIBUTIONS, Region
from duplicado.vocabulary.evaluation import HOLDINGS, evaluation
from duplicado.vocabulary.seats import Seat

Numbers = npt.NDArray[np.int64]
LENGTHS: Final = np.array(DISTRIBUTIONS, dtype=np.int64)
"""By distribution: the numbers of clubs, diamonds, hearts and spades."""
_POINTS: Final = 11  # of a suit: from none to ace, king, queen and jack
_OF_TWO: Final = 2 * _POINTS - 1
_CELLS: Final = 14 * _POINTS


@dataclass(frozen=True)
class _Suit:
    """Holdings of a suit that a seat may get, ordered by cells of length and points."""

    holdings: Numbers
    ways: Numbers
    """By cell, the number of its holdings."""

    @cached_property
    def starts(self) -> Numbers:
        """By cell, the place of its first holding."""
        return np.cumsum(self.ways) - self.ways


@cache
def _every_cell() -> Numbers:
    """Return the cell of each holding."""
    every = np.arange(HOLDINGS, dtype=np.int64)
    return np.bitwise_count(every).astype(np.int64) * _POINTS + np.array(evaluation("hcp"), dtype=np.int64)


@cache
def _suit(held: int, undealt: int) -> _Suit:
    every = np.arange(HOLDINGS, dtype=np.int64)
    may_be = every[(every & held == held) & (every & ~(held | undealt) == 0)]
    cells = _every_cell()[may_be]
    return _Suit(may_be[np.argsort(cells, kind="stable")], np.bincount(cells, minlength=_CELLS))


@cache
def _pairs() -> tuple[Numbers, Numbers]:
    """List pairs of cells of two suits in the order of both lengths and the points of both, and where these begin.

    A pair is a number: the cell of the first suit times `_CELLS`, and the cell of the second.
    """
    one, other = np.divmod(np.arange(_CELLS * _CELLS, dtype=np.int64), _CELLS)
    keys = (one // _POINTS * 14 + other // _POINTS) * _OF_TWO + one % _POINTS + other % _POINTS
    order = np.argsort(keys, kind="stable")
    return order, np.searchsorted(keys[order], np.arange(14 * 14 * _OF_TWO))


@dataclass(frozen=True)
class _TwoSuits:
    """Holdings of two suits together."""

    one: _Suit
    other: _Suit

    @cached_property
    def _ends(self) -> Numbers:
        """By pair of cells in their order, how many holdings there are up to it."""
        return np.cumsum(np.multiply.outer(self.one.ways, self.other.ways).ravel()[_pairs()[0]])

    @cached_property
    def _before(self) -> Numbers:
        """By lengths and points, how many holdings come before."""
        return np.concatenate(([0], self._ends))[_pairs()[1]]

    @cached_property
    def ways(self) -> Numbers:
        """By lengths (rows: first times 14 and second) and points, the number of holdings."""
        return np.diff(self._before, append=self._ends[-1]).reshape(-1, _OF_TWO)

    def at(self, rows: Numbers, points: Numbers, numbers: Numbers) -> CardSets:
        """Return those with these numbers among their lengths and points, the second suit above the first."""
        numbers = numbers + self._before[rows * _OF_TWO + points]
        place = np.searchsorted(self._ends, numbers, side="right")
        one, other = np.divmod(_pairs()[0][place], _CELLS)
        of_other = self.other.ways[other]
        from_end = self._ends[place] - 1 - numbers
        first, second = np.divmod(from_end, of_other)
        low: CardSets = self.one.holdings[self.one.starts[one] + first]
        return low | self.other.holdings[self.other.starts[other] + second] << 13


@dataclass(frozen=True)
class RegionHands:
    """The hands of a seat that lie in a region."""

    seat: Seat
    region: Region
    held: int
    """The cards that it has already."""
    undealt: int
    """The cards from which it gets the others."""

    @cached_property
    def _halves(self) -> tuple[_TwoSuits, _TwoSuits]:
        clubs, diamonds, hearts, spades = (
            _suit(self.held >> place & HOLDINGS - 1, self.undealt >> place & HOLDINGS - 1) for place in range(0, 52, 13)
        )
        return _TwoSuits(clubs, diamonds), _TwoSuits(hearts, spades)

    @cached_property
    def _rows(self) -> tuple[Numbers, Numbers, Numbers]:
        """Return the region where it is not empty: lengths of minors and of majors, and the set of points."""
        cells = np.array(self.region, dtype=np.int64)
        rows = np.flatnonzero(cells)
        clubs, diamonds, hearts, spades = LENGTHS[rows].T
        return clubs * 14 + diamonds, hearts * 14 + spades, cells[rows]

    @cached_property
    def count(self) -> int:
        """The number of hands."""
        minors, majors, cells = self._rows
        low, high = (half.ways[rows] for half, rows in zip(self._halves, (minors, majors), strict=True))
        ways = np.zeros((len(cells), 2 * _OF_TWO - 1), dtype=np.int64)
        for points in range(_OF_TWO):
            ways[:, points : points + _OF_TWO] += low[:, points, None] * high
        return int(np.sum(ways * (cells[:, None] >> np.arange(2 * _OF_TWO - 1) & 1)))

    @cached_property
    def _ends(self) -> Numbers:
        """By distribution, points of the minors and points of the majors, how many hands there are up to them."""
        minors, majors, cells = self._rows
        low, high = self._halves
        together = np.add.outer(np.arange(_OF_TWO), np.arange(_OF_TWO))
        wanted = (cells[:, None] >> np.arange(2 * _OF_TWO - 1) & 1)[:, together]
        return np.cumsum(low.ways[minors][:, :, None] * high.ways[majors][:, None, :] * wanted)

    @property
    def probability(self) -> Fraction:
        """The share of them among all hands that the seat can get."""
        return Fraction(self.count, comb(self.undealt.bit_count(), 13 - self.held.bit_count()))

    def draw(self, count: int, chance: np.random.Generator) -> CardSets:
        """Draw hands, each equally likely."""
        numbers = chance.integers(self.count, size=count)
        leaf = np.searchsorted(self._ends, numbers, side="right")
        rows, points = np.divmod(leaf, _OF_TWO * _OF_TWO)
        of_minors, of_majors = np.divmod(points, _OF_TWO)
        minors, majors = self._rows[0][rows], self._rows[1][rows]
        low, high = self._halves
        first, second = np.divmod(self._ends[leaf] - 1 - numbers, high.ways[majors, of_majors])
        return low.at(minors, of_minors, first) | high.at(majors, of_majors, second) << 26
