"""Rights that are passed on, changed and taken away by way of the server, and what is written down of it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from tests.club.conftest import EVENT, LAPTOP, Club, Person
from tests.club.test_managing import dealt

from duplicado.event.contest import ContestantId
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.club.rights import changes_told, may_change, may_give
from duplicado.service.live.roles import DEFAULT_GRANTS, Access, Capability, Openness, Release, Role

AT = f"/api/1/events/{EVENT}"
ACCESS = f"/e/{EVENT}/office/access"


def granting(role: Role, *more: Capability, less: tuple[Capability, ...] = ()) -> Access:
    granted = (DEFAULT_GRANTS[role] | set(more)) - set(less)
    return Access({**DEFAULT_GRANTS, role: frozenset(granted)})


def put(person: Person, access: Access) -> int:
    return person.send("PUT", f"{AT}/access", json.loads(access.text())).status_code


@pytest.mark.parametrize("role", [Role.ORGANIZER, Role.DIRECTOR])
def test_nobody_takes_rights_from_one_above_him_or_his_equals(thursday: Club, role: Role) -> None:
    person = thursday.person(role)
    for above in list(Role)[: list(Role).index(role) + 1]:
        for lost in DEFAULT_GRANTS[above]:
            assert put(person, granting(above, less=(lost,))) == 403
    assert thursday.house.open_events.served[EVENT].access == Access()


@pytest.mark.parametrize("role", [Role.PLAYER, Role.DISPLAY, Role.PUBLIC])
@pytest.mark.parametrize("capability", [each for each in Capability if each is not Capability.OWN_TABLE])
def test_who_plays_or_looks_on_is_never_granted_what_is_the_offices(role: Role, capability: Capability) -> None:
    if capability in DEFAULT_GRANTS[role]:
        assert may_change(Role.ORGANIZER, granting(role, less=(capability,)), Access())
    else:
        assert not may_change(Role.ORGANIZER, Access(), granting(role, capability))


def test_what_may_be_changed_is_what_roles_below_may_do_and_no_more_than_ones_own() -> None:
    for capability in Capability:
        more = granting(Role.SCORER, capability)
        own = capability in DEFAULT_GRANTS[Role.DIRECTOR]
        assert may_change(Role.DIRECTOR, Access(), more) == (own or more == Access())
    fewer = granting(Role.SCORER, less=(Capability.ENTRIES,))
    assert may_change(Role.DIRECTOR, Access(), fewer)
    assert may_give(Role.DIRECTOR, Role.SCORER, Access())
    # A director whom the Organizer granted less lets nobody in who may more.
    assert not may_give(Role.DIRECTOR, Role.ASSISTANT, granting(Role.DIRECTOR, less=(Capability.CLOCK,)))


def test_a_change_of_access_is_written_down_with_what_has_changed(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    access = replace(granting(Role.SCORER, Capability.CLOCK), openness=Openness(players=Release.AT_END))
    assert put(director, access) == 200
    changed = director.client.post(f"{ACCESS}/grants", data={"csrf": director.csrf, "travellers": "yes"})
    assert changed.status_code == 200
    told = [(each.by, each.detail) for each in thursday.house.entrance.trail.of(EVENT) if each.what == "access"]
    assert told == [
        ("the director", "scorer: +clock; players: every-round → at-end"),
        ("the director", "travellers: False → True; hands: True → False"),
    ]
    assert changes_told(access, access) == ""


def test_who_plays_stays_one_who_plays_on_every_device_and_code(thursday: Club) -> None:
    two, three = ContestantId(2), ContestantId(3)
    director = thursday.person(Role.DIRECTOR, plays=(two,))
    wanted = {"role": "director", "by": "me again", "scopes": ["see", "act", "manage"]}
    code = director.send("POST", f"{AT}/codes", wanted).json()["code"]
    token = director.send("POST", f"{AT}/tokens", {**wanted, "plays": [{"number": 3}]}).json()["token"]
    entrance = thursday.house.entrance
    first = entrance.admit(entrance.redeem(code, device="x", source="x"))
    assert first.viewer.plays == (two,)
    assert entrance.admit(token).viewer.plays == (three, two)
    page = director.client.post(f"{ACCESS}/code", data={"csrf": director.csrf, "role": "scorer", "by": "me"}).text
    shown = page.partition('<p class="code">')[2].partition("<")[0]
    client = thursday.client()
    assert client.post("/in", data={"code": shown}).status_code == 303
    assert entrance.admit(client.cookies["duplicado-office"]).viewer.plays == (two,)
    thursday.person(Role.DIRECTOR).done(dealt())
    answer = Person(client, "office").client.get(f"{AT}/hands/1/1", params={"as": "office", "reason": "to see"})
    assert answer.status_code == 403


def test_nobody_passes_on_more_than_he_has(thursday: Club) -> None:
    grant = AccessPass(EVENT, Role.DIRECTOR, "a program", scopes=frozenset({Scope.MANAGE, Scope.SEE}))
    token = thursday.house.entrance.issue_token(grant, device="x", issuer=LAPTOP)
    client = thursday.client()
    client.headers["Authorization"] = f"Bearer {token}"
    for path in ("codes", "tokens"):
        assert client.post(f"{AT}/{path}", json={"role": "scorer", "by": "x"}).status_code == 403, path
        fewer = {"role": "scorer", "by": "x", "scopes": ["see"]}
        assert client.post(f"{AT}/{path}", json=fewer).status_code == 200, path


def test_nobody_sends_away_one_above_him_or_who_came_by_the_club(thursday: Club) -> None:
    organizer, of_club = thursday.person(Role.ORGANIZER), thursday.organizer()
    director, other = thursday.person(Role.DIRECTOR), thursday.person(Role.SCORER)

    def subject(person: Person) -> str:
        return str(person.get("/api/1/me").json()["subject"])

    for above in (organizer, director):
        assert director.send("DELETE", f"{AT}/subjects/{subject(above)}").status_code == 403
    assert director.send("DELETE", f"{AT}/subjects/{subject(of_club)}").json() == {"tokens": 0}
    for each in (organizer, of_club, director):
        assert each.get("/api/1/me").status_code == 200
    assert director.send("DELETE", f"{AT}/subjects/{subject(other)}").json() == {"tokens": 1}
    assert thursday.house.entrance.trail.of(EVENT)[-1].detail.startswith("the scorer · scorer-")


def test_what_is_handed_out_is_written_down(thursday: Club) -> None:
    director, organizer = thursday.person(Role.DIRECTOR), thursday.organizer()
    director.get(f"{AT}/files/record")
    director.client.get(f"/e/{EVENT}/office/files/record")
    director.send("POST", f"{AT}/backup")
    person = thursday.house.people.add("Ana Lima").id
    organizer.get(f"/api/1/people/{person}")
    organizer.client.get(f"/office/people/{person}/kept.json")
    told = [(each.what, each.by, each.detail) for each in thursday.house.entrance.trail.of()]
    name = "Thursday.record.jsonl"
    assert [each for each in told if each[0] == "exported"] == [("exported", "the director", name)] * 2
    assert ("backup", "the director", "Thursday.backup") in told
    assert [each for each in told if each[0] == "handed-out"] == [("handed-out", "the organizer", "Ana Lima")] * 2
