"""Rulings of an event as the Director's desk lists them: what is still to be done, and how each ruling stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office import OfficeFact
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.rulings import RulingWithdrawn
from duplicado.event.facts.subjects import AtPlace, OfContestant, OfEntry, OfTable, OfWhere
from duplicado.event.record.office_queries import is_replaced, to_come_back_to
from duplicado.event.record.state import EventState
from duplicado.vocabulary.enumeration import Enumeration


class RulingStanding(Enumeration):
    """State of a ruling; the value ends the message that says it."""

    STANDS = "stands"
    COME_BACK = "come-back"
    """The Director is still to come back to it."""
    APPEALED = "appealed"
    """Somebody has appealed, and that is not decided."""
    DECIDED = "decided"
    """An appeal against it was decided."""
    CORRECTED = "corrected"
    """Another ruling, or another score, is in its place."""
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class RulingListed:
    """A ruling, penalty or decision with how it stands."""

    entry: Entry
    standing: RulingStanding
    appeal: EntryId | None
    """The appeal against it that is not decided."""


def standing_of(state: EventState, entry: Entry) -> RulingListed:
    """Return how a ruling, a penalty or a decision on an appeal stands."""
    if is_replaced(state, entry):
        withdrawn = any(each.fact.ruling == entry.id for each in state.office.standing(RulingWithdrawn))
        return RulingListed(entry, RulingStanding.WITHDRAWN if withdrawn else RulingStanding.CORRECTED, None)
    appeal = appeal_open(state, entry.id)
    if appeal is not None:
        return RulingListed(entry, RulingStanding.APPEALED, appeal)
    if any(each.id == entry.id for each in to_come_back_to(state)):
        return RulingListed(entry, RulingStanding.COME_BACK, None)
    decided = any(lodged.against == entry.id for lodged in state.appeals.values())
    return RulingListed(entry, RulingStanding.DECIDED if decided else RulingStanding.STANDS, None)


def appeal_open(state: EventState, ruling: EntryId) -> EntryId | None:
    """Return the appeal against a ruling that is not decided."""
    lodged = (id_ for id_, each in state.appeals.items() if each.against == ruling)
    return next((id_ for id_ in lodged if id_ not in state.appeals_decided), None)


def where_of(state: EventState, entry: Entry) -> Where | None:
    """Return where what an entry rules on was, as far as that is told; `None` where it is of no table."""
    match entry.fact.subject():
        case AtPlace(place):
            return Where.at(place)
        case OfWhere(where):
            return where
        case OfTable(session, section, table, number):
            return Where(session, section, number, table)
        case OfEntry(former) if former in state.rulings and former != entry.id:
            return where_of(state, state.rulings[former])
        case _:
            return None


def subject_of(entry: Entry) -> ContestantId | None:
    """Return the contestant whom an entry is about, where it is about one."""
    subject = entry.fact.subject()
    return subject.who if isinstance(subject, OfContestant) else None


def matter_of(entries: Sequence[Entry], entry: Entry) -> tuple[Entry, ...]:
    """Return the entries of the matter to which an entry belongs, itself among them, in the order of `entries`.

    They are those that name one another: the call that was ruled on, the ruling with the scores that it gave, what was
    put in its place, the appeal and the decision on it, what was undone.
    """
    named = {each.id: _named(each) for each in entries}
    bound: dict[EntryId, set[EntryId]] = {}
    for id_, others in named.items():
        for other in others & named.keys():
            bound.setdefault(id_, set()).add(other)
            bound.setdefault(other, set()).add(id_)
    found, to_follow = {entry.id}, [entry.id]
    while to_follow:
        further = bound.get(to_follow.pop(), set()) - found
        found |= further
        to_follow += further
    return tuple(each for each in entries if each.id in found)


def _named(entry: Entry) -> frozenset[EntryId]:
    fact, subject = entry.fact, entry.fact.subject()
    own = (subject.entry,) if isinstance(subject, OfEntry) else ()
    others = fact.names() if isinstance(fact, OfficeFact) else ()
    return frozenset((*own, *others, *fact.replaces()))
