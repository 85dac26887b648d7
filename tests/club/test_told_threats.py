"""What ASVS asks of sessions, logs and access, seen from outside: the page of threats names these tests."""

from __future__ import annotations

import logging
from pathlib import Path

import httpx
import pytest
from tests.club.conftest import EVENT, LAPTOP, Club, founded, serving

from duplicado.service.live.roles import Role
from duplicado.store.club_rows import AccessRow

CODE = f"/api/1/events/{EVENT}/codes"


def entered(club: Club, pin: str) -> httpx.Response:
    body = {"session": 1, "table": 4, "pin": pin}
    return club.public().client.post(f"/api/1/events/{EVENT}/enter", json=body)


def test_each_coming_in_has_a_token_of_its_own_of_256_bits(thursday: Club) -> None:
    pin = thursday.pin(4)
    tokens = [str(entered(thursday, pin).json()["token"]) for _ in range(3)]
    assert len(set(tokens)) == 3
    assert {len(bytes.fromhex(each)) for each in tokens} == {32}


def test_no_pin_code_or_token_stands_in_the_log(thursday: Club, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    pin, code = thursday.pin(4), thursday.code(Role.DISPLAY)
    answer = entered(thursday, pin)
    wrong = "0000" if pin != "0000" else "1111"
    assert entered(thursday, wrong).status_code == 403
    assert thursday.public().client.post("/api/1/codes/redeem", json={"code": code}).status_code == 200
    confirming = thursday.house.entrance.confirming.draw(issuer=LAPTOP)
    headers = {"X-CSRF-Token": thursday.organizer().csrf, "X-Confirm-PIN": confirming}
    thursday.organizer().client.post(CODE, json={"role": "display", "by": "the wall"}, headers=headers)
    # Not what the client of the test itself writes.
    ours = [each for each in caplog.records if not each.name.startswith(("httpx", "httpcore"))]
    said = "\n".join(each.getMessage() for each in ours)
    token = str(answer.json()["token"])
    assert len(token) > 20
    assert [each for each in (f"pin={pin}", f'"{pin}"', code, token, confirming) if each in said] == []


def test_access_that_cannot_be_read_grants_nothing(tmp_path: Path) -> None:
    paths = [f"/api/1/events/{EVENT}/{each}" for each in ("office", "view", "rankings", "access")]
    with serving(tmp_path / "club") as before:
        founded(before)
        organizer = before.organizer()
        assert {organizer.get(path).status_code for path in paths} == {200}
        before.house.store.put(AccessRow(EVENT, "{damaged"))
    with serving(tmp_path / "club") as club:
        for who in (club.organizer(), club.public()):
            for path in paths:
                answer = who.get(path)
                assert 400 <= answer.status_code < 600, (path, answer.text)
                assert "North 1" not in answer.text
