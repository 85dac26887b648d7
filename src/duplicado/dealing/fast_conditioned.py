"""Deals that fulfil conditions, with NumPy (the extra `fast`): one seat's hand is drawn directly, the rest is tried.

The seat whose points and lengths are the most limited is drawn first: its hands are counted exactly (`region_hands`),
so each hand of its region is equally likely and none is tried in vain. The other cards are dealt at random to the
others, and the deal is taken where all other conditions hold: uniform over all deals that are wanted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from duplicado.dealing.chance import RandomBytes, draw_bytes
from duplicado.dealing.conditioned import MOST_TRIES, DealsFound, DealsWanted, NoDealFitsError, too_rare
from duplicado.dealing.conditions import DealCondition, Value
from duplicado.dealing.deal_array import CardSets
from duplicado.dealing.region_hands import LENGTHS, Numbers, RegionHands
from duplicado.law.comparable.cells import MOST_POINTS, Region, every
from duplicado.vocabulary.evaluation import evaluation
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.shapes import Lengths
from duplicado.vocabulary.suits import Suit

_Truths = npt.NDArray[np.bool_]
_PLACES: Final = np.zeros((14, 14, 14), dtype=np.int64)
"""By clubs, diamonds and hearts, the place of the distribution."""
_PLACES[LENGTHS[:, 0], LENGTHS[:, 1], LENGTHS[:, 2]] = np.arange(len(LENGTHS))
_LEAST_BATCH: Final = 1 << 7
_MOST_BATCH: Final = 1 << 16


@cache
def _table(name: str) -> npt.NDArray[np.float64] | Numbers:
    return np.array(evaluation(name))


def _within(lengths: Sequence[Numbers], wanted: frozenset[Lengths]) -> _Truths:
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
        return np.broadcast_to(np.arange(MOST_POINTS + 1), (len(LENGTHS), MOST_POINTS + 1))

    def length(self, seat: Seat, suit: Suit) -> Value:  # noqa: ARG002 - the same
        return np.broadcast_to(LENGTHS[:, suit.index, None], (len(LENGTHS), MOST_POINTS + 1))

    def has_shape(self, seat: Seat, wanted: frozenset[Lengths]) -> Value:
        return _within([self.length(seat, suit) for suit in reversed(Suit)], wanted)

    def count_of(self, seat: Seat, cards: Hand) -> Value:  # noqa: ARG002 - the same
        raise AssertionError("a condition that asks for cards is not of cells")


def _region_of(condition: DealCondition) -> Region:
    """Return the cells of a condition that is of the cells of one seat."""
    holds = np.broadcast_to(condition.asked(_Cells()), (len(LENGTHS), MOST_POINTS + 1))
    return tuple((holds @ (1 << np.arange(MOST_POINTS + 1, dtype=np.int64))).tolist())


def _best_draw(wanted: DealsWanted) -> tuple[RegionHands | None, tuple[DealCondition, ...]]:
    """Return the seat to be drawn directly, `None` where no seat is limited, and the conditions that are left."""
    parts = () if wanted.condition is None else wanted.condition.apart
    own = {seat: [part for part in parts if part.is_of_cells and part.seats == frozenset((seat,))] for seat in Seat}
    limits = {
        seat: [*map(_region_of, own[seat]), *(region for of, region in wanted.regions.items() if of is seat)]
        for seat in Seat
    }
    draws = [
        RegionHands(seat, every(limits[seat]), wanted.predealt.get(seat, Hand()).bits, wanted.undealt)
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
    # A number at random above, the place of a card below: sorted, they are the cards in an order of chance.
    order = chance.integers(1 << 57, size=(count, len(places))) << 6 | places
    order[(taken[:, None] >> places & 1).astype(np.bool_)] = np.iinfo(np.int64).max  # behind all others
    order.sort(axis=1)
    cards = np.left_shift(1, order & 63)
    begin = 0
    for seat in Seat:
        if seat not in hands:
            end = begin + wanted.missing(seat)
            held = wanted.predealt.get(seat, Hand()).bits
            hands[seat] = np.bitwise_or.reduce(cards[:, begin:end], axis=1, initial=0) | held
            begin = end


def _fitting(hands: Sequence[CardSets], conditions: Sequence[DealCondition], regions: Mapping[Seat, Region]) -> Numbers:
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
        fitting = _fitting(four, conditions, regions)
        for place, *hands_of_deal in zip(fitting.tolist(), *(cards[fitting].tolist() for cards in four), strict=True):
            deal = Deal.of_bits(*hands_of_deal)
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
    expected = missing * tried // found if found else missing + 4 * tried
    return min(max(expected + expected // 8, _LEAST_BATCH), _MOST_BATCH)
