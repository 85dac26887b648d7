"""How a club's server begins: what tables do not need is loaded later, and its memory is searched through seldom."""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
from pathlib import Path

import pytest
from litestar import Litestar, get
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from tests.waiting import until_in_loop

from duplicado.web.club.app import club_site
from duplicado.web.club.behind import Handlers, LoadedByAndBy
from duplicado.web.club.document import document_of
from duplicado.web.club.waste import searched_seldom

pytestmark = pytest.mark.wire

# Of each, what it would bring with it is a good part of the time until the doors are open.
NOT_AT_THE_START = (
    "alembic",
    "duplicado.casebook",
    "duplicado.analysis",
    "duplicado.director.interview",
    "duplicado.director.judgement",
    "duplicado.formats.lin",
    "duplicado.publish.rulings",
    "duplicado.service.office",
    "duplicado.table.state",
    "duplicado.web.club.office_rooms",
    "duplicado.web.club.wizard",
    "duplicado.web.site",
    "endplay",
    "fontTools",
    "matplotlib",
    "numpy",
    "psycopg",
    "sqlalchemy.orm",
    "typst",
)
STARTED = """
import sys
from litestar.testing import TestClient
from tests.waiting import until_in_loop
from duplicado.web.club.app import club_site
with TestClient(club_site(sys.argv[1], at_once=False)) as client:
    assert client.get("/api/1/events").json() == []
    print(*sys.modules)
"""


def test_what_tables_do_not_need_is_not_loaded_before_the_doors_are_open(tmp_path: Path) -> None:
    started = subprocess.run(
        [sys.executable, "-c", STARTED, str(tmp_path / "club")], capture_output=True, text=True, check=True
    )
    loaded = set(started.stdout.split())
    assert "duplicado.service.live.event_writer" in loaded
    assert [each for each in NOT_AT_THE_START if each in loaded] == []


def test_what_is_behind_the_doors_is_the_same_as_if_it_had_been_there_at_once(tmp_path: Path) -> None:
    def addresses(site: Litestar) -> set[tuple[str, str]]:
        routes = [each for each in site.routes if isinstance(each, HTTPRoute)]
        return {(route.path, method) for route in routes for method in route.methods}

    site = club_site(str(tmp_path / "club"), at_once=False)
    met = addresses(site)
    with TestClient(site) as client:
        assert client.get("/api/1/events").json() == []
        assert addresses(site) == met
        # Who asks for anything else waits until it is there, whether there is such a thing or not.
        assert client.get("/law/27").status_code == 200
        whole = club_site("unused")
        assert met < addresses(site) == addresses(whole)
        assert client.get("/nowhere").status_code == 404
        assert client.get("/api/1/openapi.json").json() == json.loads(json.dumps(document_of(whole)))


@pytest.mark.parametrize("path", ["/law", "/exam", "/office/new", "/api/1/templates", "/feed.atom", "/nowhere"])
def test_whoever_comes_first_is_answered_as_later(tmp_path: Path, path: str) -> None:
    with TestClient(club_site(str(tmp_path / "club"), at_once=False)) as client:
        first = client.get(path)
        assert client.get(path).status_code == first.status_code
        assert (first.status_code == 404) == (path == "/nowhere")


def test_it_is_loaded_though_nobody_asks_for_it() -> None:
    @get("/there")
    async def there() -> str:
        return "there"

    async def paths() -> list[str]:
        site = LoadedByAndBy([])
        async with site.loading(lambda: [there], after=0):
            await until_in_loop(lambda: any(each.path == "/there" for each in site.routes), 60)
            await site.complete()  # there is nothing to wait for
        return [each.path for each in site.routes]

    assert "/there" in asyncio.run(paths())


def test_what_cannot_be_loaded_is_told_to_everybody_who_asks_for_it() -> None:
    def load() -> Handlers:
        raise ModuleNotFoundError("half an installation")

    async def asked() -> None:
        site = LoadedByAndBy([])
        async with site.loading(load, after=60):
            for _ in range(2):
                with pytest.raises(ModuleNotFoundError, match="half an installation"):
                    await site.complete()

    asyncio.run(asked())


def test_a_server_searches_its_memory_seldom_and_leaves_python_as_it_was() -> None:
    before = gc.get_threshold()

    async def served() -> tuple[int, int]:
        async with searched_seldom():
            return gc.get_freeze_count(), gc.get_threshold()[2]

    frozen, third = asyncio.run(served())
    assert frozen > 10_000
    assert third > 100_000
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
