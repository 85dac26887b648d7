"""Access to a club's events: permissions in each, and the secret of their positions."""

from __future__ import annotations

from duplicado.service.club.keys import SYSTEM_CHANCE, Chance
from duplicado.service.live.roles import Access
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import AccessRow, SettingRow

__all__ = ["access_to", "event_of_access", "event_secret", "set_access"]

_TOLD = "access:"
"""Begins what is told; the name of no event has a colon."""
_SECRET = "positions"  # noqa: S105 - the name of a setting


def access_to(store: ClubStore, event: str) -> Access:
    """Return who may do what in an event; the defaults where nothing was set.

    Raises:
        AccessError: what was set cannot be read.
    """
    row = store.get(AccessRow, event)
    return Access() if row is None else Access.read(row.access)


def set_access(store: ClubStore, event: str, access: Access) -> None:
    """Keep who may do what in an event, and let all who serve a database know."""
    with store.together():
        store.put(AccessRow(event, access.text()))
        store.tell(f"{_TOLD}{event}")


def event_of_access(told: str) -> str | None:
    """Return the event of which it is told that who may do what in it has changed; `None` where something else is."""
    return told.removeprefix(_TOLD) if told.startswith(_TOLD) else None


def event_secret(store: ClubStore, chance: Chance = SYSTEM_CHANCE) -> bytes:
    """Return the secret with which positions are sealed: drawn once, then the same for all who serve the club."""
    with store.together():
        row = store.get(SettingRow, _SECRET)
        if row is None:
            row = SettingRow(_SECRET, chance(32).hex())
            store.put(row)
    return bytes.fromhex(row.value)
