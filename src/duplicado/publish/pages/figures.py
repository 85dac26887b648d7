"""Figures of a board for a side, decimal places of a column, units of the totals of a ranking."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.event.contest import ScoringMethod
from duplicado.event.standing import TotalIn
from duplicado.publish.messages import Messages
from duplicado.vocabulary.awards import Award

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


def unit_of_totals(total_in: TotalIn, method: ScoringMethod) -> str:
    """Return the message that names the unit of a ranking's totals, as the heading of a column."""
    return f"score-unit-{method.value}" if total_in is TotalIn.METHOD else f"whole-unit-{total_in.value}"


def award_sign(award: Award) -> str:
    """Return the short name of an award as it is printed: `A+`, `A`, `A−`, `Ø`."""
    return award.symbol.replace("-", "−")


def unit_words(messages: Messages) -> dict[str, str]:
    """Return each unit in words, by its name."""
    return {each.unit(of): messages.text(unit_of_totals(each, of)) for each in TotalIn for of in ScoringMethod}
