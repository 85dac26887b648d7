"""Answers of robots to the options that the Laws give a player."""

from __future__ import annotations

from typing import Final

from duplicado.law.procedure_steps import ChoiceWord, Offer
from duplicado.robot.player import ChosenAction, ToldWords
from duplicado.robot.turn import answers_to
from duplicado.table.view import SeatView
from duplicado.vocabulary.cards import Card

_LIKED: Final = (
    ChoiceWord.REFUSE,
    ChoiceWord.FORBID,
    ChoiceWord.KEEP,
    ChoiceWord.LOWEST,
    ChoiceWord.PLAYS,
    ChoiceWord.DESIGNATE,
)
"""Choices in the order in which a robot likes them: irregularities are refused, cards kept low."""


def answer_to_offer(view: SeatView, offer: Offer) -> ChosenAction:
    """Return a choice that the option leaves: irregular actions are refused, suits forbidden, cards kept low."""
    word = next((each for each in _LIKED if each in offer.words), offer.words[0])
    told = ToldWords("robot-reason-option", {"clause": offer.clause})
    if offer.cards and word in {ChoiceWord.PLAYS, ChoiceWord.DESIGNATE}:
        lowest = min(offer.cards, key=_low)
        prefix = "plays" if word is ChoiceWord.PLAYS else "dummy"
        return ChosenAction(f"{prefix} {lowest}", told)
    if word is ChoiceWord.FORBID and offer.suits:
        own = view.own
        suits = [suit for suit in offer.suits if suit not in offer.not_forbidden]
        held = {suit: own.length(suit) if own is not None else 0 for suit in suits}
        shortest = min(suits, key=lambda suit: (held[suit], suit.index))
        return ChosenAction(f"forbid {shortest}", told)
    answers = answers_to(offer)
    chosen = next((text for text in answers if text == word.value), answers[0])
    return ChosenAction(chosen, told)


def _low(card: Card) -> tuple[int, int]:
    return card.rank.index, card.suit.index
