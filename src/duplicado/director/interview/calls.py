"""Irregularities of the auction as a director asks about them: what was called, as it was heard."""

from __future__ import annotations

from collections.abc import Container, Generator, Iterable, Iterator
from dataclasses import replace
from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    Deed,
    DoesNotFit,
    Establish,
    Heard,
    Prompt,
    Requirement,
    Story,
    StoryConditions,
    TakeUp,
    TellStory,
    Told,
    asked,
    cards_asked,
    made_of,
    suits_asked,
    tells,
)
from duplicado.director.interview.replay_of_told_facts import auction_told
from duplicado.director.selection import opening_of_call
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_17, law_26, law_28, law_31
from duplicado.law.book.law_26 import LeadFacts, suits_named
from duplicado.law.clause import has_clause
from duplicado.law.procedure.auction import Auction
from duplicado.law.reference import ClauseId
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table.actions.answers import Accept
from duplicado.table.actions.auction import ChangesCall, MakesCall
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import Drops, PlaysCard, Shows
from duplicado.table.finding import FindingMade
from duplicado.vocabulary.calls import PASS, Bid, Call, Pass
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

_ACCEPTED_UNDER: Final = {CallIrregularity.OUT_OF_ROTATION.value: "29A", CallIrregularity.INSUFFICIENT.value: "27A1"}


def irregular_call(*laws: str) -> TellStory:
    """Return the story of an irregular call: all that is needed is what was called, as it was heard.

    Args:
        laws: the Laws that deal with it, as a table notes them.
    """

    def story(conditions: StoryConditions) -> Story:
        heard = yield from asked(Heard, Prompt("calls", AnswerForm.CALLS, (laws[0],)))
        state = yield from auction_told(conditions, heard.before(len(heard.calls) - 1))
        if CallIrregularity.CHANGE.value in laws:
            state = yield from _accepted_before(state)
        was_over = state.table.auction.is_ended
        for seat, action in heard.calls[-1:]:
            yield Deed(seat, action)
        state = yield from tells(Requirement("calls", laws))
        fact = next((each for each in reversed(state.table.irregular) if _is_one_of(each, laws)), None)
        if not isinstance(fact, IrregularCall):
            return
        yield from _what_it_shows(conditions, fact)
        if fact.kind is not CallIrregularity.AFTER_THE_END:
            after = yield from _after_the_lead(fact, is_over=was_over or state.table.auction.is_ended)
            if after.lead_faced:
                yield TakeUp(opening_of_call(after, state.table.auction))
                return
        yield Deed(fact.offender.lho, Attention(ClauseId.parse(fact.kind.value)))

    return story


def _accepted_before(state: DirectedTable) -> Generator[Prompt | Told, object, DirectedTable]:
    """Ask of a call out of rotation, or an insufficient bid, whether it had been accepted before a call was changed."""
    last = next((each for each in reversed(state.table.irregular) if _is_one_of(each, tuple(_ACCEPTED_UNDER))), None)
    if not isinstance(last, IrregularCall):
        return state
    clause = _ACCEPTED_UNDER[last.law]
    about = {"seat": last.offender.lho, "player": last.offender, "call": last.call}
    if (yield from asked(bool, Prompt("accepted", AnswerForm.YES_NO, (clause,), about=about, usual=False))):
        state = yield from tells(Deed(last.offender.lho, Attention()))
        while offer := next((each for each in state.offers if each.clause == clause), None):
            state = yield from tells(Deed(offer.by, Accept()))
    return state


def _after_the_lead(fact: IrregularCall, *, is_over: bool) -> Generator[Prompt | Told, object, IrregularCall]:
    """Ask, where the auction has ended, whether a lead has been faced before attention is drawn; return the fact so."""
    if not is_over:
        return fact
    too_late = ("36C",) if has_clause("36C", fact.edition) else ()
    faced = yield from asked(bool, Prompt("lead faced", AnswerForm.YES_NO, ("17D1", *too_late, "38D", "25A5")))
    return replace(fact, lead_faced=faced)


def _is_one_of(fact: object, laws: tuple[str, ...]) -> bool:
    return isinstance(fact, IrregularCall) and fact.kind.value in laws


def _what_it_shows(conditions: StoryConditions, fact: IrregularCall) -> Story:
    """Ask of a call out of rotation what the Law makes depend on it: whether a pass is artificial; in 2007 suits."""
    if fact.kind is not CallIrregularity.OUT_OF_ROTATION or law_28.was_overtaken(fact):
        return
    about = {"seat": fact.offender, "call": fact.call}
    if isinstance(fact.call, Pass):
        artificial = yield from asked(bool, Prompt("artificial", AnswerForm.YES_NO, ("30C",), about=about, usual=False))
        if artificial:
            yield Establish((FindingMade(ClauseId.parse("30C"), True),))  # noqa: FBT003 - a finding that applies
    elif isinstance(fact.call, Bid) and has_clause("26A1", conditions.edition):
        natural = suits_named((fact.call,))
        suits = yield from suits_asked(Prompt("shown", AnswerForm.SOME_OF, ("29C",), tuple(Suit), about, usual=natural))
        if suits != natural:
            denominations = tuple(each.denomination for each in suits)
            yield Establish((FindingMade(ClauseId.parse("29C"), denominations),))


def call_by_a_silenced_player(conditions: StoryConditions) -> Story:
    """A player who had to pass made another call (37): which one, and what has been called since."""
    heard = yield from asked(Heard, Prompt("calls", AnswerForm.CALLS, ("37",)))
    callers = tuple(dict.fromkeys(seat for seat, _ in heard.calls))
    offender = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("37",), callers))
    made = tuple((seat, _call_of(action)) for seat, action in heard.calls)
    his = [place for place, (seat, _) in enumerate(made) if seat is offender]
    place = max((place for place in his if not isinstance(made[place][1], Pass)), default=his[-1])
    call = made[place][1]
    before = yield from auction_told(conditions, heard.before(place))
    fact = IrregularCall(conditions.edition, CallIrregularity.BARRED, offender, call, before.table.auction)
    fact = replace(fact, later=tuple(_with_implied_passes(fact.standing, made[place + 1 :], before.table.must_pass)))
    if fact.lho_has_called and not fact.is_inadmissible:
        raise DoesNotFit("calls", "interview-call-condoned", seat=offender.lho)
    fact = yield from _after_the_lead(fact, is_over=fact.with_later.is_ended)
    opening = opening_of_call(fact, before.table.auction)
    if opening.rectification is law_28.right_player_called:  # the call counts as never made, those behind it stand
        for seat, action in heard.calls[place + 1 :]:
            yield Deed(seat, action)
    yield TakeUp(opening)


def _with_implied_passes(
    auction: Auction, calls: Iterable[tuple[Seat, Call]], silenced: Container[Seat]
) -> Iterator[tuple[Seat, Call | None]]:
    """Go through calls behind these, and the passes that they imply of players who must pass (28A)."""
    for seat, call in calls:
        passed = law_28.implied_pass(auction, seat, right_hand_opponent_must_pass=seat.rho in silenced)
        if passed is not None:
            auction = passed
            yield seat.rho, None
        auction = auction.at_turn_of(seat).after(call)
        yield seat, call


def _call_of(action: object) -> Call:
    if isinstance(action, MakesCall | ChangesCall):
        return action.call
    raise DoesNotFit("calls", "interview-wrong-form", form=AnswerForm.CALLS.value)


def call_not_repeated(conditions: StoryConditions) -> Story:
    """A player who had to repeat his call out of rotation made another one (31A1, 32A1)."""
    heard = yield from asked(Heard, Prompt("calls", AnswerForm.CALLS, ("31A1",)))
    offender, action = heard.calls[-1]
    call = _call_of(action)
    required = yield from made_of(Prompt("required", AnswerForm.CALL, ("31A1", "32A1"), about={"seat": offender}))
    if required == call:
        raise DoesNotFit("required", "interview-call-was-repeated", call=call)
    state = yield from auction_told(conditions, heard.before(len(heard.calls) - 1))
    before = state.table.auction
    if before.is_ended or before.turn is not offender:
        raise DoesNotFit("calls", "interview-not-his-turn-to-call", seat=offender)
    kind = CallIrregularity.NOT_REPEATED
    fact = IrregularCall(conditions.edition, kind, offender, call, before, required=required)
    fact = yield from _after_the_lead(fact, is_over=fact.with_later.is_ended)
    yield TakeUp(law_31.another_call_instead.of(fact))


def turn_lost(conditions: StoryConditions) -> Story:
    """Three passes after a call, one of them out of rotation: a player was deprived of his turn (17D3, 34)."""
    heard = yield from asked(Heard, Prompt("calls", AnswerForm.CALLS, ("17D3",)))
    state = yield from auction_told(conditions, heard)
    auction = state.table.auction
    place = law_17.deprived_of_turn(auction)
    if place is not None:
        passed = next(auction.dealer.after(at) for at in range(place, len(auction.calls)) if auction.calls[at])
        before = Auction(auction.dealer, auction.calls[:place])
        fact = IrregularCall(conditions.edition, CallIrregularity.OUT_OF_ROTATION, passed, PASS, before)
        fact = yield from _after_the_lead(fact, is_over=auction.is_ended)
        if fact.lead_faced:
            yield TakeUp(opening_of_call(fact, auction))
            return
    yield Deed(heard.dealer, Attention())


def card_exposed(conditions: StoryConditions) -> Story:
    """A card could be seen during the auction (Law 24)."""
    heard = yield from asked(Heard, Prompt("calls", AnswerForm.CALLS, ("24",)))
    yield from auction_told(conditions, heard)
    seat = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("24",), tuple(Seat)))
    cards = yield from cards_asked(Prompt("cards", AnswerForm.CARDS, ("24A", "24B", "24C"), about={"seat": seat}))
    ways = ("dropped", "shown", "led")
    how = yield from asked(str, Prompt("how", AnswerForm.ONE_OF, ("24B",), ways, about={"seat": seat}))
    match how:
        case "led":
            yield Deed(seat, PlaysCard(cards[0]))
        case "shown":
            yield Deed(seat, Shows(cards))
        case _:
            yield Deed(seat, Drops(cards))


def lead_after_withdrawn_call(conditions: StoryConditions) -> Story:
    """The partner of a player who withdrew a call is about to make his first lead (Law 26)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("26B",)))
    defenders = (contract.declarer.lho, contract.declarer.rho)
    offender = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("26B",), defenders))
    call = yield from made_of(Prompt("withdrawn", AnswerForm.CALL, ("26",), about={"seat": offender}))
    shown = suits_named((call,))
    if has_clause("26A1", conditions.edition):
        shown = yield from suits_asked(
            Prompt("shown", AnswerForm.SOME_OF, ("26A",), tuple(Suit), {"seat": offender, "call": call}, usual=shown)
        )
    specified = yield from suits_asked(
        Prompt("specified", AnswerForm.SOME_OF, ("26B",), tuple(Suit), {"seat": offender})
    )
    yield partial_deals.play_of(conditions, contract)
    facts = LeadFacts(conditions.edition, offender.partner, contract.declarer, (call,), (shown,), specified)
    yield TakeUp(law_26.offer_at_the_lead.of(facts))
