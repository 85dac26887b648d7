"""Duties of the hand in turn: what penalty cards, restricted leads and demands leave of its cards (50-52, 57, 59)."""

from __future__ import annotations

from duplicado.law import precedence
from duplicado.law.book import law_59
from duplicado.law.orders import CardDisposition, Disposition
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableState
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
    known = play.known_of(seat)
    if not state.exposed or _is_free(state, play, seat, place):
        led = play.play.suit_led
        free = lead_rule is None and play_rule is None and not known
        return law_59.TO_FOLLOW[led] if free else law_59.Duties(led, lead_rule, play_rule, known=known)
    cards = [exposed for exposed in _binding_cards(state, play, seat) if exposed.seat is seat]
    return law_59.Duties(
        play.play.suit_led,
        lead_rule,
        play_rule,
        Hand(exposed.card for exposed in cards if exposed.disposition is Disposition.MAJOR),
        Hand(exposed.card for exposed in cards if exposed.disposition is Disposition.MINOR),
        known,
    )


def _binding_cards(state: TableState, play: PlayState, seat: Seat) -> tuple[CardDisposition, ...]:
    """Return the cards that lie face up, of those before a lead that is made face down the ones that lay there then."""
    if play.led_face_down(seat) is None:
        return state.exposed
    lay = {(each.seat, each.card) for each in play.lay_at_the_lead}
    return tuple(each for each in state.exposed if (each.seat, each.card) in lay)


def _is_free(state: TableState, play: PlayState, seat: Seat, place: int) -> bool:
    """Tell whether the card is a substitute for one that a Law let the player take back: 52 does not bind it."""
    return (seat, place) in play.substitutes and precedence.deciding(state.edition, "47", "52") is not None


def lawful_cards(state: TableState) -> Hand | None:
    """Return the cards that the hand in turn may play; `None` when it is not known, or play is over."""
    play = state.play
    if play is None or play.is_over:
        return None
    turn = play.play.turn
    return law_59.lawful_under(duties(state, play, turn), play.play.hand(turn))


def choice_is_open(state: TableState, play: PlayState, leader: Seat) -> bool:
    """Tell whether declarer has still to choose before that defender leads, whose partner has a penalty card (50D2).

    A penalty card that has come since he chose gives him another choice.
    """
    now = play.play
    if not now.is_between_tricks or leader.side is now.declarer.side or leader is not now.turn:
        return False
    majors = (
        card.card for card in _binding_cards(state, play, leader) if card.seat is leader.partner and card.is_major
    )
    return any((leader, len(now.tricks), card) not in play.leads_settled for card in majors)
