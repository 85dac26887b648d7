"""Tempo of a table: pauses that the regulations require, and a floor under every action where people play."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from tests.unit.service.playing.at_tables import Player, in_loop, room, sat

from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.room import CASUAL
from duplicado.service.playing.seat_commands import Done
from duplicado.service.playing.tempo import is_timed, pause_due
from duplicado.vocabulary.seats import Seat

pytestmark = pytest.mark.clause("73A2")


def paused(now: PlayedTable, *places: str) -> int:
    """Return the pause that is due where the regulations require these."""
    assert now.board is not None
    table = now.board.table
    required = {f"pause.{each}": True for each in places} | {"pause.seconds": 7}
    setup = replace(table.setup, regulations={**table.setup.regulations, **required})
    return pause_due(replace(now, board=replace(now.board, table=replace(table, setup=setup))))


@in_loop
async def test_pauses_are_due_where_the_regulations_require_them(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table()
        desk = await sat(opened, table, *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        skipped: list[int] = []
        for place, call in enumerate(("P", "1C", "1NT", "3C", "P", "3H", "P", "P", "P")):
            assert await players[Seat.N.after(place)].does(call) == Done()
            if place in {1, 2, 3, 5, 6, 7}:
                skipped.append(paused(desk.now, "skip_bid"))
        assert skipped == [0, 0, 7, 0, 0, 0]
        lead = players[Seat.S].view["own"][0]
        assert paused(desk.now, "trick_one") == 0
        assert await players[Seat.S].does(f"{lead} face down") == Done()
        for seat in (Seat.N, Seat.E):
            assert await players[seat].does("no questions") == Done()
        assert (paused(desk.now, "trick_one"), paused(desk.now, "skip_bid")) == (7, 0)
        assert players[Seat.E].view["pause"] == 0


@pytest.mark.rest
@in_loop
async def test_no_action_is_shown_before_its_time(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table(regulations={**CASUAL, "tempo.floor": 1})
        desk = await sat(opened, table, *Seat)
        north, east = Player(desk, Seat.N), Player(desk, Seat.E)
        loop = asyncio.get_running_loop()
        assert await north.does("P", on=0) == Done()
        began = loop.time()
        assert await east.does("director") == Done()
        assert await east.does("no director") == Done()
        assert loop.time() - began < 0.9, "what is no call or play waits for nothing"
        assert await east.does("1S", on=desk.now.happened) == Done()
        assert loop.time() - began >= 0.99


def test_calls_and_plays_are_timed_and_nothing_else() -> None:
    timed = [is_timed(each) for each in ("1S", "P", "SA", "dummy H2", "claims 5", "asks 1:1S", "director", "?")]
    assert timed == [*[True] * 5, *[False] * 3]
