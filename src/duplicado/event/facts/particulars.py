"""Particulars of a fact: the typed values of the sentence that tells of it, without a word of any language.

The sentence is the message `fact-<stored name>`, or `fact-<stored name>-<variant>`; each value is written by its type.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from duplicado.event.adjusting.rulings import SideRuling
from duplicado.event.contest import ContestantId
from duplicado.event.facts.office_values import MeasureTaken, NoteKind, Where, WhyCorrected
from duplicado.event.facts.results import Place, TravellerLine
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Movement
from duplicado.movement.teams import TeamMovement
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.values import keeps_mappings


def kind_seated(movement: AnyMovement) -> ContestKind:
    """Return the kind of contestants whom a movement seats."""
    match movement:
        case Movement():
            return ContestKind.PAIRS
        case TeamMovement():
            return ContestKind.TEAMS
        case IndividualMovement():
            return ContestKind.INDIVIDUAL


@dataclass(frozen=True, slots=True)
class Persons:
    """A contestant, and the persons who are meant where it is not the whole contestant."""

    contestant: ContestantId | None
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SatThere:
    """Contestants on a side of a table: whom a result names, else whom the movement puts there."""

    place: Place
    side: Side
    named: ContestantId | None
    partner: ContestantId | None = None
    """The other player of the side whom a result names, for individuals."""


@dataclass(frozen=True, slots=True)
class AmountTaken:
    """An amount with its unit."""

    amount: Fraction
    unit: PenaltyUnit


@dataclass(frozen=True, slots=True)
class CarriedUnit:
    """The unit of what was carried over: per cent, or that in which the event ranks."""

    percent: bool


@dataclass(frozen=True, slots=True)
class MatchTakenFrom:
    """The match from whose result a penalty is taken."""

    opponents: ContestantId
    session: int


@dataclass(frozen=True, slots=True)
class ContestantsExchanged:
    """Contestants who have one another's places in a round."""

    couples: tuple[tuple[ContestantId, ContestantId], ...]


@dataclass(frozen=True, slots=True)
class DayTold:
    """A day, as ISO 8601 writes it."""

    day: str


Particular: TypeAlias = (
    str
    | int
    | Fraction
    | ContestantId
    | Place
    | Where
    | TravellerLine
    | SideRuling
    | Seat
    | Side
    | tuple[Seat, ...]
    | AnyMovement
    | MeasureTaken
    | NoteKind
    | WhyCorrected
    | Persons
    | SatThere
    | AmountTaken
    | CarriedUnit
    | MatchTakenFrom
    | ContestantsExchanged
    | DayTold
)


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Particulars:
    """Parts of the sentence of a fact."""

    variant: str
    """Name of the sentence, where its kind has several; empty where there is one."""
    values: Mapping[str, Particular]
    under: tuple[str, ...] = ()
    """The clauses on which it rests, told behind the sentence."""
    section: str | None = None
    """The section to which it is limited, told behind the sentence."""


def told(
    variant: str = "", /, *, under: tuple[str, ...] = (), only_in: str | None = None, **values: Particular
) -> Particulars:
    """Return particulars.

    Args:
        variant: which sentence of the kind it is.
        under: the clauses on which it rests.
        only_in: the section to which it is limited; `None`: it is not.
        values: the arguments of the sentence.
    """
    return Particulars(variant, values, under, only_in)
