"""Persons and robots in the seats of a table, and its viewers: who may be shown it, each in his own way.

Owner: the steps of the table, which name who sits down.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, final

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code, NameWords


class SitterKind(Enumeration):
    """Kind of a sitter; the value is its name in records and for programs."""

    FREE = "free"
    """Nobody."""
    PERSON = "person"
    ROBOT = "robot"


@final
@dataclass(frozen=True, slots=True)
class Sitter:
    """Person or robot in a seat."""

    kind: SitterKind
    name: NameWords = ""
    """Of the robot, or what the person calls himself."""
    player: Code = ""
    """Player of an event who he says he is: the contestant and the player's place there; empty: he has not said."""


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
