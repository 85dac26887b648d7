"""Random deals per second: ours, endplay's and dealer's, the same number of each, in one run.

    pytest benchmarks/bench_dealing.py -m "" --benchmark-only --benchmark-group-by=group

What is timed ends when deals exist that a user can use: objects of the vocabulary; endplay's objects; for dealer (C),
which has no objects, its lines of text in the hands of the program that called it. The second group is for those
who count over deals and never look at one: our arrays, and dealer printing one average and no deal.
"""

import importlib
import os
import resource
import shutil
import subprocess
import time
from collections.abc import Callable
from statistics import median

import pytest
from benchmarks.sizes import TINY, size
from pytest_benchmark.fixture import BenchmarkFixture

from duplicado import dealing
from duplicado.dealing import fast
from duplicado.library.dealing import find_deals

# What endplay imports warns of its own future.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

DEALS, ROUNDS = size((20_000, 9), (200, 1))
DEALER = shutil.which("dealer", path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/games"]))

needs_dealer = pytest.mark.skipif(DEALER is None, reason="dealer is not installed (apt-get install dealer)")


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


def ran_dealer(action: str) -> list[str]:
    assert DEALER is not None
    script = f"generate {DEALS}\nproduce {DEALS}\ncondition 1\naction {action}\n"
    # Its statistics at the end are switched off (-v): they are not deals.
    done = subprocess.run(  # noqa: S603 - the program named above
        [DEALER, "-v"], input=script, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def dealer_lines() -> int:
    return sum(line.startswith("n ") for line in ran_dealer("printoneline"))


def dealer_counting() -> int:
    return DEALS if ran_dealer("average hcp(north)") else 0


def measured(benchmark: BenchmarkFixture, make: Callable[[], int]) -> None:
    benchmark.extra_info["deals"] = DEALS
    run: Callable[..., int] = benchmark.pedantic  # which has no types
    assert run(make, rounds=ROUNDS, warmup_rounds=1) == DEALS


@pytest.mark.benchmark(group="deals to use")
@pytest.mark.parametrize("make", [pure, fast_objects, fast_iterated], ids=lambda make: make.__name__)
def test_ours(benchmark: BenchmarkFixture, make: Callable[[], int]) -> None:
    measured(benchmark, make)


@pytest.mark.benchmark(group="deals to use")
def test_endplay(benchmark: BenchmarkFixture) -> None:
    pytest.importorskip("endplay", reason="endplay is not installed (it has no wheel for CPython 3.14)")
    measured(benchmark, endplay)


@needs_dealer
@pytest.mark.benchmark(group="deals to use")
def test_dealer(benchmark: BenchmarkFixture) -> None:
    measured(benchmark, dealer_lines)


@pytest.mark.benchmark(group="deals to count over")
def test_ours_as_arrays(benchmark: BenchmarkFixture) -> None:
    measured(benchmark, fast_arrays)


@needs_dealer
@pytest.mark.benchmark(group="deals to count over")
def test_dealer_without_output(benchmark: BenchmarkFixture) -> None:
    measured(benchmark, dealer_counting)


NOTRUMP = "any 4333 + any 4432 + any 5332 - 5xxx - x5xx"
WHERE = {
    "2nt": (
        (
            f"o = shape(east, {NOTRUMP}) && hcp(east) >= 23 && hcp(east) < 25\n"
            "s = hcp(west) > 3 && (hearts(west) == 4 || spades(west) == 4)\n"
            "condition o && (s || hearts(west) > 4 || spades(west) > 4)"
        ),
        (
            f'shape(east, "{NOTRUMP}") and east.hcp in 23..24 and (west.hearts > 4 or west.spades > 4 or '
            "west.hcp > 3 and (west.hearts == 4 or west.spades == 4))"
        ),
    ),
    "notrump": (
        (
            f"o = shape(east, {NOTRUMP}) && hcp(east) >= 15 && hcp(east) <= 17\n"
            "condition o && ((hcp(west) >= 7 && hcp(west) <= 9) || (hcp(west) >= 13 && hcp(west) <= 18))"
        ),
        f'shape(east, "{NOTRUMP}") and east.hcp in 15..17 and (west.hcp in 7..9 or west.hcp in 13..18)',
    ),
    "stayman": (
        (
            "o = shape(east, any 4333 + any 4432 + any 5332) && hcp(east) >= 15 && hcp(east) <= 17\n"
            "condition o && shape(west, 3451 + 4351) && hcp(west) <= 7"
        ),
        'balanced(east) and east.hcp in 15..17 and shape(west, "3451 + 4351") and west.hcp <= 7',
    ),
    "yarb": ("condition hcp(north) == 0", "north.hcp == 0"),
}
"""Conditions of the examples that come with dealer, in its language and in ours."""
NUMBERS = size((100, 1_000), (5,))
"""Few deals, where the set-up counts, and more."""
FITTING = [(name, count) for name in WHERE for count in NUMBERS] + [("notrump", 10_000)] * size(1, 0)


def fitting(name: str, count: int) -> int:
    return len(find_deals(count, WHERE[name][1], seed=1).deals)


def dealer_fitting(name: str, count: int) -> int:
    assert DEALER is not None
    script = f"generate 1000000000\nproduce {count}\n{WHERE[name][0]}\naction printoneline\n"
    done = subprocess.run(  # noqa: S603 - the program named above
        [DEALER, "-v"], input=script, capture_output=True, text=True, check=True
    )
    return sum(line.startswith("n ") for line in done.stdout.splitlines())


def of_processor() -> float:
    """Return the processor time of this process and of the programs that it ran: what else runs does not count."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in used)


def of_example(benchmark: BenchmarkFixture, name: str, count: int, find: Callable[[str, int], int]) -> None:
    benchmark.group = f"{count} deals that fit dealer's example {name}"
    run: Callable[..., int] = benchmark.pedantic  # which has no types
    assert run(find, args=(name, count), rounds=size(5, 1), warmup_rounds=size(1, 0)) == count


@pytest.mark.benchmark(timer=of_processor)
@pytest.mark.parametrize(("name", "count"), FITTING)
def test_ours_under_a_condition(benchmark: BenchmarkFixture, name: str, count: int) -> None:
    of_example(benchmark, name, count, fitting)


@needs_dealer
@pytest.mark.benchmark(timer=of_processor)
@pytest.mark.parametrize(("name", "count"), FITTING)
def test_dealer_under_a_condition(benchmark: BenchmarkFixture, name: str, count: int) -> None:
    of_example(benchmark, name, count, dealer_fitting)


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
