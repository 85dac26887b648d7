"""The club as it is served: its events by name, each with its desk, and the doors through which people come in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from duplicado.event.record import Fact
from duplicado.formats.event_record.persons import Person
from duplicado.service.club.access import access_to, event_of_access, event_secret, set_access
from duplicado.service.club.archive import Erased, archive_of
from duplicado.service.club.dealt import DealtBoards, DealtSessions, dealt_boards, dealt_text
from duplicado.service.club.entrance import Entrance
from duplicado.service.club.founding_parts import in_parts, rehearsed_parts, submit_parts
from duplicado.service.club.keys import SYSTEM_CHANCE, Chance
from duplicado.service.club.people import People
from duplicado.service.club.places import BACKUPS, club_file
from duplicado.service.club.templates import Templates
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.commands import Command, Outcome
from duplicado.service.live.considering import Made
from duplicado.service.live.desk import EventDesk
from duplicado.service.live.roles import Access, Openness, Viewer
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import SettingRow
from duplicado.store.port import StoreUnavailable
from duplicado.store.shelf import is_database, news_at, shelf_at
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["ClubHouse", "NoSuchEvent"]


_LOG: Final = logging.getLogger(__name__)
_DAY: Final = 86_400.0
"""Seconds."""
_SHARE: Final = 9
"""So many times as long as it took to look through an event is waited before the next: who plays is not disturbed."""


class NoSuchEvent(DuplicadoError):
    """The club has no event of that name."""


class ClubHouse:
    """A club with its doors open: `async with await ClubHouse.open("folder")`.

    One in a program and setting; all its methods belong to one event loop.
    """

    def __init__(
        self,
        setting: str,
        store: ClubStore,
        *,
        clock: Callable[[], datetime],
        chance: Chance,
        ranking_interval: float,
        poll: float,
        tidy_after: float,
    ) -> None:
        """Take what the club keeps; use `open`."""
        self.setting: Final = setting
        self.entrance: Final = Entrance(store, clock=clock, chance=chance)
        self.people: Final = People(store, clock=clock, chance=chance)
        self.templates: Final = Templates(store, clock=clock)
        self._store = store
        self._shelf = shelf_at(setting)
        self._secret = event_secret(store, chance)
        self._clock = clock
        self._chance = chance
        self._interval = ranking_interval
        self.archive: Final = archive_of(setting, self._shelf, store, clock=clock, chance=chance, pace=_resting)
        self._poll = poll
        self._loop = asyncio.get_running_loop()
        self._desks: dict[str, EventDesk] = {}
        self._opening = asyncio.Lock()
        self._news = news_at(setting, self._told)
        self._tidying = self._loop.create_task(self._tidy(tidy_after), name="duplicado-tidy")

    @classmethod
    async def open(
        cls,
        setting: str,
        *,
        clock: Callable[[], datetime] | None = None,
        chance: Chance = SYSTEM_CHANCE,
        ranking_interval: float = 1.0,
        poll: float = 1.0,
        tidy_after: float = 600.0,
    ) -> Self:
        """Open a club, and make it where there is none.

        Args:
            setting: a folder, or `postgresql://user@host/database`.
            clock: what time it is, with its zone; the computer's if not told.
            chance: random bytes.
            ranking_interval: how many seconds lie between two rankings at least.
            poll: every how many seconds it is looked whether another program has written to an event; of a database
                it is told besides.
            tidy_after: after how many seconds, and then every day, it is deleted what has been kept long enough.

        Raises:
            StoreError: what it keeps cannot be opened.
        """
        if is_database(setting):
            kept = setting
        else:
            kept = await asyncio.to_thread(_file_in, Path(setting))
        store = await asyncio.to_thread(ClubStore.open, kept)
        return cls(
            setting,
            store,
            clock=clock or SteadyClock(),
            chance=chance,
            ranking_interval=ranking_interval,
            poll=poll,
            tidy_after=tidy_after,
        )

    @property
    def clock(self) -> Callable[[], datetime]:
        """What time it is in the club."""
        return self._clock

    @property
    def secret(self) -> bytes:
        """What only those who serve the club know: the same in every life of the server."""
        return self._secret

    def names(self) -> tuple[str, ...]:
        """Return the names of the club's events, in the order of the alphabet.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        return self._shelf.names()

    def latest(self, count: int) -> tuple[str, ...]:
        """Return the names of so many events, those first that are the newest or were written to last.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        return self._shelf.latest(count)

    async def desk(self, name: str) -> EventDesk:
        """Return the desk of an event; it is opened when it is first asked for.

        Raises:
            NoSuchEvent: the club has none of that name.
            StoreError: it cannot be opened.
            UnreadableRecord: an entry of it cannot be read.
        """
        known = self._desks.get(name)
        if known is not None:
            return known
        async with self._opening:
            known = self._desks.get(name)
            if known is None:
                if name not in await asyncio.to_thread(self.names):
                    raise NoSuchEvent(f"the club has no event {name[:60]!r}").told_as("no-such-event", name[:60])
                known = self._desks[name] = await EventDesk.open(
                    lambda: self._shelf.open(name),
                    secret=self._secret,
                    access=await asyncio.to_thread(access_to, self._store, name),
                    clock=_beside(self._clock),
                    poll=self._poll,
                    backups=self.backup_file(name),
                    audit=self.entrance.auditor(name),
                    ranking_interval=self._interval,
                )
        return known

    def backup_file(self, name: str) -> Path | None:
        """Return where the backups of an event go; `None` where a database keeps it, which has its own."""
        if is_database(self.setting):
            return None
        return Path(self.setting) / BACKUPS / f"{name}.backup"

    def _told(self, name: str | None) -> None:
        """Have the desk of an event look what another program has written; `None`: every desk. From any thread.

        Of who may do what in an event it is told by `access_changed`.
        """
        changed = event_of_access(name) if name is not None else None
        for each in [changed] if changed is not None else list(self._desks) if name is None else []:
            with contextlib.suppress(DuplicadoError):  # what cannot be read now is as it was; said when it is opened
                self._granted(each, access_to(self._store, each))
        if changed is not None:
            return

        def look() -> None:
            for each in self._desks.values() if name is None else filter(None, [self._desks.get(name)]):
                each.news()

        with contextlib.suppress(RuntimeError):  # the loop may be closed by now
            self._loop.call_soon_threadsafe(look)

    def _granted(self, name: str, access: Access) -> None:
        """Have an event go by another access, if it does not already. From any thread."""

        def grant() -> None:
            desk = self._desks.get(name)
            if desk is not None and desk.access != access:
                desk.grant(access)

        with contextlib.suppress(RuntimeError):  # as above
            self._loop.call_soon_threadsafe(grant)

    async def erase(self, person: Person, *, by: Viewer) -> Erased:
        """Have somebody named nowhere any more, see `Archive.erase`; who looks at an event of his begins anew.

        Raises:
            StillPlayed: he is named in events that are being played; nothing was done.
            StoreError: something cannot be read or written; asking again does the rest.
        """
        try:
            done = await asyncio.to_thread(self.archive.erase, person, by=by.subject)
        finally:
            self._told(None)
        entries = sum(count for _, count in done.events)
        detail = f"{done.pseudonym}: {entries} entries of {len(done.events)} events"
        await asyncio.to_thread(self.entrance.note, by, "", "erased", detail)
        return done

    async def tidy(self, *, by: str) -> dict[str, int]:
        """Delete what has been kept long enough, see `Archive.tidy`.

        Raises:
            StoreError: something cannot be read or written; the next time does the rest.
        """
        try:
            return await asyncio.to_thread(self.archive.tidy, by=by)
        finally:
            self._told(None)

    async def _tidy(self, after: float) -> None:
        while True:
            await asyncio.sleep(after)
            after = _DAY
            try:
                await self.tidy(by="server")
            except DuplicadoError as error:
                _LOG.error("tidying: %s", error)

    async def create(
        self,
        name: str,
        facts: Sequence[Fact],
        *,
        by: Viewer,
        command: str,
        openness: Openness | None = None,
        confirmed: bool = False,
    ) -> Outcome:
        """Make an event and take down its first entries; asked again with the same id, the same is answered.

        Nothing is made when the entries are refused, or when there is an event of that name.

        Args:
            name: what it is called in addresses and on the disk.
            facts: the entries, the founding first.
            by: who asks.
            command: the id of his command.
            openness: what is shown when, from the beginning; as is usual if not told.
            confirmed: whether it is right although results among them look like slips.

        Raises:
            StoreError: it is no name, or none can be made.
        """
        parts = in_parts(command, facts, confirmed=confirmed)
        rehearsed = await self._rehearsed(name, parts, by=by)
        if not isinstance(rehearsed, Made):
            return rehearsed
        if name not in await asyncio.to_thread(self.names):
            await asyncio.to_thread(lambda: self._shelf.create(name).close())
            if openness is not None:
                self.set_access(name, replace(access_to(self._store, name), openness=openness))
        return await submit_parts(await self.desk(name), parts, by=by)

    async def rehearsed(
        self, name: str, facts: Sequence[Fact], *, by: Viewer, command: str, confirmed: bool = False
    ) -> Made | Outcome:
        """Tell what would become of the first entries of an event, see `create`; nothing is made."""
        return await self._rehearsed(name, in_parts(command, facts, confirmed=confirmed), by=by)

    async def _rehearsed(self, name: str, parts: Sequence[Command], *, by: Viewer) -> Made | Outcome:
        def rehearse() -> Made | Outcome:
            return rehearsed_parts(parts, by=by, access=access_to(self._store, name), at=self._clock())

        return await asyncio.to_thread(rehearse)

    def remembered(self, name: str) -> str:
        """Return something that the club remembers for its pages; empty where there is nothing of that name."""
        row = self._store.get(SettingRow, f"page.{name}")
        return "" if row is None else row.value

    def remember(self, name: str, value: str) -> None:
        """Have the club remember something for its pages."""
        self._store.put(SettingRow(f"page.{name}", value))

    def remember_first(self, name: str, value: str) -> str:
        """Have the club remember something unless it remembers something else by that name, and return what it does.

        Of two who say it at once one is the first. It waits for the disk: for a thread.
        """
        with self._store.together():
            before = self.remembered(name)
            if not before:
                self.remember(name, value)
            return before or value

    @property
    def chance(self) -> Chance:
        """Random bytes that nobody can foresee."""
        return self._chance

    def dealt(self, name: str) -> DealtSessions:
        """Return how the club dealt the boards of an event, by session; empty where it did not."""
        row = self._store.get(SettingRow, f"dealt.{name}")
        return {} if row is None else dealt_boards(row.value)

    def keep_dealt(self, name: str, dealt: DealtSessions) -> None:
        """Keep how the boards of an event were dealt, those of every session; of none, forget it."""
        if dealt:
            self._store.put(SettingRow(f"dealt.{name}", dealt_text(dealt)))
        else:
            self._store.remove(SettingRow, name=f"dealt.{name}")

    def add_dealt(self, name: str, session: int, lot: DealtBoards) -> None:
        """Keep how more boards of a session were dealt. It waits for the disk: for a thread; so does `drop_dealt`."""
        with self._store.together():
            before = self.dealt(name)
            self.keep_dealt(name, {**before, session: (*before.get(session, ()), lot)})

    def drop_dealt(self, name: str, session: int, lot: DealtBoards) -> None:
        """Forget boards that came to nothing."""
        with self._store.together():
            before = self.dealt(name)
            left = tuple(each for each in before.get(session, ()) if each != lot)
            self.keep_dealt(name, {number: lots for number, lots in {**before, session: left}.items() if lots})

    def set_access(self, name: str, access: Access) -> None:
        """Keep who may do and see what in an event, from now on, and here and wherever else it is served.

        It waits for the disk: for a thread. May be called from any.
        """
        set_access(self._store, name, access)
        self._granted(name, access)

    async def close(self) -> None:
        """Close every event, and the club."""
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
        if self._news is not None:
            await asyncio.to_thread(self._news.close)
        for desk in self._desks.values():
            await desk.close()
        self._desks.clear()
        self._store.close()

    async def __aenter__(self) -> Self:
        """Return itself."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        await self.close()


def _resting(took: float) -> None:
    time.sleep(_SHARE * took)


def _beside(clock: Callable[[], datetime]) -> SteadyClock:
    """Return the clock of a desk: what its record says of the time is no matter of the club's."""
    return clock.another() if isinstance(clock, SteadyClock) else SteadyClock(wall=clock)


def _file_in(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        told = f"{folder} cannot be the folder of a club: {error.strerror}"
        raise StoreUnavailable(told).told_as("store-not-made", folder, error.strerror) from None
    return str(club_file(str(folder)))
