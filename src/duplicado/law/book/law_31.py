"""Law 31: bid (or artificial pass) out of rotation, not accepted."""

from __future__ import annotations

from typing import cast

from duplicado.law.book import law_16, law_17, law_23
from duplicado.law.clause import clause, holding
from duplicado.law.edition import Edition
from duplicado.law.orders import Bar, LeadRight, MustPass, MustRepeat, Review, StandingCalls, Uninformed
from duplicado.law.procedure_steps import FindingValue, Order, Procedure, next_call, next_call_as_meant
from duplicado.law.rectification import rectifies
from duplicado.law.situation import IrregularCall
from duplicado.vocabulary.calls import Bid, Call, Pass
from duplicado.vocabulary.suits import Denomination


def rectify(facts: IrregularCall) -> Procedure:
    """Rectify a bid out of rotation that was cancelled."""
    yield from holding(facts.edition, _rectify_2007, _rectify_2017)(facts)


@clause("31", "31A", "31A2", "31B", "31B1", "31B2", "31:fn8", editions=(Edition.LAWS_2017,))
def _rectify_2017(facts: IrregularCall) -> Procedure:
    """At right-hand opponent's turn wait for his call; the offender's next call is compared with the cancelled bid."""
    at_rhos_turn = facts.before.turn is facts.offender.rho
    if at_rhos_turn:
        rhos_call = yield from next_call(facts.offender.rho)
        if rhos_call is None:
            return
        if isinstance(rhos_call, Pass):
            yield from right_hand_opponent_passes(facts, "31A1")
            return
    own = yield from next_call_as_meant(facts.offender)
    if own is not None:
        yield from law_23.partner_passes_once_unless_comparable(facts, own, "31A2(a)", "31A2(b)")


@clause("31A1", "32A1")
def right_hand_opponent_passes(facts: IrregularCall, own_clause: str) -> Procedure:
    """Order that the offender repeat his call; once he has, there is nothing more.

    Reading: who has to pass then, as for partner's exposed card (24B), has not repeated it: it stays withdrawn.
    """
    yield Order((own_clause,), (MustRepeat(facts.offender, facts.call),))
    own = yield from next_call(facts.offender)
    if own is facts.call:
        yield Order((own_clause,), (Uninformed(facts.offender.side, (facts.call,)),))


@clause("31", "31A", "31A2", "31A2(a)", "31A2(b)", "31B", "31B2", "31:fn8", editions=(Edition.LAWS_2007,))
def _rectify_2007(facts: IrregularCall) -> Procedure:
    """Repeating the denomination silences partner once, anything else, or a bid at another turn, for good."""
    offender = facts.offender
    if facts.before.turn is not offender.rho:
        yield Order(("31B", "26", "23"), partner_silenced_2007(facts))
        return
    rhos_call = yield from next_call(offender.rho)
    if rhos_call is None:
        return
    if isinstance(rhos_call, Pass):
        yield from right_hand_opponent_passes(facts, "31A1")
        return
    own = yield from next_call_as_meant(offender)
    if own is None or own.imposed:
        return  # whoever had to pass has obeyed, and entails nothing by it
    if _repeats_denomination(facts, own.call):
        yield Order(("31A2(a)", "23"), (MustPass(offender.partner, Bar.TURN), Review("23")))
    else:
        yield Order(("31A2(b)", "26", "23"), partner_silenced_2007(facts))


@rectifies("31A1", sheet=IrregularCall)
def another_call_instead(facts: IrregularCall) -> Procedure:
    """Put the call that must be repeated (31A1, 32A1) in the place of another one, unless that was called over."""
    if facts.required is None:
        return
    if facts.lead_faced:
        yield law_17.after_the_period(facts.edition)
        return
    yield Order(("31A1",), (StandingCalls(facts.before.after(facts.required)),))
    yield law_16.is_withdrawn(facts.offender.side, facts.offending_side_calls, facts.edition)


def _repeats_denomination(facts: IrregularCall, own: Call) -> bool:
    """Tell whether the offender's legal bid repeats a denomination of his bid out of rotation.

    Reading: the same bid made again repeats it, whatever denomination it specified.
    """
    if not (isinstance(facts.call, Bid) and isinstance(own, Bid)):
        return False
    return own is facts.call or own.denomination in denominations_specified(facts.call, facts.findings.get("29C"))


@clause("29C")
def denominations_specified(call: Call, found: FindingValue | None) -> tuple[Denomination, ...]:
    """Return the denominations of a call out of rotation: what an artificial one specified, else what it named.

    Args:
        call: the call.
        found: what the Director has found that it specified, as suits or denominations; `None` where he has not.
    """
    if isinstance(found, tuple):
        among: tuple[object, ...] = cast("tuple[object, ...]", found)
        suits = {each.suit if isinstance(each, Denomination) else each for each in among}
        return tuple(each for each in Denomination if each in among or each.suit in suits - {None})
    return (call.denomination,) if isinstance(call, Bid) else ()


def partner_silenced_2007(facts: IrregularCall) -> tuple[MustPass, LeadRight, Review]:
    """Order that partner passes whenever it is his turn, with the lead restrictions of Law 26 and Law 23."""
    return (
        MustPass(facts.offender.partner, Bar.AUCTION),
        LeadRight(facts.offender, facts.call, "26"),
        Review("23"),
    )
