"""Room of a server: its tables are opened with the application, and closed with it."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar

from duplicado.service.playing.room import Room, RoomSettings
from duplicado.store.streams import SqliteStreams

__all__ = ["TABLES_FILE", "room_of_play"]

TABLES_FILE: Final = "casual.play"


def room_of_play(
    folder: Path | None = None,
    settings: RoomSettings | None = None,
    ready: Callable[[Room], Awaitable[None]] | None = None,
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return what opens the room of an application and closes it.

    Args:
        folder: where tables are kept; `None`: nowhere beyond the life of the server.
        settings: how they are played.
        ready: called when the room is open.
    """

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncGenerator[None]:
        with tempfile.TemporaryDirectory(prefix="duplicado-play-") as passing:
            streams = SqliteStreams.open((folder or Path(passing)) / TABLES_FILE)
            room = await Room.open(streams, settings)
            app.state.room = room
            try:
                if ready is not None:
                    await ready(room)
                yield
            finally:
                await room.close()

    return opened
