"""Findings of the Director: the clause of the question, and the answer as a typed value."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import TypeAlias

from duplicado.law.book.law_40 import ImplicitTest
from duplicado.law.judgement import Medium
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

__all__ = [
    "CardPlayedToTrick",
    "CardsAdded",
    "Circumstance",
    "FindingMade",
    "FindingValue",
    "HandCounts",
    "InformationReceived",
    "MissingCardPlace",
    "MissingCards",
    "SurplusCard",
    "TricksToCome",
]


class Circumstance(enum.Enum):
    """A fact of time that no clause is the question of; the value is its name in cases."""

    ROUND_OVER = "round"
    NEXT_BOARD = "next board"
    """These players have called on the next board."""
    CORRECTION_PERIOD_OVER = "correction period"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        """Print the name."""
        return self.value


class MissingCardPlace(enum.Enum):
    """Where a missing card was found (Law 14)."""

    FLOOR = "floor"
    TRICKS = "tricks"
    """Among the cards already played."""
    NOWHERE = "nowhere"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class HandCounts:
    """Law 13: how many cards the hands held, which a player saw that were another's, which the Director moved."""

    counts: tuple[tuple[Seat, int], ...]
    seen: tuple[Card, ...] = ()
    moved: tuple[Card, ...] = ()
    """The cards that the Director moved from one hand to another to correct the deal (13E of 2007)."""


@dataclass(frozen=True, slots=True)
class SurplusCard:
    """Law 13C: a card of another pack, and whether it was played to a trick."""

    seat: Seat
    card: Card
    played: bool


@dataclass(frozen=True, slots=True)
class MissingCards:
    """Law 14: the cards that hands lacked, and where they were found."""

    cards: tuple[tuple[Seat, tuple[Card, ...]], ...]
    found: MissingCardPlace


@dataclass(frozen=True, slots=True)
class InformationReceived:
    """Laws 16B and 16D: who received information, and whether it would interfere with normal play (if known)."""

    to: Seat
    interferes: bool | None = None


@dataclass(frozen=True, slots=True)
class CardsAdded:
    """Law 67B2(a): the cards that a player placed too many among his played cards."""

    cards: tuple[tuple[Seat, tuple[Card, ...]], ...]


@dataclass(frozen=True, slots=True)
class CardPlayedToTrick:
    """Law 67B3: a card, its player and the trick to which it was played."""

    seat: Seat
    card: Card
    trick: int


@dataclass(frozen=True, slots=True)
class TricksToCome:
    """Law 70: how the tricks still to come are divided."""

    tricks: tuple[tuple[Side, int], ...]


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
