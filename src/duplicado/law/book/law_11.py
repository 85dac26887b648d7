"""Laws 10 and 11: who decides a rectification, and how the right to it is lost."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Order, Procedure

__all__ = ["RightForfeited", "forfeit", "waive"]


@dataclass(frozen=True, slots=True)
class RightForfeited:
    """The non-offending side acted before the Director was called, and he rules that its right is lost."""

    edition: Edition


@clause("11A")
def forfeit(facts: RightForfeited) -> Procedure:
    """Order that there is no rectification.

    In 2017 the Director looks at the result: of a side that gained by an opponent's later action in ignorance of the
    Law he takes the advantage away, and the other side keeps the score of the table.
    """
    yield Order(("11A",), () if facts.edition.numbering is Edition.LAWS_2007 else (Review("11A"),))


@clause("10B", "81C5")
def waive(clause_of_waiver: str) -> Procedure:
    """Order that the Director waives the rectification, or lets stand what the players decided for themselves."""
    yield Order((clause_of_waiver,))
