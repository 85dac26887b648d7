"""Smaller matters of information, rights and the pack, as a director asks about them (10, 11, 13C, 15A3, 47)."""

from __future__ import annotations

from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    Deed,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    asked,
)
from duplicado.law.book import law_09, law_11, law_13, law_15, law_47
from duplicado.law.book.law_09 import LateCall
from duplicado.law.book.law_11 import RightForfeited, WaiverGranted
from duplicado.law.book.law_13 import SurplusCardRemoved
from duplicado.law.book.law_15 import CallOnTheOtherBoard
from duplicado.law.book.law_47 import LastCard
from duplicado.table.actions.play import PlaysCard
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

_CALLED_LATE: Final = "called late"
_MOST_ACTIONS: Final = 52


def right_in_doubt(conditions: StoryConditions) -> Story:
    """The other side acted before the Director came or ruled, or asks for a waiver (9B, 10B, 11A, 81C5)."""
    ways = ("acted", "ruled themselves", "waiver", _CALLED_LATE)
    way = yield from asked(str, Prompt("right", AnswerForm.ONE_OF, ("10B", "11A", "81C5", "9B1(a)"), ways))
    actions = 0
    if way == _CALLED_LATE:
        among = tuple(range(_MOST_ACTIONS + 1))
        actions = yield from asked(int, Prompt("actions since", AnswerForm.NUMBER, ("9B1(a)", "9B2"), among))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    match way:
        case str() if way == _CALLED_LATE:
            yield TakeUp(law_09.take_up_late_call.of(LateCall(conditions.edition, actions)))
        case "acted":
            yield TakeUp(law_11.forfeit.of(RightForfeited(conditions.edition)))
        case "waiver":
            yield TakeUp(law_11.waive.of(WaiverGranted("81C5")))
        case _:
            yield TakeUp(law_11.waive.of(WaiverGranted("10B")))


def card_of_another_pack(conditions: StoryConditions) -> Story:
    """A card turned up that belongs to another pack (13C; 2007: 13F)."""
    played = yield from asked(bool, Prompt("played", AnswerForm.YES_NO, ("13C",)))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(law_13.surplus_card.of(SurplusCardRemoved(conditions.edition, played)))


def call_on_the_other_board(conditions: StoryConditions) -> Story:
    """Call of a player on the board from which he had held cards (15A3)."""
    differs = yield from asked(bool, Prompt("differs", AnswerForm.YES_NO, ("15A3",)))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(law_15.on_the_other_board.of(CallOnTheOtherBoard(conditions.edition, differs)))


def played_on_a_wrong_explanation(conditions: StoryConditions) -> Story:
    """A player led or played on an opponent's wrong explanation, and it came to light (47E2(a))."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("47E2(a)",)))
    hand = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("47E2(a)",), tuple(Seat)))
    card = yield from asked(Card, Prompt("card", AnswerForm.CARD, ("47E2(a)",), about={"seat": hand}))
    may_lie_face_down = hand is contract.declarer.lho  # an opening lead in turn
    ways = (*(("face down",) if may_lie_face_down else ()), "nothing since", "something since")
    how = yield from asked(str, Prompt("since", AnswerForm.ONE_OF, ("47E2(a)", "47E2(b)"), ways, {"seat": hand}))
    yield partial_deals.play_of(conditions, contract, leader=hand)
    yield Deed(hand, PlaysCard(card))
    player = contract.declarer if hand is contract.declarer.partner else hand
    facts = LastCard(
        conditions.edition, player, hand, card, face_down=how == "face down", too_late=how == "something since"
    )
    yield TakeUp(law_47.misinformed_about_a_call.of(facts))
