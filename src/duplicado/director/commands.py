"""Commands to a table: a player's action, or a finding of the Director."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.law.meaning import CallMeaning
from duplicado.table.actions.reader import Action
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.finding import FindingMade
from duplicado.vocabulary.seats import Seat

__all__ = ["Command", "Find", "PlayerActs"]


@dataclass(frozen=True, slots=True)
class PlayerActs:
    """A player does or says something; others may have acted at the same moment."""

    seat: Seat
    action: Action
    accompanied_by: tuple[tuple[Seat, Action], ...] = ()
    means: str = ""
    meaning: CallMeaning | None = None
    """What a call means, as data."""
    statement: ClaimStatement | None = None
    """What he stated with a claim, as data."""


@dataclass(frozen=True, slots=True)
class Find:
    """The Director establishes these facts, in this order."""

    findings: tuple[FindingMade, ...]


Command: TypeAlias = PlayerActs | Find
