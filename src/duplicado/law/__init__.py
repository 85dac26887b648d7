"""What the book says of given facts, in an edition of the Laws and under the options of the authorities."""

from duplicado.law.clause import ClauseClashError, Executed, clause, executed_clauses
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.reference import ClauseId

__all__ = ["EVERY_EDITION", "ClauseClashError", "ClauseId", "Edition", "Executed", "clause", "executed_clauses"]
