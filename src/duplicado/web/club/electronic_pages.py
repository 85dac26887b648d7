"""Ways to the tables of an event that is played electronically: a player's to his seat, the Director's to each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias

from litestar import Response, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.service.acts.registry import ACTS
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.electronic_tables import ElectronicEvent, ElectronicTables
from duplicado.service.club.seats_there import SeatsThere
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import TableKey
from duplicado.service.playing.sitters import SitterKind
from duplicado.vocabulary.seats import Seat
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Login, Requester, at_table, checked, needs
from duplicado.web.club.office_access import of_the_record
from duplicado.web.club.page_language import House
from duplicado.web.club.pages import club_page
from duplicado.web.form_fields import NumberWithin, OneLine
from duplicado.web.incoming import Incoming
from duplicado.web.playing.seat_keys import PLAY, cookie_of
from duplicado.web.rendering import Renderer, TheRenderer

Electronic: TypeAlias = NamedDependency[ElectronicTables]
"""The events of the club that are played electronically, as a handler is given them."""


def electronic_of(state: State) -> ElectronicTables:
    """Return what follows the events of the club that are played electronically."""
    tables: ElectronicTables = state.electronic
    return tables


WITH_ELECTRONIC: Final = {"tables": Provide(electronic_of, sync_to_thread=False)}
"""Dependencies of a handler that is given them as `tables`."""


_PLAYER: Final = "duplicado-player"
"""Cookie of who plays on a device, among the players of its contestant; it is proposed at the next table."""


@dataclass(frozen=True, slots=True)
class _SeatForm:
    seat: Seat | None = None
    player: Annotated[int | None, NumberWithin(0, 99)] = None


@dataclass(frozen=True, slots=True)
class _TableForm:
    session: Annotated[int, NumberWithin(0, 9_999)] = 0
    section: Annotated[str, OneLine(20)] = ""
    table: Annotated[int, NumberWithin(0, 9_999)] = 0
    round: Annotated[int, NumberWithin(0, 9_999)] = 0


async def electronic_desk(house: House, event: str) -> OpenEvent:
    """Return the desk of an event that is played electronically.

    Raises:
        NotFoundException: there is none, or it is not.
    """
    desk = await house.open_events.open(event)
    if not desk.state.conditions.electronic:
        raise NotFoundException("not-electronic")
    return desk


async def _followed(tables: ElectronicTables, house: House, event: str) -> ElectronicEvent:
    """Return the event.

    Raises:
        NotFoundException: there is none, or it is not played electronically.
    """
    await house.open_events.open(event)
    found = await tables.event(event)
    if found is None:
        raise NotFoundException("not-electronic")
    return found


async def _chosen(
    renderer: Renderer,
    request: Incoming,
    asked: Requester,
    tables: ElectronicTables,
    found: ElectronicEvent,
    status: int = 200,
) -> Response[str]:
    """Ask for the seat."""
    there = await found.seats(asked.viewer)
    return club_page(
        renderer,
        request,
        asked,
        "seat.html",
        status=status,
        event_name=found.name,
        title=found.event.state.title or found.name,
        there=there,
        play=PLAY,
        taken=() if there is None or there.desk is None else _taken(there),
        own=None if there is None or there.desk is None else tables.seat_of(there.desk, asked.viewer.subject),
        undecided=asked.viewer.follows is None,
        said=request.cookies.get(_PLAYER, ""),
    )


@get("/e/{event:str}/table/seat", dependencies=WITH_ELECTRONIC)
async def _seat_page(
    renderer: TheRenderer, request: Incoming, house: House, tables: Electronic, event: FromPath[str]
) -> Response[Any]:
    asked = at_table(request, house, event)
    needs(asked, Scope.SEE)
    return await _chosen(renderer, request, asked, tables, await _followed(tables, house, event))


@post(
    "/e/{event:str}/table/seat",
    status_code=200,
    dependencies=WITH_ELECTRONIC,
)
async def _sit(
    renderer: TheRenderer, request: Incoming, house: House, tables: Electronic, event: FromPath[str]
) -> Response[Any]:
    asked = at_table(request, house, event)
    needs(asked, Scope.ACT)
    form = await checked(_SeatForm, request, asked)
    found = await _followed(tables, house, event)
    there = await found.seats(asked.viewer)
    key = (
        None
        if there is None or form.seat is None
        else await tables.sit(there, form.seat, asked.viewer.subject, form.player)
    )
    if key is None:
        return await _chosen(renderer, request, asked, tables, found, status=409)
    cookies = [cookie_of(request, [key])]
    if form.player is not None:
        said, path = str(form.player), event_path(event, "table")
        secure = request.url.scheme == "https"
        cookies.append(Cookie(key=_PLAYER, value=said, path=path, httponly=True, samesite="lax", secure=secure))
    return Redirect(f"{PLAY}/{key.table}/{key.place}", status_code=303, cookies=cookies)


@post(
    "/e/{event:str}/office/electronic",
    status_code=200,
    dependencies=WITH_ELECTRONIC,
)
async def _direct(request: Incoming, house: House, tables: Electronic, event: FromPath[str]) -> Response[Any]:
    asked, desk = await of_the_record(request, house, event, Login.OFFICE)
    needs(asked, Scope.ACT, granted=desk.access.may(asked.viewer.role, ACTS["call-take"].needs))
    form = await checked(_TableForm, request, asked)
    found = await _followed(tables, house, event)
    await found.look()
    key = found.director_key(asked.viewer, TableKey(form.session, form.section, form.table), form.round)
    if key is None:
        return Redirect(event_path(event, "office"), status_code=303)
    return Redirect(f"{PLAY}/{key.table}/director", status_code=303, cookies=[cookie_of(request, [key])])


ELECTRONIC_PAGES: Final = (_seat_page, _sit, _direct)


def _taken(there: SeatsThere) -> tuple[Seat, ...]:
    desk = there.desk
    return () if desk is None else tuple(seat for seat in there.seats if desk.now.seats[seat].kind is SitterKind.PERSON)
