"""Interface of the facts of the Director's office: what they put right, what else they name, on which Laws they rest.

An entry that puts another right names it; so entries mean the same in whatever order they arrive.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import final

from duplicado.event.facts.fact import Fact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.topics import NO_TOPICS, Topics
from duplicado.vocabulary.texts import TextKind, said_in


class OfficeFact(Fact):
    """Something that the Director does away from the scores. Nothing else is asked for on the ground of it."""

    __slots__ = ()

    @abstractmethod
    def replaces(self) -> tuple[EntryId, ...]:
        """Return the entries that it puts right or takes back."""

    def names(self) -> tuple[EntryId, ...]:
        """Return the other entries that it names, by the fields that are annotated as ids of entries."""
        put_right = self.replaces()
        return tuple(id_ for _, id_ in said_in(self, TextKind.ENTRY) if id_ not in put_right)

    def changes(self) -> Topics:
        """Return nothing: what it puts right it names itself, and that is looked up."""
        return NO_TOPICS

    def rests_on(self) -> Topics:
        """Return nothing, for the same reason."""
        return NO_TOPICS


class ReplacingFact(OfficeFact):
    """A fact of the office that may stand in the place of earlier ones: it puts right what they said."""

    __slots__ = ()
    instead_of: tuple[EntryId, ...]

    @final
    def replaces(self) -> tuple[EntryId, ...]:
        """Return the entries in whose place it stands."""
        return self.instead_of
