"""The club's office: its events and how each stands."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from duplicado.event.record.ending import is_over
from duplicado.event.record.state import EventState
from duplicado.publish.error_words import error_text
from duplicado.publish.messages import Messages
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Access, Capability
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.club.authentication import checked, needs
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.form_fields import OneLine
from duplicado.web.rendering import Renderer

_MOST: int = 60


@dataclass(frozen=True, slots=True)
class _Listed:
    name: str
    title: str
    date: str
    stands: str
    """The message that says it."""
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class _Archived:
    event: Annotated[str, OneLine(100)] = ""


def stands(state: EventState) -> str:
    """Say how an event stands: `new`, `planned`, `playing`, `played`, `published`, `closed`."""
    if state.closed is not None:
        return "closed"
    if state.published:
        return "published"
    if not any(session.plans for session in state.sessions.values()):
        return "new"
    if all(is_over(state, number) for number in state.sessions):
        return "played"
    begun = any(session.boards or session.called for session in state.sessions.values())
    return "playing" if begun else "planned"


def office_pages(renderer: Renderer) -> Sequence[HTTPRouteHandler]:
    """Make the handlers."""

    @get("/office")
    async def office(request: Request[Any, Any, Any], house: House) -> Response[str]:
        asked = of_the_club(request, house, Capability.RECORD)
        names = await asyncio.to_thread(house.events.latest, _MOST)
        listed = [await _listed(house, name, messages_for(request)) for name in names]
        role, access = asked.viewer.role, Access()
        return club_page(
            renderer,
            request,
            asked,
            "office.html",
            events=listed,
            archived=await asyncio.to_thread(house.events.archived),
            may_bring_back=asked.may(Scope.MANAGE),
            left_out=await asyncio.to_thread(house.events.left_out),
            may_make=access.may(role, Capability.CONDITIONS),
            may_people=access.may(role, Capability.PEOPLE),
        )

    @post("/office/archived", status_code=200)
    async def bring_back(request: Request[Any, Any, Any], house: House) -> Response[Any]:
        asked = of_the_club(request, house, Capability.CONDITIONS, Scope.MANAGE)
        form = await checked(_Archived, request, asked)
        may = await asyncio.to_thread(house.events.may_be_former, form.event, asked.viewer.role)
        needs(asked, Scope.MANAGE, granted=may)
        await house.events.bring_back(form.event, by=asked.viewer)
        return Redirect("/office", status_code=303)

    return [office, bring_back]


async def _listed(house: ClubHouse, name: str, messages: Messages) -> _Listed:
    try:
        state = (await house.open_events.open(name)).state
    except DuplicadoError as error:
        return _Listed(name, name, "", "broken", error_text(error, messages))
    return _Listed(name, state.title or name, state.date, stands(state))
