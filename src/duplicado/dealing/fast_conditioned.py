"""Deals that fulfil conditions, with NumPy (the extra `fast`): one seat's hand is drawn directly, the rest is tried.

The seat whose points and lengths are the most limited is drawn first. Its hands are counted exactly, by the honours
that it holds and the number of small cards in each suit, so each hand of its region is equally likely and none is
tried in vain. The other cards are dealt at random to the others, and the deal is taken where all other conditions
hold. So what is taken is uniform over all deals that are wanted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt

from duplicado.dealing.chance import RandomBytes, draw_bytes
from duplicado.dealing.conditioned import MOST_TRIES, DealsFound, DealsWanted, NoDealFitsError, too_rare
from duplicado.dealing.conditions import DealCondition, Value
from duplicado.dealing.deal_array import CardSets
from duplicado.law.comparable.cells import DISTRIBUTIONS, MOST_POINTS, Region, every
from duplicado.vocabulary.evaluation import evaluation
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.shapes import Lengths
from duplicado.vocabulary.suits import Suit

_Numbers = npt.NDArray[np.int64]
_Truths = npt.NDArray[np.bool_]
_LENGTHS: Final = np.array(DISTRIBUTIONS, dtype=np.int64)
_WAYS: Final = np.array([[comb(n, k) for k in range(14)] for n in range(14)], dtype=np.int64)
_PLACES: Final = np.zeros((14, 14, 14), dtype=np.int64)
"""By clubs, diamonds and hearts, the place of the distribution."""
_PLACES[_LENGTHS[:, 0], _LENGTHS[:, 1], _LENGTHS[:, 2]] = np.arange(len(_LENGTHS))
_HONOURS: Final = 0b1111 << 9
_LEAST_BATCH: Final = 1 << 10
_MOST_BATCH: Final = 1 << 16


@cache
def _table(name: str) -> npt.NDArray[np.float64] | _Numbers:
    return np.array(evaluation(name))


def _within(lengths: Sequence[_Numbers], wanted: frozenset[Lengths]) -> _Truths:
    """Tell which rows of spades, hearts, diamonds, clubs are among those wanted."""
    known = np.zeros((14, 14, 14), dtype=np.bool_)
    for spades, hearts, diamonds, _ in wanted:
        known[spades, hearts, diamonds] = True
    within: _Truths = known[lengths[0], lengths[1], lengths[2]]
    return within


class _Arrays:
    """Functions asked of many hands at once, whatever they are arrays of."""

    def both(self, one: Value, other: Value) -> Value:
        return np.logical_and(one, other)

    def either(self, one: Value, other: Value) -> Value:
        return np.logical_or(one, other)

    def opposite(self, one: Value) -> Value:
        return np.logical_not(one)


class _ManyDeals(_Arrays):
    """The hands of many deals, by `Seat.index`."""

    def __init__(self, hands: Sequence[CardSets]) -> None:
        self.hands = hands

    def evaluated(self, seat: Seat, name: str) -> Value:
        table, bits = _table(name), self.hands[seat.index]
        return sum(table[bits >> 13 * suit & 8191] for suit in range(4))

    def length(self, seat: Seat, suit: Suit) -> Value:
        return np.bitwise_count(self.hands[seat.index] >> 13 * suit.index & 8191)

    def has_shape(self, seat: Seat, wanted: frozenset[Lengths]) -> Value:
        return _within([self.length(seat, suit) for suit in reversed(Suit)], wanted)

    def count_of(self, seat: Seat, cards: Hand) -> Value:
        return np.bitwise_count(self.hands[seat.index] & cards.bits)


class _Cells(_Arrays):
    """Every cell of points and lengths, whichever seat is asked about: rows of distributions, columns of points."""

    def evaluated(self, seat: Seat, name: str) -> Value:  # noqa: ARG002 - cells are the same of every seat
        return np.broadcast_to(np.arange(MOST_POINTS + 1), (len(_LENGTHS), MOST_POINTS + 1))

    def length(self, seat: Seat, suit: Suit) -> Value:  # noqa: ARG002 - the same
        return np.broadcast_to(_LENGTHS[:, suit.index, None], (len(_LENGTHS), MOST_POINTS + 1))

    def has_shape(self, seat: Seat, wanted: frozenset[Lengths]) -> Value:
        return _within([self.length(seat, suit) for suit in reversed(Suit)], wanted)

    def count_of(self, seat: Seat, cards: Hand) -> Value:  # noqa: ARG002 - the same
        raise AssertionError("a condition that asks for cards is not of cells")


def _region_of(condition: DealCondition) -> Region:
    """Return the cells of a condition that is of the cells of one seat."""
    holds = np.broadcast_to(condition.asked(_Cells()), (len(_LENGTHS), MOST_POINTS + 1))
    return tuple(sum(1 << int(points) for points in np.flatnonzero(row)) for row in holds)


@dataclass(frozen=True)
class _SeatDraw:
    """The hands of one seat that lie in a region, counted and drawn."""

    seat: Seat
    region: Region
    held: int
    """The cards that it has already."""
    undealt: int
    """The cards from which it gets the others."""

    @cached_property
    def _honours(self) -> _Numbers:
        """Every set of the honours that it may get."""
        cards = [1 << place for place in range(52) if self.undealt >> place & 1 and _HONOURS >> place % 13 & 1]
        sets = np.zeros(1, dtype=np.int64)
        for card in cards:
            sets = np.concatenate((sets, sets | card))
        return sets

    @cached_property
    def _spots(self) -> list[list[int]]:
        """The small cards that it may get, by suit."""
        return [
            [1 << place for place in range(13 * suit, 13 * suit + 9) if self.undealt >> place & 1] for suit in range(4)
        ]

    @cached_property
    def _leaves(self) -> tuple[_Numbers, _Numbers, _Numbers, _Numbers, _Numbers, _Numbers]:
        """Count the hands: sets of honours in groups that are alike, each group with each distribution.

        Returns the sets in the order of their groups, where each group begins, its size, and of each leaf that has a
        hand: its group, its numbers of small cards, and how many hands there are up to it.
        """
        suits = [13 * suit for suit in range(4)]
        held = [(self.held >> place & 8191).bit_count() for place in suits]
        counts = np.stack([np.bitwise_count(self._honours >> place & 8191).astype(np.int64) for place in suits], axis=1)
        points = np.zeros(len(self._honours), dtype=np.int64)
        for place in suits:
            points += _table("hcp")[self._honours >> place & 8191] + _table("hcp")[self.held >> place & 8191]
        keys = (((counts[:, 0] * 5 + counts[:, 1]) * 5 + counts[:, 2]) * 5 + counts[:, 3]) * 64 + points
        order = np.argsort(keys, kind="stable")
        _, starts, sizes = np.unique(keys[order], return_index=True, return_counts=True)
        first = order[starts]
        rows = np.flatnonzero(np.array([bool(cells) for cells in self.region]))
        cells = np.array([self.region[row] for row in rows], dtype=np.int64)
        group, row = np.nonzero(cells[None, :] >> points[first][:, None] & 1)
        ways = sizes[group]
        small = np.empty((len(group), 4), dtype=np.int8)
        for suit in range(4):
            wanted = _LENGTHS[rows[row], suit] - held[suit] - counts[first[group], suit]
            fits = (wanted >= 0) & (wanted <= len(self._spots[suit]))
            small[:, suit] = np.where(fits, wanted, 0)
            ways = ways * np.where(fits, _WAYS[len(self._spots[suit])][small[:, suit]], 0)
        there = np.flatnonzero(ways)
        return self._honours[order], starts, sizes, group[there], small[there].astype(np.int64), np.cumsum(ways[there])

    @property
    def count(self) -> int:
        """The number of hands."""
        ends = self._leaves[-1]
        return int(ends[-1]) if len(ends) else 0

    @property
    def probability(self) -> Fraction:
        """The share of them among all hands that the seat can get."""
        missing = 13 - self.held.bit_count()
        return Fraction(self.count, comb(self.undealt.bit_count(), missing))

    def draw(self, count: int, chance: np.random.Generator) -> CardSets:
        """Draw hands, each equally likely."""
        honours, starts, sizes, group, small, ends = self._leaves
        leaf = np.searchsorted(ends, chance.integers(self.count, size=count), side="right")
        of_leaf = group[leaf]
        hands: CardSets = honours[starts[of_leaf] + chance.integers(sizes[of_leaf])] | self.held
        for suit, cards in enumerate(self._spots):
            sets, begins = _subsets(tuple(cards))
            length = small[leaf, suit]
            hands |= sets[begins[length] + chance.integers(_WAYS[len(cards)][length])]
        return hands


def _subsets(cards: tuple[int, ...]) -> tuple[CardSets, _Numbers]:
    """List the sets of some cards by their size, and where each size begins."""
    sets = np.zeros(1, dtype=np.int64)
    for card in cards:
        sets = np.concatenate((sets, sets | card))
    order = np.argsort(np.bitwise_count(sets), kind="stable")
    begins = np.cumsum([0, *(comb(len(cards), size) for size in range(len(cards)))])
    return sets[order], begins


def _best_draw(wanted: DealsWanted) -> tuple[_SeatDraw | None, tuple[DealCondition, ...]]:
    """Return the seat to be drawn directly, `None` where no seat is limited, and the conditions that are left."""
    parts = () if wanted.condition is None else wanted.condition.apart
    own = {seat: [part for part in parts if part.is_of_cells and part.seats == frozenset((seat,))] for seat in Seat}
    limits = {
        seat: [*map(_region_of, own[seat]), *(region for of, region in wanted.regions.items() if of is seat)]
        for seat in Seat
    }
    draws = [
        _SeatDraw(seat, every(limits[seat]), wanted.predealt.get(seat, Hand()).bits, wanted.undealt)
        for seat in Seat
        if limits[seat]
    ]
    if not draws:
        return None, parts
    rarest = min(draws, key=lambda draw: draw.probability)
    if not rarest.count:
        raise NoDealFitsError(f"no hand of {rarest.seat} fulfils the conditions").told_as(
            "conditions-impossible", rarest.seat
        )
    return rarest, tuple(part for part in parts if part not in own[rarest.seat])


def _deal_out(hands: dict[Seat, CardSets], wanted: DealsWanted, count: int, chance: np.random.Generator) -> None:
    """Deal the cards that nobody has at random to the seats that are not there yet."""
    taken = np.zeros(count, dtype=np.int64)
    for cards in hands.values():
        taken |= cards
    places = np.array([place for place in range(52) if wanted.undealt >> place & 1], dtype=np.int64)
    order = chance.random((count, len(places)))
    order[(taken[:, None] >> places & 1).astype(np.bool_)] = 2.0  # behind all others
    cards = np.left_shift(np.int64(1), places)[np.argsort(order, axis=1)]
    begin = 0
    for seat in Seat:
        if seat not in hands:
            end = begin + wanted.missing(seat)
            held = wanted.predealt.get(seat, Hand()).bits
            hands[seat] = np.bitwise_or.reduce(cards[:, begin:end], axis=1, initial=0) | held
            begin = end


def _fitting(
    hands: Sequence[CardSets], conditions: Sequence[DealCondition], regions: Mapping[Seat, Region]
) -> _Numbers:
    """Return the places of the deals that fulfil what is left to be tried."""
    asked = _ManyDeals(hands)
    holds = np.ones(len(hands[0]), dtype=np.bool_)
    for condition in conditions:
        holds &= condition.asked(asked)
    for seat, region in regions.items():
        places = _PLACES[tuple(asked.length(seat, suit) for suit in Suit if suit is not Suit.SPADES)]
        holds &= (np.array(region, dtype=np.int64)[places] >> asked.evaluated(seat, "hcp") & 1).astype(np.bool_)
    return np.flatnonzero(holds)


def conditioned_deals(
    count: int, wanted: DealsWanted, entropy: RandomBytes, *, most_tries: int = MOST_TRIES
) -> DealsFound:
    """Draw deals that are wanted, independent and each equally likely: as `conditioned.conditioned_deals` does.

    The source of chance gives the 256 bits from which a generator of NumPy (PCG64DXSM) begins.

    Raises:
        NoDealFitsError: no deal fits, or not enough were found in `most_tries`.
        EntropyError: the source does not give the bytes.
    """
    chance = np.random.Generator(np.random.PCG64DXSM(int.from_bytes(draw_bytes(32, entropy), "big")))
    drawn, conditions = _best_draw(wanted)
    regions = {seat: region for seat, region in wanted.regions.items() if drawn is None or seat is not drawn.seat}
    found: list[Deal] = []
    tried = 0
    while len(found) < count:
        if tried >= most_tries:
            raise too_rare(len(found), count, tried)
        size = min(_batch(count, len(found), tried), most_tries - tried)
        hands = {} if drawn is None else {drawn.seat: drawn.draw(size, chance)}
        _deal_out(hands, wanted, size, chance)
        four = [hands[seat] for seat in Seat]
        for place in _fitting(four, conditions, regions).tolist():
            deal = Deal.of_bits(*(int(cards[place]) for cards in four))
            if wanted.fits is None or wanted.fits(deal):
                found.append(deal)
                if len(found) == count:
                    size = place + 1
                    break
        tried += size
    return DealsFound(tuple(found), tried, Fraction(1) if drawn is None else drawn.probability)


def _batch(count: int, found: int, tried: int) -> int:
    """Return how many deals to try next: a little more than what is missing wants, as far as is known."""
    missing = count - found
    expected = missing * tried // found if found else 16 * max(missing, tried)
    return min(max(expected + expected // 8, _LEAST_BATCH), _MOST_BATCH)
