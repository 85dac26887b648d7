"""The dealer is fair, and these tests would notice one that is not.

The entropy here is a stream made from a fixed seed with SHAKE-256, so that the gate gives the same answer every time;
one test uses the operating system's, with an error that lets it fail by chance once in a thousand million runs.
"""

import hashlib
import os
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import count

import pytest

from duplicado.dealing.chance import RandomBytes, random_deals, random_numbers
from duplicado.dealing.fairness import FairnessReport, chi_square_tail, examine
from duplicado.dealing.numbering import DEAL_COUNT, number_of_deal
from duplicado.vocabulary.hands import Deal

pytestmark = pytest.mark.sampled

DEALS = 20_000


def stream(seed: str) -> RandomBytes:
    """Bytes from SHAKE-256 of seed and counter: nothing in common with the generators under test."""
    calls = count()
    return lambda size: hashlib.shake_256(f"{seed}:{next(calls)}".encode()).digest(size)


@pytest.fixture(scope="module")
def examination() -> FairnessReport:
    return examine(random_deals(DEALS, stream("fairness")))


def test_no_deal_comes_twice(examination: FairnessReport) -> None:
    assert (examination.deals, examination.repeated) == (DEALS, 0)


@pytest.mark.parametrize("subject", ["cards", "card", "lengths", "patterns"])
def test_the_deals_are_as_expected(examination: FairnessReport, subject: str) -> None:
    tests = [test for test in examination.tests if test.subject == subject]
    assert len(tests) == {"cards": 1, "card": 1, "lengths": 16, "patterns": 4}[subject]
    # Below 1/1000 of what is left for each test, a fixed seed would be a strange accident.
    assert all(test.surprise > 0.001 / len(tests) for test in tests)


def test_the_deals_are_not_too_regular_either(examination: FairnessReport) -> None:
    assert all(test.surprise < 1 - 1e-5 for test in examination.tests if test.subject != "card")


def test_the_operating_systems_entropy() -> None:
    assert not examine(random_deals(DEALS, os.urandom)).is_suspect(error=1e-9)


@pytest.mark.parametrize("boards", [20, 24, 32, 36])
def test_the_sets_of_an_evening_are_seldom_suspect(boards: int) -> None:
    source = stream(f"evening of {boards}")
    assert not any(examine(random_deals(boards, source)).is_suspect() for _ in range(100))


def test_the_numbers_are_uniform() -> None:
    """Each of a hundred equal parts of the range gets its share: chi-square with 99 degrees of freedom."""
    parts = [0] * 100
    for number in random_numbers(50_000, stream("numbers")):
        parts[number * 100 // DEAL_COUNT] += 1
    statistic = sum((seen - 500) ** 2 / 500 for seen in parts)
    assert 55 < statistic < 158  # probabilities below 0.0001 on either side


def test_fast_deals_are_as_expected() -> None:
    fast = pytest.importorskip("duplicado.dealing.fast", exc_type=ImportError)
    deals: list[Deal] = fast.random_deals(DEALS, stream("fast")).to_list()
    assert not examine(deals).is_suspect(error=0.001)


@pytest.mark.rest
def test_a_million_deals_give_each_seat_each_card_equally_often() -> None:
    """Fifty times the deals of the other tests: a preference of half a per cent would show."""
    pytest.importorskip("numpy", reason="the extra `fast` is not installed")
    from duplicado.dealing import fast

    deals = fast.random_deals(1_000_000, stream("a million"))
    seats = (deals.north, deals.east, deals.south, deals.west)
    seen = [int((hands >> card & 1).sum()) for hands in seats for card in range(52)]
    statistic = sum(Fraction((4 * each - 1_000_000) ** 2, 4_000_000) for each in seen)
    # See `fairness`: 51/52 takes the dependence of a hand's cards back.
    assert 0.0001 < chi_square_tail(statistic * Fraction(51, 52), 153) < 0.9999
    assert max(abs(4 * each - 1_000_000) for each in seen) < 4 * 5 * 433  # five standard deviations of 208


# Dealers that are not fair. Each must be found out with half of the deals that the tests above use.


def from_packs(shuffle: Callable[[random.Random, list[int]], None]) -> Iterator[Deal]:
    """Deal packs that were shuffled in some way, a quarter to each player."""
    rng = random.Random(20261122)
    pack = list(range(52))
    for _ in range(DEALS // 2):
        shuffle(rng, pack)
        north, east, south, west = (sum(1 << card for card in pack[seat : seat + 13]) for seat in (0, 13, 26, 39))
        yield Deal.of_bits(north, east, south, west)


def last_card_stays(rng: random.Random, pack: list[int]) -> None:
    """The range of the draw is one too short: the ace of spades is always dealt last, to West."""
    cards = list(range(52))
    for place in range(51):
        pack[place] = cards.pop(rng.randrange(max(1, len(cards) - 1)))
    pack[51] = cards.pop()


def never_in_its_place(rng: random.Random, pack: list[int]) -> None:
    """Sattolo's algorithm, a known slip in writing a shuffle: no card stays where it was."""
    pack[:] = range(52)
    for place in range(51, 0, -1):
        other = rng.randrange(place)
        pack[place], pack[other] = pack[other], pack[place]


def swaps_with_any(rng: random.Random, pack: list[int]) -> None:
    """The naive shuffle: every place is swapped with any place; 52^52 ways do not divide by 52!."""
    pack[:] = range(52)
    for place in range(52):
        other = rng.randrange(52)
        pack[place], pack[other] = pack[other], pack[place]


def cuts_and_riffles(rng: random.Random, pack: list[int]) -> None:
    """Four riffles from a sorted pack, as at a club without a dealing machine; seven are needed."""
    pack[:] = range(52)
    for _ in range(4):
        cut = sum(rng.random() < 0.5 for _ in range(52))
        halves = [pack[:cut], pack[cut:]]
        mixed = []
        while halves[0] or halves[1]:
            half = rng.random() * (len(halves[0]) + len(halves[1])) >= len(halves[0])
            mixed.append(halves[half].pop(0))
        pack[:] = mixed


def only_interesting_hands(rng: random.Random, pack: list[int]) -> None:
    """Law 6 forbids it: a dealer that deals again, one time in four, when North's pattern is 4-3-3-3."""
    rng.shuffle(pack)
    lengths = sorted(sum(card // 13 == suit for card in pack[:13]) for suit in range(4))
    if lengths == [3, 3, 3, 4] and rng.random() < 0.25:
        only_interesting_hands(rng, pack)


@pytest.mark.rest
@pytest.mark.parametrize(
    "shuffle", [last_card_stays, never_in_its_place, swaps_with_any, cuts_and_riffles, only_interesting_hands]
)
def test_an_unfair_dealer_is_found_out(shuffle: Callable[[random.Random, list[int]], None]) -> None:
    assert examine(from_packs(shuffle)).is_suspect()


def test_a_small_bias_to_one_seat_is_found_out() -> None:
    """One time in ten, North swaps hands with West if West has the ace of spades."""
    ace = 1 << 51
    rng = random.Random(7)

    def favoured() -> Iterator[Deal]:
        for deal in random_deals(DEALS, rng.randbytes):
            north, east, south, west = (hand.bits for _, hand in deal.items() if hand is not None)
            swap = west & ace and rng.random() < 0.1
            yield Deal.of_bits(west, east, south, north) if swap else deal

    assert examine(favoured()).is_suspect()


def test_a_bend_instead_of_a_rejection_would_be_found_out() -> None:
    """With a remainder the first half of the numbers would come twice as often as the second."""
    source = stream("remainder")
    numbers = [int.from_bytes(source(12), "big") % DEAL_COUNT for _ in range(2000)]
    share = sum(number < (1 << 96) - DEAL_COUNT for number in numbers) / 2000
    uniform = ((1 << 96) - DEAL_COUNT) / DEAL_COUNT
    assert share > uniform + 0.1
    fair = [number_of_deal(deal) for deal in random_deals(2000, stream("fair"))]
    assert abs(sum(number < (1 << 96) - DEAL_COUNT for number in fair) / 2000 - uniform) < 0.05
