"""Store of a club's rows, in a file of their own or in the database of the events.

Here rows are kept; what they mean is for `duplicado.service.club`.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from types import TracebackType
from typing import Final, Self, TypeVar

from sqlalchemy import Column, ColumnElement, Connection, Integer, MetaData, Table, Text, text
from sqlalchemy.exc import DBAPIError, ResourceClosedError

from duplicado.store.club_rows import EVERY_KIND, ClubRow
from duplicado.store.port import CHANNEL, StoreError, StoreUnavailable
from duplicado.store.sqlite import StoreKind, emptied_log, opened_beside, opened_file, told, writing
from duplicado.store.store_selection import is_database

__all__ = ["CLUB_FILE", "ClubStore"]


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
    return tables


_TABLES: Final = _tables()


class ClubStore:
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

    @classmethod
    def open(cls, setting: str) -> Self:
        """Open what a club keeps, and make it if it is not there.

        Args:
            setting: a file, or `postgresql://user@host/database`.

        Raises:
            StoreError: it cannot be opened or made, or is something else.
        """
        if is_database(setting):
            from duplicado.store.postgres import connected, database_url, unreachable  # noqa: PLC0415 - not everywhere

            url = database_url(setting)
            place = url.render_as_string()
            lock = f"SELECT pg_advisory_xact_lock({CLUB_FILE.application})"
            store = cls(connected(url), connected(url), place, lambda error: unreachable(place, error), lock)
        else:
            path = Path(setting)
            store = cls(opened_file(path, CLUB_FILE), opened_beside(path), setting, lambda error: told(path, error))
        try:
            with store.together():
                _TABLES.create_all(store._connection)
        except BaseException:
            store.close()
            raise
        return store

    def put(self, row: ClubRow) -> None:
        """Keep a row, in the place of one with the same key."""
        table = self._table(type(row))
        values = {each.name: getattr(row, each.name) for each in fields(row)}  # type: ignore[arg-type]  # as above
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

    def remove(self, kind: type[ClubRow], **where: str) -> int:
        """Take rows away and return how many; of two who take the same away one is told that it was there."""
        table = self._table(kind)
        with self.together():
            return self._connection.execute(table.delete().where(*_equal(table, where))).rowcount

    def remove_before(self, kind: type[ClubRow], column: str, time: str) -> int:
        """Take away the rows in which a time is before another."""
        table = self._table(kind)
        with self.together():
            return self._connection.execute(table.delete().where(table.c[column] < time)).rowcount

    def count(self) -> int:
        """Read every row, and return how many there are."""
        with self.together():
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
            self._depth += 1
            try:
                with self._reported(), writing(self._connection):
                    self._writer = threading.get_ident()
                    if self._turn:
                        self._connection.exec_driver_sql(self._turn)
                    yield
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
        with self._looking, self._reported(), self._beside.begin():
            yield self._beside

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
            except sqlite3.Error as error:
                raise self._say(error) from None
            finally:
                cursor.close()

    @contextmanager
    def _reported(self) -> Generator[None]:
        try:
            yield
        except DBAPIError as error:
            raise self._say(error.orig) from None
        except ResourceClosedError:
            said = f"{self.place} has been closed: open it again"
            raise StoreUnavailable(said).told_as("store-closed", self.place) from None

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
            engine = each.engine
            each.close()
            engine.dispose()

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of it."""
        self.close()

    @staticmethod
    def _table(kind: type[ClubRow]) -> Table:
        return _TABLES.tables[f"club_{kind.NAME}"]


def _equal(table: Table, where: dict[str, str]) -> list[ColumnElement[bool]]:
    return [table.c[name] == value for name, value in where.items()]
