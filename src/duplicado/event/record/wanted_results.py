"""Wanted results of an event: missing, contradictory, or not agreed to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from duplicado.event.contest import BoardResult
from duplicado.event.facts.results import Place
from duplicado.event.record.board_results import line_of
from duplicado.event.record.state import EventState, SessionState
from duplicado.event.team_board import at_one_table, not_comparable
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
    OTHER_TABLE = "other-table"
    """It was not played here, but at the other table of the two teams: an adjusted score is wanted (12C2, 86B1)."""


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
        not_played = frozenset(_played_at_the_other_table(state, session, places))
        for place in sorted(places, key=lambda each: (each.section, each.round, each.table, each.board)):
            cell = session.cell(place)
            if place in fouled:
                yield Waiting(place, WaitingFor.ADJUSTMENT)
            if place in not_played:
                yield Waiting(place, WaitingFor.OTHER_TABLE)
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
    forms = (place for place in places if session.cell(place).form)
    for there, lines in _between_teams(state, session, places, forms):
        yield from (there[number] for number in not_comparable(lines))


def _played_at_the_other_table(state: EventState, session: SessionState, places: Iterable[Place]) -> Iterator[Place]:
    """Go through the places at which a board is off, though the other table of the two teams has a result."""
    off = {place for place in places if session.cell(place).is_off}
    for there, lines in _between_teams(state, session, places, off):
        yield from (there[other] for _, other in at_one_table(lines) if there[other] in off)


def _between_teams(
    state: EventState, session: SessionState, places: Iterable[Place], some: Iterable[Place]
) -> Iterator[tuple[list[Place], list[BoardResult]]]:
    """Go through the boards of some places, with all places that have them and their lines; none but between teams."""
    if state.conditions.kind is not ContestKind.TEAMS:
        return
    for board in sorted({place.board for place in some}):
        there = [place for place in places if place.board == board]
        yield there, [line_of(session.cell(place), place, session.due_at(place), state.conditions) for place in there]


def _left(state: EventState, place: Place) -> bool:
    due = state.due_at(place)
    return due is not None and due.is_over(state.withdrawn)
