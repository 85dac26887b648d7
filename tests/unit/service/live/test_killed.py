"""The server is killed at any moment, under load, and its phones send again what they were not told was done."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.killed import nothing_is_lost_nor_done_twice
from tests.unit.service.live.conftest import FOUNDING
from tests.waiting import let_pass, until

from duplicado.service.event_file import EventFile

pytestmark = pytest.mark.wire

PHONES = 8
LONGEST_START = 60.0
"""Seconds."""
SERVER = """
import asyncio, os, sys
from pathlib import Path
from duplicado.event.contest import ContestantId
from duplicado.event.record import ContestantEntered, Player
from duplicado.service.live.commands import Accepted, Command
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, Viewer
from duplicado.store.sqlite import SqliteStore

async def phone(desk, told, phones, name, turn):
    viewer = Viewer(f"scorer-{name}", Role.SCORER, f"phone {name}")
    while True:
        number = turn * phones + name + 1
        players = [Player(f"{half} {turn}") for half in ("N", "S")[: 1 + turn % 2]]
        facts = tuple(ContestantEntered(ContestantId(number), (each,)) for each in players)
        outcome = await desk.writer.submit(viewer, Command(f"t{turn}", facts, confirmed=True))
        assert isinstance(outcome, Accepted), outcome
        os.write(told, f"{name} {turn}\\n".encode())
        turn += 1

async def serve(path, told, *nexts):
    secret, copy = b"of a test, and long enough", Path(path + ".copy")
    desk = await OpenEvent.open(lambda: SqliteStore.open(Path(path)), secret=secret, backups=copy, poll=0.01)
    os.write(told, b"ready\\n")
    await asyncio.gather(*(phone(desk, told, len(nexts), name, int(turn)) for name, turn in enumerate(nexts)))

# A server for each line, in a process of its own: what it needs is loaded already. How it ended is said when it did.
for line in sys.stdin:
    path, told, *nexts = line.split()
    process = os.fork()
    if process == 0:
        asyncio.run(serve(path, os.open(told, os.O_WRONLY | os.O_CREAT | os.O_APPEND), *nexts))
        os._exit(0)
    print(process, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), flush=True)
"""


class Nursery:
    """Begins servers that are to be killed."""

    def __init__(self, process: subprocess.Popen[str], told: Path) -> None:
        self._process = process
        self._told = told

    def serve_and_kill(self, path: Path, nexts: list[int], after: float) -> dict[int, int]:
        """Serve for so many seconds, kill it, and return the last turn that each phone was told of."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._told.write_bytes(b"")
        print(path, self._told, *nexts, file=self._process.stdin, flush=True)
        server = int(self._process.stdout.readline())
        until(lambda: self._told.read_bytes().startswith(b"ready\n"), LONGEST_START)
        let_pass(after)
        os.kill(server, signal.SIGKILL)
        assert int(self._process.stdout.readline()) == -signal.SIGKILL
        told = self._told.read_bytes().split(b"\n")[1:-1]
        return {int(name): int(turn) for name, turn in (line.split() for line in told)}


@contextmanager
def nursery(folder: Path) -> Iterator[Nursery]:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Nursery(process, folder / "told")


def kill_and_look(folder: Path, times: int, events: int = 1) -> None:
    """Kill so many servers of each of some events, one after the other.

    Of several, because a record is read twice after each kill and grows with each: looking would take all the time.
    """
    with nursery(folder) as servers:
        for number in range(events):
            rng = random.Random(f"{times} {number}")
            path = folder / f"{number}.event"
            with EventFile.create(path) as event:
                event.enter(*FOUNDING, by="the Director")
            nexts = [0] * PHONES
            for _ in range(times):
                for name, turn in servers.serve_and_kill(path, nexts, rng.uniform(0.0, 0.2)).items():
                    assert turn >= nexts[name]
                    nexts[name] = turn + 1
                sent = [{turn: 1 + turn % 2 for turn in range(following + 1)} for following in nexts]
                nothing_is_lost_nor_done_twice(str(path), sent, [f"scorer-{name}" for name in range(PHONES)])
            assert sum(nexts) > times


def test_a_killed_server_loses_nothing_that_it_acknowledged_and_does_nothing_twice(tmp_path: Path) -> None:
    kill_and_look(tmp_path, 10)


@pytest.mark.slow
def test_two_hundred_killed_servers_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    kill_and_look(tmp_path, 20, events=10)
