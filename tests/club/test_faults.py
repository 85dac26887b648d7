"""Faults while a club is served: who asks is told what to do, whoever runs it where and why, and it goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import resource
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import httpx
import pytest
from tests.club.conftest import EVENT, Club, Person, founded, result, serving
from tests.club.served import UNAVAILABLE, Phone, nursery, prepared, until
from tests.club.test_killed_server import entered
from tests.killed import nothing_is_lost_nor_done_twice

from duplicado.formats.event_record.document import fact_data
from duplicado.service.club.club import ClubHouse
from duplicado.service.event_file import EventFile
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.roles import Role
from duplicado.store.sqlite import SqliteStore
from duplicado.store.store_selection import FolderShelf


class Disk(FolderShelf):
    """A folder of files on a disk that can be full, and a program that waits for no other for long."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.opened: list[SqliteStore] = []

    def open(self, name: str) -> SqliteStore:
        self.opened.append(SqliteStore.open(self.path(name), wait=0.2))
        return self.opened[-1]

    def set_room(self, pages: int | None) -> None:
        """Have SQLite itself find the disk full after so many more pages; `None`: there is room."""
        for each in self.opened:
            raw = each._connection.connection.cursor()  # pyright: ignore[reportPrivateUsage]  # the pragma is a connection's
            used = 0 if pages is None else int(raw.execute("PRAGMA page_count").fetchone()[0])
            raw.execute(f"PRAGMA max_page_count = {used + (pages or 0) or 1_000_000}")
            raw.close()


@dataclass
class Clock:
    """A computer's clock that somebody sets."""

    set_by: timedelta = field(default_factory=timedelta)

    def wall(self) -> datetime:
        return datetime.now(UTC) + self.set_by


@dataclass
class Broken:
    """A club that things happen to."""

    club: Club
    disk: Disk
    clock: Clock
    director: Person
    table: Person

    @property
    def record(self) -> Path:
        return self.disk.path(EVENT)

    def trouble(self) -> str:
        return str(self.director.get(f"/api/1/events/{EVENT}/health").json()["trouble"])

    def ids(self) -> list[str]:
        with SqliteStore.open(self.record) as store:
            assert store.verify() == store.last
            return [each.id for each in store.read()]


@pytest.fixture
def broken(tmp_path: Path) -> Generator[Broken]:
    """A club with an event, a director and a table."""
    disk, clock = Disk(tmp_path / "club"), Clock()

    async def opened(setting: str) -> ClubHouse:
        return await ClubHouse.open(setting, clock=SteadyClock(wall=clock.wall), shelf=disk, poll=0.05)

    with serving(tmp_path / "club", opened) as club:
        founded(club)
        yield Broken(club, disk, clock, club.person(Role.DIRECTOR), club.at_table(1))


def said_in_every_language(table: Person, send: Callable[[dict[str, str]], httpx.Response]) -> None:
    """See that who asks is told in his language, and not of files."""
    sentences: set[str] = set()
    for language in ("en", "es", "pt"):
        answer = send({"Accept-Language": language, "X-CSRF-Token": table.csrf})
        assert (answer.status_code, answer.json()["code"]) == (UNAVAILABLE, "unavailable")
        sentences.add(answer.json()["sentence"])
        assert ".event" not in answer.text
    assert len(sentences) == 3


def test_the_disk_is_full(broken: Broken, caplog: pytest.LogCaptureFixture) -> None:
    broken.table.done(result(1, 1, "4S N ="))
    broken.disk.set_room(0)
    told: list[str] = []
    # There may be room for some more on the last page.
    for number in range(200):
        line = "4S N =" if number % 2 else "4S N -1"
        answer = broken.table.ask(result(1, 1, line), id=f"n{number}", sure=True)
        if answer.status_code != 200:
            break
        told += answer.json()["entries"]
    path = f"/api/1/events/{EVENT}/commands?as=table"
    body = {"id": "lines", "facts": [fact_data(result(1, 2, "3NT N ="))], "confirmed": True}
    said_in_every_language(broken.table, lambda headers: broken.table.client.post(path, json=body, headers=headers))
    assert broken.table.view()["table"] == 1  # it is shown all the same
    trouble = broken.trouble()
    assert str(broken.record) in trouble
    assert "make room on the disk" in trouble
    assert len([each for each in caplog.records if "make room on the disk" in each.getMessage()]) == 1
    broken.disk.set_room(None)
    again = [broken.table.client.post(path, json=body, headers={"X-CSRF-Token": broken.table.csrf}) for _ in range(2)]
    assert [each.status_code for each in again] == [200, 200]
    assert broken.trouble() == ""
    assert "well again" in caplog.text
    ids = broken.ids()
    assert set(told) <= set(ids)
    assert ids.count(again[0].json()["entries"][0]) == 1


@pytest.mark.wire
@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process is set there alone")
def test_no_file_can_grow_any_more(tmp_path: Path) -> None:
    """The system itself refuses to write; the server goes on where it was when there is room again."""

    async def limited() -> None:
        folder = tmp_path / "club"
        tokens = await prepared(str(folder), 2, 0)
        with nursery(str(folder), tmp_path / "said") as server:
            async with (
                httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as client,
                asyncio.TaskGroup() as people,
            ):
                server.begin()
                await server.answers()
                phones = [Phone(client, each[0], partial(entered, n)) for n, each in enumerate(tokens.scorers)]
                working = [people.create_task(each.work()) for each in phones]
                await until(lambda: all(each.turn > 1 for each in phones))
                resource.prlimit(server.process, resource.RLIMIT_FSIZE, (1_000, resource.RLIM_INFINITY))
                await until(lambda: all(each.refused for each in phones))
                resource.prlimit(
                    server.process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                )
                turns = [each.turn for each in phones]
                await until(lambda: all(each.turn > turn + 1 for each, turn in zip(phones, turns, strict=True)))
                for each in working:
                    each.cancel()
        sent = [{turn: len(each.facts(turn)) for turn in range(each.turn + 1)} for each in phones]
        nothing_is_lost_nor_done_twice(str(folder / f"{EVENT}.event"), sent, [subject for _, subject in tokens.scorers])
        assert f"{EVENT}.event" in (tmp_path / "said").read_text()

    asyncio.run(limited())


@contextmanager
def locked(path: Path) -> Generator[None]:
    """Have another program write a file, and not finish."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def test_another_program_has_locked_the_event(broken: Broken, caplog: pytest.LogCaptureFixture) -> None:
    path = f"/api/1/events/{EVENT}/commands?as=table"
    body = {"id": "once", "facts": [fact_data(result(1, 1, "4S N ="))]}
    with locked(broken.record):
        said_in_every_language(broken.table, lambda headers: broken.table.client.post(path, json=body, headers=headers))
        assert "another program is writing" in broken.trouble()
    assert f"{broken.record} cannot be used now" in caplog.text
    answers = [broken.table.client.post(path, json=body, headers={"X-CSRF-Token": broken.table.csrf}) for _ in range(2)]
    assert [each.status_code for each in answers] == [200, 200]
    assert broken.ids()[-1:] == answers[0].json()["entries"]
    assert broken.trouble() == ""


def wait_for_the_clubs_file(club: Club, seconds: float) -> None:
    """Have the club wait for so long where another program writes its file."""
    raw = club.house.store._connection.connection.cursor()  # pyright: ignore[reportPrivateUsage]  # the pragma is a connection's
    raw.execute(f"PRAGMA busy_timeout = {int(1000 * seconds)}")
    raw.close()


@pytest.mark.wire
def test_who_is_known_does_not_wait_for_whoever_has_locked_the_clubs_file(broken: Broken) -> None:
    """One comes in by a code, which is written down, and has to wait; everybody else goes on."""
    code, path = broken.club.code(Role.SCORER), broken.club.folder / "club.duplicado"
    came: list[httpx.Response] = []
    with broken.club.client() as client:
        wait_for_the_clubs_file(broken.club, 60)
        with locked(path):
            coming = threading.Thread(
                target=lambda: came.append(client.post("/api/1/codes/redeem", json={"code": code}))
            )
            coming.start()
            for board in (1, 2):
                broken.table.done(result(1, board, "4S N ="))
            newcomer = Person(broken.table.client, "table")
            assert newcomer.view()["kind"] == "table"
            assert coming.is_alive(), "nobody waited: the file was not locked"
        coming.join()
        assert came[0].status_code == 200
        # Whoever would have to wait for long is told so.
        code = broken.club.code(Role.SCORER)
        wait_for_the_clubs_file(broken.club, 0.05)
        with locked(path):
            refused = client.post("/api/1/codes/redeem", json={"code": code})
        assert (refused.status_code, refused.json()["code"]) == (UNAVAILABLE, "unavailable")
        assert client.post("/api/1/codes/redeem", json={"code": code}).status_code == 200


def test_the_clock_is_set_back(broken: Broken) -> None:
    broken.table.done(result(1, 1, "4S N ="))
    broken.clock.set_by = timedelta(hours=-3)
    broken.table.done(result(1, 1, "4S N -1"))
    health = broken.director.get(f"/api/1/events/{EVENT}/health").json()
    assert 3 * 3600 - 60 < health["clock_behind"] < 3 * 3600 + 60
    with EventFile.open(broken.record) as event:
        times = [each.at for each in event.live.entries]
    assert times == sorted(times)
    # Who comes in now is let in for as long as before.
    assert broken.club.at_table(2).view()["table"] == 2
    broken.clock.set_by = timedelta()
    assert broken.director.get(f"/api/1/events/{EVENT}/health").json()["clock_behind"] < 60


def test_a_backup_is_left_half_written(broken: Broken, caplog: pytest.LogCaptureFixture) -> None:
    folder = broken.club.folder / "backups"
    folder.mkdir(exist_ok=True)
    copy, part = folder / f"{EVENT}.backup", folder / f"{EVENT}.backup.part"

    def take() -> httpx.Response:
        return broken.director.send("POST", f"/api/1/events/{EVENT}/backup")

    assert take().status_code == 200
    whole = copy.read_bytes()
    broken.table.done(result(1, 1, "4S N ="))
    part.mkdir()  # what cannot be written over
    answer = take()
    assert (answer.status_code, answer.json()["code"]) == (UNAVAILABLE, "unavailable")
    assert str(copy) in broken.trouble()
    assert str(copy) in caplog.text
    assert copy.read_bytes() == whole
    broken.table.done(result(1, 1, "4S N -1"))
    part.rmdir()
    part.write_bytes(whole[: len(whole) // 2])  # where the power was lost
    assert take().json()["entries"] == len(broken.ids())
    assert broken.trouble() == ""
    assert not part.exists()
    with SqliteStore.open(copy) as kept:
        assert kept.verify() == len(broken.ids())


def test_there_is_no_room_for_a_folder_of_backups(broken: Broken) -> None:
    """The event is played all the same."""
    (broken.club.folder / "backups").write_text("a file of that name")
    broken.table.done(result(1, 1, "4S N ="))
    assert broken.director.send("POST", f"/api/1/events/{EVENT}/backup").status_code == UNAVAILABLE
    assert "cannot be the folder of backups" in broken.trouble()


def test_the_directors_pages_say_what_goes_wrong_in_his_language(broken: Broken) -> None:
    """And nobody else's; when it is well again, nothing is said."""
    page = f"/e/{EVENT}/office"
    form = {"csrf": broken.director.csrf, "id": "x1", "text": "Coffee", "session": "1"}

    def faults(language: str, who: Person) -> str:
        text = who.client.get(page, params={"lang": language}).text
        return text.partition('<div id="faults"')[2].partition("</div>")[0]

    assert "alarm" not in faults("en", broken.director)
    scorer = broken.club.person(Role.SCORER)
    with locked(broken.record):
        refused = broken.director.client.post(f"{page}/do/announce", data=form)
        assert refused.status_code == UNAVAILABLE
        assert "Coffee" in refused.text, "what was filled in is still there"
        busy = {
            "en": "Another program is writing",
            "es": "Otro programa está escribiendo",
            "pt": "Outro programa está escrevendo",
        }
        for language, told in busy.items():
            said = faults(language, broken.director)
            assert (told in said, "alarm" in said) == (True, True), said
        assert "alarm" not in faults("en", scorer)
    assert broken.director.client.post(f"{page}/do/announce", data=form).status_code == 303
    assert "alarm" not in faults("en", broken.director)
    broken.clock.set_by = timedelta(hours=-3)
    assert "set back" in faults("en", broken.director)
    broken.clock.set_by = timedelta()
    (broken.club.folder / "backups").mkdir(exist_ok=True)
    (broken.club.folder / "backups" / f"{EVENT}.backup.part").mkdir()
    broken.director.send("POST", f"/api/1/events/{EVENT}/backup")
    assert "backup could not be made" in faults("en", broken.director)


@pytest.mark.skipif(sys.platform != "linux", reason="a disk is made in memory")
@pytest.mark.skipif(os.geteuid() != 0, reason="only root mounts a disk")
def test_a_real_disk_is_full(tmp_path: Path) -> None:
    """The served club stands on a disk that somebody else fills up, and then makes room on."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(disk)], check=False)
    if mounted.returncode:
        pytest.skip("no disk can be mounted here")
    try:
        with serving(disk / "club") as club:
            founded(club)
            director, table = club.person(Role.DIRECTOR), club.at_table(1)
            table.done(result(1, 1, "4S N ="))
            filler = disk / "holiday.mov"
            with filler.open("wb", buffering=0) as film, contextlib.suppress(OSError):
                while True:
                    film.write(b"x" * 4096)
            told: list[str] = []
            answer: httpx.Response | None = None
            for number in range(400):
                line = "4S N =" if number % 2 else "4S N -1"
                answer = table.ask(result(1, 1, line), id=f"n{number}", sure=True)
                if answer.status_code != 200:
                    break
                told += answer.json()["entries"]
            assert answer is not None
            assert (answer.status_code, answer.json()["code"]) == (UNAVAILABLE, "unavailable")
            assert "Make room on the disk" in director.client.get(f"/e/{EVENT}/office").text
            assert table.view()["table"] == 1
            # Who would come in is told so too, and may try again.
            code = club.client().post("/in", data={"code": "AAAA-AAAA"})
            assert code.status_code in {403, UNAVAILABLE}
            filler.unlink()
            table.done(result(1, 2, "3NT N ="))
            assert "Make room" not in director.client.get(f"/e/{EVENT}/office").text
            with SqliteStore.open(disk / "club" / f"{EVENT}.event") as store:
                assert store.verify() == store.last
                assert set(told) <= {each.id for each in store.read()}
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_the_log_says_a_thing_once(broken: Broken, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with locked(broken.record):
        for number in range(3):
            assert broken.table.ask(result(1, 1, "4S N ="), id=f"x{number}").status_code == UNAVAILABLE
    broken.table.done(result(1, 1, "4S N ="))
    said = [each.levelname for each in caplog.records if each.getMessage().startswith("writing")]
    assert said == ["ERROR", "WARNING"]
