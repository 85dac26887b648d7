"""Health of an open event: what fails now, the computer's clock, the backups. Owner: the open event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import timedelta
from pathlib import Path

from duplicado.event.facts.entry import Entry
from duplicado.event.record.state import EventState
from duplicado.service.live.backups import Backups
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.incidents_log import REPLACED, Troubles
from duplicado.service.live.record_reader import RecordReader
from duplicado.vocabulary.errors import DuplicadoError


class EventHealth:
    """Health of an event for the operator of the server, and the backups that are made while it goes on."""

    def __init__(self, reader: RecordReader, clock: SteadyClock, backups: Path | None) -> None:
        """Take the record, its clock, and the file of the backups that are made by themselves."""
        self.troubles = Troubles()
        self._reader = reader
        self._clock = clock
        self._backups = Backups(reader, backups, clock, self.troubles)

    @property
    def entries(self) -> int:
        """In the record."""
        return len(self._reader.record.order)

    @property
    def trouble(self) -> str:
        """Trouble that the store or a backup had last, naming the place and the remedy; empty when all is well."""
        return self.troubles.text

    @property
    def failing(self) -> Mapping[str, str]:
        """The same by what it fails at: `writing`, `reading`, `replaced`, `ranking`, `backup`, `command`, `key`."""
        return self.troubles.now

    @property
    def errors(self) -> Mapping[str, DuplicadoError]:
        """Those of `failing` that are told to a person in his language."""
        return self.troubles.errors

    @property
    def is_replaced(self) -> bool:
        """True where the record is no longer at its place: nothing is recorded until that is decided."""
        return REPLACED in self.troubles.now

    @property
    def clock_behind(self) -> timedelta:
        """By how much the computer's clock is behind the record: it was set back."""
        return self._clock.behind

    @property
    def clock_ahead(self) -> timedelta:
        """By how much the computer's clock was set forward a short while ago."""
        return self._clock.ahead

    @property
    def backed_up(self) -> int:
        """Up to which entry the last backup of this life of the server goes."""
        return self._backups.last

    async def backup(self, to: Path) -> int:
        """Write a backup while the event goes on, and return how many entries it has.

        Raises:
            StoreError: it could not be made; an older one of that name is there still.
        """
        return await self._backups.take(to)

    def committed(self, appended: Iterable[tuple[Entry, EventState]]) -> None:
        """Take entries that are on the disk, each with the state after it: a backup begins where one ends a round."""
        self.troubles.over("writing")
        self._backups.after(appended)

    async def close(self) -> None:
        """Wait for the backups that are being made."""
        await self._backups.done()
