"""Records that are replaced while a club is served: nothing is confirmed that nobody would find, nothing is lost."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from tests.club.conftest import EVENT, Club, Person, founded, founding, result, serving
from tests.waiting import until

from duplicado.service.club.club import ClubHouse
from duplicado.service.club.open_events import Idle
from duplicado.service.event_file import EventFile
from duplicado.service.live.roles import Role
from duplicado.store.club_rows import PersonRow
from duplicado.store.sqlite import SqliteStore

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file is not replaced there")

PAGE = f"/e/{EVENT}/office"


async def opened(setting: str) -> ClubHouse:
    return await ClubHouse.open(setting, poll=0.05)


@pytest.fixture
def club(tmp_path: Path) -> Generator[Club]:
    with serving(tmp_path / "club", opened) as served:
        founded(served)
        yield served


def record(club: Club) -> Path:
    return club.folder / f"{EVENT}.event"


def replaced_by_an_earlier_one(club: Club) -> None:
    path, copy = record(club), club.folder / "early"
    path.rename(club.folder / "Thursday.former")
    shutil.copy(copy, path)


def written_over_by_an_earlier_one(club: Club) -> None:
    record(club).write_bytes((club.folder / "early").read_bytes())


def deleted(club: Club) -> None:
    record(club).unlink()


def moved(club: Club) -> None:
    record(club).rename(club.folder / "elsewhere")


def replaced_by_another_event(club: Club) -> None:
    with EventFile.create(club.folder / "another") as event:
        event.enter(*founding(6), by="somebody")
    (club.folder / "another").replace(record(club))


def faults(director: Person, language: str = "en") -> str:
    page = director.client.get(PAGE, headers={"Accept-Language": language})
    return page.text.partition('<div id="faults"')[2].partition("</div>")[0]


def decided(director: Person, how: str) -> int:
    return director.client.post(f"{PAGE}/replaced", data={"csrf": director.csrf, "how": how}).status_code


def played(club: Club, director: Person) -> tuple[Person, list[str]]:
    """Play two boards, one before and one after a copy is made; return the table and the ids that were confirmed."""
    table = club.at_table(1)
    table.done(result(1, 1, "4S N ="))
    with SqliteStore.open(record(club)) as store:
        store.copy_to(club.folder / "early")
    table.done(result(1, 2, "3NT N ="))
    director.view()
    with SqliteStore.open(record(club)) as store:
        return table, [each.id for each in store.read()]


@pytest.mark.parametrize("accident", [replaced_by_an_earlier_one, deleted, moved], ids=lambda each: each.__name__)
def test_what_was_confirmed_is_taken_over_into_the_file_that_is_there(
    club: Club, accident: Callable[[Club], None]
) -> None:
    director = club.person(Role.DIRECTOR)
    table, ids = played(club, director)
    accident(club)
    answer = table.ask(result(1, 1, "4S N -1"), id="after", sure=True)
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    said = faults(director)
    assert str(record(club)) in said
    assert f"all {len(ids)} entries" in said
    assert "replaced" not in faults(club.person(Role.SCORER))
    assert decided(director, "take") == 303
    assert "alarm" not in faults(director)
    again = [table.ask(result(1, 1, "4S N -1"), id="after", sure=True).json() for _ in range(2)]
    assert again[0]["entries"] == again[1]["entries"]
    with SqliteStore.open(record(club)) as store:
        assert [each.id for each in store.read()] == [*ids, *again[0]["entries"]]
        assert store.verify() == len(ids) + 1
    assert any(each.what == "taken-over" for each in club.house.entrance.trail.of(EVENT))


@pytest.mark.parametrize(
    ("language", "told"),
    [("es", "ya no es el archivo que se abrió"), ("pt", "já não é o arquivo que foi aberto")],
)
def test_the_whole_of_it_is_told_in_the_language_of_the_director(club: Club, language: str, told: str) -> None:
    director = club.person(Role.DIRECTOR)
    director.view()
    deleted(club)
    until(lambda: "alarm" in faults(director))
    said = faults(director, language)
    assert (told in said, "is no longer the file" in said) == (True, False)


def test_who_only_looks_is_told_within_a_moment(club: Club) -> None:
    director = club.person(Role.DIRECTOR)
    director.view()
    deleted(club)
    until(lambda: "alarm" in faults(director))


def test_who_wants_the_file_as_it_is_goes_on_with_that(club: Club) -> None:
    director = club.person(Role.DIRECTOR)
    table, ids = played(club, director)
    written_over_by_an_earlier_one(club)
    for name in ("-wal", "-shm"):
        record(club).with_name(f"{EVENT}.event{name}").unlink(missing_ok=True)
    assert table.ask(result(1, 1, "4S N -1"), id="after", sure=True).status_code == 503
    assert decided(director, "leave") == 303
    table.done(result(1, 1, "4S N -1"))
    with SqliteStore.open(record(club)) as store:
        assert [each.id for each in store.read()][:-1] == ids[:-1]


def test_nothing_is_written_into_another_event(club: Club) -> None:
    director = club.person(Role.DIRECTOR)
    table, ids = played(club, director)
    replaced_by_another_event(club)
    with SqliteStore.open(record(club)) as store:
        theirs = tuple(store.read())
    assert table.ask(result(1, 1, "4S N -1"), sure=True).status_code == 503
    assert decided(director, "take") == 409
    with SqliteStore.open(record(club)) as store:
        assert tuple(store.read()) == theirs
    record(club).rename(club.folder / "Other.event")
    assert decided(director, "take") == 303
    with SqliteStore.open(record(club)) as store:
        assert [each.id for each in store.read()] == ids


def test_the_last_good_backup_is_not_replaced_by_a_copy_of_something_else(club: Club) -> None:
    director = club.person(Role.DIRECTOR)
    _, ids = played(club, director)
    assert director.send("POST", f"/api/1/events/{EVENT}/backup").status_code == 200
    replaced_by_an_earlier_one(club)
    assert director.send("POST", f"/api/1/events/{EVENT}/backup").status_code == 503
    with SqliteStore.open(club.folder / "backups" / f"{EVENT}.backup") as copy:
        assert [each.id for each in copy.read()] == ids


def test_the_file_of_the_club_itself_is_missed_and_put_back(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    own, elsewhere = folder / "club.duplicado", folder / "elsewhere"
    with serving(folder, opened) as club:
        organizer = club.organizer()

        def taken_in(name: str) -> int:
            form = {"csrf": organizer.csrf, "people": name}
            return organizer.client.post("/office/people/add", data=form).status_code

        assert taken_in("Eva Gil") == 200
        own.rename(elsewhere)
        until(lambda: taken_in("Ana Lima") == 503)
        page = organizer.client.get("/office/people")
        assert page.status_code == 503
        assert "no longer the one that was opened" in page.text
        assert str(own) not in page.text
        elsewhere.rename(own)
    with serving(folder, opened) as club:
        assert "Eva Gil" in {each.name for each in club.house.store.all(PersonRow)}


# ---- events at which nobody looks


@pytest.mark.skipif(sys.platform != "linux", reason="open files are counted there alone")
def test_events_that_nobody_looks_at_are_closed_again(tmp_path: Path) -> None:
    async def soon(setting: str) -> ClubHouse:
        return await ClubHouse.open(setting, idle=Idle(kept=2, after=3_600, every=0.1))

    with serving(tmp_path / "club", soon) as club:
        founded(club)
        names = [f"Evening {number}" for number in range(12)]
        for name in names:
            with EventFile.create(club.folder / f"{name}.event") as event:
                event.enter(*founding(6), by="somebody")
        organizer, table = club.organizer(), club.at_table(1)

        def files() -> list[str]:
            return [found for each in Path("/proc/self/fd").iterdir() if str(club.folder) in (found := _target(each))]

        params = {"as": "table"}
        headers = {"Accept": "text/event-stream"}
        with table.client.stream("GET", f"/api/1/events/{EVENT}/view", params=params, headers=headers) as followed:
            lines = followed.iter_lines()
            next(lines)
            for name in names:
                assert organizer.client.get(f"/e/{name}/office").status_code == 200
            # What is followed stays open, and the two that were asked for last.
            until(lambda: set(club.house.open_events.served) == {EVENT, *names[-2:]} or None)
            until(lambda: len({each for each in files() if each.endswith(".event")}) == 3 or None)
            table.done(result(1, 1, "4S N ="))
            assert any("data:" in line for line in lines)
        # One that was closed is opened again as if nothing had been.
        for name in names[:2]:
            assert organizer.client.get(f"/e/{name}/office").status_code == 200
        until(lambda: EVENT not in club.house.open_events.served)
        table.done(result(1, 2, "4S N ="))


def test_no_more_events_are_open_at_once_than_the_system_has_files_for(tmp_path: Path) -> None:
    async def later(setting: str) -> ClubHouse:
        return await ClubHouse.open(setting, idle=Idle(kept=2, after=3_600, every=3_600, most=4, begun=0.02))

    with serving(tmp_path / "club", later) as club:
        founded(club)
        names = [f"Evening {number}" for number in range(9)]
        for name in names:
            with EventFile.create(club.folder / f"{name}.event") as event:
                event.enter(*founding(6), by="somebody")
        organizer, table = club.organizer(), club.at_table(1)
        params, headers = {"as": "table"}, {"Accept": "text/event-stream"}
        with table.client.stream("GET", f"/api/1/events/{EVENT}/view", params=params, headers=headers) as followed:
            lines = followed.iter_lines()  # kept: what is let go ends the stream
            next(lines)
            for name in names:
                assert organizer.client.get(f"/e/{name}/office").status_code == 200
                assert len(club.house.open_events.served) <= 4
            assert EVENT in club.house.open_events.served  # it is looked at
            assert list(club.house.open_events.served)[-1] == names[-1]
        table.done(result(1, 1, "4S N ="))


def _target(link: Path) -> str:
    try:
        return str(link.readlink())
    except OSError:
        return ""
