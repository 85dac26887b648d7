"""Live views as a stream of events (SSE): what somebody is sent, and a sign of life while nothing happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from typing import Final, TypeAlias

from litestar.response import Stream

from duplicado.service.live.feeds import JoinedSubscription, Sent, Subscription
from duplicado.web.incoming import Incoming

SIGN_OF_LIFE: Final = 15.0
"""Every so many seconds something is sent, so that neither side takes a broken connection for a quiet one."""
_LONGEST: Final = 500
"""Characters of a position."""
_RETRY: Final = b"retry: 2000\n\n"
_ALIVE: Final = b": alive\nevent: alive\ndata:\n\n"
"""A comment for programs, which read what has data; and an event of its own for pages, which see no comments."""

LookedAfter: TypeAlias = Callable[[Callable[[], None]], AbstractContextManager[None]]
"""While the block runs what it is given is called as soon as the stream is to end."""


def position_of(request: Incoming, after: str | None) -> str:
    """Return from where a stream goes on: what a browser that comes back names, else what the address says."""
    return (request.headers.get("last-event-id") or after or "")[:_LONGEST]


def for_good(_end: Callable[[], None]) -> AbstractContextManager[None]:
    """Look after a stream that nothing ends but its reader: his key is good for as long as there is what it opens."""
    return nullcontext()


def stream(
    subscription: Subscription | JoinedSubscription, looked_after: LookedAfter, *, signs: bool = False
) -> Stream:
    """Return a response that sends what somebody is shown for as long as he looks.

    Each event has the position as its id, which the browser names when it comes back, and as its data `Sent.message`
    or, of signs, `Sent.sign`.

    Args:
        subscription: what he is shown.
        looked_after: ends it when he no longer has access, or as somebody else.
        signs: whether he is only told that what he is shown has changed.
    """
    return Stream(
        _messages(subscription, looked_after, _framed_sign if signs else _framed),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _messages(
    subscription: Subscription | JoinedSubscription, looked_after: LookedAfter, framed: Callable[[Sent], bytes]
) -> AsyncGenerator[bytes]:
    yield _RETRY
    with looked_after(subscription.end):
        while True:
            try:
                async with asyncio.timeout(SIGN_OF_LIFE):
                    sent = await subscription.more()
            except TimeoutError:
                yield _ALIVE
                continue
            if not sent:
                return
            yield b"".join(map(framed, sent))


@lru_cache(64)
def _framed(sent: Sent) -> bytes:
    """Write one thing sent as an event; the same bytes go to all who are sent the same. A message is one line."""
    return f"id: {sent.position}\ndata: {sent.message}\n\n".encode()


def _framed_sign(sent: Sent) -> bytes:
    return f"id: {sent.position}\ndata: {sent.sign}\n\n".encode()
