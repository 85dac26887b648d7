"""An event that a program serves: its writer, its views and its health, opened and closed together. Owner: the club."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Self

from duplicado.event.record.state import EventState
from duplicado.service.live.backups import Backups, EventHealth
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.command_handling import LiveRecord
from duplicado.service.live.event_views import EventViews
from duplicado.service.live.event_writer import EventWriter
from duplicado.service.live.hand_records import Auditor
from duplicado.service.live.incidents_log import Troubles
from duplicado.service.live.record_reader import RecordReader, taken_over
from duplicado.service.live.roles import Access
from duplicado.store.port import EntryStore
from duplicado.store.vault import KEY_FILE


@dataclass(frozen=True, slots=True, eq=False)
class OpenEvent:
    """One event while it is served; `async with await OpenEvent.open(...)`."""

    reader: RecordReader
    health: EventHealth
    views: EventViews
    writer: EventWriter

    @classmethod
    async def open(
        cls,
        opener: Callable[[], EntryStore],
        *,
        secret: bytes,
        access: Access | None = None,
        clock: SteadyClock | None = None,
        backups: Path | None = None,
        audit: Auditor | None = None,
        poll: float = 1.0,
        ranking_interval: float = 1.0,
    ) -> OpenEvent:
        """Open an event.

        Args:
            opener: opens its record; called once for what is served, and once more for each backup.
            secret: 16 to 64 bytes, the same in every life of the server and for all that serve the event.
            access: who may do what; the defaults if not told.
            clock: what time it is.
            backups: a file that a backup is written to at the end of each round; `None`: no backups by itself.
            audit: writes down a privileged look at hands; `None`: nobody may look.
            poll: every how many seconds it is looked whether another program has written.
            ranking_interval: how many seconds lie between two rankings, or views of the hall, at least.

        Raises:
            StoreError: the record cannot be opened.
            UnreadableRecord: an entry of it cannot be read.
        """
        reader = await asyncio.to_thread(RecordReader, opener)
        clock = clock or SteadyClock()
        if reader.record.order:
            clock.not_before(reader.record.order[-1].at)
        troubles = Troubles()
        health = EventHealth(troubles, clock, Backups(reader, backups, clock, troubles))
        if reader.is_veiled:
            troubles.found("key", KEY_FILE)
        views = EventViews(
            reader,
            access=access or Access(),
            clock=clock,
            secret=secret,
            audit=audit,
            ranking_interval=ranking_interval,
            troubles=troubles,
        )
        return cls(reader, health, views, EventWriter(reader, views, health, clock, poll))

    @property
    def state(self) -> EventState:
        """State by the record: for those who see all of it, and never to be sent as it is."""
        return self.reader.record.state

    def now(self) -> datetime:
        """Return what time it is for the event: never earlier than what was told before."""
        return self.writer.now()

    @property
    def record(self) -> LiveRecord:
        """The record, for what is shown of it in the office and rehearsed; never to be sent or changed as it is."""
        return self.reader.record

    @property
    def is_idle(self) -> bool:
        """True where nobody looks at it, waits for an answer, or has anything to decide about it."""
        return not (self.views.are_looked_at or self.writer.is_busy or self.health.troubles.now)

    async def take_over(self, create: Callable[[], EntryStore] | None) -> int:
        """Append what was entered to the record that is at its place now, see `taken_over`; return how much.

        Raises:
            StoreError: what is there is another event or cannot be written.
        """
        reader = self.reader
        return await asyncio.to_thread(taken_over, reader.record, create=create, open_there=reader.opener)

    @property
    def access(self) -> Access:
        """Rights of those who ask."""
        return self.views.access

    async def close(self) -> None:
        """Answer what was asked, let everybody go, close the record."""
        await self.writer.close()
        await self.views.close()
        await self.health.backups.done()
        await asyncio.to_thread(self.reader.close)

    async def __aenter__(self) -> Self:
        """Return itself."""
        return self

    async def __aexit__(self, *_error: object) -> None:
        """Close it."""
        await self.close()
