"""Loading ahead, once the doors of a club are open, of what its first pages would wait for."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Final

from duplicado.publish.charts.drawing import load_ahead
from duplicado.service.club.club import ClubHouse
from duplicado.store.port import StoreError
from duplicado.web.rendering import Renderer

__all__ = ["loading_ahead"]

_EVENTS: Final = 4
"""So many events are opened, those that were written to last: what is played this evening, and the evening before."""
_PAUSE: Final = 0.005
"""Seconds between two steps, so that who asks for a page meanwhile waits for one step only."""
_MODULES: Final = (
    "duplicado.director.interview.questions",
    "duplicado.analysis.solver",
    "duplicado.publish.pages.board",
    "duplicado.publish.paper.typesetting",
)
"""What is imported with the first page that needs it, since a server's doors are open sooner without."""


@asynccontextmanager
async def loading_ahead(house: ClubHouse, renderer: Renderer) -> AsyncGenerator[None]:
    """Load beside whatever is asked for; what is not loaded at the end of the context is left."""
    task = asyncio.create_task(_load(house, renderer))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _load(house: ClubHouse, renderer: Renderer) -> None:
    with suppress(StoreError):  # whoever asks for a page is told
        await house.events.open_latest(_EVENTS)
    for _ in renderer.steps_ahead():
        await asyncio.sleep(_PAUSE)
    for module in _MODULES:
        await asyncio.to_thread(importlib.import_module, module)
    load_ahead()
