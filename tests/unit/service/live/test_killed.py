"""The server is killed at any moment, under load, and its phones send again what they were not told was done."""

import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from tests.unit.service.live.conftest import FOUNDING

from duplicado.event.record import ContestantEntered
from duplicado.service import EventFile
from duplicado.store import SqliteStore

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
        with SqliteStore.open(path) as store:
            assert store.verify() == store.last
        with EventFile.open(path) as event:
            ids = Counter(entry.id for entry in event.live.entries)
            facts = Counter(entry.fact for entry in event.live.entries if isinstance(entry.fact, ContestantEntered))
        # Nothing twice, and of each command all or nothing.
        assert set(ids.values()) == set(facts.values()) | {1} == {1}
        for name, following in enumerate(nexts):
            for turn in range(following + 1):
                own = f"scorer-{name}/t{turn}"
                wanted = [own] if turn % 2 == 0 else [f"{own}.1", f"{own}.2"]
                there = [id_ in ids for id_ in wanted]
                # All that it was told of; the one it was not told of any more may be there.
                assert all(there) or (turn == following and not any(there))
    assert sum(nexts) > times


def test_a_killed_server_loses_nothing_that_it_acknowledged_and_does_nothing_twice(tmp_path: Path) -> None:
    kill_and_look(tmp_path / "club.event", 10)


@pytest.mark.slow
def test_two_hundred_killed_servers_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    kill_and_look(tmp_path / "club.event", 200)
