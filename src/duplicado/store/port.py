"""Port of the stores of records, to which `tests/store` holds every implementation."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol, Self

from duplicado.vocabulary.errors import DuplicadoError


class StoreError(DuplicadoError):
    """A store that cannot do what it was asked for; the message names the place and the remedy."""


class NotARecord(StoreError):
    """The place holds no record of this program, or one that a later version of it wrote."""


class RecordMovedOn(StoreError):
    """Others have appended since: whoever asked must read what they wrote first."""


def moved_on(place: object, why: str = "has been written to") -> RecordMovedOn:
    """Return what is raised where others have written to a record since it was read."""
    told = f"{place} {why}: read it again first"
    return RecordMovedOn(told).told_as("store-moved-on", place)


class IdTaken(StoreError):
    """Another entry has that id already."""


class BrokenChain(StoreError):
    """An entry is not what it was when it was appended."""


class StoreUnavailable(StoreError):
    """The store cannot be read or written now: locked by another program, no space, no permission, gone."""


class FolderHeld(StoreUnavailable):
    """Another program holds the folder: it serves what is in it, or puts other files there."""


class RecordReplaced(StoreUnavailable):
    """Record that is no longer what its place stands for: written there, an entry would be found by nobody."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry to be appended: what the store knows of it is its id and its text.

    Raises `StoreError` when one of the two holds what some stores cannot keep, or not as they were given it: the
    character NUL, or half of a surrogate pair, which JSON writes both as escapes; or an id of more than 500 characters,
    which not every store can look up.
    """

    id: str
    text: str
    veiled: str = ""
    """Of what is kept sealed where there is a key: the text that is read without the key; empty: it is no secret."""

    def __post_init__(self) -> None:
        """Refuse what is no text everywhere."""
        for part in (self.id, self.text, self.veiled):
            if "\0" in part or (not part.isascii() and _HALF_A_PAIR.search(part)):
                told = f"{part[:40]!a} cannot be kept: write NUL and surrogates as escapes of JSON"
                raise StoreError(told).told_as("store-no-text", ascii(part[:40]))
        if self.text.startswith(SEALED):
            told = f"{self.text[:40]!a} begins as what is sealed does: it cannot be kept"
            raise StoreError(told).told_as("store-no-text", ascii(self.text[:40]))
        if len(self.id) > _LONGEST_ID:
            told = f"{self.id[:40]!a}... is too long for an id: {_LONGEST_ID} characters are kept"
            raise StoreError(told).told_as("store-long-id", ascii(self.id[:40]), _LONGEST_ID)


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as it is kept."""

    number: int
    """From 1, without gaps."""
    id: str
    text: str
    chain: str
    """Ties the entry to all before it, see `link`; of what is sealed, by its own text."""
    veiled: str = ""
    """See `NewEntry.veiled`; of an entry that is kept as it is, empty."""

    @property
    def is_veiled(self) -> bool:
        """True where the text is the one that is read without the key."""
        return bool(self.veiled) and self.text == self.veiled


@dataclass(frozen=True, slots=True)
class NotedEnd:
    """End of a record when it was noted: what is missing from it later is found by that."""

    number: int
    """Of the last entry there was."""
    chain: str
    """Of that entry."""
    at: str
    """Time, ISO 8601."""
    what: str
    """Reason for which it was noted, e.g. `backup`."""


@dataclass(frozen=True, slots=True)
class Rewriting:
    """Note that entries of a record were rewritten with other texts, e.g. because a person is named there no more."""

    at: str
    """Time, ISO 8601."""
    by: str
    what: str
    """Reason, e.g. `erased`."""
    number: int
    """Number of entries."""
    changed: int
    """Number of them that got another text."""
    chain: str
    """The last link of the chain as it was until then; what was noted of the record elsewhere, on paper, is this."""


_HALF_A_PAIR = re.compile("[\ud800-\udfff]")
_LONGEST_ID = 500

SEALED = "sealed:1:"
"""Begins what is sealed; nothing else that is kept begins like that."""

PLAY_CHANNEL = "duplicado_play"
"""On which a database tells of what was appended to the streams of tables."""
CHANNEL = "duplicado"
"""On which those who share a database tell one another: names of records that were written, and what has a colon."""

FIRST_LINK = ""
"""Link that stands before the first entry in the chain."""


def link(before: str, entry: NewEntry | StoredEntry) -> str:
    """Return the SHA-256, in hexadecimal, of the link before and the entry: whoever alters one breaks all that follow.

    The lengths are hashed too, so that no part can be taken for the end of another.
    """
    digest = hashlib.sha256()
    for part in (before, entry.id, entry.text):
        data = part.encode()
        digest.update(len(data).to_bytes(8, "big"))
        digest.update(data)
    return digest.hexdigest()


def first_link(rewritings: Sequence[Rewriting]) -> str:
    """Return what stands before the first entry in the chain of a record.

    Every rewriting is tied into it, with the end of the chain there was before: whoever alters what is said of a
    rewriting, or takes it away, breaks the whole chain.
    """
    first = FIRST_LINK
    for each in rewritings:
        told = json.dumps([each.at, each.by, each.what, each.number, each.changed, each.chain])
        first = link(first, NewEntry("rewritten", told))
    return first


class EntryStore(Protocol):
    """One record: entries that are appended, and changed by `rewrite` alone, which is never done without a trace.

    An entry is durable when `append` returns: it outlives the process and the loss of power. Several entries of one
    `append` are there together or not at all.
    """

    def append(self, entries: Sequence[NewEntry], *, based_on: int | None = None) -> tuple[StoredEntry, ...]:
        """Append entries and return them with their numbers.

        An entry whose id is there already with the same text is not appended again; the one there is returned.

        Args:
            entries: in their order.
            based_on: the number of the last entry that the caller knows; `None` if it does not matter.

        Raises:
            RecordMovedOn: there are later entries than `based_on` that are not among these; or fewer than that, where a
                backup has been put back.
            IdTaken: an id is there with another text, or among these with two texts.
            StoreUnavailable: nothing was appended.
        """
        ...

    def read(self, after: int = 0) -> Iterator[StoredEntry]:
        """Go through the entries with a number above `after`, in their order.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        ...

    @property
    def last(self) -> int:
        """The number of the last entry, 0 where there is none."""
        ...

    @property
    def place(self) -> str:
        """Place where it is kept, as it is called in messages."""
        ...

    def note(self, what: str, at: str) -> NotedEnd | None:
        """Note how far the record goes now, and return that; `None`, and nothing is noted, of an empty one.

        Raises:
            StoreUnavailable: nothing was noted.
        """
        ...

    def noted(self) -> tuple[NotedEnd, ...]:
        """Return what was noted, in the order of the numbers.

        Raises:
            StoreUnavailable: it cannot be read.
        """
        ...

    def rewrite(self, texts: Mapping[int, str], *, by: str, what: str, at: str, chain: str) -> Rewriting:
        """Put other texts in the place of those of some entries, all or none, and tie the chain anew.

        Numbers and ids stay. That it was done, with the end of the former chain, is kept and tied into the new one.
        Nothing of the former texts is left where the record is kept, as far as the database can see to that; see
        `scrub`.

        Args:
            texts: by number of the entry.
            by: who does it.
            what: why, in a word.
            at: when, ISO 8601.
            chain: of the last entry, as the caller knows it.

        Raises:
            RecordMovedOn: the record ends otherwise by now: read it again.
            StoreError: there is no entry of a number, or a text cannot be kept.
            StoreUnavailable: nothing was changed.
        """
        ...

    def scrub(self) -> bool:
        """Have the database give up what it still holds of former texts; tell whether it did, else ask again later."""
        ...

    def unseal(self) -> int:
        """Keep as they are the entries that were sealed, where there is the key, and return how many; no chain changes.

        Raises:
            StoreUnavailable: it cannot be written; nothing was changed.
        """
        ...

    def rewritings(self) -> tuple[Rewriting, ...]:
        """Return what was written anew, in the order of time.

        Raises:
            StoreUnavailable: it cannot be read.
        """
        ...

    def take_over(self, rewritings: Sequence[Rewriting]) -> None:
        """Have an empty record, to which a copy is about to be written, begin its chain as the original does.

        Raises:
            StoreError: it has entries.
            StoreUnavailable: nothing was changed.
        """
        ...

    def verify(self) -> int:
        """Go through the whole chain and return how many entries it ties together.

        Entries that are missing from the end leave a chain that is whole; they are found where they were there when
        something was noted. Besides that compare the number returned with what is known elsewhere.

        Raises:
            BrokenChain: an entry was altered, is missing, or stands where it was not appended.
        """
        ...

    def close(self) -> None:
        """Let go of it; what is asked of it afterwards is `StoreUnavailable`, and to close it again does nothing."""
        ...

    def __enter__(self) -> Self:
        """Return itself."""
        ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of it."""
        ...
