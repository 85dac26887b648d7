"""Batches of work that is alike: here, in several processes, or on the machines of a Dask cluster.

Results come in the order of the tasks, whoever works on them. A worker that dies is replaced and its task given to
another; what is done can be kept in a journal, from which a batch that was broken off goes on.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from duplicado.analysis.dds_library import THREADS
from duplicado.library.extras import extra
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import DuplicadoError

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")
_ME: Final = "127.0.0.1"
_MOST_DEATHS: Final = 3
"""As often may workers die without a task being done in between, until the batch is given up."""
_SECONDS_OF_A_PARCEL: Final = 0.5
_BARE_CLUSTER: Final = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "500ms",
    "distributed.admin.system-monitor.interval": "10s",
    "distributed.worker.memory.monitor-interval": "2s",
    "distributed.scheduler.work-stealing-interval": "1s",
}
"""Settings of a cluster that lives as long as the batch: nobody looks at its profile, which is taken 100 times a second
of each worker, nor at its charts, and what its event loops do beside the work is taken from the cores that work."""
_AHEAD: Final = 3
"""As many parcels are out for each worker: the one that it works on, and what waits for it meanwhile."""


class BatchError(DuplicadoError):
    """A batch could not be finished: a task cannot be done, workers die of it, or the cluster is not there."""


@dataclass(frozen=True, slots=True)
class Workplace:
    """The place where a batch is worked on."""

    kind: str = "here"
    """`here`, `processes` or `dask`."""
    workers: int = 0
    """Number of processes; 0: one for each processor."""
    address: str = ""
    """Of a Dask scheduler, e.g. `tcp://10.0.0.5:8786`; empty for a cluster on this machine."""

    @classmethod
    @checked
    def parse(cls, text: str) -> Workplace:
        """Read `here`, `processes`, `processes:4`, `dask`, `dask:4` or `dask:tcp://HOST:PORT`.

        Raises:
            DuplicadoError: it is none of these.
        """
        kind, _, rest = text.strip().partition(":")
        count = int(rest) if rest.isascii() and rest.isdigit() and 0 < len(rest) <= 4 else 0
        if kind in {"here", "processes", "dask"} and not rest:
            return cls(kind)
        if kind in {"processes", "dask"} and count:
            return cls(kind, count)
        if kind == "dask" and "://" in rest:
            return cls(kind, 0, rest)
        raise DuplicadoError(f"there is no place {text!r}: write here, processes:4, dask:4 or dask:tcp://HOST:PORT")

    @property
    def count(self) -> int:
        """Number of workers on this machine."""
        return self.workers or os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Working:
    """Execution of a batch."""

    at: Workplace = field(default_factory=Workplace)
    """The place."""
    journal: Path | None = None
    """A file to which each result is appended, and from which those of an earlier run are taken."""
    done: Callable[[int], None] = lambda _count: None
    """Is told each time how many tasks are newly done, those from the journal first."""


HERE: Final = Working()
"""One task after the other in this process, and nothing is kept."""


@dataclass(frozen=True, slots=True)
class Batch(Generic[_Task, _Result]):
    """Work to be done with each task, and the way in which its result is kept in a journal."""

    work: Callable[[_Task], _Result]
    """A function that other processes can import; its argument and result can be pickled."""
    key: Callable[[_Task], str]
    """Tells tasks apart in a journal."""
    written: Callable[[_Result], object]
    """Turns a result into what JSON can hold."""
    read: Callable[[Any], _Result]
    """Turns that into the result again; raises `ValueError`, `KeyError`, `TypeError` or `DuplicadoError` for
    anything else."""
    together: Callable[[Sequence[_Task]], Sequence[_Result]] | None = None
    """Does several tasks, in their order, quicker than one after the other where no other worker takes the cores."""
    most_together: int = 1
    """Greatest number of tasks that `together` takes."""


@checked
def results_of(batch: Batch[_Task, _Result], tasks: Sequence[_Task], how: Working = HERE) -> list[_Result]:
    """Do all tasks and return their results in the order of the tasks; raises as `results_in_order`."""
    return list(results_in_order(batch, tasks, how))


def results_in_order(batch: Batch[_Task, _Result], tasks: Sequence[_Task], how: Working = HERE) -> Generator[_Result]:
    """Do all tasks; each result comes as soon as it and all before it are there.

    Args:
        batch: the work.
        tasks: the tasks.
        how: where it is done, what is kept of it, and who is told.

    Raises:
        BatchError: a task could not be done, workers died of it again and again, or a cluster is not there.
        DuplicadoError: what the work itself raises, where it is done in this process.
        MissingExtraError: Dask is asked for and not installed.
        OSError: the journal cannot be read or written.
    """
    known = {} if how.journal is None else _kept(batch, how.journal)
    keys = [str(place) if how.journal is None else batch.key(task) for place, task in enumerate(tasks)]
    found: dict[int, _Result] = {place: known[key] for place, key in enumerate(keys) if key in known}
    if found:
        how.done(len(found))
    todo = {place: task for place, task in enumerate(tasks) if place not in found}
    told = 0
    with closing(_worked(batch, todo, how.at)) as worked:
        for place, result in worked:
            found[place] = result
            if how.journal is not None:
                with how.journal.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"key": keys[place], "result": batch.written(result)}) + "\n")
            how.done(1)
            while told in found:
                yield found[told]
                told += 1
    yield from (found[place] for place in range(told, len(tasks)))


def _kept(batch: Batch[Any, _Result], journal: Path) -> dict[str, _Result]:
    """Read a journal; a line that is cut off or of another batch is passed over, and ended where it has no end."""
    if not journal.exists():
        return {}
    known: dict[str, _Result] = {}
    text = journal.read_text(encoding="utf-8", errors="replace")
    for line in text.splitlines():
        try:
            told = json.loads(line)
            known[str(told["key"])] = batch.read(told["result"])
        except (ValueError, KeyError, TypeError, DuplicadoError):
            continue
    if text and not text.endswith("\n"):
        with journal.open("a", encoding="utf-8") as file:
            file.write("\n")
    return known


@dataclass(frozen=True, slots=True)
class _Failure:
    """Reason for which a task cannot be done, in the form in which one process can hand it to another."""

    reason: str


def _attempt(work: Callable[[_Task], _Result], tasks: Sequence[_Task]) -> tuple[list[_Result | _Failure], float]:
    """Do tasks in a process that works beside others, up to the first that cannot be done; tell the seconds too."""
    os.environ.setdefault(THREADS, "1")
    begun = time.perf_counter()
    done: list[_Result | _Failure] = []
    for task in tasks:
        try:
            done.append(work(task))
        except DuplicadoError as error:
            done.append(_Failure(str(error)))
            break
    return done, time.perf_counter() - begun


class Parcels:
    """Tasks put together that go to a worker at once.

    To hand over costs time, and the cores that do it: a parcel has about half a second of work, as far as what is done
    tells, and one task where it takes longer. Towards the end parcels get smaller, so that no worker waits for another.
    """

    def __init__(self, places: Iterable[int]) -> None:
        """Put together the tasks of these places."""
        self._left: Final = deque(places)
        self._done = 0
        self._seconds = 0.0

    def learn(self, tasks: int, seconds: float) -> None:
        """Take note of how long a worker was busy with some tasks."""
        self._done += tasks
        self._seconds += seconds

    def take(self, workers: int) -> list[int]:
        """Take the places of the next parcel; empty when none is left."""
        least = self._seconds / self._done if self._done else _SECONDS_OF_A_PARCEL
        most = len(self._left) // (_AHEAD * max(workers, 1))
        size = max(1, min(int(_SECONDS_OF_A_PARCEL / max(least, 1e-6)), most))
        return [self._left.popleft() for _ in range(min(size, len(self._left)))]


def _unless_failed(result: _Result | _Failure) -> _Result:
    if isinstance(result, _Failure):
        raise BatchError(result.reason)
    return result


def _worked(batch: Batch[_Task, _Result], todo: Mapping[int, _Task], at: Workplace) -> Generator[tuple[int, _Result]]:
    """Do the tasks; places and results come as they are done."""
    if not todo:
        return
    if at.kind == "here":
        yield from _here(batch, todo)
    elif at.kind == "processes":
        yield from _in_processes(batch.work, dict(todo), at.count)
    else:
        yield from _on_dask(batch.work, todo, at)


def _here(batch: Batch[_Task, _Result], todo: Mapping[int, _Task]) -> Generator[tuple[int, _Result]]:
    """Work in this process."""
    if batch.together is None:
        for place, task in todo.items():
            yield place, batch.work(task)
        return
    places = list(todo)
    for start in range(0, len(places), batch.most_together):
        some = places[start : start + batch.most_together]
        yield from zip(some, batch.together([todo[place] for place in some]), strict=True)


def _in_processes(
    work: Callable[[_Task], _Result], todo: dict[int, _Task], count: int
) -> Generator[tuple[int, _Result]]:
    """Work in processes of this machine; after the death of one, new ones go on with what is not done."""
    deaths = 0
    while todo:
        # New processes, not copies of this one: it may be a server with threads.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(count, len(todo)), mp_context=context)
        parcels = Parcels(todo)
        out: dict[Future[tuple[list[_Result | _Failure], float]], list[int]] = {}
        try:
            while True:
                while len(out) < _AHEAD * count and (places := parcels.take(count)):
                    out[pool.submit(_attempt, work, [todo[place] for place in places])] = places
                if not out:
                    break
                ready, _ = wait(out, return_when=FIRST_COMPLETED)
                for future in ready:
                    done, seconds = future.result()
                    places = out.pop(future)
                    parcels.learn(len(done), seconds)
                    deaths = 0
                    for place, result in zip(places, done, strict=False):
                        value = _unless_failed(result)
                        del todo[place]
                        yield place, value
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == _MOST_DEATHS:
                raise BatchError("workers die of the same task again and again") from error
        finally:
            pool.shutdown(cancel_futures=True)


def _on_dask(
    work: Callable[[_Task], _Result], todo: Mapping[int, _Task], at: Workplace
) -> Generator[tuple[int, _Result]]:
    """Work on a cluster, which gives the tasks of a worker that dies to others by itself."""
    with extra("dask", "a batch on Dask"):
        distributed: Any = import_module("distributed")
        settings: Any = import_module("dask.config")
    try:
        if at.address:
            client = distributed.Client(at.address, timeout="10s")
            cluster: Any = None
        else:
            # On ports of this machine alone that are free: several batches may run at once.
            with settings.set(_BARE_CLUSTER):
                cluster = distributed.LocalCluster(
                    n_workers=at.count, threads_per_worker=1, processes=True, host=_ME, dashboard_address=f"{_ME}:0"
                )
            client = distributed.Client(cluster)
    except OSError as error:
        raise BatchError(f"no Dask scheduler answers at {at.address or 'this machine'}: {error}") from error
    try:
        parcels = Parcels(todo)
        out: dict[Any, list[int]] = {}
        coming = distributed.as_completed()
        while True:
            workers = at.count if cluster is not None else len(client.nthreads())
            while len(out) < _AHEAD * max(workers, 1) and (places := parcels.take(workers)):
                future = client.submit(_attempt, work, [todo[place] for place in places], pure=False)
                out[future] = places
                coming.add(future)
            if not out:
                break
            future = next(coming)
            done: list[Any]
            try:
                done, seconds = future.result()
            except distributed.scheduler.KilledWorker as error:
                raise BatchError("workers die of the same task again and again") from error
            parcels.learn(len(done), seconds)
            results: Iterator[_Result] = (_unless_failed(each) for each in done)
            yield from zip(out.pop(future), results, strict=False)
    finally:
        client.close()
        if cluster is not None:
            cluster.close()
