"""Exact expectations, and the arithmetic of the tests of fairness."""

import math
import random
from fractions import Fraction
from itertools import combinations

import pytest

from duplicado.dealing.chance import random_deals
from duplicado.dealing.fairness import (
    chi_square_tail,
    examine,
    length_probabilities,
    pattern_of,
    pattern_probabilities,
    pearson,
)
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Hand


def test_the_39_patterns_are_everything() -> None:
    patterns = pattern_probabilities()
    assert len(patterns) == 39
    assert sum(patterns.values()) == 1
    assert all(sum(pattern) == 13 and list(pattern) == sorted(pattern, reverse=True) for pattern in patterns)


@pytest.mark.parametrize(
    ("pattern", "percent"),
    # Encyclopedia values, four places: every bridge player has seen this table.
    [
        ((4, 4, 3, 2), "21.5512"),
        ((5, 3, 3, 2), "15.5168"),
        ((5, 4, 3, 1), "12.9307"),
        ((4, 3, 3, 3), "10.5361"),
        ((6, 3, 3, 1), "3.4482"),
    ],
)
def test_the_table_that_players_know(pattern: tuple[int, int, int, int], percent: str) -> None:
    assert f"{float(pattern_probabilities()[pattern] * 100):.4f}" == percent


def test_thirteen_of_a_suit() -> None:
    assert pattern_probabilities()[13, 0, 0, 0] == Fraction(4, math.comb(52, 13))
    assert length_probabilities()[13] == Fraction(1, math.comb(52, 13))


def test_lengths_agree_with_patterns() -> None:
    assert sum(length_probabilities()) == 1
    for length, probability in enumerate(length_probabilities()):
        by_pattern = sum(
            likely * Fraction(pattern.count(length), 4) for pattern, likely in pattern_probabilities().items()
        )
        assert by_pattern == probability


def test_hypergeometric_by_counting_a_small_pack() -> None:
    """The formula, for the hands of two cards from a pack of four suits and two ranks."""
    hands = list(combinations(range(8), 2))
    for length in range(3):
        counted = sum(sum(card < 2 for card in hand) == length for hand in hands)
        assert counted == math.comb(2, length) * math.comb(6, 2 - length)


def test_pattern_of_a_hand() -> None:
    assert pattern_of(Hand.parse("A2.KQJ43..987654")) == (6, 5, 2, 0)


@pytest.mark.parametrize(
    ("degrees_of_freedom", "statistic", "tail"),
    # Tables of the chi-square distribution: critical values at 5 %, 1 % and 0.1 %.
    [
        (1, "3.841", 0.05),
        (2, "5.991", 0.05),
        (3, "11.345", 0.01),
        (10, "18.307", 0.05),
        (26, "45.642", 0.01),
        (99, "148.230", 0.001),
        (100, "149.449", 0.001),
    ],
)
def test_the_tail_of_chi_square(degrees_of_freedom: int, statistic: str, tail: float) -> None:
    assert chi_square_tail(Fraction(statistic), degrees_of_freedom) == pytest.approx(tail, rel=2e-3)


def test_the_tail_at_its_ends() -> None:
    assert chi_square_tail(Fraction(0), 5) == 1
    assert chi_square_tail(Fraction(10**9), 153) == 0
    assert chi_square_tail(Fraction(1, 10**9), 154) == pytest.approx(1)


def test_rare_classes_are_joined() -> None:
    classes = [(1, Fraction(1, 50)), (2, Fraction(3, 100)), (45, Fraction(45, 100)), (52, Fraction(1, 2))]
    # Expected of a hundred: 2, 3, 45, 50; the first two become one class of five, seen three times.
    assert pearson(classes, 100) == (Fraction(4, 5) + 0 + Fraction(4, 50), 2)


def test_what_remains_joins_the_most_frequent_class() -> None:
    classes = [(3, Fraction(1, 3)), (5, Fraction(1, 3)), (7, Fraction(1, 3))]
    assert pearson(classes, 15) == (Fraction(8, 5), 2)
    with pytest.raises(DuplicadoError, match="too few"):
        pearson(classes, 14)


def test_a_repeated_deal_is_noticed() -> None:
    deals = list(random_deals(40, random.Random(1).randbytes))
    assert examine(deals).repeated == 0
    assert not examine(deals).is_suspect()
    again = examine([*deals, deals[7]])
    assert (again.deals, again.repeated, again.is_suspect()) == (41, 1, True)


def test_too_few_deals_say_nothing() -> None:
    with pytest.raises(DuplicadoError, match="19 deals are too few"):
        examine(random_deals(19, random.Random(1).randbytes))
    assert len(examine(random_deals(20, random.Random(1).randbytes)).tests) == 22
