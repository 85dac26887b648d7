"""How a club's server begins: what tables do not need is loaded later, and its memory is searched through seldom."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from pathlib import Path

from duplicado.web.club.waste import searched_seldom

# Of each, what it would bring with it is a good part of the time until the doors are open.
NOT_AT_THE_START = (
    "alembic",
    "duplicado.casebook",
    "duplicado.director.interview",
    "duplicado.director.judgement",
    "duplicado.publish.rulings",
    "duplicado.service.office",
    "duplicado.table.state",
    "duplicado.web.club.office_rooms",
    "endplay",
    "fontTools",
    "matplotlib",
    "numpy",
    "psycopg",
    "ruamel",
    "sqlalchemy.orm",
    "typst",
)
STARTED = """
import sys
from litestar.testing import TestClient
from duplicado.web.club.app import club_site
with TestClient(club_site(sys.argv[1])) as client:
    assert client.get("/").status_code == 200
    assert client.get("/api/1/events").json() == []
    print(*sys.modules)
"""


def test_what_tables_do_not_need_is_not_loaded_before_the_doors_are_open(tmp_path: Path) -> None:
    started = subprocess.run(
        [sys.executable, "-c", STARTED, str(tmp_path / "club")], capture_output=True, text=True, check=True
    )
    loaded = set(started.stdout.split())
    assert "duplicado.service.live.desk" in loaded
    assert [each for each in NOT_AT_THE_START if each in loaded] == []


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
