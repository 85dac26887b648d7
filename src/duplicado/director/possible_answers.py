"""Every answer that an offer leaves to a player, and the values of the findings that the Director is asked for.

For whoever goes through all that may happen: the exploration of the book, and the tests in which anything goes.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from duplicado.director.state import DirectedTable
from duplicado.law.inquiry import TricksToCome
from duplicado.law.procedure_steps import ChoiceWord, Offer, Question
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
from duplicado.table.actions.play import Designates, Drops, Shows, TakesBack
from duplicado.table.actions.reader import Action
from duplicado.table.entries import Acted
from duplicado.table.finding import FindingValue
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side

WORDLESS: Final[Mapping[ChoiceWord, Action]] = MappingProxyType(
    {
        ChoiceWord.ACCEPT: Accept(),
        ChoiceWord.REFUSE: Refuse(),
        ChoiceWord.NO_RESTRICTION: NoRestriction(),
        ChoiceWord.HIGHEST: Highest(),
        ChoiceWord.LOWEST: Lowest(),
        ChoiceWord.SPREAD: Spread(),
        ChoiceWord.FROM_HAND: FromHand(),
        ChoiceWord.FROM_DUMMY: FromDummy(),
        ChoiceWord.KEEP: Keep(),
    }
)
"""The answers in which nothing is named."""


def answers_to(offer: Offer) -> tuple[Action, ...]:
    """Return an action for each way of answering an offer."""
    found: list[Action] = []
    for word in offer.words:
        match word:
            case ChoiceWord.CALL:
                found += map(MakesCall, offer.calls)
            case ChoiceWord.REQUIRE:
                found += [Require((suit,)) for suit in offer.suits if suit not in offer.not_required]
            case ChoiceWord.FORBID:
                found += [Forbid((suit,)) for suit in offer.suits if suit not in offer.not_forbidden]
            case ChoiceWord.PLAYS:
                found += map(ChoosesCard, offer.cards)
            case ChoiceWord.TAKE_BACK:
                found += map(TakesBack, offer.cards)
            case ChoiceWord.DESIGNATE:
                found += map(Designates, offer.cards)
            case _:
                found.append(WORDLESS[word])
    return tuple(found)


def values_of(question: Question, state: DirectedTable) -> tuple[FindingValue, ...]:
    """Return the values with which a question can be answered; of numbers and cards the ends of what is possible."""
    match question.clause:
        case "24":
            exposed = _exposed(state)
            return ((), exposed) if exposed else ((),)
        case "70":
            play = state.table.play
            left = 0 if play is None else play.play.tricks_to_come
            return tuple(TricksToCome(((side, left),)) for side in Side)
        case "21B1(a)":
            return ((), *((seat,) for seat in Seat))
        case "79B2":
            return (0, 9, 13)
        case _:
            return (True, False)


def _exposed(state: DirectedTable) -> tuple[Card, ...]:
    """Return the cards that were exposed so far, each once."""
    cards = [
        card
        for past in state.backwards()
        if isinstance(past.fact, Acted) and isinstance(past.fact.action, Drops | Shows)
        for card in past.fact.action.cards
    ]
    return tuple(dict.fromkeys(reversed(cards)))
