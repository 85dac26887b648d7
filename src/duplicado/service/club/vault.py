"""Sealing of what a club keeps secret on its disk: seeds of boards, chance of devices, its own keys.

The key is in the system's key ring where there is one (the extra `keyring`), else in the file `club.key` of the folder,
0600. Who has a copy of the club's file alone, as in a backup, reads none of it. Without the key the events are whole;
seeds that were sealed with it are lost, and with them the proof of how boards were dealt.
"""

from __future__ import annotations

import importlib
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from cryptography.fernet import Fernet, InvalidToken

from duplicado.service.club.folder_layout import KEY_FILE
from duplicado.store.port import StoreUnavailable

__all__ = ["Vault"]

_SEALED: Final = "sealed:1:"
"""Begins what is sealed; nothing that was kept before there were seals begins like that."""
_RING: Final = "duplicado"
"""The name of the service in the key ring."""


@dataclass(frozen=True, slots=True)
class Vault:
    """Seals texts, and opens them; without a key, as in a database, it leaves them as they are."""

    place: str
    """Where the key is, as messages call it."""
    _key: Fernet | None = None

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Take the key of a folder, and draw one where there is none.

        Where it can neither be read nor be drawn, as on a full disk, nothing is sealed, and what is cannot be read.
        """
        path = folder / KEY_FILE
        with suppress(OSError, ValueError):
            return cls(str(path), Fernet(_in_file(path) or _in_ring(folder) or _drawn(path)))
        return cls(str(path))

    def seal(self, text: str) -> str:
        """Return a text as it is kept."""
        return text if self._key is None else _SEALED + self._key.encrypt(text.encode()).decode()

    def opened(self, kept: str) -> str:
        """Return what was sealed, and what was kept before there were seals as it is.

        Raises:
            StoreUnavailable: the key is not the one with which it was sealed.
        """
        if not kept.startswith(_SEALED):
            return kept
        with suppress(InvalidToken):
            if self._key is not None:
                return self._key.decrypt(kept.removeprefix(_SEALED)).decode()
        told = f"what was sealed cannot be read without the key with which it was: put {self.place} back"
        raise StoreUnavailable(told).told_as("club-key-missing", self.place)


def _in_file(path: Path) -> bytes | None:
    return path.read_bytes().strip() if path.exists() else None


def _in_ring(folder: Path) -> bytes | None:
    """Return the key of a folder in the system's key ring, drawn there where it has none; `None` without a ring."""
    try:
        ring: Any = importlib.import_module("keyring")
        name = str(folder.resolve())
        key = ring.get_password(_RING, name)
        if key is None:
            ring.set_password(_RING, name, Fernet.generate_key().decode())
            key = ring.get_password(_RING, name)
    except Exception:  # noqa: BLE001 - each system's ring has faults of its own; the folder keeps the key then
        return None
    return None if key is None else str(key).encode()


def _drawn(path: Path) -> bytes:
    """Draw a key into a file that only its owner can read; that of another program which was first is taken."""
    with suppress(FileExistsError):
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            os.write(opened, Fernet.generate_key())
            os.fsync(opened)
        finally:
            os.close(opened)
    return path.read_bytes().strip()
