"""Completion of a board at every table that plays its deal; from then on its hands may be shown.

Everywhere is in all sections of the session that play the board of that number with that deal, and in those of any
other session for which the record has the same deal under the number. A board that was postponed is waited for even
when its session has ended.
"""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.event.record.ending import is_over, is_put_off, is_to_come
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.service.live.visibility import may_see_travellers
from duplicado.vocabulary.hands import Layout

__all__ = ["boards_to_come", "finished_everywhere", "is_late_play"]


def is_late_play(state: EventState, due: Due) -> bool:
    """Tell whether a board was put off at a place and is to be played there still, be its session over or not."""
    return is_put_off(state, due.place) and not due.is_over(state.withdrawn)


def boards_to_come(state: EventState) -> frozenset[tuple[int, str, int]]:
    """Return session, section and number of the boards whose deal was put off at a table and is to be played there.

    A deal that several sections or sessions play is given for each of them: what it came to elsewhere is news to those
    who play it last (Law 16C).
    """
    put_off = [
        (of_session.number, name, board)
        for of_session in state.sessions.values()
        for (name, board), cells in of_session.boards.items()
        if any(cell.postponed and is_to_come(state, place) for place, cell in cells.items())
    ]
    return frozenset(
        each
        for number, name, board in put_off
        for each in [
            (number, name, board),
            *_sharing(state, number, state.session(number).layout_of(name, board), board),
        ]
    )


def finished_everywhere(state: EventState, session: int, section: str, board: int) -> bool:
    """Tell whether nobody is still to play the deal that a board has in a section, and all who played it have agreed.

    A result that one side has stated by itself may be of another board: it shows nobody the hands.
    """
    of_session = state.session(session)
    layout = of_session.layout_of(section, board)
    places = [*_places_of(state, session, layout, board)]
    known = bool(places) or is_over(state, session)
    return known and all(_is_finished(state, due) for due in places) and not _is_to_be_planned(state, layout, board)


def _places_of(state: EventState, session: int, layout: Layout | None, board: int) -> Iterator[Due]:
    for number, name, _ in _sharing(state, session, layout, board):
        yield from state.session(number).plans[name].by_board.get(board, ())


def _sharing(state: EventState, session: int, layout: Layout | None, board: int) -> Iterator[tuple[int, str, int]]:
    """Go through session, section and number of the boards that have a deal."""
    for number, other in sorted(state.sessions.items()):
        for name in sorted(other.plans):
            there = other.layout_of(name, board)
            if there == layout and (there is not None or number == session):
                yield number, name, board


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
