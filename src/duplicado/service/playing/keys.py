"""Keys of a table: what lets somebody sit in a seat, take the Director's place, or look at a hand; stored nowhere."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.vocabulary.seats import Seat

TABLE_NAME: Final = re.compile(r"[0-9a-f]{8}")
DIRECTOR: Final = "D"
"""Stands in a key where the letter of a seat does."""
_LOOKS: Final = "L"
"""Stands before the letter of the seat whose hand a spectator may look at."""


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
        """Sign that stands where the letter of a seat does."""
        return DIRECTOR

    def __str__(self) -> str:
        """Write it for an address or a cookie."""
        return f"{self.table}.{self.place}.{self.secret}"


@dataclass(frozen=True, slots=True)
class SpectatorKey:
    """Key with which a spectator looks at one hand (76B1): the table, the seat, 128 bits of chance."""

    table: str
    seat: Seat
    secret: str

    @property
    def place(self) -> str:
        """The letter of the seat, marked as one that is looked at."""
        return f"{_LOOKS}{self.seat}"

    def __str__(self) -> str:
        """Write it for an address or a cookie."""
        return f"{self.table}.{self.place}.{self.secret}"


AnyKey: TypeAlias = SeatKey | DirectorKey | SpectatorKey


def key_of(text: str) -> AnyKey | None:
    """Read a key; `None` where it is none."""
    table, _, rest = text.partition(".")
    place, _, secret = rest.partition(".")
    if TABLE_NAME.fullmatch(table) is None or not 16 <= len(secret) <= 64:
        return None
    if place == DIRECTOR:
        return DirectorKey(table, secret)
    made = SpectatorKey if place.startswith(_LOOKS) else SeatKey
    seat = place.removeprefix(_LOOKS)
    return made(table, Seat(seat), secret) if seat in {each.value for each in Seat} else None
