"""People who play at tables of a room, for the tests of tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.waiting import let_pass_in_loop

from duplicado.locale import Language
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.robot_players import RobotPace
from duplicado.service.playing.room import OpenedTable, Room, RoomSettings
from duplicado.service.playing.seat_commands import Answer, SeatCommand
from duplicado.store.streams import SqliteStreams
from duplicado.vocabulary.seats import Seat

EN = Language.ENGLISH
SOUTH = Seat.S


def settings(seed: int = 7) -> RoomSettings:
    chance = Random(seed)
    return RoomSettings(
        robot="stand-in", pace=RobotPace(0, 0, 0), entropy=chance.randbytes, chance=lambda: Random(seed)
    )


@asynccontextmanager
async def room(folder: Path, seed: int = 7) -> AsyncGenerator[Room]:
    opened = await Room.open(SqliteStreams.open(folder / "casual.play"), settings(seed))
    try:
        yield opened
    finally:
        await opened.close()


async def sat(opened: Room, table: OpenedTable, *seats: Seat) -> TableDesk:
    for seat in seats:
        desk = await opened.sit(table.keys[seat])
        assert desk is not None
    found = await opened.desk(table.name)
    assert found is not None
    return found


class Player:
    """A person at a table, who does things with ids of their own."""

    def __init__(self, desk: TableDesk, seat: Seat) -> None:
        self.desk, self.seat, self.done = desk, seat, 0

    @property
    def view(self) -> dict[str, Any]:
        return self.desk.view(self.seat, EN)

    async def does(self, do: str, **more: Any) -> Answer:  # noqa: ANN401 - whatever a command has
        self.done += 1
        return await self.desk.take(self.seat, SeatCommand(more.pop("id", f"c{self.done}"), do, **more))

    async def plays_on(self) -> None:
        """Do what is due, the first thing that may be done, until the board is over."""
        while (view := self.view)["phase"] != "over":
            claim = view["claim"]
            if claim and claim["by"] not in (self.seat.value, self.seat.partner.value):
                await self.does("agrees")
            elif view["acts"] == self.seat.value and view["may"]["calls"]:
                await self.does("P")
            elif view["acts"] == self.seat.value and view["may"]["cards"]:
                card = view["may"]["cards"][-1]
                await self.does(card if view["turn"] == self.seat.value else f"dummy {card}")
            elif view["face_down"] and self.seat.value not in view["satisfied"]:
                await self.does("no questions")
            await let_pass_in_loop(0.001)


def in_loop(test: Callable[[Path], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    def run(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path))

    run.__doc__ = test.__doc__
    return run


def calls(view: dict[str, Any]) -> list[str]:
    return [each["call"] for each in view["calls"]]
