"""Codes, PINs and tokens, kept only as hashes; the key that seals a club's positions, and its chance."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final, TypeAlias

Chance: TypeAlias = Callable[[int], bytes]
"""Returns so many random bytes that nobody can foresee, as `secrets.token_bytes` does."""

SYSTEM_CHANCE: Final[Chance] = secrets.token_bytes

_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""None that is taken for another: no 0 and O, no 1 and I. There are 32."""
CODE_LENGTH: Final = 8


def stamp(time: datetime) -> str:
    """Write a time so that texts stand in the order of times."""
    return time.astimezone(UTC).isoformat(timespec="microseconds")


def draw_code(chance: Chance) -> str:
    """Draw a code of 40 bits for a device to be let in once: `7KQ2-M9XA`."""
    letters = "".join(_LETTERS[byte % len(_LETTERS)] for byte in chance(CODE_LENGTH))
    return f"{letters[:4]}-{letters[4:]}"


def draw_pin(chance: Chance, digits: int) -> str:
    """Draw a PIN, every one as likely as every other."""
    # So many bits that the remainder of the division favours none by more than one in 2^64.
    return f"{int.from_bytes(chance(8 + digits), 'big') % 10**digits:0{digits}d}"


def draw_token(chance: Chance) -> str:
    """Draw a token of 256 bits."""
    return chance(32).hex()


def hashed(secret: str) -> str:
    """Hash what cannot be guessed: a token, or a code as somebody typed it."""
    return hashlib.sha256(secret.strip().upper().replace("-", "").replace(" ", "").encode(errors="replace")).hexdigest()


PIN_COST: Final = 2**13
"""Number of times that scrypt mixes: some 30 ms of work for each PIN that is tried."""


def pin_hash(pin: str, salt: str) -> str:
    """Hash a PIN slowly: there are so few that who got hold of the file would try them all."""
    return hashlib.scrypt(
        pin.strip().encode(errors="replace"), salt=bytes.fromhex(salt), n=PIN_COST, r=8, p=1, dklen=32
    ).hex()


def matches(one: str, other: str) -> bool:
    """Compare hashes in a time that does not tell where they differ."""
    return hmac.compare_digest(one, other)


@dataclass(frozen=True, slots=True)
class ClubSecrets:
    """Secrets of a club that nobody else can foresee or imitate."""

    events: bytes = field(repr=False)
    """Seals the positions of its events, see `OpenEvent.open`."""
    chance: Chance
    """Random bytes that nobody can foresee."""

    def digest(self, purpose: str, text: str) -> bytes:
        """Return what stands for a text for one purpose and cannot be made by anybody else: 32 bytes."""
        return hmac.new(self.events, f"{purpose} {text}".encode(errors="replace"), hashlib.sha256).digest()
