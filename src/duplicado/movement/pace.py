"""Pace of play: minutes for a board and between rounds."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Pace:
    """Pace of play: an assumption that the caller states."""

    minutes_per_board: Fraction = Fraction(7)
    minutes_per_round: Fraction = Fraction(1)
    """For changing tables, in addition."""

    def minutes(self, rounds: int, boards_per_round: int) -> Fraction:
        """Say how long so many rounds take."""
        return rounds * (boards_per_round * self.minutes_per_board + self.minutes_per_round)
