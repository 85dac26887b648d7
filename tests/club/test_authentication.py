"""Authentication: access by PIN, code and token, and requests that other sites' pages make."""

import json
import re
from datetime import timedelta

import pytest
from tests.club.conftest import EVENT, Club, Person, result

from duplicado.event.facts.progress import RoundCalled
from duplicado.formats.event_record.document import fact_data
from duplicado.service.club import device_login
from duplicado.service.club.attempt_limits import Allowance
from duplicado.service.live.roles import Role, Viewer
from duplicado.vocabulary.seats import Side

LAPTOP = Viewer("laptop", Role.ORGANIZER, "the laptop")


def test_a_table_comes_in_by_its_pin_and_sees_itself_alone(thursday: Club) -> None:
    table = thursday.at_table(3)
    shown = table.view()
    assert (shown["kind"], shown["table"]) == ("table", 3)
    assert table.get(f"/api/1/events/{EVENT}/access").status_code == 403


def test_a_wrong_pin_lets_nobody_in_and_soon_nobody_may_try(thursday: Club) -> None:
    thursday.pin(3)
    with thursday.client() as client:
        body = {"session": 1, "table": 3, "pin": "no"}
        answers = [client.post(f"/api/1/events/{EVENT}/enter", json=body) for _ in range(6)]
    assert [each.status_code for each in answers] == [403] * 5 + [429]
    assert "PIN" in answers[0].json()["sentence"]
    assert not answers[0].cookies


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Try again at"), ("es", "Inténtelo de nuevo"), ("pt", "Tente de novo")]
)
def test_who_tries_table_after_table_is_told_when_to_try_again(
    thursday: Club, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    thursday.pin(3)
    monkeypatch.setattr(device_login, "BY_ADDRESS", Allowance(2, timedelta(minutes=1)))
    with thursday.client() as client:
        for table in (11, 12):
            answer = client.post(f"/api/1/events/{EVENT}/enter", json={"session": 1, "table": table, "pin": "no"})
            assert answer.status_code == 403
        program = client.post(
            f"/api/1/events/{EVENT}/enter?lang={language}", json={"session": 1, "table": 3, "pin": "no"}
        )
        page = client.post(f"/e/{EVENT}/t/1/3?lang={language}", data={"pin": "no"})
    assert (program.status_code, program.json()["code"]) == (429, "too-many-tries-here")
    for sentence in (program.json()["sentence"], page.text):
        assert re.search(rf"{said}[^.]* \d?\d:\d\d", sentence)


def test_a_code_is_good_for_one_device(thursday: Club) -> None:
    code = thursday.code(Role.DIRECTOR)
    with thursday.client() as one, thursday.client() as other:
        assert one.post("/in", data={"code": code}).status_code == 303
        assert other.post("/in", data={"code": code}).status_code == 403


def test_looking_at_the_address_of_a_code_does_not_use_it_up(thursday: Club) -> None:
    code = thursday.code(Role.DIRECTOR)
    with thursday.client() as client:
        for _ in range(3):
            assert client.get(f"/in/{code}").status_code == 200
        assert client.post("/in", data={"code": code}).headers["location"] == f"/e/{EVENT}/office"


def test_cookies_are_read_by_no_script_and_sent_for_no_other_site(thursday: Club) -> None:
    with thursday.client() as client:
        kept = client.post("/in", data={"code": thursday.code(Role.DIRECTOR)}).headers["set-cookie"]
    assert "HttpOnly" in kept
    assert "SameSite=lax" in kept


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://elsewhere.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"X-CSRF-Token": "of somebody else"},
        {"X-CSRF-Token": ""},
    ],
    ids=["origin", "site", "another proof", "no proof"],
)
def test_nothing_is_done_that_another_site_asks_for(thursday: Club, headers: dict[str, str]) -> None:
    table = thursday.at_table(1)
    for method, path in [("POST", f"/api/1/events/{EVENT}/commands"), ("DELETE", "/api/1/me")]:
        sent = {"X-CSRF-Token": table.csrf, **headers}
        assert table.client.request(method, path, json={}, headers=sent).status_code == 403
    assert table.get("/api/1/me").status_code == 200


@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", ""]
)
@pytest.mark.parametrize("proof", [True, False], ids=["with the proof", "without it"])
def test_what_a_form_of_another_site_may_send_is_no_json(thursday: Club, kind: str, proof: bool) -> None:
    director = thursday.person(Role.DIRECTOR)
    heads = {"Content-Type": kind} if kind else {}
    heads |= {"X-CSRF-Token": director.csrf} if proof else {}
    sent = json.dumps({"id": "x", "facts": [fact_data(RoundCalled(1, 2))]}).encode()
    answer = director.client.post(
        f"/api/1/events/{EVENT}/commands", params={"as": "office"}, content=sent, headers=heads
    )
    assert answer.status_code in ({415} if proof else {403, 415}), answer.text
    assert answer.json()["code"] in {"no-json", "not-allowed"}
    nothing_sent = director.client.post(
        f"/api/1/events/{EVENT}/backup", params={"as": "office"}, headers=heads
    ).status_code
    assert nothing_sent in ({415} if kind and proof else {200} if proof else {403, 415})
    assert not [each for each in director.view()["entries"] if each["fact"]["is"] == "round-called"]
    assert director.ask(RoundCalled(1, 2)).status_code == 200


def test_a_token_of_a_program_needs_no_proof(thursday: Club) -> None:
    with thursday.client() as client:
        answer = client.post("/api/1/codes/redeem", json={"code": thursday.code(Role.SCORER)})
        bearer = {"Authorization": f"Bearer {answer.json()['token']}"}
        body = {"id": "x", "facts": [{"is": "nothing"}]}
        answer = client.post(f"/api/1/events/{EVENT}/commands", json=body, headers=bearer)
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-fact")


def test_who_leaves_is_not_let_in_again(thursday: Club) -> None:
    table = thursday.at_table(1)
    kept = dict(table.client.cookies.items())
    assert table.send("DELETE", "/api/1/me").status_code == 200
    with thursday.client() as client:
        client.cookies.update(kept)
        assert client.get("/api/1/me").status_code == 401


def test_one_browser_has_an_office_and_a_table(thursday: Club) -> None:
    """A director who plays uses two tabs."""
    director = thursday.person(Role.DIRECTOR)
    body = {"session": 1, "table": 2, "pin": thursday.pin(2), "cookie": True}
    assert director.client.post(f"/api/1/events/{EVENT}/enter", json=body).status_code == 200
    seated = Person(director.client, "table")
    assert seated.view()["kind"] == "table"
    assert director.view()["kind"] == "entries"
    seated.done(result(2, 3, "4S N ="))
    assert seated.ask(result(1, 1, "4S N =")).json()["code"] == "other-table"
    director.done(result(1, 1, "4S N =", side=None))


def test_the_pass_of_one_event_is_none_in_another(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR, event="Friday")
    assert director.ask(result(1, 1, "4S N =")).status_code == 401
    assert director.get("/api/1/events").json() == []


def test_nobody_lets_in_one_who_may_do_more_than_himself(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    wanted = {"role": "organizer", "by": "me"}
    assert director.send("POST", f"/api/1/events/{EVENT}/codes", wanted).status_code == 403
    answer = director.send("POST", f"/api/1/events/{EVENT}/codes", {"role": "scorer", "by": "the scorer"})
    assert answer.status_code == 200
    assert (
        thursday.client().post("/api/1/codes/redeem", json={"code": answer.json()["code"]}).json()["role"] == "scorer"
    )


def test_a_revoked_token_ends_what_it_looked_at(thursday: Club) -> None:
    table = thursday.at_table(1, side=Side.NS)
    subject = table.get("/api/1/me").json()["subject"]
    assert thursday.house.entrance.revoke(subject=subject, issuer=LAPTOP) == 1
    assert table.get("/api/1/me").status_code == 401
    assert table.get(f"/api/1/events/{EVENT}/view").json()[0]["view"]["kind"] == "rankings"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "No PIN was drawn"), ("es", "No se sorteó ningún PIN"), ("pt", "Nenhum PIN foi sorteado")],
)
def test_pins_for_tables_that_there_are_not_are_refused_in_words(thursday: Club, language: str, said: str) -> None:
    organizer = thursday.organizer()
    address = f"/e/{EVENT}/office/access/pins?lang={language}"
    answer = organizer.client.post(address, data={"csrf": organizer.csrf, "table": "1  99"})
    assert (answer.status_code, said in answer.text) == (422, True), answer.text
    assert not thursday.house.entrance.pins.places(EVENT)
