"""The service for programs: members of the club, found, kept, their histories; names to be entered at an event."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Final

from litestar import Response, get, post, put
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType

from duplicado.formats.event_record.persons import Person
from duplicado.publish.messages import error_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.member_list import BadMember, MemberList
from duplicado.service.club.player_history import MemberHistory, history_of, history_report
from duplicado.service.club.table_devices import nameless_at
from duplicado.service.live.roles import Capability
from duplicado.web.club.authentication import asking
from duplicado.web.club.event_answers import NameAndNumber
from duplicado.web.club.members_page import told_of
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.problem_details import problem
from duplicado.web.incoming import Incoming

_SHORTEST: Final = 2
_Text = Annotated[str, Meta(max_length=200)] | UnsetType


class MemberTold(Struct, forbid_unknown_fields=True):
    """Data to be kept of a member; what is not told stays as it is."""

    name: _Text = UNSET
    number: _Text = UNSET
    category: _Text = UNSET
    grade: _Text = UNSET
    handicap: Annotated[str, Meta(max_length=10, description="A decimal number, of per cent.")] | UnsetType = UNSET
    contact: _Text = UNSET


class MemberSearch(Struct, forbid_unknown_fields=True):
    """A search for a member. It is sent: names stand in no address."""

    text: Annotated[str, Meta(max_length=100, description="What is typed of a name or number.")] = ""


@get("/members", summary="The members of the club")
async def members(request: Incoming, house: House) -> Response[list[dict[str, str]]]:
    """List the members."""
    of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE, login=None)
    listed = await asyncio.to_thread(MemberList(house.people).all)
    return Response([told_of(each) for each in listed])


@post("/members/search", summary="Find members of the club", status_code=200)
async def find_members(request: Incoming, house: House, data: JSONBody[MemberSearch]) -> Response[list[dict[str, str]]]:
    """List the members whom a text may mean, the likeliest first."""
    of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE, login=None)
    found = await asyncio.to_thread(MemberList(house.people).found, data.text)
    return Response([told_of(each) for each in found])


@put("/members/{person:str}", summary="Change what is kept of a member", status_code=200)
async def change_member(
    request: Incoming, house: House, person: FromPath[str], data: JSONBody[MemberTold]
) -> Response[dict[str, str]]:
    """Keep what is told; a new one is taken in by `POST /people`."""
    of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE, login=None)
    listed = MemberList(house.people)
    told = {name: value for name in data.__struct_fields__ if (value := getattr(data, name)) is not UNSET}
    before = await asyncio.to_thread(listed.of, person)
    try:
        kept = await asyncio.to_thread(listed.save, replace(before, **told))
    except BadMember as error:
        return problem(409, error.code, error_text(error, messages_for(request)))
    return Response(told_of(kept), status_code=200)


@get("/members/{person:str}/history", summary="What a member played")
async def history(request: Incoming, house: House, person: FromPath[str]) -> Response[MemberHistory]:
    """Return the events that are over, with place, result and partners; the average, the best and worst boards."""
    of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE, login=None)
    member = await asyncio.to_thread(MemberList(house.people).of, person)
    results = await house.events.results()
    return Response(history_report(history_of(Person((member.name,), member.number), results)))


@post("/events/{event:str}/members/search", summary="Find members to be entered at an event", status_code=200)
async def members_for_event(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[MemberSearch]
) -> Response[list[NameAndNumber]]:
    """Return name and number of the members whom two letters or more may mean.

    For whoever enters contestants, and for a device at a table where somebody has no name yet.
    """
    asked = asking(request, house, required=True).of(event)
    desk = await house.open_events.open(event)
    may = asked.may(Scope.SEE) and (
        desk.access.may(asked.viewer.role, Capability.ENTRIES) or bool(nameless_at(asked.viewer, desk.state))
    )
    if not may:
        raise PermissionDeniedException("not-allowed")
    found = MemberList(house.people).found if len(data.text.strip()) >= _SHORTEST else None
    listed = await asyncio.to_thread(found, data.text, 8) if found else ()
    return Response([NameAndNumber(each.name, each.number) for each in listed])


MEMBERS: Final[tuple[HTTPRouteHandler, ...]] = (members, find_members, change_member, history, members_for_event)
"""Addresses below that of the service."""
