"""Statements from phones: a result by its line of the traveller, a phone that follows a pair."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from duplicado.event.contest import ContestantId
from duplicado.event.record.state import EventState
from duplicado.formats.traveller_text import read_traveller_line
from duplicado.locale import Language
from duplicado.service.club.access_tokens import Scope
from duplicado.service.live.commands import Command, Outcome
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.result_statement import Statement, fact_of
from duplicado.service.live.roles import TableKey, Viewer
from duplicado.service.live.sittings import contestants_at, seated
from duplicado.service.live.visibility import round_of
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.errors import NotationError
from duplicado.web.club.api import desk_of
from duplicado.web.club.authentication import Door, asking, needs
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.problem_details import answer, problem
from duplicado.web.club.request_bodies import FollowWanted, ResultStated

__all__ = ["STATING", "submit_statement"]

_Request = Request[Any, Any, Any]


@post("/events/{event:str}/results", summary="State the result of a board", status_code=200)
async def state_result(
    request: _Request, house: House, event: FromPath[str], data: JSONBody[ResultStated]
) -> Response[Any]:
    """Take a result down that is written as a line of the traveller: `4S N +1 HK`, `pass`, a score to North-South.

    Answered as a command is. With `instead_of` it puts right what those entries say, and what others said alike.
    """
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT)
    desk = await desk_of(house, event)
    messages = messages_for(request)
    table = _table(seated(asked.viewer, desk.state), data)
    if table is None:
        return problem(400, "table-wanted", messages.text("statement-table-wanted"))
    try:
        line = read_traveller_line(data.line, Language(data.language))
    except NotationError:
        return problem(400, "unreadable-line", messages.text("statement-line-unreadable", line=data.line))
    said = Statement(table, data.board, line, data.round, data.side, tuple(data.instead_of), data.reason)
    outcome = await submit_statement(
        desk, asked.viewer, said, command=data.id, based_on=data.based_on, confirmed=data.confirmed
    )
    return answer(outcome, messages)


async def submit_statement(
    desk: OpenEvent, viewer: Viewer, said: Statement, *, command: str, based_on: str = "", confirmed: bool = False
) -> Outcome:
    """Ask for a statement to be taken down; with the same id of the command again, once."""
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
async def follow(request: _Request, house: House, event: FromPath[str], data: JSONBody[FollowWanted]) -> Response[Any]:
    """Let the device that asks go from table to table with a contestant who sits at its table in this round."""
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT)
    state = (await desk_of(house, event)).state
    viewer = seated(asked.viewer, state)
    here = (
        frozenset[ContestantId]()
        if viewer.table is None
        else contestants_at(state, viewer.table, _round(viewer, state))
    )
    who = next((each for each in here if str(each) == data.contestant), None)
    if who is None:
        return problem(403, "other-table", messages_for(request).text("event-refused-other-table"))
    # Of a team two pairs play, each of which sits on one side.
    side = data.side if state.conditions.kind is ContestKind.TEAMS else None
    await asyncio.to_thread(house.entrance.follow, _token(request), who, side=side)
    return Response({"contestant": str(who)}, status_code=200)


def _round(viewer: Viewer, state: EventState) -> int:
    if viewer.round is not None or viewer.table is None:
        return viewer.round or 1
    return round_of(state, viewer.table)


def _token(request: _Request) -> str:
    """Return the token with which a player asks: of the header, or of the table's cookie."""
    bearer = request.headers.get("authorization", "")
    return bearer[7:].strip() if bearer else request.cookies.get(Door.TABLE.cookie, "")


STATING: Final[tuple[HTTPRouteHandler, ...]] = (state_result, follow)
"""Addresses of the service."""
