"""The demands of ASVS on sessions, logs and access, seen from outside: the page of threats names these tests."""

from __future__ import annotations

import logging
import re
import secrets
import smtplib
import ssl
import zipfile
from html import unescape
from pathlib import Path
from urllib.parse import unquote_plus

import httpx
import pytest
from tests.club.conftest import EVENT, LAPTOP, Club, founded, serving
from tests.club.console import Console

import duplicado
from duplicado.event.contest import ContestantId
from duplicado.event.facts.discipline import PlayerSuspended
from duplicado.service.acts.act import Page
from duplicado.service.club import club_restore
from duplicado.service.club.club_restore import BadBackup, restored_into
from duplicado.service.club.keys import SYSTEM_CHANCE
from duplicado.service.club.mail import Letter, MailError, MailSecurity, MailServer, _message, send
from duplicado.service.live.roles import Role
from duplicado.store.club_rows import AccessRow, DeviceRow, PairingRow, PinRow, TokenRow

CODE = f"/api/1/events/{EVENT}/codes"
SOURCES = Path(duplicado.__file__).parent


def entered(club: Club, pin: str) -> httpx.Response:
    body = {"session": 1, "table": 4, "pin": pin}
    return club.public().client.post(f"/api/1/events/{EVENT}/enter", json=body)


def test_each_coming_in_has_a_token_of_its_own_of_256_bits(thursday: Club) -> None:
    pin = thursday.pin(4)
    tokens = [str(entered(thursday, pin).json()["token"]) for _ in range(3)]
    assert len(set(tokens)) == 3
    assert {len(bytes.fromhex(each)) for each in tokens} == {32}


def test_what_lets_in_is_drawn_by_the_operating_system() -> None:
    assert SYSTEM_CHANCE is secrets.token_bytes
    drawing = re.compile(r"^\s*(?:from random import|import random)", re.MULTILINE)
    found = {each.relative_to(SOURCES).parts[:2] for each in SOURCES.rglob("*.py") if drawing.search(each.read_text())}
    # Robots choose among equals, and samples of hands are drawn: nothing of that lets anybody in.
    assert {each for each in found if each[0] in {"service", "web", "store"}} <= {
        ("service", "gateway"),
        ("service", "playing"),
        ("service", "robots"),
    }


def test_no_address_has_a_name_of_a_person(thursday: Club, director: Console) -> None:
    director.person.done(PlayerSuspended(ContestantId(1), "rudeness", 1, 2, 2, "South 1"))
    for path in (each for each in Page if each not in {Page.PLACE, Page.SCORE}):
        page = director.open(f"/{path.value}".removesuffix("/"))
        addresses = [unquote_plus(unescape(each)) for each in re.findall(r'(?:href|action)="([^"]*)"', page)]
        assert [each for each in addresses if "North " in each or "South " in each] == [], path
    # The form for the substitute who is wanted is filled in with whom he plays for.
    form = re.search(
        r'<form method="post" action="[^"]*people#substitute">.*?</form>', director.open("/people"), re.DOTALL
    )
    assert form is not None
    sent = {name: unescape(value) for name, value in re.findall(r'name="([^"]*)" value="([^"]*)"', form[0])}
    shown = director.person.client.post(f"{director.office}/people", data=sent).text
    assert re.search(r'name="absent" value="South 1" checked', shown)
    document = thursday.public().get("/api/1/openapi.json").json()
    asked = {
        each["name"]
        for path in document["paths"].values()
        for operation in path.values()
        for each in operation.get("parameters", ())
        if each["in"] == "query"
    }
    assert asked == {"after", "board", "reason", "round", "section", "signs", "table", "title"}


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


def test_nobody_writes_a_line_into_the_log(thursday: Club, caplog: pytest.LogCaptureFixture) -> None:
    (thursday.folder / "bad.event").write_bytes(b"no event" * 1_000)
    path = "/e/bad/t/1/4%0A2026-01-01%20all%20is%20well%1B[31m%E2%80%AEx"
    assert thursday.public().client.get(path).status_code == 503
    ours = [each.getMessage() for each in caplog.records if not each.name.startswith(("httpx", "httpcore"))]
    assert any("all%20is%20well" in each for each in ours)
    assert all(each.isprintable() and "\u202e" not in each for each in ours)


def test_the_mail_server_is_known_by_its_certificate(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[ssl.SSLContext] = []

    def refused(*_where: object, context: ssl.SSLContext, **_how: object) -> None:
        seen.append(context)
        raise OSError("not now")

    monkeypatch.setattr(smtplib, "SMTP_SSL", refused)
    server = MailServer("mail.example", "club@example.org", 465, MailSecurity.TLS)
    with pytest.raises(MailError):
        list(send(server, [Letter("ana@example.org", "Ana", "Results", "Text")]))
    assert [(each.verify_mode, each.check_hostname) for each in seen] == [(ssl.CERT_REQUIRED, True)]


def test_the_program_asks_nobody_but_who_is_set() -> None:
    asks = re.compile(
        r"urllib\.request|import (?:httpx|requests|aiohttp)|http\.client|create_connection|open_connection|smtplib"
    )
    found = {each.name for each in SOURCES.rglob("*.py") if asks.search(each.read_text(encoding="utf-8"))}
    # The mail server; a table that its user names; one's own server, to keep its pages as files.
    assert found == {"mail.py", "seat_client.py", "site_export.py"}


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


def test_a_new_club_lets_nobody_in_by_what_is_known_beforehand(tmp_path: Path) -> None:
    with serving(tmp_path / "club") as club:
        for kind in (TokenRow, PairingRow, PinRow, DeviceRow):
            assert club.house.store.all(kind) == ()
        for code in ("", "0000", "ABCD-EFGH", "admin"):
            answer = club.public().client.post("/api/1/codes/redeem", json={"code": code})
            assert answer.status_code in {400, 403}, code


def test_no_answer_says_by_which_version_of_what_it_was_made(thursday: Club) -> None:
    for path in ("/", f"/e/{EVENT}", "/api/1/events", "/api/1/me", "/nowhere", "/static/site.css"):
        heads = thursday.public().client.get(path).headers
        assert not heads.keys() & {"server", "x-powered-by", "via"}, path


@pytest.mark.rest
def test_no_answer_leads_to_another_site(thursday: Club) -> None:
    others = ("//other.example/x", "https://other.example", "%2F%2Fother.example", "\\\\other.example", "javascript:x")
    paths = [f"/{each}" for each in others] + [f"/law/{each}" for each in others] + [f"/in/{each}" for each in others]
    asked = ("next", "back", "to", "lang", "after", "return", "url")
    paths += [
        f"{path}?{name}={each}" for path in ("/", "/law", "/office", f"/e/{EVENT}") for name in asked for each in others
    ]
    client = thursday.organizer().client
    for path in paths:
        answer = client.get(f"{thursday.address.rstrip('/')}{path}", follow_redirects=False)
        leads = answer.headers.get("location", "/")
        assert answer.status_code < 500, path
        assert leads.startswith("/"), (path, leads)
        assert not leads.startswith(("//", "/\\")), (path, leads)


def test_a_letter_has_the_heads_that_it_is_given_and_no_others() -> None:
    server = MailServer("mail.example", "club@example.org")
    letter = Letter("ana@example.org", "Ana", "Results\r\nBcc: all@example.org\nX: y", "Text", b"<p>")
    heads = _message(server, letter)
    assert {each.lower() for each in heads} & {"bcc", "x"} == set()
    assert str(heads["To"]) == "ana@example.org"
    assert b"\nBcc:" not in heads.as_bytes()


def test_what_unpacks_to_more_than_is_thought_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_restore, "_LARGEST", 1_000_000)
    packed = tmp_path / "bomb.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("Friday.backup", b"\0" * 2_000_000)
    assert packed.stat().st_size < 10_000
    with packed.open("rb") as file, pytest.raises(BadBackup):
        restored_into(file, str(tmp_path / "club"))


RUN_FROM_DATA = re.compile(
    r"\b(?:eval|exec)\(|\b(?:pickle|marshal|shelve)\.|import (?:pickle|marshal|shelve)\b"
    r"|shell=True|os\.system\(|yaml\.load\("
)
RUN_IN_A_BROWSER = re.compile(
    r"\beval\(|new Function\(|document\.write|\.innerHTML\s*=[^=]|insertAdjacentHTML|outerHTML\s*=[^=]"
)


@pytest.mark.rest
def test_nothing_that_was_sent_or_kept_is_run() -> None:
    assert RUN_FROM_DATA.search("import pickle")
    assert RUN_IN_A_BROWSER.search("place.innerHTML = sent")
    for pattern, ending in ((RUN_FROM_DATA, "*.py"), (RUN_IN_A_BROWSER, "*.js")):
        files = list(SOURCES.rglob(ending))
        assert len(files) > 20
        assert [each.name for each in files if pattern.search(each.read_text(encoding="utf-8"))] == []


def test_statements_of_databases_stand_where_records_are_kept() -> None:
    statement = re.compile(r"\b(?:SELECT .+ FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b")
    found = {each.relative_to(SOURCES).parts[0] for each in SOURCES.rglob("*.py") if statement.search(each.read_text())}
    assert found == {"store"}
