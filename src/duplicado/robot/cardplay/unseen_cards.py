"""Cards that a player does not see during the play, and what the auction and the play have told of them."""

from __future__ import annotations

from duplicado.law.procedure.tricks import Trick
from duplicado.robot.bidding.understanding import AuctionUnderstanding
from duplicado.robot.player import PublicHistory
from duplicado.robot.sampling import HiddenSeat, Unseen
from duplicado.table.view import SeatView
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import FULL_PACK, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit


def unseen_of(view: SeatView, history: PublicHistory, known: AuctionUnderstanding) -> Unseen:
    """Return what the seat does not see of the cards still held."""
    seen = seen_hands(view)
    played = played_by(history.tricks)
    gone = Hand(card for hand in (*seen.values(), *played.values()) for card in hand)
    face_up = {seat: Hand(each.card for each in view.face_up if each.seat is seat) for seat in Seat if seat not in seen}
    shown_void = voids(history.tricks)
    hidden = tuple(
        HiddenSeat(
            seat,
            13 - len(played[seat]) - len(lying),
            played[seat],
            known.regions[seat],
            shown_void[seat],
            lying,
        )
        for seat, lying in face_up.items()
    )
    lying_open = Hand(card for hand in face_up.values() for card in hand)
    return Unseen(hidden, Hand.of_bits(FULL_PACK) - gone - lying_open)


def seen_hands(view: SeatView) -> dict[Seat, Hand]:
    """Return the hands that the seat sees: its own, and dummy's as soon as it is faced."""
    found = {} if view.own is None else {view.seat: view.own}
    if view.dummy is not None and isinstance(view.contract, Contract):
        found[view.contract.declarer.partner] = view.dummy
    return found


def played_by(tricks: tuple[Trick, ...]) -> dict[Seat, Hand]:
    """Return the cards that each hand has contributed."""
    return {seat: Hand(card for trick in tricks for hand, card in trick.plays if hand is seat) for seat in Seat}


def voids(tricks: tuple[Trick, ...]) -> dict[Seat, frozenset[Suit]]:
    """Return the suits to which each hand has not followed."""
    found: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
    for trick in tricks:
        led = trick.suit_led
        for seat, card in trick.plays:
            if led is not None and card.suit is not led:
                found[seat].add(led)
    return {seat: frozenset(suits) for seat, suits in found.items()}
