"""The server is killed at any moment, under load, and its phones send again what they were not told was done."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.killed import nothing_is_lost_nor_done_twice
from tests.unit.service.live.conftest import FOUNDING

from duplicado.service import EventFile

PHONES = 8
SERVER = """
import asyncio, os, sys
from pathlib import Path
from duplicado.event import ContestantId
from duplicado.event.record import ContestantEntered, Player
from duplicado.service.live import Accepted, Command, EventDesk, Role, Viewer
from duplicado.store import SqliteStore

path, *nexts = sys.argv[1:]

async def phone(desk, name, turn):
    viewer = Viewer(f"scorer-{name}", Role.SCORER, f"phone {name}")
    while True:
        number = turn * len(nexts) + name + 1
        players = [Player(f"{half} {turn}") for half in ("N", "S")[: 1 + turn % 2]]
        facts = tuple(ContestantEntered(ContestantId(number), (each,)) for each in players)
        outcome = await desk.submit(viewer, Command(f"t{turn}", facts))
        assert isinstance(outcome, Accepted), outcome
        os.write(1, f"{name} {turn}\\n".encode())
        turn += 1

async def main():
    secret, copy = b"of a test, and long enough", Path(path + ".copy")
    desk = await EventDesk.open(lambda: SqliteStore.open(Path(path)), secret=secret, backups=copy, poll=0.01)
    os.write(1, b"ready\\n")
    await asyncio.gather(*(phone(desk, name, int(turn)) for name, turn in enumerate(nexts)))

asyncio.run(main())
"""


def serve_and_kill(path: Path, nexts: list[int], after: float) -> dict[int, int]:
    """Serve for so many seconds, kill it, and return the last turn that each phone was told of."""
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(path), *map(str, nexts)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert server.stdout is not None
    assert server.stderr is not None
    ready = server.stdout.readline()
    assert ready == b"ready\n", server.stderr.read()
    time.sleep(after)
    server.send_signal(signal.SIGKILL)
    told = server.stdout.read().split(b"\n")[:-1]
    server.stdout.close()
    server.stderr.close()
    assert server.wait() == -signal.SIGKILL
    return {int(name): int(turn) for name, turn in (line.split() for line in told)}


def kill_and_look(path: Path, times: int) -> None:
    rng = random.Random(times)
    with EventFile.create(path) as event:
        event.enter(*FOUNDING, by="the Director")
    nexts = [0] * PHONES
    for _ in range(times):
        for name, turn in serve_and_kill(path, nexts, rng.uniform(0.0, 0.2)).items():
            assert turn >= nexts[name]
            nexts[name] = turn + 1
        sent = [{turn: 1 + turn % 2 for turn in range(following + 1)} for following in nexts]
        nothing_is_lost_nor_done_twice(path, sent, [f"scorer-{name}" for name in range(PHONES)])
    assert sum(nexts) > times


def test_a_killed_server_loses_nothing_that_it_acknowledged_and_does_nothing_twice(tmp_path: Path) -> None:
    kill_and_look(tmp_path / "club.event", 10)


@pytest.mark.slow
def test_two_hundred_killed_servers_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    kill_and_look(tmp_path / "club.event", 200)
