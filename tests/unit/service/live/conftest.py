"""An event that is served: a desk on a file, and people who act at it."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.commands import Accepted, Command, Outcome
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Access, Role, TableKey, Viewer
from duplicado.store.port import EntryStore
from duplicado.store.sqlite import SqliteStore
from duplicado.vocabulary.seats import Side

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
SECRET = b"a secret of the club"
Result = TypeVar("Result")


@dataclass
class Time:
    """A clock that a test sets; each look at it takes a second."""

    now: datetime = NOON
    count: float = 0.0

    def wall(self) -> datetime:
        return self.now

    def monotonic(self) -> float:
        self.count += 1
        return self.count


DIRECTOR = Viewer("director-1", Role.DIRECTOR, "the Director")
ORGANIZER = Viewer("organizer-1", Role.ORGANIZER, "the Organizer")
SCORER = Viewer("scorer-1", Role.SCORER, "the scorer")


def player(table: int, side: Side | None = None, session: int = 1) -> Viewer:
    name = f"{side or 'Table'} {table}"
    return Viewer(f"table-{session}-{table}-{side or ''}", Role.PLAYER, name, TableKey(session, "", table), side)


def at(table: int, board: int, round_number: int = 1) -> Place:
    return Place(1, "", round_number, table, board)


def stated(table: int, board: int, points: int, side: Side | None = Side.NS, round_number: int = 1) -> ResultEntered:
    return ResultEntered(at(table, board, round_number), ScoreWritten(points), side=side)


FOUNDING: tuple[AnyFact, ...] = (
    EventFounded("Club", Conditions()),
    SectionPlanned(1, "", mitchell(5), tuple(ContestantId(number) for number in range(1, 11)), 2),
)


@dataclass
class Hall:
    """The address of a served event."""

    path: Path
    time: Time = field(default_factory=Time)
    ids: Any = field(default_factory=itertools.count)

    def opener(self) -> EntryStore:
        return SqliteStore.open(self.path)

    async def desk(self, access: Access | None = None, **options: Any) -> OpenEvent:  # noqa: ANN401 - whatever `open` takes
        options = {"poll": 60.0, "ranking_interval": 0.0, "secret": SECRET, **options}
        clock = SteadyClock(wall=self.time.wall, monotonic=self.time.monotonic)
        return await OpenEvent.open(self.opener, access=access, clock=clock, **options)

    async def founded(self, access: Access | None = None, **options: Any) -> OpenEvent:  # noqa: ANN401 - whatever `open` takes
        SqliteStore.create(self.path).close()
        desk = await self.desk(access, **options)
        assert isinstance(await desk.writer.submit(DIRECTOR, Command("founding", FOUNDING)), Accepted)
        return desk

    async def ask(
        self,
        desk: OpenEvent,
        viewer: Viewer,
        *facts: AnyFact,
        on: str = "",
        sure: bool = False,
        id: str = "",  # noqa: A002 - the command's
    ) -> Outcome:
        return await desk.writer.submit(viewer, Command(id or f"c{next(self.ids)}", facts, on, sure))

    def later(self, minutes: float) -> None:
        self.time.now += timedelta(minutes=minutes)


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path / "club.event")


def run(work: Callable[[], Awaitable[Result]]) -> Result:
    """Run a test's coroutine; what hangs fails."""

    async def limited() -> Result:
        return await asyncio.wait_for(work(), 60)

    return asyncio.run(limited())
