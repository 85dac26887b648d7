"""The embedded store: one SQLite file a record, in write-ahead mode, on the disk before anybody is told."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Integer,
    MetaData,
    Table,
    Text,
    create_engine,
    event,
    func,
    select,
    true,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, ResourceClosedError
from sqlalchemy.pool import NullPool

from duplicado.store.port import (
    FIRST_LINK,
    BrokenChain,
    IdTaken,
    NewEntry,
    NotARecord,
    RecordMovedOn,
    StoredEntry,
    StoreError,
    StoreUnavailable,
    link,
)

__all__ = ["SCHEMA_VERSION", "SqliteStore", "is_record"]

SCHEMA_VERSION: Final = 1
"""The version of the tables; kept in the file as SQLite's `user_version`."""

APPLICATION_ID: Final = 0x44555042
"""`DUPB`, kept in the file as SQLite's `application_id`, so that other tools can tell what it is."""

WAIT: Final = 5.0
"""Seconds for which another program's writing is waited for unless said otherwise."""

_WRITING: Final = "duplicado-writing"
_AT_ONCE: Final = 500
"""Ids asked for in one query; SQLite has a limit of its own."""
_TABLES: Final = MetaData()
_ENTRY: Final = Table(
    "entry",
    _TABLES,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("id", Text, nullable=False, unique=True),
    Column("text", Text, nullable=False),
    Column("chain", Text, nullable=False),
)


def is_record(path: Path) -> bool:
    """Tell by its first bytes whether a file is a record that this store wrote; one that cannot be read is none."""
    try:
        with path.open("rb") as file:
            head = file.read(72)
    except OSError:
        return False
    return head.startswith(b"SQLite format 3\0") and head[68:72] == APPLICATION_ID.to_bytes(4, "big")


class SqliteStore:
    """A record in a file of its own; see `EntryStore` for what it does. One process or thread at a time uses one."""

    def __init__(self, path: Path, connection: Connection) -> None:
        """Take an open connection; use `create` or `open`."""
        self.path = path
        self._connection = connection

    @classmethod
    def create(cls, path: Path, *, wait: float = WAIT) -> Self:
        """Make a new record; `wait` as for `open`.

        Raises:
            StoreUnavailable: there is a file already, or none can be made there.
        """
        try:
            # Claims the name: two programs that create the same file at once must not both believe that they did.
            path.touch(exist_ok=False)
        except FileExistsError:
            raise StoreUnavailable(f"{path} is there already: choose another name, or open it") from None
        except (OSError, ValueError) as error:
            raise StoreUnavailable(f"{path} cannot be made: {error}; choose another place") from None
        try:
            return cls._made(path, wait)
        except StoreError:
            # Half a file would keep the name from whoever tries again.
            path.unlink(missing_ok=True)
            raise

    @classmethod
    def open(cls, path: Path, *, wait: float = WAIT) -> Self:
        """Open a record that is there.

        Args:
            path: its file.
            wait: for how many seconds another program's writing is waited for before it is `StoreUnavailable`.

        Raises:
            StoreUnavailable: there is none, or it cannot be read.
            NotARecord: the file is something else, or a later version of this program wrote it.
        """
        try:
            is_file = path.is_file()
        except OSError as error:
            raise StoreUnavailable(f"{path} cannot be reached: {error.strerror}; allow reading its folder") from None
        if not is_file:
            raise StoreUnavailable(f"there is no file {path}: make one with `duplicado event new`")
        store = cls(path, _connect(path, wait))
        try:
            # Looked at before anything is done to it: it may be another program's.
            store._check()
            store._keep_durably()
        except StoreError:
            store.close()
            raise
        return store

    @classmethod
    def _made(cls, path: Path, wait: float) -> Self:
        """Write what tells the file apart, and the tables."""
        store = cls(path, _connect(path, wait))
        try:
            store._keep_durably()
            with store._reported(), store._writing():
                store._pragma(f"application_id = {APPLICATION_ID}")
                store._pragma(f"user_version = {SCHEMA_VERSION}")
                _TABLES.create_all(store._connection)
        except StoreError:
            store.close()
            raise
        return store

    def _check(self) -> None:
        """See that the file is what it should be."""
        with self._reported(), self._reading():
            application, version = int(self._pragma("application_id")), int(self._pragma("user_version"))
        if application != APPLICATION_ID or version < 1:
            raise NotARecord(f"{self.path} is not a record of an event of this program: name another file")
        if version > SCHEMA_VERSION:
            raise NotARecord(
                f"{self.path} was written by a later version of this program (form {version}, this one knows "
                f"{SCHEMA_VERSION}): install that version"
            )

    def _keep_durably(self) -> None:
        """Have every transaction on the disk before it counts as written."""
        # Past SQLAlchemy, which would open a transaction first: in one the mode cannot be changed.
        cursor = self._connection.connection.cursor()
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            in_force = cursor.fetchone()
            cursor.execute("PRAGMA synchronous = FULL")
            # Where the system has a stronger word than fsync, as macOS has, it is used.
            cursor.execute("PRAGMA fullfsync = ON")
        except sqlite3.Error as error:
            raise _told(self.path, error) from None
        finally:
            cursor.close()
        if in_force != ("wal",):
            raise StoreUnavailable(f"{self.path} cannot be kept safely where it is: put it on a disk of this computer")

    def append(self, entries: Sequence[NewEntry], *, based_on: int | None = None) -> tuple[StoredEntry, ...]:
        """Append entries, see `EntryStore.append`."""
        with self._reported(), self._writing():
            known = self._known([entry.id for entry in entries])
            number, chain = self._end()
            if based_on is not None and any(entry.id not in known for entry in entries):
                ours = sum(each.number > based_on for each in known.values())
                if number != based_on + ours:
                    raise RecordMovedOn(f"{self.path} has {number} entries, not {based_on}: read it again first")
            appended: list[StoredEntry] = []
            fresh: list[dict[str, object]] = []
            for entry in entries:
                there = known.get(entry.id)
                if there is None:
                    number, chain = number + 1, link(chain, entry)
                    there = known[entry.id] = StoredEntry(number, entry.id, entry.text, chain)
                    fresh.append({"number": number, "id": entry.id, "text": entry.text, "chain": chain})
                elif there.text != entry.text:
                    raise IdTaken(f"{self.path} has another entry with the id {entry.id!r}: choose another id")
                appended.append(there)
            if fresh:
                self._connection.execute(_ENTRY.insert(), fresh)
        return tuple(appended)

    def read(self, after: int = 0) -> Iterator[StoredEntry]:
        """Go through the entries, see `EntryStore.read`."""
        yield from self._listed(_ENTRY.c.number > max(after, 0))

    @property
    def last(self) -> int:
        """The number of the last entry, 0 where there is none."""
        with self._reported(), self._reading():
            return self._end()[0]

    def verify(self) -> int:
        """Go through the whole chain, see `EntryStore.verify`."""
        try:
            with self._reported(), self._reading():
                # SQLite's own check finds pages that a disk or a copy has damaged.
                told = str(self._pragma("integrity_check"))
            # All of them: one that was put before the first is in nobody's way, and found all the same.
            entries = self._listed(true()) if told == "ok" else []
        except NotARecord as error:
            raise BrokenChain(str(error)) from None
        if told != "ok":
            raise BrokenChain(f"{self.path} is damaged: {told}; restore the last backup")
        chain = FIRST_LINK
        for count, entry in enumerate(entries, 1):
            chain = link(chain, entry) if _are_texts(entry.id, entry.text) else FIRST_LINK
            if entry.number != count or entry.chain != chain:
                raise BrokenChain(
                    f"{self.path}: entry {entry.number} is not what was appended there; restore the last backup"
                )
        return len(entries)

    def close(self) -> None:
        """Let go of the file."""
        engine = self._connection.engine
        self._connection.close()
        engine.dispose()

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of the file."""
        self.close()

    def _listed(self, which: ColumnElement[bool]) -> list[StoredEntry]:
        with self._reported(), self._reading():
            rows = self._connection.execute(_ENTRY.select().where(which).order_by(_ENTRY.c.number))
            return [StoredEntry(*row) for row in rows]

    def _known(self, ids: Sequence[str]) -> dict[str, StoredEntry]:
        known: dict[str, StoredEntry] = {}
        for first in range(0, len(ids), _AT_ONCE):
            rows = self._connection.execute(_ENTRY.select().where(_ENTRY.c.id.in_(ids[first : first + _AT_ONCE])))
            known |= {entry.id: entry for entry in (StoredEntry(*row) for row in rows)}
        return known

    def _end(self) -> tuple[int, str]:
        number = self._connection.execute(select(func.max(_ENTRY.c.number))).scalar_one()
        if number is None:
            return 0, FIRST_LINK
        chain = self._connection.execute(select(_ENTRY.c.chain).where(_ENTRY.c.number == number)).scalar_one()
        return int(number), str(chain)

    def _pragma(self, text: str) -> Any:  # noqa: ANN401 - as many kinds of answer as there are pragmas
        result = self._connection.exec_driver_sql(f"PRAGMA {text}")
        return result.scalars().first() if result.returns_rows else None

    @contextmanager
    def _writing(self) -> Generator[None]:
        """Open a transaction that nobody else can write beside, and commit it."""
        self._connection.info[_WRITING] = True
        try:
            with self._connection.begin():
                yield
        finally:
            if not self._connection.closed:
                del self._connection.info[_WRITING]

    @contextmanager
    def _reading(self) -> Generator[None]:
        """End the transaction that reading opens, whatever becomes of it."""
        try:
            yield
        finally:
            self._connection.rollback()

    @contextmanager
    def _reported(self) -> Generator[None]:
        """Tell what the database could not do in this program's words."""
        try:
            yield
        except DBAPIError as error:
            raise _told(self.path, error.orig) from None
        except ResourceClosedError:
            raise StoreUnavailable(f"{self.path} has been closed: open it again") from None


def _are_texts(*values: object) -> bool:
    """Tell whether values are texts: SQLite keeps anything in a column."""
    return all(isinstance(value, str) for value in values)


_REMEDIES: Final = {
    sqlite3.SQLITE_BUSY: "another program is writing: try again when it has finished",
    sqlite3.SQLITE_LOCKED: "another program is writing: try again when it has finished",
    sqlite3.SQLITE_FULL: "make room on the disk and try again",
    sqlite3.SQLITE_READONLY: "allow this program to write the file and its folder",
    sqlite3.SQLITE_PERM: "allow this program to write the file and its folder",
    sqlite3.SQLITE_CANTOPEN: "allow this program to write the file and its folder",
    sqlite3.SQLITE_IOERR: "see whether the disk is there and whole, and try again",
    sqlite3.SQLITE_NOMEM: "close other programs and try again",
}
"""What to do where the file itself is well."""


def _told(path: Path, error: BaseException | None) -> StoreError:
    """Put what the database says in this program's words."""
    code = getattr(error, "sqlite_errorcode", None)
    remedy = _REMEDIES.get(code & 0xFF) if isinstance(code, int) else None
    if remedy is not None:
        return StoreUnavailable(f"{path} cannot be used now ({error}): nothing was lost; {remedy}")
    if code == sqlite3.SQLITE_NOTADB:
        return NotARecord(f"{path} is not a record of an event of this program ({error}): name another file")
    return NotARecord(f"{path} cannot be read ({error}): restore the last backup")


def _connect(path: Path, wait: float) -> Connection:
    # An absolute path: SQLite takes some names for something else than a file.
    engine = create_engine(URL.create("sqlite", database=str(path.absolute())), poolclass=NullPool)

    def prepare(raw: Any, _record: object) -> None:  # noqa: ANN401 - a connection of the driver
        # The driver is told to leave transactions to us, which its own habits would open late.
        raw.isolation_level = None
        raw.execute(f"PRAGMA busy_timeout = {int(1000 * wait)}")

    def begin(connection: Connection) -> None:
        # A writer takes its lock before it reads: two that read the same last number would both write the next.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.info.get(_WRITING) else "BEGIN")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    try:
        return engine.connect()
    except DBAPIError as error:
        raise _told(path, error.orig) from None
