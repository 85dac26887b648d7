"""The embedded store: one SQLite file a record, in write-ahead mode, on the disk before anybody is told."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import ColumnElement, Connection, func, select

from duplicado.store.file_watch import FileWatch, Mark
from duplicado.store.foreign_objects import see_no_others_in_file
from duplicado.store.hash_chain import ChainedStore, record_tables
from duplicado.store.port import (
    BrokenChain,
    NewEntry,
    NotARecord,
    RecordReplaced,
    StoredEntry,
    StoreError,
    StoreUnavailable,
)
from duplicado.store.sqlite_files import (
    APPLICATION_ID,
    WAIT,
    connected_to,
    copy_file,
    emptied_log,
    keep_durably,
    opened_copy,
    starves,
    told,
)
from duplicado.store.transactions import let_go, writing
from duplicado.store.vault import Vault, of_file

SCHEMA_VERSION: Final = 3
"""The version of the tables; kept in the file as SQLite's `user_version`."""

_TABLES: Final = record_tables(shared=False)


def _can_be_noted(connection: Connection) -> None:
    """Form 2 keeps how far the record went when a backup was taken."""
    _TABLES.tables["noted"].create(connection)


def _can_be_rewritten(connection: Connection) -> None:
    """Form 3 keeps that entries were written anew."""
    _TABLES.tables["rewriting"].create(connection)


MIGRATIONS: Final[Mapping[int, Callable[[Connection], None]]] = {1: _can_be_noted, 2: _can_be_rewritten}
"""By the form that a file has: what makes the next of it."""


class SqliteStore(ChainedStore):
    """A record in a file of its own; see `EntryStore` for what it does. One process or thread at a time uses one."""

    def __init__(self, path: Path, connection: Connection, vault: Vault | None = None) -> None:
        """Take an open connection; use `create` or `open`."""
        super().__init__(connection, _TABLES, {}, vault or of_file(path))
        self.path = path
        self._watch: FileWatch | None = None
        self._newest = (0, "")
        """Number and id of the last entry that it has seen or appended."""
        self._starving: float | None = None
        """Time for which others are waited for when it is opened; set where it is read from memory because the disk was
        full."""

    @classmethod
    def create(cls, path: Path, *, wait: float = WAIT) -> Self:
        """Make a new record; `wait` as for `open`.

        Raises:
            StoreUnavailable: there is a file already, or none can be made there.
        """
        try:
            # Claims the name: two programs that create the same file at once must not both believe that they did.
            path.touch(mode=0o600, exist_ok=False)
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
    def open(cls, path: Path, *, wait: float = WAIT, vault: Vault | None = None) -> Self:
        """Open a record that is there.

        Args:
            path: its file.
            vault: what opens what is sealed in it; that of its place if not told.
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
        try:
            store = cls(path, connected_to(path, wait), vault)
            store._ready()
        except StoreError as error:
            if not starves(path, error):
                raise
            store = cls(path, opened_copy(path), vault)
            store._in_this_form(store._check())
            store._starving = wait
        return store

    def _ready(self) -> None:
        """See that the connection's file is what it should be, and have it be kept as it should be."""
        try:
            # Looked at before anything is done to it: it may be another program's.
            version = self._check()
            keep_durably(self.path, self._connection)
            self._in_this_form(version)
            self._begin_to_watch()
        except StoreError:
            let_go(self._connection)
            raise

    def _in_this_form(self, version: int) -> None:
        if version < SCHEMA_VERSION:
            self._migrate()

    def _begin_to_watch(self) -> None:
        # What is damaged is not watched: whoever reads it is told of that.
        with suppress(NotARecord, RecordReplaced), self._reported():
            # What SQLite keeps beside a file is there from now on, and in the file itself what it is compared by.
            emptied_log(self.path, self._connection, wait=False)
            with self._reading():
                last = select(self._entry.c.number, self._entry.c.id).where(self._is_last())
                self._newest = next(((int(number), id_) for number, id_ in self._connection.execute(last)), (0, ""))
                self._watch = FileWatch.begun(self.path, self._compared)

    def _compared(self, aside: sqlite3.Connection) -> Mark | None:
        """Compare the end of what stands in the file itself with the record: as far as it goes, it is the same."""
        if aside.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            return None
        known = aside.execute("SELECT 1 FROM sqlite_master WHERE name = 'rewriting'").fetchone()
        rewritten = aside.execute("SELECT turn, chain FROM rewriting ORDER BY turn").fetchall() if known else []
        row = aside.execute("SELECT number, id, chain FROM entry ORDER BY number DESC LIMIT 1").fetchone()
        number, id_, chain = row or (0, "", "")
        table = self._entry
        ours = [(turn, each.chain) for turn, each in enumerate(self._rewritten(), 1)]
        found = self._connection.execute(select(table.c.id, table.c.chain).where(table.c.number == number)).first()
        if ours[: len(rewritten)] != rewritten or (number and (found is None or found[0] != id_)):
            return None
        if number and len(ours) == len(rewritten) and found is not None and found[1] != chain:
            return None
        # With its log it has the last entry, too, for whoever opens it now.
        with closing(sqlite3.connect(self.path.absolute())) as beside:
            newest, known = self._newest
            there = beside.execute("SELECT id FROM entry WHERE number = ?", (newest,)).fetchone()
        return (len(rewritten), int(number)) if there == ((known,) if newest else None) else None

    @classmethod
    def _made(cls, path: Path, wait: float) -> Self:
        """Write what tells the file apart, and the tables."""
        store = cls(path, connected_to(path, wait))
        try:
            keep_durably(path, store._connection)
            with store._reported(), store._writing():
                store._pragma(f"application_id = {APPLICATION_ID}")
                store._pragma(f"user_version = {SCHEMA_VERSION}")
                _TABLES.create_all(store._connection)
            store._begin_to_watch()
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
    def vault(self) -> Vault:
        """Vault that opens what is sealed in it."""
        return self._vault

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
            with self._reported(), self._reading():
                see_no_others_in_file(self._connection, self.path, _TABLES)
            return super().verify()
        except NotARecord as error:
            raise BrokenChain(str(error)).told_as(error.code, *error.values) from None

    def scrub(self) -> bool:
        """Empty the log beside the file, see `EntryStore.scrub`; it cannot be emptied while somebody reads."""
        self._alive()
        return emptied_log(self.path, self._connection)

    def copy_to(self, path: Path) -> None:
        """Copy the record as it stands into a file that is not there yet, while others write it (SQLite's backup).

        Raises:
            StoreUnavailable: it cannot be copied there; half a copy is taken away again.
        """
        self._alive()
        copy_file(self.path, path)

    def _alive(self) -> None:
        with self._reported():
            if self._connection.closed:
                told = f"{self.path} has been closed: open it again"
                raise StoreUnavailable(told).told_as("store-closed", self.path)
            with self._reading():
                pass

    def _is_last(self) -> ColumnElement[bool]:
        return self._entry.c.number == select(func.max(self._entry.c.number)).scalar_subquery()

    def _pragma(self, text: str) -> Any:  # noqa: ANN401 - as many kinds of answer as there are pragmas
        result = self._connection.exec_driver_sql(f"PRAGMA {text}")
        return result.scalars().first() if result.returns_rows else None

    @contextmanager
    def _writing(self) -> Generator[None]:
        """Write nothing, and have nothing count as written, where the file is no longer the one that was opened."""
        self._end_starving()
        with writing(self._connection):
            self._see()
            yield
        with self._reading():
            pass

    @contextmanager
    def _reading(self) -> Generator[None]:
        with super()._reading():
            self._see()
            yield

    def _see(self) -> None:
        if self._watch is not None:
            self._watch.check()

    def _end_starving(self) -> None:
        """Open the file itself where there was no room for that before.

        Raises:
            StoreUnavailable: there is none yet.
        """
        if self._starving is None or self._connection.closed:
            return
        starving, former = self._starving, self._connection
        self._connection = connected_to(self.path, starving)
        self._starving = None
        try:
            self._ready()
        except StoreError:
            self._starving, self._connection = starving, former
            raise
        let_go(former)

    def append(self, entries: Sequence[NewEntry], *, based_on: int | None = None) -> tuple[StoredEntry, ...]:
        """Append entries, see `EntryStore.append`."""
        stored = super().append(entries, based_on=based_on)
        self._newest = max((self._newest, *((each.number, each.id) for each in stored)))
        return stored

    def close(self) -> None:
        """Let go of the record."""
        self._watch = None
        super().close()

    def _appended(self) -> None:
        """Nobody listens at a file."""

    def _told(self, error: BaseException | None) -> StoreError:
        return told(self.path, error)
