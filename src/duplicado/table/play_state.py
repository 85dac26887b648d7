"""The state of the play of a board."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.procedure import PlayPosition
from duplicado.vocabulary import Card, Contract, Seat

__all__ = ["PlayState"]


@dataclass(frozen=True, slots=True)
class PlayState:
    """The play from the Clarification Period on."""

    contract: Contract
    position: PlayPosition
    face_down: tuple[tuple[Seat, Card], ...] = ()
    """Opening leads that lie face down."""
    lead_is_faced: bool = False
    """Whether an opening lead has been faced: the play period has begun (Law 41C)."""

    @property
    def is_over(self) -> bool:
        """Whether all tricks are accounted for."""
        return self.lead_is_faced and self.position.is_over
