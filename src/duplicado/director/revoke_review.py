"""Review of a revoke under Law 64C: the position just before it, and its worth."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.procedure.play import PlayPosition
from duplicado.table.play_state import PlayState, Revoke
from duplicado.table.state import TableState
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class RevokeReview:
    """One revoke, with what might have been without it."""

    revoke: Revoke
    position: PlayPosition | None
    """Position in which it was the offender's turn to play to the trick; `None` where cards had come out of turn."""
    declarers_tricks: int | None
    """All tricks of declarer's side if both sides had played best from there; `None` where that cannot be computed."""


def position_before(play: PlayState, revoke: Revoke) -> PlayPosition | None:
    """Return the position when the offender was to play to the trick on which he revoked."""
    now = play.play
    if revoke.trick >= len(now.tricks):
        return None
    trick = now.tricks[revoke.trick]
    in_order = Seat.clockwise_from(trick.leader)
    before = in_order[: in_order.index(revoke.hand)]
    cards = tuple(card for seat in before if (card := trick.card_of(seat)) is not None)
    if len(cards) < len(before):
        return None
    held = [_held_before(play, revoke, seat, played=seat in before) for seat in Seat]
    north, east, south, west = held
    won = [sum(1 for each in now.tricks[: revoke.trick] if each.winner(now.trump).side is side) for side in Side]
    return PlayPosition(
        now.trump,
        trick.leader,
        (north, east, south, west),
        cards,
        (now.won_before[0] + won[0], now.won_before[1] + won[1]),
    )


def _held_before(play: PlayState, revoke: Revoke, seat: Seat, *, played: bool) -> Hand | None:
    now = play.play
    hand = now.hand(seat)
    if hand is None:
        return None
    since = now.tricks[revoke.trick + (1 if played else 0) :]
    return hand | [card for trick in since for player, card in trick.plays if player is seat]


def review_revokes(table: TableState, double_dummy: DoubleDummy | None = None) -> tuple[RevokeReview, ...]:
    """Review every revoke that the record shows, in their order: for the Director alone.

    The first is the one before which play was still untouched; for repeated revokes (64C2) each has its own position.
    Where all four hands are known and a solver is given, the double-dummy result from the position is a help to him.
    """
    play = table.play
    if play is None:
        return ()
    return tuple(_review(play, revoke, double_dummy) for revoke in play.revokes)


def _review(play: PlayState, revoke: Revoke, double_dummy: DoubleDummy | None) -> RevokeReview:
    position = position_before(play, revoke)
    side = play.contract.declarer.side
    tricks: int | None = None
    if position is not None and double_dummy is not None:
        try:
            tricks = position.tricks(side) + double_dummy.tricks(position, side)
        except DuplicadoError:
            tricks = None  # a hand is not known, or too long for the solver that is there
    return RevokeReview(revoke, position, tricks)
