"""What the book says of given facts, in an edition of the Laws and under the options of the authorities."""

from duplicado.law.clause import ClauseClashError, ExecutedClause, Register, clause, executed_clauses, executing
from duplicado.law.edition import BASE_EDITIONS, EVERY_EDITION, Edition
from duplicado.law.overlay import OVERLAYS, Overlay
from duplicado.law.reference import ClauseId

__all__ = [
    "BASE_EDITIONS",
    "EVERY_EDITION",
    "OVERLAYS",
    "ClauseClashError",
    "ClauseId",
    "Edition",
    "ExecutedClause",
    "Overlay",
    "Register",
    "clause",
    "executed_clauses",
    "executing",
]
