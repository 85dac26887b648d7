"""Errors of a pairing, each with the changes that would make it possible."""

from __future__ import annotations

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError


class PairingError(DuplicadoError, ValueError):
    """The data from which a round was to be paired contradict one another."""


class Remedy(Enumeration):
    """Change that makes an impossible round possible; the value is its name in reports."""

    EXACT_METHOD = "exact-method"
    """Another method of pairing finds a round without a rematch."""
    ALLOW_REMATCHES = "allow-rematches"
    """Contestants may meet again, as in a Danish round."""
    LIFT_SEPARATION = "lift-separation"
    """Contestants who were to be kept apart may meet."""
    SECOND_BYE = "second-bye"
    """Somebody has a second bye or plays a second three-way match."""
    BYE = "bye"
    """The odd one has a bye instead of a three-way match."""


class ImpossibleRound(PairingError):
    """There is no round under these conditions."""

    def __init__(self, number: int, ways: tuple[tuple[Remedy, ...], ...]) -> None:
        """Say which round it is, and what would make it possible.

        Args:
            number: the round.
            ways: the remedies of each suffice together; there is no way with fewer of them.
        """
        self.number = number
        self.ways = ways
        told = " or ".join(" and ".join(each.value for each in way) for way in ways)
        super().__init__(f"round {number} cannot be paired under these conditions; {told} would make it possible")
