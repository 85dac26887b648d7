"""Digests of a club's events: the day of each, how far it is, its result; read once, until it is written to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final, Self

from duplicado.event.facts.entry import Entry
from duplicado.event.record.ending import is_over_everywhere
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.state import EventState
from duplicado.service.club.event_results import ClubResult, last_entry, result_of
from duplicado.service.event_file import UnreadableRecord
from duplicado.service.live.record_reader import RecordReader
from duplicado.store.port import Rewriting, StoreError
from duplicado.store.store_selection import Shelf

_LEFT: Final = timedelta(days=7)
"""An event at which nothing was entered for so long before the last entry of the club is not played any more."""


@dataclass(frozen=True, slots=True)
class EventDigest:
    """An event, as far as pages tell of it that tell of many."""

    name: str
    date: str
    """The date that it has, or nothing; ISO 8601, as below."""
    at: str
    """The time of its last entry; nothing of one that has none."""
    is_over: bool

    @property
    def last(self) -> str:
        """The day of its last entry."""
        return self.at[:10]

    @property
    def day(self) -> str:
        """Its date, or where it has none, the day of its last entry."""
        return self.date or self.last


@dataclass(frozen=True, slots=True)
class Served:
    """An event that is open, as it stood when its loop looked at it."""

    order: Sequence[Entry]
    """The record, which may have grown since."""
    count: int
    """Number of entries that it had."""
    state: EventState
    rewritings: tuple[Rewriting, ...]

    @classmethod
    def of(cls, reader: RecordReader) -> Self:
        """Look at the record of an event."""
        record = reader.record
        return cls(record.order, len(record.order), record.state, record.rewritings)

    def digest(self, name: str) -> EventDigest:
        """Return its digest."""
        last = last_entry(self.order[: self.count])
        return EventDigest(name, self.state.date or "", last, is_over_everywhere(self.state))

    def result(self, name: str) -> ClubResult:
        """Compute its result."""
        live = LiveStandings()
        live.take_rest(self.order[: self.count], self.state)
        return result_of(name, live)


@dataclass(slots=True)
class _Known:
    """A digest, and the result as soon as that has been asked for: most pages need the digests only."""

    mark: object
    """Tells whether the event has been written to since; `None` where that is not known."""
    digest: EventDigest
    unscored: Served | None
    """The event where it is over, until it is scored."""
    scored: ClubResult | None = None

    def result(self) -> ClubResult | None:
        """Return the result of an event that is over."""
        event = self.unscored
        if event is not None:
            self.scored = event.result(self.digest.name)
            self.unscored = None  # after the result is there: another thread may ask meanwhile
        return self.scored


class EventDigests:
    """Digests of the events of a club. Every method waits for the disk, and may be called from any thread."""

    def __init__(self, shelf: Shelf) -> None:
        """Take the events."""
        self._shelf = shelf
        self._kept: dict[str, _Known] = {}

    def all(self, served: Mapping[str, Served] | None = None) -> tuple[EventDigest, ...]:
        """Return the digest of each event that can be read, archived ones too.

        Args:
            served: those that are open, which are not read from the disk.

        Raises:
            StoreUnavailable: none can be read.
        """
        return tuple(each.digest for each in self._known(served))

    def results_one_by_one(self, served: Mapping[str, Served] | None = None) -> Iterator[ClubResult | None]:
        """Return the result of each event, nothing of one that is not over; each is read when it is asked for."""
        for each in self._known(served):
            yield each.result()

    def results(self, served: Mapping[str, Served] | None = None) -> tuple[ClubResult, ...]:
        """Return the results of the events that are over, the earliest first; see `all`."""
        found = [each for each in self.results_one_by_one(served) if each is not None]
        return tuple(sorted(found, key=lambda each: (each.date, each.event)))

    def _known(self, served: Mapping[str, Served] | None) -> Iterator[_Known]:
        for name, mark in self._shelf.marks().items():
            known = self._of(name, mark, (served or {}).get(name))
            if known is not None:
                yield known

    def _of(self, name: str, mark: object, event: Served | None) -> _Known | None:
        if event is not None:
            mark = (event.count, event.rewritings)
        known = self._kept.get(name)
        if known is not None and mark is not None and known.mark == mark:
            return known
        event = event or self._read(name)
        if event is None:
            return None
        digest = event.digest(name)
        found = self._kept[name] = _Known(mark, digest, event if digest.is_over else None)
        return found

    def _read(self, name: str) -> Served | None:
        try:
            with closing(RecordReader(lambda: self._shelf.open(name))) as reader:
                return Served.of(reader)
        except (StoreError, UnreadableRecord):
            return None


def going_on(digests: Iterable[EventDigest], today: str) -> tuple[EventDigest, ...]:
    """Return the events that are played now: not over, and of today or entered in lately.

    Args:
        digests: the events of the club.
        today: the date, as ISO 8601.
    """
    everything = tuple(digests)
    latest = max((each.last for each in everything), default="")
    since = (date.fromisoformat(latest) - _LEFT).isoformat() if latest else ""
    return tuple(each for each in everything if not each.is_over and (each.date == today or each.last >= since))


def of_these_days(digests: Iterable[EventDigest], today: str) -> tuple[EventDigest, ...]:
    """Return the events that are played now and those of the same days; where none is, those of the last day."""
    everything = tuple(digests)
    played = going_on(everything, today)
    days = {each.day for each in played} or {max((each.day for each in everything), default="")}
    return tuple(each for each in everything if each in played or each.day in days)
