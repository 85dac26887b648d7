"""Servers of tables are killed at any moment: what was acknowledged is there once, and play goes on where one lives."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Generator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.club.served import UNAVAILABLE, Server, nursery
from tests.waiting import let_pass_in_loop, until_in_loop

from duplicado.service.playing.played_table import folded
from duplicado.service.playing.steps import read_step
from duplicado.store.store_selection import streams_at

pytestmark = pytest.mark.wire

LONGEST_LIFE = 0.5
"""Seconds for which a server answers between two kills, at most."""


class FourAtATable:
    """Four players in one browser; what is not answered is asked of another server, in the same words."""

    def __init__(self, client: httpx.AsyncClient, servers: list[Server]) -> None:
        self.client, self.servers = client, servers
        self.at, self.proofs, self.number = "", dict[str, str](), 0
        self.acknowledged: list[str] = []
        """The ids of what was answered with `done`."""

    async def answer(self, method: str, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401 - whatever is sent
        turn = 0
        while True:
            server = self.servers[turn % len(self.servers)]
            turn += 1
            with suppress(httpx.TransportError):
                answer = await self.client.request(method, f"{server.address}{path}", **more)
                if answer.status_code != UNAVAILABLE:
                    return answer
            await let_pass_in_loop(0.01)

    async def sit_down(self) -> None:
        opened = await self.answer("POST", "/play/", data={"with": "links"})
        self.at = str(opened.headers["location"]).removesuffix("/links")
        for seat in "NEW":  # who opens a table sits South, and has the other seats to give away or to take
            await self.answer("POST", f"{self.at}/{seat}/take", data={"back": "S"})
        for seat in "NESW":
            await self.opens(seat)

    async def opens(self, seat: str) -> None:
        page = (await self.answer("GET", f"{self.at}/{seat}")).text
        found = re.search(r'name="csrf" content="([0-9a-f]+)"', page)
        assert found is not None
        self.proofs[seat] = found[1]

    async def view(self, seat: str) -> dict[str, Any]:
        answer = await self.answer("GET", f"{self.at}/{seat}/view")
        answer.raise_for_status()
        return dict(answer.json())

    async def does(self, seat: str, do: str, on: int) -> str:
        self.number += 1
        body = {"id": f"c{self.number}", "do": do, "on": on}
        answer = await self.answer(
            "POST", f"{self.at}/{seat}/do", json=body, headers={"X-CSRF-Token": self.proofs[seat]}
        )
        code = str(answer.json()["code"])
        if code == "done":
            self.acknowledged.append(f"{seat}.c{self.number}")
        return code

    async def does_what_is_due(self) -> bool:
        """Have the player in turn do something; return whether the board is over."""
        shown = await self.view("N")
        if shown["phase"] == "over":
            return True
        if shown["face_down"]:
            for seat in "NESW":
                await self.does(seat, "no questions", shown["on"])
            return False
        seat = str(shown["acts"])
        shown = await self.view(seat)
        if shown["acts"] != seat:
            return False
        if shown["may"]["calls"]:
            do = "1NT" if not shown["calls"] else "P"
        elif shown["may"]["cards"]:
            card = shown["may"]["cards"][0]
            do = (
                f"{card} face down" if shown["may"]["face_down"] else card if shown["turn"] == seat else f"dummy {card}"
            )
        else:
            return False
        before = shown["on"]
        assert await self.does(seat, do, before) in {"done", "changed-since"}
        return False

    async def play_a_board(self) -> None:
        while not await self.does_what_is_due():
            """Until the board is over."""

    def is_whole(self, setting: str) -> None:
        """See that each thing that was acknowledged is in the record once, and that the record is what is shown."""
        streams = streams_at(setting)
        try:
            assert streams.verify() > 0
            stored = streams.read(self.at.rpartition("/")[2])
            ids = Counter(each.id for each in stored)
            assert set(self.acknowledged) <= set(ids)
            assert max(ids.values()) == 1
            table = folded(tuple(read_step(each.text) for each in stored))
            assert len(table.finished) == 1
            assert table.finished[0].outcome is not None
            assert table.finished[0].outcome.tricks is not None
            actions = [each for each in table.done if each.do != "no questions"]
            assert len([each for each in actions if " face" not in each.do]) >= 4 + 51
        finally:
            streams.close()


@contextmanager
def servers_of(setting: str, folder: Path, count: int) -> Generator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(nursery(setting, folder / f"said {number}")) for number in range(count)]


async def killed_while_played(setting: str, folder: Path, *, servers: int, kills: int) -> None:
    rng, boards = random.Random(kills), 0
    with servers_of(setting, folder, servers) as every:
        async with httpx.AsyncClient(timeout=60, trust_env=False) as client:
            for server in every:
                server.begin()
            await asyncio.gather(*(server.answers() for server in every))
            done = 0
            while done < kills:
                table = FourAtATable(client, every)
                await table.sit_down()
                playing = asyncio.ensure_future(table.play_a_board())
                while not playing.done():
                    await asyncio.wait([playing], timeout=rng.uniform(0, LONGEST_LIFE))
                    if done < kills and not playing.done():
                        server = rng.choice(every)
                        server.kill()
                        server.begin()
                        done += 1
                await playing
                boards += 1
                shown = {seat: await table.view(seat) for seat in "NESW"}
                assert {view["end"]["tricks"] for view in shown.values()} == {shown["N"]["end"]["tricks"]}
                table.is_whole(setting)
    assert boards > 0


@pytest.mark.parametrize("kills", [8, pytest.param(200, marks=pytest.mark.slow)])
def test_nothing_acknowledged_is_lost_or_done_twice_when_the_server_of_a_folder_is_killed(
    tmp_path: Path, kills: int
) -> None:
    (tmp_path / "club").mkdir()
    asyncio.run(killed_while_played(str(tmp_path / "club"), tmp_path, servers=1, kills=kills))


@pytest.mark.parametrize("kills", [8, pytest.param(200, marks=pytest.mark.slow)])
def test_nor_where_two_servers_of_a_database_are_killed_by_turns(postgres: str, tmp_path: Path, kills: int) -> None:
    asyncio.run(killed_while_played(postgres, tmp_path, servers=2, kills=kills))


def test_a_table_with_robots_moves_to_the_other_server_when_its_own_dies(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        with servers_of(postgres, tmp_path, 2) as (one, other):
            async with httpx.AsyncClient(timeout=60, trust_env=False) as client:
                one.begin()
                other.begin()
                await asyncio.gather(one.answers(), other.answers())
                table = FourAtATable(client, [one])
                opened = await table.answer("POST", "/play/", data={"with": "robots"})
                table.at = str(opened.headers["location"]).removesuffix("/S")
                await table.opens("S")

                async def is_due() -> bool:
                    view = await table.view("S")
                    return bool(view["acts"] == "S")

                await until_in_loop(is_due, 240)
                before = await table.view("S")
                assert await table.does("S", "7NT", before["on"]) == "done"
                one.kill()
                table.servers = [other]
                after = await table.view("S")
                assert [each["call"] for each in after["calls"]][: len(before["calls"]) + 1] == [
                    *(each["call"] for each in before["calls"]),
                    "7NT",
                ]

                async def have_passed() -> bool:
                    return len((await table.view("S"))["calls"]) >= len(before["calls"]) + 4

                await until_in_loop(have_passed, 240)

    asyncio.run(run())


def test_what_is_done_at_one_server_is_shown_by_the_other_at_once(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        with servers_of(postgres, tmp_path, 2) as (one, other):
            async with httpx.AsyncClient(timeout=60, trust_env=False) as client:
                one.begin()
                other.begin()
                await asyncio.gather(one.answers(), other.answers())
                here, there = FourAtATable(client, [one]), FourAtATable(client, [other])
                await here.sit_down()
                there.at, there.proofs, there.number = here.at, here.proofs, 1_000
                assert (await there.view("E"))["acts"] == "N"
                assert await here.does("N", "1C", 0) == "done"

                async def is_seen() -> bool:
                    return [each["call"] for each in (await there.view("E"))["calls"]] == ["1C"]

                await until_in_loop(is_seen)
                # Two at once, on what both have seen: one of them is too late.
                codes = await asyncio.gather(here.does("E", "1D", 1), there.does("E", "1H", 1))
                assert sorted(codes) == ["changed-since", "done"]
                assert (await here.view("S"))["calls"] == (await there.view("S"))["calls"]

    asyncio.run(run())
