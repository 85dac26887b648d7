"""The record of an event, kept in a store and held in memory: read at the beginning, read on, taken over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from duplicado.event.facts.entry import Entry
from duplicado.event.record.folding import apply, fold
from duplicado.event.record.state import EventState
from duplicado.service.event_file import entry_of, to_be_stored
from duplicado.service.live.command_handling import LiveRecord
from duplicado.store.port import (
    EntryStore,
    NewEntry,
    RecordReplaced,
    StoredEntry,
    StoreError,
    link,
    moved_on,
)


class RecordReader:
    """A store and what was read from it. What is slow is for a thread; only `take` changes the record."""

    def __init__(self, opener: Callable[[], EntryStore]) -> None:
        """Open a store and read all of it.

        Raises:
            StoreError: it cannot be opened.
            UnreadableRecord: an entry cannot be read.
        """
        self.opener = opener
        self._store = opener()
        self._chain = ""
        self.record = LiveRecord()
        self.is_veiled = False
        """True where deals cannot be read: the key with which they were sealed is missing."""
        self._sealed = False
        try:
            self.again()
        except BaseException:
            self._store.close()
            raise

    def again(self) -> None:
        """Read all of it anew.

        Raises:
            StoreError: it cannot be read.
            UnreadableRecord: an entry cannot be read.
        """
        rewritings, stored = self._store.rewritings(), list(self._store.read())
        entries = [entry_of(each) for each in stored]
        texts = [each.text for each in stored]
        self._sealed = any(each.veiled for each in stored)
        self.is_veiled = any(each.is_veiled for each in stored)
        record = LiveRecord(fold(entries), {entry.id: entry for entry in entries}, entries, texts, rewritings)
        self.record, self._chain = record, stored[-1].chain if stored else ""

    def append(self, new: Sequence[NewEntry], *, over: bool = False) -> tuple[StoredEntry, ...]:
        """Append to the store what comes after all that was taken, see `EntryStore.append`.

        Args:
            new: the entries.
            over: whether nobody plays any more after them: then nothing needs to be kept sealed.

        Raises:
            RecordMovedOn: what was taken has been written anew meanwhile, as when a person was erased; whether these
                were appended is found by reading it again.
        """
        stored = self._store.append(new, based_on=len(self.record.order))
        follows = self._chain and stored and stored[0].number == len(self.record.order) + 1
        if follows and stored[0].chain != link(self._chain, stored[0]):
            raise moved_on(self._store.place, "has been written anew")
        self._sealed = self._sealed or any(each.veiled for each in stored)
        if over and self._sealed:
            self._store.unseal()
            self._sealed = False
        return stored

    def fresh(self) -> list[tuple[StoredEntry, Entry]] | None:
        """Return what others have appended; `None` where the store does not go on from what was taken.

        Raises:
            StoreError: it cannot be read.
            UnreadableRecord: an entry cannot be read.
        """
        known = len(self.record.order)
        stored = list(self._store.read(max(0, known - 1)))
        if known and (not stored or stored[0].number != known or stored[0].chain != self._chain):
            return None
        return [(each, entry_of(each)) for each in stored[1 if known else 0 :]]

    def after(self, entry: Entry) -> EventState:
        """Return the state after one more entry."""
        if entry.fact.undoes is not None:
            return fold([*self.record.order, entry])
        return apply(self.record.state, entry)

    def take(self, entry: Entry, state: EventState, stored: StoredEntry) -> None:
        """Take an entry that the store has; `state` is that after it."""
        self.record.take(entry, state, stored.text)
        self._chain = stored.chain

    def see_in(self, store: EntryStore) -> None:
        """See that another store of the same place has all that was taken.

        Raises:
            RecordReplaced: it has not: it is another one by now, or an earlier state of it.
        """
        known = len(self.record.order)
        if known and next((each.id for each in store.read(known - 1)), None) != self.record.order[known - 1].id:
            told = f"{store.place} has not all that was entered: something else was put in its place"
            raise RecordReplaced(told).told_as("store-replaced", store.place, "replaced")

    def close(self) -> None:
        """Let go of the store."""
        self._store.close()


_AT_ONCE = 2_000


def taken_over(
    record: LiveRecord, *, create: Callable[[], EntryStore] | None, open_there: Callable[[], EntryStore]
) -> int:
    """Append the entries of a record that the one at its place has not, in their order; return how many.

    Every entry keeps its id: a phone that was told that its entry is on the disk is told the same again.

    Args:
        record: what was read and acknowledged; a new one begins its chain as it did.
        create: makes a new record at the place; `None` where there is one.
        open_there: opens the one that is there.

    Raises:
        StoreError: what is there is another event or cannot be written; nothing was changed.
    """
    kept = [to_be_stored(entry, text) for entry, text in zip(record.order, record.texts, strict=True)]
    with create() if create is not None else open_there() as store:
        if create is not None:
            store.take_over(record.rewritings)
        there = {each.id for each in store.read()}
        first = next(iter(store.read()), None)
        if first is not None and kept and first.id != kept[0].id:
            told = f"{store.place} is now another event: move it elsewhere, then take over what was entered"
            raise StoreError(told).told_as("store-another-event", store.place)
        missing = [each for each in kept if each.id not in there]
        for begin in range(0, len(missing), _AT_ONCE):
            store.append(missing[begin : begin + _AT_ONCE])
    return len(missing)
