"""Relation of actions to options: the option that an action answers, and its validity there."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.director.conduct import Treatment, treatment
from duplicado.director.narrowing import narrowed
from duplicado.director.state import DirectedTable
from duplicado.law.clause import clause
from duplicado.law.procedure import law_18
from duplicado.law.procedure_steps import Choice, ChoiceWord, Offer
from duplicado.table.actions.answers import (
    Accept,
    ChoosesCard,
    Forbid,
    FromDummy,
    FromHand,
    Highest,
    Keep,
    Lowest,
    NoRestriction,
    Refuse,
    Require,
    Spread,
)
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.play import Designates, FacesHand, PlaysCard, TakesBack
from duplicado.table.actions.reader import Action
from duplicado.table.state import TableMode
from duplicado.vocabulary.calls import Bid, Call, Double, Redouble
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

# What may be an answer, and is more often something that a player does.
_ALSO_DEEDS: Final = frozenset({MakesCall, PlaysCard, TakesBack, Designates, FacesHand})


def choice_of(action: Action, by: Seat | None = None) -> Choice | None:
    """Return the choice that the action of that player would be as an answer; `None` when it answers nothing."""
    match action:
        case MakesCall(call, stated):
            return Choice(ChoiceWord.CALL, by, call=call, stated=stated)
        case (
            Accept() | Refuse() | NoRestriction() | Highest() | Lowest() | Spread() | FromHand() | FromDummy() | Keep()
        ):
            return Choice(ChoiceWord(action.WORDS), by)
        case FacesHand():
            return Choice(ChoiceWord.SPREAD, by)
        case Require(suits):
            return Choice(ChoiceWord.REQUIRE, by, suits=suits)
        case Forbid(suits):
            return Choice(ChoiceWord.FORBID, by, suits=suits)
        case ChoosesCard(card):
            return Choice(ChoiceWord.PLAYS, by, card=card)
        case TakesBack(card):
            return Choice(ChoiceWord.TAKE_BACK, by, card=card)
        case Designates(card) if isinstance(card, Card):
            return Choice(ChoiceWord.DESIGNATE, by, card=card)
        case _:
            return None


def is_answer(action: Action) -> bool:
    """Tell whether the action can only be an answer to an option."""
    return type(action) not in _ALSO_DEEDS and choice_of(action) is not None


def is_on_offer(offer: Offer, choice: Choice) -> bool:
    """Tell whether that option leaves that choice."""
    if choice.word not in offer.words:
        return False
    if choice.word in {ChoiceWord.REQUIRE, ChoiceWord.FORBID}:
        if choice.word is ChoiceWord.REQUIRE and any(suit in offer.not_required for suit in choice.suits):
            return False
        if choice.word is ChoiceWord.FORBID and any(suit in offer.not_forbidden for suit in choice.suits):
            return False
        several = offer.suits_apart and choice.word is ChoiceWord.FORBID
        return (several or len(choice.suits) == 1) and all(suit in offer.suits for suit in choice.suits)
    if choice.card is not None and offer.cards:
        return choice.card in offer.cards
    if choice.word is ChoiceWord.CALL:
        return (choice.call in offer.calls) is not choice.irregular
    return True


def _breaks(call: Call) -> str:
    """Return the clause that a call breaks which Laws 18 and 19 do not permit."""
    match call:
        case Double():
            return "19A1"
        case Redouble():
            return "19B1"
        case _:
            return "18D" if isinstance(call, Bid) and law_18.is_of_the_game(call) else "18A"


@clause("10C1")
def answered_offer(state: DirectedTable, seat: Seat, action: Action) -> tuple[int, Choice] | None:
    """Return the matter whose option the player answers by the action, and his choice; `None` if he answers none.

    Where several options are open to him he answers the first that leaves him this choice. At a live table an irregular
    call is an answer as well, which its own Law deals with.
    """
    if not state.matters:
        return None
    choice = choice_of(action, seat)
    if choice is None:
        return None
    for matter in state.matters:
        offer = narrowed(matter.request, state.table)
        if offer is not None and seat in (offer.by, offer.also_by) and is_on_offer(offer, choice):
            return matter.number, choice
    return None if _forbids(state, choice) else _irregular_answer(state, seat, choice)


def broken_by_answer(state: DirectedTable, seat: Seat, action: Action) -> str | None:
    """Return the clause that forbids an irregular call by which the player would answer an option at this table."""
    choice = choice_of(action, seat)
    broken = None if choice is None else _forbids(state, choice)
    return broken if choice is not None and broken and _irregular_answer(state, seat, choice) else None


def _forbids(state: DirectedTable, choice: Choice) -> str | None:
    setup = state.table.setup
    if choice.call is None or setup.mode is not TableMode.GUARDED:
        return None
    broken = _breaks(choice.call)
    return broken if treatment(broken, setup.regulations) is Treatment.REFUSED else None


def _irregular_answer(state: DirectedTable, seat: Seat, choice: Choice) -> tuple[int, Choice] | None:
    """Return the matter that a player answers by a call that Laws 18 and 19 do not permit there, where that may happen.

    A call that a ruling alone forbids him is none of his choices (81C2).
    """
    if choice.word is not ChoiceWord.CALL:
        return None
    made = replace(choice, irregular=True)
    for matter in state.matters:
        offer = matter.request
        if not isinstance(offer, Offer) or offer.by is not seat or narrowed(offer, state.table) is not offer:
            continue
        if is_on_offer(offer, made):
            return matter.number, made
    return None
