"""Robots: time for each action of the house robot, boards a minute of four of them, and a match by the book's robot.

.venv/bin/pytest benchmarks/bench_robots.py --benchmark-only

Beside it (`-k explained`): how many explanations, as opponents were told them, are true of the hand that made the call.

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
from duplicado.law.comparable.shown import limits_of_call
from duplicado.robot.hand_cells import in_region
from duplicado.robot.named import robot_of
from duplicado.service.robots.board_play import GuardedTable, robots_chance
from duplicado.service.robots.team_match import deals_of
from duplicado.table.moment import Phase
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import PASS
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

BOARDS = size(16, 1)
AUCTIONS = size(250, 2)
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


def explained(number: int, deal: Deal, name: str) -> list[tuple[bool, bool | None]]:
    """Bid a board by four robots; return of each call whether it was a pass, and whether its explanation is true.

    `None`: opponents were told nothing of it.
    """
    robot, table = robot_of(name, EFFORT), GuardedTable(law_02.board(number), deal)
    chances = {seat: robots_chance(1, number, 1, seat) for seat in Seat}
    calls: list[tuple[bool, bool | None]] = []
    while table.state.table.phase is Phase.AUCTION and (seat := table.who_acts()) is not None:
        chosen = robot.act(table.view(seat), table.history(seat), chances[seat])
        meaning = chosen.meaning
        true = None if meaning is None else in_region(deal[seat], limits_of_call(meaning))
        calls.append((chosen.text == str(PASS), true))
        assert table.act(seat, chosen.text, meaning=meaning) is None
    return calls


@pytest.mark.parametrize("name", ["natural", "strong-club"])
def test_calls_are_explained_and_explanations_are_true_of_the_hand(benchmark: BenchmarkFixture, name: str) -> None:
    def auctions() -> list[tuple[bool, bool | None]]:
        return [each for number, deal in deals_of(11, AUCTIONS) for each in explained(number, deal, name)]

    calls = benchmark.pedantic(auctions, rounds=1, iterations=1)  # type: ignore[no-untyped-call] # the plugin's own
    told = [true for _, true in calls if true is not None]
    benchmark.extra_info.update(calls=len(calls), told=len(told), true=sum(told))
    assert all(is_pass for is_pass, true in calls if true is None)
    assert sum(told) >= 0.99 * len(told)
