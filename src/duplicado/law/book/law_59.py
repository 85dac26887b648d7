"""Laws 44, 50-52, 57 and 59 together: what the hand in turn may play under the obligations that bind it.

The order of duties is that of Law 50D1(b): to follow suit; then a lead or play restriction; then a penalty card. What
cannot be complied with falls away (Law 59).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from duplicado.law.clause import clause
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

    @property
    def are_none(self) -> bool:
        """True where nothing binds him but to follow suit."""
        return self.lead_rule is None and self.play_rule is None and not self.major.bits and not self.minor.bits


TO_FOLLOW: Final[Mapping[Suit | None, Duties]] = {suit: Duties(suit) for suit in (*Suit, None)}
"""The duties of a hand that nothing binds but to follow to the suit led."""


@clause("44A", "50D1", "50D1(a)", "50D1(b)", "59")
def lawful_cards(hand: Hand, duties: Duties) -> Hand:
    """Return the cards that the hand may lawfully play."""
    cards = law_44.playable(hand, duties.suit_led)
    if duties.are_none:
        return cards
    cards = _leading_as_required(cards, duties.lead_rule)
    cards = _playing_as_demanded(cards, duties)
    return _with_penalty_cards(cards, duties)


def _leading_as_required(cards: Hand, rule: LeadRule | None) -> Hand:
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
    if rule.card is not None and rule.card in cards:
        return Hand((rule.card,))
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


@clause("50A", "50C", "45C5")
def _with_penalty_cards(cards: Hand, duties: Duties) -> Hand:
    """A major penalty card is played at the first opportunity; beside a minor one no other small card of its suit."""
    due = cards & duties.major
    if due:
        return due
    return Hand(card for card in cards if not waits_for_minor(card, cards & duties.minor))


def waits_for_minor(card: Card, minor: Hand) -> bool:
    """Tell whether the card is a small one of the suit of a minor penalty card, which must be played before it."""
    return any(card.suit is other.suit and card is not other and not card.rank.is_honour for other in minor)
