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

    def __init__(self, number: int, remedies: tuple[Remedy, ...]) -> None:
        """Say which round it is, and what would make it possible.

        Args:
            number: the round.
            remedies: each of them suffices by itself; empty when only several together do.
        """
        self.number = number
        self.remedies = remedies
        together = (Remedy.ALLOW_REMATCHES, Remedy.LIFT_SEPARATION, Remedy.SECOND_BYE)
        one = " or ".join(each.value for each in remedies)
        many = " and ".join(each.value for each in together)
        super().__init__(
            f"round {number} cannot be paired under these conditions; {one or many} would make it possible"
        )
