"""A server is killed while an event is played at electronic tables: play goes on, and every result is entered once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import httpx
import pytest
from tests.club.conftest import EVENT
from tests.club.served import LAPTOP, nursery
from tests.club.test_electronic import electronic_facts
from tests.club.test_tables_killed import LONGEST_LIFE, FourAtATable
from tests.waiting import until_in_loop

from duplicado.event.contest import ContestantId
from duplicado.event.facts.results import Place
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.section_plan import Due
from duplicado.service.club.access_tokens import AccessPass
from duplicado.service.club.club import ClubHouse
from duplicado.service.event_file import EventFile
from duplicado.service.live.roles import Role, TableKey
from duplicado.service.playing.event_tables import line_of, table_name
from duplicado.service.playing.played_table import folded
from duplicado.service.playing.steps import read_step
from duplicado.store.store_selection import streams_at
from duplicado.web.club.authentication import Login

pytestmark = [pytest.mark.wire, pytest.mark.rest]

DEVICE = Login.TABLE.cookie(secure=False)


Tokens = Mapping[ContestantId, Sequence[str]]
"""Of each pair, those of its two players' devices: a device has one seat of a table."""


async def founded(setting: str) -> tuple[list[Due], Tokens]:
    """Found an event of three tables; return who is due where, and the tokens of the players' devices."""
    async with await ClubHouse.open(setting) as house:
        await house.events.create(EVENT, electronic_facts(), by=LAPTOP, command="founding")
        state = (await house.open_events.open(EVENT)).state
        due = list(state.session(1).plans[""].due.values())
        tokens = {
            pair: [
                house.entrance.issue_token(
                    AccessPass(EVENT, Role.PLAYER, "a test", TableKey(1, "", each.place.table), follows=pair),
                    device="a telephone",
                    issuer=LAPTOP,
                )
                for _ in range(2)
            ]
            for each in due
            if each.place.round == 1
            for pair in each.contestants
        }
        return due, tokens


class FourOfAnEvent(FourAtATable):
    """The four of a table in a round; their devices are one browser's, by turns."""

    async def take_their_seats(self, due: Due, tokens: Tokens) -> None:
        self.at = f"/play/{table_name(EVENT, _table(due.place), due.place.round)}"
        for seats, pair in (("NS", due.north_south), ("EW", due.east_west)):
            assert pair is not None
            for seat, token in zip(seats, tokens[pair], strict=True):
                self.client.cookies.set(DEVICE, token, domain="127.0.0.1")
                await until_in_loop(partial(self.takes, seat))

    async def has_a_board(self) -> bool:
        return bool((await self.view("N"))["phase"] != "waiting")

    async def takes(self, seat: str) -> bool:
        """Take a seat of the pair, as soon as that is one of this table. What is not answered is asked for again."""
        known = (await self.answer("GET", "/api/1/me", params={"as": "table"})).json()
        sat = await self.answer("POST", f"/e/{EVENT}/table/seat", data={"csrf": known["csrf"], "seat": seat})
        if sat.headers.get("location") != f"{self.at}/{seat}":
            return False
        await self.opens(seat)
        return True


async def a_round(tables: list[FourOfAnEvent], dues: list[Due], tokens: Tokens) -> None:
    async def whole(table: FourOfAnEvent, due: Due) -> None:
        await table.take_their_seats(due, tokens)
        await until_in_loop(table.has_a_board)
        await table.play_a_board()

    await asyncio.gather(*(whole(table, due) for table, due in zip(tables, dues, strict=True)))


async def an_event(folder: Path, rng: random.Random, most: int) -> int:
    """Play an event while its server is killed so many times at most; return how many times it was."""
    club = folder / "club"
    club.mkdir(parents=True)
    due, tokens = await founded(str(club))
    rounds, kills, said = sorted({each.place.round for each in due}), 0, folder / "said"
    with nursery(str(club), said) as server:
        server.begin()
        await server.answers()
        for number in rounds:
            dues = [each for each in due if each.place.round == number]
            clients = [httpx.AsyncClient(timeout=60, trust_env=False) for _ in dues]
            tables = [FourOfAnEvent(client, [server]) for client in clients]
            playing = asyncio.ensure_future(a_round(tables, dues, tokens))
            while not playing.done():
                await asyncio.wait([playing], timeout=rng.uniform(0, LONGEST_LIFE))
                if kills < most * number / len(rounds) and not playing.done():
                    server.kill()
                    server.begin()
                    kills += 1
            await playing
            for client, table in zip(clients, tables, strict=True):
                await client.aclose()
                table.is_whole(str(club))
        record = club / f"{EVENT}.event"
        await until_in_loop(lambda: len(entered(record)) >= len(due))
    is_entered_once(record, due)
    return kills


def entered(record: Path) -> list[Place]:
    """Return the places of the results of a record."""
    with EventFile.open(record) as event:
        return [each.fact.place for each in event.live.entries if isinstance(each.fact, ResultEntered)]


def is_entered_once(record: Path, due: list[Due]) -> None:
    """See that each board has one result, which is that of the play at its table, agreed to by both sides."""
    assert sorted(map(str, entered(record))) == sorted(str(each.place) for each in due)
    streams = streams_at(str(record.parent))
    try:
        with EventFile.open(record) as event:
            assert event.live.state.session(1).plans[""].due.keys() == {each.place for each in due}
            for each in due:
                played = streams.read(table_name(EVENT, _table(each.place), each.place.round))
                table = folded(tuple(read_step(stored.text) for stored in played))
                assert table.board is not None
                cell = event.live.state.cell(each.place)
                assert [standing.result.line for standing in cell.standing] == [line_of(table.board)]
                assert cell.is_agreed
    finally:
        streams.close()


def _table(place: Place) -> TableKey:
    return TableKey(place.session, place.section, place.table)


@pytest.mark.parametrize("kills", [4, pytest.param(200, marks=pytest.mark.slow)])
def test_an_event_goes_on_when_its_server_is_killed_and_nothing_is_lost_or_doubled(tmp_path: Path, kills: int) -> None:
    rng, done, events = random.Random(kills), 0, 0
    while done < kills:
        done += asyncio.run(an_event(tmp_path / f"{events}", rng, kills - done))
        events += 1
