"""The addresses of the Director's console of a running event.

What they answer stands on the director's interview, and so on half of the program. It is loaded in a thread as soon as
the doors are open, so that tables need not wait for it; who comes to the office sooner waits until it is there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from duplicado.web.club.words import House
from duplicado.web.rendering import Renderer

if TYPE_CHECKING:
    from duplicado.web.club.office_rooms import Rooms

__all__ = ["console", "load_console"]

_Request = Request[Any, Any, Any]
_PAGES = (
    *("", "results", "place", "ruling", "interview", "movement", "record"),
    *("score", "written", "contestants", "register", "files", "pair", "session", "boards"),
    *("consolation", "conditions"),
)
"""The words with which the addresses of the pages end."""
_SENT_TO = ("pair", "session", "boards", "consolation")
"""Those of pages to which forms are sent."""


def load_console() -> Rooms:
    """Load what the console answers, where it is not loaded yet; in a thread, because it takes its time."""
    from duplicado.web.club.office_rooms import ROOMS  # noqa: PLC0415 - see the head of this module

    return ROOMS


def console(renderer: Renderer) -> Sequence[HTTPRouteHandler]:
    """Make the handlers."""

    @post("/e/{event:str}/office/do/{act:str}", status_code=200)
    async def act_on(request: _Request, house: House, event: FromPath[str], act: FromPath[str]) -> Response[Any]:
        rooms = await asyncio.to_thread(load_console)
        return await rooms.act(renderer, request, house, event, act)

    @get("/e/{event:str}/office/files/{key:str}")
    async def download(request: _Request, house: House, event: FromPath[str], key: FromPath[str]) -> Response[Any]:
        rooms = await asyncio.to_thread(load_console)
        return await rooms.file(renderer, request, house, event, key)

    @post("/e/{event:str}/office/files/federation", status_code=200)
    async def federation(request: _Request, house: House, event: FromPath[str]) -> Response[Any]:
        rooms = await asyncio.to_thread(load_console)
        return await rooms.federation(renderer, request, house, event)

    @get("/e/{event:str}/office/forms/{kind:str}")
    async def paper(request: _Request, house: House, event: FromPath[str], kind: FromPath[str]) -> Response[Any]:
        rooms = await asyncio.to_thread(load_console)
        return await rooms.paper(renderer, request, house, event, kind)

    sent_to = (_sent(renderer, word) for word in _SENT_TO)
    return [*(_page(renderer, word) for word in _PAGES), *sent_to, act_on, download, federation, paper]


def _page(renderer: Renderer, word: str) -> HTTPRouteHandler:
    @get(f"/e/{{event:str}}/office/{word}".removesuffix("/"))
    async def page(request: _Request, house: House, event: FromPath[str]) -> Response[str]:
        rooms = await asyncio.to_thread(load_console)
        return await rooms.pages[word](renderer, request, house, event)

    return page


def _sent(renderer: Renderer, word: str) -> HTTPRouteHandler:
    @post(f"/e/{{event:str}}/office/{word}", status_code=200)
    async def sent(request: _Request, house: House, event: FromPath[str]) -> Response[Any]:
        rooms = await asyncio.to_thread(load_console)
        return await rooms.posts[word](renderer, request, house, event)

    return sent
