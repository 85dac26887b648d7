"""Worker processes of robots: a robot searches there, so that whoever serves the tables is never kept waiting.

A worker is given the view of one seat, what that seat has seen, and a source of chance: nothing else crosses over.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Final, TypeAlias

from duplicado.robot.named import robot_of
from duplicado.robot.player import ChosenAction, RobotPlayer
from duplicado.robot.public_history import PublicHistory
from duplicado.table.view import SeatView
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["RobotFailedError", "RobotTask", "RobotWorkers"]

RobotMaker: TypeAlias = Callable[[str], RobotPlayer]
_NICE: Final = 5
_PATIENCE: Final = 10.0
_STARTS_WITHIN: Final = 60.0


class RobotFailedError(DuplicadoError):
    """A robot did not answer; `reason` is `late`, `died` or `error`."""

    def __init__(self, reason: str, what: str = "") -> None:
        """Take the reason and, for an error, what it was."""
        super().__init__(f"{reason}: {what}" if what else reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class RobotTask:
    """What a robot is asked."""

    robot: str
    """One of `robot.named.ROBOTS`."""
    view: SeatView
    history: PublicHistory
    chance: Random


class _Worker:
    """One process, which answers one task at a time."""

    def __init__(self, maker: RobotMaker) -> None:
        # A new process, not a copy of this one: it is a server with threads.
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, maker), name="duplicado-robot", daemon=True)
        self._process.start()
        theirs.close()
        try:
            self._answer(_STARTS_WITHIN)
        except RobotFailedError:
            self.end()
            raise

    def ask(self, task: RobotTask, patience: float) -> ChosenAction:
        """Return the answer.

        Raises:
            RobotFailedError: there is none; except for `error` the worker is of no more use.
        """
        try:
            self._ours.send(task)
        except OSError:
            raise RobotFailedError("died") from None
        answer = self._answer(patience)
        if isinstance(answer, ChosenAction):
            return answer
        raise RobotFailedError("error", str(answer))

    def _answer(self, patience: float) -> ChosenAction | str:
        try:
            if not self._ours.poll(patience):
                raise RobotFailedError("late")
            answer: ChosenAction | str = self._ours.recv()
        except (EOFError, OSError):
            raise RobotFailedError("died") from None
        return answer

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join()


class RobotWorkers:
    """Workers that answer tasks in the order in which they come; its methods belong to one event loop."""

    def __init__(self, count: int = 0, patience: float = _PATIENCE, maker: RobotMaker = robot_of) -> None:
        """Take how many there are.

        Args:
            count: of processes, each of which starts with the first task that it is given; 0: one less than the
                machine has cores, at least one.
            patience: seconds after which a task is given up.
            maker: makes a robot by its name; a function that a new process can import.
        """
        self._patience = patience
        self._maker = maker
        self._free: asyncio.Queue[_Worker | None] = asyncio.Queue()
        self._all: set[_Worker] = set()
        self._closed = False
        for _ in range(count or max(1, (os.cpu_count() or 2) - 1)):
            self._free.put_nowait(None)

    async def act(self, task: RobotTask) -> ChosenAction:
        """Return what a robot does.

        Raises:
            RobotFailedError: it does not answer in time, its process ended, or it made a mistake.
        """
        worker = await self._free.get()
        asked = asyncio.ensure_future(asyncio.to_thread(self._ask, worker, task))
        # The worker is free when it has answered, even if nobody waits for the answer any more.
        asked.add_done_callback(self._has_answered)
        _, answer = await asyncio.shield(asked)
        if isinstance(answer, RobotFailedError):
            raise answer
        return answer

    def _has_answered(self, asked: asyncio.Future[tuple[_Worker | None, ChosenAction | RobotFailedError]]) -> None:
        self._free.put_nowait(None if asked.cancelled() or asked.exception() is not None else asked.result()[0])

    def _ask(self, worker: _Worker | None, task: RobotTask) -> tuple[_Worker | None, ChosenAction | RobotFailedError]:
        used = worker
        try:
            used = used or self._started()
            return used, used.ask(task, self._patience)
        except RobotFailedError as failure:
            if failure.reason == "error":
                return used, failure
            if used is not None:
                self._all.discard(used)
                used.end()
            return None, failure

    def _started(self) -> _Worker:
        if self._closed:
            raise RobotFailedError("died")
        worker = _Worker(self._maker)
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        for worker in tuple(self._all):
            await asyncio.to_thread(worker.end)


def _work(asked: Connection, maker: RobotMaker) -> None:
    """Answer tasks until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_NICE)
    players: dict[str, RobotPlayer] = {}
    with contextlib.suppress(EOFError, OSError):
        asked.send("")
        while True:
            task: RobotTask = asked.recv()
            asked.send(_answered(task, players, maker))


def _answered(task: RobotTask, players: dict[str, RobotPlayer], maker: RobotMaker) -> ChosenAction | str:
    try:
        player = players.get(task.robot) or players.setdefault(task.robot, maker(task.robot))
        return player.act(task.view, task.history, task.chance)
    except Exception as error:  # noqa: BLE001 - whatever mistake a robot makes, the table goes on
        return f"{type(error).__name__}: {error}"
