"""Copies of what a club keeps beside its events and of what was played at tables: checked, then put back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from duplicado.store.backup import copied_whole, put_back
from duplicado.store.club import CLUB_FILE, ClubStore
from duplicado.store.club_rows import EVERY_KIND
from duplicado.store.folder_lock import held_for
from duplicado.store.port import BrokenChain, NotARecord
from duplicado.store.sqlite_files import application_of, copy_file, told
from duplicado.store.store_selection import is_database, open_streams, shown_place
from duplicado.store.stream_records import StreamStore
from duplicado.store.streams import SqliteStreams
from duplicado.store.transactions import SQLITE_FAULTS


def is_club_file(path: Path) -> bool:
    """Tell whether a file is that of a club; one that cannot be read is none."""
    return application_of(path) == CLUB_FILE.application


def verify_club(path: Path) -> int:
    """Read all that the file of a club keeps, and return how many rows that is.

    Raises:
        BrokenChain: it is damaged.
        StoreError: it cannot be read, or is something else.
    """
    if not is_club_file(path):
        raise NotARecord(f"{path} is not the file of a club: name another file").told_as("store-not-a-club", path)
    try:
        with closing(sqlite3.connect(path)) as connection:
            found = str(connection.execute("PRAGMA integrity_check").fetchone()[0])
    except SQLITE_FAULTS as error:
        raise told(path, error) from None
    if found != "ok":
        said = f"{path} is damaged: {found}; restore the last backup"
        raise BrokenChain(said).told_as("store-damaged", path, found)
    with ClubStore.open(str(path)) as store:
        return store.count()


def backup_club(path: Path, to: Path) -> int:
    """Copy the file of a club while it is served, check the copy, and return how many rows it has.

    An older copy of that name is replaced in the moment in which the new one is whole.

    Raises:
        StoreError: it cannot be copied there, or the copy is damaged. What was there before is there still.
    """

    def copied(part: Path) -> int:
        copy_file(path, part)
        return verify_club(part)

    return copied_whole(str(path), to, copied)


def copy_club(store: ClubStore, to: Path) -> int:
    """Copy what a club keeps in a database into the file of a club, check the copy, and return how many rows it has.

    An older copy of that name is replaced in the moment in which the new one is whole.

    Raises:
        StoreError: it cannot be read or copied there. What was there before is there still.
    """

    def copied(part: Path) -> int:
        with store.together():
            rows = [row for kind in EVERY_KIND for row in store.all(kind)]
        with ClubStore.open(str(part)) as copy, copy.together():
            for row in rows:
                copy.put(row)
        with closing(sqlite3.connect(part)) as made:
            made.execute("PRAGMA journal_mode = DELETE")  # what stands in a log beside it would be left behind
        return verify_club(part)

    return copied_whole(store.place, to, copied)


def restore_club(copy: Path, to: Path) -> int:
    """Put a copy in the place of the file of a club, and return how many rows it has.

    A file that is there is kept under its name with `.former` added.

    Raises:
        StoreError: the copy is not whole, or it cannot be put there; nothing was changed.
    """
    with held_for(to.absolute().parent, "restore"):
        count = verify_club(copy)
        put_back(to, lambda part: copy_file(copy, part))
    return count


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
