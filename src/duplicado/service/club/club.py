"""A served club: its events, its people and their access."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from duplicado.service.club.access import event_secret
from duplicado.service.club.attempt_limits import Rates
from duplicado.service.club.audit_trail import last_written
from duplicado.service.club.chance_gathering import Gatherings
from duplicado.service.club.club_events import ClubEvents
from duplicado.service.club.club_settings import ClubIdentity, DealtLots, PageSettings
from duplicado.service.club.device_login import Entrance
from duplicado.service.club.event_digests import EventDigests
from duplicado.service.club.folder_layout import club_setting, noted_place, only_for_owner
from duplicado.service.club.keys import SYSTEM_CHANCE, Chance, ClubSecrets
from duplicado.service.club.member_list import MemberLinks
from duplicado.service.club.members import People
from duplicado.service.club.open_events import Idle, Intervals, OpenEvents
from duplicado.service.club.open_streams import OpenStreams
from duplicado.service.club.partner_desks import PartnerDesks
from duplicado.service.club.personal_data import Archive, archive_of
from duplicado.service.club.retention import Retention
from duplicado.service.club.templates import Templates
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.witnessing import noted_audit
from duplicado.store.club import ClubStore
from duplicado.store.folder_lock import FolderLock, Holder
from duplicado.store.port import FolderHeld, StoreError, StoreUnavailable
from duplicado.store.sqlite_files import has_room
from duplicado.store.store_selection import Shelf, is_database, shelf_at
from duplicado.store.vault import drawn_in, of_database

_SHARE: Final = 9
"""So many times as long as it took to look through an event is waited before the next: who plays is not disturbed."""
_IDLE: Final = Idle()


@dataclass(frozen=True, slots=True, eq=False)
class ClubHouse:
    """A club that is open: `async with await ClubHouse.open("folder")`.

    One in a program and setting; it belongs to one event loop.
    """

    setting: str
    store: ClubStore
    clock: Callable[[], datetime]
    """Clock of the club."""
    secrets: ClubSecrets
    entrance: Entrance
    streams: OpenStreams
    rates: Rates
    people: People
    links: MemberLinks
    """Personal links of members."""
    partners: PartnerDesks
    templates: Templates
    pages: PageSettings
    identity: ClubIdentity
    """Name and logo."""
    dealt: DealtLots
    gatherings: Gatherings
    archive: Archive
    open_events: OpenEvents
    events: ClubEvents
    retention: Retention
    lock: FolderLock | None
    """Holds its folder; `None` where a database keeps it, which several may serve, or its disk is full."""

    @classmethod
    async def open(
        cls,
        setting: str,
        *,
        clock: Callable[[], datetime] | None = None,
        chance: Chance = SYSTEM_CHANCE,
        shelf: Shelf | None = None,
        ranking_interval: float = 1.0,
        poll: float = 1.0,
        tidy_after: float = 600.0,
        idle: Idle = _IDLE,
    ) -> Self:
        """Open a club, and make it where there is none.

        Args:
            setting: a folder, or `postgresql://user@host/database`.
            clock: what time it is, with its zone; the computer's if not told.
            chance: random bytes.
            shelf: where its events are; in the setting if not told.
            ranking_interval: how many seconds lie between two rankings at least.
            poll: every how many seconds it is looked whether another program has written to an event; of a database
                it is told besides.
            idle: when an event is closed again at which nobody looks.
            tidy_after: after how many seconds, and then every day, it is deleted what has been kept long enough.

        Raises:
            FolderHeld: another program serves it, or does something with its files.
            StoreError: what it keeps cannot be opened.
        """
        lock = None if is_database(setting) else await asyncio.to_thread(_held, Path(setting))
        try:
            return await cls._in(
                lock, setting, clock, chance, shelf, Intervals(ranking_interval, poll, idle), tidy_after
            )
        except BaseException:
            if lock is not None:
                lock.release()
            raise

    @classmethod
    async def beside(cls, setting: str) -> Self:
        """Open a club beside the program that may serve it, to add to it: its folder is not held.

        Raises:
            StoreError: what it keeps cannot be opened.
        """
        return await cls._in(None, setting, None, SYSTEM_CHANCE, None, Intervals(1.0, 1.0, _IDLE), 600.0)

    @classmethod
    async def _in(
        cls,
        lock: FolderLock | None,
        setting: str,
        clock: Callable[[], datetime] | None,
        chance: Chance,
        shelf: Shelf | None,
        intervals: Intervals,
        tidy_after: float,
    ) -> Self:
        store = await asyncio.to_thread(ClubStore.open, club_setting(setting))
        vault = of_database() if is_database(setting) else await asyncio.to_thread(drawn_in, Path(setting))
        clock, shelf = clock or SteadyClock(), shelf or shelf_at(setting)
        secrets = ClubSecrets(event_secret(store, chance, vault), chance)
        entrance = Entrance(store, clock=clock, chance=chance)
        archive = archive_of(setting, shelf, store, clock=clock, chance=chance, pace=_resting)
        open_events = OpenEvents(
            setting,
            shelf,
            store,
            clock=clock,
            secrets=secrets,
            entrance=entrance,
            intervals=intervals,
        )
        return cls(
            setting,
            store,
            clock,
            secrets,
            entrance,
            OpenStreams(store, clock),
            Rates(time.monotonic),
            People(store, clock=clock, chance=chance),
            MemberLinks(store, clock, chance),
            PartnerDesks(store),
            Templates(store, clock=clock),
            (pages := PageSettings(store)),
            ClubIdentity(pages),
            DealtLots(store, vault),
            Gatherings(store, vault),
            archive,
            open_events,
            ClubEvents(shelf, store, open_events, clock, EventDigests(shelf)),
            Retention(archive, open_events, entrance, tidy_after),
            lock,
        )

    async def close(self) -> None:
        """Close every event, and the club."""
        await self.retention.close()
        await self.streams.close()
        await self.open_events.close()
        await asyncio.to_thread(_note_audit, self.setting, self.store)
        self.store.close()
        if self.lock is not None:
            self.lock.release()

    def served_at(self, address: str) -> None:
        """Let whoever would serve or change the same folder read where this program is reached."""
        if self.lock is not None:
            self.lock.say(Holder.this("serve", address))

    async def __aenter__(self) -> Self:
        """Return itself."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        await self.close()


def _note_audit(setting: str, store: ClubStore) -> None:
    with suppress(StoreError):  # what cannot be read now was noted before
        noted_audit(noted_place(setting, store), last_written(store))


def _resting(took: float) -> None:
    time.sleep(_SHARE * took)


def _held(folder: Path) -> FolderLock | None:
    """Make the folder where there is none, for nobody else to look into, and hold it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        only_for_owner(folder)
    except OSError as error:
        told = f"{folder} cannot be the folder of a club: {error.strerror}"
        raise StoreUnavailable(told).told_as("store-not-made", folder, error.strerror) from None
    try:
        return FolderLock(folder, "serve")
    except FolderHeld:
        raise
    except StoreUnavailable:
        if has_room(folder):
            raise
        return None  # what is there can be read all the same
