"""E-mail of a club: its server is set, and each player whose address is known gets his session as a page."""

from __future__ import annotations

import email
import email.policy
import re
import socketserver
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from html import unescape

import pytest
from tests.club.conftest import EVENT, Club, Person, result
from tests.club.test_members import taken_in
from tests.club.test_persons import post
from tests.waiting import until

from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.progress import SessionEnded
from duplicado.service.live.roles import Role


class _Server(socketserver.ThreadingTCPServer):
    """A mail server that takes everything but what is for `nobody@`."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Line)
        self.taken: list[EmailMessage] = []


class _Line(socketserver.StreamRequestHandler):
    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())

    def handle(self) -> None:
        self.say("220 here")
        while line := self.rfile.readline().decode().strip():
            match line.upper().split(":")[0].split()[0]:
                case "DATA":
                    self.say("354 go on")
                    self.data()
                    self.say("250 taken")
                case "RCPT" if "nobody@" in line:
                    self.say("550 nobody of that name")
                case "QUIT":
                    self.say("221 bye")
                    return
                case _:
                    self.say("250 well")

    def data(self) -> None:
        lines = list(iter(self.rfile.readline, b".\r\n"))
        assert isinstance(self.server, _Server)
        found = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
        assert isinstance(found, EmailMessage)
        self.server.taken.append(found)


@pytest.fixture
def server() -> Iterator[_Server]:
    with _Server() as made:
        thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield made
        made.shutdown()
        thread.join()


def setting(server: _Server, **more: str) -> dict[str, str]:
    port = str(server.server_address[1])
    return {"host": "127.0.0.1", "port": port, "security": "none", "sender": "club@example.org", **more}


def over(club: Club) -> Person:
    director = club.person(Role.DIRECTOR)
    for table, line in ((1, "4S N +1"), (2, "4S N ="), (3, "4S N -1")):
        director.done(result(table, 1, line, side=None, round_number=table))
    director.done(SessionEnded(1))
    return director


def test_each_player_whose_address_is_known_gets_his_session(thursday: Club, server: _Server) -> None:
    organizer, director = thursday.organizer(), over(thursday)
    taken_in(organizer, "Name;Contact\nNorth 1;north@example.org\nSouth 1;nobody@example.org\nNorth 2;a telephone\n")
    files = f"/e/{EVENT}/office/files"
    sending = f"/e/{EVENT}/office/mail"
    assert post(director, sending, {}).status_code == 404  # no server is set
    before = director.client.get(files).text
    for told in ("a mail server of the club", "once the results are published", "2 of 20 players have"):
        assert told in unescape(before)
    page = post(organizer, "/office/settings/mail", setting(server, user="", **{"try": "yes"}))
    assert "A message is on its way to club@example.org" in page.text
    until(lambda: len(server.taken) == 1)
    assert post(director, sending, {}).status_code == 404  # nothing is published
    assert sending not in director.client.get(files).text
    director.done(ResultsPublished(None))
    ready = unescape(director.client.get(files).text)
    assert sending in ready
    assert "a mail server of the club" not in ready
    assert "once the results" not in ready
    said = post(director, sending, {}).text
    assert "One session was sent" in said
    assert "nobody of that name" in said
    assert "Without an address: North 2, South 2, " in said
    _, letter = server.taken
    assert (letter["To"], letter["Subject"]) == ("north@example.org", "Results: Thursday pairs")
    text = letter.get_body(("plain",))
    assert text is not None
    assert f"/e/{EVENT}/results/contestant/" in text.get_content()
    (attached,) = letter.iter_attachments()
    kept = attached.get_content()
    assert attached.get_filename() == "session.html"
    assert "<h1>North 1" in kept
    assert not any(each in kept for each in ("<script", "http:", "src=", "href="))  # it loads nothing


def test_what_is_no_server_is_told_and_the_password_is_sealed(club: Club, server: _Server) -> None:
    organizer = club.organizer()
    for wrong, said in (({"port": "99999"}, "no server"), ({"sender": "x"}, "no e-mail address")):
        page = post(organizer, "/office/settings/mail", {**setting(server), **wrong})
        assert (page.status_code, said in page.text) == (422, True)
    server.shutdown()  # a socket that a thread waits at is closed when it stops waiting
    server.server_close()
    unreachable = post(
        organizer, "/office/settings/mail", setting(server, password="secret word", user="u", **{"try": "yes"})
    )
    assert "has no mail server at port" in unreachable.text
    assert "Saved." in unreachable.text
    (mark,) = re.findall(r'name="mark" value="([^"]*)"', unreachable.text)
    again = {"mark": mark}
    assert "Saved." in post(organizer, "/office/settings/mail", {**setting(server), **again}).text
    assert "secret word" not in unreachable.text
    assert b"secret word" not in (club.folder / "club.duplicado").read_bytes()
    assert "E-mail" in post(organizer, "/office/settings/mail", {**setting(server), "away": "yes"}).text


def test_the_password_is_told_to_no_other_server(club: Club, server: _Server) -> None:
    organizer, address = club.organizer(), "/office/settings/mail"
    assert post(organizer, address, setting(server, user="u", password="secret word")).status_code == 200
    assert "club2@" in post(organizer, address, setting(server, user="u", sender="club2@example.org")).text
    for other in ({"host": "localhost"}, {"port": "1"}, {"security": "tls"}):
        refused = post(organizer, address, {**setting(server, user="u"), **other})
        assert (refused.status_code, "type it again" in refused.text) == (422, True)
    assert post(organizer, address, {**setting(server, user="u", password="another"), "host": "localhost"}).is_success


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"host": "a..b"}, "no computer by the name of a..b"),
        ({"host": ".example", "security": "tls"}, "no computer by the name of .example"),
        ({"user": "señora"}, "does not offer what was chosen"),
        ({"user": "u", "password": "ñ"}, "does not offer what was chosen"),
    ],
)
def test_letters_that_no_server_takes_are_told(club: Club, server: _Server, told: dict[str, str], why: str) -> None:
    refused = post(club.organizer(), "/office/settings/mail", {**setting(server), **told, "try": "yes"})
    assert (refused.status_code, why in refused.text) == (422, True)


def test_names_with_letters_of_the_language_are_addresses(club: Club, server: _Server) -> None:
    page = post(
        club.organizer(), "/office/settings/mail", setting(server, sender="peña@bridge-peña.es", **{"try": "yes"})
    )
    assert page.status_code == 422  # the server of this test takes no such name, and says so
    assert "Saved." in page.text
    sent = post(
        club.organizer(), "/office/settings/mail", setting(server, sender="club@bridge-peña.es", **{"try": "yes"})
    )
    assert "A message is on its way to club@bridge-peña.es" in sent.text
    until(lambda: len(server.taken) == 1)
    assert server.taken[0]["To"] == "club@xn--bridge-pea-19a.es"


def test_a_session_is_kept_as_a_page_of_its_own(thursday: Club) -> None:
    over(thursday).done(ResultsPublished(None))
    public = thursday.public()
    page = public.get(f"/e/{EVENT}/results/contestant/1").text
    assert f'href="/e/{EVENT}/results/contestant/1/kept"' in page
    kept = public.get(f"/e/{EVENT}/results/contestant/1/kept")
    assert kept.headers["content-disposition"].startswith("attachment")
    assert "<h1>North 1" in kept.text
    assert public.get(f"/e/{EVENT}/results/contestant/99/kept").status_code == 404
