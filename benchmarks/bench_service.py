"""An event that is served: 500 tables, 2 000 who look, commands that are on the disk when they are answered.

Run: pytest benchmarks/bench_service.py -m "" -s. In one process, without a web in between: what the desk itself takes.
There is no peer: what can be installed serves no event.
"""

import asyncio
import math
import random
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from benchmarks.memory import MIB, taken_now
from benchmarks.sizes import TINY, size

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place, Played
from duplicado.event.facts.stated_results import ResultAgreed, ResultEntered
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.commands import Accepted, Command
from duplicado.service.live.feeds import Subscription
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Access, Openness, Release, Role, TableKey, Viewer
from duplicado.store.sqlite import SqliteStore
from duplicado.vocabulary.calls import EVERY_BID
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.seats import Seat, Side

Benchmark = Any  # pytest-benchmark publishes no types

SECTIONS, TABLES, BOARDS_EACH = size((20, 25, 2), (2, 5, 2))
PHONES_OF_A_TABLE, RANKINGS, DIRECTORS = size((3, 480, 20), (1, 4, 2))
SECONDS, SECONDS_A_BOARD = size((20.0, 45.0), (2.0, 0.5))
"""A tenth of what a board takes in a club."""
SECRET = b"of a benchmark, and long enough"
DIRECTOR = Viewer("director-1", Role.DIRECTOR, "the Director")
PROMISED_SECONDS, PROMISED_FOR_RANKINGS = 0.100, 1.2


@dataclass
class Hall:
    """Five hundred tables and everybody who looks."""

    desk: OpenEvent
    rng: random.Random
    acknowledged: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    ranked: list[float] = field(default_factory=list)
    messages: int = 0
    sent: dict[TableKey, float] = field(default_factory=dict)
    """The time of each table's last request."""
    unranked: float | None = None
    """The time at which the oldest result was acknowledged that no ranking has yet."""
    count: int = 0

    async def follow_table(self, key: TableKey, subscription: Subscription) -> None:
        async for each in subscription:
            self.messages += 1
            if not each.whole:
                self.delivered.append(time.perf_counter() - self.sent[key])

    async def follow(self, subscription: Subscription, *, timed: bool = False) -> None:
        async for _ in subscription:
            self.messages += 1
            if timed and self.unranked is not None:
                self.ranked.append(time.perf_counter() - self.unranked)
                self.unranked = None

    async def ask(self, key: TableKey, fact: AnyFact) -> str:
        viewer = Viewer(f"table-{key}", Role.PLAYER, f"Table {key}", key)
        self.count += 1
        begun = self.sent[key] = time.perf_counter()
        outcome = await self.desk.writer.submit(viewer, Command(f"c{self.count}", (fact,), confirmed=True))
        assert isinstance(outcome, Accepted), outcome
        self.acknowledged.append(time.perf_counter() - begun)
        return outcome.entries[0]

    async def play(self, key: TableKey, place: Place) -> None:
        """Enter a result and confirm it."""
        bid = EVERY_BID[min(34, int(abs(self.rng.gauss(14, 7))))]
        tricks = max(0, min(13, round(self.rng.gauss(bid.level + 6, 1.3))))
        line = Played(Contract(bid, self.rng.choice(tuple(Seat)), next(iter(Doubling))), tricks)
        id_ = await self.ask(key, ResultEntered(place, line, side=Side.NS))
        self.unranked = self.unranked or time.perf_counter()
        await self.ask(key, ResultAgreed(place, id_, Side.EW))


def sections() -> list[str]:
    return [chr(ord("A") + number) for number in range(SECTIONS)]


async def opened(path: Path) -> OpenEvent:
    SqliteStore.create(path).close()
    # Rankings at once, which is the most work.
    access = Access(openness=Openness(travellers=True, players=Release.AT_ONCE, display=Release.AT_ONCE))
    desk = await OpenEvent.open(lambda: SqliteStore.open(path), secret=SECRET, access=access)
    movement = mitchell(TABLES)
    plans = [
        SectionPlanned(
            1, name, movement, tuple(ContestantId(n, section=name) for n in range(1, 2 * TABLES + 1)), BOARDS_EACH
        )
        for name in sections()
    ]
    outcome = await desk.writer.submit(DIRECTOR, Command("founding", (EventFounded("Great", Conditions()), *plans)))
    assert isinstance(outcome, Accepted)
    return desk


def looking(hall: Hall) -> list["asyncio.Task[None]"]:
    desk, tasks = hall.desk, []
    for name in sections():
        for table in range(1, TABLES + 1):
            key = TableKey(1, name, table)
            viewer = Viewer(f"table-{key}", Role.PLAYER, "x", key)
            tasks += [hall.follow_table(key, desk.views.view(viewer)) for _ in range(PHONES_OF_A_TABLE)]
    display = Viewer("display", Role.DISPLAY, "x")
    tasks += [hall.follow(desk.views.rankings(display), timed=number == 0) for number in range(RANKINGS)]
    tasks += [hall.follow(desk.views.view(DIRECTOR)) for _ in range(DIRECTORS)]
    return [asyncio.ensure_future(each) for each in tasks]


def places_of_round(number: int, desk: OpenEvent) -> list[tuple[TableKey, list[Place]]]:
    return [
        (TableKey(1, name, table), [due.place for due in desk.state.session(1).plans[name].at_table(number, table)])
        for name in sections()
        for table in range(1, TABLES + 1)
    ]


def p(share: int, times: list[float]) -> float:
    if len(times) < 2:
        return math.inf  # too few to tell
    return statistics.quantiles(times, n=100, method="inclusive")[share - 1]


def told(what: str, times: list[float]) -> str:
    return f"{what}: p50 {1000 * p(50, times):.1f} ms, p99 {1000 * p(99, times):.1f} ms of {len(times)}"


async def served(path: Path, seconds: float) -> dict[str, float]:
    begun, before = time.perf_counter(), taken_now()
    desk = await opened(path)
    hall = Hall(desk, random.Random(7))  # noqa: S311 - the same evening every time
    tasks = looking(hall)
    first = desk.views.rankings(Viewer("display", Role.DISPLAY, "x"))
    first.waiting()
    while not first.waiting():  # noqa: ASYNC110 - as a page does that asks again
        await asyncio.sleep(0.01)
    ready = time.perf_counter() - begun

    # At ten times the tempo of a club; each table begins at its own moment.
    async def table(key: TableKey, places: list[Place]) -> None:
        await asyncio.sleep(hall.rng.uniform(0, SECONDS_A_BOARD))
        for place in places:
            await hall.play(key, place)
            await asyncio.sleep(SECONDS_A_BOARD)

    players = [asyncio.ensure_future(table(*each)) for each in places_of_round(1, desk)]
    finished, late = await asyncio.wait(players, timeout=seconds)
    for each in late:
        each.cancel()
    await asyncio.wait(players)
    for each in finished:
        each.result()
    tempo = {
        "acknowledged": p(99, hall.acknowledged),
        "delivered": p(99, hall.delivered),
        "ranked": p(99, hall.ranked),
    }
    lines = [
        f"ready in {ready:.2f} s; {len(tasks)} look; {len(hall.acknowledged) / seconds:.0f} commands/s asked",
        told("acknowledged", hall.acknowledged),
        told("shown at the table", hall.delivered),
        told("in the rankings", hall.ranked),
    ]

    # As fast as it goes: every table at once, one board after the other.
    hall.acknowledged.clear()
    rushed = time.perf_counter()

    async def rush(key: TableKey, places: list[Place]) -> None:
        for place in places:
            await hall.play(key, place)

    await asyncio.gather(*(rush(key, places) for key, places in places_of_round(1, desk)))
    rate = len(hall.acknowledged) / (time.perf_counter() - rushed)
    memory = (taken_now() - before) / MIB
    lines += [
        f"all at once: {rate:.0f} commands/s, {hall.messages} messages",
        told("acknowledged then", hall.acknowledged),
        f"memory {memory:.0f} MiB",
    ]
    print("\n" + "\n".join(lines))  # noqa: T201 - what a benchmark is for
    await desk.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {**tempo, "ready": ready, "commands_per_second": rate, "memory_mib": memory}


@pytest.mark.slow
def test_five_hundred_tables_and_two_thousand_who_look(benchmark: Benchmark, tmp_path: Path) -> None:
    figures = benchmark.pedantic(
        lambda: asyncio.run(served(tmp_path / "great.event", SECONDS)), rounds=1, iterations=1, warmup_rounds=0
    )
    benchmark.extra_info.update(figures)
    if TINY:
        return
    assert figures["acknowledged"] < PROMISED_SECONDS
    assert figures["delivered"] < PROMISED_SECONDS
    assert figures["ranked"] < PROMISED_FOR_RANKINGS
