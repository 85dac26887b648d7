"""The player's page of a director who plays himself, beside his console in one browser."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Response, post
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from msgspec import Meta, Struct

from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.device_login import Denied
from duplicado.service.club.table_devices import OwnSeat, chosen_seat, is_at, own_seats, sit_down
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, Viewer
from duplicado.web.addresses import event_path
from duplicado.web.club.api import let_in
from duplicado.web.club.authentication import (
    PUBLIC,
    Login,
    Requester,
    asking,
    checked,
    device_of,
    is_secure,
    kept_token,
    needs,
    token_cookie,
)
from duplicado.web.club.event_answers import Entered
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.problem_details import problem
from duplicado.web.form_fields import LongText
from duplicado.web.incoming import Incoming


@dataclass(frozen=True, slots=True)
class SeatTold:
    """A seat in words."""

    key: str
    name: str


def seats_told(viewer: Viewer, desk: OpenEvent, messages: Messages) -> tuple[SeatTold, ...]:
    """Return as whom somebody at the office may go to a table; none where he does not play."""
    return tuple(SeatTold(each.key, _named(each, messages)) for each in own_seats(viewer, desk.state, desk.access))


def _named(seat: OwnSeat, messages: Messages) -> str:
    wording = Wording(messages)
    who = wording.contestant(seat.contestant)
    return f"{who} {wording.side_name(seat.side)}" if seat.side else who


async def _chosen(house: ClubHouse, event: str, asked: Requester, desk: OpenEvent, key: str) -> OwnSeat:
    """Return the seat that is asked for, see `chosen_seat`.

    Raises:
        PermissionDeniedException: he does not play, not under that number, or with the other pair of his team.
    """
    seats = own_seats(asked.viewer, desk.state, desk.access)
    found = await asyncio.to_thread(chosen_seat, house, event, asked.viewer, seats, key)
    if found is None:
        raise PermissionDeniedException("not-allowed")
    return found


def _at_the_table(request: Incoming, house: ClubHouse, event: str) -> Viewer:
    """Return as whom this browser is at a table of the event; of another event, or of none, the public."""
    try:
        admitted = house.entrance.admit(kept_token(request, Login.TABLE))
    except Denied:
        return PUBLIC
    return admitted.viewer if admitted.event == event else PUBLIC


@dataclass(frozen=True, slots=True)
class _SeatForm:
    seat: Annotated[str, LongText(40)] = ""


@post("/e/{event:str}/office/table", status_code=200)
async def _go(request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    asked = asking(request, house, Login.OFFICE, required=True).of(event)
    desk = await house.open_events.open(event)
    needs(asked, Scope.ACT)
    sent = await checked(_SeatForm, request, asked)
    seat = await _chosen(house, event, asked, desk, sent.seat)
    if is_at(_at_the_table(request, house, event), seat):
        return Redirect(event_path(event, "table"), status_code=303)
    messages = messages_for(request)
    token = await asyncio.to_thread(
        sit_down,
        house.entrance,
        event,
        asked.viewer,
        seat,
        by=messages.text("own-table-signs", by=asked.viewer.by, who=_named(seat, messages)),
        device=device_of(request),
    )
    cookie = token_cookie(Role.PLAYER, token, secure=is_secure(request))
    return Redirect(event_path(event, "table"), status_code=303, cookies=[cookie])


OWN_TABLE_PAGES: Final = (_go,)


class SeatWanted(Struct, forbid_unknown_fields=True):
    """As whom somebody who plays goes to his table."""

    seat: Annotated[
        str, Meta(max_length=40, description="E.g. `7`, `3NS`, of a team `4/EW`; the only one if not told.")
    ] = ""
    device: Annotated[str, Meta(max_length=200)] = ""
    cookie: Annotated[bool, Meta(description="Have the token kept as a cookie, and not told.")] = False


@post("/events/{event:str}/own-table", summary="Go to your own table, where you direct and play", status_code=200)
async def own_table(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[SeatWanted]
) -> Response[Entered]:
    """Return a player's token that goes with the pair as which you were let in to play: it sees what a player sees."""
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT)
    desk = await house.open_events.open(event)
    messages = messages_for(request)
    try:
        seat = await _chosen(house, event, asked, desk, data.seat)
    except PermissionDeniedException:
        return problem(403, "not-playing", messages.text("own-table-none"))
    by = messages.text("own-table-signs", by=asked.viewer.by, who=_named(seat, messages))
    token = await asyncio.to_thread(
        sit_down, house.entrance, event, asked.viewer, seat, by=by, device=data.device or "program"
    )
    return let_in(request, house, token, cookie=data.cookie)


OWN_TABLE: Final[tuple[HTTPRouteHandler, ...]] = (own_table,)
"""Addresses below that of the service."""
