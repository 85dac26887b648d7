"""The club's office: its events and how each stands."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.response import Redirect

from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.event_results import ClubResult
from duplicado.service.live.roles import Access, Capability
from duplicado.vocabulary.seats import Side
from duplicado.web.club.authentication import checked, needs
from duplicado.web.club.event_list import events_listed
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.form_fields import OneLine
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import TheRenderer

_MOST: int = 60


@dataclass(frozen=True, slots=True)
class _Archived:
    event: Annotated[str, OneLine(100)] = ""


def _first(result: ClubResult) -> list[tuple[str, Side | None]]:
    """Return who won an event, with the line of each where two were ranked."""
    return [
        (each.name or " – ".join(player.name for player in each.players) or str(each.contestant), each.line)
        for each in result.finishes
        if each.place == 1
    ]


@get("/office")
async def _office(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.RECORD)
    names = await asyncio.to_thread(house.events.latest, _MOST)
    listed = await events_listed(house, names, messages_for(request))
    role, access = asked.viewer.role, Access()
    return club_page(
        renderer,
        request,
        asked,
        "office.html",
        events=listed,
        winners={each.event: _first(each) for each in await house.events.results()},
        archived=await asyncio.to_thread(house.events.archived),
        may_bring_back=asked.may(Scope.MANAGE),
        left_out=await asyncio.to_thread(house.events.left_out),
        may_make=access.may(role, Capability.CONDITIONS),
        may_people=access.may(role, Capability.PEOPLE),
    )


@post("/office/archived", status_code=200)
async def _bring_back(request: Incoming, house: House) -> Response[Any]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.MANAGE)
    form = await checked(_Archived, request, asked)
    may = await asyncio.to_thread(house.events.may_be_former, form.event, asked.viewer.role)
    needs(asked, Scope.MANAGE, granted=may)
    await house.events.bring_back(form.event, by=asked.viewer)
    return Redirect("/office", status_code=303)


OFFICE_PAGES: Final = (_office, _bring_back)
