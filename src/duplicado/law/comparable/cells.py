"""The finite space in which meanings are compared: how long each suit is, and how many high-card points there are.

A hand of thirteen cards falls into one *cell*: one of the 560 ways of being distributed over the four suits, and one
of the 38 numbers of points (ace 4, king 3, queen 2, jack 1). A set of cells is a `Region`. All that a `CallMeaning`
says of a hand can be said of its cell, so one set of hands lies within another exactly when its cells do; cells that no
hand falls into (37 points with a suit of seven) never count. How many hands there are in each cell is counted exactly.
Names of distributions are sets of them: `balanced`, or patterns such as `5-4-4-0`, `4441/5440` and `5=4=3=1`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from math import comb
from typing import Final, TypeAlias

from duplicado.vocabulary import shapes
from duplicado.vocabulary.suits import Suit

Distribution: TypeAlias = tuple[int, int, int, int]
"""Numbers of clubs, diamonds, hearts and spades, thirteen in all (by `Suit.index`)."""
Region: TypeAlias = tuple[int, ...]
"""For each of `DISTRIBUTIONS` the set of its points: bit p stands for p points."""

DISTRIBUTIONS: Final[tuple[Distribution, ...]] = tuple(
    sorted((clubs, diamonds, hearts, spades) for spades, hearts, diamonds, clubs in shapes.DISTRIBUTIONS)
)
"""The 560 ways of being distributed."""
MOST_POINTS: Final = 37
"""Four aces, kings and queens, and a jack."""
_HONOURS: Final = (4, 3, 2, 1)


def holdings(length: int) -> dict[int, int]:
    """Count the holdings of that many cards in one suit, by points."""
    ways: dict[int, int] = {}
    for held in product((False, True), repeat=4):
        points = sum(value for value, there in zip(_HONOURS, held, strict=True) if there)
        spots = length - sum(held)
        if 0 <= spots <= 9:
            ways[points] = ways.get(points, 0) + comb(9, spots)
    return ways


_HOLDINGS: Final = tuple(holdings(length) for length in range(14))


def _together(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    ways: dict[int, int] = {}
    for points, count in one.items():
        for more, other_count in other.items():
            ways[points + more] = ways.get(points + more, 0) + count * other_count
    return ways


@cache
def _ways(lengths: tuple[int, ...]) -> dict[int, int]:
    """Count the holdings in several suits by points; the order of the suits does not matter, so it is sorted."""
    if not lengths:
        return {0: 1}
    return _together(_ways(lengths[1:]), _HOLDINGS[lengths[0]])


def counts(lengths: Iterable[int]) -> dict[int, int]:
    """Count the holdings of these lengths in different suits, by points; what is missing cannot be held."""
    return _ways(tuple(sorted(lengths)))


def points_between(least: int, most: int | None) -> int:
    """Return the set of points from `least` to `most`; `None` is no upper limit."""
    top = MOST_POINTS if most is None else min(most, MOST_POINTS)
    return ((1 << top + 1) - 1) & ~((1 << least) - 1) if least <= top else 0


def region(points: int, fits: Callable[[Distribution], bool]) -> Region:
    """Return the cells with one of these points in a distribution that fits."""
    return tuple(
        every_cell & points if fits(lengths) else 0
        for lengths, every_cell in zip(DISTRIBUTIONS, EVERY_HAND, strict=True)
    )


EVERY_HAND: Final[Region] = tuple(sum(1 << points for points in counts(lengths)) for lengths in DISTRIBUTIONS)
"""The cells into which some hand falls."""
NO_HAND: Final[Region] = (0,) * len(DISTRIBUTIONS)


def union(regions: Iterable[Region]) -> Region:
    """Return the cells that are in any of the regions."""
    together = NO_HAND
    for one in regions:
        together = tuple(a | b for a, b in zip(together, one, strict=True))
    return together


def every(regions: Iterable[Region]) -> Region:
    """Return the cells that are in all of the regions."""
    common = EVERY_HAND
    for one in regions:
        common = tuple(a & b for a, b in zip(common, one, strict=True))
    return common


def without(one: Region, other: Region) -> Region:
    """Return the cells of the first region that are not in the other."""
    return tuple(a & ~b for a, b in zip(one, other, strict=True))


def is_empty(one: Region) -> bool:
    """Tell whether there is no hand in the region."""
    return not any(one)


def is_within(one: Region, other: Region) -> bool:
    """Tell whether every hand of the first region is in the other."""
    return not any(a & ~b for a, b in zip(one, other, strict=True))


def distributions_of(one: Region) -> Region:
    """Return the cells of all distributions that occur in the region, whatever the points."""
    return tuple(cells if points else 0 for points, cells in zip(one, EVERY_HAND, strict=True))


@lru_cache(maxsize=512)
def hand_count(one: Region) -> int:
    """Count the hands in the region; 635 013 559 600 in all."""
    return sum(
        count
        for lengths, points in zip(DISTRIBUTIONS, one, strict=True)
        if points
        for value, count in counts(lengths).items()
        if points >> value & 1
    )


def share(part: Region, whole: Region) -> Fraction:
    """Return which share of the hands of `whole`, which is not empty, lies in `part`."""
    return Fraction(hand_count(every((part, whole))), hand_count(whole))


def shortest(one: Region, suit: Suit) -> int:
    """Return the least number of cards in the suit among the hands of the region, which is not empty."""
    return min(lengths[suit.index] for lengths, points in zip(DISTRIBUTIONS, one, strict=True) if points)


def point_ends(one: Region) -> tuple[int, int]:
    """Return the least and the most points among the hands of the region, which is not empty."""
    together = 0
    for points in one:
        together |= points
    return (together & -together).bit_length() - 1, together.bit_length() - 1


Fits: TypeAlias = Callable[[Distribution], bool]
_Pattern: TypeAlias = tuple[int, ...]

_BALANCED: Final = frozenset({(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)})
_SEMI_BALANCED: Final = _BALANCED | {(5, 4, 2, 2), (6, 3, 2, 2)}
_THREE_SUITED: Final = frozenset({(4, 4, 4, 1), (5, 4, 4, 0)})
_NAMES: Final[dict[str, frozenset[_Pattern]]] = {
    "balanced": _BALANCED,
    "semibalanced": _SEMI_BALANCED,
    "threesuited": _THREE_SUITED,
    "threesuiter": _THREE_SUITED,
}
_APART: Final = re.compile(r"/|,|\bor\b")
_PATTERN: Final = re.compile(r"([0-9]{1,2})([-=])([0-9]{1,2})\2([0-9]{1,2})\2([0-9]{1,2})|([0-9])([0-9])([0-9])([0-9])")


@lru_cache(maxsize=256)
def shape(name: str) -> Fits | None:
    """Return which distributions a name means; `None` when it is not known.

    `5-4-4-0` and `5440` mean any order of the suits, `5=4=4=0` spades, hearts, diamonds, clubs. A name such as
    `two-suited`, of which players mean different things, is not known; patterns say it.
    """
    plain = re.sub(r"[\s-]", "", name.casefold())
    if plain == "unbalanced":
        return lambda lengths: _sorted(lengths) not in _BALANCED
    named = _NAMES.get(plain)
    if named is not None:
        return lambda lengths: _sorted(lengths) in named
    return _of_patterns(name)


def widened(name: str) -> Fits | None:
    """Return the distributions of a name with one card's drift: balanced hands may be semi-balanced."""
    return shape("semi-balanced" if name.casefold().strip() == "balanced" else name)


def _sorted(lengths: Distribution) -> _Pattern:
    return tuple(sorted(lengths, reverse=True))


def _of_patterns(name: str) -> Fits | None:
    exact: set[_Pattern] = set()
    in_any_order: set[_Pattern] = set()
    for text in _APART.split(name.casefold()):
        found = _PATTERN.fullmatch(re.sub(r"\s", "", text))
        if found is None:
            return None
        spades, hearts, diamonds, clubs = (int(group) for group in found.groups() if group and group not in "-=")
        if spades + hearts + diamonds + clubs != 13:
            return None
        if found[2] == "=":
            exact.add((clubs, diamonds, hearts, spades))
        else:
            in_any_order.add(_sorted((clubs, diamonds, hearts, spades)))
    return lambda lengths: lengths in exact or _sorted(lengths) in in_any_order
