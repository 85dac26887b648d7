"""Live views as a stream of events (SSE): what somebody is sent, and a sign of life while nothing happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import Final

from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from duplicado.service.live import Sent, Subscription

__all__ = ["SIGN_OF_LIFE", "stream"]

SIGN_OF_LIFE: Final = 15.0
"""Every so many seconds something is sent, so that neither side takes a broken connection for a quiet one."""
_RETRY: Final = 2_000


def stream(subscription: Subscription, is_welcome: Callable[[], bool]) -> ServerSentEvent:
    """Return a response that sends what somebody is shown for as long as he looks.

    Each event has the position as its id, which the browser names when it comes back, and `Sent.message` as its data.

    Args:
        subscription: what he is shown.
        is_welcome: tells, at every sign of life, whether he is still let in.
    """
    return ServerSentEvent(
        _messages(subscription, is_welcome),
        retry_duration=_RETRY,
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _messages(
    subscription: Subscription, is_welcome: Callable[[], bool]
) -> AsyncGenerator[ServerSentEventMessage]:
    reading = aiter(subscription)
    coming: asyncio.Task[Sent | None] = asyncio.create_task(_next(reading))
    try:
        while True:
            done, _ = await asyncio.wait({coming}, timeout=SIGN_OF_LIFE)
            if not done:
                if not is_welcome():
                    return
                yield ServerSentEventMessage(data=None, comment="alive")  # with data it would be an event
                continue
            sent = coming.result()
            if sent is None:
                return
            yield ServerSentEventMessage(data=sent.message, id=sent.position)
            coming = asyncio.create_task(_next(reading))
    finally:
        coming.cancel()


async def _next(reading: AsyncIterator[Sent]) -> Sent | None:
    """Return what is sent next; `None` when the event is served no more."""
    return await anext(reading, None)
