"""A case: one board at one table, told the way a director would tell it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.casebook.patterns import Pattern
from duplicado.law.edition import Edition
from duplicado.law.meaning import CallMeaning
from duplicado.law.reference import ClauseId
from duplicado.table.actions.reader import Action
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.contest_kind import ContestKind
from duplicado.table.finding import FindingMade
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat


class CaseMode(Enumeration):
    """Treatment of an irregular action by the table; the value is the word of the casebook."""

    LIVE = "live"
    """Every action is a fact and is recorded."""
    GUARDED = "guarded"
    """An irregular action is refused with the Law that forbids it (electronic table)."""


@dataclass(frozen=True, slots=True)
class Regulations:
    """A profile by name, and options laid over it as they were written."""

    profile: str = "wbf"
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CasePosition:
    """Position at which a case starts in mid-play."""

    hands: Layout
    """The cards still held."""
    lead: Seat
    """Player who is to lead."""
    won: tuple[int, int]
    """Tricks won by North-South and by East-West."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Starting position of a case."""

    board: Board
    regulations: Regulations = Regulations()
    mode: CaseMode = CaseMode.LIVE
    scoring: ContestKind = ContestKind.PAIRS
    hands: Layout | None = None
    contract: Contract | None = None
    """The auction is over; the case starts in the Clarification Period, or in the play if there is a position."""
    position: CasePosition | None = None


@dataclass(frozen=True, slots=True)
class RefusalExpected:
    """The action must be refused: under this clause, or for any reason when there is none."""

    clause: ClauseId | None


@dataclass(frozen=True, slots=True)
class PlayerStep:
    """Action or words of a player, and the actions of others at the same moment."""

    line: int
    seat: Seat
    action: Action
    accompanying: tuple[tuple[Seat, Action], ...] = ()
    means: str | None = None
    """A remark for readers."""
    meaning: CallMeaning | None = None
    statement: ClaimStatement | None = None
    refused: RefusalExpected | None = None


@dataclass(frozen=True, slots=True)
class DirectorStep:
    """Findings of the Director."""

    line: int
    findings: tuple[FindingMade, ...]
    refused: RefusalExpected | None = None


@dataclass(frozen=True, slots=True)
class Expectation:
    """One thing that must be true."""

    line: int
    key: str
    wanted: Pattern


@dataclass(frozen=True, slots=True)
class ExpectStep:
    """Expectations that must hold now."""

    line: int
    expectations: tuple[Expectation, ...]


Step: TypeAlias = PlayerStep | DirectorStep | ExpectStep


@dataclass(frozen=True, slots=True)
class Case:
    """One case of a file."""

    line: int
    title: str
    editions: tuple[Edition, ...]
    cites: tuple[ClauseId, ...]
    setup: Setup
    steps: tuple[Step, ...]
