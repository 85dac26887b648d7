"""The Director's office as the record tells it: what was noted there, and what of it still stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Any, Generic, TypeVar, get_args, overload

from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import AnyCall
from duplicado.event.facts.discipline import ContestantDisqualified
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office import OfficeFact
from duplicado.event.facts.rulings import AnyRuling
from duplicado.event.facts.subjects import OfRegister
from duplicado.vocabulary.values import FrozenDict

_Kind = TypeVar("_Kind")
_Other = TypeVar("_Other")
_Kind_co = TypeVar("_Kind_co", covariant=True)


@dataclass(frozen=True, slots=True)
class OfficeStanding(Generic[_Kind_co]):
    """An entry that nothing has replaced."""

    entry: Entry
    fact: _Kind_co

    @property
    def id(self) -> EntryId:
        """Id by which it is called."""
        return self.entry.id


@dataclass(frozen=True, slots=True)
class OfficeState:
    """State of the Director's office."""

    entries: Mapping[EntryId, Entry] = field(default_factory=FrozenDict[EntryId, Entry], hash=False)
    """All of it, whether or not it was replaced, earliest first."""
    replaced: frozenset[EntryId] = frozenset()
    """Entries that others put right or take back, whether or not they have arrived."""
    noted_anew: frozenset[EntryId] = frozenset()
    """The same of notes in the register: a note puts nothing right but another note."""

    def plus(self, entry: Entry, fact: OfficeFact) -> OfficeState:
        """Return the state after one more entry."""
        listed = [*self.entries.values(), entry]
        if len(listed) > 1 and _moment(listed[-2]) > _moment(entry):
            listed.sort(key=_moment)
        entries = MappingProxyType({each.id: each for each in listed})
        gone = frozenset(fact.replaces())
        if isinstance(fact.subject(), OfRegister):
            return OfficeState(entries, self.replaced, self.noted_anew | gone)
        return OfficeState(entries, self.replaced | gone, self.noted_anew)

    def is_replaced(self, entry: EntryId) -> bool:
        """Tell whether another entry puts that one right or takes it back."""
        there = self.entries.get(entry)
        is_note = there is not None and isinstance(there.fact.subject(), OfRegister)
        return entry in (self.noted_anew if is_note else self.replaced)

    @overload
    def standing(self, kind: type[_Kind], /) -> Iterator[OfficeStanding[_Kind]]: ...
    @overload
    def standing(self, kind: type[_Kind], other: type[_Other], /) -> Iterator[OfficeStanding[_Kind | _Other]]: ...
    @overload
    def standing(self, *kinds: type[Any]) -> Iterator[OfficeStanding[Any]]: ...
    def standing(self, *kinds: type[Any]) -> Iterator[OfficeStanding[Any]]:
        """Go through the entries of some kinds that nothing has replaced, earliest first."""
        for entry in self.entries.values():
            if isinstance(entry.fact, kinds) and not self.is_replaced(entry.id):
                yield OfficeStanding(entry, entry.fact)

    def rulings(self) -> Iterator[OfficeStanding[AnyRuling]]:
        """Go through the rulings in full, also those that put one right, that nothing has replaced."""
        return self.standing(*get_args(AnyRuling))

    def calls(self) -> Iterator[OfficeStanding[AnyCall]]:
        """Go through the calls, and what the Director noticed himself, that nothing has replaced."""
        return self.standing(*get_args(AnyCall))

    @property
    def disqualified(self) -> Mapping[ContestantId, ContestantDisqualified]:
        """The contestants who are disqualified as a whole, each by the first entry that says so and stands."""
        found: dict[ContestantId, ContestantDisqualified] = {}
        for each in self.standing(ContestantDisqualified):
            if not each.fact.player:
                found.setdefault(each.fact.contestant, each.fact)
        return MappingProxyType(found)


def _moment(entry: Entry) -> tuple[datetime, EntryId]:
    """Return the time of an entry; of two at the same time the id tells which comes first."""
    return entry.at, entry.id
