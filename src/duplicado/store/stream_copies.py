"""Copies of what was played at tables: taken while it goes on, checked before they count, what is missing put back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from duplicado.store.backup import copied_whole
from duplicado.store.sqlite_files import copy_file
from duplicado.store.store_selection import is_database, open_streams, shown_place
from duplicado.store.stream_records import StreamStore
from duplicado.store.streams import SqliteStreams


@dataclass(frozen=True, slots=True)
class StreamsBack:
    """Outcome for the streams of a copy, put back or rehearsed."""

    missing: tuple[str, ...]
    """They were not here, and are again."""
    other: tuple[str, ...]
    """They are here with other entries, and stay so."""
    count: int
    """Entries of those that were missing."""


def backup_streams(place: str, to: Path) -> int:
    """Copy the streams of a place of `stream_places` into a file, check the copy, and return how many entries it has.

    An older copy of that name is replaced in the moment in which the new one is whole.

    Raises:
        StoreError: they cannot be copied there, or the copy does not verify. What was there before is there still.
    """

    def copied(part: Path) -> int:
        if is_database(place):
            with closing(open_streams(place)) as source, closing(SqliteStreams.open(part)) as copy:
                restored_streams(source, copy)
                copy.scrub()
        else:
            copy_file(Path(place), part)  # what is sealed stays so
        with closing(SqliteStreams.open(part)) as copy:
            count = copy.verify()
        with closing(sqlite3.connect(part)) as made:
            made.execute("PRAGMA journal_mode = DELETE")  # what stands in a log beside it would be left behind
        return count

    return copied_whole(shown_place(place), to, copied)


def restored_streams(copy: StreamStore, store: StreamStore, *, rehearse: bool = False) -> StreamsBack:
    """Put back the streams of a copy that are not in a store; those that are there stay as they are.

    Args:
        copy: has the streams.
        store: has those of a club.
        rehearse: nothing is done; it is told what would be.

    Raises:
        StoreError: the copy is damaged, or cannot be read without its key; what was put back stays.
    """
    here, missing, other, count = store.heads(), list[str](), list[str](), 0
    for name in sorted(copy.heads()):
        entries = copy.read(name)
        if name in here:
            chains = {each.chain for each in store.read(name)}
            other += [] if all(each.chain in chains for each in entries) else [name]
            continue
        if not rehearse:
            store.put_back(name, entries, copy.rewritings(name))
        missing.append(name)
        count += len(entries)
    return StreamsBack(tuple(missing), tuple(other), count)
