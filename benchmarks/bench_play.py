"""Electronic tables of one process: from an action to all four views, at twice a human tempo, and memory of a table.

.venv/bin/pytest benchmarks/bench_play.py --benchmark-only

500 tables with 2 000 players who look at their seats. Actions come at times that do not hang on what was answered, 150
a second in all; each is admitted, ruled upon, written to the disk and told to whoever looks. `p50`, `p99` and `most`
are seconds until the last of the four has his frame. `processor` are the processor's seconds for an action with all
that follows from it, whatever else the machine does: its inverse is how many actions a second one core can take.
`bytes_per_table` is the memory of a table in mid-board, with what its four feeds remember.
"""

import asyncio
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from benchmarks.sizes import size
from pytest_benchmark.fixture import BenchmarkFixture

from duplicado.locale import Language
from duplicado.service.live.feeds import Subscription
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.room import Room, RoomSettings
from duplicado.service.playing.seat_commands import Done, SeatCommand
from duplicado.store.streams import SqliteStreams
from duplicado.vocabulary.seats import Seat

TABLES = size(500, 4)
ACTIONS = size(6_000, 24)
PER_SECOND = size(150, 50)
REMEMBERED = size(20, 2)
"""Tables whose memory is measured: what the program has beside them is shared by so many."""


class Table:
    """A table and the four who look at it."""

    def __init__(self, desk: TableDesk) -> None:
        self.desk = desk
        self.looking = {seat: desk.subscribe(seat, Language.ENGLISH) for seat in Seat}
        for each in self.looking.values():
            each.waiting()
        self.number = 0
        self.turn = asyncio.Lock()

    def next_action(self) -> tuple[Seat, str] | None:
        """Return what is due; `None`: the board is over."""
        for seat in Seat:
            view = self.desk.view(seat, Language.ENGLISH)
            if view["phase"] == "over":
                return None
            if view["face_down"]:
                return next((each, "no questions") for each in Seat if each.value not in view["satisfied"])
            if view["acts"] != seat.value:
                continue
            if view["may"]["calls"]:
                return seat, "1NT" if not view["calls"] else "P"
            card = view["may"]["cards"][0]
            return seat, f"{card} face down" if view["may"]["face_down"] else card if view[
                "turn"
            ] == seat.value else f"dummy {card}"
        raise AssertionError

    async def does(self, seat: Seat, do: str) -> float:
        """Do it, and return after how many seconds everybody who is shown something has it."""
        loop = asyncio.get_running_loop()
        self.number += 1
        began = loop.time()
        seen = [asyncio.ensure_future(_seen(each, began)) for each in self.looking.values()]
        assert await self.desk.take(seat, SeatCommand(f"c{self.number}", do, on=self.desk.now.happened)) == Done()
        found = await asyncio.gather(*seen) if do != "no questions" else []
        for each in seen:
            each.cancel()
        return max(found, default=loop.time() - began)


async def _seen(looking: Subscription, began: float) -> float:
    await looking.more()
    return asyncio.get_running_loop().time() - began


async def played(
    folder: Path, tables_wanted: int, actions: int, at_end: Callable[[], int] = int
) -> tuple[list[float], int]:
    chance = Random(1)  # noqa: S311 - examples, not secrets
    room = await Room.open(SqliteStreams.open(folder / "casual.play"), RoomSettings(entropy=chance.randbytes))
    taken: list[float] = []
    try:
        tables: list[Table] = []
        for _ in range(tables_wanted):
            opened = await room.open_table()
            for seat in Seat:
                await room.sit(opened.keys[seat])
            desk = await room.desk(opened.name)
            assert desk is not None
            tables.append(Table(desk))

        async def acts(table: Table) -> None:
            async with table.turn:
                due = table.next_action()
                if due is None:
                    for seat in Seat:
                        await table.desk.take(seat, SeatCommand(f"n{table.number}", "next board"))
                        for each in table.looking.values():
                            each.waiting()
                    return
                taken.append(await table.does(*due))

        loop = asyncio.get_running_loop()
        began = loop.time()
        running: list[asyncio.Task[None]] = []
        for turn in range(actions):
            await asyncio.sleep(max(0.0, began + turn / PER_SECOND - loop.time()))
            running.append(loop.create_task(acts(tables[turn % tables_wanted])))
        await asyncio.gather(*running)
        return sorted(taken), at_end()
    finally:
        await room.close()


def test_from_an_action_to_all_views(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    run = partial(asyncio.run, played(tmp_path, TABLES, ACTIONS))
    began = time.process_time()
    taken, _ = benchmark.pedantic(run, rounds=1)  # type: ignore[no-untyped-call] # the plugin's own
    benchmark.extra_info.update(
        tables=TABLES,
        actions=len(taken),
        p50=taken[len(taken) // 2],
        p99=taken[int(len(taken) * 0.99)],
        most=taken[-1],
        processor=(time.process_time() - began) / len(taken),
    )


def test_memory_of_a_table(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    before = tmp_path / "before"
    before.mkdir()

    def remember() -> int:
        # What is read and kept once for all tables is in memory before it is counted.
        asyncio.run(played(before, 1, 2))
        tracemalloc.start()
        _, used = asyncio.run(played(tmp_path, REMEMBERED, 25 * REMEMBERED, lambda: tracemalloc.get_traced_memory()[0]))
        tracemalloc.stop()
        return used // REMEMBERED

    benchmark.extra_info["bytes_per_table"] = benchmark.pedantic(remember, rounds=1)  # type: ignore[no-untyped-call] # as above
