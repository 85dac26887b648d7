"""Visibility: the boards and results that a viewer may see. Every view and permission asks here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from datetime import UTC, datetime
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import BoardsTold
from duplicado.event.facts.office_values import Where
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
from duplicado.event.facts.table_statements import TableStatement
from duplicado.event.record.clock import went_on
from duplicado.event.record.ending import is_over, is_put_off
from duplicado.event.record.state import EventState
from duplicado.service.live.roles import TableKey
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.hands import Layout


def place_of(fact: AnyFact) -> Place | None:
    """Return the place that an entry is about, where it is about one."""
    subject = fact.subject()
    return subject.place if isinstance(subject, AtPlace) else None


def table_of(place: Place) -> TableKey:
    """Return the table of a place."""
    return TableKey(place.session, place.section, place.table)


_EVER: Final = datetime.min.replace(tzinfo=UTC)


def round_of(state: EventState, key: TableKey) -> int:
    """Return the round that a table is in: the last that was called for it, or to which it `went_on`."""
    session = state.session(key.session)
    plan = session.plans.get(key.section)
    if plan is None:
        return 1
    for number in range(plan.rounds, 1, -1):
        called = (None, number) in session.called or (key.section, number) in session.called
        if called or went_on(state, key.session, key.section, key.table, number - 1):
            return number
    return 1


def latest_round(state: EventState, session: int, section: str) -> int:
    """Return the round in which the tables of a section are, of several the last."""
    plan = state.plan_of(session, section)
    tables = plan.tables if plan else ()
    return max((round_of(state, TableKey(session, section, table)) for table in tables), default=1)


def round_began(state: EventState, key: TableKey, number: int) -> datetime | None:
    """Return since when a table has been in a round; `None` where it is not in it yet."""
    if number <= 1:
        return _EVER
    session = state.session(key.session)
    times = (
        session.called.get((None, number)),
        session.called.get((key.section, number)),
        went_on(state, key.session, key.section, key.table, number - 1),
    )
    return min((each for each in times if each is not None), default=None)


def is_announced_at(fact: AnnouncementMade, at: datetime, key: TableKey | None, began: datetime | None) -> bool:
    """Tell whether an announcement is for those who sit at a table since a time (`None` for the table: who sit out).

    What was announced to some tables is for those who sat there then: it may speak of the boards of that round.
    """
    if not fact.tables:
        return True
    return key is not None and (key.section, key.table) in fact.tables and began is not None and at >= began


def is_of_table(state: EventState, where: Where | TableStatement, key: TableKey, number: int) -> bool:
    """Tell whether something is of those who sit at a table in a round, of no board or of one that they play there."""
    if (where.session, where.section, where.table, where.round) != (key.session, key.section, key.table, number):
        return False
    here = state.dues_at(key.session, key.section, number, key.table)
    return where.board is None or any(due.place.board == where.board for due in here)


def may_see_travellers(state: EventState, place: Place) -> bool:
    """Tell whether those at a place have finished the board, so that others' results on it are no news to them."""
    cell = state.cell(place)
    return cell.is_agreed if state.conditions.agreement_needed else cell.result is not None


def _places_of(state: EventState, plays: Collection[ContestantId], session: int, board: int) -> Iterator[Place]:
    """Go through the places where they are to play a board, or have played it by what was entered."""
    of_session = state.session(session)
    for plan in of_session.plans.values():
        for due in plan.by_board.get(board, ()):
            if any(who in plays for who in due.contestants):
                yield due.place
    for (_, number), cells in of_session.boards.items():
        for place, cell in cells.items() if number == board else ():
            if any(not set(each.result.seated).isdisjoint(plays) for each in cell.stated.values()):
                yield place


def has_played(state: EventState, plays: Collection[ContestantId], session: int, board: int) -> bool:
    """Tell whether somebody who plays under these numbers has played a board, or play of it is over for him.

    Where it is not known at which of several tables he sits (of a team, or where numbers repeat), it must have been
    played at each of them: what his team-mates did is no news to him before he has played it himself.
    """
    places = [*_places_of(state, plays, session, board)]
    if any(state.cell(place).is_played for place in places):
        return sits_at_one(state, plays) or not _is_due_elsewhere(state, plays, session, board)
    if any(is_put_off(state, place) for place in places) or not is_over(state, session):
        return False
    return not _plays_deal_in_another(state, plays, session, board)


def _plays_deal_in_another(state: EventState, plays: Collection[ContestantId], session: int, board: int) -> bool:
    """Tell whether he is to play a deal of this session's board in another session that has not ended."""
    deals = _layouts(state, session, board)
    others = (each for each in state.sessions.values() if each.number != session and not is_over(state, each.number))
    for other in others:
        if deals.isdisjoint(_layouts(state, other.number, board)):
            continue
        places = [*_places_of(state, plays, other.number, board)]
        if not other.plans or (places and not any(state.cell(place).is_played for place in places)):
            return True
    return False


def _layouts(state: EventState, session: int, board: int) -> set[Layout]:
    """Return the deals that a session has under a number, in whatever section."""
    return {layout for (_, number), layout in state.session(session).layouts.items() if number == board}


def sits_at_one(state: EventState, plays: Collection[ContestantId]) -> bool:
    """Tell whether somebody who plays under these numbers sits at one table at a time, so that it is known which."""
    return len(plays) < 2 and state.conditions.kind is not ContestKind.TEAMS


def _is_due_elsewhere(state: EventState, plays: Collection[ContestantId], session: int, board: int) -> bool:
    """Tell whether a board is still to be played at one of the tables at which he may sit."""
    if is_over(state, session):
        return any(is_put_off(state, place) for place in _places_of(state, plays, session, board))
    return any(
        not (cell.is_played or cell.cancelled)
        for plan in state.session(session).plans.values()
        for due in plan.by_board.get(board, ())
        if any(who in plays for who in due.contestants)
        for cell in (state.cell(due.place),)
    )


def board_of_playing(state: EventState, plays: Collection[ContestantId], place: Place) -> bool:
    """Tell whether a place is one at which somebody who plays under these numbers sits himself.

    Where that is not known (see `has_played`) it is none: it may be that of his team-mates, whose result he may not see
    yet. His own he enters at his table, as a player.
    """
    return sits_at_one(state, plays) and may_be_played_by(state, plays, place)


def may_be_played_by(state: EventState, plays: Collection[ContestantId], place: Place) -> bool:
    """Tell whether a place is one at which somebody who plays under these numbers may sit."""
    return place in _places_of(state, plays, place.session, place.board)


def _sees_where(state: EventState, where: Where, plays: Collection[ContestantId]) -> bool:
    """Tell whether somebody who plays may read what happened there; what names no board may speak of any."""
    if where.place is not None and board_of_playing(state, plays, where.place):
        return True
    if where.board is not None:
        return has_played(state, plays, where.session, where.board)
    return all(is_over(state, number) for number in state.sessions)


def sees_fact(state: EventState, fact: AnyFact, plays: Collection[ContestantId], sees: Callable[[str], bool]) -> bool:
    """Tell whether a director or scorer who plays may see an entry.

    Args:
        state: what the record says, that entry included.
        fact: what the entry says.
        plays: under which numbers he plays.
        sees: tells whether he may see the entry of an id, for what refers to others.
    """
    if fact.boards_told() is BoardsTold.NONE:
        return True
    match fact.subject():
        case AtPlace(place=place):
            known = has_played(state, plays, place.session, place.board)
            return known or board_of_playing(state, plays, place)
        case OfRegister():
            return False  # who plays is shown nothing of the register: it may speak of any board
        case OfWhere(where=where):
            return _sees_where(state, where, plays)
        case OfEntry(entry=other):
            return sees(other)
        case OfHall(session=session) | OfTable(session=session) | OfSession(session=session):
            return is_over(state, session)  # what some tables are told may be of any board
        case OfBoards(session=session, boards=boards):
            return is_over(state, session) or all(has_played(state, plays, session, each) for each in boards)
        case OfContestant() | OfEvent():
            return all(is_over(state, number) for number in state.sessions)
