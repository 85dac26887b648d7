"""Health of an open event: what fails now, the computer's clock, the backups. Owner: the open event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from duplicado.event.facts.entry import Entry
from duplicado.event.record.state import EventState
from duplicado.service.live.backups import Backups
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.incidents_log import Troubles


@dataclass(frozen=True, slots=True)
class EventHealth:
    """Health of an event for the operator of the server, and the backups that are made while it goes on."""

    troubles: Troubles
    """Failures of the store, a ranking, a backup, a command or the key."""
    clock: SteadyClock
    backups: Backups

    def committed(self, appended: Iterable[tuple[Entry, EventState]]) -> None:
        """Take entries that are on the disk, each with the state after it: a backup begins where one ends a round."""
        self.troubles.over("writing")
        self.backups.after(appended)
