"""The outcome of an event's file, for whatever shows, prints or exports one."""

from __future__ import annotations

from pathlib import Path

from duplicado.event.record.published_outcome import EventOutcome
from duplicado.service.event_file import EventFile
from duplicado.service.live.publications import outcome_to_publish


def outcome_in(path: Path) -> EventOutcome:
    """Read how the event stands that is kept in a file: all sessions and sections, by its own conditions.

    Nothing is told that is news to somebody who is still to play, see `outcome_to_publish`.

    Raises:
        StoreError: the file cannot be opened.
        UnreadableRecord: an entry of it cannot be read.
    """
    with EventFile.open(path) as event:
        return outcome_to_publish(event.live.entries, event.live.state)
