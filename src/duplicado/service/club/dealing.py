"""Boards are dealt when a session or a round is added: the seed kept first, then the deals taken down by the club.

It is the club that takes them down, not who asked: so a director who plays himself can have boards dealt that he is to
play, and is shown nothing of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.record.state import EventState
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.dealt_boards import DealtBoards, boards_wanting, planned_boards
from duplicado.service.live.commands import Accepted, Command, Outcome, Refusal
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, Viewer
from duplicado.service.live.visibility import is_over
from duplicado.vocabulary.hands import Layout

__all__ = ["SessionBoards", "brought_in", "deal_wanting", "deals_here", "session_boards"]

_DEALER: Final = "dealer"
_TRIES: Final = 3
"""How often it is dealt anew because somebody else has told of deals in the meantime."""


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
        What was dealt; `None` where nothing is wanting; what became of the command where it was not taken down.

    Raises:
        StoreError: the seed cannot be kept, and nothing was dealt.
    """
    dealer = Viewer(_DEALER, Role.ORGANIZER, by.by)
    outcome: Outcome | None = None
    for _ in range(_TRIES):
        position = desk.views.fresh_position(dealer)
        wanting = boards_wanting(desk.state, session)
        if not wanting:
            return None
        lot = DealtBoards.drawn(wanting, house.secrets.chance)
        # Before the deals are anywhere else: a seed that is lost proves nothing.
        await asyncio.to_thread(house.dealt.add, event, session, lot)
        command = Command(f"deal-{lot.commitment[:32]}", (DealsRecorded(session, lot.layouts()),), position)
        outcome = await desk.writer.submit(dealer, command)
        if isinstance(outcome, Accepted):
            await asyncio.to_thread(house.entrance.note, by, event, "dealt", lot.commitment)
            return lot
        if not isinstance(outcome, Refusal):
            return outcome  # it may have been written: the seed is kept, and the page tells whether it is in force
        await asyncio.to_thread(house.dealt.drop, event, session, lot)
    return outcome


@dataclass(frozen=True, slots=True)
class SessionBoards:
    """What is known of the boards of a session: numbers only."""

    session: int
    planned: tuple[int, ...]
    known: tuple[int, ...]
    """Those whose hands the record has."""
    wanting: tuple[int, ...]
    """Those that may be dealt, see `boards_wanting`."""
    shuffled: tuple[int, ...]
    """Those that were played without their hands being known."""
    lots: tuple[DealtBoards, ...]
    """What was dealt here. Of these only `listed`, `commitment`, `others` and `seed_for` are to be shown."""
    is_over: bool


def session_boards(house: ClubHouse, event: str, state: EventState) -> tuple[SessionBoards, ...]:
    """Return what is known of the boards of each session."""
    dealt = house.dealt.of(event)
    found: list[SessionBoards] = []
    for number in sorted({*state.sessions, *dealt}):
        there = state.session(number)
        planned, wanting = planned_boards(state, number), boards_wanting(state, number)
        known = tuple(sorted({board for _, board in there.layouts}))
        shuffled = tuple(each for each in planned if each not in {*wanting, *known})
        over = is_over(state, number)
        found.append(SessionBoards(number, planned, known, wanting, shuffled, dealt.get(number, ()), over))
    return tuple(found)


def brought_in(
    state: EventState, session: int, layouts: Mapping[int, Layout]
) -> tuple[DealsRecorded | None, tuple[int, ...]]:
    """Return what takes down the hands of a file, and the boards for which they are not taken.

    Hands of a board that was played with others, which are known, are not exchanged.
    """
    there = state.session(session)
    played = {board for (_, board), cells in there.boards.items() if any(each.stated for each in cells.values())}
    kept = {
        board: layout
        for board, layout in layouts.items()
        if board not in played or there.layouts.get((None, board), layout) == layout
    }
    fact = DealsRecorded(session, kept) if kept else None
    return fact, tuple(sorted(layouts.keys() - kept.keys()))
