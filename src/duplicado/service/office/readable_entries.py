"""Entries of the record that a viewer at the office may read."""

from __future__ import annotations

from duplicado.event.facts.entry import Entry
from duplicado.event.record.register import public_entries
from duplicado.service.live.command_handling import LiveRecord
from duplicado.service.live.roles import Access, Capability, Viewer
from duplicado.service.live.visibility import sees_fact


def visible_entries(record: LiveRecord, viewer: Viewer, access: Access) -> tuple[Entry, ...]:
    """Return the entries that somebody who sees the record may read, in its order.

    Without the directors' register for who may not see it; for a director who plays, without what tells of boards that
    he has not played.
    """
    if not access.may(viewer.role, Capability.RECORD):
        return ()
    if not viewer.plays:
        shows_register = access.may(viewer.role, Capability.REGISTER)
        return tuple(record.order) if shows_register else tuple(public_entries(record.order))
    seen: set[str] = set()
    found: list[Entry] = []
    for entry in record.order:
        if sees_fact(record.state, entry.fact, viewer.plays, seen.__contains__):
            seen.add(entry.id)
            found.append(entry)
    return tuple(found)
