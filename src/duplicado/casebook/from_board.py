"""Conversion of a board that a file tells into steps: its calls, its cards and its claim, and attention at the end.

A file tells what stood. What is irregular in it has been accepted by calling or playing on, or nobody noticed; at the
end an opponent draws attention to what is left, so that what the Laws make of it can be seen.
"""

from __future__ import annotations

from dataclasses import replace

from duplicado.casebook.model import PlayerStep, Setup
from duplicado.casebook.session import Session
from duplicado.law.edition import Edition
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.claims import Agrees, Claims
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import Designates, PlaysCard
from duplicado.table.actions.reader import Action
from duplicado.table.moment import Phase
from duplicado.table.record import MOST_CALLS, MOST_PLAYS, BoardRecord, CardPlayed
from duplicado.vocabulary.contracts import Contract, PassedOut
from duplicado.vocabulary.seats import Seat


def session_of_board(record: BoardRecord, edition: Edition) -> Session | None:
    """Return the session that a record of a board tells; `None` where it has no play, and has not been passed out.

    Where its auction does not come to the contract that the file states, the play is that of the contract: whoever
    wrote the cards down knew who had led.
    """
    session = _auction(record, Session.begin(Setup(record.board, hands=record.layout), edition))
    stated, result = record.stated_contract, session.state.table.result_of_auction
    if isinstance(stated, Contract) and result != stated:
        setup = replace(session.setup, contract=stated)
        session, result = Session.begin(setup, edition), stated
    if isinstance(result, PassedOut):
        return session
    if result is None or not record.plays:
        return None
    for played in record.plays[:MOST_PLAYS]:
        session = _taken(session, *_play(session, played))
    return _attended(_claim(record, session))


def _auction(record: BoardRecord, session: Session) -> Session:
    for place, call in enumerate(record.calls[:MOST_CALLS]):
        if call is not None:
            session = _taken(session, record.board.dealer.after(place), MakesCall(call))
    return session


def _play(session: Session, played: CardPlayed) -> tuple[Seat, Action]:
    """Return who plays a card and how: declarer names those of dummy's hand."""
    play = session.state.table.play
    if play is not None and play.lead_is_faced and played.seat is play.play.dummy:
        return play.play.declarer, Designates(played.card)
    return played.seat, PlaysCard(played.card)


def _claim(record: BoardRecord, session: Session) -> Session:
    """Return the session after the claim with which the play ended, or after what is left of the result that it had."""
    play = session.state.table.play
    tricks = record.stated_tricks if record.claim is None else record.claim.declarer_tricks
    if play is None or play.is_over or tricks is None:
        return session
    declarer = play.play.declarer
    claimer = declarer if record.claim is None or record.claim.claimer is None else record.claim.claimer
    if claimer is play.play.dummy:
        claimer = declarer
    left = play.play.tricks_to_come
    more = tricks - play.tricks(declarer.side)
    number = more if claimer.side is declarer.side else left - more
    if not 0 <= number <= left:
        return session
    session = _taken(session, claimer, Claims(number))
    for seat in (claimer.lho, claimer.rho):
        if session.state.table.phase is not Phase.OVER:
            session = _taken(session, seat, Agrees())
    return session


def _attended(session: Session) -> Session:
    """Return the session after an opponent has drawn attention to what is still irregular."""
    offender = next((fact.offender for fact in session.state.table.irregular), None)
    return session if offender is None else _taken(session, offender.lho, Attention())


def _taken(session: Session, seat: Seat, action: Action) -> Session:
    taken = session.take(PlayerStep(0, seat, action))
    return taken if isinstance(taken, Session) else session
