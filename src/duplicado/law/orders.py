"""What a ruling changes at the table: effects as data, applied by the table's fold, kept with the ruling."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import TypeAlias

from duplicado.law.procedure.auction import Auction
from duplicado.vocabulary import Call, Card, Seat, Side, Suit

__all__ = [
    "Bar",
    "CardDisposition",
    "Disposition",
    "Effect",
    "Informed",
    "LeadRight",
    "LeadRightLifted",
    "LeadRule",
    "MayNotDouble",
    "MustPass",
    "MustRepeat",
    "Review",
    "ScoreAdjusted",
    "StandingCalls",
    "Uninformed",
]


class Bar(enum.Enum):
    """For how long a player must pass; the value is the word of the casebook."""

    TURN = "turn"
    """At his next turn only."""
    AUCTION = "auction"
    """Whenever it is his turn, for the rest of the auction."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class StandingCalls:
    """These calls stand, and no others; the auction goes on behind them."""

    auction: Auction


@dataclass(frozen=True, slots=True)
class MustPass:
    """The player must pass."""

    seat: Seat
    bar: Bar


@dataclass(frozen=True, slots=True)
class MustRepeat:
    """The player must make this call at his next turn (Laws 31A1, 32A1)."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class MayNotDouble:
    """The player may neither double nor redouble at his next turn (Law 30B2(b) of 2007)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Informed:
    """What withdrawn actions or exposed cards tell: unauthorized for one side, authorized for the other (16C)."""

    unauthorized: Side
    items: tuple[Call | Card, ...]


@dataclass(frozen=True, slots=True)
class Uninformed:
    """Such information is no longer unauthorized (Laws 23B, 26A, 27B1)."""

    unauthorized: Side
    items: tuple[Call | Card, ...]


@dataclass(frozen=True, slots=True)
class LeadRight:
    """Declarer may restrict the lead of a defender whose partner's call was withdrawn (Law 26)."""

    offender: Seat
    withdrawn: Call
    clause: str


@dataclass(frozen=True, slots=True)
class LeadRightLifted:
    """That right has gone."""

    offender: Seat


@dataclass(frozen=True, slots=True)
class LeadRule:
    """What a player may lead: a suit required or forbidden."""

    seat: Seat
    clause: str
    require: tuple[Suit, ...] = ()
    forbid: tuple[Suit, ...] = ()


class Disposition(enum.Enum):
    """What becomes of a card that was exposed; penalty cards carry the word of the casebook."""

    FACE_UP = "face up"
    """It lies on the table until the auction ends (Law 24)."""
    MINOR = "minor"
    MAJOR = "major"
    IN_HAND = "in hand"
    """It goes back to the hand, or is picked up."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class CardDisposition:
    """What becomes of a card that was exposed."""

    seat: Seat
    card: Card
    disposition: Disposition
    played: bool = False
    """Whether it was exposed by being led or played (which makes a small card major, Law 50B)."""


@dataclass(frozen=True, slots=True)
class Review:
    """The Director must look at the result under this clause when play ends."""

    clause: str


@dataclass(frozen=True, slots=True)
class ScoreAdjusted:
    """The Law demands an adjusted score instead of a result."""

    clause: str


Effect: TypeAlias = (
    StandingCalls
    | MustPass
    | MustRepeat
    | MayNotDouble
    | Informed
    | Uninformed
    | LeadRight
    | LeadRightLifted
    | LeadRule
    | CardDisposition
    | Review
    | ScoreAdjusted
)
