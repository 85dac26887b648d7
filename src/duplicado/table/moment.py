"""Moments of a board, by its progress; the core reads no clock."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.vocabulary.enumeration import Enumeration


class Phase(Enumeration):
    """Phase of a board; the value is the word of the casebook."""

    AUCTION = "auction"
    CLARIFICATION = "clarification"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Moment:
    """Point of time on a board."""

    phase: Phase
    turn: int = 0
    """In the auction how many turns had been used, in the play the number of the trick; 0 at other times."""
