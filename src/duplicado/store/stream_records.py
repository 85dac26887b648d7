"""Store of streams: many records in one place, each with its own numbers and chain, written together.

What is done at tables comes from many of them at once; one transaction has it all on the disk before anybody is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

from sqlalchemy import Connection, MetaData

from duplicado.store.hash_chain import ChainedStore
from duplicado.store.port import BrokenChain, NewEntry, Rewriting, StoredEntry, StoreError
from duplicado.store.vault import Vault, key_missing

Batch = Sequence[tuple[str, Sequence[NewEntry]]]
"""Entries to be appended, with the name of the stream of each; a stream may be named several times."""


class StreamStore(Protocol):
    """Streams by name; each is a record as `EntryStore` describes it, and is made by the first entry in it.

    Several threads may use one; what `append_many` was given is there together or not at all.
    """

    def append_many(
        self, batch: Batch, based_on: Mapping[str, int] | None = None
    ) -> tuple[tuple[StoredEntry, ...], ...]:
        """Append entries to streams and return them with their numbers, durable, in the order of the batch.

        An entry whose id is there already in its stream with the same text is not appended again.

        Args:
            batch: the entries.
            based_on: of some streams, the number of the last entry that whoever asks has read.

        Raises:
            IdTaken: an id is there with another text; nothing was appended.
            RecordMovedOn: others have written to a stream since; nothing was appended.
            StoreUnavailable: nothing was appended.
        """
        ...

    def read(self, stream: str, after: int = 0) -> tuple[StoredEntry, ...]:
        """Return the entries of a stream with a number above `after`; none where there is no such stream.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        ...

    def heads(self) -> dict[str, int]:
        """Return the number of the last entry of every stream, by name.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        ...

    def rewrite(self, stream: str, texts: Mapping[int, str], *, by: str, what: str, at: str, chain: str) -> Rewriting:
        """Put other texts in the place of those of some entries of a stream, see `EntryStore.rewrite`.

        Raises:
            KeyError: there is no such stream.
            RecordMovedOn: the stream ends otherwise by now: read it again.
            StoreUnavailable: nothing was changed.
        """
        ...

    def rewritings(self, stream: str) -> tuple[Rewriting, ...]:
        """Return what was written anew in a stream, in the order of time.

        Raises:
            KeyError: there is no such stream.
            StoreUnavailable: it cannot be read.
        """
        ...

    def put_back(self, stream: str, entries: Sequence[StoredEntry], rewritings: Sequence[Rewriting]) -> None:
        """Make a stream as it was elsewhere: with its entries, and with what was written anew in it.

        Raises:
            StoreError: there is a stream of that name with entries, or some of these cannot be read without their key.
            BrokenChain: they are not what was appended there. Nothing was changed.
        """
        ...

    def scrub(self) -> bool:
        """Have the database give up what it still holds of former texts; tell whether it did, else ask again later."""
        ...

    def verify(self) -> int:
        """Go through the chains of all streams and return how many entries they tie together.

        Raises:
            BrokenChain: an entry was altered, is missing, or stands where it was not appended.
        """
        ...

    def close(self) -> None:
        """Let go of it; to close it again does nothing."""
        ...


class StreamRecord(ChainedStore):
    """One stream, in a transaction that may be of several."""

    def __init__(
        self,
        place: str,
        connection: Connection,
        tables: MetaData,
        number: int,
        vault: Vault,
        told_as: Callable[[BaseException | None], StoreError],
    ) -> None:
        """Take where it is kept, a connection, its tables, its number in them, and what is said of mistakes."""
        super().__init__(connection, tables, {"record": number}, vault)
        self._place, self._told_as = place, told_as

    @property
    def place(self) -> str:
        """Place where it is kept, as it is called in messages."""
        return self._place

    def _writing(self) -> AbstractContextManager[None]:
        return nullcontext()  # a transaction is open already

    def _told(self, error: BaseException | None) -> StoreError:
        return self._told_as(error)

    def put_back(self, entries: Sequence[StoredEntry], rewritings: Sequence[Rewriting]) -> None:
        """Have it, empty, begin as another ends, in the transaction that is open, see `StreamStore.put_back`."""
        if any(each.is_veiled for each in entries):
            raise key_missing(self._vault.place)
        self.take_over(rewritings)
        done = self.append([NewEntry(each.id, each.text, each.veiled) for each in entries])
        for original, ours in zip(entries, done, strict=True):
            if original.chain != ours.chain:
                told = f"entry {original.number} is not what was appended there"
                raise BrokenChain(told).told_as("store-entry-altered", self.place, original.number)

    def _appended(self) -> None:
        """Whoever keeps several streams tells that something was appended."""

    def scrub(self) -> bool:
        """Leave former texts to whoever keeps several streams, see `EntryStore.scrub`."""
        return False


def appended(
    batch: Batch, based_on: Mapping[str, int] | None, stream: Callable[[str], StreamRecord]
) -> tuple[tuple[StoredEntry, ...], ...]:
    """Append entries in the transaction that is open; a stream is based on what was read when it is first named."""
    left = dict(based_on or {})
    return tuple(stream(name).append(entries, based_on=left.pop(name, None)) for name, entries in batch)
