"""Defective tricks as a director asks about them: a card too few or too many, or a card found again (Law 67)."""

from __future__ import annotations

from dataclasses import replace

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    Deed,
    DoesNotFit,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    TrickSoFar,
    asked,
    cards_asked,
    tells,
)
from duplicado.director.interview.replay_of_told_facts import cards_told, play_in
from duplicado.law.book import law_67
from duplicado.law.book.law_67 import CardFoundAgain, ExtraCards
from duplicado.law.clause import has_clause
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table.actions.play import PlaysCard
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat


def card_omitted(conditions: StoryConditions) -> Story:
    """A player contributed no card to a trick, and play went on (67A, 67B1)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("67A",)))
    hand = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("67A",), tuple(Seat)))
    trick = yield from asked(TrickSoFar, Prompt("trick", AnswerForm.TRICK, ("67A1", "67B1"), about={"seat": hand}))
    if hand in dict(trick.plays):
        raise DoesNotFit("trick", "interview-hand-is-there", seat=hand)
    late = yield from asked(bool, Prompt("too late", AnswerForm.YES_NO, ("67A", "67B1")))
    following: tuple[tuple[Seat, Card], ...] = ()
    layout: Layout | None = None
    if late:
        card = yield from asked(Card, Prompt("restored", AnswerForm.CARD, ("67B1(a)", "67B1(b)"), about={"seat": hand}))
        layout = Layout({hand: Hand((card,))})
    else:
        answer = yield Prompt("next", AnswerForm.TRICK, ("67A1", "44G"), may_rest=True)
        following = answer.plays if isinstance(answer, TrickSoFar) else ()
    begin = partial_deals.play_of(conditions, contract, leader=trick.leader)
    yield begin
    before = Play.beginning(contract, layout, trick.leader, begin.setup.won)
    now = before
    for each, card in trick.plays:
        now = now.played(each, card)
        yield Deed(each, PlaysCard(card))
    lacking = replace(now.tricks[0], passed_over=frozenset({hand}))
    now = now.with_trick(0, lacking)
    for each, card in following:
        now = now.played(each, card)
    player = contract.declarer if hand is contract.declarer.partner else hand
    fact = IrregularPlay(
        conditions.edition, PlayIrregularity.OMISSION, player, hand, (trick.cards[-1],), before,
        now=now, trick=0, too_late=late,
    )  # fmt: skip
    yield TakeUp(law_67.rectify.of(fact))


def cards_too_many(conditions: StoryConditions) -> Story:
    """A player put two or more cards on one trick among his played cards (67B2)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("67B2(a)",)))
    hand = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("67B2(a)",), tuple(Seat)))
    cards = yield from cards_asked(Prompt("extra", AnswerForm.CARDS, ("67B2(a)",), about={"seat": hand}))
    begin = partial_deals.play_of(conditions, contract, leader=hand)
    yield begin
    play = Play.beginning(contract, None, hand, begin.setup.won)
    yield TakeUp(law_67.extra_cards.of(ExtraCards(conditions.edition, hand, cards, play)))


def card_found_again(conditions: StoryConditions) -> Story:
    """A card that had been played to a trick was found elsewhere, or was played again (67B3, in 2017 only)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("67",)))
    if not has_clause("67B3", conditions.edition):
        raise DoesNotFit("contract", "interview-not-in-2007")
    hand = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("67B3",), tuple(Seat)))
    again = yield from asked(bool, Prompt("played again", AnswerForm.YES_NO, ("67B3",), about={"seat": hand}))
    late = False
    trick: TrickSoFar | None = None
    if again:
        late = yield from asked(bool, Prompt("too late", AnswerForm.YES_NO, ("67B3",)))
    if again and not late:
        trick = yield from asked(TrickSoFar, Prompt("trick", AnswerForm.TRICK, ("67B3", "67A1")))
        if hand not in dict(trick.plays):
            raise DoesNotFit("trick", "interview-hand-not-there", seat=hand)
    leader = trick.leader if trick is not None else contract.declarer
    state = yield from tells(partial_deals.play_of(conditions, contract, leader=leader))
    state = yield from cards_told(state, trick.plays if trick is not None else ())
    later = (0,) if trick is not None else ()
    yield TakeUp(law_67.card_found_again.of(CardFoundAgain(play_in(state), hand, later, late)))
