"""Completion of a board at every table that plays its deal; from then on its hands may be shown.

Everywhere is in all sections of the session that play the board of that number with that deal, and in those of any
other session for which the record has the same deal under the number. A board that was postponed is waited for even
when its session has ended. What a board came to is withheld as long as another session is still to play its deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from datetime import datetime

from duplicado.event.record.ending import is_over, is_put_off, is_to_come
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.event.record.withheld_boards import BoardKey
from duplicado.law.book import law_76
from duplicado.service.live.visibility import may_see_travellers
from duplicado.vocabulary.hands import Layout


def is_late_play(state: EventState, due: Due) -> bool:
    """Tell whether a board was put off at a place and is to be played there still, be its session over or not."""
    return is_put_off(state, due.place) and not due.is_over(state.withdrawn)


def boards_to_come(state: EventState) -> frozenset[BoardKey]:
    """Return session, section and number of the boards whose deal was put off at a table and is to be played there.

    A deal that several sections or sessions play is given for each of them: what it came to elsewhere is news to those
    who play it last (Law 16C).
    """
    put_off = [
        (of_session.number, place.section, place.board)
        for of_session in state.sessions.values()
        for place, cell in of_session.cells
        if cell.postponed and is_to_come(state, place)
    ]
    return frozenset(
        each
        for number, name, board in put_off
        for each in [
            (number, name, board),
            *_sharing(state, number, state.session(number).layout_of(name, board), board),
        ]
    )


def boards_withheld(state: EventState) -> frozenset[BoardKey]:
    """Return session, section and number of the boards whose deal another session is still to play (Law 16C).

    Their results count in the ranking; what each table made of them, and what each result was worth, is told when the
    deal is finished everywhere. Deals are known to be the same by the hands in the record: where it has none, nothing
    is withheld.
    """
    if len(state.sessions) < 2:
        return frozenset()
    going_on = {number for number in state.sessions if not is_over(state, number)}
    return frozenset(
        (number, section, board)
        for number, of_session in state.sessions.items()
        if going_on - {number}
        for section, board in {
            *((name, each) for name, plan in of_session.plans.items() for each in plan.by_board),
            *of_session.boards,
        }
        if (layout := of_session.layout_of(section, board)) is not None
        and _is_due_in_another(state, going_on - {number}, layout, board)
    )


def _is_due_in_another(state: EventState, sessions: AbstractSet[int], layout: Layout, board: int) -> bool:
    """Tell whether one of some sessions that are not over is still to play a deal."""
    due = (
        each
        for number, name in _sharing_of(state, sessions, layout, board)
        for each in state.session(number).plans[name].by_board.get(board, ())
    )
    return any(not _is_finished(state, each) for each in due) or _is_to_be_planned(state, layout, board)


def finished_everywhere(state: EventState, session: int, section: str, board: int) -> bool:
    """Tell whether nobody is still to play the deal that a board has in a section, and all who played it have agreed.

    A result that one side has stated by itself may be of another board: it shows nobody the hands.
    """
    of_session = state.session(session)
    layout = of_session.layout_of(section, board)
    places = [*_places_of(state, session, layout, board)]
    known = bool(places) or is_over(state, session)
    return known and all(_is_finished(state, due) for due in places) and not _is_to_be_planned(state, layout, board)


def is_delayed(state: EventState, session: int, section: str, board: int, at: datetime) -> bool:
    """Tell whether those who look on are to wait still for a board that is finished everywhere (`spectators.delay`).

    A table has finished a board when its first result, or ruling, was entered: what is put right later hides nothing
    again. One that has neither finished it with its session.
    """
    delay = law_76.delay_of_boards(state.conditions.regulations.values())
    if not delay:
        return False
    there = state.session(session)
    places = _places_of(state, session, there.layout_of(section, board), board)
    times = [each for due in places if (each := _finished_at(state, due)) is not None]
    since = max(times, default=there.ended or state.closed)
    return since is not None and at < since + delay


def delayed_boards(state: EventState, at: datetime) -> frozenset[BoardKey]:
    """Return session, section and number of the boards that are finished everywhere and delayed, see `is_delayed`."""
    return frozenset(
        (plan.session, plan.section, board)
        for plan in state.plans
        for board in plan.by_board
        if is_delayed(state, plan.session, plan.section, board, at)
    )


def _finished_at(state: EventState, due: Due) -> datetime | None:
    """Return when a table finished a board; `None`: nobody has played it there."""
    cell = state.cell(due.place)
    entered = [each.at for each in cell.stated.values()] + [each.at for each in cell.rulings.values()]
    return min(entered, default=state.session(due.place.session).ended)


def _places_of(state: EventState, session: int, layout: Layout | None, board: int) -> Iterator[Due]:
    for number, name, _ in _sharing(state, session, layout, board):
        yield from state.session(number).plans[name].by_board.get(board, ())


def _sharing(state: EventState, session: int, layout: Layout | None, board: int) -> Iterator[BoardKey]:
    """Go through session, section and number of the boards that have a deal."""
    sessions = {session} if layout is None else state.sessions.keys()
    for number, name in _sharing_of(state, sessions, layout, board):
        yield number, name, board


def _sharing_of(
    state: EventState, sessions: AbstractSet[int], layout: Layout | None, board: int
) -> Iterator[tuple[int, str]]:
    """Go through session and section of the boards of some sessions that have a deal."""
    for number in sorted(sessions):
        other = state.session(number)
        yield from ((number, name) for name in sorted(other.plans) if other.layout_of(name, board) == layout)


def _is_finished(state: EventState, due: Due) -> bool:
    cell = state.cell(due.place)
    if cell.cancelled or cell.rulings or due.is_over(state.withdrawn) or may_see_travellers(state, due.place):
        return True
    return is_over(state, due.place.session) and not is_late_play(state, due)


def _is_to_be_planned(state: EventState, layout: Layout | None, board: int) -> bool:
    """Tell whether a session that has no movement yet is to play the deal."""
    return layout is not None and any(
        (number, there) == (board, layout) and not other.plans and not is_over(state, other.number)
        for other in state.sessions.values()
        for (_, number), there in other.layouts.items()
    )
