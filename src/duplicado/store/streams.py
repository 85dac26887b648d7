"""Streams of one computer: those of all tables in a file of SQLite, watched as the file of an event is."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Final, Self

from sqlalchemy import Column, Connection, Integer, MetaData, Table, Text, select

from duplicado.store.file_watch import FileWatch, Mark
from duplicado.store.foreign_objects import see_no_others_in_file
from duplicado.store.hash_chain import record_tables
from duplicado.store.port import (
    EntryStore,
    NotARecord,
    RecordReplaced,
    Rewriting,
    StoredEntry,
    StoreError,
)
from duplicado.store.sqlite_files import (
    StoreKind,
    application_of,
    emptied_log,
    opened_copy,
    opened_file,
    starves,
    told,
)
from duplicado.store.stream_records import Batch, StreamRecord, appended
from duplicado.store.transactions import let_go, reported, writing
from duplicado.store.vault import Vault, of_file

PLAY_FILE: Final = StoreKind(0x44555050, 1, "a file of what was played at tables")
"""`DUPP`, and the version of the form."""


def _tables() -> tuple[MetaData, Table]:
    tables = record_tables(shared=True)
    names = Table(
        "stream",
        tables,
        Column("record", Integer, primary_key=True, autoincrement=False),
        Column("name", Text, nullable=False, unique=True),
    )
    return tables, names


_TABLES, _NAMES = _tables()
_LAST: Final = "SELECT record, number, id FROM entry ORDER BY rowid DESC LIMIT 1"
_ONE: Final = "SELECT id FROM entry WHERE record = ? AND number = ?"


def is_tables_file(path: Path) -> bool:
    """Tell whether a file is one of streams; one that cannot be read is none."""
    return application_of(path) == PLAY_FILE.application


class SqliteStreams:
    """The streams of a file; see `StreamStore` for what it does."""

    def __init__(self, path: Path, connection: Connection, vault: Vault | None = None) -> None:
        """Take an open connection; use `open`."""
        self.path = path
        self._say = partial(told, path)
        self._connection = connection
        self._vault = vault or of_file(path)
        self._turn = threading.RLock()
        self._numbers: dict[str, int] = {}
        self._watch: FileWatch | None = None
        self._newest: tuple[int, int, str] | None = None
        """Record, number and id of the last entry that it has seen or appended."""
        self._starving = False
        """True where it is read from memory because the disk was full."""

    @classmethod
    def open(cls, path: Path, *, vault: Vault | None = None) -> Self:
        """Open a file of streams, or make it.

        Args:
            path: the file.
            vault: what opens what is sealed in it; `None` for that of the place where it lies.

        Raises:
            StoreUnavailable: it cannot be opened or made.
            NotARecord: it is something else, or a later version of this program wrote it.
        """
        try:
            streams = cls(path, opened_file(path, PLAY_FILE), vault)
            try:
                streams._begin()
            except StoreError:
                streams.close()
                raise
        except StoreError as error:
            if not starves(path, error) or application_of(path) not in {0, PLAY_FILE.application}:
                raise
            streams = cls(path, opened_copy(path), vault)
            streams._make_tables()
            streams._starving = True
        return streams

    def _begin(self) -> None:
        """Make the tables that are not there, and watch over the file."""
        self._make_tables()
        self._begin_to_watch()

    def _make_tables(self) -> None:
        with self._reported(), writing(self._connection):
            _TABLES.create_all(self._connection)

    def _end_starving(self) -> None:
        """Open the file itself where there was no room for that before.

        Raises:
            StoreUnavailable: there is none yet.
        """
        if not self._starving or self._connection.closed:
            return
        former, self._connection = self._connection, opened_file(self.path, PLAY_FILE)
        try:
            self._begin()
        except StoreError:
            let_go(self._connection)
            self._connection = former
            raise
        self._starving = False
        let_go(former)

    def _begin_to_watch(self) -> None:
        # What is damaged is not watched: whoever reads it is told of that.
        with suppress(NotARecord, RecordReplaced), self._reported():
            emptied_log(self.path, self._connection, wait=False)
            with closing(sqlite3.connect(self.path.absolute())) as beside:
                self._newest = beside.execute(_LAST).fetchone()
            self._watch = FileWatch.begun(self.path, self._compared)

    def _compared(self, aside: sqlite3.Connection) -> Mark | None:
        """Compare what stands in the file itself with the streams: as far as it goes, it is the same."""
        if aside.execute("PRAGMA application_id").fetchone()[0] != PLAY_FILE.application:
            return None
        known = aside.execute("SELECT 1 FROM sqlite_master WHERE name = 'rewriting'").fetchone()
        if known is None:
            return ()  # its tables are in the log still
        last = aside.execute(_LAST).fetchone()
        counted = [aside.execute(f"SELECT count(*) FROM {each}").fetchone()[0] for each in ("rewriting", "entry")]  # noqa: S608 - our own tables
        # With its log it has all of it, too, for whoever opens it now.
        with closing(sqlite3.connect(self.path.absolute())) as beside:
            for each in (last, self._newest):
                if each is not None and beside.execute(_ONE, each[:2]).fetchone() != each[2:]:
                    return None
        return tuple(counted)

    def _see(self) -> None:
        if self._watch is not None:
            self._watch.check()

    def append_many(
        self, batch: Batch, based_on: Mapping[str, int] | None = None
    ) -> tuple[tuple[StoredEntry, ...], ...]:
        """Append entries, see `StreamStore.append_many`."""
        with self._turn:
            self._end_starving()
            known = dict(self._numbers)
            with self._reported(), writing(self._connection):
                self._see()
                done = appended(batch, based_on, lambda name: self._stream(name, known))
            # Written into a file that is no longer the one at its path it does not count as written.
            self._see()
            self._numbers = known
            last = next(
                ((name, part[-1]) for (name, _), part in zip(batch[::-1], done[::-1], strict=True) if part), None
            )
            if last is not None:
                self._newest = (known[last[0]], last[1].number, last[1].id)
            return done

    def read(self, stream: str, after: int = 0) -> tuple[StoredEntry, ...]:
        """Return the entries of a stream, see `StreamStore.read`."""
        with self._turn:
            number = self._known().get(stream)
            return () if number is None else tuple(self._of(number).read(after))

    def heads(self) -> dict[str, int]:
        """Return how far the streams go, see `StreamStore.heads`."""
        with self._turn:
            return {name: self._of(number).last for name, number in self._known().items()}

    def verify(self) -> int:
        """Go through all chains, see `StreamStore.verify`."""
        with self._turn:
            numbers = self._known().values()
            with self._reported():
                see_no_others_in_file(self._connection, self.path, _TABLES)
                self._connection.rollback()
            return sum(self._of(number).verify() for number in numbers)

    def rewrite(self, stream: str, texts: Mapping[int, str], *, by: str, what: str, at: str, chain: str) -> Rewriting:
        """Put other texts in the place of those of some entries, see `StreamStore.rewrite`."""
        with self._turn:
            self._end_starving()
            record = self._of(self._known()[stream])
            with self._reported(), writing(self._connection):
                self._see()
                done = record.rewrite(texts, by=by, what=what, at=at, chain=chain)
            self._see()
            return done

    def rewritings(self, stream: str) -> tuple[Rewriting, ...]:
        """Return what was written anew, see `StreamStore.rewritings`."""
        with self._turn:
            return self._of(self._known()[stream]).rewritings()

    def put_back(self, stream: str, entries: Sequence[StoredEntry], rewritings: Sequence[Rewriting]) -> None:
        """Make a stream as it was elsewhere, see `StreamStore.put_back`."""
        with self._turn:
            self._end_starving()
            with self._reported(), writing(self._connection):
                self._see()
                self._stream(stream, {}).put_back(entries, rewritings)
            self._see()

    def scrub(self) -> bool:
        """Empty the log beside the file, see `StreamStore.scrub`; it cannot be emptied while somebody reads."""
        with self._turn, self._reported():
            if self._starving:
                return False
            self._connection.rollback()
            return emptied_log(self.path, self._connection)

    def record(self, stream: str) -> EntryStore:
        """Return one stream as a record, to be read and rewritten by one thread.

        Raises:
            KeyError: there is no such stream.
        """
        with self._turn:
            return self._of(self._known()[stream])

    def close(self) -> None:
        """Let go of the file."""
        with self._turn:
            self._watch = None
            let_go(self._connection)

    def _of(self, number: int) -> StreamRecord:
        return StreamRecord(str(self.path), self._connection, _TABLES, number, self._vault, self._say)

    def _reported(self) -> AbstractContextManager[None]:
        return reported(self.path, self._say)

    def _known(self) -> dict[str, int]:
        with self._reported():
            self._see()
            try:
                rows = self._connection.execute(select(_NAMES.c.name, _NAMES.c.record)).all()
            finally:
                self._connection.rollback()
        self._numbers = {str(name): int(number) for name, number in rows}
        return self._numbers

    def _stream(self, name: str, known: dict[str, int]) -> StreamRecord:
        """Return a stream in the transaction that is open, and make it where there is none."""
        if name not in known:
            found = self._connection.execute(select(_NAMES.c.record).where(_NAMES.c.name == name)).scalar()
            if found is None:
                last = self._connection.execute(
                    select(_NAMES.c.record).order_by(_NAMES.c.record.desc()).limit(1)
                ).scalar()
                found = (last or 0) + 1
                self._connection.execute(_NAMES.insert(), {"record": found, "name": name})
            known[name] = int(found)
        return self._of(known[name])
