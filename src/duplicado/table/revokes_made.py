"""Establishment of revokes (Law 63), and its withdrawal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from duplicado.law.book import law_63
from duplicado.law.edition import Edition
from duplicado.table.play_state import PlayState, Revoke
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat


def _established(play: PlayState, card: tuple[Seat, Card] | None, when: Callable[[Revoke], bool]) -> PlayState:
    if not any(revoke.fate is None and not revoke.established and when(revoke) for revoke in play.revokes):
        return play
    revokes = tuple(
        replace(revoke, established=True, established_by=card)
        if revoke.fate is None and not revoke.established and when(revoke)
        else revoke
        for revoke in play.revokes
    )
    return replace(play, revokes=revokes)


def established_by_play(play: PlayState, hand: Seat, card: Card, place: int) -> PlayState:
    """Establish earlier revokes of the side that leads or plays to a later trick, legally or not (63A1)."""
    return _established(
        play,
        (hand, card),
        lambda revoke: law_63.play_establishes(revoke.player.side, revoke.trick, hand.side, place),
    )


def established_by_naming(play: PlayState, seat: Seat, card: Card) -> PlayState:
    """Establish earlier revokes of the side that names a card for a later trick (63A2).

    Who has still to play to the trick in progress names a card for that one.
    """
    trick = play.play.open_trick
    place = len(play.play.tricks) if trick is None or seat not in trick.missing else play.play.tricks.index(trick)
    return _established(
        play,
        (seat, card),
        lambda revoke: law_63.naming_establishes(revoke.player.side, revoke.trick, seat.side, place),
    )


def established_by_claim(play: PlayState, claimer: Seat) -> PlayState:
    """Establish the revokes of the side that claims or concedes (63A3)."""
    return _established(play, None, lambda revoke: law_63.claim_establishes(revoke.player.side, claimer.side))


def established_by_agreement(play: PlayState, agreeing: Seat, edition: Edition, *, final: bool) -> PlayState:
    """Establish the revokes of a side that agrees to the opponents' claim (63A4; 2007: 63A3)."""
    if not law_63.agreement_establishes(edition, final=final):
        return play
    return _established(play, None, lambda revoke: revoke.player.side is agreeing.side)


def not_established_by(play: PlayState, hand: Seat, card: Card) -> PlayState:
    """Undo what that card established: it was no lead or play of his own accord (47E1, 45E)."""
    revokes = tuple(
        replace(revoke, established=False, established_by=None)
        if revoke.established_by == (hand, card) and revoke.fate is None
        else revoke
        for revoke in play.revokes
    )
    return replace(play, revokes=revokes)
