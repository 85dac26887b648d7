"""Effects of founding an event and of changing its conditions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ScoringMethod
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.founding import ConditionsChanged, EventFounded, EventRenamed, FoundingFact
from duplicado.event.record.effects.effect import Effect, Proposed, touches_everything, touches_nothing
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState, Unapplied
from duplicado.table.contest_kind import ContestKind


def refused_conditions(conditions: Conditions, state: EventState | None = None) -> Refused | None:
    """Tell why conditions are refused: what no scale does, and another kind of contestants than sections are made for.

    No scale has matches by total points in victory points, nor Patton by anything but boards.

    Args:
        conditions: those that are to hold.
        state: what the record says so far; `None` where the event is only to be founded.
    """
    is_planned = state is not None and any(session.plans for session in state.sessions.values())
    if state is not None and is_planned and conditions.kind is not state.conditions.kind:
        return Refused("kind-settled", (state.conditions.kind.value,))
    in_points = conditions.method is ScoringMethod.TOTAL_POINTS and conditions.kind is ContestKind.TEAMS
    if conditions.form is ContestForm.PATTON and conditions.method is not ScoringMethod.BOARD_A_MATCH:
        return Refused("patton-by-boards")
    return Refused("matches-in-points") if in_points and conditions.form is ContestForm.MATCHES else None


def _founded(state: EventState, entry: Entry, fact: EventFounded) -> EventState:
    if state.founded:
        return replace(state, unapplied=(*state.unapplied, Unapplied(entry.id, "founded-twice")))
    return replace(state, founded=True, founding=entry.id, title=fact.title, date=fact.date, conditions=fact.conditions)


def _refused_founding(proposed: Proposed, fact: EventFounded) -> Refused | None:
    if proposed.state.founded:
        return Refused("founded-already", (proposed.state.title,))
    return refused_conditions(fact.conditions)


def _refused_change(proposed: Proposed, fact: ConditionsChanged) -> Refused | None:
    return refused_conditions(fact.conditions, proposed.state) if fact.reason.strip() else Refused("reason-wanted")


_EVENT_FOUNDED: Final[Effect[EventFounded]] = Effect(
    applied=_founded, refused=_refused_founding, touches=touches_everything
)
_CONDITIONS_CHANGED: Final[Effect[ConditionsChanged]] = Effect(
    applied=lambda state, _entry, fact: replace(state, conditions=fact.conditions),
    refused=_refused_change,
    touches=touches_everything,
)
_EVENT_RENAMED: Final[Effect[EventRenamed]] = Effect(
    applied=lambda state, _entry, fact: replace(state, title=fact.title, date=fact.date),
    refused=lambda _proposed, fact: None if fact.title.strip() else Refused("title-wanted"),
    touches=touches_nothing,
)


def effect_of(fact: FoundingFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case EventFounded():
            return _EVENT_FOUNDED
        case ConditionsChanged():
            return _CONDITIONS_CHANGED
        case EventRenamed():
            return _EVENT_RENAMED
