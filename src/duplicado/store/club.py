"""Store of a club's rows, in a file of their own or in the database of the events.

Here rows are kept; what they mean is for `duplicado.service.club`.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Final, Self, TypeVar
from uuid import uuid4

from sqlalchemy import Column, ColumnElement, Connection, Integer, MetaData, Table, Text, text

from duplicado.store.club_rows import EVERY_KIND, AuditRow, ClubRow, SettingRow
from duplicado.store.file_watch import FileWatch, Mark
from duplicado.store.foreign_objects import see_no_others_in_database, see_no_others_in_file
from duplicado.store.port import CHANNEL, RecordReplaced, StoreError
from duplicado.store.sqlite_files import (
    WAIT,
    StoreKind,
    application_of,
    connected_to,
    emptied_log,
    opened_copy,
    opened_file,
    starves,
    told,
)
from duplicado.store.store_selection import is_database
from duplicado.store.transactions import SQLITE_FAULTS, Closing, connected_twice, let_go, reading, reported, writing

_Any = TypeVar("_Any", bound=ClubRow)

CLUB_FILE: Final = StoreKind(0x44555043, 1, "the file of a club")
"""`DUPC`, and the version of the form."""


def _tables() -> MetaData:
    tables = MetaData()
    for kind in EVERY_KIND:
        columns = (
            Column(
                each.name,
                Integer if each.type in {"int", int} else Text,
                primary_key=each.name in kind.KEY,
                nullable=False,
                autoincrement=False,
            )
            for each in fields(kind)  # type: ignore[arg-type]  # every kind is a dataclass
        )
        Table(f"club_{kind.NAME}", tables, *columns)
    Table("club_itself", tables, Column("id", Text, primary_key=True))
    return tables


_TABLES: Final = _tables()
_ITSELF: Final = _TABLES.tables["club_itself"]
"""Table of the club's id, which is drawn when it is made."""


class ClubStore(Closing):
    """Rows by kind. Several threads may use one; each method is one transaction, or part of `together`.

    What is only read waits for nobody: neither for another thread that writes nor for another program that has locked
    what is kept.
    """

    def __init__(
        self,
        connection: Connection,
        beside: Connection,
        place: str,
        say: Callable[[BaseException | None], StoreError],
        lock: str = "",
    ) -> None:
        """Take two open connections, to write and to read; use `open`.

        The lock is a statement that has others wait for their turn to write.
        """
        self._connection = connection
        self._beside = beside
        self._looking = threading.Lock()
        self._writer: int | None = None
        self._written = 0
        self.place = place
        self._say = say
        self._turn = lock
        self._lock = threading.RLock()
        self._depth = 0
        self._watch: FileWatch | None = None
        self._is = self._newest = self._adding = ""
        """Id of the club, and the id of the last thing that was done with privileges."""
        self._starving = False
        """True where it is read from memory because the disk was full."""

    @classmethod
    def open(cls, setting: str) -> Self:
        """Open what a club keeps, and make it if it is not there.

        Args:
            setting: a file, or `postgresql://user@host/database`.

        Raises:
            StoreError: it cannot be opened or made, or is something else.
        """
        if not is_database(setting):
            return cls._in_file(Path(setting), setting)
        from duplicado.store.postgres import connected, database_url, unreachable  # noqa: PLC0415 - not everywhere

        url = database_url(setting)
        place = url.render_as_string()
        lock = f"SELECT pg_advisory_xact_lock({CLUB_FILE.application})"
        connect = partial(connected, url)
        store = cls(*connected_twice(connect, connect), place, partial(unreachable, place), lock)
        store._begin_or_close()
        return store

    @classmethod
    def _in_file(cls, path: Path, setting: str) -> Self:
        say = partial(told, path)
        try:
            store = cls(*_opened_twice(path), setting, say)
            store._begin_or_close()
        except StoreError as error:
            if not starves(path, error) or application_of(path) != CLUB_FILE.application:
                raise
            copy = opened_copy(path)
            store = cls(copy, copy, setting, say)
            store._starving = True
        return store

    def _begin_or_close(self) -> None:
        try:
            self.begin()
        except BaseException:
            self.close()
            raise

    def begin(self) -> None:
        """Make the tables that are not there, and watch over the file.

        Raises:
            StoreError: it cannot be done.
        """
        with self.together():
            _TABLES.create_all(self._connection)
            if self._connection.execute(_ITSELF.select()).first() is None:
                self._connection.execute(_ITSELF.insert(), {"id": uuid4().hex})
        if not self._turn:
            self._begin_to_watch(Path(self.place))

    def _begin_to_watch(self, path: Path) -> None:
        # What is damaged is not watched: whoever reads it is told of that.
        with suppress(RecordReplaced), self._looking, self._reported():
            emptied_log(path, self._beside, wait=False)
            with closing(sqlite3.connect(path.absolute())) as beside:
                self._is, self._newest = _end_of(beside)
            self._watch = FileWatch.begun(path, self._compared)

    def _compared(self, aside: sqlite3.Connection) -> Mark | None:
        """Compare whose club it is, and the last thing that was done with privileges: that is never taken back."""
        with closing(sqlite3.connect(Path(self.place).absolute())) as beside:
            is_, newest = _end_of(beside)
        itself, mark = _end_of(aside)
        return (mark,) if itself == is_ == self._is and newest >= self._newest else None

    def _end_starving(self) -> None:
        """Open the file itself where there was no room for that before.

        Raises:
            StoreError: there is none yet.
        """
        if not self._starving:
            return
        path, former = Path(self.place), self._connection
        connection, beside = _opened_twice(path)
        with self._looking:
            self._connection, self._beside, self._starving = connection, beside, False
        try:
            self.begin()
        except StoreError:
            with self._looking:
                self._connection = self._beside = former
                self._starving = True
            let_go(connection)
            let_go(beside)
            raise

    def put(self, row: ClubRow) -> None:
        """Keep a row, in the place of one with the same key."""
        table = self._table(type(row))
        values = {each.name: getattr(row, each.name) for each in fields(row)}  # type: ignore[arg-type]  # as above
        if isinstance(row, AuditRow):
            self._adding = row.id
        with self.together():
            self._connection.execute(table.delete().where(*(table.c[name] == values[name] for name in row.KEY)))
            self._connection.execute(table.insert(), values)

    def get(self, kind: type[_Any], *key: str) -> _Any | None:
        """Return the row of a key."""
        return next(iter(self.all(kind, **dict(zip(kind.KEY, key, strict=True)))), None)

    def all(self, kind: type[_Any], **where: str) -> tuple[_Any, ...]:
        """Return the rows in which those columns have those values, in the order of their keys."""
        table = self._table(kind)
        asked = table.select().where(*_equal(table, where)).order_by(*(table.c[name] for name in kind.KEY))
        with self._read() as connection:
            return tuple(kind(*row) for row in connection.execute(asked))

    def setting(self, name: str) -> str:
        """Return what is kept as a setting; empty where nothing is."""
        row = self.get(SettingRow, name)
        return "" if row is None else row.value

    def remove(self, kind: type[ClubRow], **where: str) -> int:
        """Take rows away and return how many; of two who take the same away one is told that it was there."""
        table = self._table(kind)
        with self.together():
            self._forget_newest(kind)
            return self._connection.execute(table.delete().where(*_equal(table, where))).rowcount

    def remove_before(self, kind: type[ClubRow], column: str, time: str) -> int:
        """Take away the rows in which a time is before another."""
        table = self._table(kind)
        with self.together():
            self._forget_newest(kind)
            return self._connection.execute(table.delete().where(table.c[column] < time)).rowcount

    def _forget_newest(self, kind: type[ClubRow]) -> None:
        """Compare with the file no more by what may be deleted just now."""
        if kind is AuditRow:
            self._newest = self._adding = ""
            if self._watch is not None:
                self._watch.mark = ()

    def count(self) -> int:
        """Read every row, see that nothing acts on them by itself, and return how many there are.

        Raises:
            BrokenChain: there is a trigger, or something else that this program did not make.
        """
        with self.together():
            see_no_others = see_no_others_in_database if self._turn else see_no_others_in_file
            see_no_others(self._connection, self.place, _TABLES)
            return sum(len(self.all(kind)) for kind in EVERY_KIND)

    @contextmanager
    def together(self) -> Generator[None]:
        """Do what is asked within it together or not at all.

        Raises:
            StoreError: it could not be done, and nothing was.
        """
        with self._lock:
            if self._depth:
                yield
                return
            self._end_starving()
            self._depth += 1
            try:
                turn = (lambda: self._connection.exec_driver_sql(self._turn)) if self._turn else None
                with self._reported(), writing(self._connection, turn):
                    self._writer = threading.get_ident()
                    self._see()
                    yield
                self._see()
                self._newest = max(self._newest, self._adding)
            finally:
                self._writer = None
                self._written += 1
                self._depth -= 1

    @contextmanager
    def _read(self) -> Generator[Connection]:
        """Open a transaction to read in; within `together` what is being written is read too."""
        if self._writer == threading.get_ident():
            yield self._connection
            return
        ask = (lambda: self._beside.exec_driver_sql("SELECT 1")) if self._turn else None
        with self._looking, self._reported(), reading(self._beside, ask):
            self._see()
            yield self._beside

    def _see(self) -> None:
        if self._watch is not None:
            self._watch.check()

    def version(self) -> object:
        """Return something that is another whenever a row may have changed; `None` while this thread changes some.

        A change that another program makes in a database is told of a second later at most, and at once in a file.
        """
        if self._writer == threading.get_ident():
            return None
        if self._turn:
            return self._written, int(time.monotonic())
        with self._looking, self._reported():
            # Past SQLAlchemy, which would open a transaction for it: this is asked at every request.
            cursor = self._beside.connection.cursor()
            try:
                return cursor.execute("PRAGMA data_version").fetchone()
            except SQLITE_FAULTS as error:
                raise self._say(error) from None
            finally:
                cursor.close()

    def _reported(self) -> AbstractContextManager[None]:
        return reported(self.place, self._say)

    def tell(self, what: str) -> None:
        """Let who listens at the database know something, when what is done together is done; at a file nobody does."""
        if self._turn:
            with self.together():
                self._connection.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": what})

    def scrub(self) -> bool:
        """Have the database give up what it still holds of rows that were removed; tell whether it did."""
        if self._turn:
            return True  # a database clears dead rows away by itself
        with self._lock, self._reported():
            return emptied_log(Path(self.place), self._connection)

    def close(self) -> None:
        """Let go of it."""
        for each in (self._connection, self._beside):
            let_go(each)

    @staticmethod
    def _table(kind: type[ClubRow]) -> Table:
        return _TABLES.tables[f"club_{kind.NAME}"]


def _opened_twice(path: Path) -> tuple[Connection, Connection]:
    """Open the file of a club to write, and once more to read it whoever writes it meanwhile."""
    return connected_twice(partial(opened_file, path, CLUB_FILE), partial(connected_to, path, WAIT))


def _end_of(connection: sqlite3.Connection) -> tuple[str, str]:
    """Return which club a file is, and the id of the last thing that was done with privileges."""
    itself = connection.execute("SELECT id FROM club_itself").fetchone()
    newest = connection.execute("SELECT CAST(max(id) AS TEXT) FROM club_audit").fetchone()
    return (itself or ("",))[0], newest[0] or ""


def _equal(table: Table, where: dict[str, str]) -> list[ColumnElement[bool]]:
    return [table.c[name] == value for name, value in where.items()]
