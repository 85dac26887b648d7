"""Trail of what was done with privileges in a club: who, when, what, with names and details."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Final

from duplicado.service.club.keys import stamp
from duplicado.service.live.hand_records import Look
from duplicado.service.live.roles import Viewer
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import AuditRow, SettingRow
from duplicado.store.port import BrokenChain

_LONGEST: Final = 1_000
_LAST: Final = "audit.last"
_MOMENT: Final = timedelta(microseconds=1)
_TIED: Final = 16
"""Hexadecimal digits by which an entry is tied to the one before it."""


class AuditTrail:
    """Audit trail of a club, read and written."""

    def __init__(self, store: ClubStore, clock: Callable[[], datetime]) -> None:
        """Take the club's store."""
        self._store = store
        self._clock = clock

    def note(self, who: Viewer, event: str, what: str, detail: str) -> None:
        """Write down something that somebody did."""
        self._write(self._clock(), event, who.subject, who.by, what, detail)

    def note_before_login(self, source: str, event: str, what: str, detail: str) -> None:
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
        with self._store.together():
            before = last_written(self._store)
            # Rows stay in order where the clock was set back between two of them.
            since = max(at, datetime.fromisoformat(before.split()[0]) + _MOMENT) if before else at
            made = AuditRow(stamp(since), stamp(at), event, subject, by[:_LONGEST], what, detail[:_LONGEST])
            made = replace(made, id=f"{made.id} {_tie(before, made)}")
            self._store.put(made)
            self._store.put(SettingRow(_LAST, made.id))


def last_written(store: ClubStore) -> str:
    """Return the id of the entry of the audit that was written last; empty where there was none."""
    return store.setting(_LAST)


def verify_audit(store: ClubStore, place: str, kept_since: datetime, noted: Iterable[str] = ()) -> None:
    """See that no entry of the audit is gone that should be there still.

    Each is tied to the one before it by when it was made, of which event, by which admission, and what was done: names
    in it may give way to pseudonyms. Those of earlier versions are not tied.

    Args:
        store: the club's.
        place: what messages call it.
        kept_since: what is older may have been deleted.
        noted: ids that this computer has seen there, see `witnessing`.

    Raises:
        BrokenChain: one is not there, or was altered.
    """
    rows = store.all(AuditRow)
    there = {each.id for each in rows}
    for id_ in (*noted, last_written(store)):
        if id_ and id_ not in there and id_ >= stamp(kept_since):
            raise _gone(place, id_)
    for before, row in pairwise(rows):
        if len(row.id.split()[-1]) == _TIED and row.id.split()[-1] != _tie(before.id, row):
            raise _gone(place, row.id)


def _gone(place: str, id_: str) -> BrokenChain:
    at = id_.split(maxsplit=1)[0]
    told = f"{place}: entries of the audit of about {at} are missing or were altered; restore the last backup"
    return BrokenChain(told).told_as("store-audit-gone", place, at)


def _tie(before: str, row: AuditRow) -> str:
    told = json.dumps([before, row.at, row.event, row.subject, row.what])
    return hashlib.sha256(told.encode()).hexdigest()[:_TIED]
