"""Sampled deals: hands of the seats that are not seen, drawn so that they fit all that is known of them.

Each deal that fits is equally likely. The seat of which most is known is drawn first, exactly: how many hands of the
cards that are missing lie in each cell of its region is counted, a cell is drawn by that weight, and a hand in it. The
others get what is left at random; where that does not fit, all is drawn again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, combinations
from math import comb
from random import Random
from typing import Final

from duplicado.law.comparable import cells
from duplicado.law.comparable.cells import DISTRIBUTIONS, Region
from duplicado.robot.hand_cells import in_region
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.values import keeps_mappings

_TRIES_EACH: Final = 60
"""Draws for each deal that is wanted before less is asked of the hands."""
_DRAWN_EXACTLY: Final = Fraction(1, 5)
"""A hand is drawn exactly where fewer of all hands than this share fit; others are dealt and looked at."""
_NOTHING: Final = Hand()


@dataclass(frozen=True)
class HiddenSeat:
    """A seat whose cards are not seen, and what is known of them."""

    seat: Seat
    count: int
    """Number of cards that it holds and that are not seen."""
    played: Hand = _NOTHING
    """The cards that it has played: they belong to the hand that its calls showed."""
    region: Region = cells.EVERY_HAND
    void_in: frozenset[Suit] = frozenset()
    """Suits of which it has shown to hold no card any more."""
    shown: Hand = _NOTHING
    """Cards that lie face up before it and are still held: they are in every deal, besides those that are drawn."""


@dataclass(frozen=True)
class Unseen:
    """Hidden seats of a player, and the cards that they hold together."""

    seats: tuple[HiddenSeat, ...]
    cards: Hand


@dataclass(frozen=True)
@keeps_mappings
class Sampled:
    """The hands drawn, deal by deal."""

    deals: tuple[Mapping[Seat, Hand], ...]
    widened: int
    """Degree to which the meanings of calls had to be widened: 0 not at all, 1 by two points and a card, 2 given up."""


def sample(unseen: Unseen, count: int, chance: Random) -> Sampled:
    """Draw that many deals, each one that fits equally likely; fewer where the voids alone leave next to none."""
    deals: list[Mapping[Seat, Hand]] = []
    unseen = _settled(unseen)
    for widened in range(3):
        drawer = _Drawer(_widened(unseen, widened), chance)
        for _ in range(count * _TRIES_EACH):
            if len(deals) == count:
                return Sampled(tuple(deals), widened)
            drawn = drawer.draw()
            if drawn is not None:
                deals.append(drawn)
            elif drawer.is_impossible:
                break
        if len(deals) == count:
            return Sampled(tuple(deals), widened)
    return Sampled(tuple(deals), 2)


def _settled(unseen: Unseen) -> Unseen:
    """Return the facts with each suit that only one seat can hold laid before that seat."""
    seats, left = list(unseen.seats), unseen.cards
    for suit in Suit:
        holders = [place for place, each in enumerate(seats) if suit not in each.void_in]
        cards = left.suit(suit)
        if cards and len(holders) == 1 and seats[holders[0]].count >= len(cards):
            each = seats[holders[0]]
            seats[holders[0]] = replace(each, count=each.count - len(cards), shown=each.shown | cards)
            left -= cards
    return Unseen(tuple(seats), left)


def _widened(unseen: Unseen, by: int) -> Unseen:
    if by == 0:
        return unseen
    return Unseen(
        tuple(replace(each, region=_near(each.region) if by == 1 else cells.EVERY_HAND) for each in unseen.seats),
        unseen.cards,
    )


@lru_cache(maxsize=256)
def _near(region: Region) -> Region:
    """Return the region and what lies within two points and one card exchanged between two suits of it."""
    by_lengths = dict(zip(DISTRIBUTIONS, region, strict=True))
    spread = {lengths: p | p << 1 | p << 2 | p >> 1 | p >> 2 for lengths, p in by_lengths.items()}
    wide: list[int] = []
    for lengths, every in zip(DISTRIBUTIONS, cells.EVERY_HAND, strict=True):
        points = spread[lengths]
        for more, fewer in ((a, b) for a in range(4) for b in range(4) if a != b):
            c = list(lengths)
            c[more] += 1
            c[fewer] -= 1
            points |= spread.get((c[0], c[1], c[2], c[3]), 0)
        wide.append(points & every)
    return tuple(wide)


class _Drawer:
    """Draws deals of one set of facts."""

    def __init__(self, unseen: Unseen, chance: Random) -> None:
        self._chance = chance
        self._cards = unseen.cards
        self._exact = [each for each in unseen.seats if each.region != cells.EVERY_HAND or each.void_in]
        self._exact.sort(key=lambda each: (not each.void_in, cells.hand_count(each.region), each.seat.index))
        self._rest = [each for each in unseen.seats if each not in self._exact]
        self._first = None
        if self._exact:
            first = self._exact[0]
            if first.void_in or cells.share(first.region, cells.EVERY_HAND) < _DRAWN_EXACTLY:
                self._first = _HandsOf(first, unseen.cards)
        self.is_impossible = self._first is not None and not self._first.total

    def draw(self) -> Mapping[Seat, Hand] | None:
        """Return a deal; `None` where what was drawn did not fit."""
        if self.is_impossible:
            return None
        left, hands = self._cards, dict[Seat, Hand]()
        if self._first is not None:
            hands[self._exact[0].seat] = drawn = self._first.draw(self._chance)
            left -= drawn
        pool = list(left)
        self._chance.shuffle(pool)
        for each in (*self._exact, *self._rest):
            if each.seat in hands:
                continue
            hand = Hand(pool[: each.count])
            del pool[: each.count]
            if not _fits(each, hand):
                return None
            hands[each.seat] = hand
        return {each.seat: hands[each.seat] | each.shown for each in (*self._exact, *self._rest)}


def _fits(known: HiddenSeat, hand: Hand) -> bool:
    if any(hand.length(suit) for suit in known.void_in):
        return False
    return known.region == cells.EVERY_HAND or in_region(hand | known.played | known.shown, known.region)


class _HandsOf:
    """The hands that one seat may hold, counted by lengths and points, out of the cards that are missing."""

    def __init__(self, known: HiddenSeat, cards: Hand) -> None:
        played = known.played | known.shown
        clubs, diamonds, hearts, spades = (
            _pool(cards.suit(suit).bits if suit not in known.void_in else 0) for suit in Suit
        )
        self._minors, self._majors = _Pair(clubs, diamonds), _Pair(hearts, spades)
        before, base = [played.length(suit) for suit in Suit], played.hcp
        self._cells: list[tuple[tuple[int, int, int, int], int]] = []
        weights: list[int] = []
        for (c, d, h, s), allowed in zip(DISTRIBUTIONS, known.region, strict=True):
            lengths = (c - before[0], d - before[1], h - before[2], s - before[3])
            if not allowed or min(lengths) < 0:
                continue
            for points, weight in self._weights(lengths, allowed >> base).items():
                self._cells.append((lengths, points))
                weights.append(weight)
        self._sums = list(accumulate(weights))
        self.total = self._sums[-1] if self._sums else 0

    def _weights(self, lengths: tuple[int, int, int, int], allowed: int) -> dict[int, int]:
        """Count the hands of these lengths by points, as far as those are allowed (bit p for p points)."""
        found: dict[int, int] = {}
        majors = self._majors.ways(lengths[2], lengths[3])
        for one, ways in self._minors.ways(lengths[0], lengths[1]).items():
            for other, others in majors.items():
                if allowed >> one + other & 1:
                    found[one + other] = found.get(one + other, 0) + ways * others
        return found

    def draw(self, chance: Random) -> Hand:
        """Return one of the hands, each equally likely."""
        (c, d, h, s), points = self._cells[_by_weight(self._sums, chance)]
        majors = self._majors.ways(h, s)
        splits = [
            (one, ways * majors[points - one])
            for one, ways in self._minors.ways(c, d).items()
            if points - one in majors
        ]
        in_minors = splits[_by_weight(list(accumulate(weight for _, weight in splits)), chance)][0]
        return Hand.of_bits(
            self._minors.draw(c, d, in_minors, chance) | self._majors.draw(h, s, points - in_minors, chance)
        )


def _by_weight(sums: list[int], chance: Random) -> int:
    """Draw a place by weights, of which the running sums are given."""
    return bisect_right(sums, chance.randrange(sums[-1]))


class _Pair:
    """The missing cards of two suits together."""

    def __init__(self, one: _SuitPool, other: _SuitPool) -> None:
        self._one, self._other = one, other
        self._ways: dict[tuple[int, int], dict[int, int]] = {}

    def ways(self, length: int, others: int) -> dict[int, int]:
        """Count the holdings of these lengths by points."""
        found = self._ways.get((length, others))
        if found is None:
            found = self._ways[length, others] = {}
            for one, ways in self._one.ways(length).items():
                for other, other_ways in self._other.ways(others).items():
                    found[one + other] = found.get(one + other, 0) + ways * other_ways
        return found

    def draw(self, length: int, others: int, points: int, chance: Random) -> int:
        """Return one of the holdings with these points, each equally likely, as bits."""
        other = self._other.ways(others)
        splits = [
            (one, ways * other[points - one]) for one, ways in self._one.ways(length).items() if points - one in other
        ]
        one = splits[_by_weight(list(accumulate(weight for _, weight in splits)), chance)][0]
        return self._one.draw(length, one, chance) | self._other.draw(others, points - one, chance)


class _SuitPool:
    """The missing cards of one suit: honours, each of its own worth, and small cards."""

    def __init__(self, bits: int) -> None:
        cards = [card for card in EVERY_CARD if bits & card.bit]
        self._honours = [card.bit for card in cards if card.rank.points]
        self._small = [card.bit for card in cards if not card.rank.points]
        self._worth = {card.bit: card.rank.points for card in cards}
        self.size = len(cards)
        self._sets: dict[int, list[tuple[int, ...]]] = {}
        for number in range(len(self._honours) + 1):
            for held in combinations(self._honours, number):
                self._sets.setdefault(sum(self._worth[bit] for bit in held), []).append(held)
        self._ways: dict[int, dict[int, int]] = {}

    def ways(self, length: int) -> dict[int, int]:
        """Count the holdings of that length by points."""
        found = self._ways.get(length)
        if found is None:
            counted = {
                points: sum(self._small_ways(length, held) for held in sets) for points, sets in self._sets.items()
            }
            found = self._ways[length] = {points: ways for points, ways in counted.items() if ways}
        return found

    def draw(self, length: int, points: int, chance: Random) -> int:
        """Return one of the holdings of that length and those points, each equally likely, as bits."""
        sets = self._sets[points]
        sums = list(accumulate(self._small_ways(length, held) for held in sets))
        held = sets[_by_weight(sums, chance)]
        return sum(held) + sum(chance.sample(self._small, length - len(held)))

    def _small_ways(self, length: int, held: tuple[int, ...]) -> int:
        spots = length - len(held)
        return comb(len(self._small), spots) if spots >= 0 else 0


@lru_cache(maxsize=256)
def _pool(bits: int) -> _SuitPool:
    return _SuitPool(bits)
