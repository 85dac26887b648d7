"""Copies of what a club keeps beside its events: taken while it is served, checked before they count, put back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from duplicado.store.backup import copied_whole, put_back
from duplicado.store.club import CLUB_FILE, ClubStore
from duplicado.store.club_rows import EVERY_KIND
from duplicado.store.folder_lock import held_for
from duplicado.store.port import BrokenChain, NotARecord
from duplicado.store.sqlite_files import application_of, copy_file, told
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
