"""The screen on the wall: ranking, clock, who sits where, what the Director announces."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from duplicado.publish.pages.figures import unit_words
from duplicado.service.club.access_tokens import Scope
from duplicado.service.live.roles import Capability
from duplicado.vocabulary.seats import Side
from duplicado.web.club.authentication import Login, asking
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.event_addresses import WALL
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import TheRenderer


@get(f"/e/{{event:str}}/{WALL}")
async def _display(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[str]:
    # What is on it comes by the live views, as far as whoever opens it is shown anything.
    desk = await house.open_events.open(event)
    title = desk.state.title or event
    office = asking(request, house, Login.OFFICE).of(event)
    may_let_in = office.may(Scope.MANAGE) and desk.access.may(office.viewer.role, Capability.ACCESS)
    asked = asking(request, house, Login.DISPLAY).of(event)
    return club_page(
        renderer,
        request,
        asked,
        "display.html",
        event_name=event,
        title=title,
        office=office if may_let_in and asked.admitted is None else None,
        sides=tuple(Side),
        units=unit_words(messages_for(request)),
    )


DISPLAY_PAGES: Final = (_display,)
