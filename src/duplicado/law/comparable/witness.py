"""A hand as a witness: one that the replacement may have, and the withdrawn call may not."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

from duplicado.law.comparable.cells import DISTRIBUTIONS, Distribution, Region, counts
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import Suit

_HONOURS: Final = tuple(rank for rank in reversed(Rank) if rank.points)
_SPOTS: Final = tuple(rank for rank in reversed(Rank) if rank not in _HONOURS)
_HONOUR_SETS: Final = tuple(held for size in range(5) for held in combinations(_HONOURS, size))


def typical_hand(region: Region) -> Hand | None:
    """Return a hand of the cell into which most hands of the region fall; `None` when there is none.

    The same region always gives the same hand: the honours lie as they most often do, the small cards are spread.
    """
    best: tuple[int, Distribution, int] | None = None
    for lengths, points in zip(DISTRIBUTIONS, region, strict=True):
        if not points:
            continue
        for value, count in counts(lengths).items():
            if points >> value & 1 and (best is None or count > best[0]):
                best = (count, lengths, value)
    return None if best is None else _hand(best[1], best[2])


def _hand(lengths: Distribution, points: int) -> Hand:
    """Build a hand of these lengths and points, of which there is one."""
    cards: list[Card] = []
    for suit in reversed(Suit):
        length, left = lengths[suit.index], lengths[: suit.index]
        ways = {held: _ways(held, length, left, points) for held in _HONOUR_SETS}
        honours = max(_HONOUR_SETS, key=ways.__getitem__)
        points -= _value(honours)
        cards += (Card(suit, rank) for rank in (*honours, *_spread(length - len(honours))))
    return Hand(cards)


def _value(honours: tuple[Rank, ...]) -> int:
    return sum(rank.points for rank in honours)


def _ways(honours: tuple[Rank, ...], length: int, left: tuple[int, ...], points: int) -> int:
    """Count the hands with these honours in a suit of that length and the rest of the points in the suits left."""
    if len(honours) > length:
        return 0
    return comb(len(_SPOTS), length - len(honours)) * counts(left).get(points - _value(honours), 0)


def _spread(number: int) -> tuple[Rank, ...]:
    return tuple(_SPOTS[(2 * place + 1) * len(_SPOTS) // (2 * number)] for place in range(number))
