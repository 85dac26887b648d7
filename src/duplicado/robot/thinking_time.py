"""Thinking time of a robot that samples: how long it looks at further deals before it acts on those that it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

_Deal = TypeVar("_Deal")
_AT_ONCE: Final = 2
"""Deals that are looked at before the clock is."""


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """Time for looking at deals.

    Where there is enough of it, the clock changes nothing of what a robot does; on a busy machine it looks at fewer
    deals, and at some in any case.
    """

    clock: Callable[[], float] | None = None
    """Tells seconds that pass; `None`: there is always time."""
    seconds: float = 0.0
    """For one decision."""

    def parcels(self, deals: Sequence[_Deal]) -> Iterator[Sequence[_Deal]]:
        """Yield the deals in parcels, the first in any case and others as long as there is time."""
        if self.clock is None:
            if deals:
                yield deals
            return
        began = self.clock()
        for place in range(0, len(deals), _AT_ONCE):
            if place and self.clock() - began >= self.seconds:
                return
            yield deals[place : place + _AT_ONCE]


UNHURRIED: Final = ThinkingTime()
"""All deals are looked at, however long it takes."""
