"""Positions: what a viewer was sent last, in a form that tells him nothing of what others were sent.

A position holds the number of his own view in the clear and the number of the record sealed, because how many entries
the record has would tell him how busy the other tables are.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

_RECORD: Final = 5
_MARK: Final = 8


@dataclass(frozen=True, slots=True)
class FeedPosition:
    """A position that was read."""

    epoch: str
    """Of which life of the server; numbers of another life mean nothing."""
    number: int
    """Of the viewer's own view."""
    record: int
    """The number of the last entry of the record that had been gone through for that view."""


class Sealer:
    """Writes and reads the positions of one event."""

    def __init__(self, secret: bytes) -> None:
        """Take a secret of 16 to 64 bytes, the same in every life of the server and for all that serve the event."""
        self._secret = secret

    def write(self, audience: str, position: FeedPosition) -> str:
        """Write a position for an audience: `EPOCH.NUMBER.SEAL`."""
        clear = f"{position.epoch}.{position.number}"
        hidden = bytes(
            one ^ other
            for one, other in zip(
                position.record.to_bytes(_RECORD, "big"), self._digest("pad", audience, clear, b""), strict=False
            )
        )
        return f"{clear}.{hidden.hex()}{self._digest('mark', audience, clear, hidden).hex()[: 2 * _MARK]}"

    def read(self, audience: str, text: str) -> FeedPosition | None:
        """Read a position; `None` where it was not written here for that audience."""
        epoch, dot, rest = text.partition(".")
        number, dot_again, seal = rest.partition(".")
        if not (dot and dot_again and number.isascii() and number.isdigit() and len(number) < 12):
            return None
        if len(seal) != 2 * (_RECORD + _MARK) or len(epoch) > 40:
            return None
        try:
            hidden = bytes.fromhex(seal[: 2 * _RECORD])
        except ValueError:
            return None
        clear = f"{epoch}.{number}"
        mark = self._digest("mark", audience, clear, hidden).hex()[: 2 * _MARK]
        if not hmac.compare_digest(mark.encode(), seal[2 * _RECORD :].encode(errors="replace")):
            return None
        pad = self._digest("pad", audience, clear, b"")
        record = int.from_bytes(bytes(one ^ other for one, other in zip(hidden, pad, strict=False)), "big")
        return FeedPosition(epoch, int(number), record)

    def _digest(self, use: str, audience: str, clear: str, hidden: bytes) -> bytes:
        text = b"\0".join([use.encode(), audience.encode(errors="replace"), clear.encode(errors="replace"), hidden])
        return hashlib.blake2b(text, key=self._secret, digest_size=32).digest()
