"""What the actions of the play change, by the ordinary procedure and the clauses that act of themselves."""

from __future__ import annotations

from dataclasses import replace

from duplicado.table.actions import Action, Designates, FacesLead, LeadsFaceDown, PlaysCard
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary import Card, Seat

__all__ = ["with_action"]


def with_action(state: TableState, seat: Seat, action: Action) -> TableState:
    """Return the state after that player has done that."""
    play = state.play
    if play is None:
        return state
    match action:
        case LeadsFaceDown(card):
            return replace(state, play=replace(play, face_down=(*play.face_down, (seat, card))))
        case FacesLead():
            led = next((card for leader, card in play.face_down if leader is seat), None)
            return state if led is None else replace(state, play=_with_card(play, seat, led))
        case PlaysCard(card):
            return replace(state, play=_with_card(play, seat, card))
        case Designates(card) if isinstance(card, Card):
            return replace(state, play=_with_card(play, seat.partner, card))
        case _:
            return state


def _with_card(play: PlayState, seat: Seat, card: Card) -> PlayState:
    if play.position.turn is not seat:
        return play
    return replace(play, position=play.position.after(card), face_down=(), lead_is_faced=True)
