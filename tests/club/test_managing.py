"""Hands, backups, tokens, people: what only some may have, by every role."""

from __future__ import annotations

import pytest
from tests.club.conftest import EVENT, Club, Person, result

from duplicado.event.contest import ContestantId
from duplicado.event.facts.planning import DealsRecorded
from duplicado.service.live.roles import Role
from duplicado.vocabulary.hands import Deal, Layout

DEAL = Deal.parse("N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765")
OFFICE = {Role.ORGANIZER, Role.DIRECTOR}
ALL_OFFICE = {Role.ORGANIZER, Role.DIRECTOR, Role.ASSISTANT, Role.SCORER}


def dealt() -> DealsRecorded:
    layouts: dict[int, Layout] = dict.fromkeys(range(1, 11), DEAL)
    return DealsRecorded(1, layouts)


def of_role(club: Club, role: Role) -> Person:
    if role is Role.PUBLIC:
        return club.public()
    return club.at_table(1) if role is Role.PLAYER else club.person(role)


def test_a_look_at_hands_wants_a_reason_and_is_written_down(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    director.done(dealt())
    address = f"/api/1/events/{EVENT}/hands/1/2"
    assert director.get(address).json()["code"] == "reason-for-look"
    shown = director.client.get(address, params={"as": "office", "reason": "a card is missing"}).json()
    assert shown["N"] == "AKQJ.T98.765.432"
    looks = [each for each in director.get(f"/api/1/events/{EVENT}/audit").json() if each["what"] == "look"]
    assert [each["detail"] for each in looks] == ["session 1 section - board 2: a card is missing"]


@pytest.mark.parametrize("role", [Role.SCORER, Role.PLAYER, Role.DISPLAY, Role.PUBLIC])
def test_who_was_not_granted_it_sees_no_hands(thursday: Club, role: Role) -> None:
    thursday.person(Role.DIRECTOR).done(dealt())
    answer = of_role(thursday, role).get(f"/api/1/events/{EVENT}/hands/1/2")
    assert answer.status_code == 403
    assert "AKQJ" not in answer.text


def test_a_director_who_plays_sees_what_he_has_played(thursday: Club) -> None:
    thursday.person(Role.DIRECTOR).done(dealt())
    playing = thursday.person(Role.DIRECTOR, plays=(ContestantId(1),))
    address = f"/api/1/events/{EVENT}/hands/1/1"
    look = {"as": "office", "reason": "to know"}
    assert playing.client.get(address, params=look).json()["code"] == "not-played-yet"
    thursday.at_table(1).done(result(1, 1, "4S N ="))
    assert playing.client.get(address, params=look).status_code == 200


@pytest.mark.parametrize("role", Role)
def test_who_manages_what(thursday: Club, role: Role) -> None:
    """Every address of the second half of the service, by every role."""
    person = of_role(thursday, role)
    at = f"/api/1/events/{EVENT}"
    asked: dict[str, tuple[str, str, object, set[Role]]] = {
        "backup": ("POST", f"{at}/backup", None, OFFICE),
        "health": ("GET", f"{at}/health", None, OFFICE),
        "audit": ("GET", f"{at}/audit", None, OFFICE),
        "access": ("GET", f"{at}/access", None, OFFICE),
        "pins": ("POST", f"{at}/pins", {"session": 1, "tables": [2]}, OFFICE),
        "codes": ("POST", f"{at}/codes", {"role": "display", "by": "the wall"}, OFFICE),
        "tokens": ("POST", f"{at}/tokens", {"role": "display", "by": "the wall"}, OFFICE),
        "subjects": ("DELETE", f"{at}/subjects/nobody-1", None, OFFICE),
        "people": ("GET", "/api/1/people", None, set()),
        "person": ("POST", "/api/1/people", {"name": "A. Player"}, set()),
        "one": ("GET", "/api/1/people/none", None, set()),
        "forget": ("DELETE", "/api/1/people/none", None, set()),
        "event": ("POST", "/api/1/events", {"id": "x", "name": "y", "facts": [{}]}, set()),
    }
    for name, (method, path, body, may) in asked.items():
        answer = person.send(method, path, body)
        if role in may:
            assert answer.status_code == 200, name
        else:
            assert answer.status_code == (401 if role is Role.PUBLIC else 403), name


def test_people_are_kept_given_out_and_forgotten(thursday: Club) -> None:
    organizer = thursday.organizer()
    made = organizer.send("POST", "/api/1/people", {"name": "A. Player", "number": "17"}).json()["id"]
    assert organizer.get("/api/1/people").json() == [{"id": made, "name": "A. Player", "number": "17"}]
    assert organizer.get(f"/api/1/people/{made}").json()["people"][0]["name"] == "A. Player"
    assert organizer.send("DELETE", f"/api/1/people/{made}").status_code == 200
    assert organizer.get(f"/api/1/people/{made}").status_code == 404
    assert "A. Player" not in organizer.get("/api/1/people").text


def test_a_token_is_good_for_what_it_was_made_for(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    wanted = {"role": "scorer", "by": "a program", "scopes": ["see"], "days": 2}
    token = director.send("POST", f"/api/1/events/{EVENT}/tokens", wanted).json()["token"]
    with thursday.client() as client:
        client.headers["Authorization"] = f"Bearer {token}"
        assert client.get(f"/api/1/events/{EVENT}/view").json()[0]["view"]["kind"] == "entries"
        body = {"id": "x", "facts": [{"is": "round-called", "session": 1, "round": 1}]}
        assert client.post(f"/api/1/events/{EVENT}/commands", json=body).status_code == 403
        subject = client.get("/api/1/me").json()["subject"]
        assert director.send("DELETE", f"/api/1/events/{EVENT}/subjects/{subject}").json() == {"tokens": 1}
        assert client.get("/api/1/me").status_code == 401


def test_what_was_done_with_privileges_names_the_table_of_a_pin(thursday: Club) -> None:
    thursday.pin(4)
    page = thursday.person(Role.DIRECTOR).client.get(f"/e/{EVENT}/office/access", params={"lang": "es"}).text
    told = page[page.index('id="audit"') :]
    assert '<span class="quiet detail">Mesa 4</span>' in told
    assert "1-4" not in told
