"""Viewers of a table: who may be shown it, each in his own way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat


class Onlooker(Enumeration):
    """Somebody who looks at a table without sitting at it."""

    DIRECTOR = "D"


@dataclass(frozen=True, slots=True)
class Spectator:
    """Somebody who looks at one hand, as long as its player lets him (76B1)."""

    seat: Seat
    digest: str
    """SHA-256 of the key by which he came in."""

    @property
    def value(self) -> str:
        """Tells him from every other viewer."""
        return f"L{self.seat.value}.{self.digest}"


Viewer: TypeAlias = Seat | Onlooker | Spectator
