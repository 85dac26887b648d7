"""Law 72A and B: play by the Laws, nothing wrong on purpose, nothing concealed; 72C is in another module."""

from __future__ import annotations

from typing import Final

from duplicado.law.conduct import ConductRule
from duplicado.law.inquiry import SEAT_OR_YES_NO, inquiry
from duplicado.law.sanction import PenaltyKind, Strength

NOT_PLAYED_BY_THE_LAWS: Final = inquiry("72A", SEAT_OR_YES_NO)
INTENTIONAL: Final = inquiry("72B1", SEAT_OR_YES_NO)
CONCEALED: Final = inquiry("72B3", SEAT_OR_YES_NO)
"""The player who broke the clause, or whether he did on purpose, or tried to conceal it."""

RULES: Final = {
    "72A": ConductRule("72A", Strength.SHOULD, kind=PenaltyKind.DISCIPLINARY, looks_at=("80B2(f)", "91A")),
    "72B1": ConductRule("72B1", Strength.MUST_NOT, looks_at=("72C",)),
    "72B3": ConductRule("72B3", Strength.MAY_NOT, looks_at=("72C",)),
}
"""Demands of these clauses. That nobody need disclose his side's infraction (72B2) demands nothing."""
