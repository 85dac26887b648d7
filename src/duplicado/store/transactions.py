"""Transactions of a store, begun anew where the database was begun anew; closing at the end of a `with`."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from contextlib import contextmanager
from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, ResourceClosedError

from duplicado.store.port import StoreError, StoreUnavailable

SQLITE_FAULTS: Final = (sqlite3.Error, UnicodeDecodeError)
"""Errors of SQLite: where it names a part of a damaged file, its words may be no text."""
DRIVER_FAULTS: Final = (DBAPIError, *SQLITE_FAULTS)
"""Errors of a database, asked by SQLAlchemy or past it."""
WRITING: Final = "duplicado-writing"
"""Says of a connection that what is begun on it is to write."""


@contextmanager
def reading(connection: Connection, first: Callable[[], object] | None = None) -> Generator[None]:
    """Open a transaction, and end it; `first` asks what is asked first, and finds whether there is a connection yet.

    Where there is none any more, as after the database was begun anew, it is connected to once more. Nothing was done
    by then, so nothing is done twice.
    """
    if first is not None:
        _connected(connection, first)
    with connection.get_transaction() or connection.begin():
        yield


@contextmanager
def writing(connection: Connection, first: Callable[[], object] | None = None) -> Generator[None]:
    """Open a transaction that nobody else can write beside, and commit it; `first` as of `reading`."""
    connection.info[WRITING] = True
    try:
        with reading(connection, first):
            yield
    finally:
        if not connection.closed and not connection.invalidated:
            connection.info.pop(WRITING, None)


def _connected(connection: Connection, first: Callable[[], object]) -> None:
    """Begin a transaction and ask something; once more where it turns out that the connection was cut off."""
    transaction = connection.begin()
    try:
        first()
    except DBAPIError as error:
        transaction.rollback()
        if not error.connection_invalidated:
            raise
        again = connection.begin()
        try:
            first()
        except BaseException:
            again.rollback()
            raise
    except BaseException:
        transaction.rollback()
        raise


@contextmanager
def reported(place: object, say: Callable[[BaseException | None], StoreError]) -> Generator[None]:
    """Tell what the database could not do in this program's words.

    Args:
        place: what is kept there, as it is called in messages.
        say: puts what the database says in words.
    """
    try:
        yield
    except DRIVER_FAULTS as error:
        raise say(getattr(error, "orig", error)) from None
    except ResourceClosedError:
        said = f"{place} has been closed: open it again"
        raise StoreUnavailable(said).told_as("store-closed", place) from None


def connected_twice(
    connect: Callable[[], Connection], beside: Callable[[], Connection]
) -> tuple[Connection, Connection]:
    """Open two connections, both or neither."""
    first = connect()
    try:
        return first, beside()
    except BaseException:
        let_go(first)
        raise


def let_go(connection: Connection) -> None:
    """Close a connection and all that belongs to it."""
    engine = connection.engine
    connection.close()
    engine.dispose()


class Closing(ABC):
    """Something that is let go of at the end of a `with`."""

    @abstractmethod
    def close(self) -> None:
        """Let go of it."""

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of it."""
        self.close()
