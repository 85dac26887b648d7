"""Score of one side on a board, kept for each side because the Laws let the two differ (12C, 15B, 82C, 86B)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from duplicado.law.clause import defines
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError, expect


@dataclass(frozen=True, slots=True)
class Points:
    """A score of the Law 77 table, seen from the side that gets it: positive is good for this side."""

    value: int

    def __post_init__(self) -> None:
        """Check the type, quickly: there are very many of them."""
        if type(self.value) is not int:
            expect(self.value, int, "value")


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


Compared: TypeAlias = Points | Weighted
"""Values that can be compared with other results."""


@dataclass(frozen=True, slots=True)
class SelfInflicted:
    """Score of a non-offending side that has in part inflicted the damage on itself (Law 12C1(e)(ii)), from its side.

    Each of the three results is scored as if it were the side's; the Law makes one figure of them. The other
    contestants of the direction compare with the score obtained at the table: for them nothing was adjusted.
    """

    expectation: Compared
    """Without the infraction."""
    after_infraction: Compared
    """After the infraction, without the side's own error or gamble."""
    table: Points
    """As it was obtained at the table."""


@dataclass(frozen=True, slots=True)
class Artificial:
    """An artificial adjusted score: a share of the matchpoints that is not compared with any result (Laws 12C2, 88).

    An `award`, whose worth follows from the regulations and the contestant's other boards, a fixed `share` or a fixed
    `amount`. Raises `DuplicadoError` unless it is exactly one of these.
    """

    award: Award | None = None
    share: Fraction | None = None
    """The part of the maximum, 0 to 1, when it is fixed."""
    board_was_played: bool = False
    """True where it replaces a result. A limit on averages plus in a session is for boards without one (12C2d)."""
    assigned: Fraction | None = None
    """Between teams, an assigned score in IMPs that the award is not to fall below: the better counts (86B2b)."""
    complement: bool = False
    """Between teams, whether it is the complement of what the opponents get (86B2b)."""
    amount: Fraction | None = None
    """So many matchpoints or IMPs, when the ruling or a regulation fixes that."""

    def __post_init__(self) -> None:
        """Check that exactly one of the three is given."""
        if [self.award, self.share, self.amount].count(None) != 2:
            raise DuplicadoError("an artificial score has an award, a fixed share or a fixed amount: one of these")


SideScore: TypeAlias = Points | Weighted | SelfInflicted | Artificial

defines("DEF:adjusted_score", Artificial)
