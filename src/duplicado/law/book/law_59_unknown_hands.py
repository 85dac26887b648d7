"""Duties of Law 59 for a hand that may not be known: what it may play, and what a card of it breaks or may break."""

from __future__ import annotations

from duplicado.law.book.law_59 import Duties, lawful_cards, waits_for_minor
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand


def lawful_under(due: Duties, hand: Hand | None) -> Hand | None:
    """Return the cards of the hand that these duties allow; of an unknown hand the penalty cards that are due."""
    return certainly_due(due) if hand is None else lawful_cards(hand, due)


def certainly_due(due: Duties) -> Hand | None:
    """Return the penalty cards that must be played whatever else an unknown hand holds; `None` when there are none.

    Those that the suit led or a restriction does not allow may have to wait (44C, 50D1(b)), and the highest or lowest
    card of a suit (57A) may be one that is not known.
    """
    led, demand = due.suit_led, due.play_rule
    if demand is not None and (demand.highest or demand.lowest):
        return None
    cards = due.major if led is None else due.major.suit(led)
    return lawful_cards(Hand(card for card in cards if not may_break(due, card)), due) or None


def breaks(due: Duties, hand: Hand | None, card: Card) -> bool:
    """Tell whether the card is one that these duties forbid, as far as the hand is known.

    Of an unknown hand it is known, too, that a small card may not come before a minor penalty card of its suit (50C),
    and that it can follow to the suit of a card that it has been seen to hold (44C).
    """
    lawful = lawful_under(due, hand)
    if (lawful is not None and card not in lawful) or (hand is None and could_have_followed(due, card)):
        return True
    return hand is None and lawful is None and due.play_rule is None and waits_for_minor(card, due.minor)


def could_have_followed(due: Duties, card: Card) -> Hand:
    """Return the cards seen with which a hand that is not known could have followed suit, if that card does not."""
    if due.suit_led is None or card.suit is due.suit_led:
        return Hand()
    return (due.major | due.minor | due.known).suit(due.suit_led)


def may_break(due: Duties, card: Card) -> bool:
    """Tell whether a card of an unknown hand is not of the suits that it may lead or play if it can."""
    lead, play = due.lead_rule, due.play_rule
    if lead is not None and (card.suit in lead.forbid or (lead.require and card.suit not in lead.require)):
        return True
    if play is None or card.suit is due.suit_led:
        return False
    return card.suit is play.forbid or (play.require is not None and card.suit is not play.require)
