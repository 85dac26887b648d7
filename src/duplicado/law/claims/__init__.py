"""Law 70 as a calculation: what a contested claim is worth. And the port to a double-dummy solver.

`adjudicate` is the function; what it takes for a normal line is written down in `normal`.
"""

from duplicado.law.claims.adjudication import (
    ClaimAdjudication,
    ClaimError,
    ContestedClaim,
    Judgement,
    adjudicate,
    lawful_tricks,
)
from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.claims.policy import ClaimPolicy, PlayerClass, Question, StatedLine

__all__ = [
    "ClaimAdjudication",
    "ClaimError",
    "ClaimPolicy",
    "ContestedClaim",
    "DoubleDummy",
    "Judgement",
    "PlayerClass",
    "Question",
    "StatedLine",
    "adjudicate",
    "lawful_tricks",
]
