"""Limits on what devices and addresses may do: how often they ask, how often an attempt fails, and the wait."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import IPv6Network, ip_address
from threading import Lock
from typing import Final

from duplicado.service.club.keys import stamp
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import FailureRow

_LONGEST: Final = timedelta(hours=1)
_AHEAD: Final = timedelta(minutes=5)
"""More than lies between the looks at the clock of two who try at the same time."""


_HOUSEHOLD: Final = 64
"""Bits of an address of IPv6 that a household is given; whoever has them takes any address below them at any time."""


def origin_of(address: str) -> str:
    """Return the origin under which attempts from an address are counted.

    Of IPv6 that is the network of a household, with its length; IPv4 written as IPv6 is IPv4.
    What is no address, as the name of a test's client, is an origin by itself.
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    mapped = found.ipv4_mapped
    return str(IPv6Network((found, _HOUSEHOLD), strict=False) if mapped is None else mapped)


@dataclass(frozen=True, slots=True)
class Limit:
    """After so many failures one waits, and after each further one twice as long."""

    tries: int
    wait: timedelta = timedelta(minutes=1)
    longest: timedelta = _LONGEST

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

    @property
    def longest(self) -> timedelta:
        """Time after which all failures are forgiven at the latest."""
        return self.failures * self.every


_LOCKS: Final = 64
"""More than there are threads: names that share one wait for each other a little longer than they need."""


class Limits:
    """Counts failures in the club's store, so that a restart forgives nobody.

    What is kept from a time to come, since the clock was ahead when it was counted, is forgiven: nobody waits for that.
    """

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
        until = self._kept_until(name, now, _LONGEST)
        return until if until is not None and until > now else None

    def _kept_until(self, name: str, now: datetime, longest: timedelta) -> datetime | None:
        """Return the time that is kept under a name; `None` where there is none, or none that is counted."""
        row = self._store.get(FailureRow, name)
        until = None if row is None else datetime.fromisoformat(row.until)
        return None if until is None or until > now + longest + _AHEAD else until

    def failed(self, name: str, limit: Limit, now: datetime) -> None:
        """Count a failure."""
        with self._store.together():
            row = self._store.get(FailureRow, name)
            count = 1 + (row.count if row else 0)
            self._store.put(FailureRow(name, count, stamp(now + limit.pause(count))))

    def spent_until(self, name: str, allowance: Allowance, now: datetime) -> datetime | None:
        """Return until when an allowance is spent; `None` where there is something left of it."""
        kept = self._kept_until(name, now, allowance.longest)
        if kept is None:
            return None
        # What is kept is when the last failure will be forgiven.
        until = kept - allowance.every * (allowance.failures - 1)
        return until if until > now else None

    def spend(self, name: str, allowance: Allowance, now: datetime) -> datetime | None:
        """Count a try against an allowance before it is made; where nothing is left of it, return until when.

        Those who try at the same time are all counted before any of them is compared: what was right is given back.
        """
        with self._store.together():
            until = self.spent_until(name, allowance, now)
            if until is None:
                row, kept = self._store.get(FailureRow, name), self._kept_until(name, now, allowance.longest)
                begun = now if kept is None else max(now, kept)
                count = 1 + (row.count if row else 0)
                self._store.put(FailureRow(name, count, stamp(begun + allowance.every)))
        return until

    def give_back(self, name: str, allowance: Allowance) -> None:
        """Take back the count of a try that was no failure."""
        with self._store.together():
            row = self._store.get(FailureRow, name)
            if row is not None:
                forgiven = datetime.fromisoformat(row.until) - allowance.every
                self._store.put(FailureRow(name, row.count - 1, stamp(forgiven)))

    def forget(self, name: str) -> None:
        """Forget the failures under a name, and those of each who failed under it: further words follow it then."""
        with self._store.together():
            for row in self._store.all(FailureRow):
                if f"{row.name} ".startswith(f"{name} "):
                    self.succeeded(row.name)

    def succeeded(self, name: str) -> None:
        """Forget the failures under a name."""
        self._store.remove(FailureRow, name=name)


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    at_once: int
    a_second: float


BY_DEVICE: Final = Rate(120, 4.0)
"""A phone that was without a line sends all that it has saved: an evening is a hundred results at most."""
BY_TABLE: Final = Rate(400, 12.0)
AT_LOGIN: Final = Rate(600, 10.0)
"""For one address: a room of phones has one, and each asks a few times until it is in."""
NEW_TABLES: Final = Rate(30, 0.1)
"""Electronic tables that one address opens: a class that sits down together, and then one each ten seconds. At each
the robots think, and whoever opened hundreds would have the server do nothing else."""
NEW_VISITORS: Final = Rate(20, 1 / 60)
"""Visitors who come to partner desks from one address: a household, and nobody who fills the desk by himself."""
REFUSED: Final = Rate(60, 1 / 60)
"""Refusals of one device or address that are written down: nobody fills the audit by asking in vain."""
SAME_REFUSAL: Final = Rate(1, 1 / 600)
_MOST: Final = 20_000


class Rates:
    """Rates of recent requests, in memory: who asks less often than his rate is never kept waiting."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Take a clock that never goes back, in seconds."""
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, rate: Rate) -> bool:
        """Tell whether something may be asked for under a name now, and count it."""
        now = self._clock()
        left, since = self._left.pop(name, (float(rate.at_once), now))
        left = min(float(rate.at_once), left + (now - since) * rate.a_second)
        may = left >= 1
        self._left[name] = (left - 1 if may else left, now)
        if len(self._left) > _MOST:
            self._left.popitem(last=False)
        return may
