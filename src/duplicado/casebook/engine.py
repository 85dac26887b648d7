"""Protocol between the runner of cases and an implementation of the Laws, with the observable parts of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, TypeVar

from duplicado.casebook.model import Setup
from duplicado.law.edition import Edition
from duplicado.law.information import Item
from duplicado.law.meaning import CallMeaning
from duplicado.law.reference import ClauseId
from duplicado.table.actions.reader import Action
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.finding import FindingMade
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.values import keeps_mappings


class NotExecuted(DuplicadoError):
    """The case needs a clause that is not executed yet."""

    def __init__(self, clause: str | ClauseId) -> None:
        """Name the clause."""
        self.clause = ClauseId.parse(clause) if isinstance(clause, str) else clause
        super().__init__(f"{self.clause} is not executed yet")


@dataclass(frozen=True, slots=True)
class PlayerCommand:
    """Command of a player, and the actions of others at the same moment."""

    seat: Seat
    action: Action
    accompanying: tuple[tuple[Seat, Action], ...] = ()
    meaning: CallMeaning | None = None
    statement: ClaimStatement | None = None
    means: str | None = None


@dataclass(frozen=True, slots=True)
class DirectorCommand:
    """Findings that the Director makes, in this order."""

    findings: tuple[FindingMade, ...]


Command: TypeAlias = PlayerCommand | DirectorCommand


@dataclass(frozen=True, slots=True)
class CaseRefusal:
    """The command is not admitted; `clause` forbids it, `None` when no Law does (such as an answer not on offer)."""

    clause: ClauseId | None


class CasePhase(Enumeration):
    """Phase of the board; the value is the word of the casebook."""

    AUCTION = "auction"
    CLARIFICATION = "clarification"
    PLAY = "play"
    OVER = "over"


class Duration(Enumeration):
    """Period for which a player must pass; the value is the word of the casebook."""

    TURN = "turn"
    AUCTION = "auction"


class PenaltyCardKind(Enumeration):
    """Law 50B; the value is the word of the casebook."""

    MAJOR = "major"
    MINOR = "minor"


@dataclass(frozen=True, slots=True)
class LeadRestriction:
    """Restriction of the lead now to be made."""

    seat: Seat
    forbid: tuple[Suit, ...] = ()
    require: tuple[Suit, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenOption:
    """A choice that a player has; `choices` in the words of the casebook, without the suits or cards to be named."""

    by: Seat
    law: ClauseId
    choices: tuple[str, ...]
    also_by: Seat | None = None
    """The other player who may choose in his place."""


@dataclass(frozen=True, slots=True)
class SeenIrregularity:
    """An irregularity that has been recorded; `by` is `None` when no player is at fault."""

    law: ClauseId
    by: Seat | None


@dataclass(frozen=True, slots=True)
class SeenTransfer:
    """Tricks to be transferred at the end, and the clause under which."""

    to: Side
    tricks: int
    law: ClauseId


@dataclass(frozen=True, slots=True)
class Result:
    """The result of the board, after any transfer; `score` for North-South."""

    contract: AuctionResult
    tricks: int | None
    score: int


@dataclass(frozen=True, slots=True)
class TrickInProgress:
    """The cards of the trick in progress, from the lead on."""

    lead: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Observation:
    """Everything that an expectation may ask about; a field that is `None` or empty says that there is none."""

    phase: CasePhase
    turn: Seat | None = None
    auction: tuple[Call | None, ...] = ()
    """From dealer; `None` is a turn that was skipped for good."""
    contract: AuctionResult | None = None
    calls: tuple[Call, ...] = ()
    cards: tuple[Card, ...] | None = None
    """`None` when the hand is not known."""
    barred: Mapping[Seat, Duration] = field(default_factory=dict[Seat, Duration])
    penalty_cards: Mapping[Seat, Mapping[Card, PenaltyCardKind]] = field(
        default_factory=dict[Seat, Mapping[Card, PenaltyCardKind]]
    )
    lead: LeadRestriction | None = None
    options: tuple[OpenOption, ...] = ()
    questions: tuple[ClauseId, ...] = ()
    irregularities: tuple[SeenIrregularity, ...] = ()
    cites: tuple[ClauseId, ...] = ()
    unauthorized: Mapping[Side, tuple[Item, ...]] = field(default_factory=dict[Side, tuple[Item, ...]])
    authorized: Mapping[Side, tuple[Item, ...]] = field(default_factory=dict[Side, tuple[Item, ...]])
    review: tuple[ClauseId, ...] = ()
    tricks: Mapping[Side, int] = field(default_factory=dict[Side, int])
    transfer: SeenTransfer | None = None
    result: Result | None = None
    adjusted: ClauseId | None = None
    trick: TrickInProgress | None = None
    penalties: tuple[ClauseId, ...] = ()


_State = TypeVar("_State")


class Engine(Protocol[_State]):
    """Implementation of the Laws. `_State` is opaque to the runner; states do not change.

    Each of the methods may raise `NotExecuted` with the clause that is missing.
    """

    def start(self, setup: Setup, edition: Edition) -> _State:
        """Return the state at the beginning of a case."""
        ...

    def admit(self, state: _State, command: Command) -> CaseRefusal | None:
        """Tell whether the command is refused; `None` admits it."""
        ...

    def rule(self, state: _State, command: Command) -> _State:
        """Return the state after a command that was admitted."""
        ...

    def observe(self, state: _State) -> Observation:
        """Say what can be seen of the state."""
        ...
