"""Changes to a movement in play: arrivals, departures, tables, rounds, boards, minutes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from duplicado.movement.model import MovementError
from duplicado.movement.pace import Pace


@dataclass(frozen=True, slots=True)
class PairsArrive:
    """Pairs come late; they get the next free numbers. Two of them are a new table, if the movement has room for it.

    In a movement of teams or of single players it is these who come.
    """

    count: int = 1


@dataclass(frozen=True, slots=True)
class PairsLeave:
    """Pairs, or teams or players, go home; nobody else changes his number."""

    pairs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableCloses:
    """A table can no longer be used, and no other is put in its place."""

    table: int


@dataclass(frozen=True, slots=True)
class TableOpens:
    """A further table can be used, so that pairs who sit out at the same time may play there."""


@dataclass(frozen=True, slots=True)
class NumberOfRounds:
    """The movement shall have so many rounds, the played ones included: fewer or more than announced."""

    rounds: int


@dataclass(frozen=True, slots=True)
class FewerBoards:
    """The last boards of each set are left out in the next rounds."""

    boards_each: int
    """Boards in a set until now."""
    boards_left: int
    """Boards of each set that are still played."""
    rounds: int | None = None
    """In how many rounds; `None`: in all that are left."""


@dataclass(frozen=True, slots=True)
class MinutesLost:
    """Play is late by so many minutes, and shall end when it was announced to end."""

    minutes: int
    boards_each: int
    """Boards in a set."""
    pace: Pace = field(default_factory=Pace)

    def rounds_in_time(self, left: int, boards: int) -> int:
        """Return how many of the rounds that are left end in time, with so many boards in each.

        Raises:
            MovementError: no time was lost.
        """
        if self.minutes < 1 or self.boards_each < 1:
            raise MovementError(f"{self.minutes} minutes lost with {self.boards_each} boards in a set is no change")
        time = self.pace.minutes(left, boards) - self.minutes
        return max(int(time // self.pace.minutes(1, boards)), 0)


def require_other_length(rounds: int, announced: int, first: int) -> None:
    """Refuse so many rounds where so many were announced, or more have been played before the first that is changed.

    Raises:
        MovementError: they are refused.
    """
    if rounds == announced or rounds < max(first - 1, 1):
        raise MovementError(f"the movement has {announced} rounds, {first - 1} are played: it cannot have {rounds}")


Change: TypeAlias = PairsArrive | PairsLeave | TableCloses | TableOpens | NumberOfRounds | FewerBoards | MinutesLost
