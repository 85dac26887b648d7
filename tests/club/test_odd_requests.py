"""Requests that no browser sends: each is answered that it cannot be, none ends in a fault of the server."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
import pytest
from tests.club.conftest import EVENT, LAPTOP, Club, founded, result, serving
from tests.waiting import until

from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.club.attempt_limits import Rate
from duplicado.service.live.roles import Role
from duplicado.web import server
from duplicado.web.club import authentication, request_gate

AT: Final = f"/api/1/events/{EVENT}"
NINES: Final = "9" * 5_000
DEEP: Final = "[" * 100_000 + "]" * 100_000
BODIES: Final[dict[str, str | bytes]] = {
    "deep lists": DEEP,
    "deep objects": '{"a":' * 50_000 + "1" + "}" * 50_000,
    "a deep fact": json.dumps({"id": "x", "facts": [{"is": "x", "a": json.loads("[" * 100 + "]" * 100)}]}),
    "many digits": f'{{"id": "x", "board": {NINES}, "line": "pass", "facts": [{{"is": {NINES}}}]}}',
    "forty digits": f'{{"id": "x", "facts": [{{"is": "round-called", "session": {NINES[:40]}, "round": 1}}]}}',
    "a large float": '{"id": "x", "facts": [{"is": 1e400}]}',
    "half a pair": '{"id": "x", "facts": [{"is": "\\ud800"}]}',
    "no text": b"\xff\xfe{",
    "a null": '{"id": "\\u0000", "facts": [{"is": "\\u0000"}]}',
}
SENT_TO: Final = (
    *(("POST", f"{AT}/{path}") for path in ("commands", "results", "codes", "tokens", "pins", "boards/1", "enter")),
    *(("POST", f"{AT}/{path}") for path in ("acts/announce", "acts/call-round", "consolation", "own-table")),
    ("PUT", f"{AT}/access"),
    *(("POST", f"/api/1/{path}") for path in ("events", "imports", "simultaneous", "people", "codes/redeem")),
)
HOSTS: Final = (
    b"", b"[", b"]", b"[::1", b"[zz]:80", b"a:b:c", b"\xff", b"x y", b"http://[", b"a@b:99999", b"x:999999999",
    b"a" * 5_000, b"x/../y", b"<script>",
)  # fmt: skip
ORIGINS: Final = (b"[", b"http://[", b"http://[::1", b"http://x]", b"\xff", b"null", b"http://a:b")
PATHS: Final = (
    f"/e/{EVENT}/t/1/{NINES}", f"/e/{EVENT}/t/{NINES}/1", "/static/%00",
    f"/e/{EVENT}/office/settings/record?page={NINES}",
    "/e/%00", "/e/%ff", f"/e/{EVENT}/scorer?round={NINES}", f"{AT}/hands/{NINES}/1", f"{AT}/hand-records/-1/-5",
    f"{AT}/times/{NINES}", f"/e/{EVENT}/results/board/{NINES}", f"/office/new?number={NINES}", "/law/2017/%00",
    f"/e/{EVENT}/office/results/place?session={NINES}", f"{AT}/view?after={'x' * 499}", "/e/" + "%C3%A9" * 100,
)  # fmt: skip


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club with an event, which nothing that is asked here changes."""
    with serving(Path(tmp_path_factory.mktemp("club"))) as served:
        founded(served)
        yield served


@pytest.fixture(scope="module")
def token(club: Club) -> str:
    grant = AccessPass("", Role.ORGANIZER, "a program", scopes=frozenset(Scope))
    return club.house.entrance.issue_token(grant, device="x", issuer=LAPTOP)


def spoken(club: Club, head: bytes, body: bytes = b"") -> bytes:
    """Say something to the server, and return the first line of what it answers."""
    where = urlsplit(club.address)
    with socket.create_connection((where.hostname or "", where.port or 80), timeout=60) as line:
        line.sendall(head + b"Connection: close\r\n\r\n" + body)
        return line.makefile("rb").readline()


def is_answered(line: bytes) -> bool:
    return line.startswith(b"HTTP/1.1 ") and not line.startswith(b"HTTP/1.1 5")


@pytest.mark.parametrize(("method", "path"), SENT_TO, ids=lambda value: value)
def test_no_body_ends_in_a_fault(club: Club, token: str, method: str, path: str) -> None:
    with httpx.Client(base_url=club.address, headers={"Authorization": f"Bearer {token}"}, timeout=60) as client:
        for name, body in BODIES.items():
            answer = client.request(method, path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (name, answer.status_code, answer.text[:200])


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("path", ["/", "/connect", f"/e/{EVENT}", "/feed.atom", f"/e/{EVENT}/office/access"])
def test_no_host_ends_in_a_fault(club: Club, token: str, host: bytes, path: str) -> None:
    bearer = f"Authorization: Bearer {token}\r\n".encode()
    said = spoken(club, b"GET " + path.encode() + b" HTTP/1.1\r\nHost: " + host + b"\r\n" + bearer)
    assert said.startswith(b"HTTP/1.1 400"), said


@pytest.mark.parametrize("host", [b"192.168.1.7:8000", b"[fe80::1]:80", b"club.example", b"localhost"])
def test_hosts_that_there_are_are_answered(club: Club, host: bytes) -> None:
    assert spoken(club, b"GET / HTTP/1.1\r\nHost: " + host + b"\r\n").startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("origin", ORIGINS)
def test_what_is_no_origin_is_another_site(club: Club, origin: bytes) -> None:
    where = urlsplit(club.address).netloc.encode()
    for path in (b"/in", f"/e/{EVENT}/t/1/1".encode(), b"/api/1/codes/redeem"):
        head = (
            b"POST " + path + b" HTTP/1.1\r\nHost: " + where + b"\r\nOrigin: " + origin + b"\r\nContent-Length: 3\r\n"
        )
        assert spoken(club, head, b"a=b").startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_no_address_ends_in_a_fault(club: Club, token: str, path: str) -> None:
    for bearer in (
        b"",
        f"Authorization: Bearer {token}\r\n".encode(),
        f"Cookie: duplicado-office={token}\r\n".encode(),
    ):
        said = spoken(club, b"GET " + path.encode() + b" HTTP/1.1\r\nHost: x\r\n" + bearer)
        assert is_answered(said), said


def test_who_sends_his_body_too_slowly_is_cut_off(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_gate, "_PATIENCE", 0.2)
    head = b"POST /api/1/codes/redeem HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"
    assert spoken(club, head, b"{").startswith(b"HTTP/1.1 408")


@pytest.mark.rest
def test_who_does_not_come_to_the_end_of_his_head_is_hung_up_on(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    where = urlsplit(club.address)
    with socket.create_connection((where.hostname or "", where.port or 80)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        monkeypatch.setattr(server, "LONGEST_HEAD", 0.2)
        line.setblocking(False)

        def is_hung_up() -> bool:
            try:
                return line.recv(100) == b""
            except BlockingIOError:
                return False
            except ConnectionError:
                return True

        until(is_hung_up)
    monkeypatch.undo()
    assert club.public().get("/").status_code == 200


def test_who_asks_too_often_is_told_to_wait_and_others_go_on(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(authentication, "BY_DEVICE", Rate(3, 0.0))
    busy, other = club.at_table(4), club.at_table(5)
    answers = [busy.ask(result(4, 7, "pass"), id="same").status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    assert "too often" in busy.ask(result(4, 7, "pass")).json()["sentence"]
    assert other.ask(result(5, 9, "pass")).status_code == 200
    assert busy.get(f"{AT}/view").status_code == 200
    monkeypatch.setattr(authentication, "AT_LOGIN", Rate(2, 0.0))
    with club.client() as client:
        knocked = [client.post("/in", data={"code": "AAAA-BBBB"}).status_code for _ in range(3)]
    assert knocked[-1] == 429


def test_a_text_that_is_too_long_is_refused_whoever_says_it(club: Club, token: str) -> None:
    fact = {"is": "announcement-made", "text": "x" * 4001, "session": 1}
    with httpx.Client(base_url=club.address, headers={"Authorization": f"Bearer {token}"}) as client:
        answer = client.post(f"{AT}/commands", json={"id": "long", "facts": [fact]})
    assert (answer.status_code, answer.json()["code"]) == (409, "text-too-long")
    assert "may have 4" in answer.json()["sentence"]
