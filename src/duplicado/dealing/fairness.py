"""Test of a set of deals for randomness: four kinds of chi-square test against exact probabilities, 22 tests in all."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from types import MappingProxyType
from typing import Final, TypeAlias

from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat
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


LEAST_EXPECTED: Final = 5
"""Classes expected fewer times are joined: the usual rule for Pearson's test."""


@dataclass(frozen=True, slots=True)
class FairnessTest:
    """One statistic of a set of deals."""

    subject: str
    """`cards`, `card` (the one furthest off), `lengths` or `patterns`."""
    seat: Seat | None
    """Seat whose hands were looked at; `None` for all together."""
    suit: Suit | None
    """Suit that was looked at; `None` for all together."""
    statistic: Fraction
    """Chi-square."""
    degrees_of_freedom: int
    largest_of: int = 1
    """Of how many statistics this is the largest."""

    @property
    def surprise(self) -> float:
        """Probability that fair deals differ from expectation at least as much: 0 to 1, small is suspect."""
        return min(1.0, self.largest_of * chi_square_tail(self.statistic, self.degrees_of_freedom))


@dataclass(frozen=True, slots=True)
class FairnessReport:
    """Findings on a set of deals."""

    deals: int
    repeated: int
    """Number of deals that are equal to an earlier one of the set; among fair deals practically always none."""
    tests: tuple[FairnessTest, ...]

    def is_suspect(self, error: float = 1e-6) -> bool:
        """Tell whether a deal is repeated or a test is so far off that at most `error` of all fair sets would be."""
        return self.repeated > 0 or any(test.surprise < error / len(self.tests) for test in self.tests)


def examine(deals: Iterable[Deal]) -> FairnessReport:
    """Compare a set of deals with what is to be expected of fair ones.

    Raises:
        DuplicadoError: there are fewer than 20 deals, too few to say anything.
    """
    seats_of_cards = [[0] * 4 for _ in EVERY_CARD]
    lengths = {(seat, suit): [0] * 14 for seat in Seat for suit in Suit}
    patterns = {seat: Counter[Pattern]() for seat in Seat}
    seen: set[Deal] = set()
    count = 0
    for deal in deals:
        count += 1
        seen.add(deal)
        for seat in Seat:
            hand = deal[seat]
            for card in hand:
                seats_of_cards[card.index][seat.index] += 1
            for suit in Suit:
                lengths[seat, suit][hand.length(suit)] += 1
            patterns[seat][pattern_of(hand)] += 1
    if count < 4 * LEAST_EXPECTED:
        raise DuplicadoError(f"{count} deals are too few to say whether they look random")
    tests = [_cards_test(seats_of_cards, count), _card_test(seats_of_cards, count)]
    for (seat, suit), seen_lengths in lengths.items():
        by_length = zip(seen_lengths, length_probabilities(), strict=True)
        tests.append(FairnessTest("lengths", seat, suit, *pearson(by_length, count)))
    for seat, seen_patterns in patterns.items():
        by_pattern = ((seen_patterns[pattern], likely) for pattern, likely in pattern_probabilities().items())
        tests.append(FairnessTest("patterns", seat, None, *pearson(by_pattern, count)))
    return FairnessReport(count, count - len(seen), tuple(tests))


def _cards_test(seats_of_cards: Sequence[Sequence[int]], deals: int) -> FairnessTest:
    """Compare how often each seat holds each card with a quarter of the deals.

    A seat holds thirteen cards of each deal and a card lies in one hand, so (52 - 1) × (4 - 1) counts are free. Who
    holds one card makes him a little less likely to hold another: that scales the statistic by 52/51 (its mean is
    208 × 3/4 = 156), which is taken back here.
    """
    expected = Fraction(deals, 4)
    statistic = sum(((seen - expected) ** 2 / expected for row in seats_of_cards for seen in row), Fraction(0))
    return FairnessTest("cards", None, None, statistic * Fraction(51, 52), 153)


def _card_test(seats_of_cards: Sequence[Sequence[int]], deals: int) -> FairnessTest:
    """Look at the seat and the card that are furthest off: a fault with one card drowns among 52."""
    furthest, seat = max((abs(4 * seen - deals), seat) for row in seats_of_cards for seat, seen in enumerate(row))
    # The square of the distance from the mean, deals / 4, over the variance, deals × 1/4 × 3/4.
    return FairnessTest("card", tuple(Seat)[seat], None, Fraction(furthest**2, 3 * deals), 1, largest_of=4 * 52)


def pearson(classes: Iterable[tuple[int, Fraction]], count: int) -> tuple[Fraction, int]:
    """Return Pearson's chi-square of `count` observations, and its degrees of freedom.

    A class is how often it was seen and how likely it is. The rarest classes are joined, by their likelihood alone,
    until each is expected `LEAST_EXPECTED` times.

    Raises:
        DuplicadoError: fewer than two classes remain.
    """
    joined: list[tuple[int, Fraction]] = []
    seen, expected = 0, Fraction(0)
    for observed, likely in sorted(classes, key=lambda each: each[1]):
        seen, expected = seen + observed, expected + likely * count
        if expected >= LEAST_EXPECTED:
            joined.append((seen, expected))
            seen, expected = 0, Fraction(0)
    if len(joined) < 2:
        raise DuplicadoError(f"{count} observations are too few to compare with what is expected")
    last_seen, last_expected = joined[-1]
    joined[-1] = (last_seen + seen, last_expected + expected)
    statistic = sum(((seen - expected) ** 2 / expected for seen, expected in joined), Fraction(0))
    return statistic, len(joined) - 1


def chi_square_tail(statistic: Fraction, degrees_of_freedom: int) -> float:
    """Return the probability that a chi-square variable is at least that large.

    The upper incomplete gamma function of half-integers is a finite sum (NIST DLMF 8.4.10 and 8.4.15); its terms
    are computed as logarithms, because their factors overflow.
    """
    half = float(statistic) / 2
    if half <= 0:
        return 1.0
    odd = degrees_of_freedom % 2
    tail = math.erfc(math.sqrt(half)) if odd else 0.0
    for step in range(degrees_of_freedom // 2):
        power = step + odd / 2
        tail += math.exp(power * math.log(half) - half - math.lgamma(power + 1))
    return min(tail, 1.0)
