"""Double dummy: tables of random deals beside endplay and by the compiled search, positions, endings in Python.

.venv/bin/pytest benchmarks/bench_double_dummy.py --benchmark-only
"""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module

import pytest
from benchmarks.sizes import size
from pytest_benchmark.fixture import BenchmarkFixture

from duplicado.analysis.compiled.solver import CompiledSolver
from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import MAX_TABLES
from duplicado.analysis.ending import EndingSolver
from duplicado.analysis.par import par
from duplicado.analysis.solver import Solver
from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

ROUNDS = size(3, 1)


def position(cards: int, chance: random.Random) -> PlayPosition:
    pack = list(EVERY_CARD)
    chance.shuffle(pack)
    north, east, south, west = (Hand(pack[first : first + cards]) for first in range(0, 4 * cards, cards))
    return PlayPosition(chance.choice([None, *Suit]), chance.choice(list(Seat)), (north, east, south, west))


def deals(count: int) -> list[Deal]:
    # The seed of the figures in the survey of libraries, not its deals: those came from another generator.
    chance = random.Random(20261121)  # noqa: S311 - examples, not secrets
    made = []
    for _ in range(count):
        hands = position(13, chance).hands
        made.append(Deal(dict(zip(Seat, hands, strict=True))))
    return made


def measure(benchmark: BenchmarkFixture, rounds: int, make: Callable[[], Callable[[], object]]) -> None:
    """Time what `make` returns, made anew for each round."""
    benchmark.pedantic(lambda work: work(), setup=lambda: ((make(),), {}), rounds=rounds)  # type: ignore[no-untyped-call] # the plugin's own


def test_tables_of_40_deals(benchmark: BenchmarkFixture) -> None:
    solver, boards = DdsSolver(), deals(size(40, 2))
    measure(benchmark, 3, lambda: partial(solver.tables, boards))


@pytest.mark.benchmark(group="double-dummy tables of 100 deals")
def test_tables_of_100_deals(benchmark: BenchmarkFixture) -> None:
    solver, boards = DdsSolver(), deals(size(100, 2))
    measure(benchmark, ROUNDS, lambda: partial(solver.tables, boards))


@pytest.mark.benchmark(group="double-dummy tables of 100 deals")
def test_tables_of_100_deals_compiled_search(benchmark: BenchmarkFixture) -> None:
    """By the search of our own; compiling it is left out."""
    pytest.importorskip("numba", reason="the extra `solver` is not installed")
    solver, boards = CompiledSolver(), deals(size(100, 2))
    solver.tables(boards[:1])
    measure(benchmark, ROUNDS, lambda: partial(solver.tables, boards))


@pytest.mark.benchmark(group="double-dummy tables of 100 deals")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what endplay imports
def test_tables_of_100_deals_endplay(benchmark: BenchmarkFixture) -> None:
    """As a programmer calls it, for as many deals as it takes at once; the search is that of the same library."""
    pytest.importorskip("endplay", reason="endplay is not installed (it has no wheel for CPython 3.14)")
    solve, deal_of = import_module("endplay.dds").calc_all_tables, import_module("endplay.types").Deal
    boards = [deal_of(str(deal)) for deal in deals(size(100, 2))]
    parcels = [boards[first : first + MAX_TABLES] for first in range(0, len(boards), MAX_TABLES)]
    measure(benchmark, ROUNDS, lambda: lambda: [list(solve(parcel)) for parcel in parcels])


def test_one_table(benchmark: BenchmarkFixture) -> None:
    solver, boards = DdsSolver(), iter(deals(5))
    measure(benchmark, 5, lambda: partial(solver.tables, [next(boards)]))


def test_par(benchmark: BenchmarkFixture) -> None:
    (table,) = DdsSolver().tables(deals(1))
    benchmark(par, table, Vulnerability.NONE)


def test_200_positions_of_13_cards_in_one_batch(benchmark: BenchmarkFixture) -> None:
    solver, chance = DdsSolver(), random.Random(1)  # noqa: S311 - examples, not secrets
    positions = [position(13, chance) for _ in range(size(200, 3))]
    measure(benchmark, 3, lambda: partial(solver.cards_of_many, positions))


@pytest.mark.parametrize("cards", [5, 8])
@pytest.mark.parametrize("solver", [DdsSolver, EndingSolver], ids=["library", "python"])
def test_an_ending(benchmark: BenchmarkFixture, solver: type[Solver], cards: int) -> None:
    chance, solves = random.Random(cards), solver()  # noqa: S311 - examples, not secrets
    measure(benchmark, size(60, 2), lambda: partial(solves.tricks, position(cards, chance), Side.NS))
