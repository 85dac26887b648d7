"""Many deals as arrays (NumPy, the extra `fast`): four 52-bit sets each, made into a `Deal` when one is asked for."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, overload

import numpy as np
import numpy.typing as npt

from duplicado.vocabulary.hands import FULL_PACK, Deal

CardSets = npt.NDArray[np.int64]
"""Hands as sets of `Card.bit`."""

_ITERATED: Final = 256  # deals made together while iterating


class DealArray(Sequence[Deal]):
    """An immutable sequence of deals, kept as arrays.

    Equality is identity, as for the arrays within; compare `to_list()`.
    """

    __slots__ = ("east", "north", "south", "west")

    north: CardSets
    east: CardSets
    south: CardSets
    west: CardSets

    def __init__(self, north: CardSets, east: CardSets, south: CardSets) -> None:
        """Take the hands of three seats, deal by deal; West has the other cards. Unchecked; the arrays are frozen."""
        self.north, self.east, self.south = north, east, south
        self.west = FULL_PACK ^ north ^ east ^ south
        for hands in (self.north, self.east, self.south, self.west):
            hands.flags.writeable = False

    def __len__(self) -> int:
        """Count the deals."""
        return len(self.north)

    @overload
    def __getitem__(self, index: int) -> Deal: ...
    @overload
    def __getitem__(self, index: slice) -> DealArray: ...
    def __getitem__(self, index: int | slice) -> Deal | DealArray:
        """Make one deal, or take part of the sequence without copying."""
        if isinstance(index, slice):
            return DealArray(self.north[index], self.east[index], self.south[index])
        return Deal.of_bits(
            int(self.north[index]), int(self.east[index]), int(self.south[index]), int(self.west[index])
        )

    def __iter__(self) -> Iterator[Deal]:
        """Make the deals one after another."""
        for start in range(0, len(self), _ITERATED):
            yield from self._made(slice(start, start + _ITERATED))

    def to_list(self) -> list[Deal]:
        """Make every deal.

        Python's cycle collector waits meanwhile: deals hold no cycles, and to look through them again and again
        while they are being made would take longer than to make them.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            return list(self._made(slice(None)))
        finally:
            if collecting:
                gc.enable()

    def _made(self, part: slice) -> Iterable[Deal]:
        columns = (hands[part].tolist() for hands in (self.north, self.east, self.south, self.west))
        return map(Deal.of_bits, *columns)
