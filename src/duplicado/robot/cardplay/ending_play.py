"""Our own solver of endings, asked for many positions one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.analysis.ending import EndingSolver
from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import Card


class EndingPlay:
    """The port of `sampled_play.CardSolver`, where the double-dummy library is not installed."""

    def __init__(self) -> None:
        """Take the solver."""
        self._solver = EndingSolver()

    def cards_of_many(self, positions: Sequence[PlayPosition]) -> tuple[tuple[tuple[Card, int], ...], ...]:
        """Say of each card that may be played how many tricks the side in turn wins from each position on.

        Raises:
            PositionError: a position is irregular, or has more cards than the solver takes.
        """
        return tuple(self._solver.cards(position) for position in positions)
