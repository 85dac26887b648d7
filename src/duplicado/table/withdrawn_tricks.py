"""Places of tricks and facts after an earlier trick is withdrawn with its lead."""

from __future__ import annotations

from typing import TypeAlias

from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure.tricks import Play
from duplicado.table.play_state import Revoke
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace

Withdrawn: TypeAlias = tuple[tuple[int, Seat, Card], ...]
"""The places at which tricks had been, latest first, each with the hand that led and the card."""


def withdrawn_tricks(before: Play, now: Play) -> Withdrawn:
    """List the tricks that are no longer there; a trick whose lead was exchanged for another card still is."""
    missing = len(before.tricks) - len(now.tricks)
    if missing <= 0:
        return ()
    leads = {trick.plays[0] for trick in now.tricks if trick.plays}
    places = range(len(before.tricks) - 1, -1, -1)
    gone = tuple(
        (place, *before.tricks[place].plays[0]) for place in places if before.tricks[place].plays[0] not in leads
    )
    return gone if len(gone) == missing else ()


def place_without(place: int, withdrawn: Withdrawn) -> int:
    """Return the place that a trick has now."""
    return place - sum(1 for gone, _, _ in withdrawn if gone < place)


def lead_without(place: int, withdrawn: Withdrawn, led: int) -> int:
    """Return the place that a lead has now that others have gone back, of `led` that there were.

    A trick that has gone back from the end is led to again: what was chosen for the next lead is none for it.
    """
    last = led
    for gone, _, _ in withdrawn:
        if gone == last - 1:
            last = gone
    return place_without(place, tuple(each for each in withdrawn if each[0] < last))


def fact_without(fact: IrregularPlay, withdrawn: Withdrawn) -> IrregularPlay:
    """Return the irregularity as it would have been if earlier tricks that have gone back had never been led to."""
    for place, leader, lead in withdrawn:
        if place < fact.trick:
            fact = replace(fact, before=fact.before.taken_back(leader, lead), trick=fact.trick - 1)
    return fact


def revoke_without(revoke: Revoke, withdrawn: Withdrawn) -> Revoke:
    """Return the revoke in the place that its trick has now."""
    place = place_without(revoke.trick, withdrawn)
    return revoke if place == revoke.trick else replace(revoke, trick=place)
