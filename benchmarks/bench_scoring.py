"""Scoring the field: from raw travellers to the ranking, and how it grows with the results on a board.

Run: pytest --benchmark-only benchmarks/bench_scoring.py. The peer is endplay, for the score of a contract; none of the
libraries that can be installed scores a field.
"""

import itertools
import random
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from benchmarks.sizes import size

from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.standing import standings
from duplicado.score.field import Field
from duplicado.score.imps import cross_imps
from duplicado.score.law_77 import declarer_score, score
from duplicado.score.matchpoints import matchpoint
from duplicado.score.side_score import Points
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import EVERY_BID
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination

Benchmark = Any  # pytest-benchmark publishes no types
Traveller = tuple[int, int, int, Contract, int, Vulnerability]

PAIRS, BOARDS, ROUNDS = size((1000, 30, 15), (20, 4, 2))
RESULTS = size((1_000, 10_000, 100_000), (10, 20, 40))
"""On a board."""


def raw_travellers(pairs: int = PAIRS, boards: int = BOARDS) -> list[Traveller]:
    """A Mitchell: board, pairs, contract, tricks, vulnerability; every table plays every board."""
    rng = random.Random(2017)  # noqa: S311 - the same travellers every time
    tables = pairs // 2
    lines: list[Traveller] = []
    for board in range(1, boards + 1):
        vulnerability = tuple(Vulnerability)[board % 4]
        for table in range(tables):
            bid = EVERY_BID[min(34, int(abs(rng.gauss(14, 7))))]
            doubling = rng.choices(tuple(Doubling), (90, 9, 1))[0]
            tricks = max(0, min(13, round(rng.gauss(bid.level + 6, 1.3))))
            contract = Contract(bid, rng.choice(tuple(Seat)), doubling)
            lines.append((board, table + 1, (table + board) % tables + 1, contract, tricks, vulnerability))
    return lines


def contest_of(lines: list[Traveller], method: ScoringMethod) -> Contest:
    """Score each line by Law 77 and put the contest together."""
    ours = {number: ContestantId(number, Side.NS) for number in {line[1] for line in lines}}
    theirs = {number: ContestantId(number, Side.EW) for number in {line[2] for line in lines}}
    results: list[BoardResult] = []
    for board, north_south, east_west, contract, tricks, vulnerability in lines:
        points = score(contract, tricks, vulnerability)
        results.append(
            BoardResult(board, ours[north_south], theirs[east_west], Points(points), Points(-points), contract, tricks)
        )
    return Contest(method=method, winners=2, results=tuple(results))


def peak_of(work: Callable[[], object]) -> int:
    """Memory that the work holds at most besides what was there, in bytes."""
    tracemalloc.start()
    work()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


@pytest.mark.parametrize(
    "method", [ScoringMethod.MATCHPOINTS, ScoringMethod.CROSS_IMPS, ScoringMethod.BUTLER], ids=lambda each: each.value
)
def test_a_thousand_pairs_and_thirty_boards(benchmark: Benchmark, method: ScoringMethod) -> None:
    lines = raw_travellers()

    def from_travellers_to_ranking() -> int:
        return sum(len(ranking.standings) for ranking in standings(contest_of(lines, method)).rankings)

    assert benchmark(from_travellers_to_ranking) == PAIRS
    benchmark.extra_info["results"] = len(lines)
    benchmark.extra_info["peak MiB"] = round(peak_of(from_travellers_to_ranking) / 2**20, 1)
    assert benchmark.stats is None or benchmark.stats["mean"] < 1.0


def big_field(results: int) -> Field:
    """That many results of one board, as spread as contracts make them."""
    rng = random.Random(results)  # noqa: S311 - the same field every time
    possible = sorted(
        {
            declarer_score(Contract(bid, Seat.S, doubling), tricks, vulnerable=True)
            for bid, doubling, tricks in itertools.product(EVERY_BID, Doubling, range(14))
        }
    )
    return [Points(rng.choice(possible)) for _ in range(results)]


@pytest.mark.parametrize("results", RESULTS)
@pytest.mark.parametrize("scoring", [matchpoint, cross_imps], ids=["matchpoints", "cross-imps"])
def test_growth_with_the_results_on_a_board(
    benchmark: Benchmark, scoring: Callable[[Field], object], results: int
) -> None:
    field = big_field(results)
    benchmark(scoring, field)
    benchmark.extra_info["different scores"] = len({each.value for each in field if isinstance(each, Points)})
    benchmark.extra_info["peak MiB"] = round(peak_of(lambda: scoring(field)) / 2**20, 2)
    if benchmark.stats is not None:
        benchmark.extra_info["microseconds for each result"] = round(benchmark.stats["mean"] / results * 1e6, 3)


@pytest.mark.parametrize("results", RESULTS)
def test_growth_of_a_whole_contest_of_one_board(benchmark: Benchmark, results: int) -> None:
    contest = contest_of(raw_travellers(2 * results, 1), ScoringMethod.MATCHPOINTS)
    benchmark(standings, contest)
    benchmark.extra_info["peak MiB"] = round(peak_of(lambda: standings(contest)) / 2**20, 1)
    if benchmark.stats is not None:
        benchmark.extra_info["microseconds for each result"] = round(benchmark.stats["mean"] / results * 1e6, 3)


@pytest.mark.parametrize("results", RESULTS)
def test_growth_when_every_score_is_different(benchmark: Benchmark, results: int) -> None:
    # No scoring table has so many, but total points of several boards, or aggregates, do.
    rng = random.Random(results)  # noqa: S311 - the same field every time
    field = [Points(each) for each in rng.sample(range(-10 * results, 10 * results), results)]
    benchmark(matchpoint, field)
    if benchmark.stats is not None:
        benchmark.extra_info["microseconds for each result"] = round(benchmark.stats["mean"] / results * 1e6, 3)


DEALS = [
    (Contract(bid, Seat.S, doubling), tricks, vulnerability)
    for bid, doubling, tricks, vulnerability in itertools.product(
        EVERY_BID, Doubling, range(14), (Vulnerability.NONE, Vulnerability.NS)
    )
]


def test_every_contract_and_result(benchmark: Benchmark) -> None:
    benchmark.group = "Law 77, 2940 scores"
    total = benchmark(lambda: sum(score(contract, tricks, vulnerable) for contract, tricks, vulnerable in DEALS))
    assert total == sum(declarer_score(c, tricks, vulnerable=v.includes(Side.NS)) for c, tricks, v in DEALS)


def test_every_contract_and_result_by_endplay(benchmark: Benchmark) -> None:
    types = pytest.importorskip("endplay.types")
    benchmark.group = "Law 77, 2940 scores"
    vul = {Vulnerability.NONE: types.Vul.none, Vulnerability.NS: types.Vul.ns}
    penalty = {
        Doubling.UNDOUBLED: types.Penalty.passed,
        Doubling.DOUBLED: types.Penalty.doubled,
        Doubling.REDOUBLED: types.Penalty.redoubled,
    }
    denoms = dict(
        zip(Denomination, (types.Denom[name] for name in ("clubs", "diamonds", "hearts", "spades", "nt")), strict=True)
    )
    theirs = [
        (
            types.Contract(
                level=contract.level,
                denom=denoms[contract.denomination],
                declarer=types.Player.south,
                penalty=penalty[contract.doubling],
                result=tricks - contract.tricks_required,
            ),
            vul[vulnerability],
        )
        for contract, tricks, vulnerability in DEALS
    ]
    total = benchmark(lambda: sum(contract.score(vulnerability) for contract, vulnerability in theirs))
    assert total == sum(score(contract, tricks, vulnerable) for contract, tricks, vulnerable in DEALS)
