"""Guarded mode in the play: which clause an action would break."""

from __future__ import annotations

from duplicado.director.state import DirectedTable
from duplicado.law.procedure import law_44
from duplicado.table.actions import Action, Designates, FacesLead, LeadsFaceDown, PlaysCard
from duplicado.table.play_state import PlayState
from duplicado.vocabulary import Card, Seat

__all__ = ["broken_clause"]


def broken_clause(state: DirectedTable, seat: Seat, action: Action) -> str | None:
    """Return the clause that the action would break; `None` when it is regular."""
    play = state.table.play
    match action:
        case PlaysCard(card):
            return _card(state, seat, seat, card)
        case LeadsFaceDown(card):
            return "24" if play is None else _lead(play, seat, card)
        case Designates(card) if isinstance(card, Card):
            return _card(state, seat, seat.partner, card)
        case FacesLead():
            return None if play is not None and any(leader is seat for leader, _ in play.face_down) else "41A"
        case _:
            return None


def _lead(play: PlayState, seat: Seat, card: Card) -> str | None:
    if play.lead_is_faced or play.face_down or play.play.turn is not seat:
        return "41A"
    hand = play.play.hand(seat)
    return "7B3" if hand is not None and card not in hand else None


def _card(state: DirectedTable, speaker: Seat, hand_of: Seat, card: Card) -> str | None:
    play = state.table.play
    if play is None:
        return "24"
    if play.is_over:
        return "44A"
    if play.claim is not None:
        return "68D"
    now = play.play
    if not play.lead_is_faced:
        return "41A" if now.turn is not speaker or hand_of is not speaker or play.face_down else None
    declarer = now.declarer
    if speaker is now.dummy or (hand_of is now.dummy and speaker is not declarer):
        return "45B"
    if now.turn is not hand_of:
        return "44B" if now.suit_led is not None else "44G"
    hand = now.hand(hand_of)
    if hand is None:
        return None
    if card not in hand:
        return "7B3"
    led = now.suit_led
    return "44C" if led is not None and law_44.fails_to_follow(card, hand, led) else None
