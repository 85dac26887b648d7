"""An event kept in a file: each entry is checked and on the disk before it is confirmed; what is secret is sealed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.record.admission import admit as admit_entry
from duplicado.event.record.ending import is_played_out
from duplicado.event.record.folding import apply
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.refusals import Refused
from duplicado.event.record.typing_errors import Doubt, doubts_of
from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.event_record.document import entry_text, read_entry
from duplicado.store.port import EntryStore, NewEntry, RecordMovedOn, StoredEntry
from duplicado.store.sqlite import SqliteStore
from duplicado.store.transactions import Closing
from duplicado.vocabulary.errors import DuplicadoError

_TRIES = 10
"""Number of times that an entry is checked anew because somebody else has appended in the meantime."""


class EventFileError(DuplicadoError):
    """An event that cannot be gone on with."""


class UnreadableRecord(EventFileError):
    """An entry of the record cannot be read: nothing may be added to what is not understood."""

    def __init__(self, number: int, found: tuple[Diagnostic, ...]) -> None:
        """Say which entry, and what is wrong with it."""
        self.number = number
        self.found = found
        super().__init__(f"entry {number} of the record cannot be read")
        self.told_as("record-entry", number)


class RefusedError(EventFileError):
    """An entry was refused; `refused` says why and under which Law."""

    def __init__(self, refused: Refused) -> None:
        """Keep the reason."""
        self.refused = refused
        super().__init__(refused.code)


def entry_of(stored: StoredEntry) -> Entry:
    """Return the entry of an event that a store keeps.

    Raises:
        UnreadableRecord: it cannot be read.
    """
    read = read_entry(stored.text, stored.number)
    if read.value is None:
        raise UnreadableRecord(stored.number, read.diagnostics)
    return read.value


def _now() -> datetime:
    return datetime.now(UTC)


def new_id() -> EntryId:
    """Choose an id that no other entry has."""
    return uuid4().hex


class EventFile(Closing):
    """An open event. One process or thread at a time uses one; several may have the same file open."""

    def __init__(self, store: EntryStore, *, clock: Callable[[], datetime] = _now) -> None:
        """Read a record from its beginning.

        Args:
            store: where it is kept; this object closes it.
            clock: what time it is, with its zone.

        Raises:
            UnreadableRecord: an entry cannot be read.
        """
        self._store = store
        self._clock = clock
        self._last = 0
        self._sealed = False
        self.veiled = 0
        """Number of entries that have deals that cannot be read: the key with which they were sealed is missing."""
        self._live = LiveStandings(self._fresh())

    @classmethod
    def create(cls, path: Path, *, clock: Callable[[], datetime] = _now) -> Self:
        """Make a new file.

        Raises:
            StoreError: there is one already, or none can be made there.
        """
        return cls(SqliteStore.create(path), clock=clock)

    @classmethod
    def open(cls, path: Path, *, clock: Callable[[], datetime] = _now) -> Self:
        """Open a file.

        Raises:
            StoreError: it cannot be opened.
            UnreadableRecord: an entry of it cannot be read.
        """
        store = SqliteStore.open(path)
        try:
            return cls(store, clock=clock)
        except BaseException:
            store.close()
            raise

    @property
    def live(self) -> LiveStandings:
        """Standings of the event."""
        return self._live

    @property
    def by_id(self) -> Mapping[EntryId, Entry]:
        """Entries of the record by their ids."""
        return {entry.id: entry for entry in self._live.entries}

    @property
    def last(self) -> int:
        """The number of the last entry that was read."""
        return self._last

    def refresh(self) -> None:
        """Read what others have appended."""
        for entry in self._fresh():
            self._live.add(entry)

    def doubts(self, fact: AnyFact) -> tuple[Doubt, ...]:
        """Return what to ask before a result is recorded; nothing for other entries."""
        return doubts_of(self._live.state, fact)

    def enter(
        self,
        *facts: AnyFact,
        by: str,
        at: datetime | None = None,
        id: EntryId | None = None,  # noqa: A002 - what it is called
        ids: Sequence[EntryId] = (),
    ) -> tuple[Entry, ...]:
        """Check facts one after the other, take all of them down or none, and return them as entries.

        Args:
            facts: what happened.
            by: who says so.
            at: when; now if not told.
            id: the entry's id, for one fact that may be sent twice; a new one if not told.
            ids: an id for each fact, where one names another: those of `new_id`.

        Raises:
            RefusedError: one is refused; none was recorded.
            StoreError: the store cannot be written; none was recorded.
        """
        chosen = ids or [id if id is not None and len(facts) == 1 else new_id() for _ in facts]
        made = self._made(facts, by, at, chosen)
        for attempt in range(_TRIES):
            self._check(made)
            try:
                new = [to_be_stored(entry) for entry in made]
                self._store.append(new, based_on=self._last)
                break
            except RecordMovedOn:
                if attempt == _TRIES - 1:
                    raise
                self.refresh()
        self.refresh()
        if self._sealed and is_played_out(self._live.state):
            self._store.unseal()
            self._sealed = False
        return made

    def rehearse(self, *facts: AnyFact, by: str, ids: Sequence[EntryId]) -> None:
        """Check facts as `enter` does, and record nothing.

        Raises:
            RefusedError: one is refused.
        """
        self._check(self._made(facts, by, None, ids))

    def _made(
        self, facts: Sequence[AnyFact], by: str, at: datetime | None, ids: Sequence[EntryId]
    ) -> tuple[Entry, ...]:
        return tuple(Entry(each, at or self._clock(), by, fact) for each, fact in zip(ids, facts, strict=True))

    def verify(self) -> int:
        """Go through the chain of the whole record and return the number of entries.

        Raises:
            StoreError: an entry is not what it was when it was appended.
        """
        return self._store.verify()

    def close(self) -> None:
        """Let go of the file."""
        self._store.close()

    def _fresh(self) -> list[Entry]:
        entries: list[Entry] = []
        for stored in self._store.read(self._last):
            entries.append(entry_of(stored))
            self._last = stored.number
            self._sealed = self._sealed or bool(stored.veiled)
            self.veiled += stored.is_veiled
        return entries

    def _check(self, made: tuple[Entry, ...]) -> None:
        """Raise if one of them would be refused, each seen after those before it."""
        state = self._live.state
        known = frozenset(entry.id for entry in self._live.entries)
        for entry in made:
            refused = None if entry.id in known else admit_entry(state, entry, known)
            if refused is not None:
                raise RefusedError(refused)
            if len(made) > 1:
                state = apply(state, entry)
                known |= {entry.id}


def to_be_stored(entry: Entry, text: str = "") -> NewEntry:
    """Return an entry to be appended.

    Args:
        entry: what is recorded.
        text: how it is written, where that is known.
    """
    fact: Any = entry.fact
    sealed = fact.declaration.sealed
    veiled = entry_text(replace(entry, fact=replace(fact, **sealed))) if sealed else ""
    return NewEntry(entry.id, text or entry_text(entry), veiled)
