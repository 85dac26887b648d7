"""Worker processes: what takes long is searched for there, so that whoever serves the tables is never kept waiting.

A worker is given a task and nothing else, and answers one at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final, Generic, TypeAlias, TypeVar, cast

from duplicado.vocabulary.errors import DuplicadoError

_Task = TypeVar("_Task")
_Answer = TypeVar("_Answer")
_Told: TypeAlias = tuple[bool, object]
"""Mark that a task was answered, with the answer, or what the mistake was."""
_NICE: Final = 5
_PATIENCE: Final = 10.0
_STARTS_WITHIN: Final = 60.0


class WorkerFailedError(DuplicadoError):
    """A worker did not answer; `reason` is `late`, `died` or `error`."""

    def __init__(self, reason: str, what: str = "") -> None:
        """Take the reason and, for an error, what it was."""
        super().__init__(f"{reason}: {what}" if what else reason)
        self.reason = reason


class _Process(Generic[_Task, _Answer]):
    """One process, which answers one task at a time."""

    def __init__(self, begins: Callable[[], Callable[[_Task], _Answer]]) -> None:
        # A new process, not a copy of this one: it is a server with threads.
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, begins), name="duplicado-worker", daemon=True)
        self._process.start()
        theirs.close()

    def wait_until_ready(self) -> None:
        """Wait until it can be asked.

        Raises:
            WorkerFailedError: it does not come to that.
        """
        self._told(_STARTS_WITHIN)

    def ask(self, task: _Task, patience: float) -> _Answer:
        """Return the answer.

        Raises:
            WorkerFailedError: there is none; except for `error` the process is of no more use.
        """
        try:
            self._ours.send(task)
        except OSError:
            raise WorkerFailedError("died") from None
        answered, answer = self._told(patience)
        if not answered:
            raise WorkerFailedError("error", str(answer))
        return cast("_Answer", answer)

    def _told(self, patience: float) -> _Told:
        try:
            if not self._ours.poll(patience):
                raise WorkerFailedError("late")
            told: _Told = self._ours.recv()
        except (EOFError, OSError):
            raise WorkerFailedError("died") from None
        return told

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join()


class Workers(Generic[_Task, _Answer]):
    """Workers that answer tasks in the order in which they come; its methods belong to one event loop."""

    def __init__(
        self, begins: Callable[[], Callable[[_Task], _Answer]], count: int = 0, patience: float = _PATIENCE
    ) -> None:
        """Take what they do, and how many there are.

        Args:
            begins: called in each process when it starts; returns what answers a task. A new process can import it.
            count: of processes, each of which starts with the first task that it is given; 0: one less than the
                machine has cores, at least one.
            patience: seconds after which a task is given up.
        """
        self._patience = patience
        self._begins = begins
        self._free: asyncio.Queue[_Process[_Task, _Answer] | None] = asyncio.Queue()
        self._all: set[_Process[_Task, _Answer]] = set()
        self._closed = False
        self._starting = threading.Lock()
        """Held while a process begins: none does once they are closed, and each is known to whoever closes them."""
        self._readying: asyncio.Task[None] | None = None
        for _ in range(count or max(1, (os.cpu_count() or 2) - 1)):
            self._free.put_nowait(None)

    def get_ready(self) -> None:
        """Have a process start where none has, so that the first task need not wait for that; nobody waits for it."""
        if not self._all and self._readying is None and not self._closed:
            self._readying = asyncio.get_running_loop().create_task(self._started_ahead())

    async def _started_ahead(self) -> None:
        worker = await self._free.get()
        try:
            worker = worker or await asyncio.to_thread(self._started)
        except WorkerFailedError:
            worker = None  # whoever asks tries again, and hears of it
        finally:
            self._free.put_nowait(worker)
            self._readying = None

    async def ask(self, task: _Task) -> _Answer:
        """Return the answer to a task.

        Raises:
            WorkerFailedError: there is none in time, the process ended, or it made a mistake.
        """
        worker = await self._free.get()
        asked = asyncio.ensure_future(asyncio.to_thread(self._asked, worker, task))
        # The worker is free when it has answered, even if nobody waits for the answer any more.
        asked.add_done_callback(self._has_answered)
        _, answer = await asyncio.shield(asked)
        if isinstance(answer, WorkerFailedError):
            raise answer
        return answer

    def _has_answered(
        self, asked: asyncio.Future[tuple[_Process[_Task, _Answer] | None, _Answer | WorkerFailedError]]
    ) -> None:
        self._free.put_nowait(None if asked.cancelled() or asked.exception() is not None else asked.result()[0])

    def _asked(
        self, worker: _Process[_Task, _Answer] | None, task: _Task
    ) -> tuple[_Process[_Task, _Answer] | None, _Answer | WorkerFailedError]:
        used = worker
        try:
            used = used or self._started()
            return used, used.ask(task, self._patience)
        except WorkerFailedError as failure:
            if failure.reason == "error":
                return used, failure
            if used is not None:
                self._end(used)
            return None, failure

    def _started(self) -> _Process[_Task, _Answer]:
        with self._starting:
            if self._closed:
                raise WorkerFailedError("died")
            try:
                worker = _Process(self._begins)
            except OSError as error:  # the system has no room for one more process
                raise WorkerFailedError("died", str(error)) from None
            self._all.add(worker)
        try:
            worker.wait_until_ready()
        except WorkerFailedError:
            self._end(worker)
            raise
        return worker

    def _end(self, worker: _Process[_Task, _Answer]) -> None:
        self._all.discard(worker)
        worker.end()

    async def close(self) -> None:
        """End all processes, those that are just starting too; no further one starts."""
        await asyncio.to_thread(self._end_all)
        if self._readying is not None:
            await self._readying

    def _end_all(self) -> None:
        with self._starting:
            self._closed = True
        for worker in tuple(self._all):
            worker.end()


def _work(asked: Connection, begins: Callable[[], Callable[[_Task], _Answer]]) -> None:
    """Answer tasks until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_NICE)
    answer = begins()
    with contextlib.suppress(EOFError, OSError):
        asked.send((True, None))
        while True:
            asked.send(_answered(answer, asked.recv()))


def _answered(answer: Callable[[_Task], _Answer], task: _Task) -> _Told:
    try:
        return True, answer(task)
    except Exception as error:  # noqa: BLE001 - whatever mistake is made there, the table goes on
        return False, f"{type(error).__name__}: {error}"
