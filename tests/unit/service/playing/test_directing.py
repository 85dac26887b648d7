"""A person directs a table: he is called, stops the play, finds, overrules, and sees hands only when he says why."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.unit.service.playing.at_tables import EN, Player, in_loop, room, sat

from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.directing import DirectorActs, TimePassed, told_of_time
from duplicado.service.playing.keys import DirectorKey, key_of
from duplicado.service.playing.room import TRAINING, Room
from duplicado.service.playing.seat_commands import Answer, Done, NotDone
from duplicado.service.playing.sitters import Onlooker
from duplicado.table import time_limits
from duplicado.vocabulary.seats import Seat

pytestmark = pytest.mark.clause("9B2", "81C", "82C", "92A")


class Director:
    """The person who directs a table."""

    def __init__(self, desk: TableDesk) -> None:
        self.desk, self.ids = desk, itertools.count()

    @property
    def view(self) -> dict[str, Any]:
        return self.desk.view(Onlooker.DIRECTOR, EN)

    async def does(self, do: str, text: str = "", *, plays: bool = False) -> Answer:
        return await self.desk.direct(DirectorActs(f"d{next(self.ids)}", do, text, plays=plays))


async def begun(opened: Room) -> tuple[Director, dict[Seat, Player]]:
    table = await opened.open_table(regulations=TRAINING)
    desk = await sat(opened, table, *Seat)
    assert await opened.direct(table.director) is desk
    return Director(desk), {seat: Player(desk, seat) for seat in Seat}


@in_loop
async def test_he_is_called_stops_the_play_and_lets_it_go_on(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened)
        await players[Seat.E].does("director")
        assert director.view["called"] == ["E"]
        assert await director.does("holds") == Done()
        await players[Seat.E].does("no director")
        assert await players[Seat.N].does("1S") == NotDone("held", "9B2")
        assert {players[seat].view["held"] for seat in Seat} == {True}
        assert await director.does("resumes") == Done()
        assert director.view["called"] == []
        assert await players[Seat.N].does("1S") == Done()


@in_loop
async def test_he_answers_what_the_laws_ask_and_finds_otherwise_later(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened)
        for seat, do in ((Seat.N, "1S"), (Seat.E, "1H"), (Seat.S, "attention")):
            assert isinstance(await players[seat].does(do), Done), do
        # What South may choose he reads, as the others do who wait for it; South himself is asked.
        (waits_for,) = director.view["awaits"]
        assert waits_for[0] == "S"
        assert [players[seat].view["awaits"] for seat in Seat] == [[waits_for], [waits_for], [], [waits_for]]
        for seat, do in ((Seat.S, "refuse"), (Seat.E, "2C")):
            assert isinstance(await players[seat].does(do), Done), do
        (question,) = director.view["questions"]
        assert question["clause"] == "27B1(a)"
        assert [each["find"] for each in question["answers"]] == ["27B1(a): true", "27B1(a): false"]
        assert await players[Seat.S].does("P") == NotDone("law", "9B2")
        assert await director.does("finds", "27B1(a): false") == Done()
        assert [each["clause"] for each in director.view["questions"]] == ["23A"]
        assert await director.does("finds", "23A: false") == Done()
        assert director.view["questions"] == []
        assert players[Seat.W].view["rulings"]
        found = {each["clause"]: each for each in director.view["found"]}
        assert {clause: each["answer"] for clause, each in found.items()} == {"27B1(a)": "no", "23A": "no"}
        assert found["23A"]["asked"].endswith("[Law 23A]")
        perhaps = NotDone("not-understood", None, "case-expected-boolean", (("text", "perhaps"),))
        assert await director.does("finds", "23A: perhaps") == perhaps
        must_pass = players[Seat.W].view["rulings"]
        assert sum("may appeal" in told for told in must_pass) == 1
        assert await director.does("finds", found["23A"]["otherwise"]) == Done()
        assert {each["clause"]: each["answer"] for each in director.view["found"]}["23A"] == "yes"
        assert players[Seat.W].view["rulings"] != must_pass
        done = [each[1] for each in director.view["done"]]
        assert done[:5] == [
            "North: 1♠", "East: 1♥", "South draws attention.", "South does not accept.", "East: 2♣",
        ]  # fmt: skip
        assert done[5].startswith("The Director finds: no. ")
        assert done[5].endswith("[Law 27B1(a)]")


@in_loop
async def test_without_him_the_program_answers_and_what_is_open_when_he_goes_as_well(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened)
        for seat, do in ((Seat.N, "1S"), (Seat.E, "1H"), (Seat.S, "attention"), (Seat.S, "refuse"), (Seat.E, "2C")):
            await players[seat].does(do)
        assert director.view["questions"]
        assert await director.does("leaves") == Done()
        assert director.view["questions"] == []
        assert any("assumed" in told for told in players[Seat.N].view["rulings"])
        assert not any("appeal" in told for told in players[Seat.N].view["rulings"])
        assert not players[Seat.N].view["directed"]


@in_loop
async def test_hands_are_his_when_he_has_said_why_and_never_when_he_plays(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened)
        await players[Seat.N].does("1S")
        before = {seat: players[seat].view for seat in Seat}
        hidden = [card for seat in Seat for card in before[seat]["own"]]
        assert not [card for card in hidden if f'"{card}"' in json.dumps(director.view)]
        assert await director.does("looks") == NotDone("not-understood", message="play-td-say-why")
        assert await director.does("looks", "a claim", plays=True) == NotDone("plays")
        unseen = director.view["hands"]
        assert unseen is None
        assert await director.does("looks", "a claim") == Done()
        assert director.view["hands"] == {seat.value: before[seat]["own"] for seat in Seat}
        assert director.view["looked"] == ["a claim"]
        assert {seat: players[seat].view for seat in Seat} == before


@in_loop
async def test_a_ruling_is_appealed_and_without_one_nothing_can_be(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened)
        assert await players[Seat.W].does("appeals", means="unfair") == NotDone("not-now")
        for seat, do in ((Seat.N, "1S"), (Seat.E, "1H"), (Seat.S, "attention"), (Seat.S, "accept")):
            await players[seat].does(do)
        assert await players[Seat.W].does("appeals", means="we were not asked") == Done()
        assert director.view["appeals"] == [["W", "we were not asked"]]


@in_loop
async def test_the_directors_place_is_for_who_has_its_key_and_is_kept(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table()
        assert key_of(str(table.director)) == table.director
        assert await opened.direct(DirectorKey(table.name, "x" * 22)) is None
        desk = await opened.direct(table.director)
        assert desk is not None
        director = Director(desk)
        await director.does("holds")
        view = director.view
    async with room(tmp_path) as again:
        found = await again.desk(table.name)
        assert found is not None
        assert found.view(Onlooker.DIRECTOR, EN) == view
        assert found.now.held


@in_loop
async def test_attention_to_nothing_irregular_is_answered_for_all(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        _, players = await begun(opened)
        await players[Seat.N].does("1S")
        assert await players[Seat.E].does("attention") == Done()
        for player in players.values():
            assert "nothing irregular" in player.view["rulings"][-1]


@pytest.mark.clause("8B1", "79C1", "69A")
@in_loop
async def test_a_board_that_is_over_is_told_what_the_record_says_of_time_once(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened)
        passed = TimePassed(1, round_over=True, called=(Seat.N, Seat.S), correction_over=True)
        assert told_of_time(director.desk.now, passed) == ()  # it is being played
        for seat in (Seat.N, Seat.E, Seat.S, Seat.W):
            await players[seat].does("P")
        await players[Seat.N].does("returns hands")
        assert told_of_time(director.desk.now, replace(passed, board=2)) == ()  # of another board
        await director.desk.brings(partial(told_of_time, passed=passed))
        board = director.desk.now.board
        assert board is not None
        assert time_limits.round_is_over(board.table)
        assert time_limits.correction_period_is_over(board.table)
        assert time_limits.callers_on_the_next_board(board.table) == (Seat.N, Seat.S)
        assert told_of_time(director.desk.now, passed) == ()
        more = replace(passed, called=(Seat.N, Seat.E, Seat.S, Seat.W))
        assert len(told_of_time(director.desk.now, more)) == 1
