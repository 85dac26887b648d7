"""The store for several computers: many records in one PostgreSQL database, and notice of what others append.

A writer locks the row of its record, so that writers of one event take turns and those of different events do not
wait for one another. The primary key (record, number) stands behind that: no number is ever given twice.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from threading import Event, Thread
from typing import Final, Self

import psycopg
from psycopg import sql
from sqlalchemy import URL, Column, Connection, Integer, Table, Text, create_engine, func, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool

from duplicado.store.foreign_objects import see_no_others_in_database
from duplicado.store.hash_chain import ChainedStore, record_tables
from duplicado.store.port import CHANNEL, NewEntry, NotARecord, StoredEntry, StoreError, StoreUnavailable, moved_on
from duplicado.store.transactions import Closing, let_go, reading, reported, writing
from duplicado.store.vault import of_database

FORM: Final = 3
"""The version of the tables, kept in the table `form`; the numbers are those of the files, see `sqlite`."""

WAIT: Final = 5.0
"""Seconds for which another's writing is waited for, and the server, unless said otherwise."""

_LOCK: Final = 0x44555042
"""Held by whoever makes the tables: two that begin at once must not both."""
_TABLES: Final = record_tables(shared=True)
_RECORD: Final = Table(
    "record", _TABLES, Column("id", Integer, primary_key=True), Column("name", Text, nullable=False, unique=True)
)
_FORM: Final = Table("form", _TABLES, Column("version", Integer, primary_key=True, autoincrement=False))


class ConnectionLost(StoreUnavailable):
    """The server of the database does not answer, or has been stopped."""


def database_url(setting: str) -> URL:
    """Read a setting such as `postgresql://user:password@host/database`.

    Raises:
        StoreUnavailable: it is none.
    """
    try:
        url = make_url(setting)
    except ArgumentError:
        told = "the address of the database cannot be read: write postgresql://user@host/name"
        raise StoreUnavailable(told).told_as("store-address-unreadable") from None
    if url.get_backend_name() != "postgresql":
        shown = url.render_as_string()
        told = f"{shown} is no PostgreSQL database: write postgresql://user@host/name"
        raise StoreUnavailable(told).told_as("store-address-other", shown)
    return url.set(drivername="postgresql+psycopg")


def unreachable(place: str, error: BaseException | None) -> StoreError:
    """Put what PostgreSQL says in this program's words; `place` is the record or database."""
    state = getattr(error, "sqlstate", None) or ""
    remedy = next((each for start, each in _REMEDIES.items() if state.startswith(start)), None)
    if remedy is None and isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        remedy = _NO_SERVER
    said = " ".join(str(error).split())
    if remedy is not None:
        key, words = remedy
        told = f"{place} cannot be used now ({said}): nothing was lost; {words}"
        kind = ConnectionLost if key in {"server", "stopped"} else StoreUnavailable
        return kind(told).told_as("store-not-now", place, said, key)
    return NotARecord(f"{place} cannot be read ({said}): restore the last backup").told_as("record-damaged", place)


_NO_SERVER: Final = ("server", "see whether the database server runs and can be reached, and try again")
_REMEDIES: Final = {
    "55P03": ("busy", "another program is writing: try again when it has finished"),
    "40": ("busy", "another program is writing: try again when it has finished"),
    "53100": ("room-of-server", "make room on the disk of the database server and try again"),
    "53": ("overloaded", "the database server is overloaded: try again later"),
    "08": _NO_SERVER,
    "57": ("stopped", "the database server was stopped: try again when it runs"),
    "25006": ("read-only", "the database may only be read: name the one that may be written"),
    "28": ("password", "see to the user name and the password"),
    "3D000": ("no-database", "there is no such database: make one with `createdb`"),
    "42501": ("rights", "allow this user to make and write tables there"),
}
"""By the beginning of SQLSTATE: what to do where the record itself is well."""


def connected(url: URL, *, wait: float = WAIT) -> Connection:
    """Connect to a database and make the tables if they are not there.

    Raises:
        StoreUnavailable: it cannot be reached, or may not be written.
        NotARecord: a later version of this program made the tables.
    """
    place = url.render_as_string()
    engine = create_engine(
        url,
        poolclass=NullPool,
        connect_args={
            "connect_timeout": max(2, int(wait)),
            # What was acknowledged outlives the loss of power, whatever the server's own setting.
            "options": f"-c lock_timeout={int(1000 * wait)} -c synchronous_commit=on -c client_min_messages=warning",
        },
    )
    try:
        connection = engine.connect()
    except DBAPIError as error:
        raise unreachable(place, error.orig) from None
    try:
        _prepare(connection, place)
    except BaseException:
        let_go(connection)
        raise
    return connection


def _prepare(connection: Connection, place: str) -> None:
    with reported(place, partial(unreachable, place)), connection.begin():
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        _TABLES.create_all(connection)
        version = connection.execute(select(_FORM.c.version)).scalar()
        if version is None:
            connection.execute(_FORM.insert(), {"version": FORM})
        elif version < FORM:
            # Every form so far has the tables of those before it and more, which were made just now.
            connection.execute(_FORM.update(), {"version": FORM})
    if version is not None and version > FORM:
        told = (
            f"{place} was written by a later version of this program (form {version}, this one knows {FORM}): "
            "install that version"
        )
        raise NotARecord(told).told_as("store-later-version", place)


def record_names(connection: Connection, place: str) -> tuple[str, ...]:
    """Return the names of all records in a database, in the order in which they were made.

    Raises:
        StoreUnavailable: it cannot be read.
    """
    with reported(place, partial(unreachable, place)), connection.begin():
        return tuple(connection.execute(select(_RECORD.c.name).order_by(_RECORD.c.id)).scalars())


def record_marks(connection: Connection, place: str) -> Mapping[str, tuple[int, int | None, int]]:
    """Return of each record in a database, by its name, which one it is, its last entry, how often it was rewritten.

    Raises:
        StoreUnavailable: it cannot be read.
    """
    entry, rewriting = _TABLES.tables["entry"].c, _TABLES.tables["rewriting"].c
    last = select(func.max(entry.number)).where(entry.record == _RECORD.c.id).scalar_subquery()
    rewritten = select(func.count()).where(rewriting.record == _RECORD.c.id).scalar_subquery()
    asked = select(_RECORD.c.name, _RECORD.c.id, last, rewritten)
    with reported(place, partial(unreachable, place)), connection.begin():
        return {name: (record, number, count) for name, record, number, count in connection.execute(asked)}


class PostgresStore(ChainedStore):
    """A record in a database that it shares with others. One thread at a time uses one."""

    def __init__(self, url: URL, connection: Connection, record: int, name: str) -> None:
        """Take an open connection; use `create` or `open`."""
        super().__init__(connection, _TABLES, {"record": record}, of_database())
        self._record = record
        self.name = name
        self._url = url
        self._place = f"{url.render_as_string()}#{name}"

    @classmethod
    def create(cls, setting: str, name: str, *, wait: float = WAIT) -> Self:
        """Make a new record in the database of a setting.

        Raises:
            StoreUnavailable: there is one of that name, or the database cannot be used.
        """
        url = database_url(setting)
        connection = connected(url, wait=wait)
        try:
            with connection.begin():
                made = connection.execute(_RECORD.insert().values(name=name).returning(_RECORD.c.id)).scalar_one()
        except IntegrityError:
            let_go(connection)
            told = f"{name} is there already: choose another name, or open it"
            raise StoreUnavailable(told).told_as("file-there-already", name) from None
        except DBAPIError as error:
            let_go(connection)
            raise unreachable(url.render_as_string(), error.orig) from None
        return cls(url, connection, made, name)

    @classmethod
    def open(cls, setting: str, name: str, *, wait: float = WAIT) -> Self:
        """Open a record that is there.

        Raises:
            StoreUnavailable: there is none, or the database cannot be used.
        """
        url = database_url(setting)
        connection = connected(url, wait=wait)
        try:
            with connection.begin():
                record = connection.execute(select(_RECORD.c.id).where(_RECORD.c.name == name)).scalar()
        except DBAPIError as error:
            let_go(connection)
            raise unreachable(url.render_as_string(), error.orig) from None
        if record is None:
            let_go(connection)
            raise _no_record(name, url.render_as_string())
        return cls(url, connection, record, name)

    @property
    def place(self) -> str:
        """The address of the database, without the password, and the name."""
        return self._place

    @contextmanager
    def _writing(self) -> Generator[None]:
        with writing(self._connection, self._take_turn):
            yield

    def _take_turn(self) -> None:
        turn = select(_RECORD.c.id).where(_RECORD.c.id == self._record).with_for_update()
        if self._connection.execute(turn).first() is None:
            raise _no_record(self.name, self._url.render_as_string())

    def delete(self, based_on: int) -> None:
        """Delete the record, if it still has so many entries; whoever has it open writes to it no more.

        Raises:
            RecordMovedOn: it has more; nothing was deleted.
            StoreUnavailable: the database cannot be used, or the record is not there any more.
        """
        with self._reported(), self._writing():
            if self._end()[0] != based_on:
                raise moved_on(self.place)
            for table in (self._entry, self._noted, self._rewriting):
                self._connection.execute(table.delete().where(*self._only(table)))
            self._connection.execute(_RECORD.delete().where(_RECORD.c.id == self._record))

    @contextmanager
    def _reading(self) -> Generator[None]:
        with reading(self._connection, lambda: self._connection.exec_driver_sql("SELECT 1")):
            yield

    def append(self, entries: Sequence[NewEntry], *, based_on: int | None = None) -> tuple[StoredEntry, ...]:
        """Append entries, see `EntryStore.append`; once more where the connection was lost on the way.

        Whether they were written by then does not matter: what is there already is not appended again.
        """
        try:
            return super().append(entries, based_on=based_on)
        except ConnectionLost:
            return super().append(entries, based_on=based_on)

    def _told(self, error: BaseException | None) -> StoreError:
        return unreachable(self._place, error)

    def verify(self) -> int:
        """Go through the whole chain, see `EntryStore.verify`."""
        with self._reported(), self._reading():
            see_no_others_in_database(self._connection, self.place, _TABLES)
        return super().verify()

    def scrub(self) -> bool:
        """Have dead rows cleared away, see `EntryStore.scrub`; only the owner of the tables may."""
        return vacuumed(self._url, "entry")

    def _appended(self) -> None:
        """Let those who listen know, when the transaction is committed."""
        self._connection.execute(text("SELECT pg_notify(:channel, :name)"), {"channel": CHANNEL, "name": self.name})


def vacuumed(url: URL, table: str) -> bool:
    """Have the dead rows of a table cleared away; tell whether that was permitted.

    Raises:
        StoreUnavailable: the database cannot be reached.
    """
    # By a connection of its own: in a transaction it cannot be done.
    try:
        with psycopg.connect(_plain(url), autocommit=True) as raw:
            raw.execute(sql.SQL("VACUUM {}").format(sql.Identifier(table)))
    except psycopg.errors.InsufficientPrivilege:
        return False
    except psycopg.Error as error:
        raise unreachable(url.render_as_string(), error) from None
    return True


def _no_record(name: str, place: str) -> StoreUnavailable:
    told = f"there is no record {name} in {place}: make it first"
    return StoreUnavailable(told).told_as("store-no-such-record", name, place)


def _plain(url: URL) -> str:
    """Write an address as the driver itself reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


class PostgresNews(Closing):
    """Listens for what any program appends to the records of a database, in a thread of its own."""

    def __init__(self, setting: str, told: Callable[[str | None], None], channel: str = CHANNEL) -> None:
        """Begin to listen.

        Args:
            setting: the database.
            told: called in that thread with the name of a record that was appended to; with `None` after the
                connection was lost and found again, because anything may have been missed.
            channel: of records, or of streams.
        """
        self._channel = channel
        self._url = _plain(database_url(setting))
        self._told = told
        self._stopped = Event()
        self.listening = Event()
        """Set while there is a connection."""
        self._thread = Thread(target=self._listen, name="duplicado-news", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        missed = False
        while not self._stopped.is_set():
            with suppress(psycopg.Error), psycopg.connect(self._url, autocommit=True, connect_timeout=5) as connection:
                connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
                self.listening.set()
                if missed:
                    self._told(None)
                while not self._stopped.is_set():
                    for each in connection.notifies(timeout=0.2):
                        self._told(each.payload)
            self.listening.clear()
            missed = True
            self._stopped.wait(0.5)

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._thread.join()
