"""The page that helps a phone to connect."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get

from duplicado.web.club.authentication import asking
from duplicado.web.club.base_address import addresses
from duplicado.web.club.page_language import House
from duplicado.web.club.pages import club_page
from duplicado.web.incoming import Incoming
from duplicado.web.network import is_only_here, qr
from duplicado.web.rendering import TheRenderer


@get("/connect")
async def _connect(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    found = await asyncio.to_thread(addresses, request)
    host = found[0].partition("://")[2].rsplit(":", 1)[0]
    shown = [(each, qr(f"{each}/")) for each in found]
    only_here = is_only_here(host)
    return club_page(renderer, request, asking(request, house), "connect.html", addresses=shown, only_here=only_here)


CONNECT_PAGES: Final = (_connect,)
