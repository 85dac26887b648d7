"""Law 47: retraction of a card played because an opponent misinformed the player."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.book import law_16
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.orders import CardDisposition, Disposition, StandingPlay, TakenBack
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.requests import Offer, Order, Procedure, Word, chooses
from duplicado.vocabulary import Card, Seat

__all__ = ["LastCard", "face_down_lead_taken_back", "misinformed_about_a_call", "misinformed_about_turn"]


@dataclass(frozen=True, slots=True)
class LastCard:
    """The last card played, by a player who may have been misinformed by his opponents."""

    edition: Edition
    player: Seat
    hand: Seat
    card: Card


@clause("47E1")
def misinformed_about_turn(facts: IrregularPlay) -> Procedure:
    """Order that a card led or played out of turn because an opponent had said so go back, without anything more."""
    play = facts.play
    for card in facts.cards:
        play = play.taken_back(facts.hand, card)
    told = law_16.is_withdrawn(facts.offender.side.opponents, facts.cards, facts.edition)
    back = tuple(CardDisposition(facts.hand, card, Disposition.IN_HAND) for card in facts.cards)
    yield Order(("47E1",), (StandingPlay(play), *back, *told.effects))


@clause("47E2(a)")
def misinformed_about_a_call(facts: LastCard) -> Procedure:
    """Let the player take back a card that a mistaken explanation led him to play, if none has been played after it."""
    words = (Word.TAKE_BACK, Word.KEEP)
    choice = yield from chooses(Offer(facts.player, "47E2(a)", words, cards=(facts.card,)))
    if choice is not None and choice.word is Word.TAKE_BACK:
        told = law_16.is_withdrawn(facts.player.side.opponents, (facts.card,), facts.edition)
        yield Order(("47E2(a)",), (TakenBack(facts.hand, facts.card), *told.effects))


def face_down_lead_taken_back(facts: IrregularPlay) -> Procedure:
    """Order that an opening lead by the wrong player that lies face down go back to the hand, without anything more."""
    del facts
    yield Order(("41A",), ())
