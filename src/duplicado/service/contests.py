"""The outcome of an event's file, for whatever shows, prints or exports one."""

from __future__ import annotations

from pathlib import Path

from duplicado.event.record.published_outcome import EventOutcome, outcome_of
from duplicado.service.event_file import EventFile

__all__ = ["outcome_in"]


def outcome_in(path: Path) -> EventOutcome:
    """Read how the event stands that is kept in a file: all sessions and sections, by its own conditions.

    Raises:
        StoreError: the file cannot be opened.
        UnreadableRecord: an entry of it cannot be read.
    """
    with EventFile.open(path) as event:
        return outcome_of(event.live)
