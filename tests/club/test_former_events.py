"""Events that a club shows no more: archived and brought back, deleted while unplayed, in the office and by command."""

import json
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result
from tests.club.conftest import EVENT, Club, Person, founded, founding, result, serving
from tests.club.console import OFFICE, Console

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.formats.event_record.document import fact_data
from duplicado.service.club.offline_administration import backroom
from duplicado.service.live.roles import DEFAULT_GRANTS, Access, Capability, Role
from duplicado.store.store_selection import shelf_at

API = f"/api/1/events/{EVENT}"
ARCHIVE = f"{OFFICE}/archive"
ADDRESSES = (f"/e/{EVENT}", OFFICE, f"/e/{EVENT}/t/1/3", f"/api/1/events/{EVENT}/view", f"/e/{EVENT}/office/settings")


@pytest.fixture
def organizer(thursday: Club) -> Console:
    return Console(thursday.organizer())


def run(*words: str) -> Result:
    return CliRunner().invoke(root_group(COMMANDS), words, env={"DUPLICADO_LANG": "en"})


def press(console: Console, **fields: str) -> int:
    """Press a button of the page on which an event is archived or deleted."""
    return console.person.client.post(ARCHIVE, data={"csrf": console.person.csrf, **fields}).status_code


def audited(club: Club) -> list[str]:
    return [each.what for each in club.house.entrance.trail.of(EVENT)]


def answers(console: Console) -> set[int]:
    return {console.person.client.get(each).status_code for each in ADDRESSES}


def test_an_archived_event_is_gone_and_is_brought_back(thursday: Club, organizer: Console) -> None:
    player = thursday.at_table(3)
    assert ARCHIVE in organizer.open("/settings")
    assert press(organizer, how="archived") == 303
    assert answers(organizer) == {410}
    plain = thursday.public().client.get(f"/e/{EVENT}")
    assert "no longer shown" in plain.text
    assert player.get(f"/api/1/events/{EVENT}/view").json()["code"] == "gone"
    assert EVENT not in thursday.public().client.get("/").text
    assert thursday.public().get("/api/1/events").json() == []
    office = organizer.person.client.get("/office").text
    assert f'name="event" value="{EVENT}"' in office

    back = {"csrf": organizer.person.csrf, "event": EVENT}
    assert organizer.person.client.post("/office/archived", data=back).status_code == 303
    assert 410 not in answers(organizer)
    assert player.get(f"/api/1/events/{EVENT}/view").status_code == 200
    assert audited(thursday)[-2:] == ["archived", "brought-back"]


def test_an_unplayed_event_is_deleted_by_its_title_with_all_that_is_kept_of_it(
    thursday: Club, organizer: Console
) -> None:
    thursday.pin(3)
    assert press(organizer, how="deleted", title="Friday pairs") == 422
    assert 410 not in answers(organizer)
    assert press(organizer, how="deleted", title=" Thursday  pairs ") == 303
    assert answers(organizer) == {410}
    assert not [each.name for each in thursday.folder.iterdir() if each.name.startswith(EVENT)]
    assert not thursday.house.entrance.pins.places(EVENT)
    assert audited(thursday)[-1] == "deleted"
    with backroom(str(thursday.folder), "a test") as room:
        assert not [each for each in room.verified() if each.error]

    founded(thursday)
    assert 410 not in answers(organizer)


def test_what_was_played_is_archived_and_not_deleted(thursday: Club, organizer: Console) -> None:
    thursday.person(Role.SCORER).done(result(3, 5, "4S N =", side=None))
    assert 'name="how" value="deleted"' not in organizer.open("/archive")
    assert press(organizer, how="deleted", title="Thursday pairs") == 409
    assert 410 not in answers(organizer)


def test_who_was_let_in_to_the_event_alone_takes_it_from_nobody(thursday: Club) -> None:
    director = Console(thursday.person(Role.DIRECTOR))
    assert ARCHIVE not in director.open("/settings")
    assert director.person.client.get(ARCHIVE).status_code == 403
    assert press(director, how="archived") == 403


def test_programs_archive_and_delete_as_the_pages_do(thursday: Club, organizer: Console) -> None:
    person = organizer.person
    assert person.send("PUT", f"{API}/archived", {"archived": True}).json() == {}
    assert answers(organizer) == {410}
    assert person.send("GET", "/api/1/archived").json() == [EVENT]
    assert person.send("PUT", f"{API}/archived", {"archived": True}).status_code == 410
    assert person.send("PUT", f"{API}/archived", {"archived": False}).status_code == 200
    assert 410 not in answers(organizer)
    assert person.send("GET", "/api/1/archived").json() == []
    assert delete_by_program(person, "Friday pairs").json()["code"] == "other-title"
    assert delete_by_program(person, "Thursday pairs").status_code == 200
    assert answers(organizer) == {410}
    assert audited(thursday)[-3:] == ["archived", "brought-back", "deleted"]


def test_programs_delete_nothing_that_was_played_and_nothing_of_others(thursday: Club, organizer: Console) -> None:
    for other in (thursday.person(Role.DIRECTOR), thursday.at_table(1)):
        assert delete_by_program(other, "Thursday pairs").status_code == 403
        assert other.send("PUT", f"{API}/archived", {"archived": True}).status_code == 403
    thursday.person(Role.SCORER).done(result(3, 5, "4S N =", side=None))
    refused = delete_by_program(organizer.person, "Thursday pairs")
    assert (refused.status_code, refused.json()["code"]) == (409, "event-was-played")
    assert 410 not in answers(organizer)


def test_programs_draw_and_end_the_pin_of_the_office(thursday: Club, organizer: Console) -> None:
    pin = str(organizer.person.send("PUT", "/api/1/office-pin", {"wanted": True}).json()["pin"])
    assert len(pin) == 6
    assert organizer.person.send("PUT", f"{API}/archived", {"archived": True}).json()["code"] == "confirm-again"
    headers = {"X-CSRF-Token": organizer.person.csrf, "X-Confirm-PIN": pin}
    ended = organizer.person.client.put("/api/1/office-pin", json={"wanted": False}, headers=headers)
    assert ended.json() == {"pin": ""}
    assert organizer.person.send("PUT", f"{API}/archived", {"archived": True}).status_code == 200


def test_a_director_of_the_club_takes_the_pin_from_no_organizer_and_brings_back_nothing_that_is_not_his(
    thursday: Club, organizer: Console
) -> None:
    director = thursday.person(Role.DIRECTOR, event="")
    pin = str(director.send("PUT", "/api/1/office-pin", {"wanted": True}).json()["pin"])
    headers = {"X-CSRF-Token": organizer.person.csrf, "X-Confirm-PIN": pin}
    drawn = organizer.person.client.put("/api/1/office-pin", json={"wanted": True}, headers=headers)
    assert drawn.status_code == 200, "the Organizer takes it from one below him"
    told = {"X-CSRF-Token": director.csrf, "X-Confirm-PIN": str(drawn.json()["pin"])}
    for wanted in (True, False):
        refused = director.client.put("/api/1/office-pin", json={"wanted": wanted}, headers=told)
        assert refused.status_code == 403, refused.text
    form = {"csrf": director.csrf, "confirming_pin": str(drawn.json()["pin"]), "end": "yes"}
    assert director.client.post("/office/settings/pin", data=form).status_code == 403
    assert 'action="/office/settings/pin"' not in director.client.get("/office/settings").text
    assert thursday.house.entrance.confirming.is_set

    access = Access({**DEFAULT_GRANTS, Role.DIRECTOR: DEFAULT_GRANTS[Role.DIRECTOR] - {Capability.CONDITIONS}})
    thursday.house.open_events.set_access(EVENT, access)
    headers["X-Confirm-PIN"] = str(drawn.json()["pin"])
    assert organizer.person.client.put(f"{API}/archived", json={"archived": True}, headers=headers).status_code == 200
    assert director.client.put(f"{API}/archived", json={"archived": False}, headers=told).status_code == 403
    again = director.client.post("/office/archived", data={"csrf": director.csrf, "event": EVENT})
    assert again.status_code == 403
    assert answers(organizer) == {410}


def delete_by_program(person: Person, title: str) -> httpx.Response:
    return person.client.delete(API, params={"as": person.login, "title": title}, headers={"X-CSRF-Token": person.csrf})


def test_by_command_where_the_club_is_not_served(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    with serving(folder) as club:
        founded(club)
        held = run("event", "archive", str(folder / f"{EVENT}.event"))
        assert held.exit_code == 2, held.output
    file = str(folder / f"{EVENT}.event")
    done = run("event", "archive", file)
    assert (done.exit_code, done.output) == (0, f"{EVENT} is archived.\n")
    with serving(folder) as club:
        assert club.public().client.get(f"/e/{EVENT}").status_code == 410
    assert run("event", "archive", file, "--back").exit_code == 0
    with serving(folder) as club:
        assert club.public().client.get(f"/e/{EVENT}").status_code == 200
    assert run("event", "delete", file).exit_code == 1
    assert shelf_at(str(folder)).names() == (EVENT,)
    assert run("event", "delete", file, "--yes").exit_code == 0
    assert shelf_at(str(folder)).names() == ()
    with serving(folder) as club:
        assert club.public().client.get(f"/e/{EVENT}").status_code == 410
    log = run("club", "audit", str(folder), "--json")
    assert [each["what"] for each in json.loads(log.output)][-3:] == ["archived", "brought-back", "deleted"]


def test_by_command_what_was_played_stays(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    with serving(folder) as club:
        sent = {"id": "f", "name": EVENT, "facts": [fact_data(each) for each in founding()]}
        assert club.organizer().send("POST", "/api/1/events", sent).status_code == 200
        club.person(Role.SCORER).done(result(3, 5, "4S N =", side=None))
    done = run("event", "delete", str(folder / f"{EVENT}.event"), "--yes")
    assert done.exit_code == 2
    assert "was played" in done.output
    assert shelf_at(str(folder)).names() == (EVENT,)
