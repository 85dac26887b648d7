"""Statements from phones: a result by its line of the traveller, a phone that follows a pair, a call taken back."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from duplicado.formats.traveller_text import read_traveller_line
from duplicado.locale import Language
from duplicado.publish.messages import error_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.own_calls import take_call_back
from duplicado.service.club.table_devices import claimable, devices_at
from duplicado.service.live.commands import Command, Outcome
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.result_statement import Statement, fact_of
from duplicado.service.live.roles import Role, TableKey, Viewer
from duplicado.service.live.sittings import seated
from duplicado.vocabulary.errors import NotationError
from duplicado.web.club.authentication import (
    Login,
    asking,
    kept_token,
    needs,
)
from duplicado.web.club.event_answers import DeviceAtTable, DevicesAtTable, Following
from duplicado.web.club.office_access import called
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.problem_details import Problem, Taken, answer, problem
from duplicado.web.club.request_bodies import CallTakenBack, FollowWanted, ResultStated
from duplicado.web.incoming import Incoming


@post("/events/{event:str}/results", summary="State the result of a board", status_code=200)
async def state_result(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[ResultStated]
) -> Response[Taken | Problem]:
    """Take a result down that is written as a line of the traveller: `4S N +1 HK`, `pass`, a score to North-South.

    Answered as a command is. With `instead_of` it puts right what those entries say, and what others said alike.
    """
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT)
    desk = await house.open_events.open(event)
    messages = messages_for(request)
    table = _table(seated(asked.viewer, desk.state), data)
    if table is None:
        return problem(400, "table-wanted", messages.text("statement-table-wanted"))
    try:
        line = read_traveller_line(data.line, Language(data.language))
    except NotationError as error:
        told = messages.text("statement-line-unreadable", line=data.line)
        return problem(400, "unreadable-line", error_text(error, messages) if error.code else told)
    said = Statement(table, data.board, line, data.round, data.side, tuple(data.instead_of), data.reason)
    outcome = await submit_statement(
        desk, asked.viewer, said, command=data.id, based_on=data.based_on, confirmed=data.confirmed
    )
    return answer(outcome, messages)


async def submit_statement(
    desk: OpenEvent, viewer: Viewer, said: Statement, *, command: str, based_on: str = "", confirmed: bool = False
) -> Outcome:
    """Ask for a statement to be recorded; with the same id of the command again, once."""
    fact = fact_of(desk.state, said, f"{viewer.subject}/{command}")
    return await desk.writer.submit(viewer, Command(command, (fact,), based_on, confirmed))


def _table(viewer: Viewer, data: ResultStated) -> TableKey | None:
    """Return the table that is meant; what is not told of it is as with one's own."""
    own = viewer.table
    if own is None and data.table is None:
        return None
    return TableKey(
        data.session if data.session is not None else own.session if own else 1,
        data.section if data.section is not None else own.section if own else "",
        data.table if data.table is not None else own.table if own else 0,
    )


@post("/events/{event:str}/follow", summary="Have a table's device go with a contestant", status_code=200)
async def follow(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[FollowWanted]
) -> Response[Following]:
    """Let the device that asks be that of a contestant who sits at its table, in the round in which it came in there.

    From then on it goes with him. In another round, or to be another's, it shows the PIN of the table again.
    """
    asked = asking(request, house, required=True).of(event)
    messages = messages_for(request)
    if asked.admitted is None or asked.viewer.role is not Role.PLAYER:
        raise PermissionDeniedException("not-allowed")
    claims = claimable(asked.admitted, (await house.open_events.open(event)).state)
    claim = next(
        (each for each in claims if str(each.contestant) == data.contestant and data.side in {None, each.side}), None
    )
    if claim is None:
        code = "other-table" if claims else "pin-again"
        return problem(403, code, messages.text(f"event-refused-{code}"))
    await asyncio.to_thread(house.entrance.belong, _token(request), claim.contestant, side=claim.pair_of_team)
    return Response(Following(str(claim.contestant)), status_code=200)


@post("/events/{event:str}/call-taken-back", summary="Take your call for the Director back", status_code=200)
async def call_taken_back(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[CallTakenBack]
) -> Response[Taken | Problem]:
    """Take a call back that this device has made, as long as nobody goes to the table; the record keeps both."""
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT)
    if asked.viewer.role is not Role.PLAYER:
        raise PermissionDeniedException("not-allowed")
    desk, messages = await house.open_events.open(event), messages_for(request)
    outcome = await take_call_back(desk, asked.viewer, data.call, command=data.id)
    if outcome is None:
        return problem(409, "call-answered", messages.text("event-refused-call-answered"))
    return answer(outcome, messages)


@get("/events/{event:str}/devices", summary="The devices at your table")
async def devices(request: Incoming, house: House, event: FromPath[str]) -> Response[DevicesAtTable]:
    """List what else is shown the table at which the asker sits now: whose each is said to be, and since when."""
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.SEE)
    state = (await house.open_events.open(event)).state
    viewer = seated(asked.viewer, state)
    guests = house.entrance.guests(event) if viewer.table is not None else ()
    here = devices_at(guests, state, viewer.table) if viewer.table is not None else ()
    told = [
        DeviceAtTable(
            contestant=None if each.follows is None else str(each.follows),
            device=called(each.device),
            since=each.made.isoformat(),
            own=each.subject == viewer.subject,
        )
        for each in here
    ]
    return Response(DevicesAtTable(told))


def _token(request: Incoming) -> str:
    """Return the token with which a player asks: of the header, or of the table's cookie."""
    bearer = request.headers.get("authorization", "")
    return bearer[7:].strip() if bearer else kept_token(request, Login.TABLE)


STATING: Final[tuple[HTTPRouteHandler, ...]] = (state_result, follow, call_taken_back, devices)
"""Addresses of the service."""
