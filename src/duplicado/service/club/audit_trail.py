"""Trail of what was done with privileges in a club: who, when, what, with names and details."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from duplicado.service.club.keys import Chance, stamp
from duplicado.service.live.hand_access import Look
from duplicado.service.live.roles import Viewer
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import AuditRow

__all__ = ["AuditTrail"]

_LONGEST = 1_000


class AuditTrail:
    """What was written down, and the writing of more."""

    def __init__(self, store: ClubStore, clock: Callable[[], datetime], chance: Chance) -> None:
        """Take the club's store."""
        self._store = store
        self._clock = clock
        self._chance = chance

    def note(self, who: Viewer, event: str, what: str, detail: str) -> None:
        """Write down something that somebody did."""
        self._write(self._clock(), event, who.subject, who.by, what, detail)

    def note_at_the_door(self, source: str, event: str, what: str, detail: str) -> None:
        """Write down something of one who was not let in: all that is known of him is where he comes from."""
        self._write(self._clock(), event, "", source, what, detail)

    def looks(self, event: str) -> Callable[[Look], None]:
        """Return what writes down privileged looks at hands of an event, for `OpenEvent.open`."""

        def write(look: Look) -> None:
            detail = f"session {look.session} section {look.section or '-'} board {look.board}: {look.reason}"
            self._write(look.at, event, look.subject, look.by, "look", detail)

        return write

    def of(self, event: str | None = None) -> tuple[AuditRow, ...]:
        """Return what was written down, in the order of time."""
        return self._store.all(AuditRow) if event is None else self._store.all(AuditRow, event=event)

    def _write(self, at: datetime, event: str, subject: str, by: str, what: str, detail: str) -> None:
        id_ = f"{stamp(at)} {self._chance(6).hex()}"
        self._store.put(AuditRow(id_, stamp(at), event, subject, by[:_LONGEST], what, detail[:_LONGEST]))
