"""Verdict on information, from the grounds that the program names."""

from __future__ import annotations

from duplicado.director.authorization import Told, grounds
from duplicado.director.state import DirectedTable
from duplicado.vocabulary.seats import Seat

__all__ = ["may_use"]


def may_use(state: DirectedTable, seat: Seat, told: Told) -> bool | None:
    """Tell whether the player may use that; `None` where there is no ground, or some for and some against.

    Then it matters what exactly he uses: the play of a card, or what its withdrawal had told.
    """
    ways = {ground.authorized for ground in grounds(state, seat, told)}
    return ways.pop() if len(ways) == 1 else None
