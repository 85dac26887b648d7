"""Whom and what a form names, found in the record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import RectificationWaived, RulingCorrected, RulingGiven
from duplicado.event.record.office_state import Standing
from duplicado.event.record.state import EventState
from duplicado.service.office.filled import Filled, FormError

__all__ = ["StandingRuling", "contestant_of", "entry_of", "standing_rulings", "where_of"]

StandingRuling: TypeAlias = (
    RulingGiven | RulingCorrected | RectificationWaived | PlayerSuspended | ContestantDisqualified
)
"""What can be taken back by a withdrawal."""


def contestant_of(form: Filled, state: EventState, name: str) -> ContestantId:
    """Return who takes part under the number in a field.

    Raises:
        FormError: nobody does, or nothing stands there.
    """
    found = form.contestant(name)
    if found is None:
        raise FormError("needed", name)
    if found not in state.contestants:
        alike = [each for each in state.contestants if each.number == found.number]
        if len(alike) == 1:
            return alike[0]
        raise FormError("nobody", name, form.word(name))
    return found


def where_of(form: Filled, state: EventState) -> Where:
    """Return where something happened; the movement tells the round in which a board is at a table.

    Raises:
        FormError: a number is none, or the movement does not have that board at that table.
    """
    told = form.where()
    if told.round is not None or told.table is None or told.board is None:
        return told
    plan = state.session(told.session).plans.get(told.section)
    rounds = {each.round for each in (plan.due if plan else ()) if _is_at(each, told)}
    if len(rounds) != 1:
        raise FormError("round-wanted", "round")
    return replace(told, round=rounds.pop())


def _is_at(place: Place, told: Where) -> bool:
    return (place.table, place.board) == (told.table, told.board)


def entry_of(form: Filled, state: EventState, name: str, kinds: tuple[type, ...]) -> EntryId:
    """Return the id of the entry of the office that a field names, which is of one of these kinds.

    Raises:
        FormError: there is none such.
    """
    id_ = form.needed(name)
    entry = state.office.entries.get(id_)
    if entry is None or not isinstance(entry.fact, kinds):
        raise FormError("no-such-entry", name)
    return id_


def standing_rulings(state: EventState) -> Iterator[Standing[StandingRuling]]:
    """Go through the rulings, waivers, suspensions and disqualifications that stand, the last first."""
    found = (
        *state.office.standing(RulingGiven, RulingCorrected),
        *state.office.standing(RectificationWaived),
        *state.office.standing(PlayerSuspended, ContestantDisqualified),
    )
    return iter(sorted(found, key=lambda each: (each.entry.at, each.id), reverse=True))
