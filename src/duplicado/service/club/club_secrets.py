"""Secrets of a club: the key that seals its positions and digests, kept when the server restarts, and its chance."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field

from duplicado.service.club.keys import Chance


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
