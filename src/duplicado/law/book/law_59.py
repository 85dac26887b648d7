"""Laws 44, 50-52, 57 and 59 together: what the hand in turn may play under the obligations that bind it.

The order of duties is declared in `law.precedence` (44C, 50D1(b), 51A). What cannot be complied with falls away (59).
Of a hand that may not be known is told what it may play, and what a card of it breaks or may break.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from duplicado.law import precedence
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.orders import LeadRule, PlayRule
from duplicado.law.procedure import law_44
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import Suit

_NO_CARDS: Final = Hand()


@dataclass(frozen=True, slots=True)
class Duties:
    """Restrictions on the hand in turn."""

    suit_led: Suit | None
    lead_rule: LeadRule | None = None
    """Restriction of his lead; none when he is not on lead."""
    play_rule: PlayRule | None = None
    """Demand of declarer for his card to this trick."""
    major: Hand = _NO_CARDS
    """His major penalty cards."""
    minor: Hand = _NO_CARDS
    """His minor penalty card."""
    known: Hand = _NO_CARDS
    """Cards that a hand which is not known has been seen to hold."""

    @property
    def are_none(self) -> bool:
        """True where nothing binds him but to follow suit."""
        return self.lead_rule is None and self.play_rule is None and not self.major.bits and not self.minor.bits


TO_FOLLOW: Final[Mapping[Suit | None, Duties]] = {suit: Duties(suit) for suit in (*Suit, None)}
"""The duties of a hand that nothing binds but to follow to the suit led."""


@clause("44A", "50D1", "50D1(a)", "50D1(b)", "59")
def lawful_cards(hand: Hand, duties: Duties) -> Hand:
    """Return the cards that the hand may lawfully play."""
    if duties.are_none:
        return law_44.playable(hand, duties.suit_led)
    for complied_with in _IN_ORDER:
        hand = complied_with(hand, duties)
    return hand


def _following_suit(cards: Hand, duties: Duties) -> Hand:
    return law_44.playable(cards, duties.suit_led)


def _leading_as_required(cards: Hand, duties: Duties) -> Hand:
    rule = duties.lead_rule
    if rule is None:
        return cards
    required = Hand(card for card in cards if card.suit in rule.require)
    if required:
        return required
    allowed = Hand(card for card in cards if card.suit not in rule.forbid)
    return allowed or cards


@clause("57A1", "57A2", "57A4", "57B")
def _playing_as_demanded(cards: Hand, duties: Duties) -> Hand:
    """Highest or lowest of the suit led, a card of another suit, or none of it: as far as that can be done."""
    rule, led = duties.play_rule, duties.suit_led
    if rule is None:
        return cards
    following = Hand(card for card in cards if card.suit is led)
    if rule.highest or rule.lowest:
        in_order = list(following)
        return Hand(in_order[:1] if rule.highest else in_order[-1:]) if in_order else cards
    demanded = Hand(
        card
        for card in cards
        if (rule.require is not None and card.suit is rule.require)
        or (rule.forbid is not None and card.suit is not rule.forbid)
    )
    return demanded or cards


def _playing_the_one_named(cards: Hand, duties: Duties) -> Hand:
    """Of several penalty cards the one that declarer has named."""
    named = None if duties.play_rule is None else duties.play_rule.card
    return cards if named is None or named not in cards else Hand((named,))


@clause("50A", "50C", "45C5")
def _with_penalty_cards(cards: Hand, duties: Duties) -> Hand:
    """A major penalty card is played at the first opportunity; beside a minor one no other small card of its suit."""
    due = cards & duties.major
    if due:
        return due
    return Hand(card for card in cards if not waits_for_minor(card, cards & duties.minor))


_DUTIES: Final[Mapping[str, Callable[[Hand, Duties], Hand]]] = {
    "44": _following_suit,
    "26": _leading_as_required,
    "57": _playing_as_demanded,
    "51A": _playing_the_one_named,
    "50": _with_penalty_cards,
}
"""Functions that leave of a hand what the duties of each Law allow."""
_IN_ORDER: Final = tuple(_DUTIES[law] for law in precedence.in_order(Edition.LAWS_2017, _DUTIES))


def waits_for_minor(card: Card, minor: Hand) -> bool:
    """Tell whether the card is a small one of the suit of a minor penalty card, which must be played before it."""
    return any(card.suit is other.suit and card is not other and not card.rank.is_honour for other in minor)


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
