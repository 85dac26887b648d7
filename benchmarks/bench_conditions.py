"""Deals under a condition: the examples that come with dealer, in one run for ours and for each program at hand.

    pytest benchmarks/bench_conditions.py -m "" --benchmark-only --benchmark-group-by=group

Ours takes the condition as it stands and finds its way of sampling. So does dealer, which deals and rejects. deal and
redeal can besides be told from which hands of one seat to draw ("stacked"); both ways of deal are measured, and of
redeal the one that its user would choose.
"""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import pytest
from benchmarks.dealing_programs import deal, dealer, needs_deal, needs_dealer, needs_redeal, of_processor, redeal
from benchmarks.sizes import size
from pytest_benchmark.fixture import BenchmarkFixture

from duplicado.library.dealing import find_deals


@dataclass(frozen=True)
class Example:
    """Condition of one of dealer's examples, in the language of each program."""

    ours: str
    of_dealer: str
    seat: str
    """The seat whose hand deal and redeal draw first where told to: that of the rarest part of the condition."""
    points: range
    shape: str
    """Shapes of that hand, as deal writes them."""
    rest: str
    """The rest of the condition, in Tcl: what deal accepts among such hands."""
    shape_of_redeal: Callable[[int, int, int, int], bool] | None
    """The shapes again; None where redeal would draw from too many and had better deal and reject."""
    rest_of_redeal: Callable[[Any], bool]


OPENER: Final = "any 4333 + any 4432 + any 5332 - 5xxx - x5xx"
BALANCED: Final = "$s*$s + $h*$h + $d*$d + $c*$c <= 47"
"""Shapes 4333, 4432 and 5332, as deal writes them: of all others the squares are more."""


def is_balanced(s: int, h: int, d: int, c: int) -> bool:
    return s * s + h * h + d * d + c * c <= 47


def is_opener(s: int, h: int, d: int, c: int) -> bool:
    return s < 5 and h < 5 and is_balanced(s, h, d, c)


def may_transfer(it: Any) -> bool:  # noqa: ANN401 - a deal of redeal, which declares no types
    longest = max(it.west.shape[:2])
    return bool(longest > 4 or (longest == 4 and it.west.hcp > 3))


EXAMPLES: Final[Mapping[str, Example]] = {
    "2nt": Example(
        f'shape(east, "{OPENER}") and east.hcp in 23..24 and (west.hearts > 4 or west.spades > 4 or '
        "west.hcp > 3 and (west.hearts == 4 or west.spades == 4))",
        f"o = shape(east, {OPENER}) && hcp(east) >= 23 && hcp(east) < 25\n"
        "s = hcp(west) > 3 && (hearts(west) == 4 || spades(west) == 4)\n"
        "condition o && (s || hearts(west) > 4 || spades(west) > 4)",
        "east",
        range(23, 25),
        f"$s < 5 && $h < 5 && {BALANCED}",
        "set s [spades west]\nset h [hearts west]\n"
        "accept if {$s > 4} {$h > 4} {($s == 4 || $h == 4) && [hcp west] > 3}",
        is_opener,
        may_transfer,
    ),
    "notrump": Example(
        f'shape(east, "{OPENER}") and east.hcp in 15..17 and (west.hcp in 7..9 or west.hcp in 13..18)',
        f"o = shape(east, {OPENER}) && hcp(east) >= 15 && hcp(east) <= 17\n"
        "condition o && ((hcp(west) >= 7 && hcp(west) <= 9) || (hcp(west) >= 13 && hcp(west) <= 18))",
        "east",
        range(15, 18),
        f"$s < 5 && $h < 5 && {BALANCED}",
        "set points [hcp west]\naccept if {$points >= 7 && $points <= 9} {$points >= 13 && $points <= 18}",
        is_opener,
        lambda it: 7 <= it.west.hcp <= 9 or 13 <= it.west.hcp <= 18,
    ),
    "stayman": Example(
        'balanced(east) and east.hcp in 15..17 and shape(west, "3451 + 4351") and west.hcp <= 7',
        "o = shape(east, any 4333 + any 4432 + any 5332) && hcp(east) >= 15 && hcp(east) <= 17\n"
        "condition o && shape(west, 3451 + 4351) && hcp(west) <= 7",
        "west",
        range(8),
        "$d == 5 && $c == 1 && ($s == 3 && $h == 4 || $s == 4 && $h == 3)",
        "reject unless {[balanced_hand east]}\nset points [hcp east]\naccept if {$points >= 15 && $points <= 17}",
        lambda s, h, d, c: (d, c) == (5, 1) and {s, h} == {3, 4},
        lambda it: is_balanced(*it.east.shape) and 15 <= it.east.hcp <= 17,
    ),
    "yarb": Example(
        "north.hcp == 0",
        "condition hcp(north) == 0",
        "north",
        range(1),
        "1",
        "accept",
        None,
        lambda it: it.north.hcp == 0,
    ),
}
NUMBERS: Final = size((100, 1_000), (5,))
"""Few deals, where the set-up counts, and more."""
FITTING: Final = [(name, count) for name in EXAMPLES for count in NUMBERS] + [("notrump", 10_000)] * size(1, 0)


def by_us(example: Example, count: int) -> int:
    return len(find_deals(count, example.ours, seed=1).deals)


def by_dealer(example: Example, count: int) -> int:
    return sum(line.startswith("n ") for line in dealer(count, example.of_dealer))


def by_deal(example: Example, count: int) -> int:
    low, high = example.points[0], example.points[-1]
    script = (
        f"shapecond balanced_hand {{{BALANCED}}}\nshapecond wanted {{{example.shape}}}\n"
        f"main {{\nreject unless {{[wanted {example.seat}]}}\nset held [hcp {example.seat}]\n"
        f"reject if {{$held < {low}}} {{$held > {high}}}\n{example.rest}\nreject\n}}\n"
    )
    return len(deal(count, script, "-l"))


def by_deal_stacked(example: Example, count: int) -> int:
    low, high = example.points[0], example.points[-1]
    script = (
        f"shapecond balanced_hand {{{BALANCED}}}\nshapecond wanted {{{example.shape}}}\n"
        f"deal::input smartstack {example.seat} wanted hcp {low} {high}\nmain {{\n{example.rest}\nreject\n}}\n"
    )
    return len(deal(count, script, "-l"))


def by_redeal(example: Example, count: int) -> int:
    its = importlib.import_module("redeal")
    drawn = example.shape_of_redeal and {
        example.seat[0].upper(): its.SmartStack(its.Shape.from_cond(example.shape_of_redeal), its.hcp, example.points)
    }
    return redeal(count, example.rest_of_redeal, drawn or {})


WAYS: Final = [
    by_us,
    pytest.param(by_dealer, marks=needs_dealer),
    pytest.param(by_deal, marks=needs_deal),
    pytest.param(by_deal_stacked, marks=needs_deal),
    pytest.param(by_redeal, marks=needs_redeal),
]


@pytest.mark.benchmark(timer=of_processor)
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize(("name", "count"), FITTING)
def test_of_an_example(benchmark: BenchmarkFixture, name: str, count: int, way: Callable[[Example, int], int]) -> None:
    benchmark.group = f"{count} deals that fit dealer's example {name}"
    run: Callable[..., int] = benchmark.pedantic  # which has no types
    # redeal takes so long that a second round would say nothing else.
    rounds, before = size((1, 0) if way is by_redeal else (5, 1), (1, 0))
    assert run(way, args=(EXAMPLES[name], count), rounds=rounds, warmup_rounds=before) == count
