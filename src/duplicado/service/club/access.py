"""Access to a club's events: permissions in each, and the secret of their positions."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from duplicado.service.club.keys import SYSTEM_CHANCE, Chance
from duplicado.service.live.roles import Access
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import AccessRow, SettingRow
from duplicado.store.port import StoreUnavailable
from duplicado.store.vault import Vault

_TOLD = "access:"
"""Begins what is told; the name of no event has a colon."""
_OPEN = Vault("")
_SECRET = "positions"  # noqa: S105 - the name of a setting


def access_to(store: ClubStore, event: str) -> Access:
    """Return who may do what in an event; the defaults where nothing was set.

    Raises:
        AccessError: what was set cannot be read.
    """
    row = store.get(AccessRow, event)
    return Access() if row is None else Access.read(row.access)


def change_access(store: ClubStore, event: str, change: Callable[[Access], Access]) -> tuple[Access, Access]:
    """Change who may do what in an event, and let all who serve a database know; return what was before, and what is.

    Nobody else changes it meanwhile.

    Raises:
        AccessError: what was set cannot be read.
    """
    with store.together():
        before = access_to(store, event)
        after = change(before)
        store.put(AccessRow(event, after.text()))
        store.tell(f"{_TOLD}{event}")
    return before, after


def set_access(store: ClubStore, event: str, access: Access) -> None:
    """Keep who may do what in an event, whatever was set."""
    with store.together():
        store.remove(AccessRow, event=event)
        change_access(store, event, lambda _before: access)


def event_of_access(told: str) -> str | None:
    """Return the event of which it is told that who may do what in it has changed; `None` where something else is."""
    return told.removeprefix(_TOLD) if told.startswith(_TOLD) else None


def event_secret(store: ClubStore, chance: Chance = SYSTEM_CHANCE, vault: Vault = _OPEN) -> bytes:
    """Return the secret with which positions are sealed: drawn once, then the same for all who serve the club.

    Where the key of the club is lost another is drawn: whoever looks on is sent everything once more.
    """
    if (found := _secret(store, vault)) is not None:
        return found
    with store.together():
        found = _secret(store, vault)
        if found is None:
            found = chance(32)
            store.put(SettingRow(_SECRET, vault.seal(found.hex())))
    return found


def _secret(store: ClubStore, vault: Vault) -> bytes | None:
    kept = store.setting(_SECRET)
    with suppress(StoreUnavailable):
        return bytes.fromhex(vault.opened(kept)) if kept else None
    return None
