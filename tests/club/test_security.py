"""Things that pages of a club never do: scripts in their text, assets of others, waiting for the slow, large bodies."""

from __future__ import annotations

import re
import socket
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from litestar.testing import TestClient
from tests.club.conftest import EVENT, LAPTOP, Club
from tests.club.test_routes import PAGE, ROUTES, SEARCHES, VALUES

from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.live.roles import Role
from duplicado.web.club.app import club_site
from duplicado.web.club.settings_page import LOGO

OTHERS = re.compile(r'<(?:script|img|link|iframe|form|source)[^>]*(?:src|href|action)="([^"]+)"')
PAGES = sorted(
    path
    for method, path in (name.split(" ") for name in ROUTES)
    if method == "GET" and not path.startswith(("/api/", "/law/", "/static/", "/feed", f"{PAGE}/results"))
)


def test_json_is_no_page(thursday: Club) -> None:
    answers = [
        thursday.organizer().get(f"/api/1/events/{EVENT}/health"),
        thursday.public().get(f"/api/1/events/{EVENT}/health"),
    ]
    for each in answers:
        assert each.headers["content-disposition"] == 'attachment; filename="api.json"', each.text
        assert each.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize("role", [Role.ORGANIZER, Role.PUBLIC], ids=lambda role: role.value)
def test_no_page_has_scripts_in_its_text_or_anything_of_others(thursday: Club, role: Role) -> None:
    person = thursday.public() if role is Role.PUBLIC else thursday.organizer()
    seen = 0
    for path in PAGES:
        page = person.client.get(path.format(**VALUES), follow_redirects=False)
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy, path
        assert "unsafe" not in policy, path
        assert page.headers["x-content-type-options"] == "nosniff", path
        assert page.headers["referrer-policy"] in {"no-referrer", "same-origin"}, path
        # What is of him who came in is kept nowhere; what is of everybody may be asked about again.
        is_his = person.login and path != LOGO
        assert page.headers["cache-control"] in ({"no-store"} if is_his else {"no-store", "no-cache"}), path
        if not page.headers.get("content-type", "").startswith("text/html"):
            continue
        seen += 1
        for script in re.findall(r"<script[^>]*>", page.text):
            assert " src=" in script or 'type="application/json"' in script, (path, script)
        assert not re.search(r"<[^>]+\son[a-z]+\s*=", page.text), path
        assert not re.search(r"<[^>]+\sstyle\s*=|<style", page.text), path
        for address in re.findall(
            r'<(?:script|img|link|iframe|form|source)[^>]*(?:src|href|action)="([^"]+)"', page.text
        ):
            assert urlsplit(str(address)).netloc in {"", urlsplit(thursday.address).netloc}, (path, address)
    assert seen > (20 if role is Role.ORGANIZER else 10)


def test_by_tls_the_cookie_is_for_tls_alone(thursday: Club, tmp_path: Path) -> None:
    with TestClient(club_site(str(tmp_path / "by tls")), base_url="https://club.example") as secure:
        grant = AccessPass("", Role.ORGANIZER, "the organizer")
        code = secure.app.state.house.entrance.issue_code(grant, issuer=LAPTOP)
        kept = secure.post("/in", data={"code": code}, follow_redirects=False).headers["set-cookie"]
    assert "Secure" in kept
    assert "HttpOnly" in kept
    plain = thursday.client().post("/in", data={"code": thursday.code(Role.DIRECTOR)}).headers["set-cookie"]
    assert "Secure" not in plain


@pytest.mark.parametrize(
    ("path", "kind"), [("/in", "application/x-www-form-urlencoded"), ("/api/1/codes/redeem", "application/json")]
)
def test_what_is_too_large_is_refused(thursday: Club, path: str, kind: str) -> None:
    answer = thursday.client().post(path, content=b"x" * 5_000_000, headers={"Content-Type": kind})
    assert answer.status_code == 413
    assert thursday.public().get("/").status_code == 200


@pytest.mark.parametrize(
    "name",
    ["..%2FThursday", "%2e%2e", "..%5cThursday", "Thursday%00", "club.duplicado", "%2Fetc%2Fpasswd", "Thursday.event"],
)
def test_no_name_leads_out_of_the_folder(thursday: Club, name: str) -> None:
    organizer = thursday.organizer()
    for path in (f"/e/{name}", f"/e/{name}/office", f"/api/1/events/{name}/view", f"/e/{name}/results"):
        answer = organizer.get(path)
        assert answer.status_code in {400, 404}, (path, answer.status_code)
        assert str(thursday.folder) not in answer.text


def test_nobody_waits_for_those_who_send_slowly(thursday: Club) -> None:
    """Half a request each, and a whole head without its body."""
    where = urlsplit(thursday.address)
    assert where.hostname is not None
    lines: list[socket.socket] = []
    with ExitStack() as stack:
        for number in range(60):
            slow = stack.enter_context(socket.create_connection((where.hostname, where.port or 80)))
            head = "POST /api/1/codes/redeem HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            slow.sendall((head if number % 2 else f"{head}Content-Length: 100\r\n\r\n{{").encode())
            slow.setblocking(False)
            lines.append(slow)
        table = thursday.at_table(1)
        for _ in range(5):
            assert table.view()["table"] == 1
        for slow in lines:  # each of them waits still
            with pytest.raises(BlockingIOError):
                slow.recv(1)


def test_every_privileged_look_at_hands_is_written_down(thursday: Club) -> None:
    organizer = thursday.person(Role.ORGANIZER)
    before = len(thursday.house.entrance.trail.of(EVENT))
    organizer.get(f"/api/1/events/{EVENT}/hands/1/1?reason=a+claim")  # there are none: nothing is shown
    assert len(thursday.house.entrance.trail.of(EVENT)) == before


def test_a_token_for_seeing_manages_nothing_on_the_pages(thursday: Club) -> None:
    grant = AccessPass("", Role.ORGANIZER, "a program", scopes=frozenset({Scope.SEE}))
    token = thursday.house.entrance.issue_token(grant, device="x", issuer=LAPTOP)
    client = thursday.client()
    client.cookies.set("duplicado-office", token)
    csrf = client.get("/api/1/me?as=office").json()["csrf"]
    for name, route in ROUTES.items():
        method, path = name.split(" ")
        only_shows = (
            path == "/office/new/movement" or path.startswith("/play/") or name in SEARCHES
        )  # nothing of the club is changed there
        if method == "POST" and route.form is not None and not route.lets_in and not only_shows:
            answer = client.post(path.format(**VALUES), data={"csrf": csrf})
            # Of a table's device, a commentator's, or a member's link, it is none at all.
            tables = ("/table/whose", "/table/names", "/table/line-up", "/table/seat")
            others = (*tables, "/match/{session}/{place}", "{event}/partners")
            elsewhere = path.endswith(others)
            assert answer.status_code == (401 if elsewhere else 403), name
