"""The port to a double-dummy solver: what the Laws' own code may ask of one without knowing any."""

from __future__ import annotations

from typing import Protocol

from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Side


class DoubleDummy(Protocol):
    """Says what both sides can achieve when everybody sees all the cards.

    The implementations are in `duplicado.analysis`; whoever needs one is handed it.
    """

    def tricks(self, position: PlayPosition, side: Side) -> int:
        """Count the tricks that `side` wins from here on with best play, the trick in progress included.

        Tricks already won (`PlayPosition.won`) are not counted. Raises `DuplicadoError` when a hand is unknown or
        the hands do not fit the trick in progress.
        """
        ...

    def cards(self, position: PlayPosition) -> tuple[tuple[Card, int], ...]:
        """Say of each card that may now be played how many tricks the side in turn wins from here on if it is.

        In the order of the hand: spades first, high to low. Raises as `tricks` does.
        """
        ...
