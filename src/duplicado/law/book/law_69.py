"""Laws 69B, 71 and 79: tricks corrected after play has ended."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.law.orders import TricksCorrected
from duplicado.law.requests import Order, Procedure
from duplicado.vocabulary import Side

__all__ = ["TricksToCorrect", "agreement_withdrawn", "concession_cancelled", "tricks_established"]


@dataclass(frozen=True, slots=True)
class TricksToCorrect:
    """Tricks as they stand, and those that are to go to the other side."""

    clause: str
    north_south: int
    east_west: int
    to: Side
    tricks: int


def _moved(facts: TricksToCorrect) -> Procedure:
    sign = 1 if facts.to is Side.NS else -1
    moved = TricksCorrected(facts.north_south + sign * facts.tricks, facts.east_west - sign * facts.tricks)
    yield Order((facts.clause,), (moved,))


@clause("69B", "69B1", "69B2")
def agreement_withdrawn(facts: TricksToCorrect) -> Procedure:
    """Give a side back what it had won, or would likely have won, although it agreed to the opponents' claim."""
    yield from _moved(facts)


@clause("71", "71A", "71B")
def concession_cancelled(facts: TricksToCorrect) -> Procedure:
    """Give a side back a trick that it conceded although it had won it, or could not lose it by any normal play."""
    yield from _moved(facts)


@clause("79B2")
def tricks_established(facts: TricksToCorrect) -> Procedure:
    """Order the number of tricks that the Director has established when the sides disagreed."""
    yield Order((facts.clause,), (TricksCorrected(facts.north_south, facts.east_west),))
