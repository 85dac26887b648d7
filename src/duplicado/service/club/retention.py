"""Retention of personal data in a club that is open: erasing on request, and daily tidying."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from duplicado.formats.event_record.persons import Person
from duplicado.service.club.device_login import Entrance
from duplicado.service.club.open_events import OpenEvents
from duplicado.service.club.personal_data import Archive, Erased
from duplicado.service.live.roles import Viewer
from duplicado.vocabulary.errors import DuplicadoError

_LOG: Final = logging.getLogger(__name__)
_DAY: Final = 86_400.0
"""Seconds."""


def _nobody_listens() -> None:
    """Do nothing."""


class Retention:
    """Erasing while the events of a club are open: persons on request, and what was kept long enough every day."""

    def __init__(self, archive: Archive, open_events: OpenEvents, entrance: Entrance, tidy_after: float) -> None:
        """Take the records; after so many seconds, and then every day, what was kept long enough is deleted."""
        self._archive = archive
        self._open_events = open_events
        self._entrance = entrance
        self.of_tables: Callable[[], None] = _nobody_listens
        """Told when something may have been written anew of electronic tables, so that those that are open read it."""
        self._tidying = asyncio.get_running_loop().create_task(self._daily(tidy_after), name="duplicado-tidy")

    async def erase(self, person: Person, *, by: Viewer) -> Erased:
        """Have somebody named nowhere any more, see `Archive.erase`; who looks at an event of his begins anew.

        Raises:
            StillPlayed: he is named in events that are being played; nothing was done.
            StoreError: something cannot be read or written; asking again does the rest.
        """
        try:
            done = await asyncio.to_thread(self._archive.erase, person, by=by.subject)
        finally:
            await self._open_events.caught_up()
            self.of_tables()
        entries = sum(count for _, count in done.events)
        detail = f"{done.pseudonym}: {entries} entries of {len(done.events)} events"
        await asyncio.to_thread(self._entrance.trail.note, by, "", "erased", detail)
        return done

    async def tidy(self, *, by: str) -> dict[str, int]:
        """Delete what has been kept long enough, see `Archive.tidy`.

        Raises:
            StoreError: something cannot be read or written; the next time does the rest.
        """
        try:
            return await asyncio.to_thread(self._archive.tidy, by=by)
        finally:
            self._open_events.told(None)
            self.of_tables()

    async def _daily(self, after: float) -> None:
        while True:
            await asyncio.sleep(after)
            after = _DAY
            try:
                await self.tidy(by="server")
            except DuplicadoError as error:
                _LOG.error("tidying: %s", error)

    async def close(self) -> None:
        """Delete nothing any more."""
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
