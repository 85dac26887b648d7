"""Words that players write: to all between boards, never to partner while one is in play, to the Director always."""

from __future__ import annotations

from pathlib import Path

from tests.unit.service.playing.at_tables import EN, Player, in_loop, room, sat

from duplicado.service.playing.room import CASUAL, digest_of
from duplicado.service.playing.seat_commands import Done, NotDone
from duplicado.service.playing.sitters import Onlooker, Spectator
from duplicado.service.playing.steps import Step, Wrote, read_step, step_text
from duplicado.vocabulary.seats import Seat

OPEN = {**CASUAL, "chat.manner": "opponents"}
NOBODY_DIRECTS = NotDone("not-now", message="play-no-director-here")
NOT_NOW = NotDone("law", "73B1", message="play-not-written-now")


@in_loop
async def test_all_read_what_is_written_between_boards_and_nobody_writes_during_one(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table()
        desk = await sat(opened, table, Seat.S)
        south = Player(desk, Seat.S)
        assert south.view["writes"] == []
        assert await south.does("writes to table", means="Hello") == NOT_NOW
        await sat(opened, table, Seat.N)
        assert south.view["writes"] == ["table"]
        assert await south.does("writes to table", means="  Good \n evening ") == Done()
        for seat in Seat:
            assert desk.view(seat, EN)["written"] == [("S", "table", "Good evening")]
        await sat(opened, table, Seat.E, Seat.W)
        assert south.view["phase"] == "auction"
        assert south.view["writes"] == []
        for to in ("table", "opponents"):
            assert await south.does(f"writes to {to}", means="I have 15") == NOT_NOW
        assert await south.does("writes to director", means="Please come") == NOBODY_DIRECTS
        assert await south.does("writes to partner", means="x") == NotDone("not-understood")
        assert await south.does("writes to table", means="  ") == NotDone("not-understood", message="play-no-words")


@in_loop
async def test_words_for_opponents_and_for_the_director_do_not_exist_for_partner(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table(regulations=OPEN)
        desk = await sat(opened, table, *Seat)
        await opened.direct(table.director)
        partner, east = desk.subscribe(Seat.N, EN), desk.subscribe(Seat.E, EN)
        before = desk.view(Seat.N, EN)
        assert partner.waiting()
        assert east.waiting()
        south = Player(desk, Seat.S)
        assert south.view["writes"] == ["director", "opponents"]
        assert await south.does("writes to opponents", means="Sorry, one moment") == Done()
        assert await south.does("writes to director", means="May I ask?") == Done()
        assert desk.view(Seat.N, EN) == before
        assert partner.waiting() == ()
        assert len(east.waiting()) == 1
        told = ("S", "opponents", "Sorry, one moment")
        assert [desk.view(each, EN)["written"] for each in (Seat.E, Seat.W)] == [[told], [told]]
        assert south.view["written"] == [told, ("S", "director", "May I ask?")]
        assert desk.view(Onlooker.DIRECTOR, EN)["written"] == south.view["written"]
        key = await opened.open_hand(table.keys[Seat.S])
        assert key is not None
        assert desk.view(Spectator(Seat.S, digest_of(key)), EN)["written"] == []


def test_what_was_written_is_read_back() -> None:
    step = Step(Wrote(Seat.S, "table", "Hola"), "2026-01-01T00:00:00.000+00:00", "S", "writes to table|Hola")
    assert read_step(step_text(step)) == step
