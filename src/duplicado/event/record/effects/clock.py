"""Effects of timing rounds, and of stopping the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from duplicado.event.facts.clock import ClockFact, ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.entry import Entry
from duplicado.event.record.effects.effect import Effect, Proposed, admitted, touches_nothing, with_member
from duplicado.event.record.effects.planning import with_session
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState


def _said_of_clock(state: EventState, entry: Entry, fact: ClockFact) -> EventState:
    session = state.session(fact.session)
    return with_session(state, replace(session, clock=with_member(session.clock, entry.id, entry)))


def _refused_timing(_proposed: Proposed, fact: RoundsTimed) -> Refused | None:
    if fact.minutes < 1 or not 0 <= fact.warning < fact.minutes:
        return Refused("round-minutes")
    if fact.table is not None and (fact.round is None or fact.table < 1):
        return Refused("rounds-wanted")
    return None if fact.round is None or fact.round >= 1 else Refused("rounds-wanted")


_TIMED: Final[Effect[RoundsTimed]] = Effect(applied=_said_of_clock, refused=_refused_timing, touches=touches_nothing)
_HELD: Final[Effect[ClockHeld]] = Effect(applied=_said_of_clock, refused=admitted, touches=touches_nothing)
_RESUMED: Final[Effect[ClockResumed]] = Effect(applied=_said_of_clock, refused=admitted, touches=touches_nothing)


def effect_of(fact: ClockFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case RoundsTimed():
            return _TIMED
        case ClockHeld():
            return _HELD
        case ClockResumed():
            return _RESUMED
