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

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from duplicado.robot.named import system_of
from duplicado.robot.system_names import SYSTEMS
from duplicado.service.club.club import ClubHouse
from duplicado.store.port import StoreError
from duplicado.web.rendering import Renderer

_EVENTS: Final = 4
"""So many events are opened, those that were written to last: what is played this evening, and the evening before."""
_PAUSE: Final = 0.005
"""Seconds between two steps, so that who asks for a page meanwhile is heard."""
_LAST: Final = object()


class LoadingAhead:
    """Loading that gives way to whoever asks for a page: he waits for one step of it at most."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._waiting = 0
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()
        self._is_ended = False

    def heeding(self, app: ASGIApp) -> ASGIApp:
        """Return the application, each of whose requests is given way to until its answer begins."""

        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            if self._is_ended or scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            waits = True

            def answered() -> None:
                nonlocal waits
                if waits:
                    waits = False
                    self._waiting -= 1
                    if not self._waiting:
                        self._nobody_waits.set()

            async def sent(message: Message) -> None:
                answered()
                await send(message)

            self._waiting += 1
            self._nobody_waits.clear()
            try:
                await app(scope, receive, sent)
            finally:
                answered()

        return asked

    @asynccontextmanager
    async def of(self, house: ClubHouse, renderer: Renderer) -> AsyncGenerator[None]:
        """Load beside whatever is asked for; what is not loaded at the end of the context is left."""
        task = asyncio.create_task(self._load(house, renderer))
        try:
            yield
        finally:
            self._is_ended = True  # and not cancelled: an event that is being opened is closed with the club
            self._nobody_waits.set()
            await task

    async def _load(self, house: ClubHouse, renderer: Renderer) -> None:
        with suppress(StoreError):  # whoever asks for a page is told
            await house.events.open_latest(_EVENTS)
        steps = renderer.steps_ahead()
        while await self._goes_on() and next(steps, _LAST) is not _LAST:
            pass
        with suppress(StoreError):
            former = house.events.known.results_one_by_one(house.events.served())
            while await self._goes_on() and await asyncio.to_thread(lambda: next(former, _LAST) is not _LAST):
                pass
        for name in SYSTEMS:
            if not await self._goes_on():
                return
            await asyncio.to_thread(system_of, name)
        self._is_ended = True

    async def _goes_on(self) -> bool:
        """Wait until nobody waits for an answer; return whether there is to be a further step."""
        await asyncio.sleep(_PAUSE)
        await self._nobody_waits.wait()
        return not self._is_ended
