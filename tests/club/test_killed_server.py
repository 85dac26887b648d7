"""The server of a club is killed at any moment, under load, and what people had not been told of they send again.

Its disk is full for moments before that, and its clock is set forward and back.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import httpx
import pytest
from tests.club.conftest import EVENT
from tests.club.served import Looker, Phone, nursery, prepared, until
from tests.killed import nothing_is_lost_nor_done_twice
from tests.waiting import let_pass_in_loop

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.results import Place, Played
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.service.event_file import EventFile
from duplicado.store.store_selection import open_record
from duplicado.vocabulary.calls import EVERY_BID
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.seats import Seat, Side

pytestmark = pytest.mark.wire

SCORERS, TABLES = 4, 4
LONGEST_LIFE = 0.4
"""Seconds for which a server answers, at most."""


def entered(name: int, turn: int) -> tuple[AnyFact, ...]:
    """Return what a scorer asks for: a contestant is entered, or twice because the second time he has another name."""
    who = ContestantId(100 + turn * SCORERS + name)
    return tuple(ContestantEntered(who, (Player(f"{half} {turn}"),)) for half in ("N", "S")[: 1 + turn % 2])


def line(table: int, turn: int) -> ResultEntered:
    """Return what a table says of its board at a turn: something else each time."""
    turn, bid = divmod(turn, len(EVERY_BID))
    turn, seat = divmod(turn, len(Seat))
    turn, doubling = divmod(turn, len(Doubling))
    assert turn <= 13
    contract = Contract(EVERY_BID[bid], list(Seat)[seat], list(Doubling)[doubling])
    return ResultEntered(Place(1, "", 1, table, 2 * table - 1), Played(contract, turn), side=Side.NS)


def stated(table: int, name: str, turn: int) -> tuple[AnyFact, ...]:
    """Return what a table asks for: its result, and then that it is put right, again and again."""
    said = line(table, turn)
    return (ResultCorrected(said, (EntryId(f"{name}/t{turn - 1}"),), f"error {turn}") if turn else said,)


def its_results_are_those_stated(where: str, turns: Sequence[int]) -> None:
    """See that a record has at each board the last result of its table, and none anywhere else.

    Args:
        where: the file, or the address of the record in a database.
        turns: of each table, the first command that it was not told of; that may be done.
    """
    with EventFile(open_record(where)) as event:
        boards = event.live.state.sessions[1].boards.values()
        found = {place: cell.result for each in boards for place, cell in each.items() if cell.stated}
    wanted = {Place(1, "", 1, table, 2 * table - 1): (table, turn) for table, turn in enumerate(turns, 1)}
    assert found.keys() <= wanted.keys()
    for place, (table, turn) in wanted.items():
        may_stand = [line(table, number) for number in (turn - 1, turn) if number >= 0]
        stands = found.get(place)
        assert (stands is not None and stands.result in may_stand) or (turn == 0 and place not in found), (place, turn)


async def kill_and_look(folder: Path, times: int) -> None:
    rng = random.Random(times)
    tokens = await prepared(str(folder), SCORERS, TABLES)
    record = str(folder / f"{EVENT}.event")
    names = [subject for _, subject in (*tokens.scorers, *tokens.tables)]
    with nursery(str(folder), folder / "said", "accidents") as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as client:
            scorers = [Phone(client, each[0], partial(entered, n)) for n, each in enumerate(tokens.scorers)]
            tables = [
                Phone(client, token, partial(stated, n, name)) for n, (token, name) in enumerate(tokens.tables, 1)
            ]
            phones, looker = [*scorers, *tables], Looker(client, tokens.director)

            def sent() -> list[dict[int, int]]:
                return [{turn: len(each.facts(turn)) for turn in range(each.turn + 1)} for each in phones]

            async with asyncio.TaskGroup() as people:
                working = [*(people.create_task(each.work()) for each in phones), people.create_task(looker.work())]
                for _ in range(times):
                    server.begin()
                    await server.answers()
                    if rng.random() < 0.5:  # else it may be killed before anybody was told of anything
                        told = sum(each.turn for each in phones)
                        await until(lambda told=told: sum(each.turn for each in phones) > told)  # type: ignore[misc]  # a default has no type
                    await let_pass_in_loop(rng.uniform(0, LONGEST_LIFE))
                    server.kill()
                    nothing_is_lost_nor_done_twice(record, sent(), names)
                    its_results_are_those_stated(record, [each.turn for each in tables])
                server.begin()
                turns = [each.turn for each in phones]
                await until(lambda: all(each.turn > turn for each, turn in zip(phones, turns, strict=True)))
                await until(lambda: any(each.refused for each in phones))  # for once there was no room
                for each in working[:-1]:
                    each.cancel()
                await asyncio.wait(working[:-1])
                # Who looked on has seen all of it, each entry once; what was asked last may be on its way yet.
                await until(lambda: looker.ids == nothing_is_lost_nor_done_twice(record, sent(), names))
                working[-1].cancel()
    assert looker.wholes > 1
    told = sum(each.turn for each in phones)
    assert told > times // 3
    print(f"{times} kills, {told} commands told of, {sum(len(each.refused) for each in phones)} refused")  # noqa: T201 - with -s


def test_a_killed_server_loses_nothing_that_it_acknowledged_and_does_nothing_twice(tmp_path: Path) -> None:
    asyncio.run(kill_and_look(tmp_path / "club", 10))


@pytest.mark.slow
def test_two_hundred_killed_servers_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    asyncio.run(kill_and_look(tmp_path / "club", 200))
