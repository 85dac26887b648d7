"""Keys of places at tables of an event: good for whoever is let in to the event, and for no longer."""

from __future__ import annotations

import re
from functools import partial

import pytest
from tests.club.conftest import EVENT, LAPTOP, Club, Person, club
from tests.club.test_electronic import AtTable, electronic, sat_down
from tests.club.test_sessions import reading
from tests.waiting import until

from duplicado.service.live.roles import Role

pytestmark = pytest.mark.wire
__all__ = ["club"]  # a fixture


def send_away(club: Club, person: Person) -> None:
    club.house.entrance.revoke(subject=person.get("/api/1/me").json()["subject"], issuer=LAPTOP)


def directing(club: Club, director: Person) -> str:
    """Have somebody go to the first table as its Director; return the address of his place."""
    form = {"csrf": director.csrf, "session": "1", "section": "", "table": "1", "round": "1"}
    went = director.client.post(f"/e/{EVENT}/office/electronic", data=form)
    assert went.status_code == 303
    return str(went.headers["location"])


def test_who_is_sent_away_has_his_seat_no_more(club: Club) -> None:
    electronic(club)
    players = sat_down(club, 1, (1, 4))
    north, south = players["N"], players["S"]
    stream = reading(north.person, f"{north.address}/stream")
    assert north.client.get(f"{north.address}/view").status_code == 200
    send_away(club, north.person)
    until(lambda: stream.ended)
    for word in ("", "/view", "/stream", "/boards"):
        assert north.client.get(f"{north.address}{word}").status_code == 404, word
    headers = {"X-CSRF-Token": north.proof}
    sent = north.client.post(f"{north.address}/do", json={"id": "x", "do": "P"}, headers=headers)
    assert sent.status_code == 404
    assert south.client.get(f"{south.address}/view").status_code == 200


def test_who_directs_no_more_sees_no_hands_of_a_table(club: Club) -> None:
    electronic(club)
    sat_down(club, 1, (1, 4))
    director, other = club.person(Role.DIRECTOR), club.person(Role.DIRECTOR)
    address, same = directing(club, director), directing(club, other)
    assert address == same
    stream = reading(director, f"{address}/stream")
    assert director.client.get(f"{address}/view").status_code == 200
    send_away(club, director)
    until(lambda: stream.ended)
    assert director.client.get(address).status_code == director.client.get(f"{address}/view").status_code == 404
    assert other.client.get(f"{address}/view").status_code == 200


@pytest.mark.parametrize("do", ["frees seat", "seats robot"])
def test_whose_seat_the_director_gives_to_another_sees_its_hand_no_more(club: Club, do: str) -> None:
    electronic(club)
    players = sat_down(club, 1, (1, 4))
    west, another = players["W"], AtTable(club, 1, 4)
    director = club.person(Role.DIRECTOR)
    address = directing(club, director)
    found = re.search(r'name="csrf" content="([0-9a-f]+)"', director.client.get(address).text)
    assert found is not None
    stream = reading(west.person, f"{west.address}/stream")
    body = {"id": "d1", "do": do, "text": "W"}
    done = director.client.post(f"{address}/do", json=body, headers={"X-CSRF-Token": found[1]})
    assert done.status_code == 200
    until(lambda: stream.ended)
    assert west.client.get(f"{west.address}/view").status_code == 404
    until(partial(_takes, another))
    assert west.takes("W") == 409
    assert west.client.get(f"{west.address}/view").status_code == 404


def _takes(player: AtTable) -> bool:
    return player.takes("W") == 303
