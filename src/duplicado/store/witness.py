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

from duplicado.store.whole_files import drawn_once

_KEY: Final = "head.key"
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
        with suppress(OSError, ValueError):  # the latter where the file of the key holds something else
            key = self._read_key() or self._drawn()
            sealed = _sealed(seen, key)
            _append(self._folder / _HEADS, json.dumps(asdict(sealed)).encode())
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
            return bytes.fromhex((self._folder / _KEY).read_text().strip()) or None
        except (OSError, ValueError):
            return None

    def _drawn(self) -> bytes:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return bytes.fromhex(drawn_once(self._folder / _KEY, lambda: secrets.token_hex(32).encode()).decode().strip())


def _sealed(seen: KeyedHead, key: bytes) -> KeyedHead:
    said = json.dumps([seen.founding, seen.name, seen.number, seen.head, seen.at]).encode()
    seal = hmac.new(key, said, hashlib.sha256).hexdigest()
    return replace(seen, seal=seal)


def _append(path: Path, line: bytes) -> None:
    """Add a line to a file that only its owner can read; one before it that did not come to its end stays by itself."""
    opened = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        is_torn = os.lseek(opened, 0, os.SEEK_END) > 0
        if is_torn:
            os.lseek(opened, -1, os.SEEK_END)
            is_torn = os.read(opened, 1) != b"\n"
        os.write(opened, b"\n" * is_torn + line + b"\n")
    finally:
        os.close(opened)
