"""Figures of a board for a side, and the decimal places of a column."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

VICTORY_POINT_PLACES: Final = 2
"""The decimal places that the continuous scales of the World Bridge Federation have; a column shows them throughout."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Score of a side for a board in the unit of the contest: matchpoints, IMPs or points."""

    amount: Fraction
    share: Fraction | None = None
    """The part of the maximum, 0 to 1, where the method has a maximum."""


def decimal_places(values: Iterable[Fraction], most: int = 2) -> int:
    """Return how many decimal places a column needs to show these values alike: as few as are exact, or `most`.

    >>> decimal_places([Fraction(3), Fraction(5, 2)]), decimal_places([Fraction(1, 3)]), decimal_places([])
    (1, 2, 0)
    """
    column = tuple(values)
    enough = (places for places in range(most) if all((value * 10**places).denominator == 1 for value in column))
    return next(enough, most)
