"""Pages for everybody in the hall: the screen on the wall, and one page for all events of a day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from duplicado.publish.pages.figures import unit_words
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.event_digests import of_these_days
from duplicado.service.live.hall_view import RoundsTold, rounds_view
from duplicado.service.live.office_bar import session_on
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability, Viewer
from duplicado.vocabulary.seats import Side
from duplicado.web.addresses import WALL
from duplicado.web.club.authentication import Login, asking
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page, ranking_shown
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
        openness=desk.access.openness,
        sides=tuple(Side),
        units=unit_words(messages_for(request)),
    )


@dataclass(frozen=True, slots=True)
class _EventOfToday:
    """An event as the page shows it."""

    name: str
    title: str
    date: str
    progress: RoundsTold
    """Progress of its session, see `rounds_view`."""
    rankings: Sequence[Mapping[str, Any]]
    is_ahead: bool
    """True when it shows an official what the public is not shown yet."""
    is_official: bool


@get("/today")
async def _today(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = asking(request, house)
    shown = [
        await _shown(name, desk, asked.of(name).viewer) for name, desk in await house.events.open_of(of_these_days)
    ]
    return club_page(renderer, request, asked, "today.html", events=shown)


HALL_PAGES: Final = (_display, _today)


async def _shown(name: str, desk: OpenEvent, viewer: Viewer) -> _EventOfToday:
    state = desk.state
    progress = rounds_view(state, session_on(state) or 1)
    return _EventOfToday(name, state.title or name, state.date, progress, **await ranking_shown(desk, viewer))
