"""Duties of the hand in turn: what penalty cards, restricted leads and demands leave of its cards (50-52, 57, 59)."""

from __future__ import annotations

from duplicado.law import precedence
from duplicado.law.book import law_59
from duplicado.law.orders import CardDisposition, Disposition
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat


def duties(state: TableState, play: PlayState, seat: Seat) -> law_59.Duties:
    """Return what binds the hand in turn."""
    place = play.play.current_place
    on_lead = place == len(play.play.tricks)
    rule = state.lead_rule if on_lead else None
    lead_rule = rule if rule is not None and rule.seat is seat else None
    play_rule = play.play_rule
    if play_rule is None or play_rule.seat is not seat or play_rule.trick != place:
        play_rule = None
    if not state.exposed or _is_free(state, play, seat, place):
        led = play.play.suit_led
        free = lead_rule is None and play_rule is None
        return law_59.TO_FOLLOW[led] if free else law_59.Duties(led, lead_rule, play_rule)
    cards = [exposed for exposed in binding_cards(state, play, seat) if exposed.seat is seat]
    return law_59.Duties(
        play.play.suit_led,
        lead_rule,
        play_rule,
        Hand(exposed.card for exposed in cards if exposed.disposition is Disposition.MAJOR),
        Hand(exposed.card for exposed in cards if exposed.disposition is Disposition.MINOR),
    )


def binding_cards(state: TableState, play: PlayState, seat: Seat) -> tuple[CardDisposition, ...]:
    """Return the cards that lie face up, of those before a lead that is made face down the ones that lay there then."""
    return state.exposed if play.led_face_down(seat) is None else play.lay_at_the_lead


def _is_free(state: TableState, play: PlayState, seat: Seat, place: int) -> bool:
    """Tell whether the card is a substitute for one that a Law let the player take back: 52 does not bind it."""
    return (seat, place) in play.substitutes and precedence.deciding(state.edition, "47", "52") is not None


def lawful_cards(state: TableState) -> Hand | None:
    """Return the cards that the hand in turn may play; `None` when it is not known, or play is over."""
    play = state.play
    if play is None or play.is_over:
        return None
    turn = play.play.turn
    return lawful_under(duties(state, play, turn), play.play.hand(turn))


def lawful_under(due: law_59.Duties, hand: Hand | None) -> Hand | None:
    """Return the cards of the hand that these duties allow; of an unknown hand the penalty cards that are due."""
    return _known_duty(due) if hand is None else law_59.lawful_cards(hand, due)


def breaks(due: law_59.Duties, hand: Hand | None, card: Card) -> bool:
    """Tell whether the card is one that these duties forbid, as far as the hand is known.

    Of an unknown hand it is known, too, that a small card may not come before a minor penalty card of its suit (50C).
    """
    lawful = lawful_under(due, hand)
    if lawful is not None and card not in lawful:
        return True
    return hand is None and lawful is None and due.play_rule is None and law_59.waits_for_minor(card, due.minor)


def may_break(due: law_59.Duties, card: Card) -> bool:
    """Tell whether a card of an unknown hand is not of the suits that it may lead or play if it can (59)."""
    lead, play = due.lead_rule, due.play_rule
    if lead is not None and (card.suit in lead.forbid or (lead.require and card.suit not in lead.require)):
        return True
    if play is None or card.suit is due.suit_led:
        return False
    return card.suit is play.forbid or (play.require is not None and card.suit is not play.require)


def _known_duty(due: law_59.Duties) -> Hand | None:
    """Return the penalty cards that must be played whatever else an unknown hand holds; `None` when there are none.

    A restriction goes before them (50D1(b)): those that it does not allow need not be played while it is in force.
    """
    led, lead, play = due.suit_led, due.lead_rule, due.play_rule
    must = due.major if led is None else due.major.suit(led)
    if lead is not None:
        must = Hand(
            card for card in must if card.suit not in lead.forbid and (not lead.require or card.suit in lead.require)
        )
    if play is not None:
        named = Hand() if play.card is None or play.card not in must else Hand((play.card,))
        must = named or (must if play.card is not None else Hand())
    return must or None
