"""Double dummy by the DDS library.

The library keeps its state in global memory and crashes when two threads enter it, so one lock of the process stands
before every call (ctypes releases the interpreter's own lock while a call runs). Work goes in batches, which the
library spreads over the processors by itself. It is lenient with impossible input, so everything is checked first.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from duplicado.analysis.dds_library import (
    FINE,
    MAX_BOARDS,
    MAX_TABLES,
    Boards,
    DdsDeal,
    FutureTricks,
    PlayTrace,
    SolvedBoards,
    SolvedPlay,
    TableDeals,
    calculate_tables,
    load_library,
)
from duplicado.analysis.positions import checked_hands, position_after
from duplicado.analysis.table import DoubleDummyTable
from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import SUITS_FROM_SPADES, Suit

_LOCK: Final = threading.Lock()
_SUIT_CODE: Final = {suit: code for code, suit in enumerate(SUITS_FROM_SPADES)}
_NOTRUMP: Final = 4
_BEST_CARD: Final = 1  # "solutions": one card that wins most tricks
_ALL_CARDS: Final = 3  # "solutions": every card with its tricks
_ALWAYS_SEARCH: Final = 1  # "mode": a single playable card is searched too, instead of answered by -2
_T = TypeVar("_T")


class DdsError(DuplicadoError):
    """The library refused a call; the message is its own."""


class DdsSolver:
    """Solves whole deals and positions; may be shared by threads.

    Raises `SolverUnavailable` when the library is not installed.
    """

    def __init__(self) -> None:
        """Load the library, unless that has been done."""
        with _LOCK:
            self._library = load_library()

    def tricks(self, position: PlayPosition, side: Side) -> int:
        """Count the tricks that `side` wins from here on with best play, the trick in progress included.

        Raises:
            PositionError: a hand is unknown or the hands do not fit the trick in progress.
        """
        best = max(tricks for _, tricks in self.cards(position))
        return best if position.turn.side is side else max(map(len, checked_hands(position))) - best

    def cards(self, position: PlayPosition) -> tuple[tuple[Card, int], ...]:
        """Say of each card that may now be played how many tricks the side in turn wins from here on if it is.

        Raises:
            PositionError: as `tricks`.
        """
        asked, answer = _deal_of(position), FutureTricks()
        with _LOCK:
            self._check(self._library.SolveBoard(asked, -1, _ALL_CARDS, _ALWAYS_SEARCH, ctypes.byref(answer), 0))
        return _cards_of(position, answer)

    def cards_of_many(self, positions: Sequence[PlayPosition]) -> tuple[tuple[tuple[Card, int], ...], ...]:
        """Answer as `cards` for many positions, in batches that the library spreads over the processors.

        Raises:
            PositionError: as `tricks`, for any of them; then none is answered.
        """
        answers = self._solved(positions, _ALL_CARDS)
        return tuple(_cards_of(position, answer) for position, answer in zip(positions, answers, strict=True))

    def best_of_many(self, positions: Sequence[PlayPosition]) -> tuple[int, ...]:
        """Count for many positions the tricks that the side in turn wins from there on with best play.

        It takes less than half the time of `cards_of_many`.

        Raises:
            PositionError: as `tricks`, for any of them; then none is answered.
        """
        return tuple(int(answer.score[0]) for answer in self._solved(positions, _BEST_CARD))

    def _solved(self, positions: Sequence[PlayPosition], solutions: int) -> list[FutureTricks]:
        asked = [_deal_of(position) for position in positions]
        answers: list[FutureTricks] = []
        for batch in _batches(asked, MAX_BOARDS):
            boards, solved = Boards(), SolvedBoards()
            boards.count = len(batch)
            for place, deal in enumerate(batch):
                boards.deals[place] = deal
                boards.target[place], boards.solutions[place], boards.mode[place] = -1, solutions, _ALWAYS_SEARCH
            with _LOCK:
                self._check(self._library.SolveAllBoardsBin(ctypes.byref(boards), ctypes.byref(solved)))
            answers += solved.boards[: len(batch)]
        return answers

    def tables(self, deals: Sequence[Deal]) -> tuple[DoubleDummyTable, ...]:
        """Compute the tables of deals, in their order, in batches that the library spreads over the processors."""
        answers: list[DoubleDummyTable] = []
        for batch in _batches(deals, MAX_TABLES):
            asked = TableDeals()
            asked.count = len(batch)
            for place, deal in enumerate(batch):
                for seat in Seat:
                    for code, suit in enumerate(SUITS_FROM_SPADES):
                        asked.deals[place][seat.index][code] = _holding(deal[seat], suit)
            with _LOCK:
                code, results = calculate_tables(self._library, asked)
                self._check(code)
            for place in range(len(batch)):
                spades, hearts, diamonds, clubs, notrump = results.tables[place]
                rows = (clubs, diamonds, hearts, spades, notrump)
                answers.append(DoubleDummyTable(tuple((row[0], row[1], row[2], row[3]) for row in rows)))
        return tuple(answers)

    def trace(self, deal: Deal, trump: Suit | None, leader: Seat, plays: Sequence[Card]) -> tuple[int, ...]:
        """Say declarer's tricks with best play before the first card and after each of `plays`.

        Declarer is the player on the right of `leader`, who made the opening lead. The last trick is left out: after
        48 cards nothing can change.

        Raises:
            PositionError: a card is not held by the hand in turn, or does not follow suit.
        """
        position = PlayPosition(trump, leader, (deal[Seat.N], deal[Seat.E], deal[Seat.S], deal[Seat.W]))
        asked, answer, trace = _deal_of(position), SolvedPlay(), PlayTrace()
        position_after(position, plays)
        trace.count = min(len(plays), 52)
        for place, card in enumerate(plays):
            trace.suit[place], trace.rank[place] = _SUIT_CODE[card.suit], card.rank.index + 2
        with _LOCK:
            self._check(self._library.AnalysePlayBin(asked, trace, ctypes.byref(answer), 0))
        return tuple(answer.tricks[: min(answer.count, len(plays) + 1)])

    def _check(self, code: int) -> None:
        """Raise unless the call went well; to be called with the lock held, since it asks the library why."""
        if code != FINE:
            text = ctypes.create_string_buffer(80)
            self._library.ErrorMessage(code, text)
            raise DdsError(f"the double-dummy library answers {code}: {text.value.decode('ascii', 'replace')}")


def _batches(items: Sequence[_T], size: int) -> Iterator[Sequence[_T]]:
    for first in range(0, len(items), size):
        yield items[first : first + size]


def _holding(hand: Hand, suit: Suit) -> int:
    """Return the ranks held in a suit as the library writes them: bit 2 for the deuce."""
    return ((hand.bits >> 13 * suit.index) & 0x1FFF) << 2


def _deal_of(position: PlayPosition) -> DdsDeal:
    hands = checked_hands(position)
    deal = DdsDeal()
    deal.trump = _NOTRUMP if position.trump is None else _SUIT_CODE[position.trump]
    deal.first = position.leader.index
    for place, card in enumerate(position.trick):
        deal.trick_suit[place], deal.trick_rank[place] = _SUIT_CODE[card.suit], card.rank.index + 2
    for seat, hand in zip(Seat, hands, strict=True):
        for code, suit in enumerate(SUITS_FROM_SPADES):
            deal.remaining[seat.index][code] = _holding(hand, suit)
    return deal


def _cards_of(position: PlayPosition, answer: FutureTricks) -> tuple[tuple[Card, int], ...]:
    """Spread the groups of equal cards that the library answers with over their cards."""
    ranks = tuple(Rank)
    worth: dict[Card, int] = {}
    for place in range(answer.cards):
        suit, score = SUITS_FROM_SPADES[int(answer.suit[place])], int(answer.score[place])
        group = int(answer.equals[place]) | 1 << int(answer.rank[place])
        for rank in ranks:
            if group >> rank.index + 2 & 1:
                worth[Card(suit, rank)] = score
    playable = position.playable() or Hand()
    return tuple((card, worth[card]) for card in playable)
