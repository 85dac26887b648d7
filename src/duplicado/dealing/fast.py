"""Many random deals at once, with NumPy (the extra `fast`): same numbers, same order, same deals as without.

Programs that count over many deals read the arrays of the `DealArray` that they get; programs that want objects
iterate over it, or take its `to_list()`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from duplicado.dealing.chance import BYTES_PER_NUMBER, RandomBytes, check_count, draw_bytes
from duplicado.dealing.deal_array import CardSets, DealArray
from duplicado.dealing.numbering import DEAL_COUNT, STANDARD, NoSuchDealError
from duplicado.vocabulary.borders import checked

_Integers = npt.NDArray[np.int64]

_BLOCK: Final = 1 << 14  # deals decoded together: their intermediate arrays stay in the processor's cache
_WORD: Final = 32  # a number of a deal is three words of 32 bits


class _Tables(NamedTuple):
    """The tables of the numbering, as arrays."""

    shape_starts: _Integers
    lengths: _Integers
    """By suit, clubs first, and shape."""
    first_of_length: _Integers
    """Place in `holdings` at which those of a length begin, by suit and shape."""
    holdings_of_length: _Integers
    """Number of holdings that have that length, by suit and shape."""
    holdings: _Integers
    upper_starts: _Integers
    first_lower: _Integers
    """For each upper half of a choice, where its lower halves begin in `holdings`, less `upper_starts`."""
    first_subset: _Integers
    """For each holding, where its subsets begin in `subsets`."""
    subsets: _Integers


@cache
def _tables() -> _Tables:
    """Lay the tables of `STANDARD` out; takes a few tens of milliseconds, once."""
    sizes = np.array([len(same) for same in STANDARD.of_length], dtype=np.int64)
    starts = np.cumsum(sizes) - sizes
    shapes = np.array(STANDARD.shapes, dtype=np.int64).T
    upper_starts = np.array(STANDARD.upper_starts, dtype=np.int64)
    bit_counts = np.bitwise_count(np.arange(1 << 13, dtype=np.int64)).astype(np.int64)
    subset_counts = 1 << bit_counts
    return _Tables(
        shape_starts=np.array(STANDARD.shape_starts, dtype=np.int64),
        lengths=np.ascontiguousarray(shapes),
        first_of_length=starts[shapes],
        holdings_of_length=sizes[shapes],
        holdings=np.array([holding for same in STANDARD.of_length for holding in same], dtype=np.int64),
        upper_starts=upper_starts,
        first_lower=starts[13 - bit_counts] - upper_starts[:-1],
        first_subset=np.cumsum(subset_counts) - subset_counts,
        subsets=_subsets(subset_counts),
    )


def _subsets(counts: _Integers) -> _Integers:
    """List the subsets of every holding in turn: those of `Numbering.subsets`, made all at once."""
    subsets = np.zeros(1, dtype=np.int64)
    for rank in range(13):
        # The holdings with this rank highest: the subsets of the same holding without it, then those with it.
        counts_below = counts[: 1 << rank]
        starts_below = np.cumsum(counts_below) - counts_below
        place = np.arange(len(subsets)) + np.repeat(starts_below, counts_below)
        above = np.empty(2 * len(subsets), dtype=np.int64)
        above[place] = subsets
        above[place + np.repeat(counts_below, counts_below)] = subsets | 1 << rank
        subsets = np.concatenate((subsets, above))
    return subsets


def _places(words: _Integers) -> tuple[_Integers, _Integers, _Integers]:
    """Divide numbers, as rows of three words, twice by `hands_of_side`: places of the side, of North, of East."""
    divisor = STANDARD.hands_of_side
    high, middle, low = words
    # Long division in base 2³². A remainder has 24 bits, so remainder and next word fit into 56; the quotient by
    # the first division has 73 bits, by the second 49.
    first, rest = _divided(high, divisor)
    second, rest = _divided(rest << _WORD | middle, divisor)
    third, east = _divided(rest << _WORD | low, divisor)
    upper, rest = _divided(first << _WORD | second, divisor)
    lower, north = _divided(rest << _WORD | third, divisor)
    return upper << _WORD | lower, north, east


def _divided(dividend: _Integers, divisor: int | _Integers) -> tuple[_Integers, _Integers]:
    # NumPy's own divmod divides twice.
    quotient = dividend // divisor
    return quotient, dividend - quotient * divisor


def _hands_at(places: _Integers, holdings: list[_Integers], lengths: list[_Integers]) -> CardSets:
    """Pick hands from the cards of a side, as `Numbering._hand` does."""
    tables = _tables()
    upper = np.searchsorted(tables.upper_starts, places, side="right") - 1
    chosen = upper << 13 | tables.holdings[tables.first_lower[upper] + places]
    hands = np.zeros(len(places), dtype=np.int64)
    for suit, (holding, length) in enumerate(zip(holdings, lengths, strict=True)):
        in_suit = chosen & ((1 << length) - 1)
        chosen >>= length
        hands |= tables.subsets[tables.first_subset[holding] + in_suit] << 13 * suit
    return hands


def _decoded(words: _Integers) -> tuple[CardSets, CardSets, CardSets]:
    """Return the hands of North, East and South for numbers given as rows of three words."""
    tables = _tables()
    side, north_places, east_places = _places(words)
    shape = np.searchsorted(tables.shape_starts, side, side="right") - 1
    clubs, diamonds, hearts, _ = tables.holdings_of_length[:, shape]
    # Two suits at a time: the division by an array is the slowest thing here, and by small numbers less slow.
    majors, minors = _divided(side - tables.shape_starts[shape], diamonds * clubs)
    spade_place, heart_place = _divided(majors, hearts)
    diamond_place, club_place = _divided(minors, clubs)
    first = tables.first_of_length[:, shape]
    held = [
        tables.holdings[first[suit] + place]
        for suit, place in enumerate((club_place, diamond_place, heart_place, spade_place))
    ]
    lengths = list(tables.lengths[:, shape])
    north = _hands_at(north_places, held, lengths)
    east = _hands_at(east_places, [8191 ^ each for each in held], [13 - each for each in lengths])
    south = north ^ (held[0] | held[1] << 13 | held[2] << 26 | held[3] << 39)
    return north, east, south


_LIMIT_WORDS: Final = tuple(DEAL_COUNT >> shift & 0xFFFF_FFFF for shift in (64, 32, 0))


def _are_below_count(words: _Integers) -> npt.NDArray[np.bool_]:
    """Tell which numbers are below `DEAL_COUNT`."""
    high, middle, low = words
    limit_high, limit_middle, limit_low = _LIMIT_WORDS
    low_decides = (middle == limit_middle) & (low < limit_low)
    below: npt.NDArray[np.bool_] = (high < limit_high) | (
        (high == limit_high) & ((middle < limit_middle) | low_decides)
    )
    return below


def _words(data: bytes) -> _Integers:
    """Read big-endian numbers of twelve bytes as three rows of words."""
    words = np.frombuffer(data, dtype=">u4").reshape(-1, BYTES_PER_NUMBER // 4)
    return np.ascontiguousarray(words.T).astype(np.int64)


def random_deals(count: int, entropy: RandomBytes) -> DealArray:
    """Draw deals, uniform over all deals and independent; from the same bytes the same as `dealing.random_deals`.

    Raises:
        DuplicadoError: the count is negative.
        EntropyError: the source does not give the bytes.
    """
    check_count(count)
    north, east, south = (np.empty(count, dtype=np.int64) for _ in range(3))
    done = 0
    while done < count:
        # Never more candidates than deals are missing: no number that could be taken is lost.
        words = _words(draw_bytes(min(count - done, _BLOCK) * BYTES_PER_NUMBER, entropy))
        taken = words[:, _are_below_count(words)]
        block = slice(done, done + taken.shape[1])
        north[block], east[block], south[block] = _decoded(taken)
        done = block.stop
    return DealArray(north, east, south)


@checked
def deals_of_numbers(numbers: Iterable[int]) -> DealArray:
    """Return the deals of these numbers, in this order: `deal_of_number` for many.

    Raises:
        NoSuchDealError: there is no deal of one of the numbers.
    """
    data = bytearray()
    for number in numbers:
        if not 0 <= number < DEAL_COUNT:
            raise NoSuchDealError(f"there is no deal {number}: deals are numbered from 0 to {DEAL_COUNT - 1}")
        data += number.to_bytes(BYTES_PER_NUMBER, "big")
    return DealArray(*_decoded(_words(bytes(data))))
