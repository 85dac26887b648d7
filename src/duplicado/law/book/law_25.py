"""Law 25: legal and illegal changes of call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from duplicado.law.book import law_16, law_17, law_19, law_23, law_26, law_27, law_29, law_31, law_36, law_37, law_38
from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import CallMade, LeadRight, StandingCalls
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Choice, ChoiceWord, Offer, Order, Procedure, accepts, finds
from duplicado.law.rectification import rectifies
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.vocabulary.calls import Call

UNINTENDED: Final = inquiry("25A", YES_NO, asked_only=True)


@reads(options.UNDO_MANNER)
def undo_by_agreement(regulations: InForce, *, is_contest: bool) -> bool:
    """Tell whether all at the table may agree that a player takes a call or play back: in no contest.

    Reading: no Law lets players waive one (10A, 72A), so that it is for tables at which nothing is contested.
    """
    return value_of(options.UNDO_MANNER, regulations) == "agreed" and not is_contest


@reads(options.CALLS_MADE_WHEN)
def is_made_on_release(regulations: InForce) -> bool:
    """Tell whether a call is made at an electronic table when its press is let go of, or confirmed: not by the press.

    Reading: 18F lets the authority say by what a call is made, and one that was taken back before has not been made.
    Any other words of that option are for tables with cards, and printed.
    """
    return value_of(options.CALLS_MADE_WHEN, regulations) == "released"


@rectifies("25", sheet=IrregularCall)
@clause("25A1", "25A2", "25A3", editions=(Edition.LAWS_2017,))
@clause("30B2", "31C", "32C", editions=(Edition.LAWS_2017,))
@clause("25A1", "30B3", "31C", editions=(Edition.LAWS_2007,))
def rectify(facts: IrregularCall) -> Procedure:
    """Rectify a second call put in the place of the first while partner has not called.

    Reading: of several changes before the ruling the last is ruled upon, and who is back at his first call has changed
    nothing; the calls between are withdrawn.
    """
    if facts.partner_called or facts.lead_faced:
        yield too_late(facts)
        return
    yield from _between_are_withdrawn(facts)
    if _is_back_at_the_first(facts):
        yield from _first_again(facts)
        return
    if (yield from finds(UNINTENDED)):
        yield from unintended(facts)
        return
    if _first_is_insufficient(facts):
        yield from law_27.rectify(replace(facts, before=facts.first_call_auction))  # a premature correction: 27C
    else:
        yield from intended(facts)


def _first_is_insufficient(facts: IrregularCall) -> bool:
    """Tell whether Law 27 deals with the first call, which left-hand opponent has not accepted (27A1, 27B4)."""
    accepted = facts.first_accepted or facts.call_over_the_first is not None
    if facts.replaced is None or facts.first is not None or accepted:
        return False
    return law_27.is_insufficient_over(facts.replaced, facts.first_call_auction)


def _is_back_at_the_first(facts: IrregularCall) -> bool:
    return bool(facts.between) and facts.call is facts.replaced


def _between_are_withdrawn(facts: IrregularCall) -> Procedure:
    if facts.between:
        yield _withdrawn(facts, facts.between)


def _withdrawn(facts: IrregularCall, calls: tuple[Call, ...], *cited: str) -> Order:
    """Order what 25B3 provides for calls that are withdrawn: what they tell, and the lead of the offender's partner.

    With the second call all that has been called behind it is withdrawn.
    """
    lead_law = law_26.lead_law(facts.edition)
    behind = facts.calls_withdrawn_with if facts.call in calls else ()
    told = law_16.is_withdrawn(facts.offender.side, (*calls, *behind), facts.edition)
    rights = (LeadRight(facts.offender, call, lead_law) for call in calls)
    return Order((*cited, "25B3", *told.clauses, lead_law), (*told.effects, *rights))


def _first_again(facts: IrregularCall) -> Procedure:
    if _first_is_insufficient(facts):
        first = facts.first_call_auction
        yield from law_27.rectify(replace(facts, kind=CallIrregularity.INSUFFICIENT, before=first, replaced=None))
    else:
        yield from _first_stands(facts)


@clause("25A4", "25A5")
def too_late(facts: IrregularCall) -> Order:
    """Let the first call stand when partner has called since, or the lead is faced; the other is only information.

    Reading: a change before the end of the auction stands, like any other call, once a lead has been faced.
    """
    if facts.lead_faced and not (facts.partner_called or facts.before.is_ended):
        late, stands = law_17.after_the_period(facts.edition), facts.first_call_auction.after(facts.call)
        return replace(late, effects=(StandingCalls(stands), *late.effects))
    number = cited_in(facts.edition, "25A4" if facts.partner_called else "25A5")
    told = law_16.is_withdrawn(facts.offender.side, (facts.call,), facts.edition)
    return Order((number, *told.clauses), told.effects)


def unintended(facts: IrregularCall) -> Procedure:
    """Let the intended call stand; left-hand opponent may change his call over the first (25A6; 2007: 25A4)."""
    first = facts.first_call_auction
    if facts.is_above_seven:
        yield from law_38.rectify(replace(facts, kind=CallIrregularity.ABOVE_SEVEN, before=first, replaced=None))
        return
    stands = first.after(facts.call)
    yield Order(("25A1",), (StandingCalls(stands),))
    lhos_call = facts.call_over_the_first
    if lhos_call is not None and stands.is_ended:  # there is no turn for it any more
        yield law_16.is_withdrawn(facts.offender.side, (lhos_call,), facts.edition)
    elif lhos_call is not None:
        yield from _lho_may_change(facts, stands, lhos_call)
    elif facts.called_out_of_rotation_over is not None:
        yield from _out_of_rotation(facts, facts.call, facts.called_out_of_rotation_over)
    elif law_27.is_insufficient_over(facts.call, first):
        if facts.corrects:
            return  # a second insufficient bid: the ruling on the first, which awaited it, goes on (27B4)
        # The intended call is subject to its own Law.
        own = replace(facts, kind=CallIrregularity.INSUFFICIENT, before=first, replaced=None)
        yield from law_27.rectify(own)
    elif facts.is_inadmissible:
        own = replace(facts, kind=CallIrregularity.INADMISSIBLE, before=first, replaced=None)
        yield from law_36.rectify(own)


@clause("25A6")
def _lho_may_change(facts: IrregularCall, stands: Auction, lhos_call: Call) -> Procedure:
    """Let left-hand opponent change his call; one that is not lawful over the intended call falls: he calls anew."""
    number = cited_in(facts.edition, "25A6")
    offender = facts.offender
    answer = yield Offer(offender.lho, number, (ChoiceWord.CALL, ChoiceWord.KEEP), calls=stands.lawful_calls())
    if isinstance(answer, Choice) and answer.call is not None:
        if answer.irregular:
            yield Order((number,), (StandingCalls(stands), CallMade(offender.lho, answer.call)))
        else:
            words = law_19.named_in_answer(offender.lho, answer)
            yield Order((number,), (StandingCalls(stands.after(answer.call)), *words))
        if answer.call is not lhos_call:
            yield law_16.is_withdrawn(offender.side, (lhos_call,), facts.edition)
        return
    if stands.position.permits(lhos_call):
        yield Order((number,), (StandingCalls(stands.after(lhos_call)),))
    else:
        yield law_16.is_withdrawn(offender.side, (lhos_call,), facts.edition)


@clause("25B1", "25B2", "25B3")
def intended(facts: IrregularCall) -> Procedure:
    """Offer the second call to left-hand opponent; if he does not accept it the first call stands.

    Reading: where the first call was irregular itself, accepting the second accepts its place as well, and a first call
    that would stand is ruled upon by its own Law (29, 31A1, 36 to 38).
    """
    if not (facts.is_above_seven or facts.is_inadmissible) and (yield from accepts(facts.offender.lho, "25B1")):
        yield Order(("25B1",), (StandingCalls(facts.first_call_auction.after(facts.call)),))
        yield from second_call_stands(facts)
        return
    yield from _first_stands(facts, (facts.call,))


def _first_stands(facts: IrregularCall, withdrawn: tuple[Call, ...] = ()) -> Procedure:
    """Let the first call stand, and rule upon it by its own Law where it was irregular itself."""
    yield Order(("25B2",), (StandingCalls(facts.before),))
    if withdrawn:
        yield _withdrawn(facts, withdrawn)
    if facts.first is not None:
        yield from _OF_ITSELF[facts.first.kind](facts.first)
    elif facts.called_out_of_rotation_over is not None and facts.replaced is not None:
        yield from _out_of_rotation(facts, facts.replaced, facts.called_out_of_rotation_over)


_OF_ITSELF: Final[Mapping[CallIrregularity, Callable[[IrregularCall], Procedure]]] = {
    CallIrregularity.INADMISSIBLE: law_36.rectify,
    CallIrregularity.BARRED: law_37.rectify,
    CallIrregularity.NOT_REPEATED: law_31.another_call_instead,
    CallIrregularity.ABOVE_SEVEN: law_38.rectify,
}


def _out_of_rotation(facts: IrregularCall, call: Call, over: Auction) -> Procedure:
    """Rule upon the call that is left of the two, which came out of rotation over those calls (29)."""
    own = replace(facts, kind=CallIrregularity.OUT_OF_ROTATION, call=call, before=over, replaced=None)
    yield from law_29.rectify(own)


def second_call_stands(facts: IrregularCall) -> Procedure:
    """Say what the withdrawn first call entails when the second was accepted."""
    first = facts.replaced_as_meant
    if first is None:
        return
    yield _withdrawn(facts, (first.call,), "25B1")
    over_the_first = facts.call_over_the_first
    if over_the_first is not None:  # left-hand opponent calls again, over the second
        yield law_16.is_withdrawn(facts.offender.side, (over_the_first,), facts.edition)
    if not has_clause("23A", facts.edition):
        return
    if (yield from law_23.is_comparable(first, facts.as_meant, blocking=False)):
        yield law_26.comparable_second_call(facts, first.call)


@rectifies("25B1", sheet=IrregularCall)
def accepted_by_calling(facts: IrregularCall) -> Procedure:
    """Go on after left-hand opponent has accepted the second call by intentionally calling over it (25B1)."""
    yield from _between_are_withdrawn(facts)
    if not _is_back_at_the_first(facts):
        yield from second_call_stands(facts)
