"""Selection of the store of a club, a folder or a database, by one setting."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection

from duplicado.store.file_watch import BESIDE
from duplicado.store.port import CHANNEL, EntryStore, StoreUnavailable, moved_on
from duplicado.store.sqlite import SqliteStore
from duplicado.store.stream_records import StreamStore
from duplicado.store.streams import SqliteStreams
from duplicado.store.transactions import let_go

_Answer = TypeVar("_Answer")

SUFFIX: Final = ".event"
TABLES_FILE: Final = "casual.play"
_TABLES: Final = ".play"
_SETTLED: Final = 2.0
"""Seconds after which what is written to a file shows as another time of it: no file system counts more roughly."""
_NAME: Final = re.compile(r"\w[\w .()+&',-]{0,98}\w|\w")
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\..*)?", re.IGNORECASE | re.DOTALL)
"""Names under which Windows opens a device and no file, whatever comes after a full stop."""


class Shelf(Protocol):
    """Records by their names."""

    @property
    def place(self) -> str:
        """Place where it is, as it is called in messages."""
        ...

    def names(self) -> tuple[str, ...]:
        """Return the names of all records, in the order of the alphabet.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        ...

    def left_out(self) -> tuple[str, ...]:
        """Return what looks like a record by its name, and can be none: files with names that no event has.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        ...

    def latest(self, count: int) -> tuple[str, ...]:
        """Return the names of so many records, those first that are the newest or were written to last.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        ...

    def marks(self) -> Mapping[str, object]:
        """Return for each record what is another whenever it was written to; `None`: that may be going on just now.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        ...

    def create(self, name: str) -> EntryStore:
        """Make a new record.

        Raises:
            StoreError: there is one of that name, it is no name, or none can be made.
        """
        ...

    def open(self, name: str) -> EntryStore:
        """Open a record.

        Raises:
            StoreError: there is none of that name, or it cannot be opened.
        """
        ...

    def delete(self, name: str, *, based_on: int) -> None:
        """Delete a record that has so many entries; nobody else has it open.

        Raises:
            RecordMovedOn: it has more; nothing was deleted.
            StoreError: there is none of that name, or it cannot be deleted.
        """
        ...


class News(Protocol):
    """Somebody who listens."""

    def close(self) -> None:
        """Stop listening."""
        ...


def is_database(setting: str) -> bool:
    """Tell whether a setting is the address of a database, not of a folder or file."""
    return setting.startswith(("postgresql:", "postgres:", "postgresql+"))


def shelf_at(setting: str) -> Shelf:
    """Return the records of a setting: `postgresql://user@host/database`, or a folder.

    Raises:
        StoreUnavailable: it is no address of a database.
    """
    return DatabaseShelf(_modern(setting)) if is_database(setting) else FolderShelf(Path(setting))


def streams_at(setting: str) -> StreamStore:
    """Open the streams of the tables of a setting; in a folder they are in `TABLES_FILE`.

    Raises:
        StoreError: they cannot be opened.
    """
    if not is_database(setting):
        return SqliteStreams.open(Path(setting) / TABLES_FILE)
    from duplicado.store.postgres_streams import PostgresStreams  # noqa: PLC0415 - the driver need not be installed

    return PostgresStreams.open(_modern(setting))


def stream_places(setting: str) -> tuple[str, ...]:
    """Return where streams of tables are kept in a setting: files in a folder, or the database itself.

    Each is what `open_streams` takes. In a folder there are those of the club and those of events played by robots.
    """
    if is_database(setting):
        return (setting,)
    return tuple(sorted(str(each) for each in Path(setting).glob(f"*{_TABLES}") if each.is_file()))


def streams_place(setting: str, name: str) -> str:
    """Return the place of `stream_places` to which the streams of a file of that name belong in a setting.

    Raises:
        StoreUnavailable: it is no name.
    """
    if is_database(setting):
        return setting
    return str(Path(setting) / f"{_checked(name.removesuffix(_TABLES))}{_TABLES}")


def streams_name(place: str) -> str:
    """Return the name of the file that has the streams of a place of `stream_places`, or a copy of them."""
    return TABLES_FILE if is_database(place) else Path(place).name


def streams_event(name: str) -> str:
    """Return the event whose tables the streams of a file are for, by its name; empty: the club's, outside events."""
    return "" if name == TABLES_FILE else name.removesuffix(_TABLES)


def is_streams_name(name: str) -> bool:
    """Tell whether a file has streams, by its name."""
    return name.endswith(_TABLES)


def shown_place(place: str) -> str:
    """Return how a place of `stream_places` is called in messages: a database without its password."""
    return DatabaseShelf(_modern(place)).place if is_database(place) else place


def open_streams(place: str) -> StreamStore:
    """Open the streams of a place of `stream_places`; a file that is not there is made.

    Raises:
        StoreError: they cannot be opened.
    """
    return streams_at(place) if is_database(place) else SqliteStreams.open(Path(place))


def news_at(setting: str, told: Callable[[str | None], None], channel: str = CHANNEL) -> News | None:
    """Listen for what any program appends to the records of a setting; `None` for a folder, which tells nobody.

    Args:
        setting: as for `shelf_at`.
        told: called in a thread of its own with the name of a record; with `None` when anything may have been missed.
        channel: of records, or of streams (`PLAY_CHANNEL`).
    """
    if not is_database(setting):
        return None
    from duplicado.store.postgres import PostgresNews  # noqa: PLC0415 - the driver need not be installed

    return PostgresNews(_modern(setting), told, channel)


def open_record(where: str) -> EntryStore:
    """Open one record: a file, or `postgresql://user@host/database#name`.

    Raises:
        StoreError: it cannot be opened.
    """
    if not is_database(where):
        return SqliteStore.open(Path(where))
    setting, _, name = where.partition("#")
    return DatabaseShelf(_modern(setting)).open(name)


def _modern(setting: str) -> str:
    """Write the address as SQLAlchemy reads it: other programs know `postgres:` too."""
    return re.sub(r"^postgres:", "postgresql:", setting)


def is_device_name(name: str) -> bool:
    """Tell whether Windows, to which a club may move, opens a device under a name and keeps no file."""
    return _DEVICE.fullmatch(name) is not None


def _of_new(name: str) -> str:
    """Return the name of a record that is to be made; those that there are stay readable."""
    if is_device_name(name):
        told = f"{name!r} is the name of a device in Windows: choose another one"
        raise StoreUnavailable(told).told_as("store-device-name", name)
    return _checked(name)


def _checked(name: str) -> str:
    if _NAME.fullmatch(name) is None:
        told = f"{name[:40]!r} is no name for an event: use letters, digits, spaces and - ' . , ( )"
        raise StoreUnavailable(told).told_as("store-bad-name", name[:40])
    return name


class FolderShelf:
    """Each record is a file of its own in a folder."""

    def __init__(self, folder: Path) -> None:
        """Take the folder."""
        self.folder = folder

    @property
    def place(self) -> str:
        """The folder."""
        return str(self.folder)

    def names(self) -> tuple[str, ...]:
        """Return the names of the files, see `Shelf.names`."""
        return tuple(sorted(each.stem for each in self._files() if _is_one(each)))

    def left_out(self) -> tuple[str, ...]:
        """Return the names of other files, see `Shelf.left_out`; as far as they are no text, as escapes."""
        others = (each.name for each in self._files() if not _is_one(each))
        return tuple(sorted(each.encode("utf-8", "backslashreplace").decode() for each in others))

    def _files(self) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
        except OSError as error:
            told = f"{self.folder} cannot be read: {error.strerror}; make the folder first"
            raise StoreUnavailable(told).told_as("store-folder-unreadable", self.folder, error.strerror) from None

    def latest(self, count: int) -> tuple[str, ...]:
        """Return the names of the files that were written to last, see `Shelf.latest`."""
        written = sorted(self.names(), key=lambda name: _written(self.path(name)), reverse=True)
        return tuple(written[:count])

    def marks(self) -> Mapping[str, object]:
        """Return when and to which size each file and its log were written, see `Shelf.marks`."""
        now = time.time()
        found = {name: tuple(map(_stamp, _written_to(self.path(name)))) for name in self.names()}
        return {
            name: None if any(now - stamp[0] < _SETTLED for stamp in stamps if stamp) else stamps
            for name, stamps in found.items()
        }

    def path(self, name: str) -> Path:
        """Return the file of a record.

        Raises:
            StoreUnavailable: it is no name.
        """
        return self.folder / f"{_checked(name)}{SUFFIX}"

    def create(self, name: str) -> SqliteStore:
        """Make a new file, see `Shelf.create`."""
        return SqliteStore.create(self.path(_of_new(name)))

    def open(self, name: str) -> SqliteStore:
        """Open a file, see `Shelf.open`."""
        return SqliteStore.open(self.path(name))

    def delete(self, name: str, *, based_on: int) -> None:
        """Delete a file and what SQLite keeps beside it, see `Shelf.delete`."""
        path = self.path(name)
        with SqliteStore.open(path) as store:
            if store.last != based_on:
                raise moved_on(path)
        try:
            for each in (path, *(path.with_name(f"{path.name}{end}") for end in BESIDE)):
                each.unlink(missing_ok=True)
        except OSError as error:
            told = f"{path} cannot be deleted: {error.strerror}; close what has it open, and try again"
            raise StoreUnavailable(told).told_as("store-not-deleted", path, error.strerror) from None


def _is_one(path: Path) -> bool:
    """Tell whether a file can be a record: by its name, and because it is a file."""
    return _NAME.fullmatch(path.stem) is not None and not path.is_dir()


def _written(path: Path) -> float:
    """Return when a file was last written to."""
    return max((stamp[0] for stamp in map(_stamp, _written_to(path)) if stamp), default=0.0)


def _written_to(path: Path) -> tuple[Path, Path]:
    """Return a file, and the log beside it, into which entries go first."""
    return path, path.with_name(f"{path.name}-wal")


def _stamp(path: Path) -> tuple[float, int] | None:
    """Return when a file was last written to, and its size; `None` of one that is gone or leads nowhere."""
    with suppress(OSError):
        found = path.stat()
        return found.st_mtime, found.st_size
    return None


class DatabaseShelf:
    """All records are in one PostgreSQL database."""

    def __init__(self, setting: str) -> None:
        """Take the address of the database.

        Raises:
            StoreUnavailable: it is none.
        """
        from duplicado.store.postgres import database_url  # noqa: PLC0415 - the driver need not be installed

        self.setting = setting
        self._url = database_url(setting)

    @property
    def place(self) -> str:
        """The address, without the password."""
        return self._url.render_as_string()

    def names(self) -> tuple[str, ...]:
        """Return the names of the records, see `Shelf.names`."""
        return tuple(sorted(self._names_by_age()))

    def left_out(self) -> tuple[str, ...]:
        """Return nothing: whatever is in the database was made as a record."""
        return ()

    def latest(self, count: int) -> tuple[str, ...]:
        """Return the names of the newest records, see `Shelf.latest`."""
        return self._names_by_age()[::-1][:count]

    def marks(self) -> Mapping[str, object]:
        """Return how far each record goes, see `Shelf.marks`."""
        from duplicado.store.postgres import record_marks  # noqa: PLC0415 - as above

        return self._asked(record_marks)

    def _names_by_age(self) -> tuple[str, ...]:
        from duplicado.store.postgres import record_names  # noqa: PLC0415 - as above

        return self._asked(record_names)

    def _asked(self, ask: Callable[[Connection, str], _Answer]) -> _Answer:
        from duplicado.store.postgres import connected  # noqa: PLC0415 - as above

        connection = connected(self._url)
        try:
            return ask(connection, self.place)
        finally:
            let_go(connection)

    def create(self, name: str) -> EntryStore:
        """Make a new record, see `Shelf.create`."""
        from duplicado.store.postgres import PostgresStore  # noqa: PLC0415 - as above

        return PostgresStore.create(self.setting, _of_new(name))

    def open(self, name: str) -> EntryStore:
        """Open a record, see `Shelf.open`."""
        from duplicado.store.postgres import PostgresStore  # noqa: PLC0415 - as above

        return PostgresStore.open(self.setting, _checked(name))

    def delete(self, name: str, *, based_on: int) -> None:
        """Delete the rows of a record, see `Shelf.delete`."""
        from duplicado.store.postgres import PostgresStore  # noqa: PLC0415 - as above

        with PostgresStore.open(self.setting, _checked(name)) as store:
            store.delete(based_on)
