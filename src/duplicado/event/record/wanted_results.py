"""Wanted results of an event: missing, contradictory, or not agreed to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duplicado.event.facts.results import Place
from duplicado.event.record.state import EventState
from duplicado.vocabulary.enumeration import Enumeration

__all__ = ["Waiting", "WaitingFor", "waiting"]


class WaitingFor(Enumeration):
    """Statement that is missing at a place; the value is its name in messages."""

    RESULT = "result"
    DECISION = "decision"
    """Two results were entered that contradict one another; none counts until one is corrected."""
    AGREEMENT = "agreement"
    """One side has entered the result; it counts, but the other has not agreed to it."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that is missing."""

    place: Place
    what: WaitingFor


def waiting(state: EventState) -> Iterator[Waiting]:
    """Go through what the event waits for, by session, round and table."""
    for number in sorted(state.sessions):
        session = state.sessions[number]
        places = {place for plan in session.plans.values() for place in plan.due}
        places |= {place for cells in session.boards.values() for place in cells}
        for place in sorted(places, key=lambda each: (each.section, each.round, each.table, each.board)):
            cell = session.cell(place)
            if len(cell.standing) > 1 or len(cell.standing_rulings) > 1:
                yield Waiting(place, WaitingFor.DECISION)
            elif cell.result is None:
                if cell.ruling is not None:
                    continue
                if not cell.cancelled and not _left(state, place):
                    yield Waiting(place, WaitingFor.RESULT)
            elif state.conditions.agreement_needed and not cell.is_agreed():
                yield Waiting(place, WaitingFor.AGREEMENT)


def _left(state: EventState, place: Place) -> bool:
    plan = state.session(place.session).plans.get(place.section)
    due = plan.due.get(place) if plan else None
    return due is not None and due.is_over(state.withdrawn)
