"""Law 27: insufficient bids."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Final

from duplicado.law import precedence
from duplicado.law.book import law_16, law_17, law_23, law_38
from duplicado.law.book.law_26 import lead_law
from duplicado.law.clause import clause, holding
from duplicado.law.comparable.comparison import judge
from duplicado.law.comparable.shown import is_natural, specifies_the_same
from duplicado.law.edition import Edition
from duplicado.law.inquiry import YES_NO, Inquiry, inquiry
from duplicado.law.meaning import Meant
from duplicado.law.orders import Bar, Effect, LeadRight, MayNotDouble, MustPass, Review, StandingCalls, Uninformed
from duplicado.law.procedure import law_18
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Answer, Order, Procedure, Request, accepts, finds, next_call_as_meant
from duplicado.law.rectification import rectifies
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.vocabulary.calls import Bid, Call, Double, Redouble

SAME_DENOMINATION: Final = inquiry("27B1(a)", YES_NO, asked_only=True)
SAME_OR_MORE_PRECISE: Final = inquiry("27B1(b)", YES_NO, asked_only=True)


@rectifies("27", sheet=IrregularCall)
@clause("27A1", "27B")
def rectify(facts: IrregularCall) -> Procedure:
    """Rectify an insufficient bid in rotation, from the first word of the offender's left-hand opponent."""
    if facts.lead_faced:
        yield law_17.after_the_period(facts.edition)
        return
    insufficient = facts.replaced_as_meant or facts.as_meant
    if (yield from accepts(facts.offender.lho, "27A1")):
        yield Order(("27A1",), (StandingCalls(facts.before.after(insufficient.call)),))
        if facts.replaced is not None:  # the call that he substituted before the ruling is withdrawn (27C)
            yield law_16.is_withdrawn(facts.offender.side, (facts.call,), facts.edition)
        return
    yield Order(("27B",), (StandingCalls(facts.before),))
    yield law_16.is_withdrawn(facts.offender.side, (insufficient.call, *facts.calls_withdrawn_with), facts.edition)
    if facts.replaced is not None and facts.is_above_seven:  # which cannot stand: a pass is substituted for it
        yield from law_38.rectify(replace(facts, kind=CallIrregularity.ABOVE_SEVEN, replaced=None))
        return
    if facts.replaced is not None:
        yield premature_correction(facts)
    yield from _replace(facts, insufficient)


@clause("9C", "27C")
def premature_correction(facts: IrregularCall) -> Order:
    """Order that the call that the offender substituted before the ruling stands; what it entails follows from 27B."""
    return Order(("27C",), (StandingCalls(facts.before.after(facts.call)),))


def _replace(facts: IrregularCall, insufficient: Meant) -> Procedure:
    """Rule upon what the offender puts in the place of the insufficient bid, until a call of his stands.

    Reading: once a double or an insufficient bid has been cancelled (27B3, 27B4) partner passes whatever comes next, so
    that it is compared only where it is a double, which is cancelled unless it is excepted.
    """
    offender = facts.offender
    if facts.replaced is not None:
        replacement: Meant | None = facts.as_meant
    else:
        replacement = yield from next_call_as_meant(offender, even_if_irregular=True)
    cancelled: tuple[Call, ...] = ()
    while replacement is not None and not (yield from _stands(facts, insufficient, replacement, cancelled)):
        cancelled = (*cancelled, replacement.call)
        replacement = yield from next_call_as_meant(offender, even_if_irregular=True)


def _stands(
    facts: IrregularCall, insufficient: Meant, replacement: Meant, cancelled: tuple[Call, ...]
) -> Generator[Request | Order, Answer | None, bool]:
    """Rule upon one replacement, after those that have been `cancelled`; return whether it stands."""
    call = replacement.call
    if replacement.over is not None:
        facts = replace(facts, before=replacement.over)
    if is_insufficient_over(call, facts.before):
        return (yield from second_insufficient_bid(facts, replacement))
    is_double = isinstance(call, Double | Redouble)
    if is_double and (
        not facts.before.position.permits(call) or any(isinstance(c, Double | Redouble) for c in cancelled)
    ):
        yield cancelled_double(facts, call)
        return False
    # Reading: a pass that a Law imposed is compared with nothing, as under Laws 30 to 32, and is a pass (27B2).
    under = ""
    if not replacement.imposed and (is_double or not cancelled):
        under = yield from corrects_without_rectification(facts, insufficient, replacement)
    if is_double and not under and not replacement.accepted:
        yield cancelled_double(facts, call)
        return False
    if under and not cancelled:
        yield corrected(facts, insufficient.call, under)
    elif not cancelled:
        yield Order(("27B2", *_lead_and_review_clauses(facts)), partner_silenced(facts, insufficient.call))
    return True


def corrected(facts: IrregularCall, insufficient: Call, under: str) -> Order:
    """Order that the auction go on without rectification; the Director looks at the result (27D).

    Reading: in 2007 clause (a) alone sets Law 16D aside; under (b) what the withdrawn bid told stays unauthorized.
    """
    review = Review("27D")
    lifts = precedence.deciding(facts.edition, under, "16C") is not None
    told = (Uninformed(facts.offender.side, (insufficient,)),) if lifts else ()
    return Order(("27B1", "27D"), (*told, review))


def is_insufficient_over(call: Call, auction: Auction) -> bool:
    """Tell whether the call is a bid that does not supersede the last bid of the auction."""
    return isinstance(call, Bid) and not law_18.is_sufficient(call, auction.position.last_bid)


def _lead_and_review_clauses(facts: IrregularCall) -> tuple[str, ...]:
    return (lead_law(facts.edition), law_23.could_have_known(facts.edition))


def corrects_without_rectification(
    facts: IrregularCall, insufficient: Meant, replacement: Meant
) -> Generator[Request | Order, Answer | None, str]:
    """Find the clause under which 27B1 lets the replacement pass without rectification, if any."""
    corrects = holding(facts.edition, _corrects_2007, _corrects_2017)
    return (yield from corrects(facts, insufficient, replacement))


@clause("27B1", "27B1(a)", "27B1(b)", "27D", editions=(Edition.LAWS_2017,))
def _corrects_2017(
    facts: IrregularCall, insufficient: Meant, replacement: Meant
) -> Generator[Request | Order, Answer | None, str]:
    """27B1(a): the lowest sufficient bid that specifies the same denomination; 27B1(b): a comparable call."""
    if not isinstance(replacement.call, Bid):
        return "23A" if (yield from law_23.is_comparable(insufficient, replacement)) else ""
    same = names_the_same(insufficient, replacement, facts.before.position.last_bid)
    comparable = judge(insufficient.meaning, replacement.meaning, facts.edition)
    return (yield from _either((SAME_DENOMINATION, same), (law_23.COMPARABLE, comparable)))


def _either(
    first: tuple[Inquiry[bool], bool | None], second: tuple[Inquiry[bool], bool | None]
) -> Generator[Request | Order, Answer | None, str]:
    """Find which of two clauses applies, if any; the first comes first, unless what is on file settles the second.

    Either lets the call pass, so that the Director need not be asked about the first then.
    """
    in_order = (second, first) if first[1] is None and second[1] is True else (first, second)
    for each, concluded in in_order:
        if (yield from finds(each, concluded=concluded)):
            return each.key
    return ""


def rests_on_denomination(insufficient: Call, replacement: Call, over: Bid, edition: Edition) -> bool:
    """Tell whether 27B1(a) of 2017 is in question: a bid not sufficient over `over`, replaced by one that is."""
    if edition.is_of_2007 or not (isinstance(insufficient, Bid) and isinstance(replacement, Bid)):
        return False
    return law_18.is_sufficient(replacement, over) and not law_18.is_sufficient(insufficient, over)


def names_the_same(insufficient: Meant, replacement: Meant, last: Bid | None) -> bool | None:
    """Conclude on 27B1(a) of 2017 from the meanings, `None` when they are not on file or do not settle it."""
    first, second = insufficient.call, replacement.call
    if insufficient.meaning is None or replacement.meaning is None:
        return None
    if not (isinstance(first, Bid) and isinstance(second, Bid)):
        return None
    sufficient = law_18.sufficient_bids(last)
    return specifies_the_same((first, insufficient.meaning), (second, replacement.meaning), sufficient)


def _are_natural(*bids: Meant) -> bool | None:
    """Conclude from the meanings whether the bids are incontrovertibly not artificial (27B1(a) of 2007)."""
    natural = [
        is_natural(bid.call, bid.meaning) if isinstance(bid.call, Bid) and bid.meaning is not None else None
        for bid in bids
    ]
    if False in natural:
        return False
    return None if None in natural else True


@clause("27B1", "27B1(a)", "27B1(b)", "27D", editions=(Edition.LAWS_2007,))
def _corrects_2007(
    facts: IrregularCall, insufficient: Meant, replacement: Meant
) -> Generator[Request | Order, Answer | None, str]:
    """27B1(a): the lowest sufficient natural bid in the denomination; 27B1(b): the same or a more precise meaning."""
    more_precise = judge(insufficient.meaning, replacement.meaning, facts.edition)
    if not is_lowest_in_the_denomination(facts, insufficient.call, replacement.call):
        return "27B1(b)" if (yield from finds(SAME_OR_MORE_PRECISE, concluded=more_precise)) else ""
    natural = _are_natural(insufficient, replacement)
    return (yield from _either((SAME_DENOMINATION, natural), (SAME_OR_MORE_PRECISE, more_precise)))


def is_lowest_in_the_denomination(facts: IrregularCall, insufficient: Call, replacement: Call) -> bool:
    """Tell whether the replacement is the lowest sufficient bid in the denomination of the insufficient bid."""
    if not (isinstance(insufficient, Bid) and isinstance(replacement, Bid)):
        return False
    same = (
        bid
        for bid in law_18.sufficient_bids(facts.before.position.last_bid)
        if bid.denomination is insufficient.denomination
    )
    return replacement is next(same, None)


@clause("27B2")
def partner_silenced(facts: IrregularCall, insufficient: Call) -> tuple[Effect, ...]:
    """Order that partner passes for the rest of the auction, with the lead restriction and the Director's look."""
    return (
        MustPass(facts.offender.partner, Bar.AUCTION),
        LeadRight(facts.offender, insufficient, lead_law(facts.edition)),
        Review(law_23.could_have_known(facts.edition)),
    )


@clause("27B3")
def cancelled_double(facts: IrregularCall, replacement: Call) -> Order:
    """Cancel a double or redouble that is not excepted; offender calls once more, and partner is silenced.

    The double or redouble has been found not to be excepted, so that it is not among the calls that are left to him.
    """
    order = _cancelled_replacement(facts, replacement, "27B3")
    return Order(order.clauses, (*order.effects, MayNotDouble(facts.offender)))


@clause("27B4")
def second_insufficient_bid(
    facts: IrregularCall, replacement: Meant
) -> Generator[Request | Order, Answer | None, bool]:
    """Offer the second insufficient bid to the left-hand opponent; if he does not accept it, it fares like 27B3.

    Returns whether it stands.

    He may have accepted it before that question came up: by calling over it while another Law dealt with it (37A), or
    as the second call of two (25B1).
    """
    if replacement.accepted:
        yield Order(("27B4", "27A1"))
        return True
    if (yield from accepts(facts.offender.lho, "27B4")):
        yield Order(("27B4", "27A1"), (StandingCalls(facts.before.after(replacement.call)),))
        return True
    yield _cancelled_replacement(facts, replacement.call, "27B4", "27B3")
    return False


def _cancelled_replacement(facts: IrregularCall, replacement: Call, *clauses: str) -> Order:
    insufficient = facts.call if facts.replaced is None else facts.replaced
    withdrawn = law_16.is_withdrawn(facts.offender.side, (replacement,), facts.edition)
    effects = (StandingCalls(facts.before), *withdrawn.effects, *partner_silenced(facts, insufficient))
    return Order((*clauses, *_lead_and_review_clauses(facts)), effects)
