"""Interface of all facts of an event, and the declaration that each kind carries. Owner: the record of the event.

A fact is a value: what happened. What it does to the state of the event stands in `event.record.effects`.
"""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, TypeVar, dataclass_transform, final

from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.particulars import Particulars
from duplicado.event.facts.subjects import AtPlace, Subject
from duplicado.event.facts.topics import Topics
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.values import keeps_mappings


class Duty(Enumeration):
    """Duty to enter a fact (Laws 80 and 81); the value is the name of what a role is granted for it."""

    CONDITIONS = "conditions"
    ENTRIES = "entries"
    MOVEMENT = "movement"
    DEALS = "deals"
    CLOCK = "clock"
    TABLES = "tables"
    RESULTS = "results"
    CORRECTIONS = "corrections"
    RULINGS = "rulings"
    PENALTIES = "penalties"
    APPEALS = "appeals"
    REGISTER = "register"
    PUBLICATION = "publication"
    UNDOING = "undoing"
    COMMENTARY = "commentary"


class BoardsTold(Enumeration):
    """Boards about which a fact may tell something; a director who plays may not read it before he has played them."""

    NONE = enum.auto()
    ITS_SUBJECT = enum.auto()
    """Of the board, or what the entry tells, that it is about."""
    ANY = enum.auto()


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Declaration:
    """Declaration of a kind of fact, whatever one fact of it says."""

    stored: str
    """Its name in records, which is read for ever, and in messages."""
    since: int
    """The version of the record since which there is this kind."""
    duty: Duty
    counts_twice: bool
    """True where it is not the same when it is recorded twice: a clock begins anew, a side pays twice."""
    boards_told: BoardsTold
    """Boards about which it may tell something."""
    added: Mapping[str, int]
    """Fields that a later version of the record has: the version since which there are these."""
    sealed: Mapping[str, object]
    """Fields that are kept sealed on a disk, each with what stands there for who has not the key."""


class Fact(ABC):
    """Something that happened in an event, in the past tense; a kind says all of this of itself."""

    __slots__ = ()
    declaration: ClassVar[Declaration]

    @abstractmethod
    def subject(self) -> Subject:
        """Return what it is about."""

    @abstractmethod
    def changes(self) -> Topics:
        """Return what it changes, for whoever asks for something on the ground of what he saw before."""

    @abstractmethod
    def rests_on(self) -> Topics:
        """Return what must not have changed since whoever asks for it last looked."""

    @abstractmethod
    def particulars(self) -> Particulars:
        """Return the values of the sentence that tells of it."""

    def boards_told(self) -> BoardsTold:
        """Return of which boards it may tell something: as its kind declares, where all facts of it are alike."""
        return self.declaration.boards_told

    def cites(self) -> tuple[str, ...]:
        """Return the clauses on which it rests: those that its sentence tells, or what a kind says instead."""
        return self.particulars().under

    def replaces(self) -> tuple[EntryId, ...]:
        """Return the entries that it puts right or takes back, where a kind can."""
        return ()

    @property
    def undoes(self) -> EntryId | None:
        """The entry that it undoes; `None` of every kind but one."""
        return None


class ChangeFact(Fact):
    """A fact that rests on what it changes: whoever asks for it has seen that as it is."""

    __slots__ = ()

    @final
    def rests_on(self) -> Topics:
        """Return what it changes."""
        return self.changes()


class PlaceFact(Fact):
    """A fact about one board at one table in one round."""

    __slots__ = ()

    @abstractmethod
    def subject(self) -> AtPlace:
        """Return its place."""


_Kind = TypeVar("_Kind", bound=Fact)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def fact(
    stored: str,
    *,
    since: int,
    duty: Duty,
    counts_twice: bool,
    boards_told: BoardsTold,
    added: Mapping[str, int] | None = None,
    sealed: Mapping[str, object] | None = None,
) -> Callable[[type[_Kind]], type[_Kind]]:
    """Declare a kind of fact: a frozen dataclass with a declaration.

    Args:
        stored: its name in records.
        since: the version of the record since which there is this kind.
        duty: whose duty it is to enter it.
        counts_twice: whether it is not the same when it is recorded twice.
        boards_told: of which boards it may tell something.
        added: fields that a later version of the record has.
        sealed: fields that are kept sealed on a disk, each with what stands there for who has not the key.
    """

    def declared(kind: type[_Kind]) -> type[_Kind]:
        made = checked(dataclass(frozen=True, slots=True)(keeps_mappings(kind)))
        made.declaration = Declaration(stored, since, duty, counts_twice, boards_told, added or {}, sealed or {})
        return made

    return declared
