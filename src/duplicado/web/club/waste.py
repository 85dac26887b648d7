"""When a server that has opened its doors searches its memory for waste.

Most of what it has lasts as long as the club is open: modules, records, everybody's connection. Python would look
through all of it whenever there is a quarter more than the last time, which with a few thousand connections holds
everybody up for a third of a second, and just when many come in. What waste there is in circles, from connections that
broke off, can wait for minutes.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

__all__ = ["searched_seldom"]

_EVERY: Final = 600.0
"""Seconds between two searches through everything."""
_THRESHOLDS: Final = (5_000, 20, 1_000_000)
"""Waste that is new is found as ever: among so many things made, and after so many such searches. The last is for
searches through everything, which are made at intervals instead."""


@asynccontextmanager
async def searched_seldom() -> AsyncGenerator[None]:
    """Search through everything every ten minutes within the block, and not when so much was made."""
    before = gc.get_threshold()
    gc.freeze()  # what is loaded by now is never waste
    gc.set_threshold(*_THRESHOLDS)
    searching = asyncio.create_task(_search())
    try:
        yield
    finally:
        searching.cancel()
        await asyncio.gather(searching, return_exceptions=True)
        gc.set_threshold(*before)
        gc.unfreeze()


async def _search() -> None:
    while True:
        await asyncio.sleep(_EVERY)
        gc.collect()
