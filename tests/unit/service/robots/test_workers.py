"""Robots search in processes of their own; one that fails is told from one that answers, and the next is answered."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from tests.waiting import let_pass_in_loop, until_in_loop

from duplicado.law.book import law_02
from duplicado.robot.named import robot_of
from duplicado.robot.player import ChosenAction, PublicHistory, RobotPlayer
from duplicado.robot.stand_in import StandIn
from duplicado.service.robots.board_play import GuardedTable
from duplicado.service.robots.workers import RobotTask, robots_answer
from duplicado.service.worker_processes import WorkerFailedError, Workers
from duplicado.table.view import SeatView
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

DEAL = Deal.parse("N:AK32.K43.QJ2.K43 QT98.AJT.T98.A98 J765.Q98.AK7.QJT 4.7652.6543.7652")


class Failing:
    """A robot that does what its name says."""

    def __init__(self, name: str) -> None:
        self.name = name

    def act(self, view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:
        if self.name == "raises":
            raise LookupError("no such rule")
        if self.name == "dies":
            os._exit(3)
        if self.name == "hangs":
            threading.Event().wait()
        return StandIn().act(view, history, chance)


def failing(name: str) -> RobotPlayer:
    return Failing(name)


def never_begun() -> Callable[[RobotTask], ChosenAction]:
    threading.Event().wait()
    raise AssertionError


def task(robot: str) -> RobotTask:
    table = GuardedTable(law_02.board(1), DEAL)
    return RobotTask(robot, table.view(Seat.N), table.history(Seat.N), Random(1))


def test_a_worker_answers_as_the_robot_does_here() -> None:
    async def run() -> ChosenAction:
        workers = Workers(partial(robots_answer, robot_of), 1)
        try:
            return await workers.ask(task("natural"))
        finally:
            await workers.close()

    asked = task("natural")
    assert asyncio.run(run()) == robot_of("natural").act(asked.view, asked.history, asked.chance)


@pytest.mark.parametrize(("robot", "reason"), [("raises", "error"), ("dies", "died"), ("hangs", "late")])
def test_a_robot_that_fails_is_told_and_the_next_task_is_answered(robot: str, reason: str) -> None:
    async def run() -> tuple[str, ChosenAction]:
        workers = Workers(partial(robots_answer, failing), 1, patience=2.0)
        try:
            with pytest.raises(WorkerFailedError) as failure:
                await workers.ask(task(robot))
            return failure.value.reason, await workers.ask(task("plays"))
        finally:
            await workers.close()

    told, chosen = asyncio.run(run())
    assert told == reason
    assert chosen.text == "P"


@pytest.mark.rest
def test_the_loop_goes_on_while_a_robot_searches() -> None:
    async def run() -> int:
        workers = Workers(partial(robots_answer, failing), 1, patience=1.0)
        counted = 0
        try:
            asked = asyncio.ensure_future(workers.ask(task("hangs")))
            while not asked.done():
                counted += 1
                await let_pass_in_loop(0)
            assert isinstance(asked.exception(), WorkerFailedError)
        finally:
            await workers.close()
        return counted

    assert asyncio.run(run()) > 100


def test_a_worker_that_was_got_ready_answers_the_first_task() -> None:
    async def run() -> None:
        workers = Workers(partial(robots_answer, failing), 1)
        try:
            before = {each.pid for each in multiprocessing.active_children()}
            workers.get_ready()
            workers.get_ready()
            answer = await workers.ask(task("plays"))
            assert answer.text == "P"
            started = [each for each in multiprocessing.active_children() if each.pid not in before]
            assert len(started) == 1
            workers.get_ready()
            assert await workers.ask(task("plays")) == answer
            assert [each.pid for each in multiprocessing.active_children() if each.pid not in before] == [
                started[0].pid
            ]
        finally:
            await workers.close()

    asyncio.run(run())


def test_workers_that_are_closed_while_one_gets_ready_leave_no_process() -> None:
    async def run() -> set[int | None]:
        before = {each.pid for each in multiprocessing.active_children()}
        workers = Workers(partial(robots_answer, failing), 1)
        workers.get_ready()
        await let_pass_in_loop(0)
        await workers.close()
        return {each.pid for each in multiprocessing.active_children()} - before

    assert asyncio.run(run()) == set()


def test_a_process_that_is_just_starting_ends_with_the_others_and_none_starts_afterwards() -> None:
    async def run() -> tuple[list[str], set[int | None]]:
        before = {each.pid for each in multiprocessing.active_children()}

        def started() -> set[int | None]:
            return {each.pid for each in multiprocessing.active_children()} - before

        workers = Workers(never_begun, 1)
        asked = [asyncio.create_task(workers.ask(task("plays"))) for _ in range(2)]
        await until_in_loop(started)
        await workers.close()
        told = await asyncio.gather(*asked, return_exceptions=True)
        return [each.reason for each in told if isinstance(each, WorkerFailedError)], started()

    assert asyncio.run(run()) == (["died", "died"], set())
