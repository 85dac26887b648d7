"""What lies behind the doors: pages and answers that are loaded when the doors are open already.

Whoever comes in is met at once; what few ask for, or nobody before the evening has begun, is made meanwhile. Who asks
for it sooner waits until it is there, which is no longer than if the doors had been opened later.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

from litestar import Litestar, Router
from litestar.handlers import HTTPRouteHandler
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

__all__ = ["Handlers", "LoadedByAndBy"]

Handlers: TypeAlias = Sequence[HTTPRouteHandler | Router]
_LOG: Final = logging.getLogger(__name__)
_PARAMETER: Final = re.compile(r"\{[^:{}]+:([a-z]+)\}")


class LoadedByAndBy(Litestar):
    """An application of which a part is loaded while it runs, see `loading`."""

    _met: re.Pattern[str] | None = None
    """The addresses that are answered before everything is there; `None`: all, because everything is."""
    _wanted: asyncio.Event
    _loading: asyncio.Task[None]

    @asynccontextmanager
    async def loading(self, load: Callable[[], Handlers], *, after: float) -> AsyncGenerator[None]:
        """Load what is behind the doors while the block runs: after so many seconds, or when it is asked for.

        Args:
            load: makes the handlers; called in a thread, because it takes its time.
            after: seconds.
        """
        self._met = re.compile("|".join(_pattern(route.path) for route in self.routes))
        self._wanted = asyncio.Event()
        self._loading = asyncio.create_task(self._load(load, after))
        try:
            yield
        finally:
            self._loading.cancel()
            # What it fails with, who asks for it is told.
            await asyncio.gather(self._loading, return_exceptions=True)

    async def _load(self, load: Callable[[], Handlers], after: float) -> None:
        try:
            async with asyncio.timeout(after):
                await self._wanted.wait()
        except TimeoutError:
            pass
        try:
            for each in await asyncio.to_thread(load):
                self.register(each)
                await asyncio.sleep(0)  # others are answered between two
        except Exception:
            _LOG.exception("what is behind the doors cannot be loaded: start the server again")
            raise
        self._met = None

    async def complete(self) -> None:
        """Wait until everything is there."""
        if self._met is not None:
            self._wanted.set()
            await asyncio.shield(self._loading)

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """Answer; see `Litestar`."""
        if scope["type"] != "lifespan" and self._met is not None and not self._met.fullmatch(scope["path"]):
            await self.complete()
        await super().__call__(scope, receive, send)


def _pattern(path: str) -> str:
    """Return what the addresses of a route look like; one of another form is waited for, which does no harm."""
    kinds = _PARAMETER.split(path)  # what stands between parameters, and the kind of each
    return "".join(
        re.escape(each) if place % 2 == 0 else (".+" if each == "path" else "[^/]+") for place, each in enumerate(kinds)
    )
