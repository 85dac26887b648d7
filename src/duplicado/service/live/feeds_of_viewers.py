"""Feeds of an event: the audience of each entry, and the text for it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.subjects import (
    AtPlace,
    OfBoards,
    OfContestant,
    OfEntry,
    OfEvent,
    OfHall,
    OfRegister,
    OfSession,
    OfTable,
    OfWhere,
)
from duplicado.event.record.register import is_confidential, public_entries
from duplicado.event.record.state import EventState
from duplicado.formats.event_record.document import fact_data
from duplicado.formats.event_record.persons import without_hands
from duplicado.service.live.command_handling import LiveRecord
from duplicado.service.live.feeds import REMEMBERED, Feed
from duplicado.service.live.resume_tokens import Sealer
from duplicado.service.live.roles import Access, Capability, Openness, TableKey, Viewer
from duplicado.service.live.table_feeds import FollowedPair, TableFeeds, audience_at
from duplicado.service.live.visibility import may_be_played_by, sees_fact

_WHOLE: Final = "record"
_WITHOUT_REGISTER: Final = "record without the register"
_REMEMBERED = 2_000
"""Number of things that are kept for directors who come back: they are sent every entry."""


@dataclass(slots=True)
class _Playing:
    feed: Feed
    plays: tuple[ContestantId, ...]
    sent: set[str] = field(default_factory=set[str])


def audience_of(viewer: Viewer, access: Access) -> str:
    """Return the name of those who see the same as somebody."""
    if access.may(viewer.role, Capability.RECORD):
        if viewer.plays:
            return f"playing {' '.join(map(str, viewer.plays))}"
        return _WHOLE if access.may(viewer.role, Capability.REGISTER) else _WITHOUT_REGISTER
    seen = _seen_by(viewer, access)
    return "rankings" if seen is None else audience_at(seen)


def _seen_by(viewer: Viewer, access: Access) -> TableKey | FollowedPair | None:
    """Return whose view somebody has who does not see the record: that of his table or of his contestant."""
    if not access.may(viewer.role, Capability.OWN_TABLE):
        return None
    return viewer.table if viewer.follows is None else FollowedPair(viewer.follows, viewer.side)


class Feeds:
    """The feeds of one event that somebody has asked for; nothing is computed for anybody else."""

    def __init__(self, record: LiveRecord, sealer: Sealer, openness: Openness, epoch: Callable[[], str]) -> None:
        """Take the record that they tell of; `epoch` makes a name that no other feed has."""
        self._record = record
        self._sealer = sealer
        self._epoch = epoch
        self._full: Feed | None = None
        self._public: Feed | None = None
        self._tables = TableFeeds(lambda: record.state, openness)
        self._playing: dict[tuple[ContestantId, ...], _Playing] = {}

    # ---- feeds

    def full(self) -> Feed:
        """Return the feed of those who see the whole record."""
        if self._full is None:
            everything = self._record
            self._full = self._made(
                _WHOLE, lambda: _entries_text(zip(everything.order, everything.texts, strict=True)), _REMEMBERED
            )
        return self._full

    def public(self) -> Feed:
        """Return the feed of those who see the record without the directors' register."""
        if self._public is None:
            self._public = self._made(_WITHOUT_REGISTER, lambda: _entries_text(self._without_register()), _REMEMBERED)
        return self._public

    def _without_register(self) -> Iterator[tuple[Entry, str]]:
        texts = {entry.id: text for entry, text in zip(self._record.order, self._record.texts, strict=True)}
        return ((entry, texts[entry.id]) for entry in public_entries(self._record.order))

    def playing(self, plays: tuple[ContestantId, ...]) -> Feed:
        """Return the feed of a director or scorer who plays under these numbers."""
        known = self._playing.get(plays)
        if known is None:
            name = f"playing {' '.join(map(str, plays))}"
            feed = self._made(name, lambda: _entries_text(self._seen(plays)), _REMEMBERED)
            known = self._playing[plays] = _Playing(feed, plays)
            self._newly_seen(known)
        return known.feed

    def of(self, viewer: Viewer, access: Access) -> Feed | None:
        """Return the feed of what somebody sees of the event; `None` where that is the rankings and nothing else."""
        if access.may(viewer.role, Capability.RECORD):
            if viewer.plays:
                return self.playing(viewer.plays)
            return self.full() if access.may(viewer.role, Capability.REGISTER) else self.public()
        seen = _seen_by(viewer, access)
        return None if seen is None else self._tables.feed(seen, self._made)

    def existing(self, viewer: Viewer, access: Access) -> Feed | None:
        """Return the same where somebody has asked for it already."""
        if access.may(viewer.role, Capability.RECORD):
            playing = self._playing.get(viewer.plays)
            if viewer.plays:
                return playing.feed if playing else None
            return self._full if access.may(viewer.role, Capability.REGISTER) else self._public
        seen = _seen_by(viewer, access)
        return None if seen is None else self._tables.existing(seen)

    def end(self) -> None:
        """Let all who read along go."""
        whole = (feed for feed in (self._full, self._public) if feed is not None)
        for feed in (*whole, *(each.feed for each in self._playing.values())):
            feed.end()
        self._tables.end()

    def _made(self, name: str, whole: Callable[[], str], remembered: int = REMEMBERED) -> Feed:
        return Feed(name, self._epoch(), self._sealer, whole, len(self._record.order), remembered)

    # ---- telling

    def tell(self, entry: Entry) -> None:
        """Tell everybody concerned of an entry that the record has now."""
        number = len(self._record.order)
        if self._full is not None:
            self._full.push(_entries_text([(entry, self._record.texts[-1])]), number)
        if self._public is not None and self._is_public(entry):
            self._public.push(_entries_text([(entry, self._record.texts[-1])]), number)
        for playing in self._playing.values():
            fresh = self._newly_seen(playing, entry)
            if fresh:
                playing.feed.push(_entries_text(fresh), number)
        self._tables.tell(entry, number)

    def _is_public(self, entry: Entry) -> bool:
        """Tell whether an entry is neither of the register nor undoes what is."""
        if entry.fact.undoes is not None:
            return public_entries(self._record.order)[-1:] == (entry,)
        return not is_confidential(entry.fact)

    def _seen(self, plays: tuple[ContestantId, ...]) -> list[tuple[Entry, str]]:
        sent, record = self._playing[plays].sent, self._record
        return [each for each in zip(record.order, record.texts, strict=True) if each[0].id in sent]

    def _newly_seen(self, playing: _Playing, last: Entry | None = None) -> list[tuple[Entry, str]]:
        """Find what a playing director may see now and was not sent yet, in the order of the record."""
        record, sent = self._record, playing.sent
        state = record.state
        fresh: list[tuple[Entry, str]] = []
        first = 0 if last is None or _opens(state, playing.plays, last) else len(record.order) - 1
        for entry, text in zip(record.order[first:], record.texts[first:], strict=True):
            if entry.id not in sent and sees_fact(state, entry.fact, playing.plays, sent.__contains__):
                sent.add(entry.id)
                fresh.append((entry, text))
        return fresh


def _opens(state: EventState, plays: Sequence[ContestantId], entry: Entry) -> bool:
    """Tell whether an entry may let those who play under these numbers see earlier ones."""
    if entry.fact.undoes is not None:
        return True
    match entry.fact.subject():
        case AtPlace(place=place):
            return may_be_played_by(state, plays, place)
        case OfSession() | OfEvent():
            return True
        case OfTable() | OfBoards() | OfContestant() | OfEntry() | OfWhere() | OfHall() | OfRegister():
            return False


def _entries_text(entries: Iterable[tuple[Entry, str]]) -> str:
    """Write entries that are JSON already."""
    return f'{{"kind": "entries", "entries": [{",".join(_entry_text(*each) for each in entries)}]}}'


def new_epoch() -> str:
    """Return a name that nothing else has."""
    return secrets.token_hex(6)


def _entry_text(entry: Entry, stored: str) -> str:
    """Return an entry of the record as whoever sees the record is sent it: as it is stored, but without hands.

    Args:
        entry: the entry.
        stored: its text in the record.
    """
    subject = entry.fact.subject()
    if isinstance(subject, OfBoards):
        boards = {"session": subject.session, "section": subject.section, "boards": [*subject.boards]}
        said = {"is": entry.fact.declaration.stored, **boards}
        return json.dumps({**fact_data(entry), "fact": said}, separators=(",", ":"))
    shown = without_hands(entry)
    return stored if shown is entry else json.dumps(fact_data(shown), separators=(",", ":"))
