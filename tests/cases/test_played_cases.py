"""The project's cases at a served table that takes everything down: what is made of them is what the casebook says.

Each step is sent in the words in which a page sends it, by four players and a Director with browsers of their own, and
what is stored is read back. A step that no screen can send is named; the other steps up to there are compared.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast
from zlib import crc32

import httpx
import pytest
from litestar import Litestar

from duplicado.casebook.model import Case, DirectorStep, ExpectStep, PlayerStep
from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import Session, command_of
from duplicado.casebook.table_engine import ENGINE
from duplicado.casebook.writing import step_line
from duplicado.director.admission import admit
from duplicado.director.standing_orders import StandingBasis, answered_on
from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.played_table import folded
from duplicado.service.playing.room import OpenedTable, Room, RoomSettings
from duplicado.service.playing.seat_commands import Done, SeatCommand, said_with
from duplicado.service.playing.steps import BoardBegun, read_step
from duplicado.table.claim_notation import line_text
from duplicado.table.state import TableMode
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.site import play_site

pytestmark = pytest.mark.rest

FOLDER = Path(__file__).resolve().parents[2] / "cases"
FILES = sorted(FOLDER.glob("*/*.yaml"))


AT_ONE_TABLE = 13
"""Files whose cases are played at one table, one after the other: to open it takes as long as a file does."""
TABLES = [FILES[begin : begin + AT_ONE_TABLE] for begin in range(0, len(FILES), AT_ONE_TABLE)]
NEVER_SENT = frozenset({
    "two at the same moment", "a card not held, or a bid of eight", "an action before the Director heard of a change",
})  # fmt: skip
"""The reason why a step cannot come from a page."""


class AtTable:
    """Four players and a Director, each with a browser of his own, at a table that takes everything down."""

    def __init__(self, site: Litestar, room: Room, table: OpenedTable, desk: TableDesk) -> None:
        self.room, self.table, self.desk = room, table, desk
        self.places = {**{str(seat): key for seat, key in table.keys.items()}, "director": table.director}
        self.clients = {
            place: httpx.AsyncClient(transport=httpx.ASGITransport(app=cast("Any", site)), base_url="http://table")
            for place in self.places
        }
        self.proofs: dict[str, str] = {}
        self.number = 0

    async def sit_down(self) -> None:
        for place, client in self.clients.items():
            at = f"/play/{self.table.name}"
            answer = await client.post(f"{at}/sit", json={"key": str(self.places[place])})
            assert answer.json() == {"address": f"{at}/{place}"}
            found = re.search(r'name="csrf" content="([0-9a-f]+)"', (await client.get(f"{at}/{place}")).text)
            assert found is not None
            self.proofs[place] = found[1]

    async def leave(self) -> None:
        for client in self.clients.values():
            await client.aclose()

    async def sends(self, step: PlayerStep | DirectorStep) -> str:
        """Send a step of a case in the words in which a page sends it; return the code of the answer."""
        self.number += 1
        if isinstance(step, DirectorStep):
            typed = step_line(step).strip().removeprefix("- {director: ").removesuffix("}")
            return await self._posts("director", {"do": "finds", "text": typed})
        if step.meaning is not None:
            # What a call means as data is said by robots, which do not come by a page.
            happened = self.desk.now.happened
            said = SeatCommand(f"c{self.number}", str(step.action), happened, meaning=step.meaning)
            return "done" if await self.desk.take(step.seat, said) == Done() else "not done"
        body: dict[str, object] = {"do": str(step.action), "on": self.desk.now.happened}
        if step.statement is not None:
            body |= {"line": line_text(step.statement), "means": step.means or ""}
        return await self._posts(str(step.seat), body)

    async def directs(self, does: str) -> None:
        """Have the person who directs come, or leave the table to the program."""
        self.number += 1
        assert await self._posts("director", {"do": does}) == "done"

    async def _posts(self, place: str, body: dict[str, object]) -> str:
        answer = await self.clients[place].post(
            f"/play/{self.table.name}/{place}/do",
            json={"id": f"c{self.number}", **body},
            headers={"X-CSRF-Token": self.proofs[place]},
        )
        assert len(answer.content) % 256 == 0
        return str(answer.json()["code"])


@asynccontextmanager
async def served() -> AsyncGenerator[AtTable]:
    rooms: list[Room] = []

    async def ready(room: Room) -> None:
        rooms.append(room)

    site = play_site(Language.ENGLISH, room_of_play(None, RoomSettings(robot="stand-in"), ready))
    async with site.lifespan():
        table = await rooms[0].open_table()
        desk = await rooms[0].desk(table.name)
        assert desk is not None
        there = AtTable(site, rooms[0], table, desk)
        await there.sit_down()
        yield there
        await there.leave()


def not_on_a_screen(before: DirectedTable, step: PlayerStep | DirectorStep) -> str | None:
    """Say why a step of a case cannot come from a page."""
    if isinstance(step, DirectorStep):
        return None
    if step.accompanying:
        return "two at the same moment"  # the second is answered changed-since
    waits = admit(before, command_of(step))
    if waits is not None and waits.clause == "9B2":
        return "an action before the Director heard of a change"  # who changes on a page has asked him with it
    everything = {**before.table.setup.regulations, "table.irregularities": ("all",)}
    guarded = replace(before.table.setup, mode=TableMode.GUARDED, regulations=everything)
    at_screen = replace(before, table=replace(before.table, setup=guarded))
    refusal = admit(at_screen, command_of(step))
    if refusal is not None and refusal.clause in {"7B3", "18A"}:
        return "a card not held, or a bid of eight"
    return None


def with_it(before: DirectedTable, step: PlayerStep | DirectorStep) -> tuple[PlayerStep, ...]:
    """Return what a player says on a page by doing it: a slip is corrected by asking the Director (25A, 45C4(b))."""
    if isinstance(step, DirectorStep):
        return ()
    said = said_with(before, step.seat, step.action, SeatCommand("c", str(step.action)))
    return tuple(PlayerStep(step.line, each.seat, each.action) for each in said)


async def played(there: AtTable, case: Case, edition: Edition) -> str | None:
    """Play a case at a table beside the casebook; return why it went no further, `None` where it was played out."""
    session = Session.begin(case.setup, edition)
    setup = session.table_setup
    if setup.mode is TableMode.LIVE:
        regulations = {**setup.regulations, "table.irregularities": ("all",)}
        setup = replace(setup, mode=TableMode.GUARDED, regulations=regulations)
    await there.desk.happens(BoardBegun(setup))
    alone = StandingBasis.ASSUMED in answered_on(setup.regulations, directed=False)
    await there.directs("leaves" if alone else "comes")
    for step in case.steps:
        if isinstance(step, ExpectStep) or step.refused is not None:
            continue
        reason = not_on_a_screen(session.state, step)
        if reason is not None:
            return reason
        assert await there.sends(step) == "done", (case.title, step)
        if there.desk.now.calls_on_director:
            await there.directs("resumes")  # he is called by an objection (68B2), and lets the play go on
        for each in (step, *with_it(session.state, step)):
            taken = session.take(each)
            assert isinstance(taken, Session)
            session = taken
        assert there.desk.now.board is not None
        assert ENGINE.observe(there.desk.now.board) == ENGINE.observe(session.state), (case.title, step)
    return None


def cases(paths: Sequence[Path]) -> list[Case]:
    return [case for path in paths for case in read_cases(path.read_text(encoding="utf-8")).cases]


def one_of(editions: Sequence[Edition], case: Case) -> tuple[Edition, ...]:
    """Return the same one of the editions of a case each time: the casebook itself has it under all of them."""
    return (editions[crc32(case.title.encode()) % len(editions)],)


@pytest.mark.parametrize(
    "which", [one_of, pytest.param(lambda every, _: every, marks=pytest.mark.slow)], ids=["1", "all"]
)
@pytest.mark.parametrize("paths", TABLES, ids=lambda paths: f"{paths[0].stem}-{paths[-1].stem}")
def test_the_cases_are_ruled_alike_at_a_served_table(
    paths: list[Path],
    which: Callable[[Sequence[Edition], Case], Sequence[Edition]],
    record_property: Callable[[str, object], None],
) -> None:
    async def run() -> Counter[str]:
        counted = Counter[str]()
        async with served() as there:
            for case in cases(paths):
                for edition in which(case.editions, case):
                    counted[await played(there, case, edition) or "played out"] += 1
            again = folded(tuple(read_step(each.text) for each in await there.room.stored(there.table.name)))
            assert again.board == there.desk.now.board
        return counted

    counted = asyncio.run(run())
    for reason, number in counted.items():
        record_property(reason, number)
    assert set(counted) <= {"played out", *NEVER_SENT}


def test_few_cases_need_what_no_screen_can_send() -> None:
    def reason(case: Case) -> str | None:
        session = Session.begin(case.setup, case.editions[0])
        for step in case.steps:
            if isinstance(step, ExpectStep) or step.refused is not None:
                continue
            found = not_on_a_screen(session.state, step)
            if found is not None:
                return found
            taken = session.take(step)
            assert isinstance(taken, Session)
            session = taken
        return None

    counted = Counter(map(reason, cases(FILES)))
    assert set(counted) <= {None, *NEVER_SENT}
    assert counted[None] > 0.9 * sum(counted.values())
