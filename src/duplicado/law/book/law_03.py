"""Law 3: the arrangement of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from duplicado.law.clause import clause
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat

__all__ = ["seats_at_table"]

Place = TypeVar("Place")


@clause("3")
def seats_at_table(clockwise: Sequence[Place], north: Place) -> dict[Place, Seat]:
    """Name the places at a table: the Director says which is North, and the other directions follow.

    Args:
        clockwise: the four places, e.g. door, window, wall, bar, as they follow one another clockwise.
        north: the one that is North.

    >>> seats_at_table(["door", "window", "wall", "bar"], "window")
    {'door': Seat.W, 'window': Seat.N, 'wall': Seat.E, 'bar': Seat.S}

    Raises:
        DuplicadoError: there are not four different places, or North is none of them.
    """
    if len(clockwise) != 4 or len(set(clockwise)) != 4 or north not in clockwise:
        raise DuplicadoError("a table has four different places, and North is one of them")
    first = list(clockwise).index(north)
    return {place: Seat.N.after(i - first) for i, place in enumerate(clockwise)}
