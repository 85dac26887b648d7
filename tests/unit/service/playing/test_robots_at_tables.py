"""Robots at tables: they search elsewhere, explain their calls to opponents, and a stand-in acts where one fails."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from tests.unit.service.playing.at_tables import SOUTH, Player, calls, in_loop, room, sat
from tests.waiting import until_in_loop

from duplicado.robot.player import RobotPlayer
from duplicado.service.playing.robot_players import RobotPace
from duplicado.service.playing.room import Room, RoomSettings
from duplicado.service.playing.seat_commands import Done, NotDone, SeatCommand
from duplicado.store.streams import SqliteStreams
from duplicado.vocabulary.seats import Seat


def falls_over(name: str) -> RobotPlayer:
    raise LookupError(name)


@pytest.mark.rest
@in_loop
async def test_house_robots_play_a_board_and_explain_their_calls_to_opponents_alone(tmp_path: Path) -> None:
    chance = Random(5)
    how = RoomSettings(pace=RobotPace(0, 0), entropy=chance.randbytes, chance=lambda: Random(3))
    opened = await Room.open(SqliteStreams.open(tmp_path / "casual.play"), how)
    try:
        desk = await sat(opened, await opened.open_table(robots=(Seat.N, Seat.E, Seat.S)), Seat.W)
        west = Player(desk, Seat.W)
        assert west.view["seats"]["N"] == {"kind": "robot", "name": "natural"}
        await asyncio.wait_for(west.plays_on(), 120)
        assert west.view["phase"] == "over"
        assert desk.now.gave_up == ()
        robots = {each["by"] for each in west.view["says"]}
        assert "E" not in robots
        assert robots & {"N", "S"}
        assert {each["by"] for each in Player(desk, Seat.E).view["says"]} <= {"E", "N", "S"}
    finally:
        await opened.close()


@in_loop
async def test_where_a_robot_fails_a_stand_in_acts_and_it_is_kept_for_the_director(tmp_path: Path) -> None:
    how = RoomSettings(pace=RobotPace(0, 0), entropy=Random(5).randbytes, maker=falls_over)
    opened = await Room.open(SqliteStreams.open(tmp_path / "casual.play"), how)
    try:
        desk = await sat(opened, await opened.open_table(robots=(Seat.N, Seat.E, Seat.W)), SOUTH)
        south = Player(desk, SOUTH)
        await until_in_loop(lambda: south.view["acts"] == "S")
        assert calls(south.view) == ["P", "P"]
        assert [(each.seat, each.reason) for each in desk.now.gave_up] == [(Seat.N, "error"), (Seat.E, "error")]
        assert "error" not in json.dumps(south.view)
    finally:
        await opened.close()


@in_loop
async def test_a_robot_does_not_act_for_a_seat_that_a_person_has_taken(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        assert await desk.take(Seat.N, SeatCommand("r1", "P"), robot=True) == NotDone("not-now")
        await Player(desk, Seat.N).does("leave")
        await Player(desk, Seat.S).does("seat robots")
        assert await Player(desk, Seat.N).does("P", id="later") == NotDone("not-now")


@in_loop
async def test_a_board_that_is_passed_out_is_over_and_the_next_one_begins(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        for seat in Seat:
            assert await players[seat].does("P") == Done()
        assert {player.view["phase"] for player in players.values()} == {"over"}
        assert players[Seat.N].view["results"] == [[1, 0]]
        for seat in Seat:
            assert await players[seat].does("next board") == Done()
        assert players[Seat.N].view["board"] == 2
