"""Events of a club that are played electronically: their tables are open while they are played, and tell the record.

Each table plays the boards of its round, enters the results for both sides, calls the Director to the console where its
players call him or the program cannot judge, and lets its players go on when the round is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from duplicado.event.facts.progress import RoundFinished
from duplicado.event.facts.results import Place, TravellerLine
from duplicado.event.record.clock import clock_of
from duplicado.event.record.ending import is_over_everywhere
from duplicado.event.record.line_ups import players_of
from duplicado.event.record.state import EventState
from duplicado.publish.messages import Messages
from duplicado.service.club.keys import ClubSecrets
from duplicado.service.club.seats_there import SeatsThere, TableInEvent
from duplicado.service.club.table_reports import TableReports, TableTimes, result_ids, until_it_can
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import TableKey, Viewer
from duplicado.service.live.sittings import has_begun_at, seated
from duplicado.service.live.table_notices import clock_data
from duplicado.service.live.tables_of_event import tables_to_play
from duplicado.service.live.visibility import has_played, round_of, table_of
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.event_tables import (
    DealMissingError,
    EventTable,
    EventTables,
    seats_of,
    table_name,
    tables_by_name,
)
from duplicado.service.playing.goings_on import GoingsOn, goings_on
from duplicado.service.playing.keys import DirectorKey, SeatKey
from duplicado.service.playing.room import Room, digest_of
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.store.port import StoredEntry, StoreError
from duplicado.vocabulary.seats import Seat

_AFTER_THE_END: Final = 0.05
"""Seconds after which a period that ends is over by the clock, too."""


@dataclass(slots=True)
class _Open:
    """A table that is open, and the task that plays its round."""

    table: EventTable
    playing: asyncio.Task[None] | None = None


@dataclass(slots=True, eq=False)
class ElectronicEvent:
    """One event that is played electronically, while it is followed; it belongs to one event loop."""

    name: str
    event: OpenEvent
    tables: EventTables
    reports: TableReports
    missing: dict[tuple[TableKey, int], int] = field(default_factory=dict[tuple[TableKey, int], int])
    """Boards without a deal, by the table and round that wait for them."""
    _open: dict[tuple[TableKey, int], _Open] = field(default_factory=dict[tuple[TableKey, int], _Open])
    _looking: asyncio.Lock = field(default_factory=asyncio.Lock)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _told: set[tuple[TableKey, int]] = field(default_factory=set[tuple[TableKey, int]])
    _working: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Follow the event from now on."""
        self.event.views.watch(self._news)
        self._working = asyncio.get_running_loop().create_task(self._work(), name=f"duplicado-electronic-{self.name}")

    async def close(self) -> None:
        """Follow it no more; what was played stays with the tables."""
        self.event.views.watch(None)
        tasks = [each for each in (self._working, *(one.playing for one in self._open.values())) if each is not None]
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def is_followed(self) -> bool:
        """True where it is still followed."""
        return self._working is not None and not self._working.done()

    def _news(self) -> None:
        for each in self._open.values():
            each.table.changed.set()
            self._show_clock(each.table)
        self._changed.set()

    def _show_clock(self, table: EventTable) -> None:
        clock = clock_of(self.event.state, table.key.session, table.key.section, table.key.table)
        is_of_round = clock is not None and clock.round == table.round
        table.desk.show_clock(clock_data(clock) if is_of_round else None)

    def _happened(self, at: tuple[TableKey, int]) -> None:
        self._told.add(at)
        self._changed.set()

    async def _work(self) -> None:
        self._changed.set()
        while self.event.state.conditions.electronic:
            await self._changed_or_time()
            self._changed.clear()
            await until_it_can(self.event, self._see_to_it)

    async def _see_to_it(self) -> None:
        """Open what has begun, and let record and tables know of each other."""
        await self.look()
        for at in tuple(self._told):
            self._told.discard(at)
            try:
                if at in self._open:
                    await self.reports.see(self._open[at].table)
            except StoreError:
                self._told.add(at)
                raise
        await self.reports.call_rounds(each.table for each in self._open.values())
        await TableTimes(self.event).tell(each.table for each in self._open.values())

    async def _changed_or_time(self) -> None:
        """Wait for news, or for the end of a Correction Period that is running."""
        left = TableTimes(self.event).until_next(each.table for each in self._open.values())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), None if left is None else left + _AFTER_THE_END)

    async def look(self) -> None:
        """Open the tables whose round has begun."""
        async with self._looking:
            for key, number in _to_be_played(self.event.state):
                known = self._open.get((key, number))
                if known is not None and known.playing is not None and not known.playing.done():
                    await self.tables.seat_robots(known.table)
                    continue
                if self.tables.next_due(key, number) is None and not self._is_left_open(key, number):
                    continue
                try:
                    self.tables.check_deals(key, number)
                except DealMissingError as error:
                    self.missing[key, number] = error.board
                    continue
                self.missing.pop((key, number), None)
                if known is None:
                    told = partial(self._happened, (key, number))
                    known = _Open(await self.tables.open(key, number, told))
                    self._open[key, number] = known
                    self._show_clock(known.table)
                known.playing = asyncio.get_running_loop().create_task(self._play(known.table))

    async def _play(self, table: EventTable) -> None:
        """Play a round at a table; where nothing can be written just then, it is tried again until it can."""
        key = table.key
        if await until_it_can(self.event, partial(self.tables.play, table)) or self._is_left_open(key, table.round):
            finished = RoundFinished(key.session, key.section, key.table, table.round)
            await self.reports.submit(table, "round", finished)

    def _is_left_open(self, key: TableKey, number: int) -> bool:
        """Tell whether a table has entered results of a round, but not that it has finished it.

        That is so where the server ended between the two.
        """
        session = self.event.state.session(key.session)
        plan = session.plans.get(key.section)
        if plan is None or (key.section, key.table, number) in session.finished:
            return False
        entered = result_ids(table_name(self.name, key, number))
        stated = (session.cell(due.place).stated for due in plan.at_table(number, key.table))
        return any(id_.startswith(entered) for each in stated for id_ in each)

    async def enter(self, _id: str, place: Place, line: TravellerLine) -> None:
        """Enter the result of a board that has been played at a table."""
        await self.reports.enter(self._open[table_of(place), place.round].table, place, line)

    # ---- who sits there

    async def seats(self, viewer: Viewer) -> SeatsThere | None:
        """Return where somebody who goes with a contestant is to play now; `None`: nowhere."""
        state = self.event.state
        there = seated(viewer, state)
        if there.follows is None or there.table is None or there.round is None:
            return None
        dues = state.dues_at(there.table.session, there.table.section, there.round, there.table.table)
        due = next((each for each in dues if there.follows in each.contestants), None)
        if due is None:
            return None
        await self.look()
        at = (there.table, there.round)
        found = self._open.get(at)
        desk = await self.tables.room.desk(table_name(self.name, *at)) if found is None else found.table.desk
        return SeatsThere(
            *at,
            desk,
            there.follows,
            tuple(players_of(state, there.follows, there.table.session, there.round, due.side_of(there.follows))),
            seats_of(state, due, there.follows),
            self.missing.get(at),
            state.entered(there.follows).robot,
        )

    def named(self, name: str) -> TableInEvent | None:
        """Return which table of the event has that name in the room; `None`: none that is planned."""
        found = tables_by_name(self.name, self.event.state).get(name)
        if found is None:
            return None
        key, number = found
        return TableInEvent(self.event.state.title or self.name, f"{key.section}{key.table}", number)

    def director_key(self, viewer: Viewer, key: TableKey, number: int) -> DirectorKey | None:
        """Return what opens the Director's place at a table.

        `None`: it is not open, or he plays himself and has still to play a board of it.
        """
        found = self._open_to(viewer, key, number)
        director = self.tables.director
        return None if found is None or director is None else director(found.table.desk.name)

    def goings_on(self, viewer: Viewer, key: TableKey, number: int) -> GoingsOn | None:
        """Return what goes on at a table in a round, on the same terms as `director_key`."""
        found = self._open_to(viewer, key, number)
        return None if found is None else goings_on(found.table.desk.now)

    def _open_to(self, viewer: Viewer, key: TableKey, number: int) -> _Open | None:
        state = self.event.state
        dues = state.dues_at(key.session, key.section, number, key.table)
        if viewer.plays and not all(has_played(state, viewer.plays, key.session, due.place.board) for due in dues):
            return None
        return self._open.get((key, number))


def _to_be_played(state: EventState) -> Iterator[tuple[TableKey, int]]:
    """Go through the tables with the round in which each is, where all who come there have come."""
    for key in tables_to_play(state):
        round_number = round_of(state, key)
        if has_begun_at(state, key, round_number):
            yield key, round_number


class ElectronicTables:
    """The events of a club that are played electronically; belongs to one event loop."""

    def __init__(
        self,
        open_event: Callable[[str], Awaitable[OpenEvent]],
        room: Room,
        secrets: ClubSecrets,
        messages: Messages,
    ) -> None:
        """Take what opens an event of the club, the room of the tables, and in which language they sign."""
        self._open_event = open_event
        self._room = room
        self._secrets = secrets
        self._messages = messages
        self._events: dict[str, ElectronicEvent] = {}
        self._beginning = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()
        room.of_event = self.follow

    def follow(self, name: str) -> None:
        """Follow an event that is played electronically, whose table or console is looked for."""
        known = self._events.get(name)
        if known is None or not known.is_followed:
            task: asyncio.Task[object] = asyncio.get_running_loop().create_task(self.event(name))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def heed(self, name: str, event: OpenEvent) -> None:
        """Follow an event from its first round on: where robots alone sit at a table, nobody looks for it."""
        state = event.state
        known = self._events.get(name)
        if known is not None and known.is_followed:
            return
        if not state.conditions.electronic or is_over_everywhere(state):
            event.views.watch(None)
        elif any(session.called for session in state.sessions.values()):
            self.follow(name)
        else:
            event.views.watch(partial(self.heed, name, event))

    async def event(self, name: str) -> ElectronicEvent | None:
        """Return an event that is played electronically; it is followed from then on. `None`: it is not.

        Raises:
            NoSuchEvent: the club has none of that name.
            StoreError: it cannot be opened.
        """
        async with self._beginning:
            known = self._events.get(name)
            opened = await self._open_event(name)
            if known is not None and known.event is opened and known.is_followed:
                return known
            if known is not None:
                await known.close()
                del self._events[name]
            if not opened.state.conditions.electronic:
                return None
            tables = EventTables(
                self._room,
                name,
                lambda: opened.state,
                self._enters(name),
                robots=False,
                director=lambda table: DirectorKey(table, self._secrets.digest("play director", table).hex()[:40]),
            )
            made = self._events[name] = ElectronicEvent(name, opened, tables, TableReports(opened, self._messages))
            made.begin()
            return made

    def named(self, event: str, table: str) -> TableInEvent | None:
        """Return which table of an event that is followed has that name in the room; `None`: none that is planned."""
        followed = self._events.get(event)
        return None if followed is None else followed.named(table)

    def _enters(self, name: str) -> Callable[[str, Place, TravellerLine], Awaitable[None]]:
        async def enters(id_: str, place: Place, line: TravellerLine) -> None:
            await self._events[name].enter(id_, place, line)

        return enters

    @property
    def followed(self) -> Mapping[str, ElectronicEvent]:
        """The events that are followed, by name."""
        return self._events

    async def sit(self, there: SeatsThere, seat: Seat, device: str, player: int | None = None) -> SeatKey | None:
        """Let a player of a contestant sit down in one of its seats.

        `None`: somebody sits there, it is not his, robots are entered for the contestant, or his device has another
        seat at the table: it would show him two hands.

        Args:
            there: where he is to play.
            seat: which he chose.
            device: what tells his device from all others, see `Viewer.subject`.
            player: place of his name among `SeatsThere.names`; `None`: he has not said who he is.

        Raises:
            StoreError: it cannot be written.
        """
        if there.desk is None or there.robot or seat not in there.seats:
            return None
        if self.seat_of(there.desk, device) not in {None, seat}:
            return None
        named = 0 if len(there.names) == 1 else player
        names = there.names if named is None else there.names[named : named + 1]
        name = f"{there.contestant} {' – '.join(names)}".strip()
        said = "" if named is None or not names else f"{there.contestant}.{named}"
        sitter = Sitter(SitterKind.PERSON, name, said)
        return await self._room.seat_key(there.desk, seat, sitter, self._secret(there.desk, seat, device))

    def _secret(self, desk: TableDesk, seat: Seat, device: str) -> str:
        """Return what makes the key of a seat that of one device."""
        return self._secrets.digest("play seat", f"{desk.name} {seat.value} {device}").hex()[:40]

    def seat_of(self, desk: TableDesk, device: str) -> Seat | None:
        """Return the seat that a device has at a table; `None`: it has none."""
        if desk.now.opened is None:
            return None
        given = desk.now.opened.keys
        keys = (SeatKey(desk.name, each, self._secret(desk, each, device)) for each in Seat)
        return next((key.seat for key in keys if given.get(key.place) == digest_of(key)), None)

    async def stored(self, name: str, place: Place) -> tuple[StoredEntry, ...]:
        """Return what was written down at the table at which a board of an event was played.

        Raises:
            StoreError: it cannot be read.
        """
        return await self._room.stored(table_name(name, table_of(place), place.round))

    async def close(self) -> None:
        """Follow none any more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for each in self._events.values():
            await each.close()
        self._events.clear()
