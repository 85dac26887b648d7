"""Permission: the capability that each command needs, and the limits of those who may act at their own table only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import BoardsTold, Fact
from duplicado.event.facts.progress import RoundFinished
from duplicado.event.facts.results import Place, Played, ScoreWritten
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
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
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.service.live.roles import Access, Capability, TableKey, Viewer
from duplicado.service.live.sittings import seated, sitting_of
from duplicado.service.live.visibility import (
    board_of_playing,
    has_played,
    is_of_table,
    is_over,
    round_of,
    table_of,
)
from duplicado.vocabulary.seats import Side

__all__ = ["LONGEST_CALL", "needed", "permitted"]

LONGEST_CALL: Final = 200
"""How many characters a table may say when it calls the Director."""


SaidAtTable: TypeAlias = ResultEntered | ResultAgreed | ResultCorrected | RoundFinished | DirectorCalled
"""Facts for which `Capability.OWN_TABLE` is enough where they are about the viewer's table and its round."""


def needed(kind: type[Fact]) -> Capability:
    """Return what is needed for a kind of fact: what its duty is called among the capabilities."""
    return Capability(kind.declaration.duty.value)


def permitted(
    viewer: Viewer, fact: AnyFact, state: EventState, access: Access, sees: Callable[[str], bool] = lambda _id: True
) -> Refused | None:
    """Tell whether somebody may not do something; `None` where he may.

    Nothing in the answer depends on what he may not see.

    Args:
        viewer: who.
        fact: what he asks to be taken down.
        state: what the record says.
        access: what the event grants.
        sees: tells whether a director who plays may see the entry of an id.
    """
    viewer = seated(viewer, state)
    if access.may(viewer.role, needed(type(fact))):
        return _while_playing(viewer, fact, state, sees) if viewer.plays else None
    if isinstance(fact, SaidAtTable) and viewer.table is not None and access.may(viewer.role, Capability.OWN_TABLE):
        return _at_own_table(viewer, viewer.table, fact, state)
    return Refused("not-allowed")


def _while_playing(viewer: Viewer, fact: AnyFact, state: EventState, sees: Callable[[str], bool]) -> Refused | None:
    """Refuse a director who plays what would show him a board that he has not played."""
    return None if _is_known(viewer, fact, state, sees) else Refused("not-played-yet")


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


def _at_own_table(viewer: Viewer, table: TableKey, fact: SaidAtTable, state: EventState) -> Refused | None:
    match fact:
        case RoundFinished():
            key, number = TableKey(fact.session, fact.section, fact.table), fact.round
            return _here(table, key) or _now(viewer, state, table, number)
        case ResultEntered(place=place):
            then = _as_in(viewer, state, place)
            return (
                _here(then.table, table_of(place)) or _statement(then, fact) or _entering(viewer, state, table, place)
            )
        case ResultCorrected(result=result):
            here = _here(table, table_of(result.place)) or _statement(viewer, result)
            if here is None and fact.approved_by:
                return Refused("for-the-director")
            return here or _now(viewer, state, table, result.place.round)
        case ResultAgreed(place=place, side=side):
            return _here(table, table_of(place)) or _own_side(viewer, side) or _now(viewer, state, table, place.round)
        case DirectorCalled():
            return _calling(viewer, table, fact, state)


def _calling(viewer: Viewer, table: TableKey, fact: DirectorCalled, state: EventState) -> Refused | None:
    """Admit a call to one's own table in its round, of a board that is played there if of any, in few words."""
    where = fact.where
    if where.table is None or where.round is None:
        return Refused("for-the-director")
    here = TableKey(where.session, where.section, where.table)
    # After play too: results are put right and rulings asked for until their periods are over (79C1, 92B).
    refused = _here(table, here)
    if refused is not None:
        return refused
    if where.round != _round(viewer, state, table):
        return Refused("other-round")
    if fact.instead_of or not is_of_table(state, fact, table, where.round):
        return Refused("for-the-director")
    if max(len(fact.said), len(fact.incident)) > LONGEST_CALL:
        return Refused("call-too-long", (str(LONGEST_CALL),))
    return None if fact.by is None or viewer.side in {None, fact.by.side} else Refused("other-side")


def _here(table: TableKey | None, asked: TableKey) -> Refused | None:
    return None if asked == table else Refused("other-table")


def _round(viewer: Viewer, state: EventState, table: TableKey) -> int:
    """Return the round in which somebody is: that of the table, or of the contestant whom he follows."""
    return round_of(state, table) if viewer.round is None else viewer.round


def _as_in(viewer: Viewer, state: EventState, place: Place) -> Viewer:
    """Return somebody as he sat in the round of a place: a device of a table there, one that follows with its pair."""
    if viewer.follows is None or place.round == viewer.round:
        return viewer
    sitting = sitting_of(state, place.session, viewer.follows, place.round, viewer.side)
    return viewer if sitting is None else replace(viewer, table=sitting.key, side=sitting.side)


def _now(viewer: Viewer, state: EventState, table: TableKey, number: int) -> Refused | None:
    now = _round(viewer, state, table)
    return None if number == now and not is_over(state, table.session) else Refused("other-round")


def _own_side(viewer: Viewer, side: Side | None) -> Refused | None:
    if side is None:
        return Refused("for-the-director")
    return None if viewer.side in {None, side} else Refused("other-side")


def _statement(viewer: Viewer, result: ResultEntered) -> Refused | None:
    """Refuse what only the Director says of a result: who sat there, averages, that a board was not played."""
    seated = (result.north_south, result.east_west, result.south, result.west)
    if any(each is not None for each in seated) or not isinstance(result.line, Played | ScoreWritten):
        return Refused("for-the-director")
    return _own_side(viewer, result.side)


def _entering(viewer: Viewer, state: EventState, table: TableKey, place: Place) -> Refused | None:
    """Admit a result of this round, and one of an earlier round that comes late from a phone and is the first.

    Others sit there by now: whether what stands there already says the same is not for them to know.
    """
    now = _round(viewer, state, table)
    if place.round == now and not is_over(state, table.session):
        return None
    plan = state.session(table.session).plans.get(table.section)
    if place.round > now or plan is None or place not in plan.due:
        return Refused("other-round")
    return Refused("entered-already") if state.cell(place).stated else None
