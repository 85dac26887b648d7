"""Guarded mode: which clause a question, an explanation or another word would break (Laws 10 and 20)."""

from __future__ import annotations

from typing import Final

from duplicado.director import observe
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_10, law_20
from duplicado.law.book.law_20 import Asking, Role, Stage
from duplicado.table.actions import Action, AsksAbout, AsksReview, Explains, RulesHimself
from duplicado.table.state import Phase, TableState
from duplicado.vocabulary import Call, Contract, Seat

__all__ = ["broken_clause"]

_STAGES: Final = {
    Phase.AUCTION: Stage.AUCTION,
    Phase.CLARIFICATION: Stage.CLARIFICATION,
    Phase.PLAY: Stage.PLAY,
    Phase.OVER: Stage.OVER,
}


def broken_clause(state: DirectedTable, seat: Seat, action: Action) -> str | None:
    """Return the clause that the words would break; `None` when they are regular."""
    match action:
        case AsksAbout():
            return law_20.forbids_question(_asking(state, seat))
        case AsksReview():
            return law_20.forbids_review(_asking(state, seat))
        case Explains(call=call):
            return _explanation(state.table, seat, call)
        case RulesHimself():
            return law_10.forbids_own_ruling()
        case _:
            return None


def _declarer(table: TableState) -> Seat | None:
    contract = None if table.phase is Phase.AUCTION else table.result_of_auction
    return contract.declarer if isinstance(contract, Contract) else None


def _asking(state: DirectedTable, seat: Seat) -> Asking:
    table, play = state.table, state.table.play
    role = law_20.role_of(seat, _declarer(table))
    turn = observe.turn(state)
    in_turn = turn is seat or (role is Role.DECLARER and turn is seat.partner)
    has_played = leads = lead_made = False
    if play is not None:
        # Declarer's first turn is that of dummy's card (20:fn6).
        hand = play.play.dummy if role is Role.DECLARER else seat
        has_played = any(trick.card_of(hand) is not None for trick in play.play.tricks)
        leads, lead_made = play.play.leader is seat, bool(play.face_down)
    return Asking(
        table.edition, _STAGES[table.phase], role, in_turn, seat in table.must_pass, has_played, lead_made, leads
    )


def _explanation(table: TableState, seat: Seat, call: Call) -> str | None:
    """Partner explains (20F1); who made the call may correct him when 20F5 says so."""
    auction = table.auction
    callers = [auction.dealer.after(place) for place, made in enumerate(auction.calls) if made is call]
    if not callers or any(law_20.forbids_explanation(seat, caller) is None for caller in callers):
        return None
    explained_by_partner = any(
        told.seat is seat.partner and isinstance(told.action, Explains) and told.action.call is call
        for told in table.statements
    )
    if seat in callers and explained_by_partner:
        return law_20.forbids_correction_of_partner(_STAGES[table.phase], law_20.role_of(seat, _declarer(table)))
    return "20F1"
