"""Seats of a contestant at the table of an electronic event at which he plays now, and that table by its name."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.service.live.roles import TableKey
from duplicado.service.playing.desk import TableDesk
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True, slots=True)
class SeatsThere:
    """The table at which somebody is to play now, and the seats that are his."""

    key: TableKey
    round: int
    desk: TableDesk | None
    """`None`: the table cannot be opened yet."""
    contestant: ContestantId
    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    missing: int | None = None
    """A board that has no deal yet, for which the table waits."""
    robot: str = ""
    """The system of the robots that are entered for the contestant; nobody else sits for him."""


@dataclass(frozen=True, slots=True)
class TableInEvent:
    """A table as those know it who run its event."""

    title: str
    """Title of the event."""
    table: str
    """Section and number."""
    round: int
