"""The service for programs: REST and live views, described by the server's own OpenAPI document."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE
from msgspec import UNSET, UnsetType

from duplicado.event.facts.entry import AnyFact
from duplicado.formats.event_record.document import read_fact
from duplicado.publish.messages import error_text
from duplicado.service.club.access_tokens import Admitted, Scope, at_the_table
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.device_login import Denied
from duplicado.service.club.rights import may_change, passed_on
from duplicado.service.club.table_devices import claimable
from duplicado.service.live.commands import Command, NotShown
from duplicado.service.live.event_views import EventViews
from duplicado.service.live.feeds import Subscription
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Access, AccessTold, Capability, TableKey, Viewer
from duplicado.service.live.visibility import round_of
from duplicado.store.port import StoreError
from duplicado.web.club.access_changes import change_access
from duplicado.web.club.authentication import (
    Requester,
    asking,
    asks_for_something,
    dismissing_cookie,
    is_secure,
    login_of,
    needs,
    refuse_too_fast,
    token_cookie,
)
from duplicado.web.club.confirming import SENSITIVE, confirm_by_header
from duplicado.web.club.event_answers import Code, CsrfAlone, Entered, Nothing, Pins, ViewTold
from duplicado.web.club.page_language import House, messages_for, why_denied
from duplicado.web.club.problem_details import Problem, Taken, answer, problem
from duplicado.web.club.request_bodies import CodeWanted, CommandSent, EventWanted, PinsWanted, Redeemed, TableEntered
from duplicado.web.event_streams import position_of, stream
from duplicado.web.incoming import Incoming, refuse_other_origin, source_of

API: Final = "/api/1"
_STREAM: Final = "text/event-stream"
_BEFORE_LOGIN: Final = {"before login": True}
"""Of what those ask for who are still outside."""


async def known(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Send away, before anything is read, who asks for something to be done and may not.

    Raises:
        NotAuthorizedException: he was not let in.
        PermissionDeniedException: no page of ours asked for it.
        ConfirmAgain: it is sensitive, and the PIN of the office is wanted.
        HTTPException: what is sent is not said to be JSON, 415.
    """
    if not asks_for_something(connection):
        return
    house = connection.app.state.house
    if "before login" in handler.opt:
        refuse_other_origin(connection)
        refuse_too_fast(connection, house, Requester.nobody())
    else:
        asked = asking(connection, house, required=True)
        refuse_too_fast(connection, house, asked)
        if asked.csrf:  # a program has its token from who has confirmed that it is given one
            await confirm_by_header(connection, handler, asked.viewer)
    if not _is_json(connection):
        raise HTTPException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE, detail="no-json")


def _is_json(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Tell whether a body is said to be JSON, or there is none: what a form of another site may send is neither."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = connection.headers.get("content-length", "0") != "0" or "transfer-encoding" in connection.headers
    return kind == "application/json" or not (kind or has_body)


def _facts(sent: list[dict[str, Any]], request: Incoming) -> list[AnyFact] | Response[Any]:
    found: list[AnyFact] = []
    for number, each in enumerate(sent, 1):
        read = read_fact(each)
        if read.value is None:
            values = dict(read.diagnostics[0].values)
            sentence = messages_for(request).text("club-fact-unreadable", number=number, why=values.get("text", ""))
            return problem(400, "unreadable-fact", sentence)
        found.append(read.value)
    return found


@get("/events", summary="The names of the club's events")
async def events(request: Incoming, house: House) -> list[str]:
    """List the events that the asker may go to."""
    asked = asking(request, house)
    names = await asyncio.to_thread(house.events.names)
    if asked.admitted is None or not asked.admitted.event:
        return list(names)
    return [name for name in names if name == asked.admitted.event]


@post("/events", summary="Make an event", status_code=200)
async def make_event(request: Incoming, house: House, data: JSONBody[EventWanted]) -> Response[Taken | Problem]:
    """Make an event with its first facts: the founding, and what else is known by then."""
    asked = asking(request, house, required=True)
    needs(asked, Scope.ACT, granted=asked.may_in_the_club(Capability.CONDITIONS))
    facts = _facts(data.facts, request)
    if isinstance(facts, Response):
        return facts
    try:
        outcome = await house.events.create(
            data.name, facts, by=asked.viewer, command=data.id, confirmed=data.confirmed
        )
    except StoreError as error:
        return problem(409, "event-not-made", error_text(error, messages_for(request)))
    return answer(outcome, messages_for(request))


@post("/events/{event:str}/commands", summary="Ask for facts to be recorded", status_code=200)
async def command(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[CommandSent]
) -> Response[Taken | Problem]:
    """Take facts down, together or not at all.

    200: it is on the disk. 428: something looks like a slip, ask and send it again with `confirmed`. 403 and 409: it is
    refused, with the sentence to show. 503: it could not be written down now, send it again with the same id.
    """
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT)
    desk = await house.open_events.open(event)
    facts = _facts(data.facts, request)
    if isinstance(facts, Response):
        return facts
    outcome = await desk.writer.submit(asked.viewer, Command(data.id, tuple(facts), data.based_on, data.confirmed))
    return answer(outcome, messages_for(request))


After = Annotated[
    str | None, QueryParameter(max_length=500, description="The position of the last thing you were sent.")
]


Signs = Annotated[bool, QueryParameter(description="Of a stream: only that something has changed, without the view.")]


@get("/events/{event:str}/view", summary="What you are shown of an event, live")
async def view(request: Incoming, house: House, event: FromPath[str], after: After = None) -> Response[list[ViewTold]]:
    """Show the record to who may see it, a table to its players, the rankings to everybody else.

    With `Accept: text/event-stream` a stream that goes on: each thing sent has its position as its id, and is resumed
    with it. Otherwise what there is now after a position, as a JSON array.
    """
    return await _live(request, house, event, after, EventViews.view)


@get("/events/{event:str}/rankings", summary="The rankings of an event, live")
async def rankings(
    request: Incoming, house: House, event: FromPath[str], after: After = None
) -> Response[list[ViewTold]]:
    """Show the rankings as far as they are released to the asker; a stream or an array as with the view."""
    return await _live(request, house, event, after, EventViews.rankings)


@get("/events/{event:str}/hall", summary="What everybody is shown of an event, live")
async def hall(request: Incoming, house: House, event: FromPath[str], after: After = None) -> Response[list[ViewTold]]:
    """Show rounds, clock, announcements and who sits where; a stream or an array as with the view."""
    return await _live(request, house, event, after, EventViews.hall)


@get("/events/{event:str}/office", summary="How far the tables are, and who calls, live")
async def office(
    request: Incoming, house: House, event: FromPath[str], after: After = None, *, signs: Signs = False
) -> Response[list[ViewTold]]:
    """Show who sees the record how the session goes; a stream or an array as with the view."""
    return await _live(request, house, event, after, EventViews.office, signs=signs)


async def _live(
    request: Incoming,
    house: ClubHouse,
    event: str,
    after: str | None,
    look: Callable[[EventViews, Viewer, str], Subscription],
    *,
    signs: bool = False,
) -> Response[Any]:
    """Send what somebody is shown: as a stream, or what there is of it now."""
    asked = asking(request, house).of(event)
    needs_to_see(asked)
    desk = await house.open_events.open(event)
    if look in {EventViews.hall, EventViews.office}:
        await desk.views.ready(asked.viewer, office=look == EventViews.office)
    try:
        found = look(desk.views, asked.viewer, position_of(request, after))
    except NotShown:
        raise PermissionDeniedException("not-allowed") from None
    if _STREAM in request.headers.get("accept", ""):
        return stream(found, partial(house.streams.during, asked.admitted), signs=signs)
    waiting = "[" + ",".join(each.message for each in found.waiting()) + "]"
    return Response(waiting.encode(), media_type="application/json")


def needs_to_see(asked: Requester) -> None:
    """Refuse a token that is for something else than seeing; the public needs none."""
    if asked.admitted is not None:
        needs(asked, Scope.SEE)


@post("/codes/redeem", summary="Come in by a code", status_code=200, opt=_BEFORE_LOGIN)
async def redeem(request: Incoming, house: House, data: JSONBody[Redeemed]) -> Response[Entered]:
    """Take a code that the Director gave, once, and return a token; or keep it in a cookie."""
    try:
        # In a thread, as all that writes: where the file is locked everybody would wait with him.
        token = await asyncio.to_thread(house.entrance.redeem, data.code, device=data.device, source=source_of(request))
    except Denied as error:
        return denied(request, error)
    return let_in(request, house, token, cookie=data.cookie)


@post("/events/{event:str}/enter", summary="Come in at a table by its PIN", status_code=200, opt=_BEFORE_LOGIN)
async def enter_table(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[TableEntered]
) -> Response[Entered]:
    """Take the PIN of a table and return a token; or keep it in a cookie.

    It is for the table's own device, or goes with a contestant who sits there now.
    """
    state = (await house.open_events.open(event)).state
    as_what = at_the_table(
        event,
        data.key,
        data.by or str(data.key),
        side=data.side,
        round_number=round_of(state, data.key),
        decided=not data.contestant,
    )
    try:
        token = await asyncio.to_thread(
            house.entrance.enter_table, as_what, data.pin, device=data.device, source=source_of(request)
        )
    except Denied as error:
        return denied(request, error)
    if data.contestant:
        held = house.entrance.admit(token)
        claims = [each for each in claimable(held, state) if str(each.contestant) == data.contestant]
        claim = next((each for each in claims if data.side in {None, each.side}), None)
        if claim is None:
            await asyncio.to_thread(house.entrance.revoke, subject=held.viewer.subject, issuer=held.viewer, event=event)
            return problem(403, "other-table", messages_for(request).text("event-refused-other-table"))
        await asyncio.to_thread(house.entrance.belong, token, claim.contestant, side=claim.pair_of_team)
    return let_in(request, house, token, cookie=data.cookie)


def denied(request: Incoming, error: Denied) -> Response[Any]:
    """Answer somebody who is not let in."""
    status = 429 if error.until is not None else 403
    return problem(status, error.code, why_denied(request, error))


def let_in(request: Incoming, house: House, token: str, *, cookie: bool) -> Response[Entered]:
    """Hand a token over."""
    admitted = house.entrance.admit(token)
    kept = [token_cookie(admitted.viewer.role, token, secure=is_secure(request))] if cookie else None
    told = described(admitted, token=UNSET if cookie else token)
    return Response(told, status_code=200, cookies=kept)


def described(admitted: Admitted, *, token: str | UnsetType = UNSET, csrf: str | UnsetType | None = UNSET) -> Entered:
    """Return as what somebody was let in."""
    viewer = admitted.viewer
    return Entered(
        subject=viewer.subject,
        role=viewer.role.value,
        by=viewer.by,
        event=admitted.event,
        table=None if viewer.table is None else (viewer.table.session, viewer.table.section, viewer.table.table),
        side=None if viewer.side is None else viewer.side.value,
        scopes=sorted(each.value for each in admitted.scopes),
        expires=admitted.expires.isoformat(),
        token=token,
        csrf=csrf,
    )


@get("/me", summary="As what you are let in")
async def me(request: Incoming, house: House) -> Response[Entered | CsrfAlone]:
    """Tell as what the asker was let in, and what his pages send back as `X-CSRF-Token`."""
    asked = asking(request, house, required=True)
    told = CsrfAlone(asked.csrf) if asked.admitted is None else described(asked.admitted, csrf=asked.csrf)
    return Response(told)


@delete("/me", summary="Leave", status_code=200)
async def leave(request: Incoming, house: House) -> Response[Nothing]:
    """Give a token back: it opens nothing any more."""
    asked = asking(request, house, required=True)
    await asyncio.to_thread(house.entrance.revoke, subject=asked.viewer.subject, issuer=asked.viewer)
    return Response(
        Nothing(), status_code=200, cookies=[dismissing_cookie(login_of(asked.viewer.role), secure=is_secure(request))]
    )


async def asks_to_manage(
    request: Incoming, house: ClubHouse, event: str, what: Capability = Capability.ACCESS
) -> tuple[Admitted, OpenEvent]:
    """Return as what the asker was let in, who may manage something of an event, and its desk.

    Raises:
        NotAuthorizedException: he was not let in.
        PermissionDeniedException: he may not.
    """
    asked = asking(request, house, required=True).of(event)
    desk = await house.open_events.open(event)
    return needs(asked, Scope.MANAGE, granted=desk.access.may(asked.viewer.role, what)), desk


@post("/events/{event:str}/codes", summary="Give somebody a code to come in by", status_code=200, opt=SENSITIVE)
async def give_code(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[CodeWanted]
) -> Response[Code]:
    """Return a code that lets in one device, once, within ten minutes."""
    asked, desk = await asks_to_manage(request, house, event)
    grant = passed_on(asked, desk.access, data.grant(event))
    if grant is None:
        raise PermissionDeniedException("not-allowed")
    code = await asyncio.to_thread(house.entrance.issue_code, grant, issuer=asked.viewer)
    return Response(Code(code), status_code=200)


@post("/events/{event:str}/pins", summary="Give tables new PINs", status_code=200, opt=SENSITIVE)
async def give_pins(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[PinsWanted]
) -> Response[Pins]:
    """Draw a PIN for each table, in the place of its former one, and return them: they are not kept to be read."""
    asked, _ = await asks_to_manage(request, house, event)
    tables = [TableKey(data.session, data.section, table) for table in dict.fromkeys(data.tables)]
    pins = await asyncio.to_thread(house.entrance.set_pins, event, tables, issuer=asked.viewer)
    told = Pins({str(table.table): pin for table, pin in pins.items()})
    return Response(told, status_code=200)


@get("/events/{event:str}/access", summary="Who may do and see what")
async def read_access(request: Incoming, house: House, event: FromPath[str]) -> Response[AccessTold]:
    """Return what each role is granted, and what is shown when."""
    _, desk = await asks_to_manage(request, house, event)
    return Response(desk.access.told())


@put("/events/{event:str}/access", summary="Set who may do and see what", opt=SENSITIVE)
async def write_access(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[AccessTold]
) -> Response[Nothing]:
    """Set what each role is granted, and what is shown when, in the form in which it is returned."""
    asked, _ = await asks_to_manage(request, house, event)
    access = Access.of(data)

    def change(before: Access) -> Access:
        if not may_change(asked.viewer.role, before, access):
            raise PermissionDeniedException("not-allowed")
        return access

    await change_access(house, asked.viewer, event, change)
    return Response(Nothing(), status_code=200)


SERVICE: Final[tuple[HTTPRouteHandler, ...]] = (
    events, make_event, command, view, rankings, hall, office, redeem, enter_table, me, leave, give_code, give_pins,
    read_access, write_access,
)  # fmt: skip
"""Addresses below that of the service."""
