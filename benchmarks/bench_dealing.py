"""Random deals per second: ours and those of other programs, the same number of each, in one run.

    pytest benchmarks/bench_dealing.py -m "" --benchmark-only --benchmark-group-by=group

What is timed ends when deals exist that a user can use: objects of the vocabulary; endplay's and redeal's objects; for
dealer (C) and deal (C, with Tcl), which have no objects, their lines of text in the hands of the program that called
them. The second group is for those who count over deals and never look at one: our arrays, and dealer and deal
giving one average and no deal.
"""

import importlib
import os
import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median

import pytest
from benchmarks.dealing_programs import DEALER, deal, dealer, needs_deal, needs_dealer, needs_redeal, redeal
from benchmarks.sizes import TINY, size
from pytest_benchmark.fixture import BenchmarkFixture

from duplicado import dealing
from duplicado.dealing import fast

# What endplay imports warns of its own future.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

DEALS, ROUNDS = size((20_000, 9), (200, 1))


def pure() -> int:
    return len(list(dealing.random_deals(DEALS, os.urandom)))


def fast_objects() -> int:
    return len(fast.random_deals(DEALS, os.urandom).to_list())


def fast_iterated() -> int:
    return sum(1 for _ in fast.random_deals(DEALS, os.urandom))


def fast_arrays() -> int:
    return len(fast.random_deals(DEALS, os.urandom).north)


def endplay() -> int:
    # Imported here: it is not there for CPython 3.14, and brings matplotlib.
    return len(list(importlib.import_module("endplay.dealer").generate_deals(produce=DEALS)))


def redeal_objects() -> int:
    return redeal(DEALS, lambda _: True, {})


def dealer_lines() -> int:
    return sum(line.startswith("n ") for line in dealer(DEALS, "condition 1"))


def deal_lines() -> int:
    return len(deal(DEALS, "", "-l"))


def dealer_counting() -> int:
    return DEALS if dealer(DEALS, "condition 1", "average hcp(north)") else 0


def deal_counting() -> int:
    script = (
        "proc write_deal {} {}\nsdev points\nmain {\npoints add [hcp north]\naccept\n}\n"
        'deal_finished { puts "[points average] of [points count]" }\n'
    )
    return int(deal(DEALS, script)[-1].rpartition(" ")[2])


def measured(benchmark: BenchmarkFixture, make: Callable[[], int]) -> None:
    benchmark.extra_info["deals"] = DEALS
    run: Callable[..., int] = benchmark.pedantic  # which has no types
    assert run(make, rounds=ROUNDS, warmup_rounds=1) == DEALS


needs_endplay = pytest.mark.skipif(
    find_spec("endplay") is None, reason="endplay is not installed (none for CPython 3.14)"
)
TO_USE = [
    pure,
    fast_objects,
    fast_iterated,
    pytest.param(endplay, marks=needs_endplay),
    pytest.param(redeal_objects, marks=needs_redeal),
    pytest.param(dealer_lines, marks=needs_dealer),
    pytest.param(deal_lines, marks=needs_deal),
]
TO_COUNT = [
    fast_arrays,
    pytest.param(dealer_counting, marks=needs_dealer),
    pytest.param(deal_counting, marks=needs_deal),
]


@pytest.mark.benchmark(group="deals to use")
@pytest.mark.parametrize("make", TO_USE, ids=lambda make: make.__name__)
def test_deals(benchmark: BenchmarkFixture, make: Callable[[], int]) -> None:
    measured(benchmark, make)


@pytest.mark.benchmark(group="deals to count over")
@pytest.mark.parametrize("make", TO_COUNT, ids=lambda make: make.__name__)
def test_counts(benchmark: BenchmarkFixture, make: Callable[[], int]) -> None:
    measured(benchmark, make)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ours", "theirs", "times"),
    [(pure, endplay, 4), (fast_objects, dealer_lines, 1), (fast_arrays, dealer_counting, 1)],
)
def test_what_is_promised(ours: Callable[[], int], theirs: Callable[[], int], times: int) -> None:
    """In turns, so that another program's load falls on both; medians of nine."""
    if theirs is endplay:
        pytest.importorskip("endplay")
    elif DEALER is None:
        pytest.skip("dealer is not installed")
    rates: dict[Callable[[], int], list[float]] = {ours: [], theirs: []}
    for _ in range(ROUNDS):
        for make, seconds in rates.items():
            start = time.perf_counter()
            assert make() == DEALS
            seconds.append(time.perf_counter() - start)
    assert TINY or median(rates[theirs]) > times * median(rates[ours])
