"""A program that begins servers of a club, each in a process of its own and at once: what they need is loaded already.

Run with the club's folder, or the address of its database, and a port. At each line that it reads it begins a server
and writes the number of its process; the servers are whoever's it tells, to be killed. With `accidents` as a third word
their disk is full now and then, for moments, and their clock is set forward and back.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

from duplicado.service.club.club import ClubHouse
from duplicado.service.live.clocks import SteadyClock
from duplicado.store.port import NewEntry, StoredEntry
from duplicado.store.postgres_streams import PostgresStreams
from duplicado.store.sqlite import SqliteStore
from duplicado.store.store_selection import FolderShelf
from duplicado.store.streams import SqliteStreams
from duplicado.web.club.app import club_site
from duplicado.web.server import listen, serve

LONGEST_WAIT = 0.05
"""Seconds."""


class SlowDisk(SqliteStore):
    """A disk that takes its time before and after it writes: so that a server is killed then too."""

    def append(self, entries: Sequence[NewEntry], *, based_on: int | None = None) -> tuple[StoredEntry, ...]:
        """Append entries, see `EntryStore.append`."""
        time.sleep(random.uniform(0, LONGEST_WAIT))
        stored = super().append(entries, based_on=based_on)
        time.sleep(random.uniform(0, LONGEST_WAIT))
        return stored


def slowly(append: Callable[..., object]) -> Callable[..., object]:
    """Have streams written by such a disk, too."""

    def appended(*streams_and_batch: object) -> object:
        time.sleep(random.uniform(0, LONGEST_WAIT))
        stored = append(*streams_and_batch)
        time.sleep(random.uniform(0, LONGEST_WAIT))
        return stored

    return appended


def opened(folder: FolderShelf, name: str) -> SlowDisk:
    """Open a record, see `Shelf.open`."""
    return SlowDisk.open(folder.path(name))


class Clock:
    """A clock of a computer that somebody sets."""

    set_by = timedelta(0)

    def __call__(self) -> datetime:
        """Return what it shows."""
        return datetime.now(UTC) + self.set_by


def have_accidents(clock: Clock) -> None:
    """Have no file grow beyond a few pages for moments, and set the clock."""
    whole = resource.getrlimit(resource.RLIMIT_FSIZE)
    while True:
        time.sleep(random.uniform(0, 2 * LONGEST_WAIT))
        clock.set_by = timedelta(hours=random.uniform(-2, 2))
        resource.setrlimit(resource.RLIMIT_FSIZE, (random.randrange(10_000), whole[1]))
        time.sleep(random.uniform(0, LONGEST_WAIT))
        resource.setrlimit(resource.RLIMIT_FSIZE, whole)


def main() -> None:
    """Begin a server at each line."""
    FolderShelf.open = opened  # type: ignore[assignment, method-assign]  # wherever a record is opened
    for kind in (SqliteStreams, PostgresStreams):
        kind.append_many = slowly(kind.append_many)  # type: ignore[assignment, method-assign]  # as above
    folder, port = sys.argv[1], int(sys.argv[2])
    clock = Clock()
    kept = SteadyClock.__init__.__kwdefaults__
    assert kept is not None
    kept["wall"] = clock
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them

    def ready(_: ClubHouse) -> None:
        if "accidents" in sys.argv[3:]:
            threading.Thread(target=have_accidents, args=(clock,), daemon=True).start()

    app = club_site(folder, ready=ready)
    print("ready", flush=True)  # noqa: T201 - what is told
    for _ in sys.stdin:
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            random.seed(os.getpid())
            with listen("127.0.0.1", port) as listening:
                serve(app, listening)
            os._exit(0)
        print(process, flush=True)  # noqa: T201 - as above


if __name__ == "__main__":
    main()
