"""Regulations on unplayed matches and on the order of contestants in a contest of matches."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.event.rules import RankedBy
from duplicado.score.rounding import Rounding, decimal_text
from duplicado.vocabulary.errors import DuplicadoError


@dataclass(frozen=True, slots=True, kw_only=True)
class Unplayed:
    """Worth of a match that was not played to a contestant: the greatest of what is named here.

    Averages are of the matches that the contestant has played to their end; without any they do not count, and if
    nothing else is named it is one half. Raises `DuplicadoError` when the share is not a part of the whole, or nothing
    is named.
    """

    share: Fraction | None = None
    """A part of the points at stake: 3/5 for 12 victory points of 20."""
    own_average: bool = False
    """True where the contestant gets the average of its other matches."""
    opponents_average: bool = False
    """True where the contestant gets what the others got on average against the contestant who did not play this
    match."""

    def __post_init__(self) -> None:
        """Check that it says something."""
        if self.share is not None and not 0 <= self.share <= 1:
            raise DuplicadoError(f"a match is worth a part of the points at stake, 0 to 1, not {self.share}")
        if self.share is None and not self.own_average and not self.opponents_average:
            raise DuplicadoError("nothing says what a match that was not played is worth")


BYE_OF_12: Final = Unplayed(share=Fraction(3, 5))
"""12 victory points of 20, whatever the contestant does elsewhere."""

BYE_AT_OWN_AVERAGE: Final = Unplayed(own_average=True)
"""Average of the contestant elsewhere."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRules:
    """Scoring rules of a contest of matches. Raises `DuplicadoError` when a number makes no sense."""

    at_stake: Fraction = Fraction(20)
    """The points of a match of full length, for those that were not played and for averages."""
    bye: Unplayed = BYE_OF_12
    walkover: Unplayed = Unplayed(share=Fraction(3, 5), own_average=True, opponents_average=True)
    """Score of the side that was ready to play."""
    forfeit: Unplayed = Unplayed(share=Fraction(0))
    """Score of the side that was not."""
    ranked_by: RankedBy = RankedBy.TOTAL
    """By percentage where contestants have unequal numbers of matches."""
    places: int = 2
    rounding: Rounding = Rounding.HALF_AWAY_FROM_ZERO
    """Rounding of totals for publication."""

    def __post_init__(self) -> None:
        """Check the numbers."""
        if self.at_stake <= 0 or self.places < 0:
            raise DuplicadoError("a match has points at stake, and they are published with 0 or more decimal places")

    def total_text(self, total: Fraction) -> str:
        """Write a total as it is published."""
        return decimal_text(total, self.places, self.rounding)
