"""Exact probabilities of hand patterns and suit lengths, as fractions, found by counting hands."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from types import MappingProxyType
from typing import TypeAlias

from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import Suit

Pattern: TypeAlias = tuple[int, int, int, int]
"""The lengths of the four suits of a hand, longest first, whichever suits they are: 4-4-3-2 is (4, 4, 3, 2)."""


def pattern_of(hand: Hand) -> Pattern:
    """Return the pattern of a hand."""
    clubs, diamonds, hearts, spades = sorted((hand.length(suit) for suit in Suit), reverse=True)
    return clubs, diamonds, hearts, spades


@cache
def length_probabilities() -> tuple[Fraction, ...]:
    """Return how likely a hand holds 0, 1, … 13 cards of a named suit."""
    return tuple(Fraction(comb(13, length) * comb(39, 13 - length), comb(52, 13)) for length in range(14))


@cache
def pattern_probabilities() -> Mapping[Pattern, Fraction]:
    """Return how likely a hand has each of the 39 patterns."""
    hands: dict[Pattern, int] = {}
    for clubs, diamonds, hearts in product(range(14), repeat=3):
        spades = 13 - clubs - diamonds - hearts
        if spades >= 0:
            lengths = (clubs, diamonds, hearts, spades)
            first, second, third, fourth = sorted(lengths, reverse=True)
            pattern = (first, second, third, fourth)
            hands[pattern] = hands.get(pattern, 0) + prod(comb(13, length) for length in lengths)
    return MappingProxyType({pattern: Fraction(count, comb(52, 13)) for pattern, count in sorted(hands.items())})
