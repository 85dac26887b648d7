"""Law 23 of 2017: comparable calls.

Law 23 of 2007, on an offender who could have known, is Law 72C of 2017.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from duplicado.law.book import law_16
from duplicado.law.clause import clause
from duplicado.law.comparable.comparison import judge
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.meaning import Meant
from duplicado.law.orders import Bar, LeadRight, MustPass, Review
from duplicado.law.procedure_steps import Answer, Order, Procedure, Request, finds
from duplicado.law.situation import IrregularCall

COMPARABLE: Final = inquiry("23A", YES_NO, asked_only=True)


def could_have_known(edition: Edition) -> str:
    """Return the clause on an offender who could have known that his irregularity would damage the others."""
    return cited_in(edition, "72C")


@clause("23A", editions=(Edition.LAWS_2017,))
def is_comparable(
    withdrawn: Meant, replacement: Meant, *, blocking: bool = True
) -> Generator[Request | Order, Answer | None, bool]:
    """Find whether the replacement is comparable: from the meanings when both are on file, else by the Director."""
    concluded = judge(withdrawn.meaning, replacement.meaning, Edition.LAWS_2017)
    return (yield from finds(COMPARABLE, blocking=blocking, concluded=concluded))


@clause("23C", "30B1(b)(i)", "31A2(a)", "32A2(a)", editions=(Edition.LAWS_2017,))
def comparable_call_orders(facts: IrregularCall, own: str) -> Order:
    """Order what follows a comparable call: no rectification, 16C2 does not apply, the result is looked at (23C)."""
    lifted = law_16.is_authorized_again(facts.offender.side, facts.offending_side_calls, ("23B", "26A", own))
    return Order(lifted.clauses, (*lifted.effects, Review("23C")))


@clause("30B1(b)(ii)", "31A2(b)", "32A2(b)", editions=(Edition.LAWS_2017,))
def other_call_orders(facts: IrregularCall, own: str) -> Order:
    """Order what follows any other call: partner passes once, 26B may apply, 72C is kept in mind."""
    effects = (
        MustPass(facts.offender.partner, Bar.TURN),
        LeadRight(facts.offender, facts.call, "26B"),
        Review("72C"),
    )
    return Order((own, "16C2", "26B", "72C"), effects)


def partner_passes_once_unless_comparable(
    facts: IrregularCall, own: Meant, if_comparable: str, otherwise: str
) -> Procedure:
    """Apply the rule that Laws 30B1(b), 31A2 and 32A2 share, when the offender has called at his proper turn.

    A pass that a Law imposed on him raises no question and entails nothing (settled reading 4).
    """
    if own.imposed:
        return
    if (yield from is_comparable(facts.as_meant, own)):
        yield comparable_call_orders(facts, if_comparable)
    else:
        yield other_call_orders(facts, otherwise)
