"""The hands of a board: as a diagram, and the double-dummy tricks with the contracts that can be made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from duplicado.analysis.par import Par, par
from duplicado.analysis.table import DoubleDummyTable
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import DENOMINATIONS_FROM_NOTRUMP, SUITS_FROM_SPADES, Denomination, Suit


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


_BOOK: Final = 6
_DECLARERS: Final = (Seat.N, Seat.S, Seat.E, Seat.W)


@dataclass(frozen=True, slots=True)
class Makeable:
    """The highest contract in a denomination that a side makes with best play."""

    level: int
    denomination: Denomination
    declarer: Seat | None
    """Partner who alone makes it; `None`: either partner."""


@dataclass(frozen=True, slots=True)
class DoubleDummyPage:
    """Tricks that can be made on a board."""

    table: DoubleDummyTable
    par: Par
    makes: tuple[tuple[Side, tuple[Makeable, ...]], ...]
    """Highest first; a side that makes nothing is left out."""

    @property
    def rows(self) -> tuple[tuple[Seat, tuple[tuple[int, bool], ...]], ...]:
        """A row for each declarer: tricks by denomination as written, and whether they make a contract."""
        return tuple((seat, tuple((tricks, tricks > _BOOK) for tricks in self._tricks_of(seat))) for seat in _DECLARERS)

    def _tricks_of(self, seat: Seat) -> Iterator[int]:
        return (self.table.tricks(seat, each) for each in DENOMINATIONS_FROM_NOTRUMP)


def double_dummy_page(table: DoubleDummyTable, board: Board) -> DoubleDummyPage:
    """Put together what can be made on a board.

    Args:
        table: its double-dummy table.
        board: who deals and who is vulnerable, by which par is reckoned.
    """
    makes = tuple((side, found) for side in Side if (found := tuple(_makeable(table, side))))
    return DoubleDummyPage(table, par(table, board.vulnerability, board.dealer), makes)


def _makeable(table: DoubleDummyTable, side: Side) -> Iterator[Makeable]:
    most = [(table.best(side, each), each) for each in DENOMINATIONS_FROM_NOTRUMP]
    for tricks, denomination in sorted(most, key=lambda each: each[0], reverse=True):
        if tricks > _BOOK:
            able = [seat for seat in side.seats if table.tricks(seat, denomination) == tricks]
            yield Makeable(tricks - _BOOK, denomination, able[0] if len(able) == 1 else None)
