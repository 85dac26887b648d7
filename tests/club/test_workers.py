"""Several servers of one club in a database: what is asked of one is seen at the other."""

from __future__ import annotations

import json
import uuid
from collections.abc import Generator, Iterator
from contextlib import ExitStack

import httpx
import pytest
from tests.club.conftest import Club, Person, founding, result, serving
from tests.waiting import until

from duplicado.formats.event_record.document import fact_data
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Role

pytestmark = pytest.mark.wire

NEVER = 3_600.0
"""Seconds: nobody looks by himself whether another has written."""


async def told_alone(setting: str) -> ClubHouse:
    return await ClubHouse.open(setting, poll=NEVER)


@pytest.fixture
def two(own_database: str) -> Generator[tuple[Club, Club]]:
    """Two servers of one database, in which no other test has left a club's settings."""
    with ExitStack() as stack:
        one, other = (stack.enter_context(serving(own_database, told_alone)) for _ in range(2))
        yield one, other


@pytest.fixture
def name(two: tuple[Club, Club]) -> str:
    """An event of this test."""
    made = f"Thursday {uuid.uuid4().hex}"
    body = {"id": "founding", "name": made, "facts": [fact_data(each) for each in founding()]}
    assert two[0].organizer().send("POST", "/api/1/events", body).status_code == 200
    return made


def follow(person: Person, event: str, stack: ExitStack) -> Iterator[dict[str, object]]:
    """Go through what somebody is sent of an event."""
    live = person.client.stream(
        "GET",
        f"/api/1/events/{event}/view",
        params={"as": person.login},
        headers={"Accept": "text/event-stream"},
        timeout=httpx.Timeout(60.0),
    )
    lines = stack.enter_context(live).iter_lines()
    return (json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: "))


def test_what_is_asked_of_one_is_seen_live_at_the_other(two: tuple[Club, Club], name: str) -> None:
    one, other = two
    scorer, director = one.person(Role.SCORER, event=name), other.person(Role.DIRECTOR, event=name)
    with ExitStack() as stack:
        sent = follow(director, name, stack)
        assert next(sent)["whole"] is True
        for board in (1, 2):
            answer = scorer.ask(result(1, board, "4S N =", side=None), event=name)
            assert answer.status_code == 200, answer.text
            fresh = next(sent)
            assert fresh["whole"] is False
            assert answer.json()["entries"][0] in json.dumps(fresh)


def test_a_command_sent_to_both_is_done_once(two: tuple[Club, Club], name: str) -> None:
    one, other = two
    scorer = one.person(Role.SCORER, event=name)
    elsewhere = Person(other.client(), "")
    elsewhere.client.cookies.update(scorer.client.cookies)
    elsewhere.login, elsewhere.csrf = scorer.login, scorer.csrf
    answers = [each.ask(result(1, 1, "4S N =", side=None), id="once", event=name) for each in (scorer, elsewhere)]
    assert answers[0].json()["entries"] == answers[1].json()["entries"]
    assert sum("once" in json.dumps(each) for each in scorer.view(name)["entries"]) == 1


def test_who_is_let_in_no_more_at_one_is_soon_not_at_the_other(two: tuple[Club, Club], name: str) -> None:
    one, other = two
    director = one.person(Role.DIRECTOR, event=name)
    elsewhere = other.client()
    elsewhere.cookies.update(director.client.cookies)
    assert elsewhere.get("/api/1/me?as=office").status_code == 200
    assert director.send("DELETE", "/api/1/me").status_code == 200
    until(lambda: elsewhere.get("/api/1/me?as=office").status_code == 401)


def test_a_change_of_who_may_see_what_reaches_the_others_at_once(two: tuple[Club, Club], name: str) -> None:
    one, other = two
    organizer, scorer = one.person(Role.ORGANIZER, event=name), other.person(Role.SCORER, event=name)
    address = f"/api/1/events/{name}/access"
    with ExitStack() as stack:
        sent = follow(scorer, name, stack)
        assert "entries" in json.dumps(next(sent))
        access = organizer.get(address).json()
        access["grants"]["scorer"].remove("record")
        access["openness"]["public"] = "at-once"
        assert organizer.send("PUT", address, access).status_code == 200
        # Who looks on is sent nothing more as what he was.
        assert list(sent) == []
    until(lambda: scorer.get(f"/api/1/events/{name}/office").status_code == 403)
    assert other.person(Role.ORGANIZER, event=name).get(address).json() == access
