"""Files of SQLite as this program keeps them: in write-ahead mode, on the disk before anybody is told."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from shutil import disk_usage
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, Engine
from sqlalchemy.pool import NullPool, StaticPool

from duplicado.store.port import NotARecord, StoreError, StoreUnavailable
from duplicado.store.transactions import DRIVER_FAULTS, SQLITE_FAULTS, WRITING, let_go, writing

APPLICATION_ID: Final = 0x44555042
"""`DUPB`, kept in the file as SQLite's `application_id`, so that other tools can tell what it is."""

SYNCHRONOUS: Final = "FULL"
"""Moments at which SQLite has a disk say that it has written: before each transaction counts."""
WAIT: Final = 5.0
"""Seconds for which another program's writing is waited for unless said otherwise."""

_LEAST_ROOM: Final = 1_000_000
"""Bytes; a file can be opened in less, and what SQLite keeps beside it cannot be made."""


def read_aside(path: Path) -> sqlite3.Connection:
    """Open a file to read what stands in it without its log, whoever has it open.

    Past SQLite no file may be opened that this program has open: to close it again would take away the locks.
    """
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False)


def application_of(path: Path) -> int:
    """Return which program's a file of SQLite is, by its `application_id`; 0 for any other, or where it cannot be read.

    Safe for a file that is open: see `read_aside`. While its log is being put into it the file alone is torn, and
    before that it may say nothing yet: it is read with the log then.
    """
    try:
        if not path.is_file() or path.stat().st_size == 0:
            return 0
        with suppress(sqlite3.DatabaseError):
            if found := _application_by(read_aside(path)):
                return found
        if not path.with_name(f"{path.name}-wal").exists():
            return 0
        return _application_by(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=WAIT))
    except (OSError, ValueError, sqlite3.Error):
        return 0


def _application_by(connection: sqlite3.Connection) -> int:
    with closing(connection):
        return int(connection.execute("PRAGMA application_id").fetchone()[0])


def is_record(path: Path) -> bool:
    """Tell whether a file is a record that this store wrote; one that cannot be read is none."""
    return application_of(path) == APPLICATION_ID


@dataclass(frozen=True, slots=True)
class StoreKind:
    """Marks that tell the files of this program from others and from one another."""

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
    if made:
        with suppress(OSError):  # said when it is opened
            path.touch(mode=0o600)
    connection = connected_to(path, wait)
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
        keep_durably(path, connection)
    except DRIVER_FAULTS as error:
        let_go(connection)
        raise told(path, getattr(error, "orig", error)) from None
    except BaseException:
        let_go(connection)
        raise
    return connection


def _see_that_it_is(path: Path, kind: StoreKind, application: int, form: int) -> None:
    if application != kind.application or form < 1:
        raise NotARecord(f"{path} is not {kind.called}: name another file").told_as("store-other-file", path)
    if form > kind.form:
        said = f"{path} was written by a later version of this program: install that version"
        raise NotARecord(said).told_as("store-later-version", path)


_REMEDIES: Final = {
    sqlite3.SQLITE_BUSY: ("busy", "another program is writing: try again when it has finished"),
    sqlite3.SQLITE_LOCKED: ("busy", "another program is writing: try again when it has finished"),
    sqlite3.SQLITE_FULL: ("room", "make room on the disk and try again"),
    sqlite3.SQLITE_READONLY: ("write", "allow this program to write the file and its folder"),
    sqlite3.SQLITE_PERM: ("write", "allow this program to write the file and its folder"),
    sqlite3.SQLITE_CANTOPEN: ("open", "allow this program to write the file and its folder, and to open more files"),
    sqlite3.SQLITE_IOERR: ("disk", "see whether the disk is there and whole, and try again"),
    sqlite3.SQLITE_NOMEM: ("memory", "close other programs and try again"),
}
"""Remedies where the file itself is well."""
_PERHAPS_FULL: Final = (_REMEDIES[sqlite3.SQLITE_IOERR], _REMEDIES[sqlite3.SQLITE_CANTOPEN])
"""Errors that SQLite also gives where there is no room for what it keeps beside the file."""

_REMEDIES_BY_SYSTEM: Final = {
    errno.EMFILE: ("files", "too many files are open: close other programs, or let this one open more"),
    errno.ENFILE: ("files", "too many files are open: close other programs, or let this one open more"),
    errno.EACCES: _REMEDIES[sqlite3.SQLITE_PERM],
    errno.EPERM: _REMEDIES[sqlite3.SQLITE_PERM],
    errno.ENOSPC: _REMEDIES[sqlite3.SQLITE_FULL],
}
"""The same by what the system says; for whatever else see to the disk."""


def told(path: Path, error: BaseException | None) -> StoreError:
    """Put what the database says in this program's words."""
    code = getattr(error, "sqlite_errorcode", None)
    remedy = _REMEDIES.get(code & 0xFF) if isinstance(code, int) else None
    if remedy in _PERHAPS_FULL and not has_room(path.parent):
        remedy = _REMEDIES[sqlite3.SQLITE_FULL]
    if remedy is not None:
        key, words = remedy
        said = f"{path} cannot be used now ({error}): nothing was lost; {words}"
        return StoreUnavailable(said).told_as("store-not-now", path, error, key)
    if code == sqlite3.SQLITE_NOTADB:
        said = f"{path} is not a record of an event of this program ({error}): name another file"
        return NotARecord(said).told_as("not-a-record", path)
    return NotARecord(f"{path} cannot be read ({error}): restore the last backup").told_as("record-damaged", path)


def not_now(path: Path, error: OSError) -> StoreUnavailable:
    """Put what the system says of a file that cannot be looked at now in this program's words."""
    key, words = _REMEDIES_BY_SYSTEM.get(error.errno or 0, _REMEDIES[sqlite3.SQLITE_IOERR])
    said = f"{path} cannot be used now ({error.strerror}): nothing was lost; {words}"
    return StoreUnavailable(said).told_as("store-not-now", path, error.strerror, key)


def copy_file(path: Path, to: Path) -> None:
    """Copy a file as it stands into one that is not there yet, while others write it (SQLite's backup).

    All at once: in write-ahead mode nobody waits for it, and nobody's writing makes it begin anew. The copy is a file
    by itself: what stands in a log beside it would be left behind.

    Raises:
        StoreError: it cannot be copied there; half a copy is taken away again.
    """
    try:
        # Beside connections that are open: one that has a transaction cannot be copied from.
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(to)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    except SQLITE_FAULTS as error:
        to.unlink(missing_ok=True)
        raise told(path, error) from None


def emptied_log(path: Path, connection: Connection, *, wait: bool = True) -> bool:
    """Put what is in the log beside a file into the file and empty it; tell whether nobody was in the way.

    Who does not wait puts there what he can, and leaves the log as long as it is.
    """
    # Past SQLAlchemy, which would open a transaction first.
    cursor = connection.connection.cursor()
    try:
        how = "TRUNCATE" if wait else "PASSIVE"
        return bool(cursor.execute(f"PRAGMA wal_checkpoint({how})").fetchone()[0] == 0)
    except SQLITE_FAULTS as error:
        raise told(path, error) from None
    finally:
        cursor.close()


def keep_durably(path: Path, connection: Connection) -> None:
    """Have every transaction on the disk before it counts as written."""
    # Past SQLAlchemy, which would open a transaction first: in one the mode cannot be changed.
    cursor = connection.connection.cursor()
    try:
        cursor.execute("PRAGMA journal_mode = WAL")
        in_force = cursor.fetchone()
        cursor.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        # Where the system has a stronger word than fsync, as macOS has, it is used.
        cursor.execute("PRAGMA fullfsync = ON")
        # What is deleted or written over is not left on the pages: a person may have been erased.
        cursor.execute("PRAGMA secure_delete = ON")
    except SQLITE_FAULTS as error:
        raise told(path, error) from None
    finally:
        cursor.close()
    if in_force != ("wal",):
        said = f"{path} cannot be kept safely where it is: put it on a disk of this computer"
        raise StoreUnavailable(said).told_as("store-unsafe-place", path)


def connected_to(path: Path, wait: float) -> Connection:
    """Connect to a file; so many seconds others are waited for.

    Raises:
        StoreUnavailable: it cannot be opened.
    """
    # An absolute path: SQLite takes some names for something else than a file.
    engine = create_engine(URL.create("sqlite", database=str(path.absolute())), poolclass=NullPool)
    try:
        return _prepared(engine, wait)
    except DRIVER_FAULTS as error:
        raise told(path, getattr(error, "orig", error)) from None


def _prepared(engine: Engine, wait: float) -> Connection:
    def prepare(raw: Any, _record: object) -> None:  # noqa: ANN401 - a connection of the driver
        # The driver is told to leave transactions to us, which its own habits would open late.
        raw.isolation_level = None
        raw.execute(f"PRAGMA busy_timeout = {int(1000 * wait)}")

    def begin(connection: Connection) -> None:
        # A writer takes its lock before it reads: two that read the same last number would both write the next.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.info.get(WRITING) else "BEGIN")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine.connect()


def starves(path: Path, error: StoreError) -> bool:
    """Tell whether a file could not be opened because its disk is full: what is in it can be read all the same."""
    return isinstance(error, StoreUnavailable) and path.is_file() and not has_room(path.parent)


def has_room(folder: Path) -> bool:
    """Tell whether the disk of a folder has room for what SQLite keeps beside a file; yes where that is unknown."""
    try:
        return disk_usage(folder).free >= _LEAST_ROOM
    except OSError:
        return True


def opened_copy(path: Path) -> Connection:
    """Copy a file with its log into memory, where it can be read although the disk has no room left.

    Raises:
        StoreError: it cannot be read either, as where another program has it open.
    """
    memory = sqlite3.connect(":memory:", check_same_thread=False)
    log = path.with_name(f"{path.name}-wal")
    try:
        has_log = log.is_file() and log.stat().st_size > 0
        with closing(sqlite3.connect(path.absolute()) if has_log else read_aside(path)) as source:
            if has_log:
                # The index of the log is in memory then, and not in a file for which there is no room.
                source.execute("PRAGMA locking_mode = EXCLUSIVE")
            source.backup(memory)
    except SQLITE_FAULTS as error:
        memory.close()
        raise told(path, error) from None
    return _prepared(create_engine("sqlite://", creator=lambda: memory, poolclass=StaticPool), 0.0)


def texts_in(path: Path) -> Iterator[str]:
    """Go through every text that a file of SQLite keeps, in whatever table; nothing where it cannot be read."""
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as copy:
            for (table,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                quoted = str(table).replace('"', '""')
                row: tuple[Any, ...]
                for row in copy.execute(f'SELECT * FROM "{quoted}"'):  # noqa: S608 - the file's own names
                    yield from (each for each in row if isinstance(each, str))
    except SQLITE_FAULTS:
        return
