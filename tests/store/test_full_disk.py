"""A disk that is full when a program begins: what is on it is read, and writing says what to do."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import pytest
from tests.club.conftest import EVENT, founded, result, serving

from duplicado.service.live.roles import Role
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import SettingRow
from duplicado.store.port import NewEntry, StoreUnavailable
from duplicado.store.sqlite import SqliteStore
from duplicado.store.streams import SqliteStreams

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="a disk is made in memory"),
    pytest.mark.skipif(sys.platform != "win32" and os.geteuid() != 0, reason="only root mounts a disk"),
]


class Disk:
    """A small disk that can be filled up."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._film = place / "holiday.mov"

    def fill(self) -> None:
        for size in (4096, 512, 1):
            with self._film.open("ab", buffering=0) as film, contextlib.suppress(OSError):
                while True:
                    film.write(b"x" * size)

    def make_room(self) -> None:
        self._film.unlink()


@pytest.fixture
def disk(tmp_path: Path) -> Generator[Disk]:
    place = tmp_path / "disk"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)], check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield Disk(place)
    subprocess.run(["umount", "-l", str(place)], check=True)


def killed_with(path: Path, ids: list[str]) -> None:
    """Write entries by a program that is killed: they stand in the log beside the file."""
    code = (
        "import os, sys; from pathlib import Path; from duplicado.store.port import NewEntry\n"
        "from duplicado.store.sqlite import SqliteStore\n"
        "store = SqliteStore.open(Path(sys.argv[1]))\n"
        "[store.append([NewEntry(each, each)]) for each in sys.argv[2:]]\n"
        "os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", code, str(path), *ids], check=False)
    assert path.with_name(f"{path.name}-wal").stat().st_size > 0


@pytest.mark.parametrize("was_killed", [False, True], ids=["after a clean end", "after a crash"])
def test_a_record_is_read_and_goes_on_when_there_is_room(disk: Disk, *, was_killed: bool) -> None:
    path = disk.place / "Thursday.event"
    ids = [f"e{number}" for number in range(20)]
    with SqliteStore.create(path) as store:
        store.append([NewEntry(each, each) for each in ids])
    if was_killed:
        killed_with(path, ["late", "later"])
        ids += ["late", "later"]
        path.with_name(f"{path.name}-shm").unlink()
    disk.fill()
    with SqliteStore.open(path) as store:
        assert [each.id for each in store.read()] == ids
        assert store.verify() == store.last == len(ids)
        for _ in range(2):
            with pytest.raises(StoreUnavailable, match="make room") as caught:
                store.append([NewEntry("new", "new")])
            assert str(path) in str(caught.value)
        disk.make_room()
        assert [each.number for each in store.append([NewEntry("new", "new")])] == [len(ids) + 1]
    with SqliteStore.open(path) as store:
        assert [each.id for each in store.read()] == [*ids, "new"]


def test_the_file_of_a_club_too(disk: Disk) -> None:
    path = disk.place / "club.duplicado"
    with ClubStore.open(str(path)) as store:
        store.put(SettingRow("a", "b"))
    disk.fill()
    with ClubStore.open(str(path)) as store:
        assert store.all(SettingRow) == (SettingRow("a", "b"),)
        with pytest.raises(StoreUnavailable, match="make room"):
            store.put(SettingRow("c", "d"))
        disk.make_room()
        store.put(SettingRow("c", "d"))
    with ClubStore.open(str(path)) as store:
        assert store.all(SettingRow) == (SettingRow("a", "b"), SettingRow("c", "d"))


@pytest.mark.parametrize("was_there", [False, True])
def test_the_file_of_tables_too(disk: Disk, *, was_there: bool) -> None:
    """A server opens it with the club, though nobody plays at such a table."""
    path = disk.place / "casual.play"
    if was_there:
        with closing(SqliteStreams.open(path)) as streams:
            streams.append_many([("A1", [NewEntry("a", "b")])])
    disk.fill()
    with closing(SqliteStreams.open(path)) as streams:
        assert streams.heads() == ({"A1": 1} if was_there else {})
        with pytest.raises(StoreUnavailable, match="make room"):
            streams.append_many([("A2", [NewEntry("c", "d")])])
        disk.make_room()
        streams.append_many([("A2", [NewEntry("c", "d")])])
    with closing(SqliteStreams.open(path)) as streams:
        assert streams.heads() == ({"A1": 1, "A2": 1} if was_there else {"A2": 1})
        assert streams.verify() == sum(streams.heads().values())


def test_a_club_is_served_from_a_full_disk(disk: Disk, tmp_path: Path) -> None:
    """A person who was let in before sees everything; what he enters waits, and goes in when there is room."""
    folder = disk.place / "club"
    with serving(folder) as club:
        founded(club)
        director, table = club.person(Role.DIRECTOR), club.at_table(1)
        table.done(result(1, 1, "4S N ="))
        cookies = [dict(each.client.cookies) for each in (director, table)]
    shutil.copytree(folder, tmp_path / "kept")
    disk.fill()
    with serving(folder) as club:
        for each, known in zip((director, table), cookies, strict=True):
            each.client = club.client()
            each.client.cookies.update(known)
        assert director.client.get(f"/e/{EVENT}/office").status_code == 200
        assert table.view()["table"] == 1
        answer = table.ask(result(1, 2, "3NT N ="), id="waits", sure=True)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        disk.make_room()
        assert table.ask(result(1, 2, "3NT N ="), id="waits", sure=True).status_code == 200
    with SqliteStore.open(folder / f"{EVENT}.event") as store:
        assert store.verify() == store.last
