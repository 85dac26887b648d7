"""Clarification Period of a table (41B): the lead lies face down while questions may be asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime

from duplicado.director.commands import PlayerActs
from duplicado.director.rule import carry_out
from duplicado.law.book import law_41
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.presence import Brings
from duplicado.service.playing.seat_commands import NotDone
from duplicado.service.playing.steps import ActionTaken, Happened, SatisfiedWithoutQuestions
from duplicado.store.port import StoreError
from duplicado.table.actions.play import FacesLead
from duplicado.table.moment import Phase
from duplicado.vocabulary.seats import Seat


def satisfied(now: PlayedTable, seat: Seat) -> tuple[Happened, ...] | NotDone:
    """Note that a player has no questions; the lead is faced when leader's partner and declarer have none (41B)."""
    leader = _leader(now)
    if now.board is None or leader is None:
        return NotDone("not-now", "41B")
    if now.held or now.board.awaits_ruling:
        return NotDone("held", "9B2")
    noted = SatisfiedWithoutQuestions(seat)
    return (noted,) if lasts(now) else (noted, *_faced(now, now.satisfied | {seat}))


def lasts(now: PlayedTable) -> int:
    """Return for how many seconds a lead that lies face down does so at the least; 0 where only robots play."""
    if now.board is None or _leader(now) is None or not now.persons():
        return 0
    return law_41.least_clarification(now.board.table.setup.regulations)


def faced(now: PlayedTable) -> tuple[Happened, ...]:
    """Face the lead where nobody has a question and play is not stopped."""
    return _faced(now, now.satisfied)


def _faced(now: PlayedTable, content: frozenset[Seat]) -> tuple[Happened, ...]:
    state, leader = now.board, _leader(now)
    play = None if state is None else state.table.play
    if state is None or play is None or leader is None or now.held or state.awaits_ruling:
        return ()
    if not {leader.partner, play.play.declarer} <= content:
        return ()
    action = PlayerActs(leader, FacesLead())
    return (ActionTaken(carry_out(state, action)[0], str(action.action)),)


def _leader(now: PlayedTable) -> Seat | None:
    """Return whose opening lead lies face down."""
    table = None if now.board is None else now.board.table
    play = None if table is None or table.phase is not Phase.CLARIFICATION else table.play
    return play.face_down[0][0] if play is not None and play.face_down else None


class ClarificationTime:
    """The time of the Clarification Period at a table; it belongs to one event loop."""

    def __init__(self, now: Callable[[], PlayedTable], brings: Brings, clock: Callable[[], datetime]) -> None:
        """Begin without a lead.

        Args:
            now: returns the table as it stands.
            brings: records what happens at the table as it stands, see `TableDesk.brings`.
            clock: tells the time.
        """
        self._now, self._brings, self._clock = now, brings, clock
        self._due: asyncio.TimerHandle | None = None
        self._facing: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Have the lead faced when its time is over, where nobody has a question."""
        self.close()
        now = self._now()
        seconds = lasts(now)
        if seconds and faced(now):
            lain = (self._clock() - datetime.fromisoformat(now.led_at)).total_seconds()
            left = min(max(seconds - lain, 0), seconds)
            self._due = asyncio.get_running_loop().call_later(left, self._face)

    def close(self) -> None:
        """Have nothing faced any more."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _face(self) -> None:
        self._due = None
        task = asyncio.get_running_loop().create_task(self._told())
        self._facing.add(task)
        task.add_done_callback(self._facing.discard)

    async def _told(self) -> None:
        try:
            await self._brings(faced)
        except StoreError:
            return  # where it cannot be written just then, whoever comes to the table has it looked at
