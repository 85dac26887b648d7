"""Time that does not go back: what is written down stands in its order, whatever becomes of the computer's clock."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from time import monotonic as _monotonic

__all__ = ["SteadyClock"]


def _now() -> datetime:
    return datetime.now(UTC)


class SteadyClock:
    """The time of the computer while that goes forward; where it is set back, what has passed since is counted on."""

    def __init__(self, *, wall: Callable[[], datetime] = _now, monotonic: Callable[[], float] = _monotonic) -> None:
        """Take the clocks to go by: one that can be set, and one that counts seconds and cannot."""
        self._wall = wall
        self._monotonic = monotonic
        self._at = wall()
        self._counted = monotonic()

    def __call__(self) -> datetime:
        """Return the time, never an earlier one than before."""
        counted = self._monotonic()
        due = self._at + timedelta(seconds=max(0.0, counted - self._counted))
        # A computer that slept did not count: its clock knows better when it is ahead.
        self._at, self._counted = max(due, self._wall()), counted
        return self._at

    def another(self) -> SteadyClock:
        """Return one that goes by the same clocks, and does not take from this one what time it is."""
        return SteadyClock(wall=self._wall, monotonic=self._monotonic)

    def not_before(self, time: datetime) -> None:
        """Begin no earlier than the last entry of a record, which may be of before the computer was started anew."""
        self._at = max(self._at, time)

    @property
    def behind(self) -> timedelta:
        """By how much the computer's clock is behind: it was set back, and is to be looked at."""
        return max(timedelta(0), self() - self._wall())
