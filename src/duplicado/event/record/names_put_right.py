"""Names of players that are put right: they reach what named the players before. Owner: the record of the event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import (
    DirectionPermitted,
    LineUpNamed,
    Player,
    SubstituteSeated,
)
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.entry import Entry
from duplicado.event.record.state import EventState
from duplicado.vocabulary.seats import Side


def with_names_put_right(state: EventState, who: ContestantId, players: Sequence[Player]) -> EventState:
    """Return the state in which what was said of a contestant's players names them as he is entered now."""
    names = _put_right(state.entered(who).players, players)
    if not names:
        return state
    seatings = tuple(_seated(each, names) if each.contestant == who else each for each in state.seatings)
    entries = {id_: _barred(each, who, names) for id_, each in state.office.entries.items()}
    office = replace(state.office, entries=MappingProxyType(entries))
    return replace(state, seatings=seatings, office=office)


def _put_right(before: Sequence[Player], after: Sequence[Player]) -> Mapping[str, Player]:
    """Return the players who are written otherwise than before, by the names that they had.

    Reading: a new name at the place of one that is there no more is that player's name put right. Who plays in the
    place of another is a substitute (Law 4).
    """
    now, known = {each.name: each for each in after}, {each.name for each in before}
    found: dict[str, Player] = {}
    for place, old in enumerate(before):
        at_his_place = after[place] if place < len(after) and after[place].name not in known else old
        new = now.get(old.name, at_his_place)
        if new != old:
            found[old.name] = new
    return found


def _seated(
    seating: SubstituteSeated | DirectionPermitted | LineUpNamed, names: Mapping[str, Player]
) -> SubstituteSeated | DirectionPermitted | LineUpNamed:
    match seating:
        case SubstituteSeated():
            return replace(seating, absent=names.get(seating.absent.name, seating.absent))
        case LineUpNamed():
            ns, ew = (tuple(names.get(each.name, each) for each in seating.on_side(side)) for side in Side)
            return replace(seating, north_south=ns, east_west=ew)
        case DirectionPermitted():
            return seating


def _barred(entry: Entry, who: ContestantId, names: Mapping[str, Player]) -> Entry:
    fact = entry.fact
    if not isinstance(fact, PlayerSuspended | ContestantDisqualified) or fact.contestant != who:
        return entry
    named = names.get(fact.player)
    return entry if named is None else replace(entry, fact=replace(fact, player=named.name))
