"""Meanings of calls, kept beside the auction where they are on file."""

from __future__ import annotations

from duplicado.law.meaning import CallMeaning
from duplicado.law.situation import IrregularCall
from duplicado.table.state import IrregularFact, TableState
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import FrozenDict, replace


def meaning_of(state: TableState, place: int, call: Call | None) -> CallMeaning | None:
    """Return what the call in that place of the auction means, `None` when that is not on file."""
    said = state.meanings.get(place)
    return said[1] if said is not None and said[0] is call else None


def with_meaning(
    before: TableState, state: TableState, seat: Seat, call: Call, meaning: CallMeaning | None
) -> TableState:
    """Note what a call means that has just been made; `before` is the state in which it was made."""
    if meaning is None and not before.meanings:
        return state
    place = _place(state, seat, call)
    if place is None:
        return state
    meanings = {there: said for there, said in before.meanings.items() if there != place}
    if meaning is not None:
        meanings[place] = (call, meaning)
    irregular = tuple(
        _as_meant(before, fact, place, meaning) if _is_new(before, fact) else fact for fact in state.irregular
    )
    return replace(state, meanings=FrozenDict(meanings), irregular=irregular)


def _place(state: TableState, seat: Seat, call: Call) -> int | None:
    """Return the last place of the auction in which that call of that player stands, provisionally or for good."""
    auction = state.auction
    places = (place for place in range(len(auction.calls) - 1, -1, -1) if auction.dealer.after(place) is seat)
    return next((place for place in places if auction.calls[place] is call), None)


def _is_new(before: TableState, fact: IrregularFact) -> bool:
    return isinstance(fact, IrregularCall) and all(fact is not earlier for earlier in before.irregular)


def _as_meant(before: TableState, fact: IrregularFact, place: int, meaning: CallMeaning | None) -> IrregularFact:
    if not isinstance(fact, IrregularCall) or fact.later:
        return fact
    return replace(fact, meaning=meaning, replaced_meaning=meaning_of(before, place, fact.replaced))
