"""The database of a club is stopped and started under load: its server says so, and goes on by itself."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from tests.club.conftest import EVENT
from tests.club.served import Phone, nursery, prepared, until
from tests.club.test_killed_server import SCORERS, TABLES, entered, its_results_are_those_stated, stated
from tests.conftest import absent
from tests.killed import nothing_is_lost_nor_done_twice
from tools.start_postgres import Cluster, programs

from duplicado.web.server import listen

pytestmark = [pytest.mark.wire, pytest.mark.rest]


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of this test alone, which may be stopped."""
    if programs() is None:
        absent("there is no PostgreSQL: make postgres")
    home = Path(tempfile.mkdtemp(prefix="duplicado-cluster-"))  # not below a folder that is our user's alone
    with listen("127.0.0.1", 0) as taken:
        port = int(taken.getsockname()[1])
    made = Cluster(home, port)
    made.start()
    yield made
    made.stop("immediate")
    shutil.rmtree(home)


@pytest.mark.parametrize("times", [4, pytest.param(40, marks=pytest.mark.slow)])
def test_a_database_that_is_restarted_loses_nothing(cluster: Cluster, tmp_path: Path, times: int) -> None:
    asyncio.run(restart_and_look(cluster, tmp_path / "said", times))
    said = (tmp_path / "said").read_text()
    assert "see whether the database server runs" in said or "the database server was stopped" in said
    assert "well again" in said
    assert "Traceback" not in said


async def restart_and_look(cluster: Cluster, log: Path, times: int) -> None:
    """Restart it as after a power cut and as for an update, in turns; see each time that who sends goes on."""
    tokens = await prepared(cluster.address, SCORERS, TABLES)
    record = f"{cluster.address}#{EVENT}"
    names = [subject for _, subject in (*tokens.scorers, *tokens.tables)]
    with nursery(cluster.address, log) as server:
        server.begin()
        begun = server.process
        await server.answers()
        async with httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as client:
            scorers = [Phone(client, each[0], partial(entered, n)) for n, each in enumerate(tokens.scorers)]
            tables = [Phone(client, each[0], partial(stated, n, each[1])) for n, each in enumerate(tokens.tables, 1)]
            phones = [*scorers, *tables]

            async def go_on() -> None:
                turns = [each.turn for each in phones]
                await until(lambda: all(each.turn > turn for each, turn in zip(phones, turns, strict=True)))

            async with asyncio.TaskGroup() as people:
                working = [people.create_task(each.work()) for each in phones]
                for number in range(times):
                    await go_on()
                    refused = sum(len(each.refused) for each in phones)
                    await asyncio.to_thread(cluster.stop, "immediate" if number % 2 else "fast")
                    await until(lambda told=refused: sum(len(each.refused) for each in phones) > told)  # type: ignore[misc]  # a default has no type
                    await asyncio.to_thread(cluster.start)
                await go_on()
                for each in working:
                    each.cancel()
                await asyncio.wait(working)
        assert server.process == begun
        sent = [{turn: len(each.facts(turn)) for turn in range(each.turn + 1)} for each in phones]
        await asyncio.to_thread(nothing_is_lost_nor_done_twice, record, sent, names)
        await asyncio.to_thread(its_results_are_those_stated, record, [each.turn for each in tables])
    assert {each.json()["code"] for phone in phones for each in phone.refused} == {"unavailable"}
    print(f"{times} restarts, {sum(each.turn for each in phones)} commands told of")  # noqa: T201 - with -s
