"""Folding of a record into the state of the event. The fold is total: whatever is entered is recorded."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from types import MappingProxyType

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.results import Place
from duplicado.event.record.effects.effect import CellEffect
from duplicado.event.record.effects.registry import effect_of
from duplicado.event.record.state import EMPTY_CELL, Cell, EventState


def without_undone(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Leave out what was undone, and every repetition of an entry that is already there."""
    by_id: dict[str, Entry] = {}
    for entry in entries:
        by_id.setdefault(entry.id, entry)
    listed = tuple(by_id.values())
    undone: set[str] = set()
    # An undoing may itself be undone; the later decides about the earlier, so they are gone through backwards.
    for entry in reversed(listed):
        other = entry.fact.undoes
        if other is not None and entry.id not in undone:
            undone.add(other)
    return tuple(entry for entry in listed if entry.id not in undone)


def fold(entries: Iterable[Entry]) -> EventState:
    """Return the state of an event from its whole record: what `apply` makes of it, entry by entry.

    What was said of places is collected first: no other entry depends on it, and there is most of it by far.
    """
    state = EventState()
    said: dict[int, dict[tuple[str, int], dict[Place, Cell]]] = {}
    ruled: dict[str, Entry] = {}
    for entry in without_undone(entries):
        fact = entry.fact
        effect = effect_of(fact)
        if isinstance(effect, CellEffect):
            place = effect.place_of(fact)
            cells = said.setdefault(place.session, {}).setdefault((place.section, place.board), {})
            cells[place] = effect.after(cells.get(place, EMPTY_CELL), entry, fact)
            if effect.is_ruling:
                ruled[entry.id] = entry
        else:
            state = effect.applied(state, entry, fact)
    sessions = dict(state.sessions)
    for number, boards in said.items():
        frozen = {key: MappingProxyType(cells) for key, cells in boards.items()}
        sessions[number] = replace(state.session(number), boards=MappingProxyType(frozen))
    rulings = MappingProxyType({**state.rulings, **ruled})
    return replace(state, sessions=MappingProxyType(sessions), rulings=rulings)


def apply(state: EventState, entry: Entry) -> EventState:
    """Return the state after one more entry; one that undoes another changes nothing by itself, see `fold`."""
    return effect_of(entry.fact).applied(state, entry, entry.fact)
