"""Statement of a claim about the play of the remaining tricks (Law 68C), as data."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit


@dataclass(frozen=True, slots=True)
class ClaimStatement:
    """The line of play that claimer has stated; what is empty has not been stated."""

    draws_trumps: bool = False
    order: tuple[Card | Suit, ...] = ()
    """Cards in the order in which they will be played; a suit stands for its next card from the top."""
    finesse: Seat | None = None
    """The opponent who is to be finessed."""
    ruffs: tuple[Suit, ...] = ()
    """Suits whose losers will be ruffed."""
    rest_high: bool = False
    """The cards not mentioned are said to be high."""
