"""Events played electronically: the movement seats them, boards come by the round, results enter by themselves.

Whoever keeps the record of the event is asked for how it stands and told what was played; nothing of a board is known
outside its table before its round has begun.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from duplicado.director.state import DirectedTable
from duplicado.event.facts.results import NotPlayed, Place, Played, TravellerLine
from duplicado.event.record.section_plan import Due, SectionPlan
from duplicado.event.record.state import EventState
from duplicado.law.book import law_02
from duplicado.law.regulations.profile import PROFILES
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.room import CASUAL, Room
from duplicado.service.playing.steps import BoardBegun
from duplicado.table.state import Phase, TableMode, TableSetup
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat

__all__ = ["DealMissingError", "EventTables", "line_of", "table_name"]

Enters: TypeAlias = Callable[[str, Place, TravellerLine], Awaitable[None]]
"""Takes down a result under an id: the same result is asked for with the same id again."""


class DealMissingError(DuplicadoError):
    """A board that is to be played has no deal in the record of the event; `board` is its number."""

    def __init__(self, board: int) -> None:
        """Take the number of the board."""
        super().__init__(f"board {board} has no deal in the record")
        self.board = board


def table_name(event: str, place: Place) -> str:
    """Return the name of the table at which a round of an event is played: the same each time it is asked for."""
    told = f"{event}|{place.session}|{place.section}|{place.round}|{place.table}"
    return hashlib.sha256(told.encode()).hexdigest()[:8]


def line_of(state: DirectedTable) -> Played | NotPlayed:
    """Return the result of a board that is over, as a traveller has it; one that is to be adjusted was not played."""
    table, contract = state.table, state.table.result_of_auction
    if table.adjusted is not None:
        return NotPlayed("adjusted")
    if not isinstance(contract, Contract) or table.play is None:
        return Played(PASSED_OUT)
    tricks = table.play.play.tricks
    lead = tricks[0].plays[0][1] if tricks and tricks[0].plays else None
    return Played(contract, table.play.tricks(contract.declarer.side), lead)


@dataclass(frozen=True, slots=True)
class EventTables:
    """The tables of an event in a room."""

    room: Room
    event: str
    """What tells it from other events whose tables are in the room."""
    state: Callable[[], EventState]
    """How the event stands."""
    enters: Enters

    async def play_session(self, number: int) -> int:
        """Play what is still to be played in a session, round after round; return how many boards were.

        A round begins when all tables have finished the one before. What the record has a result of is not played
        again; a board that was begun is gone on with.

        Raises:
            DealMissingError: a board has no deal; nothing was played of its round.
            StoreError: something cannot be written.
        """
        plans = self.state().session(number).plans.values()
        played = 0
        for round_number in range(1, max((plan.rounds for plan in plans), default=0) + 1):
            tables = [table for plan in plans for table in self._tables(plan, round_number)]
            played += sum(await asyncio.gather(*(self._play(dues) for dues in tables)))
        return played

    def _tables(self, plan: SectionPlan, round_number: int) -> list[Mapping[Place, TableSetup]]:
        """List the tables of a round, each with what is still to be played there."""
        session = self.state().session(plan.session)
        found: dict[int, dict[Place, TableSetup]] = {}
        for place, due in plan.due.items():
            if place.round == round_number and not session.cell(place).is_settled and not self._has_left(due):
                found.setdefault(place.table, {})[place] = self._setup(place)
        return list(found.values())

    def _has_left(self, due: Due) -> bool:
        return due.is_over(self.state().withdrawn)

    def _setup(self, place: Place) -> TableSetup:
        state = self.state()
        layout = state.session(place.session).layout_of(place.section, place.board)
        if layout is None or any(layout[seat] is None for seat in Seat):
            raise DealMissingError(place.board)
        conditions, usual = state.conditions, PROFILES["wbf"].values()
        decided = {name: value for name, value in conditions.regulations.values().items() if usual[name] != value}
        return TableSetup(
            law_02.board(place.board),
            edition=conditions.edition,
            regulations={**decided, **CASUAL},
            kind=conditions.kind,
            mode=TableMode.GUARDED,
            layout=layout,
        )

    async def _play(self, dues: Mapping[Place, TableSetup]) -> int:
        """Play the boards of a table, one after the other."""
        name = table_name(self.event, next(iter(dues)))
        changed = asyncio.Event()
        desk = await self.room.event_table(name, next(iter(dues.values())).regulations, changed.set)
        try:
            for place, setup in dues.items():
                await self._play_board(desk, setup, changed)
                assert desk.now.board is not None  # noqa: S101 - it has been played
                await self.enters(f"play-{name}-{place.board}", place, line_of(desk.now.board))
        finally:
            self.room.leave(name)
        return len(dues)

    async def _play_board(self, desk: TableDesk, setup: TableSetup, changed: asyncio.Event) -> None:
        number = setup.board.number
        now = desk.now.board
        if now is None or now.table.setup.board.number != number:
            while not desk.now.is_over or set(desk.now.persons()) - desk.now.ready:
                if desk.now.board is None:
                    break
                await _next(changed)
            await desk.happens(BoardBegun(setup))
        while not _is_finished(desk, number):
            await _next(changed)


def _is_finished(desk: TableDesk, number: int) -> bool:
    board = desk.now.board
    return board is not None and board.table.setup.board.number == number and board.table.phase is Phase.OVER


async def _next(changed: asyncio.Event) -> None:
    changed.clear()
    await changed.wait()
