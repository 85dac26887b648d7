"""Guarded mode: which clause a claim, an answer to one, or a word about quitted tricks would break (Laws 65 to 68)."""

from __future__ import annotations

from duplicado.director.commands import PlayerActs
from duplicado.law.book import law_68
from duplicado.law.clause import has_clause
from duplicado.table import quitted_tricks
from duplicado.table.actions.claims import Agrees, Claims, Concedes, Objects, PlaysOn
from duplicado.table.actions.play import AsksToPoint, AsksToSeeLastCard, AsksToSeeTrick, PointsWrongly
from duplicado.table.actions.reader import Action
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.play_state import ClaimMade, PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat


def is_of_this(action: Action) -> bool:
    """Tell whether the action is a claim, an answer to one, or about quitted tricks."""
    return isinstance(
        action,
        Claims
        | Concedes
        | Agrees
        | Objects
        | PlaysOn
        | PointsWrongly
        | AsksToPoint
        | AsksToSeeTrick
        | AsksToSeeLastCard,
    )


def broken_clause(table: TableState, seat: Seat, action: Action) -> str | None:
    """Return the clause that the action would break; `None` when it is in order."""
    play = table.play
    claim = None if play is None else play.claim
    match action:
        case Claims(tricks) | Concedes(tricks):
            return "68A" if play is None else _claim(play, seat, tricks)
        case Agrees():
            return None if claim is not None and seat.side is not claim.claimer.side else "68D"
        case Objects():
            return None if play is not None and claim is not None and _may_object(play, claim, seat) else "68B2"
        case PlaysOn():
            return _playing_on(table, claim, seat)
        case _:
            return "66C" if play is None else quitted_tricks.broken_clause(table, play, seat, action)


def broken_by_silence(table: TableState, claim: PlayerActs) -> str | None:
    """Return the clause that a claim breaks which is made without the statement that the regulations require."""
    if not isinstance(claim.action, Claims) or claim.action.tricks == 0:
        return None
    is_silent = claim.statement in {None, ClaimStatement()} and not claim.means.strip()
    return "68C" if is_silent and law_68.requires_statement(table.setup.regulations) else None


def _claim(play: PlayState, seat: Seat, tricks: int | None) -> str | None:
    """Refuse dummy's claims, those of more tricks than are to come, and those while one stands or play is over."""
    if play.claim is not None:
        return "68D"
    possible = tricks is None or tricks <= play.play.tricks_to_come
    return None if not play.is_over and possible and law_68.may_claim(seat, play.play.dummy) else "68A"


def _may_object(play: PlayState, claim: ClaimMade, seat: Seat) -> bool:
    division = law_68.Division(claim.own_tricks, claim.others_tricks)
    by_defender = claim.claimer.side is not play.play.declarer.side
    return seat is claim.claimer.partner and law_68.concession_is_void(division, by_defender=by_defender)


def _playing_on(table: TableState, claim: ClaimMade | None, seat: Seat) -> str | None:
    if not has_clause("68D2(b)", table.edition):
        return "68D"
    may = claim is not None and law_68.may_propose_to_play_on(
        seat, claim.claimer.side, director_called=claim.disputed, proposed=bool(claim.play_on)
    )
    return None if may else "68D2(b)"
