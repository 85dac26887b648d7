"""A double-dummy solver of our own, for endings: where the library is not installed, and as its second opinion.

Alpha-beta search with a zero window and a table of positions on bit sets. It takes up to `MOST_CARDS` cards a hand;
whole deals are beyond Python.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from duplicado.analysis.positions import PositionError, checked_hands
from duplicado.analysis.table import DoubleDummyTable
from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.errors import how_to_install
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

MOST_CARDS: Final = 9
"""Cards in the longest hand that the solver accepts."""

_Hands: TypeAlias = tuple[int, int, int, int]
_SUIT_BITS: Final = tuple(suit.bits for suit in Suit)
_NO_TRUMP: Final = -1


class EndingSolver:
    """Solves positions of up to `MOST_CARDS` cards a hand; an instance may be used by one thread at a time or many."""

    def tricks(self, position: PlayPosition, side: Side) -> int:
        """Count the tricks that `side` wins from here on with best play, the trick in progress included.

        Raises:
            PositionError: not all hands are known, they do not fit the trick, or they are longer than `MOST_CARDS`.
        """
        best = max(tricks for _, tricks in self.cards(position))
        return best if position.turn.side is side else _tricks_left(position) - best

    def cards(self, position: PlayPosition) -> tuple[tuple[Card, int], ...]:
        """Say of each card that may now be played how many tricks the side in turn wins from here on if it is.

        Raises:
            PositionError: as `tricks`.
        """
        hands = checked_hands(position)
        longest = max(map(len, hands))
        if longest > MOST_CARDS:
            remedy = how_to_install("dds")
            raise PositionError(f"{longest} cards a hand: the solver of endings takes {MOST_CARDS}: {remedy}")
        search = _Search(position.trump)
        left, side = _tricks_left(position), position.turn.side
        answers: list[tuple[Card, int]] = []
        worth: dict[Card, int] = {}
        seen = Hand(position.trick)
        for hand in hands:
            seen |= hand
        for card in position.playable() or Hand():
            above = _next_above(card, seen)
            # A card next to one of the same hand is worth the same.
            if above is not None and above in worth:
                tricks = worth[above]
            else:
                after = position.after(card)
                won = (1 if after.leader.side is side else 0) if not after.trick else 0
                north_south = search.north_south_tricks(after)
                tricks = won + (north_south if side is Side.NS else _tricks_left(after) - north_south)
            worth[card] = tricks
            answers.append((card, min(tricks, left)))
        return tuple(answers)

    def tables(self, deals: Sequence[Deal]) -> tuple[DoubleDummyTable, ...]:
        """Refuse: whole deals need the library.

        Raises:
            PositionError: always, unless no deal is asked for.
        """
        if deals:
            raise PositionError(f"tables of whole deals need the double-dummy library: {how_to_install('dds')}")
        return ()

    def trace(self, deal: Deal, trump: Suit | None, leader: Seat, plays: Sequence[Card]) -> tuple[int, ...]:  # noqa: ARG002 - the port's signature
        """Refuse: whole deals need the library.

        Raises:
            PositionError: always.
        """
        raise PositionError(f"the analysis of a whole play needs the double-dummy library: {how_to_install('dds')}")


def _tricks_left(position: PlayPosition) -> int:
    return max(len(hand) for hand in position.hands if hand is not None)


def _next_above(card: Card, seen: Hand) -> Card | None:
    above = (seen.bits & card.suit.bits) >> (card.index + 1)
    return EVERY_CARD[card.index + (above & -above).bit_length()] if above else None


class _Search:
    """One search tree: positions that were met are remembered as bounds of North-South's tricks."""

    def __init__(self, trump: Suit | None) -> None:
        self.trump = _NO_TRUMP if trump is None else trump.index
        self.bounds: dict[tuple[int, ...], tuple[int, int]] = {}
        self.shapes: dict[_Hands, tuple[int, tuple[int, int, int, int]]] = {}

    def north_south_tricks(self, position: PlayPosition) -> int:
        """Count the tricks that North-South win from here on, the trick in progress included."""
        north, east, south, west = (hand.bits if hand is not None else 0 for hand in position.hands)
        hands = (north, east, south, west)
        left = _tricks_left(position)
        low, high = 0, left
        while low < high:
            middle = (low + high + 1) // 2
            if self._from(hands, position, middle):
                low = middle
            else:
                high = middle - 1
        return low

    def _from(self, hands: _Hands, position: PlayPosition, need: int) -> bool:
        leader = position.leader.index
        if not position.trick:
            return self.achieves(hands, leader, need)
        present = hands[0] | hands[1] | hands[2] | hands[3]
        best, winner = position.trick[0].index, leader
        for turn, card in enumerate(position.trick):
            present |= card.bit
            if turn and self._beats(card.index, best):
                best, winner = card.index, (leader + turn) % 4
        suit = position.trick[0].suit.index
        return self._plays(
            hands, (leader + len(position.trick)) % 4, suit, best, winner, len(position.trick), present, need
        )

    def achieves(self, hands: _Hands, leader: int, need: int) -> bool:
        """Tell whether North-South win at least `need` tricks, `leader` to lead to the next trick."""
        left = hands[leader].bit_count()
        if need <= 0:
            return True
        if need > left:
            return False
        key, quick = self._shape(hands, leader)
        low, high = self.bounds.get(key, (0, left))
        if leader % 2 == 0:
            low = max(low, quick)
        else:
            high = min(high, left - quick)
        if low >= need:
            return True
        if high < need:
            return False
        present = hands[0] | hands[1] | hands[2] | hands[3]
        answer = leader % 2 != 0
        for card in _moves(hands[leader], present):
            after = _without(hands, leader, card)
            if self._plays(after, (leader + 1) % 4, card // 13, card, leader, 1, present, need) != answer:
                answer = not answer
                break
        self.bounds[key] = (need, high) if answer else (low, need - 1)
        return answer

    def _plays(
        self, hands: _Hands, turn: int, suit: int, best: int, winner: int, played: int, present: int, need: int
    ) -> bool:
        if played == 4:
            return self.achieves(hands, winner, need - 1 + winner % 2)
        follow = hands[turn] & _SUIT_BITS[suit] or hands[turn]
        ours = turn % 2 == 0  # whose aim it is that the answer be yes
        moves = list(_moves(follow, present))
        # Winning cheaply first, then the lowest: most cut-offs come from these.
        moves.sort(key=lambda card: (not self._beats(card, best), card % 13))
        for card in moves:
            wins = self._beats(card, best)
            after = _without(hands, turn, card)
            following = (turn + 1) % 4
            now, by = (card, turn) if wins else (best, winner)
            if self._plays(after, following, suit, now, by, played + 1, present, need) == ours:
                return ours
        return not ours

    def _beats(self, card: int, best: int) -> bool:
        if card // 13 == best // 13:
            return card > best
        return card // 13 == self.trump

    def _shape(self, hands: _Hands, leader: int) -> tuple[tuple[int, ...], int]:
        """Return the position by relative ranks, and the tricks that the leader can take at once from his hand."""
        codes: list[int] = [leader]
        quick = 0
        others = (hands[(leader + 1) % 4] | hands[(leader + 3) % 4]) & (
            _SUIT_BITS[self.trump] if self.trump >= 0 else 0
        )
        for suit in range(4):
            shift = 13 * suit
            holdings = (
                hands[0] >> shift & 0x1FFF,
                hands[1] >> shift & 0x1FFF,
                hands[2] >> shift & 0x1FFF,
                hands[3] >> shift & 0x1FFF,
            )
            known = self.shapes.get(holdings)
            if known is None:
                known = self.shapes[holdings] = _relative(holdings)
            codes.append(known[0])
            if not others or suit == self.trump:
                quick += known[1][leader]
        return tuple(codes), quick


def _relative(holdings: _Hands) -> tuple[int, _Hands]:
    """Say who holds the cards of a suit from the top (base 4 behind a leading 1), and each hand's run at the top."""
    code, runs, top_holder = 1, [0, 0, 0, 0], None
    for rank in range(12, -1, -1):
        for seat in range(4):
            if holdings[seat] >> rank & 1:
                code = code * 4 + seat
                if top_holder is None:
                    top_holder = seat
                if top_holder == seat:
                    runs[seat] += 1
                else:
                    top_holder = -1
    return code, (runs[0], runs[1], runs[2], runs[3])


def _moves(cards: int, present: int) -> Iterator[int]:
    """Go through cards from the top, one of each group that nobody else's card separates."""
    previous = 64
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        between = present & ((1 << previous) - 1) & ~((1 << (card + 1)) - 1)
        if previous // 13 != card // 13 or between:
            yield card
        previous = card


def _without(hands: _Hands, seat: int, card: int) -> _Hands:
    north, east, south, west = hands
    bit = 1 << card
    if seat == 0:
        return (north ^ bit, east, south, west)
    if seat == 1:
        return (north, east ^ bit, south, west)
    if seat == 2:
        return (north, east, south ^ bit, west)
    return (north, east, south, west ^ bit)
