"""When something happened at a table, told by how far the board had come: no part of the core reads a clock."""

from __future__ import annotations

import enum
from dataclasses import dataclass

__all__ = ["Moment", "Phase"]


class Phase(enum.Enum):
    """Where the board stands; the value is the word of the casebook."""

    AUCTION = "auction"
    CLARIFICATION = "clarification"
    PLAY = "play"
    OVER = "over"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Moment:
    """How far the board had come."""

    phase: Phase
    turn: int = 0
    """In the auction how many turns had been used, in the play the number of the trick; 0 at other times."""
