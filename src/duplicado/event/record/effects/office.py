"""Effects that all facts of the Director's office have, and what is refused of every kind of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.fact import Fact
from duplicado.event.facts.office import OfficeFact
from duplicado.event.record.effects.checks import known_entries, real_clauses
from duplicado.event.record.effects.contestants import those_who_left
from duplicado.event.record.effects.effect import Effect, Proposed, Touched, as_ruling
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState

_Kind = TypeVar("_Kind", bound=OfficeFact)


def office_effect(
    check: Callable[[Proposed, _Kind], Refused | None],
    *,
    is_ruling: bool,
    like: tuple[type[Fact], ...],
    removes: bool = False,
    touches: Callable[[EventState, _Kind], Touched] | None = None,
) -> Effect[_Kind]:
    """Return what facts of a kind do that belong to the office.

    Args:
        check: what is refused of this kind besides.
        is_ruling: whether it is a ruling, against which a contestant may appeal.
        like: the kinds that it may put right; empty where the check tells.
        removes: whether a contestant leaves the event by it.
        touches: what is to be computed again; `None`: all, where it takes another entry's place, and else nothing.
    """

    def applied(state: EventState, entry: Entry, fact: _Kind) -> EventState:
        state = replace(state, office=state.office.plus(entry, fact))
        state = as_ruling(state, entry) if is_ruling else state
        # The replaced entry may be a disqualification.
        return replace(state, withdrawn=those_who_left(state)) if removes or fact.replaces() else state

    def refused(proposed: Proposed, fact: _Kind) -> Refused | None:
        return (
            known_entries(proposed, (*fact.replaces(), *fact.names()))
            or _replaced(proposed.state, fact, like)
            or real_clauses(fact.cites())
            or check(proposed, fact)
        )

    return Effect(applied=applied, refused=refused, touches=touches or _touched)


def _touched(_state: EventState, fact: OfficeFact) -> Touched:
    return Touched(everything=bool(fact.replaces()))


def _replaced(state: EventState, fact: OfficeFact, like: tuple[type[Fact], ...]) -> Refused | None:
    """Refuse what puts right another thing, or what is put right already."""
    for other in fact.replaces() if like else ():
        entry = state.office.entries.get(other) or state.rulings.get(other)
        if entry is None or not isinstance(entry.fact, like):
            return Refused("replaces-another-kind", (other,))
        if state.office.is_replaced(other):
            return Refused("replaced-already", (other,))
    return None
