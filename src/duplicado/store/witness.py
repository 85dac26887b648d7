"""Keyed heads of records: how far each went, kept apart from the data and sealed with a key of this computer.

Whoever can write a record can tie its whole chain anew, or cut off its end; he cannot write a keyed head without the
key. Both are in a folder of the user, not in that of the club: see `keys_folder`. Without the key, as on another
computer or after that folder was lost, only the chain and heads on paper are compared; no record is lost with it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from filelock import FileLock

_KEY: Final = "head.key"
_KEY_BYTES: Final = 32
_LOCK: Final = ".head-lock"
_PATIENCE: Final = 5.0
"""Seconds for which a program waits for another one that draws the key."""
_HEADS: Final = "heads.jsonl"
_PLACE: Final = "DUPLICADO_KEYS"
"""The variable of the environment that names another folder."""


@dataclass(frozen=True, slots=True)
class KeyedHead:
    """Head of a record at a time."""

    founding: str
    """The id of its first entry: it is the same record wherever it is kept, and whatever it is called."""
    name: str
    """Name that it had, and the place where it was kept."""
    number: int
    """Of the last entry."""
    head: str
    """See `formats.published_record`."""
    at: str
    """ISO 8601."""
    seal: str = ""
    """HMAC-SHA-256 of the rest."""

    @property
    def is_deletion(self) -> bool:
        """True where it says that the record was deleted by this program."""
        return not self.number


def keys_folder() -> Path:
    """Return the folder in which keys and keyed heads of this user are kept, apart from every club."""
    named = os.environ.get(_PLACE)
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "duplicado"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "duplicado"
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "duplicado"


class Witness:
    """Heads that this computer has seen, and its key. What cannot be written is not: records do not wait for it."""

    def __init__(self, folder: Path | None = None) -> None:
        """Take the folder; that of the user if not told."""
        self._folder = folder or keys_folder()

    @property
    def has_key(self) -> bool:
        """True where the key is there."""
        return self._read_key() is not None

    def note(self, seen: KeyedHead) -> KeyedHead | None:
        """Keep how far a record goes, sealed; `None` where it cannot be kept."""
        with suppress(OSError, NotImplementedError):  # the latter where a file system knows no locks
            sealed = _sealed(seen, self._key())
            _write(self._folder / _HEADS, json.dumps(asdict(sealed)).encode() + b"\n", os.O_APPEND)
            return sealed
        return None

    def of(self, founding: str) -> tuple[KeyedHead, ...]:
        """Return what was seen of a record, in the order of time."""
        return tuple(each for each in self.all() if each.founding == founding)

    def all(self) -> Iterator[KeyedHead]:
        """Go through all that was seen."""
        try:
            lines = (self._folder / _HEADS).read_text().splitlines()
        except OSError:
            return
        for line in lines:
            with suppress(ValueError, TypeError):
                yield KeyedHead(**json.loads(line))

    def is_sealed(self, seen: KeyedHead) -> bool:
        """Tell whether a head was sealed with this computer's key."""
        key = self._read_key()
        return key is not None and hmac.compare_digest(_sealed(seen, key).seal, seen.seal)

    def _read_key(self) -> bytes | None:
        try:
            key = bytes.fromhex((self._folder / _KEY).read_text().strip())
        except (OSError, ValueError):
            return None
        return key if len(key) == _KEY_BYTES else None

    def _key(self) -> bytes:
        """Return the key; one is drawn where there is none, by one program of those that want it at the same time."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with FileLock(self._folder / _LOCK, timeout=_PATIENCE, mode=0o600, is_singleton=False, thread_local=False):
            known = self._read_key()
            if known is not None:
                return known
            drawn = secrets.token_bytes(_KEY_BYTES)
            part = self._folder / f"{_KEY}.part"
            _write(part, drawn.hex().encode(), os.O_TRUNC)
            part.replace(self._folder / _KEY)  # whole, or not at all
            return drawn


def _sealed(seen: KeyedHead, key: bytes) -> KeyedHead:
    said = json.dumps([seen.founding, seen.name, seen.number, seen.head, seen.at]).encode()
    seal = hmac.new(key, said, hashlib.sha256).hexdigest()
    return replace(seen, seal=seal)


def _write(path: Path, data: bytes, flags: int) -> None:
    """Write to a file that only its owner can read."""
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | flags, 0o600)
    try:
        os.write(opened, data)
    finally:
        os.close(opened)
