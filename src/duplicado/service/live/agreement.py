"""Agreement to a result: who stands behind what counts at a place (Law 79A)."""

from __future__ import annotations

from duplicado.event.record.state import Cell, StatedResult, has_the_score
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


def sides_behind(cell: Cell, stated: StatedResult) -> frozenset[Side | None]:
    """Return the sides that entered the score of a statement or agreed to it; `None` among them is the office."""
    same = {id_ for id_, each in cell.stated.items() if has_the_score(stated.result, each.result)}
    agreed = {side for id_, side in cell.agreed if id_ in same}
    return frozenset(agreed | {cell.stated[id_].result.side for id_ in same})


def behind_result(cell: Cell) -> BehindResult | None:
    """Tell who stands behind the result of a place; `None` where there is none, or two contradict one another."""
    result = cell.result
    if result is None:
        return None
    sides = sides_behind(cell, result)
    if {Side.NS, Side.EW} <= sides:
        return BehindResult.BOTH
    if None in sides:
        return BehindResult.OFFICE
    return BehindResult.NORTH_SOUTH if Side.NS in sides else BehindResult.EAST_WEST
