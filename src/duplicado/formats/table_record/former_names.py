"""Names of older table records and their present meaning."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.sanction import Measure, ProposedPenalty
from duplicado.vocabulary.texts import Code

__all__ = ["PenaltyConsidered", "penalty_proposed"]


@dataclass(frozen=True, slots=True)
class PenaltyConsidered:
    """The Director considers a penalty for the offending side under this clause."""

    clause: Code


def penalty_proposed(stored: PenaltyConsidered) -> ProposedPenalty:
    """Return what says the same today."""
    return ProposedPenalty(stored.clause, Measure.PENALTY, "90A")
