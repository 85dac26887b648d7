"""Values of findings that say more than yes or no, each named after what its clause asks for. Owner: the Laws."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat, Side


class MissingCardPlace(Enumeration):
    """Place at which a missing card was found (Law 14)."""

    FLOOR = "floor"
    TRICKS = "tricks"
    """Among the cards already played."""
    NOWHERE = "nowhere"


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
