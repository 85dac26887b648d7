"""Law 44: sequence and procedure of play."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.law.clause import clause
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit


@clause("44D", "DEF:follow_suit")
def playable(hand: Hand, suit_led: Suit | None) -> Hand:
    """Return the cards that may be played: those of the suit led if any are held, otherwise all."""
    if suit_led is None:
        return hand
    following = hand.suit(suit_led)
    return following if following.bits else hand


@clause("44C")
def fails_to_follow(card: Card, hand: Hand, suit_led: Suit) -> bool:
    """Tell whether playing `card` from `hand` fails to follow to `suit_led` although that is possible (Law 61A)."""
    return card.suit is not suit_led and bool(hand.bits & suit_led.bits)


@clause("44E", "44F", "44G", "DEF:trump")
def trick_winner(plays: Sequence[tuple[Seat, Card]], trump: Suit | None) -> Seat:
    """Return who wins the trick: the highest trump, or without one the highest card of the suit led.

    `plays` begins with the lead. The winner leads to the next trick.
    """
    winner, best = plays[0]
    for seat, card in plays[1:]:
        if card.suit is best.suit:
            if card.index > best.index:
                winner, best = seat, card
        elif card.suit is trump:
            winner, best = seat, card
    return winner
