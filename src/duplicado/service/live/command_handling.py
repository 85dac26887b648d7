"""Handling of a command: repeated, forbidden, outdated, refused under a Law, in doubt, or entered.

A command is out of date only where what it is about has changed since, not where anything has. Two results for one
board at one table are no conflict here: the record asks about them, and takes both down where both insist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, TypeGuard

from duplicado.event.facts.appeals import AppealLodged
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics
from duplicado.event.record.admission import admit
from duplicado.event.record.folding import apply, fold
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.event.record.typing_errors import Doubt, DoubtKind, doubts_of
from duplicado.service.live.commands import Command, Questioned, Refusal
from duplicado.service.live.permission import before_its_time, permitted
from duplicado.service.live.roles import Access, Capability, Viewer
from duplicado.service.live.sittings import seated
from duplicado.service.live.visibility import place_of, round_of, sees_fact, table_of
from duplicado.store.port import Rewriting

_ABOUT_HANDS: Final = frozenset({DoubtKind.LEAD_NOT_HELD, DoubtKind.LEAD_FROM_ANOTHER_SEAT})
"""Asked of nobody at a table: whoever names a card before he has played the board would be told who holds it."""
_ABOUT_OTHERS: Final = frozenset({DoubtKind.STATED_OTHERWISE, DoubtKind.PLAYED_BEFORE})
"""Asked of nobody about a round in which others sat at his table."""


@dataclass(slots=True)
class LiveRecord:
    """The record of an event as one who writes it has it before him: what is kept, and what he is about to add."""

    state: EventState = field(default_factory=EventState)
    entries: dict[str, Entry] = field(default_factory=dict[str, Entry])
    """By id, in the order of the record."""
    order: list[Entry] = field(default_factory=list[Entry])
    """Entry number n stands at n - 1."""
    texts: list[str] = field(default_factory=list[str])
    """As they are stored, in the same order."""
    rewritings: tuple[Rewriting, ...] = ()
    """Those of the store when all of it was read: never later than the entries."""

    def drafted(self) -> RecordDraft:
        """Begin a draft of what is to be added."""
        return RecordDraft(self, self.state)

    def take(self, entry: Entry, state: EventState, text: str) -> None:
        """Take an entry that is kept now; `state` is that after it, `text` as it is stored."""
        self.entries.setdefault(entry.id, entry)
        self.order.append(entry)
        self.texts.append(text)
        self.state = state


@dataclass(slots=True)
class RecordDraft:
    """Entries that are to be added together."""

    record: LiveRecord
    state: EventState
    entries: list[Entry] = field(default_factory=list[Entry])
    states: list[EventState] = field(default_factory=list[EventState])
    """The state after each of the entries."""
    by_id: dict[str, Entry] = field(default_factory=dict[str, Entry])

    def find(self, id_: str) -> Entry | None:
        """Return the entry of an id, kept or about to be."""
        return self.by_id.get(id_) or self.record.entries.get(id_)

    def since(self, number: int) -> Iterable[Entry]:
        """Return what comes after a number of the record."""
        return [*self.record.order[number:], *self.entries]

    def after(self, entry: Entry, state: EventState, before: Sequence[tuple[Entry, EventState]]) -> EventState:
        """Return the state after an entry that comes after others which are not in the draft yet."""
        if entry.fact.undoes is not None:
            return fold([*self.record.order, *self.entries, *(each for each, _ in before), entry])
        return apply(state, entry)

    def add(self, made: Sequence[tuple[Entry, EventState]]) -> None:
        """Add entries, each with the state after it."""
        for entry, state in made:
            self.entries.append(entry)
            self.states.append(state)
            self.by_id[entry.id] = entry
            self.state = state


@dataclass(frozen=True, slots=True)
class DraftedCommand:
    """A command became entries, or had become them before."""

    entries: tuple[str, ...]
    fresh: tuple[tuple[Entry, EventState], ...] = ()
    """Those that are to be added, each with the state after it."""


def sees_entry(viewer: Viewer, state: EventState, find: Callable[[str], Entry | None]) -> Callable[[str], bool]:
    """Return what tells whether somebody who sees the record may see the entry of an id."""

    def sees(id_: str) -> bool:
        entry = find(id_)
        return entry is None or not viewer.plays or sees_fact(state, entry.fact, viewer.plays, sees)

    return sees


def considered(
    viewer: Viewer, command: Command, draft: RecordDraft, access: Access, base: int | None, at: datetime
) -> DraftedCommand | Refusal | Questioned:
    """Return what becomes of a command; nothing is changed by it.

    Args:
        viewer: who asks.
        command: what he asks.
        draft: the record, and what is to be added before it.
        access: what the event grants.
        base: the number of the record that the command is based on; `None` where that does not matter.
        at: what time it is.
    """
    own = f"{viewer.subject}/{command.id}"
    ids = (own,) if len(command.facts) == 1 else tuple(f"{own}.{number}" for number in range(1, len(command.facts) + 1))
    again = _again(draft, own, ids, command.facts)
    if again is not None:
        return again
    made: list[tuple[Entry, EventState]] = []
    doubts: list[Doubt] = []
    state = draft.state
    known: dict[str, Entry] = {}

    def find(id_: str) -> Entry | None:
        return known.get(id_) or draft.find(id_)

    for id_, fact in zip(ids, command.facts, strict=True):
        entry = Entry(id_, at, viewer.by, fact)
        refused = permitted(viewer, fact, state, access, sees_entry(viewer, state, find))
        refused = refused or before_its_time(viewer, fact, state, access, at)
        if refused is None and base is not None and is_outdated(fact, draft.since(base), find):
            refused = Refused("changed-since")
        refused = refused or _unknown(fact, find) or admit(state, entry)
        if refused is not None:
            return Refusal(refused)
        if not command.confirmed:
            doubts += _doubts(viewer, state, fact, access)
        state = draft.after(entry, state, made)
        made.append((entry, state))
        known[id_] = entry
    if doubts:
        return Questioned(tuple(doubts))
    return DraftedCommand(ids, tuple(made))


def _again(
    draft: RecordDraft, own: str, ids: Sequence[str], facts: Sequence[AnyFact]
) -> DraftedCommand | Refusal | None:
    """Answer a command that was asked before; one of the same id that says something else is refused."""
    there = [draft.find(each) for each in ids]
    if all(each is not None and each.fact == fact for each, fact in zip(there, facts, strict=True)):
        return DraftedCommand(tuple(ids))
    if any(each is not None for each in (*there, draft.find(own), draft.find(f"{own}.1"))):
        return Refusal(Refused("id-taken"))
    return None


def _unknown(fact: AnyFact, find: Callable[[str], Entry | None]) -> Refused | None:
    other = fact.against if isinstance(fact, AppealLodged) else fact.undoes
    return None if other is None or find(other) is not None else Refused("unknown-entry", (other,))


def _doubts(viewer: Viewer, state: EventState, fact: AnyFact, access: Access) -> list[Doubt]:
    found, place = doubts_of(state, fact), place_of(fact)
    if place is None:
        return list(found)  # that nothing was entered yet in a round is no secret of a board
    if access.may(viewer.role, Capability.RECORD) and not viewer.plays:
        return list(found)
    hidden = _ABOUT_HANDS
    viewer = seated(viewer, state)
    now = round_of(state, table_of(place)) if viewer.round is None else viewer.round
    if viewer.table is not None and now != place.round:
        hidden |= _ABOUT_OTHERS
    return [each for each in found if each.kind not in hidden]


def is_outdated(fact: AnyFact, since: Iterable[Entry], entry_of: Callable[[str], Entry | None]) -> bool:
    """Tell whether what a command is about was changed by entries that whoever asks had not seen.

    Who asks for what another has just done has what he wanted, and is not refused, but for what counts each time.

    Args:
        fact: what he asks to be recorded.
        since: the entries after the last that he had seen.
        entry_of: finds an entry by its id.
    """
    about = fact.rests_on() if fact.undoes is None else _changed_by(fact, entry_of)
    counts = fact.declaration.counts_twice
    return any((counts or entry.fact != fact) and _overlap(about, _changed_by(entry.fact, entry_of)) for entry in since)


def _changed_by(fact: AnyFact, entry_of: Callable[[str], Entry | None]) -> Topics:
    """Return what an entry changes; one that undoes another changes back what that one changed."""
    undone = None if fact.undoes is None else entry_of(fact.undoes)
    if undone is None:
        return fact.changes()
    back = _changed_by(undone.fact, entry_of)
    # A result that is not there any more was put right for those who agree to it.
    corrected = {TopicOf(TopicKind.CORRECTION, each.of) for each in back if _is_result(each)}
    return fact.changes() | back | corrected


def _is_result(topic: object) -> TypeGuard[TopicOf]:
    return isinstance(topic, TopicOf) and topic.kind is TopicKind.RESULT


def _overlap(some: Topics, others: Topics) -> bool:
    return any(one.overlaps(other) for one in some for other in others)
