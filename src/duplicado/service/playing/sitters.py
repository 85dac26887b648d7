"""Persons and robots in the seats of a table. Owner: the steps of the table, which name who sits down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.texts import NameWords


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
