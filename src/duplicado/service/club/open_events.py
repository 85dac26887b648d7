"""Open events of a club by name: each opened once, told of what others write, closed with the club."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from duplicado.service.club.access import access_to, change_access, event_of_access, set_access
from duplicado.service.club.device_login import Entrance
from duplicado.service.club.folder_layout import backup_file
from duplicado.service.club.former_events import FormerEvents, event_withdrawn
from duplicado.service.club.keys import ClubSecrets
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Access
from duplicado.store.club import ClubStore
from duplicado.store.store_selection import Shelf, news_at
from duplicado.vocabulary.errors import DuplicadoError


class NoSuchEvent(DuplicadoError):
    """The club has no event of that name."""


class EventGone(DuplicadoError):
    """The club had an event of that name: it is archived, or was deleted."""


@dataclass(frozen=True, slots=True)
class Idle:
    """Terms after which an event is closed at which nobody looks; whoever asks for it opens it anew."""

    kept: int = 16
    """So many stay open for longer: those that were asked for last."""
    after: float = 600.0
    """Seconds."""
    every: float = 5.0
    """Every so many seconds it is looked; the others are closed after so many."""
    most: int = 48
    """So many are open at once, beside those that are looked at: each keeps about five files of the system open."""
    begun: float = 1.0
    """Seconds in which whoever asked for an event has begun to look at it, or has done what he came for."""


@dataclass(frozen=True, slots=True)
class Intervals:
    """Intervals at which things are done by themselves; seconds."""

    ranking_interval: float
    """Between two rankings, or views of the hall, at least."""
    poll: float
    """Between two looks whether another program has written."""
    idle: Idle


def _nobody_heeds(_name: str, _event: OpenEvent) -> None:
    """Do nothing."""


class OpenEvents:
    """The events of a club that are served; all methods but `set_access` belong to one event loop."""

    def __init__(
        self,
        setting: str,
        shelf: Shelf,
        store: ClubStore,
        *,
        clock: Callable[[], datetime],
        secrets: ClubSecrets,
        entrance: Entrance,
        intervals: Intervals,
    ) -> None:
        """Take what `ClubHouse.open` is told, and begin to listen to what other programs write."""
        self._setting = setting
        self._shelf = shelf
        self._store = store
        self._clock = clock
        self._secrets = secrets
        self._entrance = entrance
        self._intervals = intervals
        self._loop = asyncio.get_running_loop()
        self._open: dict[str, OpenEvent] = {}
        self._asked: dict[str, float] = {}
        """Time at which each was asked for last, the one that was asked for last at the end."""
        self._opening = asyncio.Lock()
        self._tidying = self._loop.create_task(self._close_the_idle(intervals.idle), name="duplicado-idle")
        self._leaving: set[asyncio.Task[None]] = set()
        self.former = FormerEvents(shelf, store, entrance.trail, self.backup_file)
        self._news = news_at(setting, self.told)
        self.heeds: Callable[[str, OpenEvent], None] = _nobody_heeds
        """Told of each event that is asked for, with its name."""

    async def open(self, name: str) -> OpenEvent:
        """Return an event; it is opened when it is first asked for.

        Raises:
            NoSuchEvent: the club has none of that name.
            EventGone: it is archived, or was deleted.
            StoreError: it cannot be opened.
            UnreadableRecord: an entry of it cannot be read.
        """
        self._asked.pop(name, None)
        self._asked[name] = self._loop.time()
        known = self._open.get(name)
        if known is None:
            known = await self._opened(name)
        self.heeds(name, known)
        return known

    async def _opened(self, name: str) -> OpenEvent:
        async with self._opening:
            known = self._open.get(name)
            if known is None:
                if await asyncio.to_thread(self.former.of, name) is not None:
                    self._asked.pop(name, None)
                    raise EventGone(f"{name} is archived, or was deleted").told_as("event-gone", name)
                if name not in await asyncio.to_thread(self._shelf.names):
                    self._asked.pop(name, None)
                    raise NoSuchEvent(f"the club has no event {name[:60]!r}").told_as("no-such-event", name[:60])
                await self._make_room(self._intervals.idle)
                known = self._open[name] = await OpenEvent.open(
                    lambda: self._shelf.open(name),
                    secret=self._secrets.events,
                    access=await asyncio.to_thread(access_to, self._store, name),
                    clock=_beside(self._clock),
                    poll=self._intervals.poll,
                    backups=self.backup_file(name),
                    audit=self._entrance.trail.looks(name),
                    ranking_interval=self._intervals.ranking_interval,
                )
        return known

    @property
    def served(self) -> Mapping[str, OpenEvent]:
        """The events that are open by now, by their names."""
        return dict(self._open)

    async def go_on(self, name: str, *, take_over: bool) -> int:
        """Serve the record that is at the place of one that was replaced; return how many entries were taken over.

        Args:
            name: the event; where its record was not replaced, nothing is done.
            take_over: whether what was entered and is not in that record is appended to it; else it is given up.

        Raises:
            StoreError: what is there is another event, or cannot be written; everything is as it was.
        """
        async with self._opening:
            desk = self._open.get(name)
            if desk is None or not desk.health.troubles.is_replaced:
                return 0
            count = 0
            if take_over:
                there = name in await asyncio.to_thread(self._shelf.names)
                count = await desk.take_over(None if there else lambda: self._shelf.create(name))
            await self._close(name)
        return count

    async def withdraw(self, name: str, act: Callable[[], None]) -> None:
        """Close an event that is open, and do what has it be shown no more; nobody opens it meanwhile.

        Raises:
            DuplicadoError: it cannot be done.
        """
        async with self._opening:
            if name in self._open:
                await self._close(name)
            await asyncio.to_thread(act)

    async def _close(self, name: str) -> None:
        desk = self._open.pop(name)
        self._asked.pop(name, None)
        await desk.close()

    async def _make_room(self, idle: Idle) -> None:
        """Close what nobody looks at while too many are open: what was asked for longest ago first."""
        while len(self._open) >= idle.most:
            unseen = next((each for each in self._asked if each in self._open and self._open[each].is_idle), None)
            if unseen is None:
                return
            left = self._asked[unseen] + idle.begun - self._loop.time()
            if left > 0:
                await asyncio.sleep(left)
                continue
            with contextlib.suppress(DuplicadoError):
                await self._close(unseen)

    async def _close_the_idle(self, idle: Idle) -> None:
        """Close events at which nobody looks: the longest idle first, and all but a few soon."""
        while True:
            await asyncio.sleep(idle.every)
            async with self._opening:
                now = self._loop.time()
                for place, name in enumerate(reversed(list(self._asked))):
                    desk, waited = self._open.get(name), now - self._asked[name]
                    least = idle.after if place < idle.kept else idle.every
                    if desk is not None and waited >= least and desk.is_idle:
                        with contextlib.suppress(DuplicadoError):
                            await self._close(name)

    def backup_file(self, name: str) -> Path | None:
        """Return where the backups of an event go, see `folder_layout.backup_file`."""
        return backup_file(self._setting, name)

    def told(self, name: str | None) -> None:
        """Have an event look what another program has written; `None`: every event. From any thread.

        Of who may do what in an event, and of its being archived or deleted, it is told by words of their own.
        """
        if name is None:
            for each in tuple(self._open):
                self._regranted(each)
        elif (changed := event_of_access(name)) is not None:
            self._regranted(changed)
            return
        elif (withdrawn := event_withdrawn(name)) is not None:
            self._let_go(withdrawn)
            return

        def look() -> None:
            for each in self._open.values() if name is None else filter(None, [self._open.get(name)]):
                each.writer.news()

        with contextlib.suppress(RuntimeError):  # the loop may be closed by now
            self._loop.call_soon_threadsafe(look)

    async def caught_up(self) -> None:
        """Return when every open event has what another program or a thread of this one has written anew."""
        self.told(None)
        await asyncio.gather(*(each.writer.caught_up() for each in self._open.values()))

    def _regranted(self, name: str) -> None:
        """Have an event go by the access that is kept now. From any thread."""
        with contextlib.suppress(DuplicadoError):  # what cannot be read now is as it was; said when it is opened
            self._granted(name, access_to(self._store, name))

    def _let_go(self, name: str) -> None:
        """Close an event that another program has archived or deleted. From any thread."""

        async def close() -> None:
            async with self._opening:
                with contextlib.suppress(DuplicadoError):
                    if name in self._open and await asyncio.to_thread(self.former.of, name) is not None:
                        await self._close(name)

        def begin() -> None:
            task = self._loop.create_task(close())
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

        with contextlib.suppress(RuntimeError):  # as above
            self._loop.call_soon_threadsafe(begin)

    def set_access(self, name: str, access: Access) -> None:
        """Keep who may do and see what in an event, from now on, and here and wherever else it is served.

        It waits for the disk: for a thread. May be called from any.
        """
        set_access(self._store, name, access)
        self._granted(name, access)

    def change_access(self, name: str, change: Callable[[Access], Access]) -> tuple[Access, Access]:
        """Do the same with what a change makes of what is kept, see `access.change_access`."""
        before, after = change_access(self._store, name, change)
        self._granted(name, after)
        return before, after

    def _granted(self, name: str, access: Access) -> None:
        """Have an event go by another access, if it does not already. From any thread."""

        def grant() -> None:
            desk = self._open.get(name)
            if desk is not None and desk.access != access:
                desk.views.grant(access)

        with contextlib.suppress(RuntimeError):  # as above
            self._loop.call_soon_threadsafe(grant)

    async def close(self) -> None:
        """Close every event."""
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
        if self._news is not None:
            await asyncio.to_thread(self._news.close)
        await asyncio.gather(*self._leaving, return_exceptions=True)
        for name in tuple(self._open):
            await self._close(name)


def _beside(clock: Callable[[], datetime]) -> SteadyClock:
    """Return the clock of an event: what its record says of the time is no matter of the club's."""
    return clock.another() if isinstance(clock, SteadyClock) else SteadyClock(wall=clock)
