"""Selection of the matter to be opened, at attention and of itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from duplicado.director import awaited, end_motion, in_force, play_openings
from duplicado.director.state import DirectedTable
from duplicado.law import precedence
from duplicado.law.book import (
    law_17,
    law_21,
    law_24,
    law_25,
    law_26,
    law_27,
    law_28,
    law_29,
    law_31,
    law_36,
    law_37,
    law_38,
    law_39,
    law_45,
)
from duplicado.law.book.law_17 import AuctionToReopen
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.book.law_26 import LeadFacts, suits_named
from duplicado.law.book.law_45 import CardSuggested
from duplicado.law.clause import clause
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity, irregular_play_of
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import FindingValue, NextCard
from duplicado.law.rectification import Opening, Rectification
from duplicado.law.reference import ClauseId
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table import fold, speech
from duplicado.table.lead_rights import GivenRight
from duplicado.table.state import IrregularFact, TableState
from duplicado.vocabulary.calls import PASS, Call
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

_OF_IRREGULAR_CALLS: Final[Mapping[CallIrregularity, Rectification[IrregularCall]]] = {
    CallIrregularity.CHANGE: law_25.rectify,
    CallIrregularity.INSUFFICIENT: law_27.rectify,
    CallIrregularity.OUT_OF_ROTATION: law_29.rectify,
    CallIrregularity.INADMISSIBLE: law_36.rectify,
    CallIrregularity.BARRED: law_37.rectify,
    CallIrregularity.NOT_REPEATED: law_31.another_call_instead,
    CallIrregularity.ABOVE_SEVEN: law_38.rectify,
    CallIrregularity.AFTER_THE_END: law_39.rectify,
}
"""The rectification that each irregular call has, where nobody has called since in his turn (28B)."""


_MAY_BE_OUT_OF_ROTATION: Final = {CallIrregularity.OUT_OF_ROTATION, CallIrregularity.CHANGE}


def at_attention(state: DirectedTable, by: Seat, target: Seat | ClauseId | None) -> Opening | None:
    """Return the matter to be taken up when a player draws attention: the earliest, or the one he means."""
    table = state.table
    first = next((fact for fact in table.irregular if _is_meant(fact, target)), None)
    reopened = _auction_to_be_reopened(table)
    if reopened is not None and _goes_back_first(table, first, target):
        return reopened
    if first is not None:
        return _opening_for(state, first, by)
    return _suggested(table) or end_motion.disagreement(table)


def _goes_back_first(table: TableState, first: IrregularFact | None, target: Seat | ClauseId | None) -> bool:
    """Tell whether an auction that has to go back does so before that fact is dealt with (17D3; 2007: 17E2)."""
    if target is not None:
        return isinstance(target, ClauseId) and target.law in {17, 34}
    return first is None or precedence.deciding(table.edition, "17", first.law) is not None


def attended(state: DirectedTable) -> Opening | None:
    """Return the earliest matter to which attention has been drawn and whose turn has come.

    The next one waits while a ruling is awaited, and while a card is that an earlier ruling demands.
    """
    drawn, table = state.attended, state.table
    if not table.irregular or state.awaits_ruling:
        return None
    if any(isinstance(each.request, NextCard) for each in state.matters):
        return None
    for fact in table.irregular:
        if _was_taken_up(state, fact):
            return opening_of(table, fact)
        if drawn is None or _waits_for_a_claim(table, fact):
            continue
        if any(fold.is_the_same(fact, other) for other in drawn.facts):
            return _opening_for(state, fact, drawn.by)
    return None


def _was_taken_up(state: DirectedTable, fact: IrregularFact) -> bool:
    """Tell whether it is a lead that had been taken up, as one out of turn, before the auction went on (24B, 17D3)."""
    if not isinstance(fact, CardsExposedInAuction):
        return False
    leads = (irregular_play_of(each.matter.facts) for each in state.taken)
    return any(lead is not None and (lead.hand, lead.cards) == (fact.offender, fact.cards) for lead in leads)


def _waits_for_a_claim(table: TableState, fact: IrregularFact) -> bool:
    """Tell whether it is a card shown while a claim is to be settled: it counts only if play goes on (68D2(b))."""
    exposed = isinstance(fact, IrregularPlay) and fact.kind is PlayIrregularity.EXPOSED
    return exposed and table.play is not None and (table.play.claim is not None or table.play.set_aside is not None)


def _opening_for(state: DirectedTable, fact: IrregularFact, by: Seat) -> Opening:
    table = state.table
    if isinstance(fact, IrregularPlay):
        return play_openings.opening_of(table, play_openings.decides_before(table, fact) or fact, by)
    if isinstance(fact, IrregularCall) and awaited.is_change_of_a_correction(state, fact):
        fact = replace(fact, corrects=True)
    return opening_of(table, fact)


def _suggested(table: TableState) -> Opening | None:
    return (
        law_45.suggested_by_dummy.of(CardSuggested(table.play.play.dummy))
        if table.play is not None and table.play.dummy_suggested
        else None
    )


def _auction_to_be_reopened(table: TableState) -> Opening | None:
    """Return Law 17D3 (2007: 17E2) when a pass out of rotation among those that ended the auction took a turn."""
    if not table.auction.is_ended or table.setup.contract is not None:
        return None
    if (table.play is not None and table.play.lead_is_faced) or law_17.deprived_of_turn(table.auction) is None:
        return None
    return law_17.reopen.of(AuctionToReopen(table.edition, table.auction))


# A player who draws attention may name any of the Laws that deal with the irregularity.
_LAWS_TOGETHER: Final = {
    48: {48, 49},
    49: {49, 50},
    52: {50, 52},
    54: {41, 53, 54},
    55: {53, 55},
    56: {53, 56},
    61: {61, 62, 63, 64},
}


def _is_meant(fact: IrregularFact, target: Seat | ClauseId | None) -> bool:
    match target:
        case None:
            return True
        case Seat():
            return fact.offender is target
        case ClauseId():
            own = ClauseId.parse(fact.law).law
            return target.law in _LAWS_TOGETHER.get(own, {own})


def opening_of(table: TableState, fact: IrregularFact) -> Opening:
    """Return the rectification that an irregularity calls for, and its fact sheet."""
    if isinstance(fact, CardsExposedInAuction):
        return law_24.rectify.of(fact)
    if isinstance(fact, IrregularPlay):
        return play_openings.opening_of(table, fact)
    there = fact.with_cancelled_calls_gone(table.auction)
    faced = table.auction_period_is_over or _is_led_against(table, fact)
    facts = replace(there, lead_faced=faced, findings=table.findings)
    return opening_of_call(facts, table.auction)


def _is_led_against(table: TableState, fact: IrregularCall) -> bool:
    """Tell whether a card has been led against a bid of more than seven that all had passed."""
    passed = [call for _, call in fact.later_as_standing[:3]] == [PASS] * 3
    return fact.is_above_seven and passed and any(_is_lead_by(each, fact.offender.lho.side) for each in table.irregular)


def _is_lead_by(fact: IrregularFact, side: Side) -> bool:
    match fact:
        case CardsExposedInAuction(offender=leader, led=True):
            return leader.side is side
        case IrregularPlay(kind=PlayIrregularity.LEAD_BY_DECLARING_SIDE, hand=leader):
            return leader.side is side
        case _:
            return False


def opening_of_call(fact: IrregularCall, auction: Auction) -> Opening:
    """Return the rectification that an irregular call calls for in the auction as it stands, and its fact sheet."""
    if fact.called_next is not None and law_28.is_in_rotation(fact, fact.called_next):
        standing, (_, own_call) = fact.standing, fact.later_as_standing[0]
        stands = auction.calls[: len(standing.calls)] == standing.calls
        if fact.before.turn is fact.offender.lho and (stands or not standing.position.permits(own_call)):
            return law_28.right_player_may_have_accepted.of(fact)
        return law_28.right_player_called.of(fact)
    return rectification_of(fact).of(fact)


def rectification_of(fact: IrregularCall) -> Rectification[IrregularCall]:
    """Return the rectification of an irregular call: Law 36 where its own would condone a double that cannot stand."""
    inadmissible = CallIrregularity.INADMISSIBLE
    cannot_stand = fact.is_inadmissible and (fact.lead_faced or fact.lho_has_called)
    if cannot_stand and precedence.deciding(fact.edition, inadmissible.value, fact.kind.value, condoned=True):
        return _OF_IRREGULAR_CALLS[inadmissible]
    return _OF_IRREGULAR_CALLS[fact.kind]


def of_itself(state: DirectedTable) -> Opening | None:
    """Return the matter that the last entries bring up without anybody drawing attention, if any."""
    if state.table.accepted_change is not None:
        return law_25.accepted_by_calling.of(state.table.accepted_change)
    return (
        _call_that_needs_no_attention(state.table)
        or _corrected_explanation(state)
        or _lead_restriction(state)
        or play_openings.of_itself(state)
    )


def _corrected_explanation(state: DirectedTable) -> Opening | None:
    """Return Law 21 when a player has just corrected an explanation of his side, for which the Director is called."""
    fact = speech.corrected_explanation(state.table)
    if fact is None:
        return None
    opening = law_21.corrected.of(fact)
    taken = (each.matter for each in state.taken if each.matter.is_of(law_21.corrected))
    return None if any(matter.facts == fact for matter in taken) else opening


@clause("27A2")
def _call_that_needs_no_attention(table: TableState) -> Opening | None:
    """Return the Law of an irregular call that a ruling has brought about, so that it is ruled upon at once.

    One that had to be repeated (31A1) and is insufficient, or by which the player has answered an option.
    """
    for fact in table.irregular:
        if not isinstance(fact, IrregularCall):
            continue
        if fact.answers_option or (fact.kind is CallIrregularity.INSUFFICIENT and fact.is_repeated):
            return opening_of(table, fact)
    return None


def superseded_by_finding(state: DirectedTable, clause: str, value: FindingValue) -> tuple[int, ...]:
    """Return the matters that a finding ends or has taken up anew, because they rest on what it denies.

    What awaits a call because of one that was made on the cards of another board (15A) awaits it no longer.
    """
    if clause == "15A" and isinstance(value, Seat):
        own = {matter.number for matter in in_force.of_calls_on_wrong_cards(state, value)}
        return tuple(matter.number for matter in state.matters if matter.number in own)
    if clause == law_21.MISINFORMED.key:
        return tuple(matter.number for matter in state.matters if matter.is_of(law_21.corrected))
    law = ClauseId.parse(clause) if clause[:1].isdigit() else None
    if law is None or law.law not in {26, 29}:
        return ()
    return tuple(matter.number for matter in state.matters if matter.is_of(law_26.offer_at_the_lead))


def _lead_restriction(state: DirectedTable) -> Opening | None:
    """Return Law 26 when the partner of an offender is about to make his first lead against a contract."""
    table = state.table
    play = table.play
    if not table.lead_rights or play is None or play.is_over or not play.play.is_between_tricks or state.awaits_ruling:
        return None
    if any(matter.is_of(law_26.offer_at_the_lead) for matter in state.matters):
        return None
    leader = play.play.turn
    if leader.side is play.contract.declarer.side:
        return None
    rights = tuple(given for given in table.lead_rights if given.right.offender is leader.partner)
    if not rights:
        return None
    at_the_lead = table.findings.get("26A")
    found = [_found_of(state, given) for given in rights]
    facts = LeadFacts(
        table.edition,
        leader,
        play.contract.declarer,
        tuple(given.right.withdrawn for given in rights),
        tuple(map(_suits_of, rights, [found[0] if at_the_lead is None else at_the_lead, *found[1:]])),
        _specified(table, leader.partner),
    )
    return law_26.offer_at_the_lead.of(facts)


def _found_of(state: DirectedTable, given: GivenRight) -> FindingValue | None:
    """Return what the Director has found that a call out of rotation specified (29C), when that call was ruled upon."""
    matter = state.as_it_is(given.matter)
    facts = None if matter is None else matter.facts
    if not isinstance(facts, IrregularCall) or facts.kind not in _MAY_BE_OUT_OF_ROTATION:
        return None
    return facts.findings.get(law_29.DENOMINATIONS_SPECIFIED.key)


def _suits_of(given: GivenRight, found: FindingValue | None) -> tuple[Suit, ...]:
    return _suits(law_31.denominations_specified(given.right.withdrawn, found))


def _specified(table: TableState, offender: Seat) -> tuple[Suit, ...]:
    found = table.findings.get("26B")
    if found is not None:
        return _suits(law_31.denominations_specified(PASS, found))
    return suits_named(_calls_of(table.auction, offender))


def _suits(denominations: tuple[Denomination, ...]) -> tuple[Suit, ...]:
    return tuple(each.suit for each in denominations if each.suit is not None)


def _calls_of(auction: Auction, seat: Seat) -> tuple[Call, ...]:
    bids: list[Call] = [bid for bidder, bid in auction.bids() if bidder is seat]
    return tuple(bids)
