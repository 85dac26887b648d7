"""Commands to a table: a player's action, a finding of the Director, or what is concluded without him."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.law.meaning import CallMeaning
from duplicado.law.procedure_steps import FindingValue
from duplicado.table.actions.reader import Action
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.finding import FindingMade
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.seats import Seat


@checked
@dataclass(frozen=True, slots=True)
class PlayerActs:
    """A player does or says something; others may have acted at the same moment."""

    seat: Seat
    action: Action
    accompanied_by: tuple[tuple[Seat, Action], ...] = ()
    means: str = ""
    meaning: CallMeaning | None = None
    """Meaning of a call, as data."""
    statement: ClaimStatement | None = None
    """Statement that he made with a claim, as data."""


@checked
@dataclass(frozen=True, slots=True)
class Find:
    """The Director establishes these facts, in this order."""

    findings: tuple[FindingMade, ...]


@dataclass(frozen=True, slots=True)
class ConcludeWithout:
    """The answer to a question that is open is concluded without the Director, whose own finding prevails over it."""

    clause: str
    value: FindingValue


Command: TypeAlias = PlayerActs | Find | ConcludeWithout
