"""Wanted results of an event: missing, contradictory, or not agreed to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from duplicado.event.facts.results import Place
from duplicado.event.record.board_results import line_of
from duplicado.event.record.state import EventState, SessionState
from duplicado.event.team_board import not_comparable
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.enumeration import Enumeration


class WaitingFor(Enumeration):
    """Statement that is missing at a place; the value is its name in messages."""

    RESULT = "result"
    DECISION = "decision"
    """Two results were entered that contradict one another; none counts until one is corrected."""
    AGREEMENT = "agreement"
    """One side has entered the result; it counts, but the other has not agreed to it."""
    ADJUSTMENT = "adjustment"
    """The two teams played the board in different forms; nothing counts until an adjusted score is ruled (86B, 87C)."""


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
        places |= {place for place, _ in session.cells}
        fouled = frozenset(_fouled_between_teams(state, session, places))
        for place in sorted(places, key=lambda each: (each.section, each.round, each.table, each.board)):
            cell = session.cell(place)
            if place in fouled:
                yield Waiting(place, WaitingFor.ADJUSTMENT)
            if len(cell.standing) > 1 or len(cell.standing_rulings) > 1:
                yield Waiting(place, WaitingFor.DECISION)
            elif cell.result is None:
                if cell.ruling is not None:
                    continue
                if not cell.cancelled and not _left(state, place):
                    yield Waiting(place, WaitingFor.RESULT)
            elif state.conditions.agreement_needed and not cell.is_agreed:
                yield Waiting(place, WaitingFor.AGREEMENT)


def _fouled_between_teams(state: EventState, session: SessionState, places: Iterable[Place]) -> Iterator[Place]:
    """Go through the places at which two teams played a board in forms that cannot be compared, without a ruling."""
    forms = {place for place in places if session.cell(place).form}
    if state.conditions.kind is not ContestKind.TEAMS or not forms:
        return
    for board in sorted({place.board for place in forms}):
        there = [place for place in places if place.board == board]
        lines = [line_of(session.cell(place), place, session.due_at(place), state.conditions) for place in there]
        yield from (there[number] for number in not_comparable(lines))


def _left(state: EventState, place: Place) -> bool:
    due = state.due_at(place)
    return due is not None and due.is_over(state.withdrawn)
