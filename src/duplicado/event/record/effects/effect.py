"""Interface of the effects of facts: functions of the state of an event. Owner: the record of the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from types import MappingProxyType
from typing import Generic, TypeVar

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.fact import Fact, PlaceFact
from duplicado.event.facts.results import Place
from duplicado.event.record.board_results import FieldKey, field_of
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EMPTY_CELL, Cell, EventState

_Key = TypeVar("_Key")
_Item = TypeVar("_Item")
_Fact = TypeVar("_Fact", bound=Fact)
_PlaceFact = TypeVar("_PlaceFact", bound=PlaceFact)


@dataclass(frozen=True, slots=True)
class Touched:
    """Parts to be computed again: most entries touch one board, some nothing at all."""

    everything: bool = False
    field: FieldKey | None = None
    board: int | None = None
    """A board of the field; `None`: all its boards."""
    totals: bool = False
    """True where something is added to or taken from a total."""


@dataclass(frozen=True, slots=True)
class Proposed:
    """Circumstances of a proposed entry: the state before it, its time, the entries that are known."""

    state: EventState
    at: datetime
    known: frozenset[str] | None
    """The ids of all entries of the record; `None`: what refers to one is not looked up."""


@dataclass(frozen=True, slots=True)
class Effect(Generic[_Fact]):
    """Effect of the facts of a kind."""

    applied: Callable[[EventState, Entry, _Fact], EventState]
    """Returns the state after it; total."""
    refused: Callable[[Proposed, _Fact], Refused | None]
    """Tells why it is not recorded; `None` admits it."""
    touches: Callable[[EventState, _Fact], Touched]
    """Returns what is to be computed again; the state is that after it."""
    closed_under: str | None = None
    """The Law under which it comes too late once the event is closed, where one says so."""


@dataclass(frozen=True, slots=True)
class CellEffect(Generic[_PlaceFact]):
    """Effect of the facts of a kind that are about one place: they change what was said of it, and nothing else."""

    after: Callable[[Cell, Entry, _PlaceFact], Cell]
    is_ruling: bool
    """True where it is a ruling, against which a contestant may appeal."""
    refused: Callable[[Proposed, _PlaceFact], Refused | None]
    touches: Callable[[EventState, _PlaceFact], Touched]
    closed_under: None = None

    def place_of(self, fact: _PlaceFact) -> Place:
        """Return the place that it is about."""
        return fact.subject().place

    def applied(self, state: EventState, entry: Entry, fact: _PlaceFact) -> EventState:
        """Return the state after it."""
        place = fact.subject().place
        session = state.session(place.session)
        key = (place.section, place.board)
        cells: Mapping[Place, Cell] = session.boards.get(key, {})
        cell = self.after(cells.get(place, EMPTY_CELL), entry, fact)
        session = replace(session, boards=with_member(session.boards, key, with_member(cells, place, cell)))
        state = replace(state, sessions=with_member(state.sessions, place.session, session))
        return as_ruling(state, entry) if self.is_ruling else state


def with_member(members: Mapping[_Key, _Item], key: _Key, item: _Item) -> Mapping[_Key, _Item]:
    """Return a mapping with one more member, or another one under that key."""
    # A frozen mapping is copied whole; `{**members}` would ask it for one member after the other.
    copied = members.copy() if isinstance(members, MappingProxyType) else dict(members)
    copied[key] = item
    return MappingProxyType(copied)


def as_ruling(state: EventState, entry: Entry) -> EventState:
    """Return the state in which an entry is one of the rulings."""
    return replace(state, rulings=with_member(state.rulings, entry.id, entry))


def admitted(_proposed: Proposed, _fact: Fact) -> None:
    """Admit a fact of any kind."""


def touches_nothing(_state: EventState, _fact: Fact) -> Touched:
    """Return that nothing is to be computed again."""
    return Touched()


def touches_everything(_state: EventState, _fact: Fact) -> Touched:
    """Return that all is to be computed again."""
    return Touched(everything=True)


def touches_totals(_state: EventState, _fact: Fact) -> Touched:
    """Return that something is added to or taken from a total."""
    return Touched(totals=True)


def touches_board(state: EventState, fact: PlaceFact) -> Touched:
    """Return that the board of a place is to be computed again."""
    place = fact.subject().place
    return Touched(field=field_of(state, place.session, place.section), board=place.board)
