"""Backup of a whole club as one file, and what of it is missing here put back while the club is served.

In the file are the copies that `duplicado club backup` makes. Nothing that is here is replaced or taken away: an event
that is not here comes back under its name, one that differs beside it, under a name of its own.
"""

from __future__ import annotations

import lzma
import os
import tempfile
import zipfile
import zlib
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import astuple, dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from typing import IO, Any, Final, cast

from duplicado.service.club.event_terms import name_for
from duplicado.service.club.folder_layout import CLUB_FILE_NAME, club_setting
from duplicado.service.club.member_list import fitting
from duplicado.service.club.offline_administration import Copied, backroom
from duplicado.service.club.rights import brought_back
from duplicado.service.club.templates import is_template
from duplicado.service.live.roles import Access, AccessError, Role
from duplicado.store.backup import copy_entries, put_back
from duplicado.store.club import ClubStore
from duplicado.store.club_copies import restored_streams, verify_club
from duplicado.store.club_rows import AccessRow, ClubRow, MemberRow, PersonRow, SettingRow, TemplateRow
from duplicado.store.folder_lock import held_for
from duplicado.store.port import EntryStore, StoreError, StoreUnavailable
from duplicado.store.sqlite import SqliteStore
from duplicado.store.store_selection import (
    FolderShelf,
    Shelf,
    is_database,
    is_device_name,
    is_streams_name,
    open_streams,
    shelf_at,
    stream_places,
    streams_place,
)
from duplicado.store.streams import SqliteStreams
from duplicado.store.vault import drawn_in, of_database, of_file
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError

_COPY: Final = ".backup"
_CLUB: Final = f"{CLUB_FILE_NAME}{_COPY}"
_MOST_FILES: Final = 5_000
_LARGEST: Final = 2_000_000_000
"""Bytes of all files when they are unpacked."""
_COMES_BACK: Final[tuple[type[ClubRow], ...]] = (PersonRow, MemberRow, TemplateRow, SettingRow)
_AT_ONCE: Final = 1_000_000
_LONGEST_SETTING: Final = 1_000_000
"""Characters; the logo, the longest there is, has 270,000."""
_SETTINGS: Final = ("page.", "keep.")
"""Beginnings of the settings that come back; the others are secrets of a club or of one of its evenings."""


class BadBackup(DuplicadoError):
    """A file that is no backup of a club."""


class Back(Enumeration):
    """Outcome for an event of a backup; the value ends the message that says it."""

    MISSING = "missing"
    """It was not here, and is again."""
    HERE = "here"
    """It is here, with every entry of the copy: nothing was done."""
    BESIDE = "beside"
    """It is here with other entries: the copy came beside it."""
    APART = "apart"
    """Of what was played at tables: some have other entries here, and stay as they are; the others came back."""
    BROKEN = "broken"
    """The copy cannot be read, or not be put here."""


@dataclass(frozen=True, slots=True)
class CameBack:
    """An event of a backup, or what was played at tables."""

    name: str
    what: Back
    now: str = ""
    """Under which name it is here; the names of tables that are here with other entries."""
    count: int = 0
    """Entries."""
    error: StoreError | None = None


@dataclass(frozen=True, slots=True)
class RestoredClub:
    """Outcome of restoring a backup, done or rehearsed."""

    events: tuple[CameBack, ...]
    rows: int
    """Persons, members, templates and settings that were not here."""


def backed_up_club(setting: str, by: str, to: Path, folder: Path) -> tuple[Copied, ...]:
    """Write copies of a club and of its events into one file, and tell what was copied, or could not be.

    Args:
        setting: the club's folder, or the address of its database.
        by: who does it.
        to: the file, a ZIP.
        folder: where copies are made that are taken away again.

    Raises:
        StoreError: the club cannot be opened, or nothing can be written there.
    """
    with backroom(setting, by) as club:
        done = tuple(club.backed_up(folder))
    with open(to, "wb", opener=_for_its_owner) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for each in done:
            if each.error is None:
                packed.write(each.place, Path(each.place).name)
                Path(each.place).unlink()
    return done


def _for_its_owner(path: str, flags: int) -> int:
    """Open a file for nobody but its owner: names and connections of people are in it."""
    with suppress(OSError):  # not every disk has permissions
        Path(path).chmod(0o600)
    return os.open(path, flags, 0o600)


def restored_into(file: IO[bytes], setting: str) -> RestoredClub:
    """Put back what a backup has and the club of a setting has not; where there is no club it is made.

    Args:
        file: what `backed_up_club` wrote, of a club in a folder or in a database.
        setting: a folder, which nobody serves, or the address of a database.

    Raises:
        BadBackup: it is no backup.
        StoreError: the club's own copy in it is damaged, or nothing can be written.
    """
    folder = None if is_database(setting) else Path(setting)
    if folder is not None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        drawn_in(folder)
    held = nullcontext() if folder is None else held_for(folder, "restore")
    kept = closing(ClubStore.open(club_setting(setting)))
    with held, tempfile.TemporaryDirectory(prefix="duplicado-") as unpacked, kept as store:
        return restored_club(file, store, setting, Path(unpacked), by=Role.ORGANIZER)


def restored_club(
    file: IO[bytes],
    store: ClubStore,
    setting: str,
    folder: Path,
    *,
    by: Role,
    rows: bool = True,
    rehearse: bool = False,
) -> RestoredClub:
    """Put back what a backup has and a club has not. It takes its time: it is for a thread.

    Args:
        file: what `backed_up_club` wrote, or the copy of one event.
        store: the club's own file.
        setting: where the club is kept: its folder, or the address of its database.
        folder: where the copies are unpacked that are taken away again.
        by: the role of who puts it back: nobody gives himself rights by a copy.
        rows: whether persons, members, templates and settings come back too.
        rehearse: nothing is done; it is told what would be.

    Raises:
        BadBackup: it is no backup.
        StoreError: the club's own copy in it is damaged, or nothing can be written.
    """
    copies, shelf = dict(_unpacked(file, folder)), shelf_at(setting)
    kept = copies.pop(_CLUB, None)
    if kept is not None:
        verify_club(kept)
    taken = set(shelf.names())
    found: list[CameBack] = []
    for name, copy in sorted(copies.items()):
        if is_streams_name(name.removesuffix(_COPY)):
            found.append(_tables(name.removesuffix(_COPY), copy, setting, rehearse=rehearse))
            continue
        each = _event(name.removesuffix(_COPY), copy, shelf, taken, rehearse=rehearse)
        taken.add(each.now)
        found.append(each)
    if kept is None:
        return RestoredClub(tuple(found), 0)
    with closing(ClubStore.open(str(kept))) as former:
        if not rehearse:
            _access(former, store, found, by)
        return RestoredClub(tuple(found), _rows(former, store, rehearse=rehearse) if rows else 0)


def _unpacked(file: IO[bytes], folder: Path) -> Iterator[tuple[str, Path]]:
    """Unpack the copies, each under a name that we choose; what else is in the file is left out."""
    with _read_as_backup(), zipfile.ZipFile(file) as packed:
        members = [each for each in packed.infolist() if each.filename.endswith(_COPY)]
        if not members or len(members) > _MOST_FILES or sum(each.file_size for each in members) > _LARGEST:
            raise BadBackup("no copies are in it").told_as("backup-not-one")
        for number, member in enumerate(members):
            to = folder / f"{number}{_COPY}"
            _unpack(packed, member, to)
            yield PurePosixPath(member.filename).name, to


def _unpack(packed: zipfile.ZipFile, member: zipfile.ZipInfo, to: Path) -> None:
    """Unpack a copy.

    Raises:
        StoreUnavailable: it cannot be written there.
    """
    with packed.open(member) as source:
        # No more than the size that it says: more is a fault of the file.
        for data in iter(partial(source.read, _AT_ONCE), b""):
            try:
                with to.open("ab") as copy:
                    copy.write(data)
            except OSError as error:
                told = f"{to} cannot be written: {error.strerror}; make room"
                raise StoreUnavailable(told).told_as("store-not-written", to, error.strerror) from None


@contextmanager
def _read_as_backup() -> Generator[None]:
    """Say of a file that cannot be read, in whatever way it was packed, that it is no backup.

    Raises:
        BadBackup: it is none.
    """
    try:
        yield
    except (
        zipfile.BadZipFile, zlib.error, lzma.LZMAError, OSError, NotImplementedError, RuntimeError, EOFError, ValueError
    ):  # fmt: skip
        raise BadBackup("it is no ZIP").told_as("backup-not-one") from None


def _event(name: str, copy: Path, shelf: Shelf, taken: set[str], *, rehearse: bool) -> CameBack:
    try:
        vault = of_file(shelf.path(name)) if isinstance(shelf, FolderShelf) else of_database()
        with SqliteStore.open(copy, vault=vault) as store:
            count = store.verify()
            if name in taken and _is_here(store, shelf, name):
                return CameBack(name, Back.HERE, name, count)
            now = name_for(name, "", tuple(taken)) if name in taken or is_device_name(name) else name
            if not rehearse:
                _put(store, shelf, now)
            return CameBack(name, Back.MISSING if now == name else Back.BESIDE, now, count)
    except StoreError as error:
        return CameBack(name, Back.BROKEN, error=error)


def _tables(name: str, copy: Path, setting: str, *, rehearse: bool) -> CameBack:
    try:
        place = streams_place(setting, name)
        vault = of_database() if is_database(setting) else of_file(Path(place))
        with closing(SqliteStreams.open(copy, vault=vault)) as source:
            source.verify()
            if rehearse and place not in stream_places(setting):
                heads = source.heads()
                return CameBack(name, Back.MISSING if heads else Back.HERE, name, sum(heads.values()))
            with closing(open_streams(place)) as store:
                done = restored_streams(source, store, rehearse=rehearse)
        what = Back.APART if done.other else Back.MISSING if done.missing else Back.HERE
        return CameBack(name, what, ", ".join(done.other), done.count)
    except StoreError as error:
        return CameBack(name, Back.BROKEN, error=error)


def _put(store: SqliteStore, shelf: Shelf, name: str) -> None:
    if isinstance(shelf, FolderShelf):
        # Copied as a file: sealed fields stay sealed, whether or not the key is here.
        put_back(shelf.path(name), store.copy_to)
        return
    with shelf.create(name) as made:
        copy_entries(store, made)


def _is_here(copy: EntryStore, shelf: Shelf, name: str) -> bool:
    """Tell whether the event of that name has every entry of a copy; one that cannot be read has none."""
    try:
        with shelf.open(name) as there:
            chains = {entry.chain for entry in there.read()}
    except StoreError:
        return False
    return all(entry.chain in chains for entry in copy.read())


def _access(former: ClubStore, store: ClubStore, events: list[CameBack], by: Role) -> None:
    """Grant to whom it was granted in the events that came back, see `brought_back`, where nothing was set here."""
    for each in events:
        row = former.get(AccessRow, each.name) if each.what in {Back.MISSING, Back.BESIDE} else None
        if row is None or store.get(AccessRow, each.now) is not None:
            continue
        with suppress(AccessError):  # what cannot be read grants nothing, here neither
            row = AccessRow(each.name, brought_back(by, Access.read(row.access)).text())
        store.put(AccessRow(each.now, row.access))


def _rows(former: ClubStore, store: ClubStore, *, rehearse: bool) -> int:
    """Add the rows whose keys are not here, and return how many those are."""
    count = 0
    with store.together():
        for kind in _COMES_BACK:
            here = {_key(row) for row in store.all(kind)}
            found = (_fitting(row) for row in former.all(kind))
            lacking = [row for row in found if row is not None and _key(row) not in here]
            count += len(lacking)
            for row in () if rehearse else lacking:
                store.put(row)
    return count


def _fitting(row: ClubRow) -> ClubRow | None:
    """Return a row as a club may have it, `None` of one that does not come back: anybody can write a copy."""
    if not all(isinstance(each, str) for each in astuple(cast("Any", row))):
        return None
    match row:
        case SettingRow():
            return row if row.name.startswith(_SETTINGS) and len(row.value) <= _LONGEST_SETTING else None
        case PersonRow() | MemberRow():
            return fitting(row)
        case TemplateRow():
            return row if is_template(row) else None
        case _:
            return row


def _key(row: ClubRow) -> tuple[str, ...]:
    return tuple(str(getattr(row, name)) for name in row.KEY)
