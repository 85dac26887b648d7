"""Effects of publishing, of closing, and of undoing an entry."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from duplicado.event.facts.ending import EndingFact, EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import Entry
from duplicado.event.record.clock import is_call_that_stays
from duplicado.event.record.effects.checks import changed_in_time, known_entries
from duplicado.event.record.effects.effect import Effect, Proposed, admitted, touches_everything, touches_nothing
from duplicado.event.record.effects.planning import with_session
from duplicado.event.record.ending import corrections_until
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState


def _published(state: EventState, entry: Entry, fact: ResultsPublished) -> EventState:
    if fact.session is None:
        return replace(state, published=state.published or entry.at)
    session = state.session(fact.session)
    return with_session(state, replace(session, published=session.published or entry.at))


def _closed(state: EventState, entry: Entry, _fact: EventClosed) -> EventState:
    return replace(state, closed=state.closed or entry.at)


def _undone(state: EventState, _entry: Entry, fact: EntryUndone) -> EventState:
    # What was undone is not in the state any more: the record is read without it.
    return replace(state, undone=state.undone | {fact.entry})


def _refused_undoing(proposed: Proposed, fact: EntryUndone) -> Refused | None:
    """Refuse to undo what is not there or is undone, what others rest on, what could be changed with approval alone."""
    unknown = known_entries(proposed, (fact.entry,))
    if unknown is not None:
        return unknown
    state, other = proposed.state, fact.entry
    if other == state.founding:
        return Refused("founding-stays")
    if is_call_that_stays(state, other):
        return Refused("round-went-on")
    if other in state.undone:
        return Refused("undone-already", (other,))
    for number, session in state.sessions.items():
        until = corrections_until(state, number)
        if until is None or proposed.at <= until:
            continue
        cells = [cell for _, cell in session.cells]
        if any(other in cell.stated for cell in cells):
            return Refused("too-late-to-undo", (until.isoformat(timespec="minutes"),), "79C2")
        if any(cell.formed is not None and cell.formed[1] == other for cell in cells):
            return changed_in_time(proposed, number)
    return None


_PUBLISHED: Final[Effect[ResultsPublished]] = Effect(applied=_published, refused=admitted, touches=touches_nothing)
_CLOSED: Final[Effect[EventClosed]] = Effect(applied=_closed, refused=admitted, touches=touches_nothing)
_UNDONE: Final[Effect[EntryUndone]] = Effect(
    applied=_undone,
    refused=_refused_undoing,
    touches=touches_everything,
)


def effect_of(fact: EndingFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case ResultsPublished():
            return _PUBLISHED
        case EventClosed():
            return _CLOSED
        case EntryUndone():
            return _UNDONE
