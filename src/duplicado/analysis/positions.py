"""Validation of a position before a solver is asked about it."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat


class PositionError(DuplicadoError):
    """A position that cannot arise, or of which not all cards are known; the message names the place."""


def checked_hands(position: PlayPosition) -> tuple[Hand, Hand, Hand, Hand]:
    """Return the four hands of a position that a solver may be asked about.

    Raises:
        PositionError: a hand is unknown, a card stands twice, or the hands do not fit the trick in progress.
    """
    hands: list[Hand] = []
    for seat in Seat:
        hand = position.hand(seat)
        if hand is None:
            raise PositionError(f"{seat}: the hand is not known, and double dummy needs all four")
        hands.append(hand)
    try:
        Layout(dict(zip(Seat, hands, strict=True)))
    except DuplicadoError as reason:
        raise PositionError(f"the hands cannot be: {reason}") from reason
    if len(position.trick) > 3 or len(set(position.trick)) < len(position.trick):
        raise PositionError("the trick in progress has at most three cards, each once")
    for card in position.trick:
        holder = next((seat for seat, hand in zip(Seat, hands, strict=True) if card in hand), None)
        if holder is not None:
            raise PositionError(f"{holder}: {card} stands in the hand and in the trick in progress")
    most = max(map(len, hands))
    played = {position.leader.after(turn) for turn in range(len(position.trick))}
    for seat, hand in zip(Seat, hands, strict=True):
        wanted = most - 1 if seat in played and len(played) < 4 else most
        if len(hand) != wanted:
            raise PositionError(f"{seat}: {len(hand)} cards, where {wanted} would fit the trick and the other hands")
    if most == 0 or most > 13:
        raise PositionError(f"the longest hand has {most} cards: there must be 1 to 13")
    north, east, south, west = hands
    return north, east, south, west


def position_after(position: PlayPosition, plays: Sequence[Card]) -> PlayPosition:
    """Return the position after these cards, each from the hand in turn.

    Raises:
        PositionError: a card is not held by the hand in turn, or does not follow suit.
    """
    for number, card in enumerate(plays, 1):
        held = position.playable()
        if held is None or card not in held:
            raise PositionError(f"card {number}, {card}: {position.turn} may not play it, so there is no analysis")
        position = position.after(card)
    return position
