"""Law 29: what happens first after a call out of rotation; Laws 30 to 32 go on from there."""

from __future__ import annotations

from typing import Final

from duplicado.law.book import law_16, law_30, law_31, law_32
from duplicado.law.clause import clause
from duplicado.law.inquiry import DENOMINATIONS, inquiry
from duplicado.law.orders import StandingCalls
from duplicado.law.procedure_steps import Order, Procedure, accepts
from duplicado.law.rectification import rectifies
from duplicado.law.situation import IrregularCall
from duplicado.vocabulary.calls import Double, Pass, Redouble

__all__ = [
    "DENOMINATIONS_SPECIFIED",
    "rectify",
]

DENOMINATIONS_SPECIFIED: Final = inquiry("29C", DENOMINATIONS)


@rectifies("29", sheet=IrregularCall)
@clause("29A", "29B")
def rectify(facts: IrregularCall) -> Procedure:
    """Rectify a call out of rotation, from the first word of the offender's left-hand opponent."""
    if (yield from accepts(facts.offender.lho, "29A")):
        yield Order(("29A",), (StandingCalls(facts.standing),))
        return
    yield Order(("29B",), (StandingCalls(facts.before),))
    yield law_16.is_withdrawn(facts.offender.side, facts.offending_side_calls, facts.edition)
    match facts.call:
        case Double() | Redouble():
            yield from law_32.rectify(facts)
        case Pass() if not law_30.is_artificial(facts):
            yield from law_30.rectify(facts)
        case _:
            yield from law_31.rectify(facts)
