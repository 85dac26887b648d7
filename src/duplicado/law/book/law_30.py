"""Law 30: pass out of rotation, not accepted."""

from __future__ import annotations

from typing import Final

from duplicado.law.book import law_23
from duplicado.law.clause import clause, holding
from duplicado.law.edition import Edition
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import Bar, MayNotDouble, MustPass, Review
from duplicado.law.procedure_steps import Order, Procedure, next_call_as_meant
from duplicado.law.situation import IrregularCall
from duplicado.vocabulary.calls import Bid

IS_ARTIFICIAL_PASS: Final = inquiry("30C", YES_NO)


@clause("30C")
def is_artificial(facts: IrregularCall) -> bool:
    """Tell whether the pass is artificial, or a pass of partner's artificial call: then Law 31 applies.

    Natural unless the Director finds otherwise.
    """
    return facts.findings.get("30C") is True


def rectify(facts: IrregularCall) -> Procedure:
    """Rectify a natural pass out of rotation that was cancelled."""
    yield from holding(facts.edition, _rectify_2007, _rectify_2017)(facts)


@clause("30", "30A", "30B1", "30B1(a)", editions=(Edition.LAWS_2017,))
def _rectify_2017(facts: IrregularCall) -> Procedure:
    """At right-hand opponent's turn the offender passes once; otherwise his next call is compared with the pass."""
    offender = facts.offender
    if facts.before.turn is offender.rho:
        yield Order(("30A", "72C"), (MustPass(offender, Bar.TURN), Review("72C")))
        return
    own = yield from next_call_as_meant(offender)
    if own is not None:
        yield from law_23.partner_passes_once_unless_comparable(facts, own, "30B1(b)(i)", "30B1(b)(ii)")


@clause("30", "30A", "30B1", "30B2", "30B2(a)", "30B2(b)", editions=(Edition.LAWS_2007,))
def _rectify_2007(facts: IrregularCall) -> Procedure:
    """Before any bid, or at right-hand opponent's turn, the offender passes once; at partner's turn for good."""
    offender = facts.offender
    anybody_has_bid = any(isinstance(call, Bid) for call in facts.before.calls)
    if not anybody_has_bid:
        yield Order(("30A", "23"), (MustPass(offender, Bar.TURN), Review("23")))
    elif facts.before.turn is offender.rho:
        yield Order(("30B1", "23"), (MustPass(offender, Bar.TURN), Review("23")))
    else:
        effects = (MustPass(offender, Bar.AUCTION), MayNotDouble(offender.partner), Review("23"))
        yield Order(("30B2", "23"), effects)
