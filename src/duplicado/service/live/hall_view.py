"""View of an event for the hall's screen: rounds, clock, announcements, seating."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NotRequired, TypedDict

from duplicado.event.contest import ContestantId
from duplicado.event.record.clock import clock_of, round_called
from duplicado.event.record.ending import is_over
from duplicado.event.record.line_ups import line_up_of, players_of
from duplicado.event.record.section_plan import Due, SectionPlan
from duplicado.event.record.stanzas import rounds_in_all
from duplicado.event.record.state import EventState, SessionState
from duplicado.service.live.roles import Openness
from duplicado.service.live.sittings import BoardsDue, boards_data, permitted_seats, sitting_out
from duplicado.service.live.table_notices import (
    AnnouncementOfSession,
    ClockTold,
    announced,
    announcement_data,
    clock_data,
)
from duplicado.vocabulary.seats import Side

_SIDES: Final = {each.value: each for each in Side}


class SeatedTold(TypedDict):
    """A contestant in a round; `side` is a pair's, or the seat of one who plays for himself."""

    contestant: str
    names: list[str]
    name: NotRequired[str]
    side: NotRequired[str]
    lined_up: NotRequired[bool]
    """True of a team whose line-up is known: `names` are the pair that sits there."""


class TableOfRound(BoardsDue):
    """A table in a round; `boards` are the lowest and the highest of `each`."""

    table: int
    contestants: list[SeatedTold]


class SeatsOfRound(TypedDict):
    """Seats of a round, and who sits out."""

    round: int
    tables: list[TableOfRound]
    sits_out: list[SeatedTold]


class HallSection(TypedDict):
    """A section as everybody is shown it."""

    section: str
    round: int
    rounds: int | None
    clock: ClockTold | None
    seats: SeatsOfRound | None
    next: SeatsOfRound | None


class RoundsTold(TypedDict):
    """Progress of a session; `state` is `not-begun`, `round`, `over` or `published`."""

    session: int
    state: str
    round: int
    rounds: int | None


class HallSession(RoundsTold):
    """A session as everybody is shown it."""

    sections: list[HallSection]


class HallView(TypedDict):
    """View for everybody: rounds, clock, announcements, who sits where."""

    kind: Literal["hall"]
    title: str
    date: str | None
    sessions: list[HallSession]
    announcements: list[AnnouncementOfSession]


def hall_view(state: EventState, openness: Openness) -> HallView:
    """Return what is shown to everybody: nothing in it depends on how far a table has got, or on a result.

    Args:
        state: what the record says.
        openness: what the Organizer lets be shown; without `seats` nobody is shown who sits where.
    """
    return {
        "kind": "hall",
        "title": state.title,
        "date": state.date,
        "sessions": [
            {**rounds_view(state, number), "sections": _sections(state, session, openness)}
            for number, session in sorted(state.sessions.items())
            if session.plans
        ],
        "announcements": [
            {**announcement_data(entry, fact), "session": fact.session}
            for entry, fact in announced(state)
            if not fact.tables
        ],
    }


def session_stage(state: EventState, session: int) -> str:
    """Return how far a session is: `not-begun`, `round`, `over`, `published`."""
    of_session = state.session(session)
    if of_session.published is not None or state.published is not None:
        return "published"
    if is_over(state, session):
        return "over"
    return "round" if _rounds_called(of_session) else "not-begun"


def rounds_view(state: EventState, session: int) -> RoundsTold:
    """Return how far a session is: the round that was called last, the earliest where sections differ, of how many.

    Of how many is open while rounds are paired one after the other.
    """
    of_session = state.session(session)
    return {
        "session": session,
        "state": session_stage(state, session),
        "round": min(_rounds_called(of_session), default=0),
        "rounds": _most(rounds_in_all(state, plan) for plan in of_session.plans.values()),
    }


def _most(rounds: Iterable[int | None]) -> int | None:
    """Return the highest of numbers of rounds; `None` where one of them is open."""
    known = tuple(rounds)
    return None if None in known else max((each for each in known if each), default=0)


def _rounds_called(session: SessionState) -> list[int]:
    called = [(round_played(session, section), plan.rounds) for section, plan in session.plans.items()]
    # A section that has fewer rounds is done when it has played them, and does not hold up the count.
    playing = [number for number, rounds in called if 0 < number < rounds]
    return playing or [number for number, _ in called if number == max(called)[0] > 0]


def round_played(session: SessionState, section: str) -> int:
    """Return the round that was called last; where none was, the last that a table has finished, 0 before."""
    finished = (number for name, _, number in session.finished if name == section)
    return round_called(session, section) or max(finished, default=0)


def _sections(state: EventState, session: SessionState, openness: Openness) -> list[HallSection]:
    found: list[HallSection] = []
    for section, plan in sorted(session.plans.items()):
        number = round_called(session, section)
        over = is_over(state, session.number)
        shown = openness.seats and not over
        found.append(
            {
                "section": section,
                "round": number,
                "rounds": rounds_in_all(state, plan),
                "clock": clock_data(clock_of(state, session.number, section)),
                "seats": _seats(state, plan, number) if shown and number else None,
                "next": _seats(state, plan, number + 1) if shown and number < plan.rounds else None,
            }
        )
    return found


def _seats(state: EventState, plan: SectionPlan, number: int) -> SeatsOfRound:
    """Return who sits where in a round, by tables, and who sits out."""
    tables = plan.tables_in(number)
    shown: list[TableOfRound] = []
    for table in tables:
        dues = tuple(due for due in plan.at_table(number, table) if not due.is_over(state.withdrawn))
        if dues:
            sides: dict[ContestantId, str] = {}
            for side, who in (each for due in dues for each in _sides(state, due, plan.session, number)):
                sides.setdefault(who, side)  # where the arrow is turned within the round: where they begin
            contestants: list[SeatedTold] = [
                {**_named(state, plan, who, number, side), "side": side} for who, side in sides.items()
            ]
            shown.append({"table": table, "contestants": contestants, **boards_data(dues)})
    out = sitting_out(state, plan, number)
    return {"round": number, "tables": shown, "sits_out": [_named(state, plan, who, number) for who in out]}


def _sides(state: EventState, due: Due, session: int, number: int) -> tuple[tuple[str, ContestantId], ...]:
    told = {who: permitted_seats(state, session, who, number) for who in due.contestants}
    return tuple(
        (str(due.seat_of(who) or (seats[0].side if seats else due.side_of(who))), who) for who, seats in told.items()
    )


def _named(state: EventState, plan: SectionPlan, who: ContestantId, number: int, side: str = "") -> SeatedTold:
    entered = state.contestants.get(who)
    names = players_of(state, who, plan.session, number, _SIDES.get(side))
    shown: SeatedTold = {"contestant": str(who), "names": names}
    if entered and entered.name:
        shown["name"] = entered.name
    if _SIDES.get(side) in line_up_of(state, who, plan.session, number):
        shown["lined_up"] = True
    return shown
