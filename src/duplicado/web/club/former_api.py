"""The service for programs: events that the club shows no more, and the PIN of its office."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Response, delete, get, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from duplicado.publish.messages import error_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.former_events import event_title
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability, Viewer
from duplicado.store.port import RecordMovedOn
from duplicado.web.club.authentication import needs
from duplicado.web.club.club_answers import OfficePin
from duplicado.web.club.confirming import SENSITIVE
from duplicado.web.club.event_answers import Nothing
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.problem_details import problem
from duplicado.web.incoming import Incoming

Title = Annotated[str, QueryParameter(max_length=500, description="The event's title: to say that it is meant.")]


class ArchivedTold(Struct, frozen=True, forbid_unknown_fields=True):
    """Choice between archiving an event and showing it again."""

    archived: bool


class PinWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Choice between a new PIN of the office and none any more."""

    wanted: bool


async def _shown_event(request: Incoming, house: ClubHouse, event: str) -> tuple[Viewer, OpenEvent]:
    """Return who may have the club show an event no more, and its desk.

    Raises:
        NotAuthorizedException: he was not let in.
        PermissionDeniedException: he was not let in to the whole club, or may not.
        NotFoundException: there is no such event.
    """
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.MANAGE, login=None)
    desk = await house.open_events.open(event)
    needs(asked, Scope.MANAGE, granted=desk.access.may(asked.viewer.role, Capability.CONDITIONS))
    return asked.viewer, desk


@get("/archived", summary="The events that are archived")
async def archived_events(request: Incoming, house: House) -> Response[list[str]]:
    """List their names."""
    of_the_club(request, house, Capability.CONDITIONS, login=None)
    return Response(list(await asyncio.to_thread(house.events.archived)))


@put("/events/{event:str}/archived", summary="Archive an event, or show it again", status_code=200, opt=SENSITIVE)
async def archive(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[ArchivedTold]
) -> Response[Nothing]:
    """Show an event no more, and let go who looks at it; its record stays, and counts in ladders. Or show it again."""
    if data.archived:
        viewer, _ = await _shown_event(request, house, event)
        await house.events.archive(event, by=viewer)
    else:
        asked = of_the_club(request, house, Capability.CONDITIONS, Scope.MANAGE, login=None)
        may = await asyncio.to_thread(house.events.may_be_former, event, asked.viewer.role)
        needs(asked, Scope.MANAGE, granted=may)
        await house.events.bring_back(event, by=asked.viewer)
    return Response(Nothing(), status_code=200)


@delete("/events/{event:str}", summary="Delete an event of which nothing was played", status_code=200, opt=SENSITIVE)
async def delete_event(request: Incoming, house: House, event: FromPath[str], title: Title = "") -> Response[Nothing]:
    """Delete its record and what the club keeps about it.

    422: the title is another. 409: something of it was played, or somebody writes to it.
    """
    viewer, desk = await _shown_event(request, house, event)
    if title != event_title(desk.state, event):
        return problem(422, "other-title", messages_for(request).text("archive-title-other"))
    try:
        await house.events.delete(event, by=viewer)
    except RecordMovedOn as error:
        return problem(409, "moved-on", error_text(error, messages_for(request)))
    return Response(Nothing(), status_code=200)


@put("/office-pin", summary="Draw a PIN for the office, or end it", status_code=200, opt=SENSITIVE)
async def office_pin(request: Incoming, house: House, data: JSONBody[PinWanted]) -> Response[OfficePin]:
    """Return the new PIN, by which whoever is at the office confirms what is sensitive; the former opens nothing."""
    asked = of_the_club(request, house, Capability.ACCESS, Scope.MANAGE, login=None)
    viewer, confirming = asked.viewer, house.entrance.confirming
    needs(asked, Scope.MANAGE, granted=await asyncio.to_thread(confirming.may_be_changed_by, viewer))
    if data.wanted:
        drawn = await asyncio.to_thread(lambda: confirming.draw(issuer=viewer))
    else:
        drawn = ""
        await asyncio.to_thread(lambda: confirming.end(issuer=viewer))
    return Response(OfficePin(drawn), status_code=200)


FORMER_EVENTS: Final[tuple[HTTPRouteHandler, ...]] = (archived_events, archive, delete_event, office_pin)
"""Addresses below that of the service."""
