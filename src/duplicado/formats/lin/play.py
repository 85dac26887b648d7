"""Players of the cards, for files that list only the cards in the order of play (LIN, RBN)."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.law.procedure.law_44 import trick_winner
from duplicado.law.procedure.play import opening_leader
from duplicado.table.record import CardPlayed
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat


def seat_plays(
    contract: AuctionResult | None, layout: Layout | None, cards: Sequence[Card], leader: Seat | None = None
) -> tuple[tuple[CardPlayed, ...], bool]:
    """Name the hand of each card; tell whether cards were left out because that cannot be known.

    A card that was dealt to a known hand came from that hand, in turn or not; the others came from the hand whose turn
    it was (Laws 41A, 44A-G), which the contract decides. A card led by another hand than the one that is to lead is
    followed as led: the record says that the play went on from there (Law 53A). `leader` made the opening lead where
    that is known not to be the player to declarer's left.
    """
    holders = {card: seat for seat, hand in layout.items() for card in hand or ()} if layout else {}
    if not isinstance(contract, Contract):
        plays: list[CardPlayed] = []
        for card in cards:
            if card not in holders:
                return tuple(plays), True
            plays.append(CardPlayed(holders[card], card))
        return tuple(plays), False
    first = opening_leader(contract) if leader is None else leader
    seated: list[CardPlayed] = []
    trick: list[tuple[Seat, Card]] = []
    for card in cards:
        due = first.after(len(trick))
        seat = holders.get(card, due)
        if not trick:
            first = due = seat
        seated.append(CardPlayed(seat, card))
        trick.append((due, card))
        if len(trick) == 4:
            first, trick = trick_winner(trick, contract.denomination.suit), []
    return tuple(seated), False
