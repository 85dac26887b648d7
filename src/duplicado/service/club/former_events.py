"""Events that a club shows no more: archived, which may be brought back, or deleted, which only unplayed ones are."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from duplicado.event.record.state import EventState
from duplicado.service.club.access_tokens import AccessPass
from duplicado.service.club.audit_trail import AuditTrail
from duplicado.service.club.partner_desks import PARTNERS
from duplicado.service.event_file import EventFile
from duplicado.service.live.roles import Viewer
from duplicado.service.witnessing import noted_deletion
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import AccessRow, PairingRow, PinRow, SettingRow, TokenRow
from duplicado.store.port import StoreError
from duplicado.store.store_selection import Shelf
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError

_KEPT: Final = "former."
_TOLD: Final = "former:"
"""Begins what is told; the name of no event has a colon."""
_OF_AN_EVENT: Final = ("dealt", "gathering", "tonight", PARTNERS)
"""The settings that a club keeps about an event, each by this and its name."""


class Former(Enumeration):
    """Reason why a club shows an event no more; the value is its name in files and in the audit."""

    ARCHIVED = "archived"
    DELETED = "deleted"


class EventPlayed(DuplicadoError):
    """An event cannot be deleted: something of it was played."""


def is_unplayed(state: EventState) -> bool:
    """Tell whether nothing of an event was played, published or closed."""
    begun = any(each.boards or each.called or each.ended for each in state.sessions.values())
    return not (begun or state.published or state.closed)


def event_title(state: EventState, name: str) -> str:
    """Return the title that whoever deletes an event writes once more: in one line; of one without, its name."""
    return " ".join((state.title or name).split())


def event_withdrawn(told: str) -> str | None:
    """Return the event of which it is told that it is shown no more, or again; `None` where something else is."""
    return told.removeprefix(_TOLD) if told.startswith(_TOLD) else None


@dataclass(frozen=True, slots=True)
class FormerEvents:
    """Events that a club shows no more. All of it waits for the disk: it is for a thread."""

    shelf: Shelf
    store: ClubStore
    trail: AuditTrail
    backup_file: Callable[[str], Path | None]
    """Place of the backups of an event; `None` where a database keeps it."""

    def of(self, name: str) -> Former | None:
        """Return why an event is shown no more; `None` where it is shown, or there never was one."""
        return _read(self.store.setting(f"{_KEPT}{name}"))

    def archived(self) -> tuple[str, ...]:
        """Return the names of the archived events."""
        rows = (row for row in self.store.all(SettingRow) if row.name.startswith(_KEPT))
        return tuple(row.name.removeprefix(_KEPT) for row in rows if _read(row.value) is Former.ARCHIVED)

    def archive(self, name: str, *, by: Viewer) -> None:
        """Show an event no more; its record stays where it is, and counts in ladders.

        Raises:
            StoreError: there is none, or it cannot be written down.
        """
        self.shelf.open(name).close()
        with self.store.together():
            self._keep(name, Former.ARCHIVED)
            self.store.remove(SettingRow, name=f"{PARTNERS}.{name}")
            self.trail.note(by, name, Former.ARCHIVED.value, "")

    def bring_back(self, name: str, *, by: Viewer) -> None:
        """Show an archived event again; of others nothing is changed."""
        with self.store.together():
            if self.of(name) is Former.ARCHIVED:
                self.forget(name)
                self.trail.note(by, name, "brought-back", "")

    def forget(self, name: str) -> None:
        """Know no more that there was an event of that name: there is another."""
        with self.store.together():
            self.store.remove(SettingRow, name=f"{_KEPT}{name}")
            self.store.tell(f"{_TOLD}{name}")

    def delete(self, name: str, *, by: Viewer) -> None:
        """Delete the record of an unplayed event, its backup, and all that the club keeps about it but the audit.

        Raises:
            EventPlayed: something of it was played.
            StoreError: there is none, or it cannot be deleted; asked again, the rest is done.
            RecordMovedOn: somebody writes to it.
        """
        store = self.shelf.open(name)
        with EventFile(store) as event:
            if not is_unplayed(event.live.state):
                told = f"{name} was played: an event with results is not deleted; archive it"
                raise EventPlayed(told).told_as("event-was-played", name)
            last = event.last
            noted_deletion(store, store.place)
        # Noted before the file is deleted, so that nobody opens the event meanwhile.
        self._keep(name, Former.DELETED)
        try:
            self.shelf.delete(name, based_on=last)
        except StoreError:
            self.forget(name)
            raise
        copy = self.backup_file(name)
        if copy is not None:
            copy.unlink(missing_ok=True)
        with self.store.together():
            self._drop_rows(name)
            self.trail.note(by, name, Former.DELETED.value, "")

    def _keep(self, name: str, why: Former) -> None:
        with self.store.together():
            self.store.put(SettingRow(f"{_KEPT}{name}", json.dumps({"why": why.value})))
            self.store.tell(f"{_TOLD}{name}")

    def _drop_rows(self, name: str) -> None:
        for kind in (PinRow, AccessRow, TokenRow):
            self.store.remove(kind, event=name)
        for each in _OF_AN_EVENT:
            self.store.remove(SettingRow, name=f"{each}.{name}")
        for row in self.store.all(PairingRow):
            if AccessPass.read(row.grant).event == name:
                self.store.remove(PairingRow, code=row.code)


def _read(text: str) -> Former | None:
    with suppress(ValueError, KeyError, TypeError):
        return Former(json.loads(text)["why"])
    return None
