"""The framework alone, as a program: it answers and sends as much as the club does, and knows nothing.

Run with a port and the sizes of what a table, a director and who looks at rankings are sent. A token is `director`,
`display`, or the name of a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import defaultdict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Litestar, Request, get, post
from litestar.params import Body
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from duplicado.web.server import listen, serve

port, *sizes = map(int, sys.argv[1:])
TABLE, DIRECTOR, RANKINGS = ("x" * size for size in sizes)
waiting: dict[str, list[asyncio.Queue[str]]] = defaultdict(list)
news = asyncio.Event()


def _asks(request: Request[Any, Any, Any]) -> str:
    return request.headers["authorization"].removeprefix("Bearer ")


@post("/api/1/events/{event:str}/commands", status_code=200)
async def command(request: Request[Any, Any, Any], data: Annotated[dict[str, Any], Body()]) -> dict[str, Any]:
    """Acknowledge what was sent, and send as much as the club would."""
    for each in waiting[_asks(request)]:
        each.put_nowait(TABLE)
    for each in waiting["director"]:
        each.put_nowait(f'{DIRECTOR}"of/{data["id"]}"')
    news.set()
    return {"outcome": "accepted", "entries": [f"of/{data['id']}"], "position": "x" * 60}


async def _sent(name: str) -> AsyncGenerator[ServerSentEventMessage]:
    queue: asyncio.Queue[str] = asyncio.Queue()
    waiting[name].append(queue)
    yield ServerSentEventMessage("first", sep="\n")
    while True:
        yield ServerSentEventMessage(await queue.get(), sep="\n")


@get(["/api/1/events/{event:str}/view", "/api/1/events/{event:str}/rankings"])
async def view(request: Request[Any, Any, Any]) -> ServerSentEvent:
    """Send whatever there is."""
    return ServerSentEvent(_sent(_asks(request)))


@get("/api/1/events")
async def events() -> list[str]:
    """Answer."""
    return []


async def _rank() -> None:
    while True:
        await news.wait()
        news.clear()
        for each in waiting["display"]:
            each.put_nowait(RANKINGS)
        await asyncio.sleep(1.0)


@asynccontextmanager
async def _ranking(_app: Litestar) -> AsyncGenerator[None]:
    task = asyncio.create_task(_rank())
    yield
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


if __name__ == "__main__":
    with listen("127.0.0.1", port) as listening:
        serve(Litestar([command, view, events], lifespan=[_ranking], logging_config=None), listening)
