"""The embedded store: one SQLite file a record, in write-ahead mode, on the disk before anybody is told."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from duplicado.store.hash_chain import ChainedStore, record_tables
from duplicado.store.port import BrokenChain, NotARecord, StoreError, StoreUnavailable

__all__ = [
    "MIGRATIONS",
    "SCHEMA_VERSION",
    "SqliteStore",
    "StoreKind",
    "emptied_log",
    "is_record",
    "opened_beside",
    "opened_file",
    "told",
    "writing",
]

SCHEMA_VERSION: Final = 3
"""The version of the tables; kept in the file as SQLite's `user_version`."""

APPLICATION_ID: Final = 0x44555042
"""`DUPB`, kept in the file as SQLite's `application_id`, so that other tools can tell what it is."""

WAIT: Final = 5.0
"""Seconds for which another program's writing is waited for unless said otherwise."""

_WRITING: Final = "duplicado-writing"
_TABLES: Final = record_tables(shared=False)


def _can_be_noted(connection: Connection) -> None:
    """Form 2 keeps how far the record went when a backup was taken."""
    _TABLES.tables["noted"].create(connection)


def _can_be_rewritten(connection: Connection) -> None:
    """Form 3 keeps that entries were written anew."""
    _TABLES.tables["rewriting"].create(connection)


MIGRATIONS: Final[Mapping[int, Callable[[Connection], None]]] = {1: _can_be_noted, 2: _can_be_rewritten}
"""By the form that a file has: what makes the next of it."""


def is_record(path: Path) -> bool:
    """Tell by its first bytes whether a file is a record that this store wrote; one that cannot be read is none."""
    try:
        with path.open("rb") as file:
            head = file.read(72)
    except OSError:
        return False
    return head.startswith(b"SQLite format 3\0") and head[68:72] == APPLICATION_ID.to_bytes(4, "big")


@dataclass(frozen=True, slots=True)
class StoreKind:
    """What tells the files of this program from others and from one another."""

    application: int
    """Kept in the file as SQLite's `application_id`."""
    form: int
    """The version that is written, kept as `user_version`."""
    called: str
    """In messages."""


def opened_file(path: Path, kind: StoreKind, *, wait: float = WAIT) -> Connection:
    """Open a file of a kind, make it where there is none, and have every transaction of it on the disk.

    Raises:
        StoreUnavailable: it cannot be opened or made.
        NotARecord: it is something else, or a later version of this program wrote it.
    """
    try:
        made = not path.exists() or path.stat().st_size == 0
    except (OSError, ValueError) as error:
        said = f"{path} cannot be reached: {error}; allow reading its folder"
        raise StoreUnavailable(said).told_as("store-not-reached", path, error) from None
    connection = _connect(path, wait)
    try:
        with writing(connection):
            application, form = (
                connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("application_id", "user_version")
            )
            if made and application == 0 and form == 0:
                application, form = kind.application, kind.form
                connection.exec_driver_sql(f"PRAGMA application_id = {application}")
                connection.exec_driver_sql(f"PRAGMA user_version = {form}")
        _see_that_it_is(path, kind, application, form)
        _keep_durably(path, connection)
    except DBAPIError as error:
        _let_go(connection)
        raise told(path, error.orig) from None
    except BaseException:
        _let_go(connection)
        raise
    return connection


def opened_beside(path: Path, *, wait: float = WAIT) -> Connection:
    """Open a file once more that `opened_file` has opened, to read it whoever writes it meanwhile.

    Raises:
        StoreUnavailable: it cannot be opened.
    """
    return _connect(path, wait)


def _see_that_it_is(path: Path, kind: StoreKind, application: int, form: int) -> None:
    if application != kind.application or form < 1:
        raise NotARecord(f"{path} is not {kind.called}: name another file").told_as("store-other-file", path)
    if form > kind.form:
        said = f"{path} was written by a later version of this program: install that version"
        raise NotARecord(said).told_as("store-later-version", path)


def _let_go(connection: Connection) -> None:
    engine = connection.engine
    connection.close()
    engine.dispose()


@contextmanager
def writing(connection: Connection) -> Generator[None]:
    """Open a transaction that nobody else can write beside, and commit it."""
    connection.info[_WRITING] = True
    try:
        with connection.begin():
            yield
    finally:
        if not connection.closed:
            connection.info.pop(_WRITING, None)


class SqliteStore(ChainedStore):
    """A record in a file of its own; see `EntryStore` for what it does. One process or thread at a time uses one."""

    def __init__(self, path: Path, connection: Connection) -> None:
        """Take an open connection; use `create` or `open`."""
        super().__init__(connection, _TABLES, {})
        self.path = path

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
            told = f"{path} is there already: choose another name, or open it"
            raise StoreUnavailable(told).told_as("file-there-already", path) from None
        except (OSError, ValueError) as error:
            told = f"{path} cannot be made: {error}; choose another place"
            raise StoreUnavailable(told).told_as("store-not-made", path, error) from None
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
            told = f"{path} cannot be reached: {error.strerror}; allow reading its folder"
            raise StoreUnavailable(told).told_as("store-not-reached", path, error.strerror) from None
        if not is_file:
            told = f"there is no file {path}: make one with `duplicado event new`"
            raise StoreUnavailable(told).told_as("file-not-there", path)
        store = cls(path, _connect(path, wait))
        try:
            # Looked at before anything is done to it: it may be another program's.
            version = store._check()
            _keep_durably(path, store._connection)
            if version < SCHEMA_VERSION:
                store._migrate()
        except StoreError:
            store.close()
            raise
        return store

    @classmethod
    def _made(cls, path: Path, wait: float) -> Self:
        """Write what tells the file apart, and the tables."""
        store = cls(path, _connect(path, wait))
        try:
            _keep_durably(path, store._connection)
            with store._reported(), store._writing():
                store._pragma(f"application_id = {APPLICATION_ID}")
                store._pragma(f"user_version = {SCHEMA_VERSION}")
                _TABLES.create_all(store._connection)
        except StoreError:
            store.close()
            raise
        return store

    def _check(self) -> int:
        """See that the file is what it should be, and return the version of its form."""
        with self._reported(), self._reading():
            application, version = int(self._pragma("application_id")), int(self._pragma("user_version"))
        if application != APPLICATION_ID or version < 1:
            told = f"{self.path} is not a record of an event of this program: name another file"
            raise NotARecord(told).told_as("not-a-record", self.path)
        if version > SCHEMA_VERSION:
            told = (
                f"{self.path} was written by a later version of this program (form {version}, this one knows "
                f"{SCHEMA_VERSION}): install that version"
            )
            raise NotARecord(told).told_as("store-later-version", self.path)
        return version

    def _migrate(self) -> None:
        """Give a file that an earlier version wrote the form of this one, all at once or not at all."""
        with self._reported(), self._writing():
            # Asked again: another program may have done it in the meantime.
            for version in range(int(self._pragma("user_version")), SCHEMA_VERSION):
                MIGRATIONS[version](self._connection)
                self._pragma(f"user_version = {version + 1}")

    @property
    def place(self) -> str:
        """The name of its file."""
        return str(self.path)

    def verify(self) -> int:
        """Go through the whole chain, see `EntryStore.verify`."""
        try:
            with self._reported(), self._reading():
                # SQLite's own check finds pages that a disk or a copy has damaged.
                told = str(self._pragma("integrity_check"))
            if told != "ok":
                said = f"{self.path} is damaged: {told}; restore the last backup"
                raise BrokenChain(said).told_as("store-damaged", self.path, told)
            return super().verify()
        except NotARecord as error:
            raise BrokenChain(str(error)).told_as(error.code, *error.values) from None

    def scrub(self) -> bool:
        """Empty the log beside the file, see `EntryStore.scrub`; it cannot be emptied while somebody reads."""
        with self._reported():
            return emptied_log(self.path, self._connection)

    def copy_to(self, path: Path) -> None:
        """Copy the record as it stands into a file that is not there yet, while others write it (SQLite's backup).

        Raises:
            StoreUnavailable: it cannot be copied there; half a copy is taken away again.
        """
        self._alive()
        try:
            # Beside this connection: one that has a transaction open cannot be copied from.
            with closing(sqlite3.connect(self.path)) as source, closing(sqlite3.connect(path)) as copy:
                # All at once: in write-ahead mode nobody waits for it, and nobody's writing makes it begin anew.
                source.backup(copy)
                # In a file by itself: what stands in a log beside it would be left behind.
                copy.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            path.unlink(missing_ok=True)
            raise told(path, error) from None

    def _alive(self) -> None:
        with self._reported():
            if self._connection.closed:
                told = f"{self.path} has been closed: open it again"
                raise StoreUnavailable(told).told_as("store-closed", self.path)

    def _pragma(self, text: str) -> Any:  # noqa: ANN401 - as many kinds of answer as there are pragmas
        result = self._connection.exec_driver_sql(f"PRAGMA {text}")
        return result.scalars().first() if result.returns_rows else None

    def _writing(self) -> AbstractContextManager[None]:
        return writing(self._connection)

    def _appended(self) -> None:
        """Nobody listens at a file."""

    def _told(self, error: BaseException | None) -> StoreError:
        return told(self.path, error)


_REMEDIES: Final = {
    sqlite3.SQLITE_BUSY: ("busy", "another program is writing: try again when it has finished"),
    sqlite3.SQLITE_LOCKED: ("busy", "another program is writing: try again when it has finished"),
    sqlite3.SQLITE_FULL: ("room", "make room on the disk and try again"),
    sqlite3.SQLITE_READONLY: ("write", "allow this program to write the file and its folder"),
    sqlite3.SQLITE_PERM: ("write", "allow this program to write the file and its folder"),
    sqlite3.SQLITE_CANTOPEN: ("write", "allow this program to write the file and its folder"),
    sqlite3.SQLITE_IOERR: ("disk", "see whether the disk is there and whole, and try again"),
    sqlite3.SQLITE_NOMEM: ("memory", "close other programs and try again"),
}
"""What to do where the file itself is well."""


def told(path: Path, error: BaseException | None) -> StoreError:
    """Put what the database says in this program's words."""
    code = getattr(error, "sqlite_errorcode", None)
    remedy = _REMEDIES.get(code & 0xFF) if isinstance(code, int) else None
    if remedy is not None:
        key, words = remedy
        said = f"{path} cannot be used now ({error}): nothing was lost; {words}"
        return StoreUnavailable(said).told_as("store-not-now", path, error, key)
    if code == sqlite3.SQLITE_NOTADB:
        said = f"{path} is not a record of an event of this program ({error}): name another file"
        return NotARecord(said).told_as("not-a-record", path)
    return NotARecord(f"{path} cannot be read ({error}): restore the last backup").told_as("record-damaged", path)


def emptied_log(path: Path, connection: Connection) -> bool:
    """Put what is in the log beside a file into the file and empty it; tell whether nobody was in the way."""
    # Past SQLAlchemy, which would open a transaction first.
    cursor = connection.connection.cursor()
    try:
        return bool(cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0)
    except sqlite3.Error as error:
        raise told(path, error) from None
    finally:
        cursor.close()


def _keep_durably(path: Path, connection: Connection) -> None:
    """Have every transaction on the disk before it counts as written."""
    # Past SQLAlchemy, which would open a transaction first: in one the mode cannot be changed.
    cursor = connection.connection.cursor()
    try:
        cursor.execute("PRAGMA journal_mode = WAL")
        in_force = cursor.fetchone()
        cursor.execute("PRAGMA synchronous = FULL")
        # Where the system has a stronger word than fsync, as macOS has, it is used.
        cursor.execute("PRAGMA fullfsync = ON")
        # What is deleted or written over is not left on the pages: a person may have been erased.
        cursor.execute("PRAGMA secure_delete = ON")
    except sqlite3.Error as error:
        raise told(path, error) from None
    finally:
        cursor.close()
    if in_force != ("wal",):
        said = f"{path} cannot be kept safely where it is: put it on a disk of this computer"
        raise StoreUnavailable(said).told_as("store-unsafe-place", path)


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
        raise told(path, error.orig) from None
