"""Tables at which people play, in a club: opened by a press, entered by a key, closed to everybody else."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import unquote

import httpx
import pytest
from tests.club.conftest import Club, club
from tests.waiting import until

from duplicado.service.club import attempt_limits
from duplicado.service.club.attempt_limits import Rate

pytestmark = pytest.mark.wire
__all__ = ["club"]  # a fixture


def opened(client: httpx.Client, kind: str = "robots") -> str:
    """Open a table and return the address of South's page."""
    answer = client.post("/play/", data={"with": kind})
    assert answer.status_code == 303
    assert answer.headers["cache-control"] == "no-store"
    return str(answer.headers["location"])


def csrf(client: httpx.Client, address: str) -> str:
    found = re.search(r'name="csrf" content="([0-9a-f]+)"', client.get(address).text)
    assert found is not None
    return found[1]


def view(client: httpx.Client, address: str) -> dict[str, Any]:
    answer = client.get(f"{address}/view")
    assert (answer.status_code, answer.headers["cache-control"], len(answer.content) % 256) == (200, "no-store", 0)
    return dict(answer.json())


def test_a_visitor_opens_a_table_and_plays(club: Club) -> None:
    with club.client() as client:
        assert "/play/" in client.get("/").text
        address = opened(client)
        proof = {"X-CSRF-Token": csrf(client, address)}
        until(lambda: view(client, address)["acts"] == "S")
        body = {"id": "c1", "do": "7NT", "on": view(client, address)["on"]}
        assert client.post(f"{address}/do", json=body).status_code == 403
        assert client.post(f"{address}/do", json=body, headers={**proof, "Origin": "http://other"}).status_code == 403
        done = client.post(f"{address}/do", json=body, headers=proof)
        assert (done.status_code, done.json()["code"], len(done.content) % 256) == (200, "done", 0)
        assert client.post(f"{address}/do", json=body, headers=proof).json()["code"] == "done"
        assert [each["call"] for each in view(client, address)["calls"]].count("7NT") == 1
        refused = client.post(f"{address}/do", json={"id": "c2", "do": "1S"}, headers=proof)
        assert (refused.status_code, len(refused.content) % 256) == (409, 0)


@pytest.mark.parametrize(("company", "directors"), [("robots", False), ("training", False), ("links", True)])
def test_the_rules_of_a_table_are_chosen_when_it_is_opened(club: Club, company: str, directors: bool) -> None:
    rules = {"undo.manner": "agreed", "clarification.seconds": "5", "claim.statement": "required"}
    rules["table.director"] = "both"
    with club.client() as client:
        form = re.search(rf'value="{company}"(?:(?!</form>).)*</form>', client.get("/play/").text, re.DOTALL)
        assert form is not None
        assert [name in form[0] for name in rules] == [True, True, True, directors]
        answer = client.post("/play/", data={"with": company, **rules}, follow_redirects=False)
        seat = f"/play/{answer.headers['Location'].split('/')[2]}/S"
        proof = {"X-CSRF-Token": csrf(client, seat)}
        if company == "links":
            client.post(f"{seat}/do", json={"id": "r", "do": "seat robots"}, headers=proof)
        until(lambda: view(client, seat)["acts"] == "S")
        assert view(client, seat)["statement_required"]
        assert client.post(f"{seat}/do", json={"id": "c1", "do": "7NT"}, headers=proof).json()["code"] == "done"
        until(lambda: view(client, seat)["may"]["undo"])
        assert client.post(f"{seat}/do", json={"id": "c2", "do": "undo"}, headers=proof).json()["code"] == "done"
        assert "7NT" not in [each["call"] for each in view(client, seat)["calls"]]


def test_who_opens_table_after_table_is_told_to_wait_and_goes_on_at_his_own(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attempt_limits, "NEW_TABLES", Rate(2, 0.0))
    with club.client() as client:
        assert [client.post("/play/", follow_redirects=False).status_code for _ in range(4)] == [303, 303, 429, 429]
        assert "Too fast" in client.post("/play/").text or "too fast" in client.post("/play/").text
        table = re.findall(r'href="(/play/[0-9a-f]{8}/S)"', client.get("/play/").text)[0]
        assert client.get(table).status_code == 200


def test_the_lobby_is_for_those_who_are_let_in(thursday: Club) -> None:
    public, player = thursday.public().client, thursday.at_table(4).client
    assert '"/play/lobby"' not in public.get("/play/").text
    assert public.get("/play/lobby").status_code == 401
    assert '"/play/lobby"' in player.get("/play/").text
    sent = {"name": "Ana", "words": "Acol", "starts": "20:30", "partner": "on"}
    table = player.post("/play/lobby", data=sent, follow_redirects=False).headers["location"].split("/")[2]
    seen = player.get("/play/lobby").text
    assert all(each in seen for each in ("Looks for a partner", "Ana", "Acol", "20:30", f"/play/lobby/{table}"))
    assert public.post(f"/play/lobby/{table}", data={"seat": "N"}).status_code == 401


def test_who_has_no_key_of_a_seat_is_told_nothing(club: Club) -> None:
    with club.client() as client, club.client() as other:
        address = opened(client)
        nowhere = re.sub("/play/[0-9a-f]{8}/", "/play/00000000/", address)
        for path in (address, f"{address}/view", f"{address}/stream", f"{address[:-1]}N"):
            assert other.get(path).status_code == other.get(path.replace(address, nowhere)).status_code == 404
        assert other.post(f"{address}/do", json={"id": "x", "do": "P"}).status_code == 404
        table = address.split("/")[2]
        for key in ("", "x", f"{table}.S.{'x' * 22}"):
            assert other.post(f"/play/{table}/sit", json={"key": key}).status_code == 403
        # A cookie of one's own making lists no table: only those whose seat one has still.
        assert f'href="{address}"' in client.get("/play/").text
        made = other.get("/play/", headers={"Cookie": f"duplicado-play={table}.S.{'x' * 22}!{'0' * 8}.N.{'x' * 22}"})
        assert 'href="/play/' not in made.text.partition("<main")[2].partition("</main")[0].replace(
            'href="/play/systems', ""
        )


def test_the_card_of_a_system_is_read_auction_by_auction(club: Club) -> None:
    with club.client() as client:

        def page(after: str) -> tuple[str, list[str]]:
            answer = client.get("/play/systems/natural", params={"after": after, "lang": "en"})
            assert answer.status_code == 200, after
            ways = re.findall(r'href="/play/systems/natural\?after=([^"&]+)"', answer.text)
            return answer.text.partition("<main")[2], [unquote(each) for each in ways]

        text, ways = page("")
        assert "15–17 points" in text or "15-17 points" in text
        assert {"1NT", "1C", "(1C)"} <= set(ways)
        text, ways = page("1NT")
        assert "Stayman" in text
        assert 'aria-label="Alert"' in text
        assert {"1NT 2C", "1NT (2D)"} <= set(ways)
        text, ways = page("1NT 2C")
        assert {"1NT", "1NT 2C 2D"} <= set(ways)
        assert "1NT P" not in ways
        for none in ("7NT", "<b>", "1NT " * 40):
            answer = client.get("/play/systems/natural", params={"after": none})
            assert answer.status_code in (400, 404), none
            assert "<b>" not in answer.text


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b'{"id": 1, "do": "P"}', b'{"id": "a", "do": "P", "more": 1}', b"x" * 5_000, b"\xff\xfe"],
    ids=["nothing", "half", "a list", "a number", "a field more", "too much", "no text"],
)
def test_what_is_no_command_is_answered_and_does_nothing(club: Club, body: bytes) -> None:
    with club.client() as client:
        address = opened(client, "links").replace("/links", "/S")
        proof = {"X-CSRF-Token": csrf(client, address), "Content-Type": "application/json"}
        before = view(client, address)
        answer = client.post(f"{address}/do", content=body, headers=proof)
        assert answer.status_code in {400, 413}
        assert view(client, address) == before
