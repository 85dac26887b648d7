"""Electronic tables over HTTP: 500 tables, 2 000 players, at twice a human tempo, in one process of the server.

Run: pytest benchmarks/bench_play_server.py -m "" -s. The server is a process of its own; the players are this one, so
both share the computer. Smaller, to try it: DUPLICADO_BENCH_PLAYED, _SECONDS.
"""

from __future__ import annotations

import asyncio
import compileall
import gc
import os
import random
import resource
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from benchmarks.bench_club_server import Served, p, running, served_club
from benchmarks.played_load import PlayedBySome, Player
from benchmarks.sizes import TINY, size

import duplicado
from duplicado.service.club.club import ClubHouse
from duplicado.service.playing.room import OpenedTable, Room, RoomSettings
from duplicado.store.store_selection import streams_at

Benchmark = Any  # pytest-benchmark publishes no types

TABLES = int(os.environ.get("DUPLICADO_BENCH_PLAYED", size(500, 4)))
SECONDS = int(os.environ.get("DUPLICADO_BENCH_SECONDS", size(60, 3)))
A_PERSON_ACTS_EVERY: Final = 6.6
"""Seconds between two actions at a table: some 75 in the seven and a half minutes of a board, and the next board."""
TEMPO = size(2.0, 40.0)
"""The speed of these players as a multiple of people's."""
PROMISED: Final = 0.100
"""Seconds, 99 % of all: from an action until all four have been shown it."""
_HOST: Final = "127.0.0.1"


async def opened(folder: Path) -> list[OpenedTable]:
    """Open tables at which four people sit, before there is a server."""
    async with await ClubHouse.open(str(folder)):
        pass  # a club that is served has a folder of its own
    room = await Room.open(streams_at(str(folder)), RoomSettings(entropy=random.Random(7).randbytes))  # noqa: S311 - the same deals every time
    try:
        tables = [await room.open_table() for _ in range(TABLES)]
        for table in tables:
            for key in table.keys.values():
                await room.sit(key)
        return tables
    finally:
        await room.close()


async def _at_rest(served: Served) -> float:
    """Wait until the server does nothing, what it loads ahead being no part of an action; return what it has used."""
    used = -1.0
    while served.processor - used > 0.05:
        used = served.processor
        await asyncio.sleep(1)
    return used


async def played(served: Served, tables: list[OpenedTable]) -> tuple[list[PlayedBySome], dict[str, float]]:
    """Have everybody look and play; return the tables, and what the server had in memory before and at the end."""
    there = [
        PlayedBySome(
            [Player(table.name, str(seat), str(key), _HOST, served.port) for seat, key in table.keys.items()],
            random.Random(number),  # noqa: S311 - the same evening every time
        )
        for number, table in enumerate(tables)
    ]
    memory = {"memory_before_mib": served.memory}
    gc.collect()
    gc.disable()  # what is measured is the server, not how long its users' program looks through its own memory
    try:
        for table in there:
            await asyncio.gather(*(each.look() for each in table.players))
        memory["memory_opened_mib"] = served.memory
        before = await _at_rest(served)
        playing = [asyncio.create_task(each.play(A_PERSON_ACTS_EVERY / TEMPO)) for each in there]
        done, _ = await asyncio.wait(playing, timeout=SECONDS, return_when=asyncio.FIRST_EXCEPTION)
        memory["memory_mib"] = served.memory
        memory["processor_s"] = served.processor - before
        for each in playing:
            each.cancel()
        for each in done:
            each.result()
        await asyncio.wait(playing)
        assert not any(each.live is None or each.live.lost for table in there for each in table.players)
    finally:
        gc.enable()
        for table in there:
            for player in table.players:
                player.leave()
        await asyncio.sleep(0)  # what was broken off is closed in the loop's next turn
    return there, memory


def without_speed(command: list[str]) -> list[str]:
    """Return the same command of a server that has not the extra `speed`, whether it is installed or not."""
    program = "import sys; sys.modules.update(uvloop=None, httptools=None); import duplicado.cli.main as it; it.main()"
    return [command[0], "-c", program, *command[command.index("serve") :]]


def measured(folder: Path, command: Callable[[list[str]], list[str]]) -> dict[str, float]:
    """Return the figures of the server that is started by a command."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    tables = asyncio.run(opened(folder))
    assert compileall.compile_dir(Path(duplicado.__file__).parent, quiet=1)
    with running(lambda port: command(served_club(folder, port))) as served:
        there, memory = asyncio.run(played(served, tables))
    answered = [each for table in there for each in table.answered]
    seen = [each for table in there for each in table.seen_by_all]
    sizes = [each for table in there for player in table.players for each in player.sizes]
    return {
        **memory,
        "kib_a_table": 1024 * (memory["memory_mib"] - memory["memory_before_mib"]) / TABLES,
        "actions": len(seen),
        "boards": sum(table.boards for table in there),
        "actions_a_second": len(seen) / SECONDS,
        "processor_an_action": memory["processor_s"] / len(seen),
        "answered_p50": p(50, answered),
        "answered_p99": p(99, answered),
        "seen_by_all_p50": p(50, seen),
        "seen_by_all_p99": p(99, seen),
        "seen_by_all_most": max(seen),
        "bytes_a_view": statistics.mean(sizes),
    }


@pytest.mark.slow
@pytest.mark.parametrize("command", [without_speed, list], ids=["plain", "speed"])
@pytest.mark.skipif(sys.platform != "linux", reason="what a process has in memory is read as Linux tells it")
def test_five_hundred_electronic_tables_over_http(
    benchmark: Benchmark, tmp_path: Path, command: Callable[[list[str]], list[str]]
) -> None:
    if command is list:
        pytest.importorskip("httptools")
    figures = benchmark.pedantic(lambda: measured(tmp_path / "club", command), rounds=1, iterations=1, warmup_rounds=0)
    benchmark.extra_info.update(figures)
    told = ", ".join(f"{name} {value:.4g}" for name, value in figures.items())
    print(f"\n{TABLES} tables, {4 * TABLES} players: {told}")  # noqa: T201 - what a benchmark is for
    if not TINY:
        assert figures["seen_by_all_p99"] < PROMISED
