"""Seating by round: places of contestants, their next places, and the devices that follow them.

A table, or a pair with its device, still owes the boards of earlier rounds for which nothing has been entered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypedDict

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import DirectionPermitted
from duplicado.event.record.clock import went_on
from duplicado.event.record.ending import is_over
from duplicado.event.record.section_plan import Due, SectionPlan
from duplicado.event.record.state import EventState
from duplicado.law.book import law_02
from duplicado.service.live.roles import TableKey, Viewer
from duplicado.vocabulary.seats import Seat, Side


class BoardsDue(TypedDict):
    """Boards of a round at a table: the lowest and the highest, and all in the order in which they are due."""

    boards: list[int]
    each: list[int]


class NextPlace(TypedDict, total=False):
    """Place of somebody in the next round; `boards` are the lowest and the highest of `each`."""

    sits_out: bool
    section: str
    table: int
    side: str
    boards: list[int]
    each: list[int]
    seats: list[str]


class NextPlaces(TypedDict):
    """Places to which those who sit here go, by contestant."""

    round: int
    places: dict[str, NextPlace]


@dataclass(frozen=True, slots=True)
class SeatNow:
    """Seat of a contestant in a round."""

    key: TableKey
    round: int
    side: Side
    dues: tuple[Due, ...]
    """Boards that he is to play there."""


def plan_of_contestant(state: EventState, session: int, who: ContestantId) -> SectionPlan | None:
    """Return the plan of the section in which a contestant plays a session."""
    plans = state.session(session).plans
    return next((plan for _, plan in sorted(plans.items()) if who in plan.contestants), None)


def sitting_of(
    state: EventState, session: int, who: ContestantId, round_number: int, side: Side | None = None
) -> SeatNow | None:
    """Return where a contestant sits in a round; `None` where he sits out, or nobody is there to play against.

    Args:
        state: what the record says.
        session: the session.
        who: the contestant.
        round_number: the round, whether it was called or not.
        side: of a team, which of its pairs: that which sits on this side. Any other contestant sits where he sits.
    """
    plan = plan_of_contestant(state, session, who)
    if plan is None:
        return None
    dues = [due for due in plan.of_contestant(round_number, who) if not due.is_over(state.withdrawn)]
    dues = [due for due in dues if due.side_of(who) is side] or dues
    if not dues:
        return None
    at, on = dues[0].place, dues[0].side_of(who)
    here = tuple(due for due in dues if (due.place.table, due.side_of(who)) == (at.table, on))
    return SeatNow(TableKey(session, plan.section, at.table), round_number, on, here)


def round_of_contestant(state: EventState, session: int, who: ContestantId, side: Side | None = None) -> int:
    """Return the round in which a contestant is: the last that was called, or to which his table `went_on`."""
    of_session, plan = state.session(session), plan_of_contestant(state, session, who)
    if plan is None:
        return 1
    for number in range(plan.rounds, 1, -1):
        if (None, number) in of_session.called or (plan.section, number) in of_session.called:
            return number
        # Who sat out has nothing to end: he is in the next round when the table to which he goes has ended the last.
        there = sitting_of(state, session, who, number - 1, side) or sitting_of(state, session, who, number, side)
        if there is not None and went_on(state, session, plan.section, there.key.table, number - 1):
            return number
    return 1


def session_of_contestant(state: EventState, who: ContestantId) -> int | None:
    """Return the session that a contestant plays: the first that is not over, or the last that he has played."""
    planned = [number for number in sorted(state.sessions) if plan_of_contestant(state, number, who) is not None]
    return next((number for number in planned if not is_over(state, number)), planned[-1] if planned else None)


def contestants_at(state: EventState, key: TableKey, round_number: int) -> frozenset[ContestantId]:
    """Return who sits at a table in a round: those whom a device may follow that was let in there."""
    dues = state.dues_at(key.session, key.section, round_number, key.table)
    return frozenset(who for due in dues for who in due.contestants)


def sitting_out(state: EventState, plan: SectionPlan, round_number: int) -> tuple[ContestantId, ...]:
    """Return who plays nowhere in a round of a section, in the order of the contestants."""
    tables = plan.tables_in(round_number)
    dues = (due for table in tables for due in plan.at_table(round_number, table))
    playing = {who for due in dues if not due.is_over(state.withdrawn) for who in due.contestants}
    return tuple(sorted(plan.contestants - playing - state.withdrawn.keys(), key=lambda who: who.order))


def has_begun_at(state: EventState, key: TableKey, round_number: int) -> bool:
    """Tell whether a round can be played at a table: it was called, or all who come there have done with the last."""
    return round_number <= 1 or all(
        _has_come(state, key.session, who, round_number, due.side_of(who))
        for due in state.dues_at(key.session, key.section, round_number, key.table)
        if not due.is_over(state.withdrawn)
        for who in due.contestants
    )


def _has_come(state: EventState, session: int, who: ContestantId, round_number: int, side: Side) -> bool:
    """Tell whether a contestant is in a round, or has nothing left to do in the one before it."""
    number = round_of_contestant(state, session, who, side)
    if number != round_number - 1:
        return number >= round_number
    before = sitting_of(state, session, who, number, side)
    return before is None or all(state.cell(due.place).is_settled for due in before.dues)


def seated(viewer: Viewer, state: EventState) -> Viewer:
    """Return somebody who follows a contestant as he sits there now; anybody else as he is.

    Who sits out has no table.
    """
    if viewer.follows is None:
        return viewer
    session = session_of_contestant(state, viewer.follows)
    if session is None:
        return replace(viewer, table=None, round=None)
    number = round_of_contestant(state, session, viewer.follows, viewer.side)
    sitting = sitting_of(state, session, viewer.follows, number, viewer.side)
    if sitting is None:
        return replace(viewer, table=None, round=number)
    return replace(viewer, table=sitting.key, side=sitting.side, round=number)


def next_places(state: EventState, key: TableKey, round_number: int) -> NextPlaces | None:
    """Return where those who sit at a table in a round go for the next: known as soon as the movement plans it."""
    plan = state.plan_of(key.session, key.section)
    if plan is None or round_number >= plan.rounds or is_over(state, key.session):
        return None
    # By sides, because of a team the pair that sits here goes on from here.
    sides = {who: due.side_of(who) for due in plan.at_table(round_number, key.table) for who in due.contestants}
    return {
        "round": round_number + 1,
        "places": {
            str(who): place_of_contestant(state, key.session, who, round_number + 1, side)
            for who, side in sides.items()
        },
    }


def place_of_contestant(
    state: EventState, session: int, who: ContestantId, round_number: int, side: Side | None = None
) -> NextPlace:
    """Return where a contestant sits in a round as JSON data, see `sitting_of`.

    Whom the Director told or allowed to sit otherwise than the movement says (Law 5A) is told so: `side` is that on
    which he sits, and `seats` are his. Whoever plays for himself is told his seat by `seats`, too.
    """
    sitting = sitting_of(state, session, who, round_number, side)
    if sitting is None:
        return {"sits_out": True}
    key = sitting.key
    due = boards_data(sitting.dues)
    shown: NextPlace = {
        "section": key.section,
        "table": key.table,
        "side": str(sitting.side),
        "boards": due["boards"],
        "each": due["each"],
    }
    permitted = permitted_seats(state, session, who, round_number)
    if permitted:
        shown["side"] = str(permitted[0].side)
    own = sitting.dues[0].seat_of(who)
    seats = permitted or (() if own is None else (own,))
    if seats:
        shown["seats"] = [str(seat) for seat in seats]
    return shown


def permitted_seats(state: EventState, session: int, who: ContestantId, round_number: int) -> tuple[Seat, ...]:
    """Return the seats that the Director last told or allowed a contestant to take; empty: those of the movement."""
    found: tuple[Seat, ...] = ()
    for each in state.seatings:
        if (
            isinstance(each, DirectionPermitted)
            and (each.session, each.contestant) == (session, who)
            and each.from_round <= round_number
        ):
            found = each.seats
    return found


def boards_data(dues: tuple[Due, ...]) -> BoardsDue:
    """Return boards as JSON data."""
    numbers = list(dict.fromkeys(due.place.board for due in dues))
    return {"boards": [min(numbers), max(numbers)] if numbers else [], "each": numbers}


class BoardOwed(TypedDict):
    """A board that was to be played in an earlier round. Of who played it there nothing: others sit there by now."""

    section: str | None
    table: int
    round: int
    board: int
    vulnerability: str
    dealer: str


def owed_by_table(state: EventState, key: TableKey, number: int) -> list[BoardOwed]:
    """Return what is missing of a table before a round, the first round first."""
    before = (state.dues_at(key.session, key.section, each, key.table) for each in range(1, number))
    return _missing(state, (due for dues in before for due in dues))


def owed_by_contestant(
    state: EventState, session: int, who: ContestantId, side: Side | None, number: int
) -> list[BoardOwed]:
    """Return what is missing of a contestant's boards before a round; of a team, of the pair that sits on a side."""
    sat = (sitting_of(state, session, who, each, side) for each in range(1, number))
    return _missing(state, (due for each in sat if each is not None for due in each.dues))


def _missing(state: EventState, dues: Iterator[Due]) -> list[BoardOwed]:
    return [_owed(due) for due in dues if not due.is_over(state.withdrawn) and _is_missing(state, due)]


def _is_missing(state: EventState, due: Due) -> bool:
    cell = state.cell(due.place)
    return not (cell.stated or cell.cancelled or cell.postponed or cell.ruling)


def _owed(due: Due) -> BoardOwed:
    place = due.place
    return {
        "section": place.section,
        "table": place.table,
        "round": place.round,
        "board": place.board,
        "vulnerability": str(law_02.vulnerability(place.board)),
        "dealer": str(law_02.board(place.board).dealer),
    }
