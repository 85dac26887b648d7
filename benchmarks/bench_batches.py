"""Batches on one worker and on several: what part of the workers' time is work.

As a benchmark (`pytest benchmarks/bench_batches.py -m "" --benchmark-only`) it times the same claims on each place. As
a program (`PYTHONPATH=. python benchmarks/bench_batches.py [WORKERS]`, on a machine that does nothing else) it prints
for claims, a match of robots, explorations and double-dummy tables what part of the time of WORKERS (2) processes goes
into tasks, once of the work alone and once with the start of the workers; and beside the tables those of this process
with all threads of the library. The time of two runs, with one worker and with several, is not compared: processes that
have nothing to do with each other differ by a tenth from minute to minute.

On a machine that has other work, clocks tell nothing. There `test_overhead` tells what scheduler, client and workers
take of the processor while tasks of half a second sleep: all of it is overhead, whatever else the machine does.
"""

from __future__ import annotations

import random
import resource
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from typing import Any
from unittest.mock import patch

import pytest
from benchmarks.bench_double_dummy import deals
from benchmarks.sizes import TINY, size

from duplicado.casebook.exploration.worlds import WORLDS
from duplicado.law.claims.policy import ClaimPolicy, ContestedClaim
from duplicado.law.edition import Edition
from duplicado.law.procedure.play import PlayPosition
from duplicado.service.batches import Batch, Parcels, Working, Workplace, results_of
from duplicado.service.claims_batch import ClaimTask, adjudications
from duplicado.service.double_dummy_batch import tables_of_many
from duplicado.service.exploration_batch import ExplorationTask, explorations
from duplicado.service.robots.team_match import RobotMatch, play_match
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

Benchmark = Any  # pytest-benchmark publishes no types for what is used here


def claims(count: int) -> list[ClaimTask]:
    """Random endings of six cards in which South claims half the tricks."""
    chance = random.Random(7)  # noqa: S311 - examples, not secrets
    tasks: list[ClaimTask] = []
    for _ in range(count):
        pack = chance.sample(EVERY_CARD, 24)
        north, east, south, west = (Hand(pack[first : first + 6]) for first in range(0, 24, 6))
        position = PlayPosition(chance.choice([None, *Suit]), Seat.S, (north, east, south, west))
        claim = ContestedClaim(position=position, declarer=Seat.S, claimer=Seat.S, claimed=3)
        tasks.append(ClaimTask(claim, ClaimPolicy()))
    return tasks


def judged(tasks: Sequence[ClaimTask], place: str) -> int:
    return sum(1 for _ in adjudications(tasks, Working(Workplace.parse(place))))


def played(boards: int, place: str) -> int:
    return sum(1 for _ in play_match(RobotMatch("book", "book", 1, boards), Working(Workplace.parse(place))))


def solved(boards: Sequence[Deal], place: str) -> int:
    return len(tables_of_many(boards, Working(Workplace.parse(place))))


@pytest.mark.parametrize("place", ["here", "processes:1", "processes:2", "dask:2"])
@pytest.mark.benchmark(group="claims as a batch")
def test_claims(benchmark: Benchmark, place: str) -> None:
    if place.startswith("dask"):
        pytest.importorskip("distributed")
    tasks = claims(size(200, 4))
    assert benchmark.pedantic(judged, args=(tasks, place), rounds=size(3, 1)) == len(tasks)


def explored(tasks: int, place: str) -> int:
    """Walk by chance through a world, each task another way."""
    wanted = [ExplorationTask(next(iter(WORLDS)), Edition.LAWS_2017, 1, walks=2, seed=seed) for seed in range(tasks)]
    return len(explorations(wanted, Working(Workplace.parse(place))))


def asleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


SLEEPING: Batch[float, float] = Batch(asleep, str, float, float)


def processor(place: str, tasks: int) -> float:
    """Measure the processor time of a batch of half seconds of sleep, its workers' included when they have ended."""

    def spent() -> float:
        of_all = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        return sum(each.ru_utime + each.ru_stime for each in of_all)

    start = spent()
    results_of(SLEEPING, [0.5] * tasks, Working(Workplace.parse(place)))
    return spent() - start


def gained(place: str, tasks: int) -> float:
    """Return what part of the workers' time is work, without their start."""
    beside = processor(place, tasks + 2) - processor(place, 2)
    return 1 - beside / (0.5 * tasks)


@pytest.mark.parametrize("place", ["processes:2", "dask:2"])
@pytest.mark.benchmark(group="overhead of a batch")
def test_overhead(benchmark: Benchmark, place: str) -> None:
    if place.startswith("dask"):
        pytest.importorskip("distributed")
    part = benchmark.pedantic(gained, args=(place, size(120, 2)), rounds=1)
    benchmark.extra_info.update(gained=round(part, 3))
    assert TINY or part >= 0.95


def seconds(work: Callable[[str], int], place: str) -> float:
    """Time the work with the start of the workers, which alone is about a batch of nearly nothing."""
    start = time.perf_counter()
    work(place)
    return time.perf_counter() - start


def busy(work: Callable[[str], int], place: str) -> tuple[float, float]:
    """Return the seconds that the workers spend on their tasks, all together, and those that the whole takes."""
    spent: list[float] = []
    learn = Parcels.learn

    def heard(parcels: Parcels, tasks: int, worked: float) -> None:
        spent.append(worked)
        learn(parcels, tasks, worked)

    with patch.object(Parcels, "learn", heard):
        whole = seconds(work, place)
    return sum(spent), whole


def main() -> None:
    """Print what part of the time of some workers goes into tasks, as the median of three."""
    workers = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    boards = deals(160)
    for name, whole, nothing in (
        ("claims", partial(judged, claims(1500)), partial(judged, claims(workers))),
        ("match", partial(played, 1000), partial(played, workers)),
        ("explored", partial(explored, 40), partial(explored, workers)),
        ("tables", partial(solved, boards), partial(solved, boards[:workers])),
    ):
        for kind in ("processes", "dask"):
            place = f"{kind}:{workers}"
            alone: list[float] = []
            started: list[float] = []
            for _ in range(3):
                (few, start), (tasks, time_of_all) = busy(nothing, place), busy(whole, place)
                alone.append((tasks - few) / (workers * (time_of_all - start)))
                started.append(tasks / (workers * time_of_all))
            worked = f"{median(alone):.0%} of the workers' time is work, {median(started):.0%} with the start"
            print(f"{name:8} {place}  {worked}")  # noqa: T201 - its answer
    for place in ("here", f"processes:{workers}"):
        rates = [len(boards) / seconds(partial(solved, boards), place) for _ in range(3)]
        print(f"tables   {place}  {median(rates):.1f} deals a second")  # noqa: T201 - its answer


if __name__ == "__main__":
    main()
