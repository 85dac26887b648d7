"""Names under which a recorder reads who acted: the same for one person as far as is known, for two never."""

from __future__ import annotations

from pathlib import Path

from tests.unit.service.playing.at_tables import Player, in_loop, room

from duplicado.law.book import law_02
from duplicado.service.playing.action_times import action_times, own_times_file
from duplicado.service.playing.room import Room
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import BoardBegun, Seated, TableOpened
from duplicado.table.state import TableSetup
from duplicado.vocabulary.seats import Seat

KEY = b"drawn for the test"
ROUNDS = ("0000000a", "0000000b")
SETUP = TableSetup(law_02.board(1))
ROBOT = Seated(Seat.N, Sitter(SitterKind.ROBOT, "stand-in"))


async def _round(room: Room, name: str, *said: str) -> tuple[str, ...]:
    """Have four sit down and pass at a table of an event, two of each contestant; return what each is called."""
    desk = await room.event_table(name, TableOpened({}, 1, event="thursday"), lambda: None, {})
    for seat, player, pair in zip(Seat, said, ("1", "2", "1", "2"), strict=True):
        sitter = Sitter(SitterKind.PERSON, f"{pair} Ana – Rui", f"{pair}.{player}" if player else "")
        await room.seat_key(desk, seat, sitter, f"{name}{seat.value}" * 2)
    await desk.happens(BoardBegun(SETUP))
    for seat in Seat:
        await Player(desk, seat).does("P")
    return tuple(each.player for each in action_times(name, await room.stored(name), KEY))


@in_loop
async def test_who_has_said_which_player_he_is_has_one_name_and_nobody_else_has_it(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        # South says nothing at first, East nothing afterwards; West says twice that he is the player that East is.
        north, east, south, west = await _round(opened, ROUNDS[0], "0", "1", "", "1")
        north_again, east_again, south_again, west_again = await _round(opened, ROUNDS[1], "0", "", "1", "1")
    assert north == north_again
    assert len({north, east, south, west, east_again, south_again, west_again}) == 7


@in_loop
async def test_two_who_have_a_seat_one_after_the_other_have_two_names(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        name = ROUNDS[0]
        await _round(opened, name, "", "", "", "")
        desk = await opened.desk(name)
        assert desk is not None
        await desk.happens(ROBOT)
        assert (
            await opened.seat_key(desk, Seat.N, Sitter(SitterKind.PERSON, "1 Ana – Rui"), "another device") is not None
        )
        await desk.happens(BoardBegun(SETUP))
        await Player(desk, Seat.N).does("1NT", id="later")
        stored = await opened.stored(name)
        norths = [each for each in action_times(name, stored, KEY) if each.seat == "N"]
        assert [each.action for each in norths] == ["P", "1NT"]
        assert len({each.player for each in norths}) == 2
        # Who has the seat now is given what he did himself.
        _, *rows = own_times_file(name, stored, Seat.N, desk.now, KEY).splitlines()
    assert [norths[1].player in row for row in rows] == [True]
