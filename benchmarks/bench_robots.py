"""Robots: time for each action of the house robot, boards a minute of four of them, and a match by the book's robot.

.venv/bin/pytest benchmarks/bench_robots.py --benchmark-only

Time is that of the processor, since the machine may have other work: `median`, `p95` and `most` are seconds for one
action, `boards_a_minute` those of one core. Deals and chance follow from a seed, so the same actions are measured.
"""

import time
from random import Random

import pytest
from benchmarks.sizes import size
from pytest_benchmark.fixture import BenchmarkFixture

from duplicado.analysis.dds_library import library_path
from duplicado.law.book import law_02
from duplicado.robot.named import robot_of
from duplicado.service.robots.board_play import robots_chance
from duplicado.service.robots.guarded_table import GuardedTable
from duplicado.service.robots.team_match import deals_of
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

BOARDS = size(16, 1)
EFFORT = size(24, 4)

pytestmark = pytest.mark.skipif(library_path() is None, reason="the double-dummy library is not installed")


def played(board: Board, deal: Deal, name: str) -> list[float]:
    """Play a board by four robots; return the processor's seconds for each action."""
    robot, table = robot_of(name, EFFORT), GuardedTable(board, deal)
    chances: dict[Seat, Random] = {seat: robots_chance(1, board.number, 1, seat) for seat in Seat}
    taken: list[float] = []
    while (seat := table.who_acts()) is not None:
        view, history = table.view(seat), table.history(seat)
        began = time.process_time()
        chosen = robot.act(view, history, chances[seat])
        taken.append(time.process_time() - began)
        assert table.act(seat, chosen.text, meaning=chosen.meaning) is None
    return taken


@pytest.mark.parametrize("name", ["natural", "strong-club", "book"])
def test_four_robots(benchmark: BenchmarkFixture, name: str) -> None:
    def boards() -> list[float]:
        return [taken for number, deal in deals_of(7, BOARDS) for taken in played(law_02.board(number), deal, name)]

    times = sorted(benchmark.pedantic(boards, rounds=1, iterations=1))  # type: ignore[no-untyped-call] # the plugin's own
    benchmark.extra_info.update(
        actions=len(times),
        median=times[len(times) // 2],
        p95=times[int(len(times) * 0.95)],
        most=times[-1],
        boards_a_minute=60 * BOARDS / max(sum(times), 1e-9),
    )
