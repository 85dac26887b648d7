"""The session of an event that robots play at electronic tables."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.request import Call, EventRequest, request
from duplicado.cli.options import UnreadableInput
from duplicado.robot.system_names import SYSTEMS
from duplicado.service.acts.ask import ask
from duplicado.service.acts.kinds import WholeNumber, named

if TYPE_CHECKING:
    from duplicado.event.facts.results import Place, TravellerLine
    from duplicado.service.event_file import EventFile


@request("play")
class PlaySession(EventRequest):
    """Have robots play what is still to be played in a session, at electronic tables, round after round.

    The deals must be in the record (`deals`). Each result enters the event when its board is over; every call and card
    is kept in the file of the tables beside that of the event (`.play`). Begun again, it goes on where it was.
    """

    session: int = ask(WholeNumber(most=99), default=1)
    robot: str = ask(named(*SYSTEMS, "stand-in"), default="natural")

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.service.playing.event_tables import DealMissingError

        try:
            played = asyncio.run(self._played(event, call))
        except DealMissingError as missing:
            raise UnreadableInput(call.messages.text("event-play-no-deal", board=missing.board)) from None
        click.echo(call.messages.text("event-play-done", boards=played))

    async def _played(self, event: EventFile, call: Call) -> int:
        from duplicado.service.acts.board_act import again
        from duplicado.service.playing.event_tables import EventTables
        from duplicado.service.playing.robot_players import RobotPace
        from duplicado.service.playing.room import Room, RoomSettings
        from duplicado.store.streams import SqliteStreams

        async def enters(id_: str, place: Place, line: TravellerLine) -> None:
            event.enter(again(place, None, line), by=call.messages.text("event-play-by"), id=id_)

        streams = SqliteStreams.open(call.file.with_suffix(".play"))
        room = await Room.open(streams, RoomSettings(robot=self.robot, pace=RobotPace(0, 0, 0)))
        try:
            tables = EventTables(room, call.file.stem, lambda: event.live.state, enters)
            return await tables.play_session(self.session)
        finally:
            await room.close()
