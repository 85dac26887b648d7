"""Dealing of the boards of an added session or round: the seed is kept first, then the club records the deals.

The club records them, not the operator, so that a director who plays can have the boards dealt that he is to play
without being shown them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.record.ending import is_over
from duplicado.event.record.state import EventState
from duplicado.service.club.chance_gathering import Gathering
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.dealt_boards import DealtBoards, boards_wanting, planned_boards
from duplicado.service.live.commands import Accepted, Command, Outcome, Refusal
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, Viewer
from duplicado.vocabulary.hands import Layout

_DEALER: Final = "dealer"
_TRIES: Final = 3
"""Number of times that it is dealt anew because somebody else has told of deals in the meantime."""


def deals_here(house: ClubHouse, event: str, state: EventState, session: int) -> bool:
    """Tell whether the club deals the boards of a session unless something else is said: it did so before.

    Boards of the session itself count; where nothing of it is known yet, those of the session before.
    """
    dealt = house.dealt.of(event)
    if session in dealt or state.session(session).layouts:
        return session in dealt
    return max((number for number in state.sessions if number < session), default=0) in dealt


async def deal_wanting(
    house: ClubHouse, event: str, desk: OpenEvent, session: int, *, by: Viewer
) -> DealtBoards | Outcome | None:
    """Deal the boards of a session whose hands are not known, and that nobody has played.

    Args:
        house: the club.
        event: its name.
        desk: its desk.
        session: which one.
        by: who asks for it; that he may was looked at before.

    Returns:
        What was dealt; `None` where nothing is missing; what became of the command where it was not recorded.

    Raises:
        StoreError: the seed cannot be kept, and nothing was dealt.
    """
    outcome: Outcome | None = None
    for _ in range(_TRIES):
        wanting = boards_wanting(desk.state, session)
        if not wanting:
            return None
        lot = DealtBoards.drawn(wanting, house.secrets.chance)
        outcome = await _taken_down(house, event, desk, session, lot, by=by)
        if isinstance(outcome, Accepted):
            return lot
        if not isinstance(outcome, Refusal):
            return outcome
    return outcome


async def deal_gathered(house: ClubHouse, event: str, desk: OpenEvent, session: int, *, by: Viewer) -> Outcome | None:
    """Deal the boards for which every device of a closed list has shown its chance, and end the gathering.

    Args:
        house: the club.
        event: its name.
        desk: its desk.
        session: which one.
        by: whose act has completed it.

    Returns:
        What became of the command; `None` where nothing is complete, or its boards may be dealt no more: they were
        played or brought in meanwhile, and it is given up.

    Raises:
        StoreError: the seed cannot be kept, and nothing was dealt.
    """
    gathering = (await asyncio.to_thread(house.gatherings.of, event)).get(session)
    if gathering is None or not gathering.is_complete:
        return None
    lot = gathering.lot
    outcome: Outcome | None = None
    for _ in range(_TRIES):
        if lot in house.dealt.of(event).get(session, ()) and not lot.others(desk.state, session):
            break  # two devices were last at once
        if not {*lot.boards} <= {*boards_wanting(desk.state, session)}:
            await end_gathering(house, event, session, by=by)
            return None
        outcome = await _taken_down(house, event, desk, session, lot, by=by)
        if isinstance(outcome, Accepted):
            break
        if not isinstance(outcome, Refusal):
            return outcome
    else:
        return outcome
    await asyncio.to_thread(partial(house.gatherings.end, event, session, came_to_nothing=False))
    return outcome


async def end_gathering(house: ClubHouse, event: str, session: int, *, by: Viewer) -> bool:
    """Give up a gathering, and tell whether there was one; that it was given up is kept and told to everybody."""
    ended = await asyncio.to_thread(partial(house.gatherings.end, event, session, came_to_nothing=True))
    if ended is not None:
        await asyncio.to_thread(house.entrance.trail.note, by, event, "gathering-given-up", ended.commitment)
    return ended is not None


async def _taken_down(
    house: ClubHouse, event: str, desk: OpenEvent, session: int, lot: DealtBoards, *, by: Viewer
) -> Outcome:
    """Keep a lot and have its deals recorded; a lot that is refused is forgotten."""
    dealer = Viewer(_DEALER, Role.ORGANIZER, by.by)
    position = desk.views.fresh_position(dealer)
    # The seed is kept before its deals are recorded: without it they could not be checked.
    await asyncio.to_thread(house.dealt.add, event, session, lot)
    command = Command(f"deal-{lot.commitment[:32]}", (DealsRecorded(session, lot.layouts()),), position)
    outcome = await desk.writer.submit(dealer, command)
    if isinstance(outcome, Accepted):
        await asyncio.to_thread(house.entrance.trail.note, by, event, "dealt", lot.commitment)
    elif isinstance(outcome, Refusal):
        await asyncio.to_thread(house.dealt.drop, event, session, lot)
    # Of any other outcome it is not known whether it was recorded: the seed is kept, and the page tells whether it is
    # in force.
    return outcome


@dataclass(frozen=True, slots=True)
class SessionBoards:
    """Boards of a session as far as they are known: numbers only."""

    session: int
    planned: tuple[int, ...]
    known: tuple[int, ...]
    """Those whose hands the record has."""
    wanting: tuple[int, ...]
    """Those that may be dealt, see `boards_wanting`."""
    shuffled: tuple[int, ...]
    """Those that were played without their hands being known."""
    lots: tuple[DealtBoards, ...]
    """Boards that were dealt here. Their seeds are shown only as `seed_for` tells."""
    gathering: Gathering | None
    """Gathering of the chance of devices that goes on for it."""
    is_over: bool


def session_boards(house: ClubHouse, event: str, state: EventState) -> tuple[SessionBoards, ...]:
    """Return what is known of the boards of each session."""
    dealt, gatherings = house.dealt.of(event), house.gatherings.of(event)
    found: list[SessionBoards] = []
    for number in sorted({*state.sessions, *dealt}):
        there = state.session(number)
        planned, wanting = planned_boards(state, number), boards_wanting(state, number)
        known = tuple(sorted({board for _, board in there.layouts}))
        shuffled = tuple(each for each in planned if each not in {*wanting, *known})
        over = is_over(state, number)
        lots, gathering = dealt.get(number, ()), gatherings.get(number)
        found.append(SessionBoards(number, planned, known, wanting, shuffled, lots, gathering, over))
    return tuple(found)


def brought_in(
    state: EventState, session: int, layouts: Mapping[int, Layout]
) -> tuple[DealsRecorded | None, tuple[int, ...]]:
    """Return what records the hands of a file, and the boards for which they are not taken.

    Hands of a board that was played with others, which are known, are not exchanged.
    """
    there = state.session(session)
    played = {place.board for place, cell in there.cells if cell.stated}
    kept = {
        board: layout
        for board, layout in layouts.items()
        if board not in played or there.layouts.get((None, board), layout) == layout
    }
    fact = DealsRecorded(session, kept) if kept else None
    return fact, tuple(sorted(layouts.keys() - kept.keys()))
