"""Players whose pages have no line to the table: they are away, and robots may play for them until they are back."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.unit.service.playing.at_tables import Player, in_loop, sat, settings
from tests.waiting import until_in_loop

from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.played_table import folded
from duplicado.service.playing.room import Room
from duplicado.service.playing.seat_commands import Done, NotDone
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import TableOpened, read_step
from duplicado.store.streams import SqliteStreams
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


async def opened(folder: Path) -> Room:
    return await Room.open(SqliteStreams.open(folder / "casual.play"), replace(settings(), patience=0.05))


def away(desk: TableDesk) -> set[Seat]:
    shown: dict[str, Any] = Player(desk, Seat.N).view["seats"]
    return {seat for seat in Seat if shown[seat.value]["away"]}


@in_loop
async def test_who_has_no_line_is_away_until_he_has_one_and_robots_play_for_him(tmp_path: Path) -> None:
    room = await opened(tmp_path)
    table = await room.open_table()
    desk = await sat(room, table, *Seat)
    with ExitStack() as lines:
        for seat in (Seat.N, Seat.E, Seat.S):
            lines.enter_context(desk.presence.line(seat))
        with desk.presence.line(Seat.W), desk.presence.line(Seat.W):
            assert away(desk) == set()
        await until_in_loop(lambda: away(desk) == {Seat.W})
        with desk.presence.line(Seat.W):
            await until_in_loop(lambda: away(desk) == set())
        await until_in_loop(lambda: away(desk) == {Seat.W})
        again = folded(tuple(read_step(each.text) for each in await room.stored(table.name)))
        assert again.away == desk.now.away

        assert await Player(desk, Seat.N).does("seat robots") == Done()
        assert [desk.now.seats[seat].kind for seat in Seat] == [*3 * [SitterKind.PERSON], SitterKind.ROBOT]
        assert away(desk) == set()
        with desk.presence.line(Seat.W):
            await room.sit(table.keys[Seat.W])
            assert desk.now.seats[Seat.W].kind is SitterKind.PERSON
            assert away(desk) == set()
    await room.close()


@in_loop
async def test_at_a_table_of_an_event_the_director_seats_a_robot_for_who_is_away(tmp_path: Path) -> None:
    room = await opened(tmp_path)
    desk = await room.event_table("thursday-1A1r1", TableOpened({}, 1, event="thursday"), lambda: None, {})
    for seat in Seat:
        await room.seat_key(desk, seat, Sitter(SitterKind.PERSON, "Ana"), seat.value * 16)
    with desk.presence.line(Seat.N):
        pass
    await until_in_loop(lambda: away(desk) == {Seat.N})
    assert await Player(desk, Seat.S).does("seat robots") == NotDone("not-now")
    await room.close()
