"""The start of a club's server: what few ask for is imported when it is asked for."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.testing import TestClient

from duplicado.web.club.app import club_site
from duplicado.web.club.document import document_of

pytestmark = pytest.mark.wire

# Of each, what it would bring with it is a good part of the time until the first page.
NOT_AT_THE_START = (
    "alembic",
    "duplicado.casebook",
    "duplicado.analysis.dds",
    "duplicado.analysis.ending",
    "duplicado.director.interview",
    "duplicado.director.judgement.steps",
    "endplay",
    "fontTools",
    "matplotlib",
    "numpy",
    "psycopg",
    "sqlalchemy.orm",
    "typst",
)
STARTED = """
import atexit, sys
from litestar.testing import TestClient
from duplicado.web import server
def served(app, *_):
    with TestClient(app) as client:
        assert client.get("/api/1/events").json() == []
server.serve = served
# After whatever a thread of its own loads.
atexit.register(lambda: print(*sys.modules, file=sys.stderr))
from duplicado.cli.main import main
sys.argv[1:] = ["serve", sys.argv[1], "--new", "--port", "0"]
main()
"""
AHEAD = """
import sys
from jinja2 import Environment
from litestar.testing import TestClient
from duplicado.robot import named
from duplicado.web.club.app import club_site
compiled, really = set(), Environment.compile
def compile_template(self, source, name=None, *more):
    compiled.add(name)
    return really(self, source, name, *more)
Environment.compile = compile_template
with TestClient(club_site(sys.argv[1], ahead=True)) as client:
    while not set(sys.argv[2:]) <= compiled or named.system_of.cache_info().currsize < len(named.SYSTEMS):
        client.get("/api/1/events")
"""


def test_what_few_ask_for_is_not_loaded_before_it_is_asked_for(tmp_path: Path) -> None:
    started = subprocess.run(
        [sys.executable, "-c", STARTED, str(tmp_path / "club")], capture_output=True, text=True, check=False
    )
    assert started.returncode == 0, started.stderr
    loaded = set(started.stderr.split())
    assert "duplicado.web.club.office_routes" in loaded
    assert [each for each in NOT_AT_THE_START if each in loaded] == []


def test_what_the_first_pages_would_wait_for_is_loaded_once_it_is_served(tmp_path: Path) -> None:
    wanted = ["club/office/overview.html", "club/table.html", "board.html"]
    subprocess.run([sys.executable, "-c", AHEAD, str(tmp_path / "club"), *wanted], check=True, timeout=120)


def test_the_document_of_the_service_has_every_address(tmp_path: Path) -> None:
    site = club_site(str(tmp_path / "club"))
    with TestClient(site) as client:
        assert client.get("/api/1/openapi.json").json() == json.loads(json.dumps(document_of(site)))


@pytest.mark.parametrize("path", ["/law", "/exam", "/office/new", "/api/1/templates", "/feed.atom", "/nowhere"])
def test_whoever_comes_first_is_answered_as_later(tmp_path: Path, path: str) -> None:
    with TestClient(club_site(str(tmp_path / "club"))) as client:
        first = client.get(path)
        assert client.get(path).status_code == first.status_code
        assert (first.status_code == 404) == (path == "/nowhere")
