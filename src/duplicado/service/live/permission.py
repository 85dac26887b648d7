"""Permission: the capability that each command needs, and the limits of those who may act at their own table only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final

from duplicado.event.facts.announcements import CommentaryWritten
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import BoardsTold, Duty
from duplicado.event.facts.results import Place
from duplicado.event.facts.subjects import (
    AtPlace,
    OfBoards,
    OfContestant,
    OfEntry,
    OfEvent,
    OfHall,
    OfRegister,
    OfSession,
    OfTable,
    OfWhere,
)
from duplicado.event.facts.table_statements import SaidByTable, TableStatement, WhenStated
from duplicado.event.record.ending import is_over
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.service.live.hand_records import may_see_hand_record
from duplicado.service.live.roles import Access, Capability, TableKey, Viewer
from duplicado.service.live.sittings import has_begun_at, seated, sitting_of
from duplicado.service.live.visibility import board_of_playing, has_played, is_of_table, round_of

LONGEST_CALL: Final = 200
"""Number of characters that a table may say when it calls the Director."""


def needed(duty: Duty) -> Capability:
    """Return what is needed to do a duty: what it is called among the capabilities."""
    return Capability(duty.value)


def permitted(
    viewer: Viewer, fact: AnyFact, state: EventState, access: Access, sees: Callable[[str], bool] = lambda _id: True
) -> Refused | None:
    """Tell whether somebody may not do something; `None` where he may.

    Nothing in the answer depends on what he may not see.

    Args:
        viewer: who.
        fact: what he asks to be recorded.
        state: what the record says.
        access: what the event grants.
        sees: tells whether a director who plays may see the entry of an id.
    """
    viewer = seated(viewer, state)
    if access.may(viewer.role, needed(fact.declaration.duty)):
        is_known = not viewer.plays or _is_known(viewer, fact, state, sees)
        return None if is_known else Refused("not-played-yet")
    if isinstance(fact, SaidByTable) and viewer.table is not None and access.may(viewer.role, Capability.OWN_TABLE):
        return _at_own_table(viewer, viewer.table, fact, state)
    return Refused("not-allowed")


def before_its_time(viewer: Viewer, fact: AnyFact, state: EventState, access: Access, at: datetime) -> Refused | None:
    """Refuse commentary on a board that he may not see yet: what stands beside it may tell how it was played (76A2)."""
    if not isinstance(fact, CommentaryWritten):
        return None
    hands = may_see_hand_record(viewer, state, access, fact.session, fact.section, fact.board, at)
    return hands if isinstance(hands, Refused) else None


def _is_known(viewer: Viewer, fact: AnyFact, state: EventState, sees: Callable[[str], bool]) -> bool:
    """Tell whether what a director who plays asks for shows him nothing that he may not see yet."""
    match fact.subject():
        case AtPlace(place=place):
            if fact.boards_told() is BoardsTold.NONE or board_of_playing(state, viewer.plays, place):
                return True
            return has_played(state, viewer.plays, place.session, place.board)
        case OfBoards(session=session, boards=boards):
            # Whoever records deals has them before him.
            return is_over(state, session) or all(has_played(state, viewer.plays, session, each) for each in boards)
        case OfEntry(entry=other):
            return sees(other)
        case OfTable() | OfSession() | OfContestant() | OfWhere() | OfHall() | OfRegister() | OfEvent():
            return True


def _at_own_table(viewer: Viewer, table: TableKey, fact: SaidByTable, state: EventState) -> Refused | None:
    """Admit what somebody states of his own table, on his own side, in time."""
    stated = fact.as_stated()
    if stated is None:
        return Refused("for-the-director")
    then = _as_in(viewer, state, stated) if stated.when is WhenStated.LATER_TOO else viewer
    here = TableKey(stated.session, stated.section, stated.table)
    if here != then.table:
        return Refused("other-table")
    if stated.is_of_play and state.conditions.electronic:
        return Refused("for-the-director")
    return _beyond(then, stated) or _not_in_time(viewer, state, table, stated)


def _beyond(viewer: Viewer, stated: TableStatement) -> Refused | None:
    """Refuse what is the Director's to say, what is too long, and what another side is to say."""
    if stated.is_directors:
        return Refused("for-the-director")
    if stated.characters > LONGEST_CALL:
        return Refused("call-too-long", (str(LONGEST_CALL),))
    return None if stated.side is None or viewer.side in {None, stated.side} else Refused("other-side")


def _not_in_time(viewer: Viewer, state: EventState, table: TableKey, stated: TableStatement) -> Refused | None:
    """Refuse what is stated of another round than that which its kind may be stated of."""
    match stated.when:
        case WhenStated.IN_ITS_ROUND:
            return _now(viewer, state, table, stated.round)
        case WhenStated.LATER_TOO:
            return _entering(viewer, state, table, stated)
        case WhenStated.AFTER_PLAY_TOO:
            if stated.round != _round(viewer, state, table):
                return Refused("other-round")
            return None if is_of_table(state, stated, table, stated.round) else Refused("for-the-director")


def _round(viewer: Viewer, state: EventState, table: TableKey) -> int:
    """Return the round in which somebody is: that of the table, or of the contestant whom he follows."""
    return round_of(state, table) if viewer.round is None else viewer.round


def _as_in(viewer: Viewer, state: EventState, stated: TableStatement) -> Viewer:
    """Return somebody as he sat in a round: a device of a table there, one that follows with its pair."""
    if viewer.follows is None or stated.round == viewer.round:
        return viewer
    sitting = sitting_of(state, stated.session, viewer.follows, stated.round, viewer.side)
    return viewer if sitting is None else replace(viewer, table=sitting.key, side=sitting.side)


def _now(viewer: Viewer, state: EventState, table: TableKey, number: int) -> Refused | None:
    if number != _round(viewer, state, table) or is_over(state, table.session):
        return Refused("other-round")
    return _begun(state, table, number)


def _begun(state: EventState, table: TableKey, number: int) -> Refused | None:
    """Refuse what a table says of a round before those who are to play it there have come."""
    return None if has_begun_at(state, table, number) else Refused("round-not-begun", (str(number),))


def _entering(viewer: Viewer, state: EventState, table: TableKey, stated: TableStatement) -> Refused | None:
    """Admit a result of this round, and one of an earlier round that comes late from a phone and is the first.

    Others sit there by now: whether what stands there already says the same is not for them to know.
    """
    now = _round(viewer, state, table)
    if stated.round == now and not is_over(state, table.session):
        return _begun(state, table, now)
    plan = state.plan_of(table.session, table.section)
    place = Place(stated.session, stated.section, stated.round, stated.table, stated.board or 0)
    if place.round > now or plan is None or place not in plan.due:
        return Refused("other-round")
    return Refused("entered-already") if state.cell(place).stated else None
