"""Law 33: simultaneous calls (and Law 58A, on simultaneous plays, which says the same)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from duplicado.law.clause import clause
from duplicado.vocabulary.seats import Seat

_Deed = TypeVar("_Deed")


@clause("33")
def in_order(deeds: Sequence[tuple[Seat, _Deed]], due: Callable[[Seat, _Deed], bool]) -> tuple[tuple[Seat, _Deed], ...]:
    """Put what was done at the same moment into the order in which it counts: first that of the player in turn.

    The others are deemed to follow, in the order in which they were told.
    """
    first = tuple(deed for deed in deeds if due(*deed))
    return (*first, *(deed for deed in deeds if deed not in first))
