"""Pages of the systems that robots play: the system card of each, for whoever wants to read it (40B2, 40B3)."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from duplicado.robot.named import SYSTEMS
from duplicado.service.robots.system_card import system_card
from duplicado.web.playing.answers import play_page
from duplicado.web.rendering import Renderer

__all__ = ["system_pages"]


def system_pages(renderer: Renderer) -> HTTPRouteHandler:
    """Make the handler."""

    @get("/systems/{name:str}")
    async def system(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
        if name not in SYSTEMS:
            raise NotFoundException
        # The first reading of a card goes through every rule of the system; nobody's table waits for it.
        lines = await to_thread(system_card, name, renderer.wording(request).messages)
        return play_page(renderer, request, "play/system.html", lines=lines)

    return system
