"""Sessions of devices: whose a phone is and where it is, when it is let in no more, what ends with that."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import httpx
import pytest
from tests.club.conftest import EVENT, LAPTOP, Club, Person, result
from tests.unit.service.live.test_following import state_of
from tests.waiting import until

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished
from duplicado.movement.mitchell import mitchell
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.club.device_login import Entrance
from duplicado.service.club.table_pins import draw_apart
from duplicado.service.live.roles import Role, TableKey
from duplicado.service.live.sittings import round_of_contestant, sitting_of
from duplicado.vocabulary.seats import Side
from duplicado.web import event_streams

AT = f"/api/1/events/{EVENT}"
TABLE = f"/e/{EVENT}/table"


def undecided(club: Club, table: int) -> Person:
    """Give the PIN of a table on its page, and say nothing yet."""
    client = club.client()
    answer = client.post(f"/e/{EVENT}/t/1/{table}", data={"pin": club.pin(table)})
    assert answer.headers["location"] == TABLE
    return Person(client, "table")


def say(person: Person, whose: str) -> httpx.Response:
    return person.client.post(f"{TABLE}/whose", data={"csrf": person.csrf, "whose": whose})


class Stream:
    """A live view that somebody has open in a thread of his own."""

    def __init__(self, person: Person, path: str) -> None:
        self.lines: list[str] = []
        self.ended = False
        self._person, self._path = person, path
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        asked = {"as": self._person.login} if self._person.login else None
        headers = {"Accept": "text/event-stream"}
        with (
            suppress(httpx.TransportError),  # of those that are open still when the test is over
            self._person.client.stream("GET", self._path, params=asked, headers=headers) as answer,
        ):
            for line in answer.iter_lines():
                if line.startswith("data: {"):
                    self.lines.append(line)
            self.ended = True


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is sent as long as nothing happens: what ends is ended by that it is looked after."""
    monkeypatch.setattr(event_streams, "SIGN_OF_LIFE", 3600.0)


def reading(person: Person, path: str = f"{AT}/view") -> Stream:
    stream = Stream(person, path)
    until(lambda: stream.lines)
    return stream


# ---- whose a device is


def test_before_it_is_said_whose_it_is_a_device_is_shown_nothing(thursday: Club) -> None:
    person = undecided(thursday, 1)
    page = person.client.get(TABLE).text
    assert 'value="1/NS"' in page
    assert 'value="6/EW"' in page
    for path in ("view", "rankings", "hall", "cards", "devices", "hand-records/1/1"):
        assert person.get(f"{AT}/{path}").status_code == 403, path
    assert person.ask(result(1, 1, "4S N =")).status_code == 403
    assert person.ask(RoundFinished(1, "", 1, 1)).status_code == 403


def test_a_private_phone_is_where_its_pair_is(thursday: Club) -> None:
    own = undecided(thursday, 1)
    assert say(own, "6/EW").headers["location"] == TABLE
    assert (own.view()["table"], own.view()["contestant"], own.view()["side"]) == (1, "6", "EW")
    thursday.at_table(1).done(result(1, 1, "4S N ="), result(1, 2, "pass"))
    thursday.person(Role.DIRECTOR).done(RoundCalled(1, 2))
    # What those who sit at table 1 now enter is of boards that pair 6 may play later.
    thursday.at_table(1).done(result(1, 3, "6NT S +1", round_number=2))
    view = own.view()
    assert (view["table"], view["round"]) == (2, 2)
    assert "6NT" not in json.dumps(view)
    assert own.ask(result(1, 3, "pass", side=Side.EW, round_number=2)).json()["code"] == "other-table"
    assert own.ask(RoundFinished(1, "", 1, 2), sure=True).json()["code"] == "other-table"


@pytest.mark.parametrize("whose", ["2/NS", "99/NS", "", "6"])
def test_nobody_says_that_he_is_one_who_sits_elsewhere(thursday: Club, whose: str) -> None:
    person = undecided(thursday, 1)
    assert say(person, whose).status_code == 409
    assert person.get(f"{AT}/view").status_code == 403


def test_it_is_said_once_and_in_the_round_in_which_the_pin_was_given(thursday: Club) -> None:
    own, late, table = thursday.at_table(1, own=6), undecided(thursday, 1), thursday.at_table(1)
    director = thursday.person(Role.DIRECTOR)
    follow = f"{AT}/follow"
    assert own.send("POST", follow, {"contestant": "1"}).json()["code"] == "pin-again"
    director.done(RoundCalled(1, 2))
    # Now pair 10 sits there, and pair 2 where pair 6 is: neither can be had by a PIN that was given before.
    for person, who in ((own, "2"), (table, "10"), (table, "1"), (late, "10")):
        answer = person.send("POST", follow, {"contestant": who})
        assert (answer.status_code, answer.json()["code"]) == (403, "pin-again"), who
    assert say(late, "10/EW").status_code == 409
    assert table.view()["table"] == 1


def devices_told(person: Person) -> list[str | None]:
    """Return whose the devices at somebody's table are said to be."""
    return [each["contestant"] for each in person.get(f"{AT}/devices").json()["devices"]]


def test_who_has_said_the_wrong_side_chooses_again_without_a_pin(thursday: Club) -> None:
    own = undecided(thursday, 1)
    say(own, "1/NS")
    own.done(DirectorCalled(Where(1, table=1, round=1), "the wrong side"))
    assert 'value="again"' in own.client.get(TABLE).text, "a call is for no side"
    say(own, "again")
    assert own.get(f"{AT}/view").status_code == 403
    assert 'value="6/EW"' in own.client.get(TABLE).text
    say(own, "6/EW")
    assert own.view()["side"] == "EW"
    assert devices_told(own) == ["6"]
    own.done(result(1, 1, "4S N =", side=Side.EW))
    assert 'value="again"' not in own.client.get(TABLE).text
    say(own, "again")
    assert own.view()["side"] == "EW", "nobody agrees for one side to what he has entered for the other"


def test_a_device_is_not_chosen_anew_in_a_later_round(thursday: Club) -> None:
    own = undecided(thursday, 1)
    say(own, "6/EW")
    thursday.person(Role.DIRECTOR).done(RoundCalled(1, 2))
    assert 'value="again"' not in own.client.get(TABLE).text
    say(own, "again")
    assert own.view()["contestant"] == "6"


def test_a_browser_that_gives_a_pin_anew_leaves_no_former_place_behind(thursday: Club) -> None:
    own = undecided(thursday, 1)
    say(own, "1/NS")
    own.client.post(f"/e/{EVENT}/t/1/1", data={"pin": "no"})
    assert devices_told(own) == ["1"], "a wrong PIN ends nothing"
    own.client.post(f"/e/{EVENT}/t/1/1", data={"pin": thursday.pin(1)})
    again = Person(own.client, "table")
    say(again, "6/EW")
    assert devices_told(again) == ["6"]


def test_a_program_says_at_once_whose_it_is(thursday: Club) -> None:
    assert thursday.at_table(1, own=6).view()["contestant"] == "6"
    client = thursday.client()
    sent = {"session": 1, "table": 1, "pin": thursday.pin(1), "contestant": "2"}
    answer = client.post(f"{AT}/enter", json=sent)
    assert (answer.status_code, answer.json()["code"]) == (403, "other-table")
    assert not [each for each in thursday.house.entrance.guests(EVENT) if each.role is Role.PLAYER and not each.follows]


def test_everybody_at_the_table_and_the_director_see_whose_each_device_is_said_to_be(thursday: Club) -> None:
    own, table = thursday.at_table(1, own=6), thursday.at_table(1)
    thursday.at_table(2, own=7)

    def told(person: Person) -> list[tuple[Any, bool]]:
        return [(each["contestant"], each["own"]) for each in person.get(f"{AT}/devices").json()["devices"]]

    assert told(own) == [("6", True), (None, False)]
    assert told(table) == [("6", False), (None, True)]
    director = thursday.person(Role.DIRECTOR)
    page = director.client.get(f"/e/{EVENT}/office/access").text
    assert "6 · Table 1" in page
    assert "7 · Table 2" in page
    director.done(RoundCalled(1, 2))
    assert told(own) == [("6", True)]
    assert told(table) == [(None, True)]
    subject = own.get("/api/1/me").json()["subject"]
    sent = {"csrf": director.csrf, "subject": subject}
    assert director.client.post(f"/e/{EVENT}/office/access/revoke", data=sent).status_code == 200
    assert own.get("/api/1/me").status_code == 401


def test_who_has_sat_out_goes_on_with_the_table_to_which_he_comes() -> None:
    nine = tuple(ContestantId(number) for number in range(1, 10))
    founding = (EventFounded("Club", Conditions()), SectionPlanned(1, "", mitchell(5), nine, 2))
    out = next(who for who in nine if sitting_of(state_of(*founding), 1, who, 1) is None)
    to = sitting_of(state_of(*founding), 1, out, 2)
    assert to is not None
    assert round_of_contestant(state_of(*founding), 1, out) == 1
    assert round_of_contestant(state_of(*founding, RoundFinished(1, "", to.key.table, 1)), 1, out) == 2


# ---- what a table says of which round


def test_a_table_says_nothing_of_rounds_to_come(thursday: Club) -> None:
    table = thursday.at_table(1)
    asked = table.ask(RoundFinished(1, "", 1, 1))
    assert (asked.status_code, asked.json()["codes"]) == (428, ["nothing-played"])
    assert "nothing was entered" in asked.json()["questions"][0]
    table.done(result(1, 1, "4S N ="))
    assert table.ask(RoundFinished(1, "", 1, 1)).status_code == 200
    # Those who come to play round 2 here are still in round 1 elsewhere.
    for fact in (result(1, 3, "4S N =", round_number=2), RoundFinished(1, "", 1, 2)):
        refused = table.ask(fact, sure=True)
        assert (refused.status_code, refused.json()["code"]) == (409, "round-not-begun")
    thursday.person(Role.DIRECTOR).done(RoundFinished(1, "", 5, 1))
    table.done(result(1, 3, "4S N =", round_number=2))


# ---- what ends with a pass


def test_a_new_pin_ends_what_came_in_by_the_old_one(thursday: Club) -> None:
    stays, own, other = thursday.at_table(1), thursday.at_table(1, own=6), thursday.at_table(2)
    late = undecided(thursday, 1)
    thursday.person(Role.DIRECTOR).done(RoundCalled(1, 2))  # pair 6 has gone on by now
    stream, gone_on, untouched = reading(stays), reading(own), reading(other)
    thursday.house.entrance.set_pins(EVENT, (TableKey(1, "", 1),), issuer=LAPTOP)
    until(lambda: stream.ended)
    until(lambda: gone_on.ended)
    assert not untouched.ended
    for person in (stays, own, late):
        assert person.get("/api/1/me").status_code == 401
    assert other.get("/api/1/me").status_code == 200
    thursday.house.entrance.set_pins(EVENT, (TableKey(1, "", 2),), issuer=LAPTOP)
    until(lambda: untouched.ended)


@pytest.mark.parametrize("path", ["view", "rankings", "hall"])
@pytest.mark.parametrize("busy", [False, True])
def test_a_revoked_session_ends_its_streams_at_once(thursday: Club, path: str, busy: bool) -> None:
    table, director = thursday.at_table(1), thursday.person(Role.DIRECTOR)
    stream = reading(table, f"{AT}/{path}")
    thursday.house.entrance.revoke(subject=table.get("/api/1/me").json()["subject"], issuer=LAPTOP)
    for number in range(1, 3 if busy else 1):
        director.done(result(1, number, "pass", side=None))
    until(lambda: stream.ended)


def test_an_expired_session_ends_its_streams(thursday: Club) -> None:
    grant = AccessPass(EVENT, Role.DISPLAY, "the wall", scopes=frozenset({Scope.SEE}))
    token = thursday.house.entrance.issue_token(grant, device="wall", issuer=LAPTOP, lasts=timedelta(milliseconds=900))
    client = thursday.client()
    client.headers["Authorization"] = f"Bearer {token}"
    stream = reading(Person(client, ""), f"{AT}/hall")
    until(lambda: stream.ended)


def test_what_a_device_looked_at_as_a_tables_ends_when_it_is_a_pairs(thursday: Club) -> None:
    table = thursday.at_table(1)
    stream = reading(table)
    assert table.send("POST", f"{AT}/follow", {"contestant": "6"}).status_code == 200
    until(lambda: stream.ended)


# ---- PINs


def test_no_two_tables_draw_the_same_pin(thursday: Club) -> None:
    # Chance that knows seven PINs would draw the same again and again: what is drawn is not put back.
    few = iter([b"\0" * 11 + bytes([n % 7]) for n in range(2000)])
    assert sorted(draw_apart(lambda _: next(few), 4, 7, lambda _pin: False)) == [f"{n:04d}" for n in range(7)]
    before = {thursday.pin(number) for number in range(1, 6)}
    assert len(before) == 5
    again = Entrance(thursday.house.store, clock=thursday.house.clock, chance=_those(sorted(before)))
    new = again.set_pins(EVENT, [TableKey(1, "", 1)], issuer=LAPTOP)
    assert set(new.values()) == {"9999"}


def _those(pins: list[str]) -> Callable[[int], bytes]:
    left = iter([*pins, "9999"])

    def chance(count: int) -> bytes:
        return int(next(left)).to_bytes(count, "big") if count == 12 else b"\1" * count

    return chance


@pytest.mark.rest
def test_sixty_tables_ten_thousand_times() -> None:
    chance = random.Random(5).randbytes
    for _ in range(10_000):
        assert len(set(draw_apart(chance, 4, 60, lambda _pin: False))) == 60


# ---- what is written down


def test_every_coming_in_is_written_down(thursday: Club) -> None:
    thursday.at_table(1, own=6)
    client = thursday.client()
    client.post(f"{AT}/enter", json={"session": 1, "table": 1, "pin": "no", "device": "a stranger"})
    client.post("/api/1/codes/redeem", json={"code": "AAAA-BBBB", "device": "a stranger"})
    thursday.person(Role.DIRECTOR)
    told = [(each.what, each.by, each.detail) for each in thursday.house.entrance.trail.of()]
    assert ("pin-wrong", "127.0.0.1", "1-1 · a stranger") in told
    assert ("code-wrong", "127.0.0.1", "a stranger") in told
    assert ("said", "1-1", "6") in told
    came = [detail for what, _, detail in told if what == "came-in"]
    assert "player 1-1 ·  · 127.0.0.1" in came
    assert "director · a test · 127.0.0.1" in came
