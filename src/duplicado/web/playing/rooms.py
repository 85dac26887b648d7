"""Room of a server: its tables are opened with the application, and closed with it."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from litestar import Litestar

from duplicado.service.club.attempt_limits import Rates
from duplicado.service.playing.room import Room, RoomSettings
from duplicado.store.port import PLAY_CHANNEL
from duplicado.store.store_selection import news_at, streams_at


def room_of_play(
    setting: Path | str | None = None,
    settings: RoomSettings | None = None,
    ready: Callable[[Room], Awaitable[None]] | None = None,
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return what opens the room of an application and closes it.

    Args:
        setting: where tables are kept, a folder or the address of a database that several servers may serve; `None`:
            nowhere beyond the life of the server.
        settings: how they are played.
        ready: called when the room is open.
    """

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncGenerator[None]:
        with tempfile.TemporaryDirectory(prefix="duplicado-play-") as passing:
            where = passing if setting is None else str(setting)
            room = await Room.open(await asyncio.to_thread(streams_at, where), settings)
            app.state.room = room
            app.state.tables_opened = Rates(time.monotonic)
            news = news_at(where, room.told, PLAY_CHANNEL)
            try:
                if ready is not None:
                    await ready(room)
                yield
            finally:
                if news is not None:
                    await asyncio.to_thread(news.close)
                await room.close()

    return opened
