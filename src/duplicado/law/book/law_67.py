"""Law 67: defective trick."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import CardPlayedToTrick, CardsAdded, inquiry, one_of
from duplicado.law.orders import DeemedRevoke, ScoreAdjusted, StandingPlay, TakenBack
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import Order, Procedure, next_card
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

CARDS_TOO_MANY: Final = inquiry("67B2(a)", one_of(CardsAdded))
CARD_FOUND: Final = inquiry("67B3", one_of(CardPlayedToTrick))


@rectifies("67", sheet=IrregularPlay)
@clause("67A", "67A1", "67B")
def rectify(facts: IrregularPlay) -> Procedure:
    """Rule upon a card that a player omitted to play to a trick.

    Reading: once play has ended, by a claim or otherwise, nobody can contribute the card any more: Section B applies.
    """
    play, place = facts.play, facts.trick
    if place >= len(play.tricks) or facts.hand not in play.tricks[place].passed_over:
        return  # the trick has been taken back since, or the card is there
    trick = play.tricks[place]
    if facts.too_late and trick.missing:
        return  # play ended in the middle of it: the claim has disposed of the trick
    sides_that_played_on = {hand.side for later in play.tricks[place + 1 :] for hand, _ in later.plays}
    if len(sides_that_played_on) >= 2 or facts.too_late:
        yield noticed_later(facts)
        return
    open_again = replace(trick, passed_over=trick.passed_over - {facts.hand})
    play = play.with_trick(place, open_again)
    yield Order(("67A1",), (StandingPlay(play),))
    card = yield from next_card(facts.hand, place)
    if card is not None:
        yield from _lead_by_the_wrong_hand(play.played(facts.hand, card), place)


def _lead_by_the_wrong_hand(play: Play, place: int) -> Procedure:
    """Take back the lead to the next trick when the card that was missing wins this one.

    Reading: Law 67A1 does not say so; a hand that has not won the trick cannot lead to the next.
    """
    if place + 1 >= len(play.tricks) or play.tricks[place].missing:
        return
    lead = play.tricks[place + 1]
    if play.tricks[place].winner(play.trump) is not lead.leader:
        yield Order(("67A1", "44G"), (TakenBack(*lead.plays[0]),))


@clause("67B1", "67B1(a)", "67B1(b)")
def noticed_later(facts: IrregularPlay) -> Order:
    """Order that the player put a card among his played cards, of the suit led if he can: a deemed revoke.

    The card does not change who won the trick.
    """
    play, place = facts.play, facts.trick
    trick = play.tricks[place]
    owner = trick.winner(play.trump)
    open_again = replace(trick, passed_over=trick.passed_over - {facts.hand}, owner=owner)
    hand = play.hand(facts.hand)
    follows = hand is not None and trick.suit_led is not None and bool(hand.suit(trick.suit_led))
    effects = (StandingPlay(play.with_trick(place, open_again)), DeemedRevoke(facts.hand, place))
    return Order(("67B1(a)" if follows else "67B1(b)", "64A2"), effects)


@fact_sheet("extra-cards")
class ExtraCards(FactSheet):
    """Cards that a player placed among his played cards beside the one that was faced."""

    edition: Edition
    seat: Seat
    cards: tuple[Card, ...]
    play: Play


@rectifies("67B2(a)", sheet=ExtraCards)
@clause("67A2", "67B2(a)", "67B2(b)", "67:fn20")
def extra_cards(facts: ExtraCards) -> Procedure:
    """Order that the extra cards go back to the hand; they count as having been there all the time.

    What the player failed to do with them may be a revoke, on which the Director rules under Law 62 or 64. In time
    such a card falls under Law 45E or 58B instead (67A2), which deal with it when it is played.
    """
    play = facts.play
    for card in facts.cards:
        play = play.given_back(facts.seat, card)
    yield Order(("67B2(a)", "67B2(b)"), (StandingPlay(play),))


@fact_sheet("card-found-again")
class CardFoundAgain(FactSheet):
    """A card that was played to a trick and then lay elsewhere than among the played cards."""

    play: Play
    seat: Seat
    later_tricks: tuple[int, ...]
    """The places of the later tricks to which it was played as well."""
    too_late: bool
    """True where a later trick that lacks a card because of it can no longer be put right."""


@rectifies("67B3", sheet=CardFoundAgain)
@clause("67B3", editions=(Edition.LAWS_2017,))
def card_found_again(facts: CardFoundAgain) -> Procedure:
    """Order that the card be put among the played cards; when it was played again and it is too late, adjust the score.

    Reading: it is too late when both sides have played to the trick after the one to which it was played again.
    """
    if facts.too_late:
        yield Order(("67B3",), (ScoreAdjusted("67B3"),))
        return
    play = facts.play
    for place in facts.later_tricks:
        trick = play.tricks[place]
        plays = tuple(played for played in trick.plays if played[0] is not facts.seat)
        passed = trick.passed_over - {facts.seat}
        play = play.with_trick(place, replace(trick, plays=plays, passed_over=passed))
    yield Order(("67B3",), (StandingPlay(play),))
