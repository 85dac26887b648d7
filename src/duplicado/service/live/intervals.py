"""Work that follows the record: whenever there is news, at most once in an interval."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


async def at_intervals(news: asyncio.Event, interval: float, work: Callable[[], Awaitable[None]]) -> None:
    """Work whenever there are news, and at most once in an interval; never ends.

    Args:
        news: set when there are any.
        interval: how many seconds lie between the beginnings of two pieces of work at least: what the work takes is
            not waited for besides.
        work: what is done.
    """
    loop = asyncio.get_running_loop()
    while True:
        await news.wait()
        news.clear()
        begun = loop.time()
        await work()
        await asyncio.sleep(max(0.0, interval - (loop.time() - begun)))
