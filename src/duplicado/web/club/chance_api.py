"""The service for devices at the tables: chance that they give to the deals, see `duplicado.dealing.committed`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import astuple

from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.chance_gathering import ChanceRefused, Gathering
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.dealing import deal_gathered, end_gathering
from duplicado.service.club.dealt_boards import boards_wanting
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, Viewer
from duplicado.web.club.authentication import asking, needs
from duplicado.web.club.club_answers import ChanceShown, GatheringTold
from duplicado.web.club.event_answers import ChanceGathered, GatheringStep, OutcomeAnswer
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.problem_details import problem
from duplicado.web.incoming import Incoming

_Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class ChanceGiven(Struct, forbid_unknown_fields=True):
    """Chance of a device: its hash until the list is closed, what it has drawn afterwards."""

    commitment: _Digits
    """Of the boards that it is for."""
    hash: _Digits | None = None
    value: _Digits | None = None


@get("/events/{event:str}/chance", summary="The boards for which chance of devices is gathered or was")
async def chance(request: Incoming, house: House, event: FromPath[str]) -> Response[ChanceGathered]:
    """List what is gathered now, and the lists of what was dealt with the chance of devices; never a seed."""
    needs(asking(request, house, required=True).of(event), Scope.SEE)
    await house.open_events.open(event)
    gatherings, dealt = await asyncio.to_thread(lambda: (house.gatherings.of(event), house.dealt.of(event)))
    told = [gathering_told(each) for each in gatherings.values()]
    told += [gathering_told(Gathering(lot)) for lots in dealt.values() for lot in lots if lot.chance]
    return Response(ChanceGathered(told))


@post("/events/{event:str}/chance", summary="Give chance to the deals", status_code=200)
async def give_chance(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[ChanceGiven]
) -> Response[OutcomeAnswer]:
    """Announce the SHA-256 of `duplicado chance 1`, a line feed and 32 random bytes; the bytes when the list is closed.

    Show the bytes only if the hash is in the closed list of the commitment to which it was announced. When the last
    device has shown them the boards are dealt.
    """
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT)
    viewer, label = asked.viewer, _label(asked.viewer)
    if viewer.role is not Role.PLAYER or not label:
        raise PermissionDeniedException("not-allowed")
    desk = await house.open_events.open(event)
    messages = messages_for(request)
    gatherings = house.gatherings
    try:
        if data.hash is not None:
            about = (event, data.commitment, viewer.subject, label, data.hash)
            await asyncio.to_thread(gatherings.announce, *about)
        if data.value is not None:
            shown = await asyncio.to_thread(gatherings.show, event, data.commitment, viewer.subject, data.value)
            await deal_gathered(house, event, desk, shown.lot.session, by=viewer)
    except ChanceRefused as error:
        return problem(409, f"chance-{error.why}", messages.text(f"chance-refused-{error.why}"))
    return Response(OutcomeAnswer("accepted"), status_code=200)


async def gather(
    house: ClubHouse, event: str, desk: OpenEvent, session: int, how: str, *, by: Viewer
) -> GatheringStep | OutcomeAnswer:
    """Begin, close or give up the gathering of a session, as the office asks for it; return what is told of it.

    Raises:
        ChanceRefused: there is none, nobody is in the list, or no boards are missing.
        StoreError: it cannot be kept.
    """
    if how == "gather":
        wanting = boards_wanting(desk.state, session)
        if not wanting:
            raise ChanceRefused("not-wanting")
        begun = await asyncio.to_thread(house.gatherings.begin, event, session, wanting, house.secrets.chance)
        await asyncio.to_thread(house.entrance.trail.note, by, event, "gathering", begun.lot.commitment)
        return _step("gathering", begun)
    if how == "close":
        closed = await asyncio.to_thread(house.gatherings.close, event, session)
        await deal_gathered(house, event, desk, session, by=by)
        return _step("closed", closed)
    if not await end_gathering(house, event, session, by=by):
        raise ChanceRefused("none")
    return OutcomeAnswer("given-up")


def _step(outcome: str, gathering: Gathering) -> GatheringStep:
    return GatheringStep(*astuple(gathering_told(gathering)), outcome=outcome)


def gathering_told(gathering: Gathering) -> GatheringTold:
    """Return what everybody may know of a gathering, and of boards that were dealt by one."""
    lot = gathering.lot
    return GatheringTold(
        session=lot.session,
        boards=list(lot.boards),
        commitment=lot.commitment,
        closed=lot.closed or None,
        missing=gathering.missing,
        chance=[ChanceShown(each.label, each.hash, bool(each.value)) for each in lot.chance],
    )


def _label(viewer: Viewer) -> str:
    """Return whose device it is: `#7` of a contestant, `A3` of a table."""
    if viewer.follows is not None:
        return f"#{viewer.follows}"
    return f"{viewer.table.section}{viewer.table.table}" if viewer.table is not None else ""


CHANCE_OF_DEVICES: Final[tuple[HTTPRouteHandler, ...]] = (chance, give_chance)
"""Addresses of the service."""
