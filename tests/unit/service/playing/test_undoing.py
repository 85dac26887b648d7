"""Undoing by agreement: the board goes back when all people at a table of their own agree, and it says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.unit.service.playing.at_tables import Player, calls, in_loop, room, sat
from tests.waiting import until_in_loop

from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.service.playing.played_boards import played_boards
from duplicado.service.playing.played_table import folded
from duplicado.service.playing.room import CASUAL, Room
from duplicado.service.playing.seat_commands import Done, NotDone
from duplicado.service.playing.sitters import Onlooker, Sitter, SitterKind
from duplicado.service.playing.steps import BoardBegun, TableOpened, read_step
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.seats import Seat

AGREED = {**CASUAL, "undo.manner": "agreed"}
NOT_AGREED = NotDone("not-now", "25B", message="play-undo-not-agreed")
pytestmark = pytest.mark.clause("25A1")


async def opened(there: Room, *seats: Seat, **decided: Any) -> tuple[str, dict[Seat, Player]]:  # noqa: ANN401 - as regulations have them
    robots = tuple(seat for seat in Seat if seat not in seats)
    table = await there.open_table(robots=robots, regulations={**AGREED, **decided})
    desk = await sat(there, table, *seats)
    return table.name, {seat: Player(desk, seat) for seat in seats}


@in_loop
async def test_all_are_asked_and_the_board_goes_back_when_they_agree(tmp_path: Path) -> None:
    async with room(tmp_path) as there:
        name, players = await opened(there, *Seat)
        north, east, south, west = (players[seat] for seat in Seat)
        assert await north.does("undo") == NotDone("not-now")
        for player, call in ((north, "1S"), (east, "P"), (south, "2S")):
            assert await player.does(call) == Done()
        assert [player.view["may"]["undo"] for player in (north, east, south, west)] == [True, True, True, False]
        assert await north.does("undo") == Done()
        for player in players.values():
            assert player.view["undo"]["by"] == "N"
            assert "1♠" in player.view["undo"]["text"]
            assert player.view["may"]["calls"] == []
        assert await west.does("P") == NotDone("undo-asked")
        assert await north.does("agrees undo") == NotDone("not-now")
        for player in (east, south):
            assert await player.does("agrees undo") == Done()
        assert north.view["undo"]["agreed"] == ["E", "S"]
        assert await west.does("agrees undo") == Done()

        assert calls(west.view) == []
        assert west.view["undo"] is None
        assert await east.does("1H") == NotDone("law", "17B")
        for player, call in ((north, "1NT"), (east, "P"), (south, "P"), (west, "P")):
            assert await player.does(call) == Done()
        (said,) = south.view["undone"]
        assert "1♠" in said
        assert said in north.desk.view(Onlooker.DIRECTOR, Language.ENGLISH)["rulings"]
        stored = await there.stored(name)
        again = folded(tuple(read_step(each.text) for each in stored))
        assert (again.board, again.undone, again.happened) == (
            north.desk.now.board,
            north.desk.now.undone,
            north.desk.now.happened,
        )


@in_loop
async def test_one_who_does_not_agree_or_the_asker_ends_the_request(tmp_path: Path) -> None:
    async with room(tmp_path) as there:
        _, players = await opened(there, *Seat)
        await players[Seat.N].does("1S")
        for ends, by in (("refuses undo", Seat.W), ("no undo", Seat.N)):
            assert await players[Seat.N].does("undo") == Done()
            assert await players[Seat.E].does("agrees undo") == Done()
            assert await players[by].does(ends) == Done()
            assert players[Seat.E].view["undo"] is None
        assert calls(players[Seat.E].view) == ["1S"]
        assert players[Seat.E].view["undone"] == []
        assert await players[Seat.E].does("P") == Done()


@in_loop
async def test_with_robots_alone_a_card_goes_back_at_once_and_the_board_played_says_so(tmp_path: Path) -> None:
    async with room(tmp_path) as there:
        name, players = await opened(there, Seat.S)
        south = players[Seat.S]
        await until_in_loop(lambda: south.view["acts"] == "S")
        assert await south.does("1S") == Done()
        await until_in_loop(lambda: south.view["acts"] == "S" or south.view["phase"] != "auction")
        assert await south.does("undo") == Done()
        assert "1S" not in calls(south.view)
        await until_in_loop(lambda: south.view["acts"] == "S")
        assert await south.does("1NT") == Done()
        await south.plays_on()
        (board,) = played_boards(await there.stored(name), Language.ENGLISH)
        assert "1♠" in board.rulings[0]
        assert "1S" not in map(str, board.record.calls)
        assert await south.does("undo") == NotDone("not-now")


@in_loop
async def test_no_event_and_no_other_manner_knows_it(tmp_path: Path) -> None:
    async with room(tmp_path) as there:
        _, players = await opened(there, *Seat, **{"undo.manner": "law"})
        await players[Seat.N].does("1S")
        assert await players[Seat.N].does("undo") == NOT_AGREED
        assert not players[Seat.N].view["may"]["undo"]

        desk = await there.event_table("thursday-1A1r1", TableOpened({}, 1, AGREED, "thursday"), lambda: None, {})
        await desk.happens(BoardBegun(TableSetup(law_02.board(1), mode=TableMode.GUARDED, regulations=AGREED)))
        for seat in Seat:
            await there.seat_key(desk, seat, Sitter(SitterKind.PERSON, "Ana"), seat.value * 16)
        north = Player(desk, Seat.N)
        assert await north.does("1S") == Done()
        assert await north.does("undo") == NOT_AGREED
