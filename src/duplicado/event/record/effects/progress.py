"""Effects of the progress of play: rounds called and finished, sessions ended."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.progress import ProgressFact, RoundCalled, RoundFinished, SessionEnded
from duplicado.event.record.effects.effect import Effect, admitted, touches_nothing, with_member
from duplicado.event.record.effects.planning import with_session
from duplicado.event.record.state import EventState


def _called(state: EventState, entry: Entry, fact: RoundCalled) -> EventState:
    session = state.session(fact.session)
    called = with_member(session.called, (fact.section, fact.round), entry.at)
    signals = with_member(session.signals, entry.id, fact)
    return with_session(state, replace(session, called=called, signals=signals))


def _finished(state: EventState, entry: Entry, fact: RoundFinished) -> EventState:
    session = state.session(fact.session)
    finished = with_member(session.finished, (fact.section, fact.table, fact.round), entry.at)
    return with_session(state, replace(session, finished=finished))


def _ended(state: EventState, entry: Entry, fact: SessionEnded) -> EventState:
    session = state.session(fact.session)
    return with_session(state, replace(session, ended=session.ended or entry.at))


_CALLED: Final[Effect[RoundCalled]] = Effect(applied=_called, refused=admitted, touches=touches_nothing)
_FINISHED: Final[Effect[RoundFinished]] = Effect(applied=_finished, refused=admitted, touches=touches_nothing)
_ENDED: Final[Effect[SessionEnded]] = Effect(applied=_ended, refused=admitted, touches=touches_nothing)


def effect_of(fact: ProgressFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case RoundCalled():
            return _CALLED
        case RoundFinished():
            return _FINISHED
        case SessionEnded():
            return _ENDED
