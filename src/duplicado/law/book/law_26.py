"""Law 26: call withdrawn, lead restrictions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from duplicado.law.clause import clause, has_clause, holding
from duplicado.law.edition import Edition
from duplicado.law.inquiry import SUITS, inquiry
from duplicado.law.orders import LeadRightLifted, LeadRule, Review, Uninformed
from duplicado.law.procedure_steps import Choice, ChoiceWord, Offer, Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.law.situation import IrregularCall
from duplicado.vocabulary.calls import Bid, Call
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import SUITS_FROM_SPADES, Suit

SUITS_OF_WITHDRAWN: Final = inquiry("26A", SUITS)
SUITS_SPECIFIED: Final = inquiry("26B", SUITS)


def lead_law(edition: Edition) -> str:
    """Return the clause under which a withdrawn call restricts the lead: of two (26A, 26B in 2007) their Law."""
    return "26" if has_clause("26A1", edition) else "26B"


def suits_named(calls: Collection[Call]) -> tuple[Suit, ...]:
    """Return the suits of the suit bids among the calls: what they specify unless the Director finds otherwise."""
    named = {call.denomination.suit for call in calls if isinstance(call, Bid)}
    return tuple(suit for suit in SUITS_FROM_SPADES if suit in named)


@fact_sheet("lead-facts")
class LeadFacts(FactSheet):
    """The facts when the partner of an offender is about to make his first lead."""

    edition: Edition
    leader: Seat
    declarer: Seat
    withdrawn: tuple[Call, ...]
    """The offender's withdrawn calls that give a right."""
    withdrawn_suits: tuple[tuple[Suit, ...], ...]
    """Suits that each of them specified (2007)."""
    specified: tuple[Suit, ...]
    """The suits that the offender specified in the legal auction."""


@clause("26A", editions=(Edition.LAWS_2017,))
def comparable_second_call(facts: IrregularCall, withdrawn: Call) -> Order:
    """Order what 26A says of a second call that was accepted and is comparable: neither 16C nor 26B applies."""
    over_it = () if facts.call_over_the_first is None else (facts.call_over_the_first,)
    told = Uninformed(facts.offender.side, (withdrawn, *over_it))
    return Order(("26A", "23C"), (told, LeadRightLifted(facts.offender, withdrawn), Review("23C")))


@rectifies("26", sheet=LeadFacts)
def offer_at_the_lead(facts: LeadFacts) -> Procedure:
    """Offer declarer his choice at the first turn to lead of the offender's partner."""
    yield from holding(facts.edition, _offer_2007, _offer_2017)(facts)
    yield Order((), (LeadRightLifted(facts.leader.partner),))  # the right is for the first turn to lead only


@clause("26B", editions=(Edition.LAWS_2017,))
def _offer_2017(facts: LeadFacts) -> Procedure:
    """Declarer may forbid the lead of any one suit that the offender did not specify in the legal auction."""
    suits = tuple(suit for suit in SUITS_FROM_SPADES if suit not in facts.specified)
    yield from _offer_forbidding(facts, "26B", suits)


def _offer_forbidding(facts: LeadFacts, own_clause: str, suits: tuple[Suit, ...]) -> Procedure:
    if not suits:
        return
    answer = yield Offer(
        facts.declarer, own_clause, (ChoiceWord.FORBID, ChoiceWord.NO_RESTRICTION), suits, blocking=False
    )
    if isinstance(answer, Choice) and answer.word is ChoiceWord.FORBID:
        yield Order((own_clause,), (LeadRule(facts.leader, own_clause, forbid=answer.suits),))


@clause("26A", "26A1", "26A2", "26B", editions=(Edition.LAWS_2007,))
def _offer_2007(facts: LeadFacts) -> Procedure:
    """Suits shown by the withdrawn call and not legally since: require or forbid one; otherwise forbid any one suit."""
    shown = tuple(suit for suits in facts.withdrawn_suits for suit in suits)
    missing = tuple(suit for suit in SUITS_FROM_SPADES if suit in shown and suit not in facts.specified)
    if missing:
        words = (ChoiceWord.REQUIRE, ChoiceWord.FORBID, ChoiceWord.NO_RESTRICTION)
        answer = yield Offer(facts.declarer, "26A", words, missing, blocking=False)
        if isinstance(answer, Choice) and answer.word is not ChoiceWord.NO_RESTRICTION:
            required = answer.word is ChoiceWord.REQUIRE
            rule = LeadRule(
                facts.leader,
                "26A",
                require=answer.suits if required else (),
                forbid=() if required else answer.suits,
            )
            yield Order(("26A2",), (rule,))
    elif any(not suits for suits in facts.withdrawn_suits):
        yield from _offer_forbidding(facts, "26B", SUITS_FROM_SPADES)
