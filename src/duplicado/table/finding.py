"""Findings of the Director: the clause of the question, and the answer as a typed value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.law.book.law_40 import ImplicitTest
from duplicado.law.inquiry import (
    SEATS,
    YES_NO,
    CardPlayedToTrick,
    CardsAdded,
    HandCounts,
    InformationReceived,
    MissingCards,
    SurplusCard,
    TricksToCome,
    inquiry,
)
from duplicado.law.judgement import Medium
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination, Suit


class Circumstance(Enumeration):
    """A fact of time that no clause is the question of; the value is its name in cases."""

    ROUND_OVER = "round"
    NEXT_BOARD = "next board"
    """These players have called on the next board."""
    CORRECTION_PERIOD_OVER = "correction period"

    def __str__(self) -> str:
        """Print the name."""
        return self.value


_OF_TIME: Final = (
    inquiry(Circumstance.ROUND_OVER.value, YES_NO),
    inquiry(Circumstance.NEXT_BOARD.value, SEATS),
    inquiry(Circumstance.CORRECTION_PERIOD_OVER.value, YES_NO),
)
"""The form of the answer to each of them."""


FindingValue: TypeAlias = (
    bool
    | int
    | Seat
    | Card
    | tuple[Card, ...]
    | tuple[Suit, ...]
    | tuple[Denomination, ...]
    | tuple[Seat, ...]
    | HandCounts
    | SurplusCard
    | MissingCards
    | InformationReceived
    | CardsAdded
    | CardPlayedToTrick
    | TricksToCome
    | Medium
    | tuple[ImplicitTest, ...]
)
"""A yes or no, a number of tricks, players, cards, suits, or what a clause asks for in particular."""


@dataclass(frozen=True, slots=True)
class FindingMade:
    """One finding. A boolean is `True` when the clause that is its key applies (or the circumstance has come about)."""

    key: ClauseId | Circumstance
    value: FindingValue
