"""The command `serve`, as it is called."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, TypeAlias

import httpx
import pytest
import uvicorn
from click.testing import CliRunner
from litestar import Litestar, Request, post

from duplicado.cli.serve import command
from duplicado.web import server
from duplicado.web.event_pages import Opened
from duplicado.web.server import address_of, in_background, listen
from duplicado.web.site import site
from duplicado.web.site_export import crawl

pytestmark = pytest.mark.wire


def run(*arguments: object) -> tuple[int, str]:
    done = CliRunner().invoke(command, list(map(str, arguments)), env={"DUPLICADO_LANG": "en"})
    return done.exit_code, done.output


def test_the_four_places_of_the_example_are_checked_in_three_languages() -> None:
    code, said = run("--example", "--check")
    assert code == 0, said
    assert re.search(r"Auction and play: \d{3} pages, all well", said)
    for kind in ("Ranking", "The Director's console", "Play", "The Laws", "Examination on the Laws"):
        assert re.search(rf"{kind}: \d+ pages, all well", said), kind
    assert "in 3 languages" in said


def test_where_no_folder_is_named_the_usual_club_is_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    code, said = run("--port", 0)
    assert code == 2
    assert f'duplicado serve --new "{tmp_path}' in said.replace("\n", "")


def test_whoever_asks_on_at_once_is_not_taken_for_slow() -> None:
    """A connection on which one question follows the other is seen between two of them each time."""
    told = SimpleNamespace(aborted=0)
    connection = Connection(told)
    running = server._Server(uvicorn.Config(Litestar()))
    running.server_state.connections.add(connection)  # type: ignore[arg-type] # as much of one as is looked at
    for second in range(0, 60, 2):
        connection.cycle = SimpleNamespace(response_complete=True)
        running._hang_up_on_the_slow(float(second))
    assert told.aborted == 0
    for second in range(60, 84, 2):
        running._hang_up_on_the_slow(float(second))
    assert told.aborted


Parser: TypeAlias = type[asyncio.Protocol] | Literal["h11"]


def parsers() -> list[Parser]:
    """Return what may read requests: h11, and the other parser where the extra `speed` is installed."""
    return list(dict.fromkeys(["h11", server._protocol()]))


@pytest.mark.parametrize("parser", parsers(), ids=lambda parser: getattr(parser, "__name__", parser))
def test_a_head_has_an_end_and_a_body_may_be_long(parser: Parser, monkeypatch: pytest.MonkeyPatch) -> None:
    @post("/")
    async def size(request: Request[Any, Any, Any]) -> str:
        return str(len(await request.body()))

    monkeypatch.setattr(server, "_protocol", lambda: parser)
    app, listening = Litestar([size], openapi_config=None), listen("127.0.0.1", 0)
    with in_background(app, listening) as home:
        where = ("127.0.0.1", listening.getsockname()[1])
        assert httpx.post(home, content=b"x" * 300_000, trust_env=False).text == "300000"
        with socket.create_connection(
            where, timeout=server.LONGEST_HEAD / 2
        ) as line:  # before it is hung up on as slow
            told = b""
            with suppress(ConnectionError):
                line.sendall(b"POST / HTTP/1.1\r\nHost: x\r\n")
                for _ in range(200):
                    line.sendall(b"X-More: " + b"x" * 1_000 + b"\r\n")
                told = line.recv(100)
            assert not told.startswith(b"HTTP/1.1 2")
            with suppress(ConnectionError):
                while told:
                    told = line.recv(100)  # it was not only answered, but hung up on
        assert httpx.post(home, content=b"x", trust_env=False).text == "1"


class Connection:
    """The part of one that uvicorn keeps."""

    def __init__(self, told: SimpleNamespace) -> None:
        self.cycle: SimpleNamespace | None = None
        self.transport = self
        self.told = told

    def abort(self) -> None:
        self.told.aborted += 1


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    code, said = run(tmp_path / "nowhere.xml")
    assert code == 2
    assert "nowhere.xml cannot be read" in said


def test_a_file_with_nothing_in_it(tmp_path: Path) -> None:
    (tmp_path / "empty.pbn").write_text("", encoding="utf-8")
    code, said = run(tmp_path / "empty.pbn")
    assert code == 2
    assert "neither boards nor results" in said


def test_a_port_in_use_is_a_sentence_with_the_remedy() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, said = run("--example", "--port", taken.getsockname()[1])
    assert code == 2
    assert "is in use already; name another with --port" in said


def test_a_host_of_another_computer() -> None:
    code, said = run("--example", "--host", "192.0.2.7", "--port", 0)
    assert code == 2
    assert "cannot be served at 192.0.2.7" in said


def test_it_tells_its_address_and_ends_quietly_with_ctrl_c() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "duplicado.cli.main", "serve", "--example", "--port", "0", "--lang", "es"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", first)
        assert found, first
        connection = HTTPConnection("127.0.0.1", int(found[1]), timeout=60)
        connection.request("GET", "/")
        assert connection.getresponse().status == 200
        connection.close()
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()  # communicate() would lose what is read ahead already
        process.wait(timeout=60)
    assert process.returncode == 0, rest
    assert rest.splitlines() == ["Ctrl-C lo termina.", "Terminado."]


def test_the_crawler_finds_what_is_wrong() -> None:

    class Gone:
        def current(self) -> Opened:
            raise LookupError

    with in_background(site([Gone()]), listen("127.0.0.1", 0)) as home:
        visits = {visit.address.removeprefix(home): visit for visit in crawl(home, ["/", "/static/site.css"])}
    assert not visits[""].is_well
    assert visits[""].status == 500
    assert visits["static/site.css"].is_well


def test_the_address_for_other_computers_is_not_that_of_all_of_them() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        assert "0.0.0.0" not in address_of(everywhere)
    with listen("127.0.0.1", 0) as here:
        assert address_of(here).startswith("http://127.0.0.1:")


def test_a_reader_who_has_gone_out_of_reach_is_not_waited_for_long() -> None:
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        taken, _ = listening.accept()
        with taken:
            assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 30_000
