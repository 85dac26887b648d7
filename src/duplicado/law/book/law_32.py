"""Law 32: double or redouble out of rotation, not accepted; an inadmissible one is Law 36."""

from __future__ import annotations

from duplicado.law.book import law_23, law_31
from duplicado.law.clause import clause, holding
from duplicado.law.edition import Edition
from duplicado.law.procedure_steps import Order, Procedure, next_call, next_call_as_meant
from duplicado.law.situation import IrregularCall
from duplicado.vocabulary.calls import Pass


def rectify(facts: IrregularCall) -> Procedure:
    """Rectify an admissible double or redouble out of rotation that was cancelled."""
    yield from holding(facts.edition, _rectify_2007, _rectify_2017)(facts)


@clause("32", "32A", "32B", "32B1", "32B2", editions=(Edition.LAWS_2017,))
def _rectify_2017(facts: IrregularCall) -> Procedure:
    """At right-hand opponent's turn wait for his call; the offender's next call is compared with the double."""
    if facts.before.turn is facts.offender.rho:
        rhos_call = yield from next_call(facts.offender.rho)
        if rhos_call is None:
            return
        if isinstance(rhos_call, Pass):
            yield from law_31.right_hand_opponent_passes(facts, "32A1")
            return
    own = yield from next_call_as_meant(facts.offender)
    if own is not None:
        yield from law_23.partner_passes_once_unless_comparable(facts, own, "32A2(a)", "32A2(b)")


@clause("32", "32A", "32B", "32B1", "32B2", "32B2(a)", "32B2(b)", editions=(Edition.LAWS_2007,))
def _rectify_2007(facts: IrregularCall) -> Procedure:
    """Partner passes whenever it is his turn, unless the double came at right-hand opponent's turn and he passes."""
    if facts.before.turn is not facts.offender.rho:
        yield Order(("32A", "26B", "23"), law_31.partner_silenced_2007(facts))
        return
    rhos_call = yield from next_call(facts.offender.rho)
    if rhos_call is None:
        return
    if isinstance(rhos_call, Pass):
        yield from law_31.right_hand_opponent_passes(facts, "32B1")
        return
    own = yield from next_call(facts.offender)
    if own is not None:
        yield Order(("32B2", "26B", "23"), law_31.partner_silenced_2007(facts))
