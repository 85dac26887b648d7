"""The hands of a board as a diagram: holdings by suit, points, who deals and who is vulnerable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import SUITS_FROM_SPADES, Suit


@dataclass(frozen=True, slots=True)
class HandDiagram:
    """One hand: the ranks of each suit, high to low."""

    seat: Seat
    suits: tuple[tuple[Suit, tuple[Rank, ...]], ...]
    """Empty when the hand is not known."""
    points: int | None
    """High-card points (4 3 2 1) where all thirteen cards are known."""
    deals: bool
    is_vulnerable: bool

    @property
    def is_known(self) -> bool:
        """True where the file tells the hand."""
        return bool(self.suits)


@dataclass(frozen=True, slots=True)
class Diagram:
    """The four hands around the table."""

    board: Board
    hands: Mapping[Seat, HandDiagram]

    @property
    def is_known(self) -> bool:
        """True where any hand is known."""
        return any(hand.is_known for hand in self.hands.values())


def diagram(board: Board, layout: Layout | None) -> Diagram:
    """Lay the hands out around the board."""
    hands = {seat: None if layout is None else layout[seat] for seat in Seat}
    return Diagram(board, {seat: _hand(board, seat, hand) for seat, hand in hands.items()})


def _hand(board: Board, seat: Seat, hand: Hand | None) -> HandDiagram:
    suits: tuple[tuple[Suit, tuple[Rank, ...]], ...] = ()
    if hand is not None:
        suits = tuple((suit, tuple(card.rank for card in hand.suit(suit))) for suit in SUITS_FROM_SPADES)
    points = hand.hcp if hand is not None and len(hand) == 13 else None
    return HandDiagram(seat, suits, points, board.dealer is seat, board.vulnerability.includes(seat))
