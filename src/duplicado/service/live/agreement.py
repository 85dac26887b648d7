"""Agreement to a result: who stands behind what counts at a place (Law 79A)."""

from __future__ import annotations

from duplicado.event.record.state import Cell, has_the_score
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Side


class BehindResult(Enumeration):
    """State of the agreement to a result; the value is its name in messages."""

    BOTH = "both"
    """Both sides entered it or agreed to it."""
    NORTH_SOUTH = "ns"
    EAST_WEST = "ew"
    OFFICE = "office"
    """The scorer or the Director entered it, and not both sides have agreed."""


def behind_result(cell: Cell) -> BehindResult | None:
    """Tell who stands behind the result of a place; `None` where there is none, or two contradict one another."""
    result = cell.result
    if result is None:
        return None
    same = {id_ for id_, each in cell.stated.items() if has_the_score(result.result, each.result)}
    sides = {side for id_, side in cell.agreed if id_ in same} | {cell.stated[id_].result.side for id_ in same}
    if {Side.NS, Side.EW} <= sides:
        return BehindResult.BOTH
    if None in sides:
        return BehindResult.OFFICE
    return BehindResult.NORTH_SOUTH if Side.NS in sides else BehindResult.EAST_WEST
