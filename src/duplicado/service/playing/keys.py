"""Keys of a table: what lets somebody sit in a seat, or take the Director's place; they are stored nowhere."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from duplicado.vocabulary.seats import Seat

__all__ = ["DIRECTOR", "TABLE_NAME", "DirectorKey", "SeatKey", "key_of"]

TABLE_NAME: Final = re.compile(r"[0-9a-f]{8}")
DIRECTOR: Final = "D"
"""Stands in a key where the letter of a seat does."""


@dataclass(frozen=True, slots=True)
class SeatKey:
    """Key of a seat: the table, the seat, 128 bits of chance."""

    table: str
    seat: Seat
    secret: str

    @property
    def place(self) -> str:
        """The letter of the seat."""
        return str(self.seat)

    def __str__(self) -> str:
        """Write it for an address or a cookie."""
        return f"{self.table}.{self.place}.{self.secret}"


@dataclass(frozen=True, slots=True)
class DirectorKey:
    """Key of the Director's place at a table: the table, 128 bits of chance."""

    table: str
    secret: str

    @property
    def place(self) -> str:
        """What stands for the letter of a seat."""
        return "D"

    def __str__(self) -> str:
        """Write it for an address or a cookie."""
        return f"{self.table}.{self.place}.{self.secret}"


def key_of(text: str) -> SeatKey | DirectorKey | None:
    """Read a key; `None` where it is none."""
    table, _, rest = text.partition(".")
    place, _, secret = rest.partition(".")
    if TABLE_NAME.fullmatch(table) is None or not 16 <= len(secret) <= 64:
        return None
    if place == DIRECTOR:
        return DirectorKey(table, secret)
    return SeatKey(table, Seat(place), secret) if place in {each.value for each in Seat} else None
