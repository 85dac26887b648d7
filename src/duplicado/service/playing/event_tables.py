"""Tables of events that are played electronically: the movement seats them, boards come by the round, results enter.

Whoever keeps the record of the event is asked for how it stands and told what was played; nothing of a board is known
outside its table before its round has begun there.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from duplicado.director.state import DirectedTable
from duplicado.event.contest import ContestantId
from duplicado.event.facts.results import NotPlayed, Place, Played, TravellerLine
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.law.book import law_02
from duplicado.law.regulations.profile import PROFILES
from duplicado.publish.messages import Messages
from duplicado.service.live.roles import TableKey
from duplicado.service.live.sittings import permitted_seats, sitting_of
from duplicado.service.live.visibility import table_of
from duplicado.service.playing.action_times import times_file
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.keys import DIRECTOR, DirectorKey
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.room import CASUAL, Room, digest_of
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import BoardBegun, Happened, RoundPlayed, Seated, TableOpened
from duplicado.table.moment import Phase
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side

Enters: TypeAlias = Callable[[str, Place, TravellerLine], Awaitable[None]]
"""Records a result under an id: the same result is asked for with the same id again."""


class DealMissingError(DuplicadoError):
    """A board that is to be played has no deal in the record of the event; `board` is its number."""

    def __init__(self, board: int) -> None:
        """Take the number of the board."""
        super().__init__(f"board {board} has no deal in the record")
        self.board = board


def table_name(event: str, key: TableKey, round_number: int) -> str:
    """Return the name of the table at which a round of an event is played: the same each time it is asked for."""
    told = f"{event}|{key.session}|{key.section}|{round_number}|{key.table}"
    return hashlib.sha256(told.encode()).hexdigest()[:8]


def tables_by_name(event: str, state: EventState) -> dict[str, tuple[TableKey, int]]:
    """Return every table of an event by its name, with the round that is played at it."""
    planned = (
        (TableKey(plan.session, plan.section, table), number)
        for plan in state.plans
        for number in range(1, plan.rounds + 1)
        for table in plan.tables_in(number)
    )
    return {table_name(event, key, number): (key, number) for key, number in planned}


def recorder_file(room: Room, event: str, state: EventState) -> bytes:
    """Write every action at the tables of an event with its time, under names drawn anew; waits for the store.

    Raises:
        StoreError: it cannot be read.
        UnreadableStep: something stored cannot be read.
    """
    return times_file(room.read(tables_by_name(event, state)), secrets.token_bytes(32)).encode()


def recorder_report(room: Room, event: str, state: EventState, messages: Messages) -> bytes:
    """Pack the same with a report on it, see `recorder_archive`; waits for the store, and for double dummy.

    Raises:
        StoreError: it cannot be read.
        UnreadableStep: something stored cannot be read.
    """
    from duplicado.service.playing.recorder_report import recorder_archive  # noqa: PLC0415 - a server begins sooner without

    return recorder_archive(room.read(tables_by_name(event, state)), secrets.token_bytes(32), messages)


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


def seats_of(state: EventState, due: Due, who: ContestantId) -> tuple[Seat, ...]:
    """Return the seats of a contestant: those that the Director told or allowed him (5A), or those of the movement."""
    told = permitted_seats(state, due.place.session, who, due.place.round)
    if told:
        return told
    if due.south is None and due.west is None:
        side = Side.NS if who == due.north_south else Side.EW
        return tuple(seat for seat in Seat if seat.side is side)
    alone = {Seat.N: due.north_south, Seat.E: due.east_west, Seat.S: due.south, Seat.W: due.west}
    return tuple(seat for seat, each in alone.items() if each == who)


@dataclass(frozen=True, slots=True)
class EventTable:
    """A table in a round of an event."""

    key: TableKey
    round: int
    desk: TableDesk
    changed: asyncio.Event
    """Set when something has happened at the table or in the event."""

    def place(self, board: int) -> Place:
        """Return the place of a board there."""
        return Place(self.key.session, self.key.section, self.round, self.key.table, board)

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait for something that comes by what happens at the table or in the event."""
        while True:
            self.changed.clear()
            if ready():
                return
            await self.changed.wait()


@dataclass(frozen=True, slots=True)
class EventTables:
    """The tables of an event in a room."""

    room: Room
    event: str
    """Key that tells it from other events whose tables are in the room."""
    state: Callable[[], EventState]
    """State of the event."""
    enters: Enters
    robots: bool = True
    """True where robots take all seats; else people do, and robots where a Director has seated them."""
    director: Callable[[str], DirectorKey] | None = None
    """The key of the Director's place at the table of a name, where somebody may have it."""

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
            keys = [TableKey(number, plan.section, table) for plan in plans for table in plan.tables_in(round_number)]
            open_ = [key for key in keys if self.next_due(key, round_number) is not None]
            for key in open_:
                self.check_deals(key, round_number)
            played += sum(await asyncio.gather(*(self._play_and_leave(key, round_number) for key in open_)))
        return played

    async def _play_and_leave(self, key: TableKey, round_number: int) -> int:
        table = await self.open(key, round_number)
        try:
            return await self.play(table)
        finally:
            self.room.leave(table.desk.name)

    def next_due(self, key: TableKey, round_number: int) -> Place | None:
        """Return where the next board of a round is to be played at a table; `None`: nothing is any more."""
        return next(self._dues(key, round_number), None)

    def _dues(self, key: TableKey, round_number: int) -> Iterator[Place]:
        state = self.state()
        session = state.session(key.session)
        for due in session.dues_at(key.section, round_number, key.table):
            if not session.cell(due.place).is_settled and not due.is_over(state.withdrawn):
                yield due.place

    def check_deals(self, key: TableKey, round_number: int) -> None:
        """See that every board that is to be played at a table has a deal.

        Raises:
            DealMissingError: one has none.
        """
        for place in self._dues(key, round_number):
            self._setup(place)

    async def open(self, key: TableKey, round_number: int, told: Callable[[], None] | None = None) -> EventTable:
        """Open a table for a round, or find it again; `told` is called when something has happened there.

        Raises:
            StoreError: it cannot be read or written.
        """
        name, changed = table_name(self.event, key, round_number), asyncio.Event()

        def happened() -> None:
            changed.set()
            if told is not None:
                told()

        keys = {} if self.director is None else {DIRECTOR: digest_of(self.director(name))}
        opened = TableOpened(keys, 1, self._regulations(), self.event)
        came = dict.fromkeys(Seat, self.room.robot) if self.robots else await self._robots_that_come(key, round_number)
        robots = {**came, **self._robots_entered(key, round_number)}
        desk = await self.room.event_table(name, opened, happened, robots)
        return EventTable(key, round_number, desk, changed)

    async def seat_robots(self, table: EventTable) -> None:
        """Have the robots of a contestant who has been entered with them since take the seats that are free.

        Raises:
            StoreError: it cannot be written.
        """
        entered = self._robots_entered(table.key, table.round)
        if any(table.desk.now.seats[seat].kind is SitterKind.FREE for seat in entered):
            await table.desk.brings(partial(_seated, entered))

    def _robots_entered(self, key: TableKey, round_number: int) -> dict[Seat, str]:
        """Return the seats of contestants for whom robots are entered, with what they play."""
        state = self.state()
        dues = state.dues_at(key.session, key.section, round_number, key.table)[:1]
        entered = ((due, who, state.entered(who).robot) for due in dues for who in due.contestants)
        return {seat: robot for due, who, robot in entered if robot for seat in seats_of(state, due, who)}

    async def _robots_that_come(self, key: TableKey, round_number: int) -> dict[Seat, str]:
        """Return the robots that a round brings to a table: each goes with the contestant for whom it sat last."""
        state = self.state()
        found: dict[Seat, str] = {}
        for due in state.dues_at(key.session, key.section, round_number, key.table)[:1]:
            for who in due.contestants:
                before = await self._last_table(state, key, who, due.side_of(who), round_number)
                for seat, sitter in zip(seats_of(state, due, who), before, strict=False):
                    if sitter.kind is SitterKind.ROBOT:
                        found[seat] = sitter.name
        return found

    async def _last_table(
        self, state: EventState, key: TableKey, who: ContestantId, side: Side, round_number: int
    ) -> tuple[Sitter, ...]:
        """Return who sat for a contestant at the table at which he played last in the session."""
        for number in range(round_number - 1, 0, -1):
            sitting = sitting_of(state, key.session, who, number, side)
            desk = None if sitting is None else await self.room.desk(table_name(self.event, sitting.key, number))
            if sitting is not None and desk is not None:
                return tuple(desk.now.seats[seat] for seat in seats_of(state, sitting.dues[0], who))
        return ()

    async def play(self, table: EventTable) -> int:
        """Play the boards of a round at a table, one after the other; return how many were.

        A board begins when no seat is free and all who are people want to go on. One that the Director cancels or
        enters a result of is left.

        Raises:
            DealMissingError: a board has no deal.
            StoreError: something cannot be written.
        """
        played = 0
        while (place := self.next_due(table.key, table.round)) is not None:
            setup = self._setup(place)
            if not _is_on(table.desk.now, place.board):
                await table.until(partial(self._is_settled_or, place, table, _may_begin))
                if self._is_settled(place):
                    continue
                await table.desk.brings(partial(_begun, setup))
                if not _is_on(table.desk.now, place.board):
                    continue
            await table.until(partial(self._is_settled_or, place, table, partial(_is_over, board=place.board)))
            board = table.desk.now.board
            if board is None or self._is_settled(place):
                continue
            await self.enters(f"play-{table.desk.name}-{place.board}", place, line_of(board))
            await table.until(partial(self._is_settled, place))
            played += 1
        await table.desk.brings(lambda now: () if now.round_played else (RoundPlayed(),))
        return played

    def _is_settled(self, place: Place) -> bool:
        return self.next_due(table_of(place), place.round) != place

    def _is_settled_or(self, place: Place, table: EventTable, ready: Callable[[PlayedTable], bool]) -> bool:
        return ready(table.desk.now) or self._is_settled(place)

    def _regulations(self) -> dict[str, object]:
        """Return the regulations of the tables: what the event decides, and of the rest that of tables on a screen."""
        conditions, usual = self.state().conditions, PROFILES["wbf"].values()
        values = conditions.regulations.values()
        decided = {name: value for name, value in values.items() if usual[name] != value or name in conditions.options}
        return {**CASUAL, **decided}

    def _setup(self, place: Place) -> TableSetup:
        state = self.state()
        layout = state.session(place.session).layout_of(place.section, place.board)
        if layout is None or any(layout[seat] is None for seat in Seat):
            raise DealMissingError(place.board)
        return TableSetup(
            law_02.board(place.board),
            edition=state.conditions.edition,
            regulations=self._regulations(),
            kind=state.conditions.kind,
            mode=TableMode.GUARDED,
            layout=layout,
        )


def _seated(robots: Mapping[Seat, str], now: PlayedTable) -> tuple[Happened, ...]:
    free = (seat for seat in robots if now.seats[seat].kind is SitterKind.FREE)
    return tuple(Seated(seat, Sitter(SitterKind.ROBOT, robots[seat])) for seat in free)


def _is_on(now: PlayedTable, board: int) -> bool:
    return now.board is not None and now.board.table.setup.board.number == board


def _is_over(now: PlayedTable, board: int) -> bool:
    return now.board is not None and _is_on(now, board) and now.board.table.phase is Phase.OVER


def _begun(setup: TableSetup, now: PlayedTable) -> tuple[Happened, ...]:
    """Put a board on the table where it is not on it yet."""
    return (BoardBegun(setup),) if _may_begin(now) and not _is_on(now, setup.board.number) else ()


def _may_begin(now: PlayedTable) -> bool:
    """Tell whether the next board may begin: everybody sits, and who is a person wants to go on."""
    if any(now.seats[seat].kind is SitterKind.FREE for seat in Seat):
        return False
    return now.board is None or (now.is_over and not set(now.persons()) - now.ready)
