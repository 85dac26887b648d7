"""One bad file in the folder of a club: it is named and left alone, and everything else works."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.club.conftest import EVENT, LAPTOP, Club, founded, result, serving
from tests.waiting import until

from duplicado.event.facts.entry import Entry
from duplicado.service.club.clock_doubts import ClockDoubted
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.roles import Role
from duplicado.store.sqlite import SqliteStore


def spoil(folder: Path) -> None:
    """Put into a folder what may lie there: remains of another system, junk, what a later version wrote."""
    (folder / "._Thursday.event").write_bytes(b"\0\5\x16\7")
    (folder / "a;b.event").write_text("x")
    if sys.platform == "linux":
        Path(os.fsdecode(os.fsencode(folder) + b"/\xff.event")).write_text("x")
        (folder / "nowhere.event").symlink_to(folder / "not there")
    (folder / "a folder.event").mkdir()
    (folder / "junk.event").write_bytes(b"holiday" * 1000)
    (folder / "empty.event").touch()
    with SqliteStore.create(folder / "later.event"):
        pass
    with sqlite3.connect(folder / "later.event") as raw:
        raw.execute("PRAGMA user_version = 99")
    raw.close()


def test_everything_else_works(thursday: Club) -> None:
    spoil(thursday.folder)
    organizer, director, table = thursday.organizer(), thursday.person(Role.DIRECTOR), thursday.at_table(1)
    assert thursday.public().client.get("/").status_code == 200
    page = organizer.client.get("/office")
    assert page.status_code == 200
    for named in ("._Thursday.event", "a;b.event", "a folder.event", "junk", "later"):
        assert named in page.text
    assert "later version" in page.text
    table.done(result(1, 1, "4S N ="))
    assert director.client.get(f"/e/{EVENT}/office").status_code == 200
    assert director.send("POST", f"/api/1/events/{EVENT}/backup").status_code == 200
    assert thursday.public().client.get("/feed.atom").status_code == 200
    assert organizer.client.get("/api/1/events").status_code == 200
    assert "Thursday" in thursday.public().client.get("/today").text
    assert thursday.public().client.get("/m/4").status_code in {200, 303, 302}
    for bad in ("junk", "empty", "later", "._Thursday", "a folder"):
        assert thursday.public().client.get(f"/e/{bad}").status_code in {404, 503}
    assert organizer.client.post("/office/people/tidy", data={"csrf": organizer.csrf}).status_code < 500
    table.done(result(1, 2, "4S N ="))


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are others there")
def test_nobody_else_reads_what_a_club_keeps(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    folder.mkdir(mode=0o755)
    (folder / "old.event").touch(mode=0o644)
    with serving(folder) as club:
        founded(club)
        director = club.person(Role.DIRECTOR)
        assert director.send("POST", f"/api/1/events/{EVENT}/backup").status_code == 200
        found = [each for each in folder.rglob("*") if each.name != "backups"]
        assert len(found) > 6
        assert {each.name: oct(each.stat().st_mode & 0o077) for each in found if each.stat().st_mode & 0o077} == {}
        assert folder.stat().st_mode & 0o077 == 0


# ---- the clock


def test_a_clock_set_forward_is_told_and_entries_stay_in_order(tmp_path: Path) -> None:
    by = [timedelta(0)]

    def wall() -> datetime:
        return datetime.now(UTC) + by[0]

    async def opened(setting: str) -> ClubHouse:
        return await ClubHouse.open(setting, clock=SteadyClock(wall=wall), poll=0.05)

    with serving(tmp_path / "club", opened) as club:
        founded(club)
        director, table = club.person(Role.DIRECTOR), club.at_table(1)
        page = f"/e/{EVENT}/office"
        assert "went forward" not in director.client.get(page).text
        by[0] = timedelta(hours=5)
        table.done(result(1, 1, "4S N ="))
        assert "300 minutes" in director.client.get(page).text
        by[0] = timedelta(0)
        table.done(result(1, 2, "4S N ="))
        until(lambda: "set back" in director.client.get(page).text)
        times = [each.at for each in asyncio.run(_entries(club))]
        assert times == sorted(times)


async def _entries(club: Club) -> Sequence[Entry]:
    return club.house.open_events.served[EVENT].record.order


def test_nothing_is_deleted_on_the_word_of_a_clock_that_disagrees(tmp_path: Path) -> None:
    by = [timedelta(0)]

    async def work() -> None:
        async with await ClubHouse.open(str(tmp_path / "club"), clock=lambda: datetime.now(UTC) + by[0]) as house:
            house.people.add("Ana Lima")
            house.archive.tidy(by="server")
            for wrong in (timedelta(days=4000), timedelta(days=-4000)):
                by[0] = wrong
                with pytest.raises(ClockDoubted):
                    house.archive.tidy(by="server")
                assert len(house.people.all()) == 1
            # A club that was closed for a summer: its clock goes on, and is believed after some days.
            by[0] = timedelta(days=90)
            with pytest.raises(ClockDoubted):
                house.archive.tidy(by="server")
            by[0] = timedelta(days=91)
            with pytest.raises(ClockDoubted):
                house.archive.tidy(by="server")
            by[0] = timedelta(days=93, hours=1)
            house.archive.tidy(by="server")
            by[0] = timedelta(days=4000)
            house.archive.tidy(by="server", trusts_clock=True)
            assert len(house.people.all()) == 0

    asyncio.run(work())


def test_what_is_entered_after_the_clock_was_set_forward_does_not_speak_for_it(tmp_path: Path) -> None:
    by = [timedelta(0)]

    async def work() -> None:
        async with await ClubHouse.open(str(tmp_path / "club"), clock=lambda: datetime.now(UTC) + by[0]) as house:
            house.people.add("Ana Lima")
            house.archive.tidy(by="server")
            by[0] = timedelta(days=4000)
            house.entrance.trail.note(LAPTOP, "", "token", "stamped by the clock that was set forward")
            with pytest.raises(ClockDoubted):
                house.archive.tidy(by="server")
            assert len(house.people.all()) == 1

    asyncio.run(work())


def test_a_jump_of_less_than_a_pause_deletes_nothing_and_a_pause_deletes_one_evening_later(tmp_path: Path) -> None:
    start = datetime.now(UTC)
    now = [start]

    async def work() -> None:
        async with await ClubHouse.open(str(tmp_path / "club"), clock=lambda: now[0]) as house:

            def evening(day: float) -> None:
                now[0] = start + timedelta(days=day)
                house.entrance.trail.note(LAPTOP, "", "token", f"evening {day}")

            house.people.keep("people", 30)
            house.people.add("Ana Lima")
            for day in range(0, 29, 7):
                evening(day)
                house.archive.tidy(by="server")
            # The clock is set forward within the evening, and what is written down then does not speak for it.
            evening(28 + 40)
            assert house.archive.tidy(by="server")["people"] == 0
            now[0] = start + timedelta(days=28 + 41)
            assert house.archive.tidy(by="server")["people"] == 0
            assert len(house.people.all()) == 1

    async def weeks() -> None:
        async with await ClubHouse.open(str(tmp_path / "other"), clock=lambda: now[0]) as house:
            now[0] = start
            house.people.keep("people", 30)
            house.people.add("Ana Lima")
            gone = []
            for day in range(0, 50, 7):
                now[0] = start + timedelta(days=day)
                house.entrance.trail.note(LAPTOP, "", "token", f"evening {day}")
                gone.append(house.archive.tidy(by="server")["people"])
            # On the 35th day it has been kept too long: the evening after bears that out.
            assert gone == [0, 0, 0, 0, 0, 0, 1, 0]

    asyncio.run(work())
    asyncio.run(weeks())


def test_a_club_that_is_served_all_the_time_deletes_on_the_day(tmp_path: Path) -> None:
    start = datetime.now(UTC)
    now = [start]

    async def work() -> None:
        async with await ClubHouse.open(str(tmp_path / "club"), clock=lambda: now[0]) as house:
            house.people.keep("people", 30)
            house.people.add("Ana Lima")
            gone = []
            for day in range(33):
                now[0] = start + timedelta(days=day, minutes=day)
                gone.append(house.archive.tidy(by="server")["people"])
            assert gone == [0] * 30 + [1, 0, 0]

    asyncio.run(work())
