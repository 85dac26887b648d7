"""Limits on failed attempts: their number, and the wait after them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from threading import Lock
from typing import Final

from duplicado.service.club.keys import stamp
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import FailureRow


@dataclass(frozen=True, slots=True)
class Limit:
    """After so many failures one waits, and after each further one twice as long."""

    tries: int
    wait: timedelta = timedelta(minutes=1)
    longest: timedelta = timedelta(hours=1)

    def pause(self, failures: int) -> timedelta:
        """Return how long is waited after so many failures."""
        if failures < self.tries:
            return timedelta(0)
        doubled: int = 1 << min(failures - self.tries, 20)
        return min(self.longest, self.wait * doubled)


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many failures are borne; each time that so long has passed, one of them is forgiven."""

    failures: int
    every: timedelta


_LOCKS: Final = 64
"""More than there are threads: names that share one wait for each other a little longer than they need."""


class Limits:
    """Counts failures in the club's store, so that a restart forgives nobody."""

    def __init__(self, store: ClubStore) -> None:
        """Take the store."""
        self._store = store
        self._locks: Final = tuple(Lock() for _ in range(_LOCKS))

    def one_at_a_time(self, name: str) -> Lock:
        """Return what is held from the look at `until` to the count of the failure.

        A secret takes a while to be compared: without it, those who try at the same time are all told that they may.
        """
        return self._locks[hash(name) % _LOCKS]

    def until(self, name: str, now: datetime) -> datetime | None:
        """Return until when nothing may be tried under a name; `None` where it may be tried now."""
        row = self._store.get(FailureRow, name)
        if row is None or row.until <= stamp(now):
            return None
        return datetime.fromisoformat(row.until)

    def failed(self, name: str, limit: Limit, now: datetime) -> None:
        """Count a failure."""
        with self._store.together():
            row = self._store.get(FailureRow, name)
            count = 1 + (row.count if row else 0)
            self._store.put(FailureRow(name, count, stamp(now + limit.pause(count))))

    def spent_until(self, name: str, allowance: Allowance, now: datetime) -> datetime | None:
        """Return until when an allowance is spent; `None` where there is something left of it."""
        row = self._store.get(FailureRow, name)
        if row is None:
            return None
        # What is kept is when the last failure will be forgiven.
        until = datetime.fromisoformat(row.until) - allowance.every * (allowance.failures - 1)
        return until if until > now else None

    def spend(self, name: str, allowance: Allowance, now: datetime) -> None:
        """Count a failure against an allowance."""
        with self._store.together():
            row = self._store.get(FailureRow, name)
            begun = now if row is None else max(now, datetime.fromisoformat(row.until))
            count = 1 + (row.count if row else 0)
            self._store.put(FailureRow(name, count, stamp(begun + allowance.every)))

    def succeeded(self, name: str) -> None:
        """Forget the failures under a name."""
        self._store.remove(FailureRow, name=name)
