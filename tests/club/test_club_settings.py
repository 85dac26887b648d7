"""Settings of a served club: name and logo on its pages, backup of all of it, what comes back from one."""

from __future__ import annotations

import io
import re
import sqlite3
import threading
import zipfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import pytest
from msgspec import structs
from tests.club.conftest import EVENT, Club, Person, founded, result, serving
from tests.club.test_members import taken_in
from tests.club.test_rulings_desk import words

from duplicado.service.club.access import access_to
from duplicado.service.live.roles import DEFAULT_GRANTS, Access, Capability, Release, Role
from duplicado.store.club import ClubStore
from duplicado.store.club_copies import backup_streams
from duplicado.store.club_rows import AuditRow, MemberRow, PersonRow, SettingRow, TemplateRow
from duplicado.store.port import NewEntry
from duplicado.store.streams import SqliteStreams

FEDERATION = (Path(__file__).parents[2] / "docs" / "examples" / "points-by-table.toml").read_text(encoding="utf-8")
PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(40)


def saved(person: Person, form: dict[str, str], logo: bytes | None = None) -> httpx.Response:
    files = {} if logo is None else {"logo": ("logo.png", logo, "image/png")}
    return person.client.post("/office/settings", data={"csrf": person.csrf, **form}, files=files or None)


def backup(organizer: Person) -> bytes:
    answer = organizer.client.post("/office/settings/backup", data={"csrf": organizer.csrf})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip"), answer.text
    return answer.content


def restore(organizer: Person, packed: bytes, **form: str) -> httpx.Response:
    return organizer.client.post(
        "/office/settings/restore",
        data={"csrf": organizer.csrf, "rows": "yes", **form},
        files={"file": ("club.zip", packed, "application/zip")},
    )


def test_name_and_logo_head_the_pages_and_the_wall(thursday: Club) -> None:
    organizer, public = thursday.organizer(), thursday.public()
    assert public.get("/club/logo").status_code == 404
    assert "Saved." in saved(organizer, {"name": "Bridge <Club>\u202e  Lima"}, PICTURE).text
    wall = thursday.person(Role.DISPLAY)
    for person, path in (
        (public, "/"),
        (public, f"/e/{EVENT}"),
        (public, "/law"),
        (public, "/nowhere"),
        (wall, f"/e/{EVENT}/wall"),
    ):
        page = person.client.get(path, follow_redirects=True).text
        assert "Bridge &lt;Club&gt; Lima" in page, path
        assert 'class="logo" src="/club/logo?v=' in page, path
    shown = organizer.client.get(f"/e/{EVENT}/office").text
    address = shown.partition('src="/club/logo')[2].partition('"')[0]
    logo = public.get(f"/club/logo{address}")
    assert (logo.content, logo.headers["content-type"]) == (PICTURE, "image/png")
    assert "max-age" in logo.headers["cache-control"]
    saved(organizer, {"name": "", "no-logo": "yes"})
    assert "<span>Duplicado</span>" in public.get("/").text
    assert public.get("/club/logo").status_code == 404


def test_a_file_that_is_no_picture_is_not_taken(club: Club) -> None:
    organizer = club.organizer()
    for data, said in ((b"<svg onload=alert(1)>", "no PNG, JPEG or WebP"), (PICTURE + bytes(200_000), "200 kB")):
        page = saved(organizer, {"name": "X"}, data)
        assert page.status_code == 422
        assert said in page.text
    assert club.public().get("/club/logo").status_code == 404


def test_another_club_gets_back_what_it_lacks(thursday: Club, tmp_path: Path) -> None:
    organizer = thursday.organizer()
    saved(organizer, {"name": "Bridge Club Lima"}, PICTURE)
    taken_in(organizer, "Eva Gil\n")
    thursday.person(Role.DIRECTOR).done(result(3, 5, "4S N =", side=None))
    packed = backup(organizer)
    assert sorted(zipfile.ZipFile(io.BytesIO(packed)).namelist()) == [f"{EVENT}.backup", "club.duplicado.backup"]
    with serving(tmp_path / "other") as other:
        there = other.organizer()
        looked = restore(there, packed, look="yes")
        assert "This would come back" in looked.text
        assert there.get("/api/1/events").json() == []
        assert "comes back with 13 entries" in restore(there, packed).text
        assert re.search(r"4<span[^>]*>♠", there.client.get(f"/e/{EVENT}/office/results").text)
        assert [each["name"] for each in there.get("/api/1/members").json()] == ["Eva Gil"]
        assert "Bridge Club Lima" in other.public().get("/").text
        assert [each.what for each in other.house.entrance.trail.of("")][-1] == "club-restored"
        # What let people in to the one club lets nobody in to the other.
        assert other.public().client.get(f"/e/{EVENT}/office").status_code == 401


def test_play_at_tables_comes_back_by_what_it_is_called(club: Club, tmp_path: Path) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        for name in ("casual.play", "Robots.play"):
            place, copy = tmp_path / name, tmp_path / f"{name}.backup"
            with closing(SqliteStreams.open(place)) as streams:
                streams.append_many([("T1", [NewEntry("a", "Ana Lima sits")])])
            backup_streams(str(place), copy)
            made.write(copy, copy.name)
    back = words(restore(club.organizer(), packed.getvalue()).text)
    assert "Play at tables outside events comes back with one entry." in back
    assert "Play at the tables of “Robots” comes back with one entry." in back
    assert ".play" not in back


def test_what_is_here_stays_as_it_is(thursday: Club, tmp_path: Path) -> None:
    organizer = thursday.organizer()
    packed = backup(organizer)
    director = thursday.person(Role.DIRECTOR)
    director.done(result(3, 5, "4S N =", side=None))
    assert "stays as it is" in restore(organizer, packed).text
    with serving(tmp_path / "other") as other:
        founded(other)
        other.person(Role.DIRECTOR).done(result(3, 5, "3NT N =", side=None))
        page = restore(other.organizer(), backup(organizer))
        assert f"“{EVENT} 2”" in page.text
        assert set(other.organizer().get("/api/1/events").json()) == {EVENT, f"{EVENT} 2"}


def test_what_is_no_backup_is_told(club: Club) -> None:
    organizer = club.organizer()
    assert restore(organizer, b"no zip").status_code == 422
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        made.writestr("../Evil.backup", b"no record")
    page = restore(organizer, packed.getvalue())
    assert "cannot be restored" in page.text
    assert club.house.events.names() == ()


@pytest.mark.parametrize("how", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_damaged_backup_is_told_however_it_was_packed(club: Club, how: int) -> None:
    organizer, made = club.organizer(), io.BytesIO()
    with zipfile.ZipFile(made, "w", how) as packed:
        packed.writestr("Thursday.backup", b"record " * 400)
    data, begins = made.getvalue(), len("Thursday.backup") + 30
    for place in range(begins, begins + 24, 3):
        damaged = data[:place] + bytes(each ^ 255 for each in data[place : place + 8]) + data[place + 8 :]
        told = restore(organizer, damaged)
        assert told.status_code in {200, 422}, place
        assert "cannot be restored" in told.text or "no backup" in told.text, place


def test_a_copy_that_is_damaged_anywhere_is_told(thursday: Club, tmp_path: Path) -> None:
    organizer = thursday.organizer()
    with zipfile.ZipFile(io.BytesIO(backup(organizer))) as packed:
        files = {name: packed.read(name) for name in packed.namelist()}
    named = {name: data.index(b"CREATE TABLE") for name, data in files.items()}
    for name, data in files.items():
        for place in range(named[name], named[name] + 90, 30):  # SQLite names what it cannot read
            packed_again = io.BytesIO()
            with zipfile.ZipFile(packed_again, "w") as made:
                made.writestr(name.replace(EVENT, "Other"), data[:place] + b"\xa2\xf5" + data[place + 2 :])
            answer = restore(organizer, packed_again.getvalue())
            assert answer.status_code in {200, 422}, (name, place)


def crafted(path: Path, text: object) -> bytes:
    """Pack the file of a club each of whose rows says what nobody would have typed."""
    with ClubStore.open(str(path)) as store, store.together():
        for name in ("page.identity", "page.logo", "page.last", "page.federation", "keep.people", "keep.tables"):
            store.put(SettingRow(name, "x"))
        store.put(PersonRow("p1", "Ana", "1", "x", "x"))
        store.put(MemberRow("p1", "x", "x", "x"))
        store.put(TemplateRow("x", "x", "x"))
        store.put(AuditRow("x", "x", "", "", "", "", ""))
    with sqlite3.connect(path) as raw:
        columns = {
            "setting": ("value",),
            "person": ("name", "contact", "seen"),
            "template": ("name", "settings", "made"),
        }
        for table, names in {**columns, "member": ("category", "grade", "handicap")}.items():
            for each in names:
                raw.execute(f"UPDATE club_{table} SET {each} = ?", (text,))
        if isinstance(text, bytes):
            raw.execute("UPDATE club_audit SET id = ?", (text,))
        raw.execute("PRAGMA journal_mode = DELETE")
    raw.close()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as made:
        made.write(path, "club.duplicado.backup")
    return packed.getvalue()


_ODD: list[object] = [
    "{",
    "[1]",
    '{"name": [1], "logo": 7}',
    "-7",
    "1e999999999",
    "\0",
    "\u202e=1",
    "x" * 2_000_000,
    b"\xff",
    7,
]


@pytest.mark.parametrize("text", _ODD, ids=[repr(each)[:12] for each in _ODD])
def test_a_crafted_copy_spoils_no_page(club: Club, tmp_path: Path, text: object) -> None:
    organizer = club.organizer()
    back = restore(organizer, crafted(tmp_path / "crafted", text))
    assert back.status_code in {200, 422}, back.text
    for page in (
        "/",
        "/office",
        "/office/members",
        "/office/people",
        "/office/templates",
        "/office/new",
        "/office/ladders",
    ):
        answer = organizer.client.get(page)
        assert (page, answer.status_code, len(answer.content) < 200_000) == (page, 200, True)
    assert "Saved." in saved(organizer, {"name": "Bridge Club Lima"}).text
    assert all(1 <= club.house.people.days(each) <= 40_000 for each in club.house.people.kinds())


def test_nobody_gives_himself_rights_by_a_copy_of_his_own_making(tmp_path: Path) -> None:
    everything = frozenset(Capability) - {Capability.OWN_TABLE}
    told = Access({**dict.fromkeys(Role, everything), Role.ORGANIZER: frozenset()})
    less = Access({**DEFAULT_GRANTS, Role.DIRECTOR: DEFAULT_GRANTS[Role.DIRECTOR] - {Capability.ACCESS}})
    with serving(tmp_path / "crafted") as club:
        founded(club)
        club.house.open_events.set_access(EVENT, told)
        crafted = backup(club.organizer())
        club.house.open_events.set_access(EVENT, less)
        honest = backup(club.organizer())
    for role in (Role.DIRECTOR, Role.ORGANIZER):
        with serving(tmp_path / f"of-the-{role.value}") as club:
            assert restore(club.person(role, event=""), crafted).status_code == 200
            granted = access_to(club.house.store, EVENT).grants
            assert granted[Role.ORGANIZER] == DEFAULT_GRANTS[Role.ORGANIZER]
            if role is Role.DIRECTOR:
                assert granted[Role.DIRECTOR] == DEFAULT_GRANTS[Role.DIRECTOR]
            assert granted[Role.SCORER] <= DEFAULT_GRANTS[role] | DEFAULT_GRANTS[Role.SCORER]
            for each in (Role.PLAYER, Role.DISPLAY, Role.PUBLIC):
                assert granted[each] <= DEFAULT_GRANTS[each]
    with serving(tmp_path / "honest") as club:
        assert restore(club.person(Role.DIRECTOR, event=""), honest).status_code == 200
        assert access_to(club.house.store, EVENT) == less


def marks(page: str) -> list[str]:
    """Return what the forms of a page rest on, in their order."""
    return re.findall(r'name="mark" value="(\w+)"', page)


@pytest.mark.parametrize(
    ("path", "first", "second"),
    [
        ("/office/ladders", {"seasons": "# the first"}, {"seasons": "# the second"}),
        ("/office/ladders", {"form": "# the first\n" + FEDERATION}, {"form": "# the second\n" + FEDERATION}),
        ("/office/settings", {"name": "The First Club"}, {"name": "The Second Club"}),
        (
            "/office/settings/mail",
            {"host": "mail.example.org", "sender": "the-first@example.org"},
            {"host": "mail.example.org", "sender": "the-second@example.org"},
        ),
    ],
    ids=["seasons", "federation", "name", "mail"],
)
def test_of_two_who_save_at_once_the_second_is_told_and_loses_nothing(
    club: Club, path: str, first: dict[str, str], second: dict[str, str]
) -> None:
    organizer = club.organizer()
    own = {"csrf": organizer.csrf}
    theirs, his = (list(each.values())[-1].splitlines()[0] for each in (first, second))

    def page() -> str:
        ask = partial(organizer.client.post, data=own) if path.endswith("mail") else organizer.client.get
        return ask(path).text

    def saved_on(page: str, form: dict[str, str]) -> httpx.Response:
        mark = marks(page)[-1 if "form" in form else 0]
        return organizer.client.post(path, data={**own, "mark": mark, **form})

    both = page()
    assert saved_on(both, first).status_code == 200
    refused = saved_on(both, second)
    assert refused.status_code == 409
    assert "Somebody else has saved this since you opened it" in refused.text
    assert theirs in refused.text
    assert his in refused.text
    assert his not in page()
    assert saved_on(refused.text, second).status_code == 200
    assert his in page()


def test_of_two_who_release_at_once_the_second_is_told_and_loses_nothing(thursday: Club) -> None:
    organizer, path = thursday.organizer(), f"/e/{EVENT}/office/access"
    both = organizer.client.get(path).text
    shown = {"players": "never", "display": "never", "public": "never", "hands": "yes"}

    def saved_on(page: str, **form: str) -> httpx.Response:
        sent = {"csrf": organizer.csrf, "mark": marks(page)[0], **shown, **form}
        return organizer.client.post(f"{path}/grants", data=sent)

    assert saved_on(both).status_code == 200
    refused = saved_on(both, players="at-end")
    assert refused.status_code == 409
    assert "Somebody else has saved this since you opened it" in refused.text
    assert "Saved by somebody else meanwhile: never" in refused.text
    assert thursday.house.open_events.served[EVENT].access.openness.players is Release.NEVER
    assert saved_on(refused.text, players="at-end").status_code == 200
    assert thursday.house.open_events.served[EVENT].access.openness.players is Release.AT_END


def test_of_two_changes_at_the_same_moment_both_count(thursday: Club) -> None:
    events, begun, other = thursday.house.open_events, threading.Event(), threading.Event()

    def first(before: Access) -> Access:
        begun.set()
        other.wait()
        return replace(before, openness=structs.replace(before.openness, players=Release.NEVER))

    def second(before: Access) -> Access:
        return replace(before, openness=structs.replace(before.openness, public=Release.NEVER))

    with ThreadPoolExecutor(2) as both:
        one = both.submit(events.change_access, EVENT, first)
        begun.wait()
        two = both.submit(events.change_access, EVENT, second)
        other.set()
        one.result(), two.result()
    kept = access_to(thursday.house.store, EVENT).openness
    assert (kept.players, kept.public) == (Release.NEVER, Release.NEVER)


def test_of_two_who_save_a_logo_at_once_the_second_is_told_to_choose_it_again(club: Club) -> None:
    organizer = club.organizer()
    (mark,) = marks(organizer.client.get("/office/settings").text)
    assert saved(organizer, {"name": "Bridge Club Lima", "mark": mark}, PICTURE).status_code == 200
    refused = saved(organizer, {"name": "", "mark": mark}, PICTURE + bytes(1))
    assert refused.status_code == 409
    assert "Saved by somebody else meanwhile: Bridge Club Lima" in refused.text
    assert "The picture was not taken: choose it again." in refused.text
    assert club.public().client.get("/club/logo").content == PICTURE


def test_of_two_who_change_a_member_at_once_the_second_is_told(club: Club) -> None:
    organizer = club.organizer()
    taken_in(organizer, "Ana Lima\n")
    id_ = organizer.client.get("/api/1/members").json()[0]["id"]
    path = f"/office/members/{id_}"
    (mark,) = marks(organizer.client.get(path).text)

    def saved_with(mark: str, grade: str) -> httpx.Response:
        form = {"csrf": organizer.csrf, "id": id_, "mark": mark, "name": "Ana Lima", "grade": grade}
        return organizer.client.post("/office/members/save", data=form)

    assert saved_with(mark, "B").status_code == 303
    refused = saved_with(mark, "C")
    assert refused.status_code == 409
    assert "Saved by somebody else meanwhile: B" in refused.text
    assert 'value="C"' in refused.text
    (now,) = marks(refused.text)
    saved_with(now, "C")
    assert 'value="C"' in organizer.client.get(path).text
