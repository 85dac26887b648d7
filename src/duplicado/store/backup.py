"""Copies of a record: taken while it is written, checked before they count, and put back."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from duplicado.store.folder_lock import held_for
from duplicado.store.port import BrokenChain, EntryStore, NewEntry, NotARecord, StoreError, StoreUnavailable
from duplicado.store.sqlite import SqliteStore
from duplicado.store.vault import Vault, of_file

PART: Final = ".part"
"""Added to the name of a copy that is not whole yet: half a copy never has the name of a whole one."""
_FORMER: Final = ".former"
"""Added to the name of a file in whose place a backup was put."""
_AT_ONCE: Final = 2_000


def backup(store: EntryStore, to: Path, *, at: datetime) -> int:
    """Copy a record into a file, check the copy, and note in the record how far it went; return how many entries.

    An older copy of that name is replaced in the moment in which the new one is whole.

    Raises:
        StoreError: it cannot be copied there, or the copy does not verify. What was there before is there still.
    """

    def copied(part: Path) -> int:
        if isinstance(store, SqliteStore):
            store.copy_to(part)
        else:
            _written(store, part)
        with SqliteStore.open(part, vault=store.vault if isinstance(store, SqliteStore) else None) as copy:
            return copy.verify()

    count = copied_whole(store.place, to, copied)
    store.note("backup", at.isoformat(timespec="seconds"))
    return count


def copied_whole(place: str, to: Path, copied: Callable[[Path], int]) -> int:
    """Put a copy into its place in the moment in which it is whole; return what was counted in it.

    Args:
        place: what is copied, as messages name it.
        to: where the copy goes; an older one of that name is replaced.
        copied: makes the copy where it is told to, checks it, and counts.

    Raises:
        StoreError: it cannot be copied there, or the copy does not verify. What was there before is there still.
    """
    with _put_whole_into(to) as part:
        try:
            return copied(part)
        except (BrokenChain, NotARecord) as error:
            why = f"{place} is damaged, and no backup was made of it: restore an earlier one ({error})"
            raise BrokenChain(why).told_as("store-not-copied", place, error) from None


@contextmanager
def _put_whole_into(to: Path) -> Generator[Path]:
    """Have a file written beside a place, for nobody but its owner, and put there when the block has ended.

    Raises:
        StoreUnavailable: it cannot be written there.
    """
    part = to.with_name(to.name + PART)
    try:
        remove_file(part)
        yield part
        with suppress(OSError):  # not every disk has permissions
            part.chmod(0o600)
        put_whole(part, to)
    except OSError as error:
        told = f"{to} cannot be written: {error.strerror}; choose another place"
        raise StoreUnavailable(told).told_as("store-not-written", to, error.strerror) from None
    finally:
        with suppress(OSError):
            remove_file(part)


def restore(copy: Path, to: Path, *, replace: bool = False) -> int:
    """Put a backup in the place of a file that is lost or broken; return how many entries it has.

    A file that is there is kept under its name with `.former` added.

    Args:
        copy: the backup.
        to: the file.
        replace: whether a file that is there may be replaced by a backup that has not all of its entries.

    Raises:
        BrokenChain: the backup is not whole; nothing was changed.
        FolderHeld: its folder is served.
        StoreUnavailable: the file is there, and has entries that the backup has not; or it cannot be written.
    """
    with held_for(to.absolute().parent, "restore"), SqliteStore.open(copy, vault=_vault_of(copy, to)) as store:
        count = store.verify()
        if to.exists() and not replace:
            _compare(store, to)
        put_back(to, store.copy_to)
    return count


def _vault_of(copy: Path, to: Path) -> Vault:
    """Return what opens a copy: the vault of the place where it lies, or of the one where it goes."""
    there = of_file(to)
    return there if there.has_key else of_file(copy)


def put_back(to: Path, write: Callable[[Path], object]) -> None:
    """Put a file in the place of another, which is kept under its name with `.former` added.

    Args:
        to: the place.
        write: writes the new file; called with a place beside it.

    Raises:
        StoreUnavailable: it cannot be written; nothing was changed.
    """
    with _put_whole_into(to) as part:
        write(part)
        if to.exists():
            set_aside(to)


def _compare(store: SqliteStore, to: Path) -> None:
    """Raise if a file has something that the backup has not."""
    try:
        with SqliteStore.open(to) as there:
            entries = {entry.chain for entry in store.read()}
            more = sum(entry.chain not in entries for entry in there.read())
    except StoreError:
        return  # it is broken, which is why it is to be replaced
    if more:
        told = (
            f"{to} has {more} entries that the backup has not: say --replace if they are to be given up, or name "
            "another file"
        )
        raise StoreUnavailable(told).told_as("store-has-more", to, more)


def _written(store: EntryStore, to: Path) -> None:
    with SqliteStore.create(to) as copy:
        copy_entries(store, copy)


def copy_entries(store: EntryStore, copy: EntryStore) -> None:
    """Append all entries of a record to an empty one, wherever that is kept, with what was written anew in it.

    Raises:
        BrokenChain: an entry of the record is not what was appended there.
        StoreError: the record cannot be read, or the copy cannot be written.
    """
    copy.take_over(store.rewritings())
    entries = [NewEntry(entry.id, entry.text, entry.veiled) for entry in store.read()]
    for first in range(0, len(entries), _AT_ONCE):
        copy.append(entries[first : first + _AT_ONCE])
    for original, ours in zip(store.read(), copy.read(), strict=False):
        if original.chain != ours.chain:
            told = f"entry {original.number} is not what was appended there"
            raise BrokenChain(told).told_as("store-entry-altered", copy.place, original.number)


def put_whole(part: Path, to: Path) -> None:
    """Give a whole copy its name, and have that on the disk."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    # What another copy of that name left beside itself would be taken for this one's.
    for each in ("-wal", "-shm"):
        remove_file(to.with_name(to.name + each))
    part.replace(to)
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(to.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def set_aside(to: Path) -> Path:
    """Give a file that is to be replaced the name under which it is kept, and return that: one that is free."""
    former = former_name(to)
    for each in ("", "-wal", "-shm"):
        there = to.with_name(to.name + each)
        if there.exists():
            there.replace(former.with_name(former.name + each))
    return former


def former_name(to: Path) -> Path:
    """Return the name under which a file is kept that is to be replaced now: what was kept before stays."""
    former, count = to.with_name(to.name + _FORMER), 1
    while former.exists():
        count += 1
        former = to.with_name(f"{to.name}{_FORMER}-{count}")
    return former


def remove_file(part: Path) -> None:
    """Take a file of SQLite away, with what stands beside it."""
    for each in ("", "-wal", "-shm"):
        part.with_name(part.name + each).unlink(missing_ok=True)
