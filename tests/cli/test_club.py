"""`duplicado club`, and `duplicado serve FOLDER` as far as it serves nobody."""

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import webbrowser
from http.client import HTTPConnection
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli import serve
from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.cli.serve_club import as_called, codes_on_enter, reached_by
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.founding import EventFounded
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.service.club.offline_administration import backroom
from duplicado.service.event_file import EventFile
from duplicado.service.live.roles import Role
from duplicado.store.club import ClubStore


def call(*arguments: str | Path) -> Result:
    return CliRunner().invoke(root_group(COMMANDS), [str(each) for each in arguments], env={"DUPLICADO_LANG": "en"})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a club with one event."""
    club = tmp_path / "our club"
    club.mkdir()
    ClubStore.open(str(club / "club.duplicado")).close()
    with EventFile.create(club / "Thursday.event") as event:
        event.enter(EventFounded("Thursday pairs", Conditions()), by="the Director")
    return club


def test_a_code_lets_in_once(folder: Path) -> None:
    done = call("club", "code", folder, "--role", "director", "--event", "Thursday")
    assert done.exit_code == 0, done.output
    given = done.output.split()[0]
    assert re.fullmatch(r"[2-9A-Z]{4}-[2-9A-Z]{4}", given)
    assert "Director" in done.output
    with backroom(str(folder), "a test") as room:
        admitted = room.entrance.admit(room.entrance.redeem(given, device="x", source="y"))
    assert (admitted.viewer.role, admitted.event) == (Role.DIRECTOR, "Thursday")


def test_enter_in_the_window_of_the_program_lets_another_browser_in(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with backroom(str(folder), "a test") as room:
        codes_on_enter(room.entrance, ["\n", "\n"], "http://127.0.0.1:8000/", Messages.load(Language.ENGLISH))
        first, second = re.findall(r"http://127\.0\.0\.1:8000/in/(\S+)", capsys.readouterr().out)
        assert first != second
        viewer = room.entrance.admit(room.entrance.redeem(second, device="x", source="y")).viewer
    assert viewer.role is Role.ORGANIZER


def test_an_event_that_is_not_there(folder: Path) -> None:
    done = call("club", "code", folder, "--event", "Friday")
    assert (done.exit_code, done.output) == (2, "Error: The club has no event Friday; it has: Thursday\n")


@pytest.mark.parametrize("command", [("code",), ("devices",), ("audit",), ("people",), ("backup",), ("verify",)])
def test_a_folder_without_a_club_is_a_sentence_with_the_remedy(tmp_path: Path, command: tuple[str, ...]) -> None:
    done = call("club", *command, tmp_path)
    assert done.exit_code == 2
    assert f'duplicado serve --new "{tmp_path}"' in done.output
    assert not list(tmp_path.iterdir())


def test_a_token_is_listed_and_taken_away(folder: Path) -> None:
    done = call("club", "token", folder, "--role", "scorer", "--event", "Thursday", "--by", "the wall", "--json")
    token = json.loads(done.output)["token"]
    listed = json.loads(call("club", "devices", folder, "--json").output)
    assert [(each["by"], each["role"]) for each in listed] == [("the wall", "scorer")]
    assert "the wall" in call("club", "devices", folder).output
    assert call("club", "revoke", folder, listed[0]["subject"]).exit_code == 0
    assert call("club", "revoke", folder, listed[0]["subject"]).exit_code == 2
    assert call("club", "devices", folder).output == "Nobody has access.\n"
    said = call("club", "audit", folder).output
    assert "gave a token" in said
    assert "removed access" in said
    assert token not in said


def test_a_club_is_copied_lost_and_put_back(folder: Path, tmp_path: Path) -> None:
    assert call("club", "people", folder, "--add", "Ana Lima").exit_code == 0
    copies = tmp_path / "copies"
    done = call("club", "backup", folder, "--to", copies)
    assert done.exit_code == 0, done.output
    assert sorted(path.name for path in copies.iterdir()) == ["Thursday.backup", "club.duplicado.backup"]
    (folder / "club.duplicado").write_bytes(b"broken")
    assert call("club", "verify", folder).exit_code == 2
    assert call("club", "restore", copies / "Thursday.backup", folder).exit_code == 2
    assert call("club", "restore", copies / "club.duplicado.backup", folder).exit_code == 0
    assert (folder / "club.duplicado.former").read_bytes() == b"broken"
    assert "Ana Lima" in call("club", "people", folder).output
    done = call("club", "verify", folder)
    assert done.exit_code == 0
    assert "Thursday: one entry, as it was written." in done.output


def test_an_altered_event_is_found(folder: Path) -> None:
    (folder / "Friday.event").write_bytes(b"broken")
    done = call("club", "verify", folder)
    assert done.exit_code == 1
    assert "Friday.event" in done.output
    assert "Thursday" in done.output


def test_people_come_from_a_list_and_are_forgotten(folder: Path, tmp_path: Path) -> None:
    listed = tmp_path / "people.csv"
    listed.write_text("Nome;Número\nAna Lima;12345\nRui Matos;;rui@example.org\nAna Lima;12345\n", encoding="cp1252")
    assert call("club", "people", folder, "--import", listed).output.startswith("2 of 3 taken in")
    assert call("club", "people", folder, "--import", listed).output.startswith("0 of 3 taken in")
    people = json.loads(call("club", "people", folder, "--json").output)
    (rui,) = [each for each in people if each["name"] == "Rui Matos"]
    assert rui["contact"] == "rui@example.org"
    for name in (rui["id"], "rui matos"):
        held = json.loads(call("club", "held", folder, name).output)
        assert held["people"][0]["name"] == "Rui Matos"
    assert call("club", "erase", folder, rui["id"], "--yes").exit_code == 0
    assert "Rui" not in call("club", "people", folder).output
    assert json.loads(call("club", "held", folder, "Rui Matos").output)["people"] == []


def test_somebody_is_erased_from_an_event_and_verify_says_so(folder: Path) -> None:
    with EventFile.open(folder / "Thursday.event") as event:
        players = (Player("Ana Lima", "12345"), Player("Rui Matos"))
        event.enter(ContestantEntered(ContestantId(1), players), by="the Director")
    before = json.loads(call("verify", folder / "Thursday.event", "--json").output)[0]
    assert [each["event"] for each in json.loads(call("club", "held", folder, "Ana Lima").output)["events"]]
    unsure = CliRunner().invoke(
        root_group(COMMANDS), ["club", "erase", str(folder), "Ana Lima"], input="n\n", env={"DUPLICADO_LANG": "en"}
    )
    assert "No change made" in unsure.output
    assert call("club", "erase", folder, "Al", "--yes").exit_code == 2
    done = call("club", "erase", folder, "Ana Lima", "--number", "12345", "--yes")
    assert done.exit_code == 0, done.output
    assert "Thursday: one entry" in done.output
    assert b"Ana Lima" not in (folder / "Thursday.event").read_bytes()
    after = call("verify", folder / "Thursday.event")
    assert after.exit_code == 0
    assert "a person was erased" in after.output
    assert before["chain"] in after.output
    assert "Ana" not in call("club", "audit", folder).output
    assert call("club", "verify", folder).exit_code == 0


def test_how_long_things_are_kept(folder: Path) -> None:
    assert json.loads(call("club", "keep", folder, "audit", "7", "--json").output)["audit"] == 7
    assert "What was done with privileges: 7 days" in call("club", "keep", folder).output
    assert json.loads(call("club", "keep", folder, "log", "90", "--json").output)["log"] == 90
    assert json.loads(call("club", "tidy", folder, "--json").output)["log"] == 0
    assert call("club", "keep", folder, "gossip", "7").exit_code == 2
    assert call("club", "tidy", folder, "--json").exit_code == 0


def test_a_club_is_not_made_by_a_slip(tmp_path: Path) -> None:
    done = call("serve", tmp_path / "ourclub", "--port", "0")
    assert done.exit_code == 2
    assert "duplicado serve --new" in done.output
    assert not (tmp_path / "ourclub").exists()


def test_a_port_in_use(folder: Path) -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        done = call("serve", folder, "--port", str(taken.getsockname()[1]))
    assert done.exit_code == 2
    assert "is in use already" in done.output


def test_where_no_port_is_named_the_next_that_is_free_is_taken_and_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        usual = int(taken.getsockname()[1])
        monkeypatch.setattr(serve, "_USUAL_PORT", usual)
        with serve.listen_at("127.0.0.1", None, Language("pt")) as listening:
            other = int(listening.getsockname()[1])
    assert usual < other < usual + 100
    assert f"desta vez é a porta {other}" in capsys.readouterr().out


def test_a_certificate_that_is_none(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "c.pem").write_text("no certificate", encoding="ascii")
    done = call(
        "serve", folder, "--port", "0", "--tls-certificate", tmp_path / "c.pem", "--tls-key", tmp_path / "c.pem"
    )
    assert done.exit_code == 2
    assert "c.pem" in done.output
    assert call("serve", folder, "--tls-certificate", tmp_path / "c.pem").exit_code == 2


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate that is signed by nobody but itself, and its key."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed")
    folder = tmp_path_factory.mktemp("tls")
    chain, key = folder / "chain.pem", folder / "key.pem"
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=club.example", "-days", "2"]
    subprocess.run([openssl, *made, "-out", str(chain), "-keyout", str(key)], check=True, capture_output=True)
    return chain, key


@pytest.mark.wire
@pytest.mark.parametrize("secure", [False, True])
def test_the_end_says_nothing_odd_though_somebody_looks_on_and_somebody_sleeps(
    folder: Path, certificate: tuple[Path, Path], *, secure: bool
) -> None:
    given = call("club", "token", folder, "--role", "director", "--event", "Thursday", "--by", "wall", "--json")
    live = f"Authorization: Bearer {json.loads(given.output)['token']}\r\nAccept: text/event-stream\r\n"
    options = ["--tls-certificate", str(certificate[0]), "--tls-key", str(certificate[1])] if secure else []
    command = [sys.executable, "-m", "duplicado.cli.main", "serve", str(folder), "--port", "0", "--lang", "en"]
    with subprocess.Popen(
        [*command, "--host", "127.0.0.1", *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        assert server.stdout is not None
        said = [server.stdout.readline() for _ in range(2)]
        found = re.search(r"127\.0\.0\.1:(\d+)/in/", said[1])
        assert found, said
        trusting = ssl.create_default_context(cafile=certificate[0])
        trusting.check_hostname = False

        def asked(path: str, headers: str = "") -> socket.socket:
            connection = socket.create_connection(("127.0.0.1", int(found[1])), timeout=60)
            if secure:
                connection = trusting.wrap_socket(connection)
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: club\r\n{headers}\r\n".encode())
            assert connection.recv(4096).startswith(b"HTTP/1.1 200")
            return connection

        # Neither reads what it is sent from now on: the first is an idle telephone, the second a live view.
        with asked("/api/1/events"), asked("/api/1/events/Thursday/office", live):
            server.send_signal(signal.SIGINT)
            rest = server.stdout.read()
        server.wait(timeout=60)
    assert server.returncode == 0, rest
    assert [line for line in rest.splitlines() if line][-1] == "Ended."
    assert not re.search("ERROR|WARNING|Traceback|Cancel", rest), rest


def test_a_club_is_made_served_and_entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club = tmp_path / "new"
    with subprocess.Popen(
        [sys.executable, "-m", "duplicado.cli.main", "serve", "--new", str(club), "--port", "0", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as server:
        assert server.stdout is not None
        said = [server.stdout.readline() for _ in range(2)]
        assert said[0] == "new is open.\n"
        found = re.search(r"http://127\.0\.0\.1:(\d+)/in/(\S+)$", said[1].strip())
        assert found, said
        connection = HTTPConnection("127.0.0.1", int(found[1]), timeout=60)
        connection.request("POST", "/in", f"code={found[2]}", {"Content-Type": "application/x-www-form-urlencoded"})
        answer = connection.getresponse()
        assert (answer.status, answer.headers["location"]) == (303, "/office")
        connection.close()
        # Another process writes the club's file while the server runs.
        assert call("club", "code", club).exit_code == 0
        # Whoever starts it a second time, having closed the browser, comes to the office again.
        shown: list[str] = []
        monkeypatch.setattr(webbrowser, "open", shown.append)
        monkeypatch.setenv("DISPLAY", ":0")
        again = call("serve", club, "--open")
        assert again.exit_code == 0, again.output
        assert f"new is open already, in another window. The office: {shown[0]}\n" in again.output
        assert re.fullmatch(rf"http://[\w.:\[\]]+:{found[1]}/in/\S+", shown[0])
        refused = call("serve", club, "--port", "0")
        assert (refused.exit_code, "End that first" in refused.output) == (2, True)
        server.send_signal(signal.SIGINT)
        rest = server.stdout.read()
        server.wait(timeout=60)
    assert server.returncode == 0, rest
    assert f'duplicado club code "{club}"' in rest
    assert rest.splitlines()[-1] == "Ended."


@pytest.mark.parametrize(("host", "alone"), [("0.0.0.0", "backroom-no-network"), ("127.0.0.1", "backroom-only-here")])
def test_without_a_network_nobody_is_told_to_leave_out_an_option_that_he_did_not_give(host: str, alone: str) -> None:
    with socket.create_server((host, 0)) as taken:
        assert reached_by(taken, open_to_others=False) == alone
        assert reached_by(taken, open_to_others=True) == "backroom-phones-at"


def test_what_is_to_be_typed_is_said_as_it_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", [".venv/bin/duplicado", "serve", "our-club"])
    assert as_called() == ".venv/bin/duplicado"
    monkeypatch.setattr(sys, "argv", ["/somewhere/main.py"])
    assert as_called() == "duplicado"
