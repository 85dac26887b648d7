"""Somebody is erased while the club is served: who looks on begins anew, the pages say what was done and is left."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from tests.club.conftest import EVENT, Club, Person, result
from tests.club.test_workers import follow
from tests.waiting import until

from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import SessionEnded
from duplicado.service.live.roles import Role

NAME = "North 3"
"""As the pairs of these tests are called."""


def post(person: Person, path: str, form: dict[str, str]) -> httpx.Response:
    return person.client.post(path, data={"csrf": person.csrf, **form})


def over(club: Club) -> Person:
    """Play a board, call the Director, and end the session."""
    director = club.person(Role.DIRECTOR)
    director.done(result(1, 1, "4S N =", side=None))
    director.done(DirectorCalled(Where(1, "", 1, 3), f"{NAME} says so"))
    director.done(SessionEnded(1))
    return director


def test_who_looks_on_is_shown_the_event_anew(thursday: Club) -> None:
    director = over(thursday)
    organizer = thursday.organizer()
    with ExitStack() as stack:
        sent = follow(director, EVENT, stack)
        assert NAME in json.dumps(next(sent))
        page = post(organizer, "/office/people/forget", {"name": "north  3"})
        assert page.status_code == 200
        assert "N.N. " in page.text
        assert "Thursday: 2 entries" in page.text
        assert list(sent) == []  # as somebody who has what is no more
    assert NAME not in json.dumps(director.view())
    assert "N.N. " in json.dumps(director.view())
    # It goes on, and is tied to what stands there now.
    director.done(DirectorCalled(Where(1, "", 1, 3), "afterwards"))
    with thursday.house.archive.shelf.open(EVENT) as store:
        assert store.verify() == store.last
    assert [each.what for each in thursday.house.entrance.trail.of("")][-1] == "erased"


def test_an_event_that_is_being_played_is_named(thursday: Club) -> None:
    thursday.person(Role.DIRECTOR).done(result(1, 1, "4S N =", side=None))
    organizer = thursday.organizer()
    refused = post(organizer, "/office/people/forget", {"name": NAME})
    assert refused.status_code == 409
    assert f"being played ({EVENT})" in refused.text
    ana = organizer.send("POST", "/api/1/people", {"name": NAME}).json()["id"]
    answer = organizer.send("DELETE", f"/api/1/people/{ana}")
    assert (answer.status_code, answer.json()["code"]) == (409, "still-played")
    assert organizer.get(f"/api/1/people/{ana}").status_code == 200


def test_by_the_service_too(thursday: Club) -> None:
    over(thursday)
    organizer = thursday.organizer()
    id_ = organizer.send("POST", "/api/1/people", {"name": NAME}).json()["id"]
    held = organizer.get(f"/api/1/people/{id_}").json()
    assert held["events"][0]["contestants"] == ["3"]
    done = organizer.send("DELETE", f"/api/1/people/{id_}").json()
    assert done["events"] == {EVENT: 2}
    assert NAME not in thursday.public().get(f"/e/{EVENT}").text


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_anybody_named_in_results_is_handed_what_is_held(thursday: Club, language: str) -> None:
    over(thursday)
    organizer = thursday.organizer()
    page = organizer.client.get("/office/people", params={"lang": language})
    assert 'action="/office/people/held"' in page.text
    held = post(organizer, "/office/people/held", {"name": NAME, "also": "N. 3\n\n"})
    assert held.headers["content-disposition"].startswith("attachment")
    assert held.json()["events"][0]["event"] == EVENT
    assert post(organizer, "/office/people/held", {"name": "N"}).status_code == 422
    assert post(organizer, "/office/people/forget", {"name": " "}).status_code == 422


def test_what_is_kept_in_records_is_deleted_by_a_button(thursday: Club) -> None:
    director = over(thursday)
    organizer = thursday.organizer()
    assert "says so" in json.dumps(director.view())
    page = post(organizer, "/office/people/keep", {"calls": "0"})
    assert "One thing was old enough" in page.text
    assert re.search(r'What devices told of actions at electronic tables.{0,200}value="400"', page.text, re.DOTALL)
    until(lambda: "says so" not in json.dumps(director.view()))  # the desk reads the record anew, soon


def test_a_command_that_crosses_with_an_erasure_is_done_once(thursday: Club, tmp_path: Path) -> None:
    """Another program writes the record anew; the server finds out when it next writes."""
    director = over(thursday)
    desk = thursday.house.open_events.served[EVENT]  # nobody tells it
    polling = desk.writer._polling
    polling.get_loop().call_soon_threadsafe(polling.cancel)
    thursday.house.archive.erase(thursday.house.archive.person(thursday.house.people.add(NAME).id), by="x")
    answers = [director.ask(DirectorCalled(Where(1, "", 1, 3), "crossing"), id="once") for _ in range(2)]
    assert [each.status_code for each in answers] == [200, 200]
    assert answers[0].json()["entries"] == answers[1].json()["entries"]
    assert NAME not in json.dumps(director.view())
    with thursday.house.archive.shelf.open(EVENT) as store:
        assert store.verify() == store.last
        assert sum("crossing" in each.text for each in store.read()) == 1
