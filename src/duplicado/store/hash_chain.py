"""Common base of the SQL stores: tables, hash chain, one transaction for one append."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict, fields
from functools import cache
from typing import Final, cast

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Insert,
    Integer,
    MetaData,
    Select,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    func,
    or_,
    select,
)

from duplicado.store.port import (
    SEALED,
    BrokenChain,
    IdTaken,
    NewEntry,
    NotedEnd,
    Rewriting,
    StoredEntry,
    StoreError,
    StoreUnavailable,
    first_link,
    link,
    moved_on,
)
from duplicado.store.transactions import Closing, let_go, reported
from duplicado.store.vault import Vault, key_missing

_AT_ONCE: Final = 500
"""Ids asked for in one query; databases have limits of their own."""


def record_tables(*, shared: bool, prefix: str = "") -> MetaData:
    """Return the tables `entry`, `noted` and `rewriting`.

    Args:
        shared: whether several records are in them, told apart by a column `record`.
        prefix: before their names, where a database has tables of other records too.
    """
    tables = MetaData(info={"prefix": prefix})

    def key() -> list[Column[int]]:
        return [Column("record", Integer, primary_key=True, autoincrement=False)] if shared else []

    Table(
        f"{prefix}entry",
        tables,
        *key(),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("id", Text, nullable=False, unique=not shared),
        Column("text", Text, nullable=False),
        Column("chain", Text, nullable=False),
        *([UniqueConstraint("record", "id")] if shared else []),
    )
    Table(
        f"{prefix}noted",
        tables,
        *key(),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("chain", Text, nullable=False),
        Column("at", Text, nullable=False),
        Column("what", Text, nullable=False),
    )
    Table(
        f"{prefix}rewriting",
        tables,
        *key(),
        Column("turn", Integer, primary_key=True, autoincrement=False),
        Column("at", Text, nullable=False),
        Column("by", Text, nullable=False),
        Column("what", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("changed", Integer, nullable=False),
        Column("chain", Text, nullable=False),
    )
    return tables


@cache
def _before_appending(table: Table) -> Select[int, str, str, str]:
    """Ask for the entries that have one of some ids, and for the last one, in the order of their numbers.

    What is asked at every entry is put together once: that takes longer than to ask it.
    """
    only = [each == bindparam(each.name) for each in table.primary_key if each.name != "number"]
    last = select(func.max(table.c.number)).where(*only).scalar_subquery()
    wanted = or_(table.c.id.in_(bindparam("ids", expanding=True)), table.c.number == last)
    asked = select(table.c.number, table.c.id, table.c.text, table.c.chain)
    return asked.where(*only, wanted).order_by(table.c.number)


@cache
def _inserting(table: Table) -> Insert:
    return table.insert()


class ChainedStore(Closing):
    """A record in the tables of a database; see `EntryStore` for what it does."""

    def __init__(self, connection: Connection, tables: MetaData, key: Mapping[str, int], vault: Vault) -> None:
        """Take an open connection, the tables, what tells this record from others in them, and what seals secrets."""
        self._connection = connection
        self._entry, self._noted, self._rewriting = (
            tables.tables[f"{tables.info['prefix']}{name}"] for name in ("entry", "noted", "rewriting")
        )
        self._key = dict(key)
        self._vault = vault

    # ---- what differs from database to database

    @property
    @abstractmethod
    def place(self) -> str:
        """Place where the record is kept, as it is called in messages."""

    @abstractmethod
    def _writing(self) -> AbstractContextManager[None]:
        """Open a transaction beside which nobody else can write this record, and commit it."""

    @abstractmethod
    def _told(self, error: BaseException | None) -> StoreError:
        """Put what the database says in this program's words."""

    @abstractmethod
    def _appended(self) -> None:
        """Do what else is to be done in a transaction that appends."""

    # ---- what a store does

    def append(self, entries: Sequence[NewEntry], *, based_on: int | None = None) -> tuple[StoredEntry, ...]:
        """Append entries, see `EntryStore.append`."""
        with self._reported(), self._writing():
            known, (number, chain) = self._before([entry.id for entry in entries])
            if based_on is not None and any(entry.id not in known for entry in entries):
                ours = sum(each.number > based_on for each in known.values())
                if number != based_on + ours:
                    raise moved_on(self.place, f"has {number} entries, not {based_on}")
            appended: list[StoredEntry] = []
            fresh: list[dict[str, object]] = []
            for entry in entries:
                there = known.get(entry.id)
                if there is None:
                    number, chain = number + 1, link(chain, entry)
                    veiled = entry.veiled if entry.veiled and self._vault.has_key else ""
                    there = known[entry.id] = StoredEntry(number, entry.id, entry.text, chain, veiled)
                    kept = {"number": number, "id": entry.id, "text": self._kept(entry.text, veiled), "chain": chain}
                    fresh.append({**self._key, **kept})
                elif there.text != entry.text:
                    told = f"{self.place} has another entry with the id {entry.id!r}: choose another id"
                    raise IdTaken(told).told_as("store-id-taken", self.place, entry.id)
                appended.append(there)
            if fresh:
                self._connection.execute(_inserting(self._entry), fresh)
                self._appended()
        return tuple(appended)

    def read(self, after: int = 0) -> Iterator[StoredEntry]:
        """Go through the entries, see `EntryStore.read`."""
        with self._reported(), self._reading():
            rows = self._rows(self._entry.c.number > max(after, 0))
        yield from rows

    @property
    def last(self) -> int:
        """The number of the last entry, 0 where there is none."""
        with self._reported(), self._reading():
            return self._end()[0]

    def note(self, what: str, at: str) -> NotedEnd | None:
        """Note how far the record goes, see `EntryStore.note`."""
        with self._reported(), self._writing():
            number, chain = self._end()
            if number == 0:
                return None
            noted = NotedEnd(number, chain, at, what)
            table = self._noted
            self._connection.execute(table.delete().where(*self._only(table), table.c.number == number))
            self._connection.execute(table.insert(), {**self._key, **asdict(noted)})
        return noted

    def noted(self) -> tuple[NotedEnd, ...]:
        """Return what was noted, see `EntryStore.noted`."""
        table = self._noted
        asked = select(table.c.number, table.c.chain, table.c.at, table.c.what).where(*self._only(table))
        with self._reported(), self._reading():
            return tuple(NotedEnd(*row) for row in self._connection.execute(asked.order_by(table.c.number)))

    def rewrite(self, texts: Mapping[int, str], *, by: str, what: str, at: str, chain: str) -> Rewriting:
        """Put other texts in the place of those of some entries, see `EntryStore.rewrite`."""
        with self._reported(), self._writing():
            entries, before = self._rows(), self._rewritten()
            number, end = (entries[-1].number, entries[-1].chain) if entries else (0, "")
            if end != chain:
                raise moved_on(self.place)
            if not texts or texts.keys() - {each.number for each in entries}:
                told = f"{self.place} has {number} entries: name those that are to be written anew"
                raise StoreError(told).told_as("store-entries-wanted", self.place, number)
            done = Rewriting(at, by, what, number, len(texts), end)
            self._insert_rewriting(len(before) + 1, done)
            self._tie(entries, texts, first_link((*before, done)))
            self._appended()
        return done

    def _tie(self, entries: Sequence[StoredEntry], texts: Mapping[int, str], link_before: str) -> None:
        """Write entries anew from a first link on, and what was noted of them."""
        table, chains = self._entry, dict[int, str]()
        before = link_before
        for each in entries:
            if each.is_veiled:
                raise key_missing(self._vault.place)
            new = NewEntry(each.id, texts.get(each.number, each.text))
            before = chains[each.number] = link(before, new)
            values = {"text": self._kept(new.text, each.veiled), "chain": before}
            self._connection.execute(table.update().where(*self._only(table), table.c.number == each.number), values)
        noted = self._noted
        for number, chain in chains.items():
            self._connection.execute(
                noted.update().where(*self._only(noted), noted.c.number == number), {"chain": chain}
            )

    def rewritings(self) -> tuple[Rewriting, ...]:
        """Return what was written anew, see `EntryStore.rewritings`."""
        with self._reported(), self._reading():
            return self._rewritten()

    def take_over(self, rewritings: Sequence[Rewriting]) -> None:
        """Have an empty record begin its chain as another does, see `EntryStore.take_over`."""
        with self._reported(), self._writing():
            if self._end()[0] or self._rewritten():
                raise StoreError(f"{self.place} is not empty: name a new place").told_as("store-not-empty", self.place)
            for turn, each in enumerate(rewritings, 1):
                self._insert_rewriting(turn, each)

    @abstractmethod
    def scrub(self) -> bool:
        """Have the database give up former texts, see `EntryStore.scrub`."""

    def verify(self) -> int:
        """Go through the whole chain, see `EntryStore.verify`."""
        # All of them: one that was put before the first is in nobody's way, and found all the same.
        with self._reported(), self._reading():
            entries, chain = self._rows(), first_link(self._rewritten())
        for count, entry in enumerate(entries, 1):
            # The own text of what cannot be opened is not known here: it is tied by what follows it.
            tied = link(chain, entry) if _are_texts(entry.id, entry.text) else ""
            chain = entry.chain if entry.is_veiled else tied
            if entry.number != count or entry.chain != chain:
                told = f"{self.place}: entry {entry.number} is not what was appended there; restore the last backup"
                raise BrokenChain(told).told_as("store-entry-altered", self.place, entry.number)
        for each in self.noted():
            if each.number > len(entries) or entries[each.number - 1].chain != each.chain:
                told = (
                    f"{self.place}: it had {each.number} entries at {each.at} ({each.what}), which are not all there "
                    "now; restore the last backup"
                )
                raise BrokenChain(told).told_as("store-entries-gone", self.place, each.number, each.at, each.what)
        return len(entries)

    def close(self) -> None:
        """Let go of the record."""
        let_go(self._connection)

    # ---- parts

    def _only(self, table: Table) -> list[ColumnElement[bool]]:
        """Tell the rows of this record from those of others."""
        return [table.c[name] == value for name, value in self._key.items()]

    def _rows(self, *which: ColumnElement[bool]) -> list[StoredEntry]:
        table = self._entry
        asked = select(table.c.number, table.c.id, table.c.text, table.c.chain).where(*self._only(table), *which)
        rows = self._connection.execute(asked.order_by(table.c.number)).all()
        return [StoredEntry(number, id_, *self._opened(text, chain)) for number, id_, text, chain in rows]

    def _kept(self, text: str, veiled: str) -> str:
        """Return a text as it is kept: sealed where it is veiled, with the text that is read without the key."""
        return f"{self._vault.seal(text)} {veiled}" if veiled else text

    def _opened(self, kept: object, chain: str) -> tuple[str, str, str]:
        """Return the text of an entry, its chain, and the text that is read without the key, if it is sealed."""
        # Looked at as it comes: in a file that was tampered with it may be anything.
        if not isinstance(kept, str) or not kept.startswith(SEALED):
            return cast("str", kept), chain, ""
        sealed, _, veiled = kept.partition(" ")
        try:
            return self._vault.opened(sealed), chain, veiled
        except StoreUnavailable:
            return veiled, chain, veiled

    def unseal(self) -> int:
        """Keep entries as they are that were sealed, see `EntryStore.unseal`."""
        table = self._entry
        with self._reported(), self._writing():
            sealed = [each for each in self._rows(table.c.text.startswith(SEALED)) if not each.is_veiled]
            for each in sealed:
                here = table.update().where(*self._only(table), table.c.number == each.number)
                self._connection.execute(here, {"text": each.text})
        return len(sealed)

    def _before(self, ids: Sequence[str]) -> tuple[dict[str, StoredEntry], tuple[int, str]]:
        """Return the entries that have one of some ids already, and the number and chain of the last entry."""
        known: dict[str, StoredEntry] = {}
        last: tuple[int, str] | None = None
        for first in range(0, max(len(ids), 1), _AT_ONCE):
            asked = set(ids[first : first + _AT_ONCE])
            for number, id_, text, chain in self._connection.execute(
                _before_appending(self._entry), {**self._key, "ids": [*asked]}
            ):
                last = number, chain
                if id_ in asked:
                    known[id_] = StoredEntry(number, id_, *self._opened(text, chain))
        return known, last or (0, first_link(self._rewritten()))

    def _end(self) -> tuple[int, str]:
        table = self._entry
        asked = select(table.c.number, table.c.chain).where(*self._only(table)).order_by(table.c.number.desc()).limit(1)
        row = self._connection.execute(asked).first()
        return (0, first_link(self._rewritten())) if row is None else (int(row[0]), str(row[1]))

    def _rewritten(self) -> tuple[Rewriting, ...]:
        table = self._rewriting
        columns = (table.c[each.name] for each in fields(Rewriting))
        asked = select(*columns).where(*self._only(table)).order_by(table.c.turn)
        return tuple(Rewriting(*row) for row in self._connection.execute(asked))

    def _insert_rewriting(self, turn: int, rewriting: Rewriting) -> None:
        self._connection.execute(self._rewriting.insert(), {**self._key, "turn": turn, **asdict(rewriting)})

    @contextmanager
    def _reading(self) -> Generator[None]:
        """End the transaction that reading opens, whatever becomes of it."""
        try:
            yield
        finally:
            self._connection.rollback()

    def _reported(self) -> AbstractContextManager[None]:
        """Tell what the database could not do in this program's words."""
        return reported(self.place, self._told)


def _are_texts(*values: object) -> bool:
    """Tell whether values are texts: SQLite keeps anything in a column."""
    return all(isinstance(value, str) for value in values)
