"""Sealing of what a club keeps secret on its disk: deals to be played, seeds of boards, chance of devices, its keys.

The key is in the system's key ring where there is one (the extra `keyring`), else in the file `club.key` of the folder,
0600. That of a database is in the file that `DUPLICADO_CLUB_KEY` names, the same for all who serve it; where none is
named nothing in it is sealed. Who has a copy of the files alone, as in a backup, reads none of it. Without the key the
events are whole but for their deals; seeds that were sealed with it are lost, and with them the proof of how boards
were dealt.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from duplicado.store.port import SEALED, StoreUnavailable
from duplicado.store.whole_files import drawn_once

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

KEY_FILE: Final = "club.key"
"""The file, in the folder of a club, of the key with which it seals what is secret."""
KEY_VARIABLE: Final = "DUPLICADO_CLUB_KEY"
"""The variable of the environment that names the file of a key: that of a database, or of a copy kept elsewhere."""
_RING: Final = "duplicado"
"""The name of the service in the key ring."""


class Vault:
    """Seals texts, and opens them; without a key it leaves them as they are. The key is read when it is wanted."""

    def __init__(self, place: str, key: Callable[[], bytes | None] = lambda: None) -> None:
        """Take where the key is, as messages call it, and what reads it; `None` where there is none."""
        self.place = place
        self._read = key

    @cached_property
    def _key(self) -> Fernet | None:
        with suppress(OSError, ValueError):
            found = self._read()
            if found is not None:
                from cryptography.fernet import Fernet  # noqa: PLC0415 - most commands seal nothing

                return Fernet(found)
        return None

    @property
    def has_key(self) -> bool:
        """True where there is a key."""
        return self._key is not None

    def seal(self, text: str) -> str:
        """Return a text as it is kept; it has no space."""
        return text if self._key is None else SEALED + self._key.encrypt(text.encode()).decode()

    def opened(self, kept: str) -> str:
        """Return what was sealed, and what was kept before there were seals as it is.

        Raises:
            StoreUnavailable: the key is not the one with which it was sealed.
        """
        if not kept.startswith(SEALED):
            return kept
        from cryptography.fernet import InvalidToken  # noqa: PLC0415 - as above

        with suppress(InvalidToken):
            if self._key is not None:
                return self._key.decrypt(kept.removeprefix(SEALED)).decode()
        raise key_missing(self.place)


def key_missing(place: str) -> StoreUnavailable:
    """Return what is raised where something sealed cannot be read."""
    told = f"what was sealed cannot be read without the key with which it was: put {place} back"
    return StoreUnavailable(told).told_as("club-key-missing", place)


def drawn_in(folder: Path) -> Vault:
    """Return the vault of a club's folder; its key is drawn where there is none.

    Where it can neither be read nor be drawn, as on a full disk, nothing is sealed, and what is cannot be read.
    """
    path = folder / KEY_FILE
    vault = Vault(str(path), lambda: _in_file(path) or _in_ring(folder, draws=True) or _drawn(path))
    vault.has_key  # noqa: B018 - drawn now: the files of its events look for it
    return vault


def of_file(path: Path) -> Vault:
    """Return the vault of a file: that of its folder, of the one above it where that is a club's, or the one named.

    A backup in the folder of backups is opened with the key of the club, one that lies elsewhere with the key that
    `DUPLICADO_CLUB_KEY` names.
    """
    folder = path.absolute().parent

    def key() -> bytes | None:
        for each in (folder, folder.parent):
            found = _in_file(each / KEY_FILE) or _in_ring(each, draws=False)
            if found is not None:
                return found
        return _named()

    return Vault(str(folder / KEY_FILE), key)


def of_database() -> Vault:
    """Return the vault of a database, see the module."""
    named = os.environ.get(KEY_VARIABLE, "")
    return Vault(named or KEY_VARIABLE, lambda: (_named() or _drawn(Path(named))) if named else None)


def _named() -> bytes | None:
    named = os.environ.get(KEY_VARIABLE, "")
    return _in_file(Path(named)) if named else None


def _in_file(path: Path) -> bytes | None:
    return path.read_bytes().strip() if path.exists() else None


def _in_ring(folder: Path, *, draws: bool) -> bytes | None:
    """Return the key of a folder in the system's key ring; `None` without a ring, and where it has none.

    Args:
        folder: that of the club.
        draws: whether one is drawn where the ring has none of that folder.
    """
    try:
        ring: Any = importlib.import_module("keyring")
        name = str(folder.resolve())
        key = ring.get_password(_RING, name)
        if key is None and draws:
            from cryptography.fernet import Fernet  # noqa: PLC0415 - as above

            ring.set_password(_RING, name, Fernet.generate_key().decode())
            key = ring.get_password(_RING, name)
    except Exception:  # noqa: BLE001 - each system's ring has faults of its own; the folder keeps the key then
        return None
    return None if key is None else str(key).encode()


def _drawn(path: Path) -> bytes:
    """Draw a key into a file that only its owner can read; that of another program which was first is taken."""
    from cryptography.fernet import Fernet  # noqa: PLC0415 - as above

    return drawn_once(path, Fernet.generate_key).strip()
