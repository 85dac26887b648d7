"""What one side gets for a board: kept per side, because the Laws allow the two to differ (12C, 15B, 82C, 86B)."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from duplicado.law.clause import defines
from duplicado.vocabulary import DuplicadoError

__all__ = ["Artificial", "Award", "Points", "SideScore", "Weighted"]


class Award(enum.Enum):
    """The artificial adjusted scores that Law 12C2 names by responsibility."""

    AVERAGE_PLUS = "average plus"
    """For a contestant in no way at fault: at least 60 % (12C2a)."""
    AVERAGE = "average"
    """For a contestant partly at fault: 50 %."""
    AVERAGE_MINUS = "average minus"
    """For a contestant directly at fault: at most 40 %."""

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Award.{self.name}"


@dataclass(frozen=True, slots=True)
class Points:
    """A score of the Law 77 table, seen from the side that gets it: positive is good for this side."""

    value: int


@dataclass(frozen=True, slots=True)
class Weighted:
    """An assigned adjusted score weighted between several results (Law 12C1c), seen from the side that gets it.

    Raises `DuplicadoError` when the weights are not positive or do not add up to one.
    """

    outcomes: tuple[tuple[Fraction, int], ...]
    """Weight and points of each result."""

    def __post_init__(self) -> None:
        """Check the weights."""
        if any(weight <= 0 for weight, _ in self.outcomes) or sum(weight for weight, _ in self.outcomes) != 1:
            raise DuplicadoError("the weights of a weighted score must be positive and add up to one")


@dataclass(frozen=True, slots=True)
class Artificial:
    """An artificial adjusted score: a share of the matchpoints that is not compared with any result (Laws 12C2, 88).

    Either an `award`, whose worth follows from the regulations and the contestant's other boards, or a fixed `share`.
    """

    award: Award | None = None
    share: Fraction | None = None
    """The part of the maximum, 0 to 1, when it is fixed."""

    def __post_init__(self) -> None:
        """Check that exactly one of the two is given."""
        if (self.award is None) == (self.share is None):
            raise DuplicadoError("an artificial score has an award or a fixed share, one of the two")


SideScore: TypeAlias = Points | Weighted | Artificial

defines("DEF:adjusted_score", Artificial)
