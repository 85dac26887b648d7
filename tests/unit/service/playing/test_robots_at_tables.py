"""Robots at tables: they search elsewhere, explain their calls to opponents, and a stand-in acts where one fails."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from random import Random
from typing import cast

import pytest
from tests.unit.service.playing.at_tables import SOUTH, Player, calls, in_loop, room, sat
from tests.waiting import until_in_loop

from duplicado.robot.player import ChosenAction, RobotPlayer
from duplicado.robot.stand_in import StandIn
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.robot_players import RobotPace, RobotPlayers, rest_of
from duplicado.service.playing.room import TRAINING, Room, RoomSettings
from duplicado.service.playing.seat_commands import Done, NotDone, SeatCommand
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import Seated
from duplicado.service.robots.workers import RobotTask, RobotWorkers
from duplicado.store.streams import SqliteStreams
from duplicado.vocabulary.seats import Seat


def falls_over(name: str) -> RobotPlayer:
    raise LookupError(name)


class Thinks:
    """Workers of robots that pass and think the longer the more cards of rank they hold, by a clock of their own."""

    def __init__(self, seconds: float) -> None:
        self.now, self.seconds = 0.0, seconds
        self.thought: list[float] = []
        self.seen: list[float] = []

    async def ask(self, task: RobotTask) -> ChosenAction:
        self.seen.append(round(self.now, 6))
        assert task.view.own is not None
        self.thought.append(self.seconds * sum(card.rank.index for card in task.view.own) / 1000)
        self.now += self.thought[-1]
        return StandIn().act(task.view, task.history, task.chance)

    async def waits(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds

    async def close(self) -> None:
        """End nothing."""


def _have_acted(desk: TableDesk, players: int) -> bool:
    return len(desk.now.done) == players


async def passed_out(folder: Path, seed: int, seconds: float) -> Thinks:
    """Have four robots pass a board out; return when each of them saw that it was its turn."""
    thinks = Thinks(seconds)
    async with room(folder, seed) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        robots = RobotPlayers(
            RobotPace(), lambda: Random(3), cast("RobotWorkers", thinks), clock=lambda: thinks.now, waits=thinks.waits
        )
        for number, seat in enumerate(Seat, 1):
            await desk.happens(Seated(seat, Sitter(SitterKind.ROBOT, "thinks")))
            robots.look(desk)
            await until_in_loop(partial(_have_acted, desk, number))
        await robots.close()
    return thinks


@pytest.mark.clause("9A1", "27A1")
@in_loop
async def test_a_robot_draws_attention_to_what_an_opponent_does(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(regulations=TRAINING), *Seat)
        north, east, south = (Player(desk, seat) for seat in (Seat.N, Seat.E, SOUTH))
        for player, call in ((north, "1S"), (east, "2C")):
            assert await player.does(call) == Done()
        await desk.happens(Seated(Seat.W, Sitter(SitterKind.ROBOT, "stand-in")))
        assert isinstance(await south.does("1H"), Done)
        await until_in_loop(lambda: north.view["acts"] == Seat.N.value)
        assert [each.do for each in desk.now.done if each.by == "W"] == ["attention", "accept", "P"]
        assert any("insufficient" in each for each in north.view["rulings"])


@pytest.mark.clause("20F1", "16B1")
@in_loop
async def test_whoever_asks_a_robot_is_answered_and_his_partner_is_told_nothing(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(robots=(Seat.E, Seat.W)), Seat.N, SOUTH)
        north, south = Player(desk, Seat.N), Player(desk, SOUTH)
        await north.does("P")
        await until_in_loop(lambda: south.view["acts"] == SOUTH.value)
        untold = north.view
        assert await south.does("asks 2:P") == Done()
        assert south.view["asking"] == []
        assert south.view["says"] == [{"place": 1, "by": "E", "text": "no agreement that says more"}]
        assert north.view == untold
        await south.does("1NT")
        await until_in_loop(lambda: north.view["acts"] == Seat.N.value)
        await desk.happens(Seated(Seat.W, Sitter(SitterKind.PERSON, "Ana")))
        assert await north.does("asks 4:P") == Done()
        assert north.view["asking"] == [3]


@pytest.mark.clause("73A2", "73D1")
@in_loop
async def test_how_long_a_robot_searches_is_not_seen(tmp_path: Path) -> None:
    quick, slow, other = [
        await passed_out(made, seed, seconds)
        for made, seed, seconds in (
            (_folder(tmp_path, "quick"), 1, 0.0),
            (_folder(tmp_path, "slow"), 1, 4.0),
            (_folder(tmp_path, "other"), 2, 4.0),
        )
    ]
    assert slow.thought != other.thought
    assert max(slow.thought + other.thought) < RobotPace().least
    assert quick.seen == slow.seen == other.seen
    assert len(set(quick.seen)) == len(Seat)


async def answered_after(folder: Path, claim: str) -> float:
    """Have a defender claim at a table where a robot declares; return after how long that answers."""
    thinks = Thinks(0.0)
    async with room(folder) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        for seat, call in zip((*Seat, *Seat), ("1NT", "P", "P", "P"), strict=False):
            await players[seat].does(call)
        await players[Seat.E].does(f"{players[Seat.E].view['may']['cards'][0]} face down")
        for seat in (Seat.W, Seat.N):
            await players[seat].does("no questions")
        robots = RobotPlayers(
            RobotPace(), lambda: Random(3), cast("RobotWorkers", thinks), clock=lambda: thinks.now, waits=thinks.waits
        )
        await desk.happens(Seated(Seat.N, Sitter(SitterKind.ROBOT, "thinks")))
        done = len(desk.now.done)
        await players[Seat.E].does(claim)
        robots.look(desk)
        await until_in_loop(partial(_have_acted, desk, done + 2))
        await robots.close()
    return thinks.now


@pytest.mark.clause("68B2")
@in_loop
async def test_robots_leave_a_person_the_time_to_object_to_his_partners_concession(tmp_path: Path) -> None:
    assert await answered_after(_folder(tmp_path, "some"), "claims 3") >= RobotPace().objection
    assert await answered_after(_folder(tmp_path, "none"), "claims 13") <= RobotPace().most


def _folder(parent: Path, name: str) -> Path:
    (parent / name).mkdir()
    return parent / name


@pytest.mark.parametrize(("thought", "rest"), [(0.0, 0.5), (0.2, 0.3), (0.5, 0.0), (0.6, 0.4), (1.2, 0.3)])
def test_who_searches_longer_than_the_drawn_time_acts_at_a_multiple_of_it(thought: float, rest: float) -> None:
    assert rest_of(0.5, thought) == pytest.approx(rest)
    assert rest_of(0.0, thought) == 0.0


@pytest.mark.rest
@in_loop
async def test_house_robots_play_a_board_and_explain_their_calls_to_opponents_alone(tmp_path: Path) -> None:
    chance = Random(5)
    how = RoomSettings(pace=RobotPace(0, 0), entropy=chance.randbytes, chance=lambda: Random(3))
    opened = await Room.open(SqliteStreams.open(tmp_path / "casual.play"), how)
    try:
        desk = await sat(opened, await opened.open_table(robots=(Seat.N, Seat.E, Seat.S)), Seat.W)
        west = Player(desk, Seat.W)
        assert west.view["seats"]["N"] == {"kind": "robot", "name": "natural", "away": ""}
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
