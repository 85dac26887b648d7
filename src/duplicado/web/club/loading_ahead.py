"""Loading ahead, once a club's server answers, of what its first pages would wait for.

Events, languages and templates, the results of former events, and at last the systems of the robots, which take a
moment to read. Libraries that few
pages need are left to them: they take memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Final

from duplicado.robot.named import system_of
from duplicado.robot.system_names import SYSTEMS
from duplicado.service.club.club import ClubHouse
from duplicado.store.port import StoreError
from duplicado.web.rendering import Renderer

_EVENTS: Final = 4
"""So many events are opened, those that were written to last: what is played this evening, and the evening before."""
_PAUSE: Final = 0.005
"""Seconds between two steps, so that who asks for a page meanwhile waits for one step only."""

_LAST: Final = object()


@asynccontextmanager
async def loading_ahead(house: ClubHouse, renderer: Renderer) -> AsyncGenerator[None]:
    """Load beside whatever is asked for; what is not loaded at the end of the context is left."""
    ended = asyncio.Event()
    task = asyncio.create_task(_load(house, renderer, ended))
    try:
        yield
    finally:
        ended.set()  # and not cancelled: an event that is being opened is closed with the club
        await task


async def _load(house: ClubHouse, renderer: Renderer, ended: asyncio.Event) -> None:
    with suppress(StoreError):  # whoever asks for a page is told
        await house.events.open_latest(_EVENTS)
    for _ in renderer.steps_ahead():
        if ended.is_set():
            return
        await asyncio.sleep(_PAUSE)
    with suppress(StoreError):
        former = house.events.known.results_one_by_one(house.events.served())
        while not ended.is_set() and await asyncio.to_thread(lambda: next(former, _LAST) is not _LAST):
            pass
    for name in SYSTEMS:
        if ended.is_set():
            return
        await asyncio.to_thread(system_of, name)
