"""Pages of the systems that robots play: the system card of each, for whoever wants to read it (40B2, 40B3)."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Final, TypeAlias

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from duplicado.robot.system_names import SYSTEMS
from duplicado.service.robots.system_card import auction_on_card
from duplicado.vocabulary.calls import Call, parse_call
from duplicado.web.incoming import Incoming
from duplicado.web.playing.answers import play_page
from duplicado.web.rendering import TheRenderer

Auction: TypeAlias = Annotated[str, QueryParameter(max_length=100)]
"""The calls made, blanks between them, see `auction_on_card`."""


@get("/systems/{name:str}")
async def _system(renderer: TheRenderer, request: Incoming, name: FromPath[str], after: Auction = "") -> Response[str]:
    if name not in SYSTEMS:
        raise NotFoundException
    # A system is read once, which takes a moment; nobody's table waits for it.
    shown = await to_thread(auction_on_card, name, after, renderer.wording(request).messages)
    if shown is None:
        raise NotFoundException
    return play_page(renderer, request, "play/system.html", shown=shown, system=name, call_of=_call)


SYSTEM_PAGES: Final = (_system,)


def _call(written: str) -> Call:
    """Return a call as systems name it: an opponent's in parentheses."""
    return parse_call(written.strip("()"))
