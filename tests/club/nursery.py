"""A program that begins servers of a club, each in a process of its own and at once: what they need is loaded already.

Run with the club's folder and a port. At each line that it reads it begins a server and writes the number of its
process; the servers are whoever's it tells, to be killed.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Sequence

from duplicado.store.port import NewEntry, StoredEntry
from duplicado.store.sqlite import SqliteStore
from duplicado.store.store_selection import FolderShelf
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


def opened(folder: FolderShelf, name: str) -> SlowDisk:
    """Open a record, see `Shelf.open`."""
    return SlowDisk.open(folder.path(name))


def main() -> None:
    """Begin a server at each line."""
    FolderShelf.open = opened  # type: ignore[assignment, method-assign]  # wherever a record is opened
    folder, port = sys.argv[1], int(sys.argv[2])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    app = club_site(folder)
    print("ready", flush=True)  # noqa: T201 - what is told
    for _ in sys.stdin:
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            with listen("127.0.0.1", port) as listening:
                serve(app, listening)
            os._exit(0)
        print(process, flush=True)  # noqa: T201 - as above


if __name__ == "__main__":
    main()
