"""Several seats of a table in one browser: one stream with the views of all, each of them what its seat alone sees."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.unit.service.playing.at_tables import in_loop
from tests.unit.service.playing.on_the_wire import Browser, Line, Served, served
from tests.waiting import until_in_loop

from duplicado.service.playing.sitters import SitterKind
from duplicado.vocabulary.seats import Seat

pytestmark = pytest.mark.clause("7B3", "16B1")


def told(line: Line) -> dict[str, dict[str, Any]]:
    """Return the view of each seat, from all that came by a stream."""
    seen: dict[str, dict[str, Any]] = {}
    for _, sent in line.events():
        of = sent.get("of", "")
        seen[of] = sent["view"] if sent["whole"] else {**seen[of], **sent["view"]}
    return seen


async def opened(there: Served, company: str) -> tuple[Browser, str]:
    """Open a table as somebody does on the first page; return his browser and the table."""
    host = Browser(there.site, "", "")
    answer = await host.client.post("/play/", data={"with": company}, headers={"Origin": "http://table"})
    assert answer.status_code == 303
    return host, answer.headers["location"].split("/")[2]


async def presses(browser: Browser, path: str) -> httpx.Response:
    return await browser.client.post(path, data={"back": "S"}, headers={"Origin": "http://table"})


@in_loop
async def test_one_stream_has_the_view_of_each_seat_as_that_seat_alone_has_it(tmp_path: Path) -> None:
    async with served(tmp_path) as there:
        both = await there.several("NS")
        line = both.listens()
        await until_in_loop(lambda: set(told(line)) == {"N", "S"})
        acting = (await there.at["N"].view())["acts"]
        assert await there.at[acting].does("c1", "1C", means="16 or more") == "done"
        last = line.events()[-1]
        await until_in_loop(lambda: [len(each["calls"]) for each in told(line).values()] == [1, 1])
        assert last[1]["number"] < line.events()[-1][1]["number"]
        for seat in "NS":
            alone = await there.at[seat].view()
            shown = {name: value for name, value in told(line)[seat].items() if name in alone}
            assert {**shown, "kind": "", "pad": ""} == {**alone, "kind": "", "pad": ""}
        # Partner is not told what his own side's call means, on whichever page of it he looks (20F, 73B).
        assert [bool(told(line)[seat]["says"]) for seat in "NS"] == [
            acting not in "NS" or acting == seat for seat in "NS"
        ]
        await line.cut()
        # Where it was cut it goes on, and nothing is sent twice.
        resumed = both.listens(line.events()[-1][0])
        await there.at[acting].does("c2", "director")
        await until_in_loop(lambda: len(resumed.events()) == 2)
        assert [sent["whole"] for _, sent in resumed.events()] == [False, False]
        await resumed.cut()
        await both.client.aclose()


@in_loop
async def test_a_stream_of_seats_that_the_browser_has_not_is_none(tmp_path: Path) -> None:
    async with served(tmp_path) as there:
        both = await there.several("NS")
        for seats in ("NE", "NN", "NESW", "NSNS", "X"):
            answer = await both.client.get(f"/play/{there.table.name}/{seats}/stream")
            assert answer.status_code == 404, seats
        await both.client.aclose()


@in_loop
async def test_the_seats_that_one_has_to_give_away_are_not_his_until_he_takes_them(tmp_path: Path) -> None:
    """Whoever opens a table sees the cards of nobody to whom he has given a link."""
    async with served(tmp_path) as there:
        host, table = await opened(there, "links")
        page = (await host.client.get(f"/play/{table}/links")).text
        links = list(dict.fromkeys(re.findall(r"#([0-9a-f]{8}\.[NESWD]\.[\w-]+)", page)))
        assert [link.split(".")[1] for link in links] == [*"NESW", "D"]
        for seat in "NEW":
            assert (await host.client.get(f"/play/{table}/{seat}/view")).status_code == 404
        page = (await host.client.get(f"/play/{table}/S")).text
        assert re.findall(rf"/play/{table}/([NESW])/take", page) == [*"NEW"]
        friend = Browser(there.site, table, "W")
        assert (await friend.client.post(f"/play/{table}/sit", json={"key": links[3]})).status_code == 200
        assert (await friend.client.get(friend.at)).status_code == 200
        # Where somebody sits he cannot sit down; elsewhere the link that was given away opens the seat no more.
        assert (await presses(host, f"/play/{table}/W/take")).headers["location"] == f"/play/{table}/S"
        assert (await host.client.get(f"/play/{table}/W/view")).status_code == 404
        assert (await presses(host, f"/play/{table}/N/take")).headers["location"] == f"/play/{table}/N"
        assert (await host.client.get(f"/play/{table}/N/view")).status_code == 200
        late = Browser(there.site, table, "N")
        assert (await late.client.post(f"/play/{table}/sit", json={"key": links[0]})).status_code == 403
        page = (await host.client.get(f"/play/{table}/N")).text
        assert set(json.loads(_attribute(page, "data-own"))) == {"N", "S"}
        for browser in (host, friend, late):
            await browser.client.aclose()


@in_loop
async def test_a_seat_that_is_given_up_shows_its_cards_no_more_and_a_robot_plays(tmp_path: Path) -> None:
    async with served(tmp_path) as there:
        host, table = await opened(there, "training")
        desk = await there.room.desk(table)
        assert desk is not None
        assert (await presses(host, f"/play/{table}/E/take")).headers["location"] == f"/play/{table}/E"
        assert desk.now.seats[Seat.E].kind is SitterKind.PERSON
        both = Browser(there.site, table, "ES")
        both.client = host.client
        line = both.listens()
        await until_in_loop(lambda: set(told(line)) == {"E", "S"})
        assert (await presses(host, f"/play/{table}/E/leave")).headers["location"] == f"/play/{table}/S"
        assert desk.now.seats[Seat.E].kind is SitterKind.ROBOT
        assert (await host.client.get(f"/play/{table}/E/view")).status_code == 404
        assert (await host.client.get(f"/play/{table}/ES/stream")).status_code == 404
        sent = len(line.events())
        await there.room.sit(there.table.keys[Seat.S])
        assert len(line.events()) == sent  # the stream that was open has ended
        # The last seat is not given up; whoever has none there is told that there is no table.
        assert (await presses(host, f"/play/{table}/S/leave")).status_code == 404
        stranger = Browser(there.site, table, "S")
        for act in ("take", "leave"):
            assert (await presses(stranger, f"/play/{table}/E/{act}")).status_code == 404
        # At a table of robots that one opens for oneself nobody has anything to give away.
        alone, other = await opened(there, "robots")
        assert (await presses(alone, f"/play/{other}/E/take")).headers["location"] == f"/play/{other}/S"
        assert (await alone.client.get(f"/play/{other}/E/view")).status_code == 404
        for browser in (host, stranger, alone):
            await browser.client.aclose()


def _attribute(page: str, name: str) -> str:
    found = re.search(rf'{name}="([^"]*)"', page)
    assert found is not None
    return found[1].replace("&#34;", '"').replace("&quot;", '"')
