"""A club as it is served: its events, its people, and the doors through which they come in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from duplicado.service.club.access import event_secret
from duplicado.service.club.club_events import ClubEvents
from duplicado.service.club.club_secrets import ClubSecrets
from duplicado.service.club.club_settings import DealtLots, PageSettings
from duplicado.service.club.desks import Desks
from duplicado.service.club.device_login import Entrance
from duplicado.service.club.folder_layout import club_file
from duplicado.service.club.keys import SYSTEM_CHANCE, Chance
from duplicado.service.club.members import People
from duplicado.service.club.personal_data import Archive, archive_of
from duplicado.service.club.retention import Retention
from duplicado.service.club.templates import Templates
from duplicado.service.live.clocks import SteadyClock
from duplicado.store.club import ClubStore
from duplicado.store.port import StoreUnavailable
from duplicado.store.store_selection import Shelf, is_database, shelf_at

__all__ = ["ClubHouse"]


_SHARE: Final = 9
"""So many times as long as it took to look through an event is waited before the next: who plays is not disturbed."""


@dataclass(frozen=True, slots=True, eq=False)
class ClubHouse:
    """A club with its doors open: `async with await ClubHouse.open("folder")`.

    One in a program and setting; it belongs to one event loop.
    """

    setting: str
    store: ClubStore
    clock: Callable[[], datetime]
    """What time it is in the club."""
    secrets: ClubSecrets
    entrance: Entrance
    people: People
    templates: Templates
    pages: PageSettings
    dealt: DealtLots
    archive: Archive
    desks: Desks
    events: ClubEvents
    retention: Retention

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
            tidy_after: after how many seconds, and then every day, it is deleted what has been kept long enough.

        Raises:
            StoreError: what it keeps cannot be opened.
        """
        kept = setting if is_database(setting) else await asyncio.to_thread(_file_in, Path(setting))
        store = await asyncio.to_thread(ClubStore.open, kept)
        clock, shelf = clock or SteadyClock(), shelf or shelf_at(setting)
        secrets = ClubSecrets(event_secret(store, chance), chance)
        entrance = Entrance(store, clock=clock, chance=chance)
        archive = archive_of(setting, shelf, store, clock=clock, chance=chance, pace=_resting)
        desks = Desks(
            setting,
            shelf,
            store,
            clock=clock,
            secrets=secrets,
            entrance=entrance,
            ranking_interval=ranking_interval,
            poll=poll,
        )
        return cls(
            setting,
            store,
            clock,
            secrets,
            entrance,
            People(store, clock=clock, chance=chance),
            Templates(store, clock=clock),
            PageSettings(store),
            DealtLots(store),
            archive,
            desks,
            ClubEvents(shelf, store, desks, clock),
            Retention(archive, desks, entrance, tidy_after),
        )

    async def close(self) -> None:
        """Close every event, and the club."""
        await self.retention.close()
        await self.desks.close()
        self.store.close()

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


def _file_in(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        told = f"{folder} cannot be the folder of a club: {error.strerror}"
        raise StoreUnavailable(told).told_as("store-not-made", folder, error.strerror) from None
    return str(club_file(str(folder)))
