"""Subjects of facts: what a fact is about, a closed list by which everything that sorts facts sorts them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.results import Place


@dataclass(frozen=True, slots=True)
class AtPlace:
    """One board at one table in one round."""

    place: Place


@dataclass(frozen=True, slots=True)
class OfTable:
    """A table of a section, in one round or in all."""

    session: int
    section: str
    table: int
    round: int | None
    """`None`: in every round."""


@dataclass(frozen=True, slots=True)
class OfSession:
    """A session, or one section of it."""

    session: int
    section: str | None
    """`None`: every section."""


@dataclass(frozen=True, slots=True)
class OfBoards:
    """The deals of boards of a session."""

    session: int
    section: str | None
    """`None`: of every section."""
    boards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OfContestant:
    """A contestant of the event."""

    who: ContestantId


@dataclass(frozen=True, slots=True)
class OfEntry:
    """Another entry of the record."""

    entry: EntryId


@dataclass(frozen=True, slots=True)
class OfWhere:
    """Something that happened, wherever it was as far as that is told."""

    where: Where


@dataclass(frozen=True, slots=True)
class OfHall:
    """Those who play a session, or sit at some of its tables."""

    session: int
    tables: tuple[tuple[str, int], ...]
    """Section and number of each table; empty: everybody."""


@dataclass(frozen=True, slots=True)
class OfRegister:
    """The directors' register, which nobody else is shown."""


@dataclass(frozen=True, slots=True)
class OfEvent:
    """The event as a whole."""


Subject: TypeAlias = (
    AtPlace | OfTable | OfSession | OfBoards | OfContestant | OfEntry | OfWhere | OfHall | OfRegister | OfEvent
)
