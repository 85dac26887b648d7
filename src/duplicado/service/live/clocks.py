"""Time that does not go back: what is written down stands in its order, whatever becomes of the computer's clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

_JUMP: Final = timedelta(minutes=2)
"""A clock that goes forward by more than this beside what has passed was set; a network's puts it right by less."""
_TOLD_FOR: Final = 3600.0
"""For so many seconds it is told that the clock was set forward."""


def _counted() -> float:
    """Count seconds, those in which the computer slept too, where the system tells them."""
    boottime = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


def _now() -> datetime:
    return datetime.now(UTC)


class SteadyClock:
    """The time of the computer while that goes forward; where it is set back, what has passed since is counted on."""

    def __init__(self, *, wall: Callable[[], datetime] = _now, monotonic: Callable[[], float] = _counted) -> None:
        """Take the clocks to go by: one that can be set, and one that counts seconds and cannot."""
        self._wall = wall
        self._monotonic = monotonic
        self._at = wall()
        self._counted = monotonic()
        self._jump, self._jumped_at = timedelta(0), float("-inf")

    def __call__(self) -> datetime:
        """Return the time, never an earlier one than before."""
        counted = self._monotonic()
        due = self._at + timedelta(seconds=max(0.0, counted - self._counted))
        wall = self._wall()
        if wall - due > _JUMP:
            self._jump, self._jumped_at = wall - due, counted
        # A computer that slept may not have counted: its clock knows better when it is ahead.
        self._at, self._counted = max(due, wall), counted
        return self._at

    def another(self) -> SteadyClock:
        """Return one that goes by the same clocks, and does not take from this one what time it is."""
        return SteadyClock(wall=self._wall, monotonic=self._monotonic)

    def not_before(self, time: datetime) -> None:
        """Begin no earlier than the last entry of a record, which may be of before the computer was started anew."""
        self._at = max(self._at, time)

    @property
    def ahead(self) -> timedelta:
        """By how much the computer's clock was set forward within the last hour, or slept without counting."""
        self()
        return self._jump if self._counted - self._jumped_at < _TOLD_FOR else timedelta(0)

    @property
    def behind(self) -> timedelta:
        """By how much the computer's clock is behind: it was set back, and is to be looked at."""
        return max(timedelta(0), self() - self._wall())
