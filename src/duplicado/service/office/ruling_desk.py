"""Rulings of an event as the Director's desk lists them: what is still to be done, and how each ruling stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office import OfficeFact
from duplicado.event.facts.rulings import RulingWithdrawn
from duplicado.event.facts.subjects import OfEntry
from duplicado.event.record.office_queries import is_replaced, to_come_back_to
from duplicado.event.record.state import EventState
from duplicado.event.record.waiting_appeals import fallen_appeals, waiting_appeals
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
    """State of a ruling, a penalty or a decision on an appeal."""

    standing: RulingStanding
    appeal: EntryId | None = None
    """The appeal against it that is to be heard."""
    remark: str = ""
    """End of the message about an appeal where the ruling is not what it was any more: `anew`, `fallen`."""
    appellant: ContestantId | None = None
    """Contestant whose appeal that is."""


class RulingsDesk:
    """Rulings, penalties and decisions of an event, of each of which it is asked how it stands."""

    def __init__(self, state: EventState) -> None:
        """Take them as they stand."""
        self._state = state
        self._withdrawn = {each.fact.ruling for each in state.office.standing(RulingWithdrawn)}
        self._come_back = {each.id for each in to_come_back_to(state)}
        self._appealed = {each.against for each in state.appeals.values()}
        # Of several the first.
        self._open = {each.lodged.against: each for each in reversed(waiting_appeals(state))}
        self._fallen = {lodged.against: lodged.appellant for _, lodged in fallen_appeals(state)}

    def listed(self, entry: Entry) -> RulingListed:
        """Return how one stands."""
        appeal = self._open.get(entry.id)
        if appeal is not None:
            remark = "anew" if appeal.is_ruled_anew else ""
            return RulingListed(RulingStanding.APPEALED, appeal.id, remark, appeal.lodged.appellant)
        if is_replaced(self._state, entry):
            gone = RulingStanding.WITHDRAWN if entry.id in self._withdrawn else RulingStanding.CORRECTED
            remark = "fallen" if entry.id in self._fallen else ""
            return RulingListed(gone, remark=remark, appellant=self._fallen.get(entry.id))
        if entry.id in self._come_back:
            return RulingListed(RulingStanding.COME_BACK)
        return RulingListed(RulingStanding.DECIDED if entry.id in self._appealed else RulingStanding.STANDS)


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
