"""Leads and plays out of turn as a director asks about them."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from duplicado.director.interview import partial_deals
from duplicado.director.interview.exposed_49 import penalty_cards_of, penalty_cards_told
from duplicado.director.interview.questions import (
    AnswerForm,
    Deed,
    DoesNotFit,
    Establish,
    Prompt,
    Requirement,
    Story,
    StoryConditions,
    TakeUp,
    Told,
    TrickSoFar,
    as_answer,
    as_cards,
    asked,
    asked_beside_penalty_cards,
    cards_or_none,
    tells,
)
from duplicado.director.interview.replay_of_told_facts import cards_in_turn_told, cards_told, layout_told
from duplicado.law.book import law_57
from duplicado.law.clause import has_clause
from duplicado.law.orders import CardDisposition
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards
from duplicado.law.procedure.play import opening_leader
from duplicado.law.reference import ClauseId
from duplicado.table.actions.play import LeadsFaceDown, PlaysCard, PlaysTogether
from duplicado.table.finding import FindingMade
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat


def opening_lead_out_of_turn(conditions: StoryConditions) -> Story:
    """The wrong player made the opening lead (41A, 54)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("41A",)))
    lead, lying = yield from _trick_beside_penalty_cards(contract, Prompt("lead", AnswerForm.LEAD, ("54", "54E")))
    (leader, card), *others = lead.plays
    if others or leader is opening_leader(contract):
        raise DoesNotFit("lead", "interview-no-opening-lead-out-of-turn", seat=opening_leader(contract))
    ways = ("face up", "face down", "face up as told", "face down as told")
    how = yield from asked(str, Prompt("how", AnswerForm.ONE_OF, ("41A", "47E1", "54"), ways, {"seat": leader}))
    yield partial_deals.play_of(conditions, contract, exposed=lying)
    yield Deed(leader, LeadsFaceDown(card) if how.startswith("face down") else PlaysCard(card))
    if how.endswith("as told"):
        yield _as_told()


def _trick_beside_penalty_cards(
    contract: Contract, ask: Prompt
) -> Generator[Prompt | Told, object, tuple[TrickSoFar, tuple[CardDisposition, ...]]]:
    """Ask for a lead and what followed, and return with it the penalty cards of its player that lay there already."""
    answer, cards = yield from asked_beside_penalty_cards(ask)
    trick = as_answer(TrickSoFar, ask, answer)
    return trick, penalty_cards_of(ask.key, contract, trick.leader, cards)


def _as_told() -> Establish:
    """An opponent had told him that it was his turn (47E1)."""
    return Establish((FindingMade(ClauseId.parse("47E1"), True),))  # noqa: FBT003 - a finding that applies


def lead_out_of_turn(conditions: StoryConditions) -> Story:
    """A lead to a later trick came from the wrong hand (53, 55, 56)."""
    yield from _lead_to_a_later_trick(conditions, 1)


def lead_out_of_turn_to_the_last_trick(conditions: StoryConditions) -> Story:
    """A lead to the thirteenth trick came from the wrong hand (2017: it goes back, 53A)."""
    yield from _lead_to_a_later_trick(conditions, 12)


def _lead_to_a_later_trick(conditions: StoryConditions, tricks_played: int) -> Story:
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("53A",)))
    trick, lying = yield from _trick_beside_penalty_cards(contract, Prompt("trick", AnswerForm.TRICK, ("53A", "53C")))
    others = tuple(seat for seat in Seat if seat is not trick.leader)
    proper = yield from asked(Seat, Prompt("proper", AnswerForm.SEAT, ("53B", "44G"), others))
    begin = partial_deals.play_of(conditions, contract, leader=proper, tricks_played=tricks_played, exposed=lying)
    state = yield from tells(begin)
    yield from cards_told(state, trick.plays)
    if len(trick.plays) == 1:
        told = yield from asked(
            bool, Prompt("told", AnswerForm.YES_NO, ("47E1",), about={"seat": trick.leader}, usual=False)
        )
        if told:
            yield _as_told()


def premature_play(conditions: StoryConditions) -> Story:
    """A card was played before its turn, or led to the next trick before partner had played to this one (57)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("57",)))
    trick = yield from asked(TrickSoFar, Prompt("trick", AnswerForm.TRICK, ("57A",)))
    offender = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("57A", "57C"), tuple(Seat)))
    card = yield from asked(Card, Prompt("card", AnswerForm.CARD, ("57A",), about={"seat": offender}))
    layout: Layout | None = None
    played = dict(trick.plays)
    # Where a defender's partner has still to play, 57A asks nothing about the card itself.
    counts = offender.side is contract.declarer.side or offender.partner in played
    lying: tuple[CardDisposition, ...] = ()
    if counts and offender not in played and card.suit is not trick.cards[0].suit:
        of_suit = {"seat": offender, "suit": trick.cards[0].suit}
        clauses = ("57C3", "57D", "44C") if has_clause("57C3", conditions.edition) else ("57C", "44C")
        following = yield Prompt("follows with", AnswerForm.CARD, clauses, about=of_suit, may_rest=True)
        if isinstance(following, Card):
            layout = layout_told("follows with", {offender: Hand((card, following))})
    else:  # six answers are enough for a ruling
        lying = yield from penalty_cards_told(offender, contract)
    begin = partial_deals.play_of(conditions, contract, leader=trick.leader, layout=layout, exposed=lying)
    state = yield from tells(begin)
    state = yield from cards_told(state, trick.plays)
    in_progress = None if state.table.play is None else state.table.play.play.open_trick
    waits = in_progress is not None and offender.partner in in_progress.missing
    yield Deed(offender, PlaysCard(card))
    state = yield from tells(Requirement("offender", ("57", "57A")))
    about = {"seat": offender}
    if offender.side is contract.declarer.side or not waits:
        if (yield from asked(bool, Prompt("told", AnswerForm.YES_NO, ("47E1",), about=about, usual=False))):
            yield _as_told()
        return
    if lying:  # six answers are enough for a ruling: declarer's choice over a card that had to be played is the next
        return
    excuses = ("none", "told", "played already")
    excuse = yield from asked(str, Prompt("early", AnswerForm.ONE_OF, ("57C2", "47E1"), excuses, about))
    fact = state.table.irregular[-1]
    if excuse == "told":
        yield _as_told()
    elif excuse == "played already" and isinstance(fact, IrregularPlay):
        yield TakeUp(law_57.rectify.of(PlayAndPenaltyCards(replace(fact, dummy_volunteered=True), lying)))


def two_cards_together(conditions: StoryConditions) -> Story:
    """A player played two or more cards at once (58B)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("58B",)))
    offender = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("58B2", "58B3"), tuple(Seat)))
    answer = yield Prompt("trick", AnswerForm.TRICK, ("58B",), may_rest=True)
    before = answer.plays if isinstance(answer, TrickSoFar) else ()
    leader = before[0][0] if before else offender
    if leader.after(len(before)) is not offender:
        raise DoesNotFit("trick", "interview-not-his-turn", seat=offender)
    about_cards = Prompt("cards", AnswerForm.CARDS, ("58B2", "58B3"), about={"seat": offender})
    played, already = yield from asked_beside_penalty_cards(about_cards)
    cards = as_cards(about_cards, played)
    lying = penalty_cards_of("cards", contract, offender, already)
    if len(cards) < 2:
        raise DoesNotFit("cards", "interview-two-cards")
    since = yield from cards_or_none(Prompt("since", AnswerForm.CARDS, ("58B3", "47D"), may_rest=True))
    state = yield from tells(partial_deals.play_of(conditions, contract, leader=leader, exposed=lying))
    yield from cards_told(state, before)
    state = yield from tells(Deed(offender, PlaysTogether(cards)))
    yield from cards_in_turn_told(state, since)
