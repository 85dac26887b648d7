"""Robots from the command line: the system card, a table for programs, and a robot that sits at it."""

import asyncio
import json
import socket
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.waiting import until

from duplicado.cli import gateway, robot
from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.robot.named import robot_of
from duplicado.service.gateway.seat_client import ClientSettings, SeatClient
from duplicado.service.gateway.table_manager import ManagerSettings, TableManager
from duplicado.service.robots.team_match import deals_of
from duplicado.vocabulary.seats import Seat


def asked(*words: str) -> Result:
    return CliRunner().invoke(robot.command, list(words))


@pytest.mark.parametrize(("language", "word"), [("en", "balanced"), ("es", "regular"), ("pt", "balanceada")])
def test_the_system_card_says_what_calls_mean(language: str, word: str) -> None:
    done = asked("--card", "--lang", language)
    assert done.exit_code == 0
    (notrump,) = [line for line in done.output.split("\n\n")[1].splitlines() if line.startswith("  1NT")]
    assert "15-17" in notrump
    assert word in notrump


def test_alerted_calls_are_marked_on_the_card() -> None:
    lines = asked("--card", "--system", "strong-club", "--lang", "en").output.splitlines()
    assert "  1C   ! strong club, any shape: 16+ points, forcing" in lines


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--connect", "nowhere"],
        ["--connect", "127.0.0.1:99999"],
        ["--card", "--system", "hal"],
        ["--connect", "127.0.0.1:1", "--system", "hal"],
        ["--connect", "127.0.0.1:1"],
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(words: list[str]) -> None:
    done = asked(*words)
    assert done.exit_code == 2
    assert "Traceback" not in done.output
    assert done.output.strip()


@pytest.mark.parametrize(
    "words", [["--host", "0.0.0.0"], ["--seats", "NX"], ["--out", "boards.txt"], ["--system", "hal"]]
)
def test_a_table_is_not_opened_wrongly(words: list[str]) -> None:
    done = CliRunner().invoke(gateway.command, [*words, "--port", "0"])
    assert done.exit_code == 2
    assert done.output.strip()


def clients(port: int, seats: str) -> list[SeatClient]:
    """Have robots of the book sit at a table; return them when the session is over."""
    english = Messages.load(Language.ENGLISH)
    sitting = [SeatClient(ClientSettings(Seat(seat), "Ours"), robot_of("book"), english) for seat in seats]

    async def played() -> None:
        await asyncio.gather(*(client.run("127.0.0.1", port) for client in sitting))

    asyncio.run(played())
    return sitting


def test_a_table_is_run_from_the_command_line_and_the_boards_are_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ports: list[int] = []
    told = gateway._waits
    sat: list[SeatClient] = []

    def guests() -> None:
        sat.extend(clients(ports[0], "NS"))

    thread = threading.Thread(target=guests, daemon=True)

    def heard(port: int, host: str, settings: ManagerSettings, messages: Messages) -> str:
        ports.append(port)
        thread.start()
        return told(port, host, settings, messages)

    monkeypatch.setattr(gateway, "_waits", heard)
    file = tmp_path / "boards.json"
    words = ["--port", "0", "--seats", "NS", "--boards", "2", "--seed", "3", "--system", "book", "--out", str(file)]
    done = CliRunner().invoke(gateway.command, [*words, "--json"])
    thread.join(30)
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert report["lost"] == []
    assert [row["board"] for row in report["boards"]] == [1, 2]
    assert len(json.loads(file.read_text())["records"]) == 2
    assert [client.boards for client in sat] == [2, 2]


def test_a_robot_sits_at_a_table_from_the_command_line() -> None:
    ports: list[int] = []

    async def table() -> None:
        manager = TableManager(
            ManagerSettings(frozenset({Seat.S}), patience=20), robot_of("book"), Messages.load(Language.ENGLISH)
        )
        ports.append(await manager.open("127.0.0.1", 0))
        await manager.seated()
        await manager.play([(law_02.board(number), deal) for number, deal in deals_of(1, 2)], 1)
        await manager.close()

    thread = threading.Thread(target=lambda: asyncio.run(table()), daemon=True)
    thread.start()
    until(lambda: ports)
    done = asked("--connect", f"127.0.0.1:{ports[0]}", "--seat", "S", "--system", "book", "--lang", "en")
    thread.join(30)
    assert done.exit_code == 0, done.output
    assert done.output.strip() == "2 boards; the session ended with: End of session"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ([], "The table manager does not let S in: The connection ended without a word, after 0 boards"),
        (["Illegal hand specified"], "The table manager does not let S in: Illegal hand specified"),
        (['South ("Us") seated'], "The connection ended without a word, after 0 boards"),
    ],
)
def test_a_table_manager_that_refuses_or_goes_is_told(lines: list[str], told: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answers() -> None:
            taken, _ = listening.accept()
            with taken:
                taken.recv(1024)
                for line in lines:
                    taken.sendall(f"{line}\r\n".encode())

        thread = threading.Thread(target=answers, daemon=True)
        thread.start()
        done = asked(
            "--connect", f"127.0.0.1:{listening.getsockname()[1]}", "--seat", "S", "--system", "book", "--lang", "en"
        )
        thread.join(30)
    assert (done.exit_code, done.output.strip()) == (1, told)


@pytest.mark.parametrize(
    ("host", "reason"), [("127.0.0.1", "nobody listens there"), ("x.invalid", "no computer of that name is known")]
)
def test_a_table_that_is_not_there_is_told_in_words(host: str, reason: str) -> None:
    done = asked("--connect", f"{host}:1", "--seat", "S", "--system", "book", "--lang", "en")
    assert done.exit_code == 2
    assert f"There is no table manager at {host}:1: {reason}" in done.output
