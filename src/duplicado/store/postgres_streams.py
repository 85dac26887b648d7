"""Streams for several computers: all tables in one PostgreSQL database, and notice of what others append.

A writer locks the rows of the streams that it writes to, in the order of their names: writers of one table take turns,
and those of different tables do not wait for one another.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Final, Self

from sqlalchemy import URL, Column, Connection, Integer, Table, Text, select, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError

from duplicado.store.foreign_objects import see_no_others_in_database
from duplicado.store.hash_chain import record_tables
from duplicado.store.port import PLAY_CHANNEL, Rewriting, StoredEntry
from duplicado.store.postgres import WAIT, ConnectionLost, connected, database_url, unreachable, vacuumed
from duplicado.store.stream_records import Batch, StreamRecord, appended
from duplicado.store.transactions import let_go, reading, reported, writing
from duplicado.store.vault import of_database

_LOCK: Final = 0x44555053
"""Held by whoever makes the tables: two that begin at once must not both."""
_TABLES: Final = record_tables(shared=True, prefix="play_")
_STREAM: Final = Table(
    "play_stream",
    _TABLES,
    Column("record", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
)


class PostgresStreams:
    """The streams of a database; see `StreamStore` for what it does."""

    def __init__(self, url: URL, connection: Connection) -> None:
        """Take an open connection; use `open`."""
        self._connection = connection
        self._vault = of_database()
        self._url, self._place = url, url.render_as_string()
        self._say = partial(unreachable, self._place)
        self._turn = threading.RLock()
        self._numbers: dict[str, int] = {}
        """Of the streams that were asked for; they do not change."""

    @classmethod
    def open(cls, setting: str, *, wait: float = WAIT) -> Self:
        """Open the streams of the database of a setting, and make their tables where there are none.

        Raises:
            StoreUnavailable: it cannot be reached, or may not be written.
            NotARecord: a later version of this program made its tables.
        """
        url = database_url(setting)
        connection = connected(url, wait=wait)
        try:
            with connection.begin():
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
                _TABLES.create_all(connection)
        except DBAPIError as error:
            let_go(connection)
            raise unreachable(url.render_as_string(), error.orig) from None
        return cls(url, connection)

    def append_many(
        self, batch: Batch, based_on: Mapping[str, int] | None = None
    ) -> tuple[tuple[StoredEntry, ...], ...]:
        """Append entries, see `StreamStore.append_many`; once more where the connection was lost on the way.

        Whether they were written by then does not matter: what is there already is not appended again.
        """
        try:
            return self._appended(batch, based_on)
        except ConnectionLost:
            return self._appended(batch, based_on)

    def _appended(self, batch: Batch, based_on: Mapping[str, int] | None) -> tuple[tuple[StoredEntry, ...], ...]:
        names = sorted({name for name, _ in batch})
        with self._turn, self._reported(), writing(self._connection, self._first):
            numbers = self._taken(names)
            done = appended(batch, based_on, lambda name: self._of(numbers[name]))
            for name in names:
                self._tell(name)
        self._numbers |= numbers
        return done

    def _tell(self, name: str) -> None:
        told = text("SELECT pg_notify(:channel, :name)")
        self._connection.execute(told, {"channel": PLAY_CHANNEL, "name": name})

    def _taken(self, names: list[str]) -> dict[str, int]:
        """Return the numbers of streams, which nobody else writes to before the transaction ends."""
        new = [{"name": name} for name in names if name not in self._numbers]
        if new:
            self._connection.execute(insert(_STREAM).on_conflict_do_nothing(), new)
        mine = select(_STREAM.c.name, _STREAM.c.record).where(_STREAM.c.name.in_(names)).order_by(_STREAM.c.name)
        return {str(name): int(number) for name, number in self._connection.execute(mine.with_for_update())}

    def read(self, stream: str, after: int = 0) -> tuple[StoredEntry, ...]:
        """Return the entries of a stream, see `StreamStore.read`."""
        with self._turn:
            number = self._numbers.get(stream) or self._known().get(stream)
            if number is None:
                return ()
            with self._reported(), reading(self._connection, self._first):
                return tuple(self._of(number).read(after))

    def heads(self) -> dict[str, int]:
        """Return how far the streams go, see `StreamStore.heads`."""
        with self._turn:
            return {name: self._of(number).last for name, number in self._known().items()}

    def rewrite(self, stream: str, texts: Mapping[int, str], *, by: str, what: str, at: str, chain: str) -> Rewriting:
        """Put other texts in the place of those of some entries, see `StreamStore.rewrite`; who listens is told."""
        with self._turn:
            number = self._known()[stream]
            with self._reported(), writing(self._connection, self._first):
                self._taken([stream])
                done = self._of(number).rewrite(texts, by=by, what=what, at=at, chain=chain)
                self._tell(stream)
            return done

    def rewritings(self, stream: str) -> tuple[Rewriting, ...]:
        """Return what was written anew, see `StreamStore.rewritings`."""
        with self._turn:
            number = self._known()[stream]
            with self._reported(), reading(self._connection, self._first):
                return self._of(number).rewritings()

    def put_back(self, stream: str, entries: Sequence[StoredEntry], rewritings: Sequence[Rewriting]) -> None:
        """Make a stream as it was elsewhere, see `StreamStore.put_back`; who listens is told."""
        with self._turn, self._reported(), writing(self._connection, self._first):
            self._of(self._taken([stream])[stream]).put_back(entries, rewritings)
            self._tell(stream)

    def scrub(self) -> bool:
        """Have dead rows cleared away, see `StreamStore.scrub`; only the owner of the tables may."""
        return vacuumed(self._url, "play_entry")

    def verify(self) -> int:
        """Go through all chains, see `StreamStore.verify`."""
        with self._turn:
            numbers = self._known().values()
            with self._reported(), reading(self._connection, self._first):
                see_no_others_in_database(self._connection, self._place, _TABLES)
            return sum(self._of(number).verify() for number in numbers)

    def close(self) -> None:
        """Let go of the database."""
        with self._turn:
            let_go(self._connection)

    def _known(self) -> dict[str, int]:
        with self._reported(), reading(self._connection, self._first):
            rows = self._connection.execute(select(_STREAM.c.name, _STREAM.c.record)).all()
        self._numbers = {str(name): int(number) for name, number in rows}
        return self._numbers

    def _first(self) -> None:
        """Ask something that finds whether there is a connection yet."""
        self._connection.execute(text("SELECT 1"))

    def _of(self, number: int) -> StreamRecord:
        return StreamRecord(self._place, self._connection, _TABLES, number, self._vault, self._say)

    def _reported(self) -> AbstractContextManager[None]:
        return reported(self._place, self._say)
