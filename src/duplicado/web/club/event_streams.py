"""Live views as a stream of events (SSE): what somebody is sent, and a sign of life while nothing happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from functools import lru_cache
from typing import Final

from litestar.response import Stream

from duplicado.service.live.feeds import Sent, Subscription

__all__ = ["SIGN_OF_LIFE", "stream"]

SIGN_OF_LIFE: Final = 15.0
"""Every so many seconds something is sent, so that neither side takes a broken connection for a quiet one."""
_RETRY: Final = b"retry: 2000\n\n"
_ALIVE: Final = b": alive\nevent: alive\ndata:\n\n"
"""A comment for programs, which read what has data; and an event of its own for pages, which see no comments."""


def stream(subscription: Subscription, is_welcome: Callable[[], bool]) -> Stream:
    """Return a response that sends what somebody is shown for as long as he looks.

    Each event has the position as its id, which the browser names when it comes back, and `Sent.message` as its data.

    Args:
        subscription: what he is shown.
        is_welcome: tells, at every sign of life, whether he is still let in.
    """
    return Stream(
        _messages(subscription, is_welcome),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _messages(subscription: Subscription, is_welcome: Callable[[], bool]) -> AsyncGenerator[bytes]:
    yield _RETRY
    while True:
        try:
            async with asyncio.timeout(SIGN_OF_LIFE):
                sent = await subscription.more()
        except TimeoutError:
            if not is_welcome():
                return
            yield _ALIVE
            continue
        if not sent:
            return
        yield b"".join(map(_framed, sent))


@lru_cache(64)
def _framed(sent: Sent) -> bytes:
    """Write one thing sent as an event; the same bytes go to all who are sent the same. A message is one line."""
    return f"id: {sent.position}\ndata: {sent.message}\n\n".encode()
