"""Guarded mode: which clause a question, an explanation or another word would break (Laws 10 and 20)."""

from __future__ import annotations

from dataclasses import replace

from duplicado.director.state import DirectedTable
from duplicado.law.book import law_10, law_20, law_40
from duplicado.law.book.law_20 import AskersRole, PlayersQuestion
from duplicado.law.procedure.auction import Auction
from duplicado.table import speech
from duplicado.table.actions.auction import (
    Alerts,
    AsksAbout,
    AsksReview,
    AsksWhoLeads,
    ConsultsOpponentsCard,
    ConsultsOwnCard,
    Explains,
    SelfAlerts,
    TellsWhoLeads,
    UsesMemoryAid,
)
from duplicado.table.actions.irregularity import RulesHimself
from duplicado.table.actions.reader import Action
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.seats import Seat


def broken_clause(state: DirectedTable, seat: Seat, action: Action) -> str | None:
    """Return the clause that the words would break; `None` when they are regular."""
    match action:
        case AsksAbout(call, place):
            asked_of = {caller.side for caller in _callers(state.table.auction, call, place)}
            return law_20.forbids_question(replace(_asking(state, seat), about_own_side=asked_of == {seat.side}))
        case AsksReview():
            return law_20.forbids_review(_asking(state, seat))
        case Explains():
            return _explanation(state.table, seat, action)
        case Alerts() | SelfAlerts():
            return _alert(state.table, by_caller=isinstance(action, SelfAlerts))
        case AsksWhoLeads():
            return law_20.forbids_asking_whose_lead(speech.stage(state.table), speech.role(state.table, seat))
        case TellsWhoLeads(leader):
            return _telling(state.table, leader)
        case ConsultsOwnCard() | ConsultsOpponentsCard() | UsesMemoryAid():
            return speech.broken_by_looking(state.table, seat, action)
        case RulesHimself():
            return law_10.forbids_own_ruling()
        case _:
            return None


def _asking(state: DirectedTable, seat: Seat) -> PlayersQuestion:
    table, play = state.table, state.table.play
    role = speech.role(table, seat)
    turn = state.table.turn
    in_turn = turn is seat or (role is AskersRole.DECLARER and turn is seat.partner)
    has_played = leads = lead_made = False
    if play is not None:
        # Declarer's first turn is that of dummy's card (20:fn6).
        hand = play.play.dummy if role is AskersRole.DECLARER else seat
        has_played = any(trick.card_of(hand) is not None for trick in play.play.tricks)
        leads, lead_made = play.play.leader is seat, bool(play.face_down)
    return PlayersQuestion(
        table.edition, speech.stage(table), role, in_turn, seat in table.must_pass, has_played, lead_made, leads
    )


def _telling(table: TableState, leader: Seat) -> str | None:
    """Refuse what is not so: the lead is of the player on presumed declarer's left, or of who won the last trick."""
    play = table.play
    if play is None or play.is_over:
        return "41A"
    if play.play.turn is leader and play.play.is_between_tricks:
        return None
    return "44G" if play.lead_is_faced else "41A"


def _alert(table: TableState, *, by_caller: bool) -> str | None:
    return law_40.forbids_alert(table.edition, table.setup.regulations, by_caller=by_caller)


def _callers(auction: Auction, call: Call, place: int | None) -> list[Seat]:
    """List who has made that call, at that place of the auction where one is named."""
    return [
        auction.dealer.after(number)
        for number, made in enumerate(auction.calls)
        if made is call and place in {None, number + 1}
    ]


def _explanation(table: TableState, seat: Seat, explanation: Explains) -> str | None:
    """Partner explains (20F1), or the caller himself; who made the call may correct partner when 20F5 says so."""
    auction, call, regulations = table.auction, explanation.call, table.setup.regulations
    callers = _callers(auction, call, explanation.place)
    if not callers or any(law_20.forbids_explanation(seat, caller, regulations) is None for caller in callers):
        return None
    explained_by_partner = any(
        told.seat is seat.partner and isinstance(told.action, Explains) and told.action.call is call
        for told in table.statements
    )
    if seat in callers and explained_by_partner:
        return law_20.forbids_correction_of_partner(speech.stage(table), speech.role(table, seat))
    return "20F1"
