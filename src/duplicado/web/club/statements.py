"""A result stated by its line of the traveller: by a phone, by the scorer's keyboard, by programs."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.params import FromPath, JSONBody

from duplicado.formats.traveller_text import read_traveller_line
from duplicado.service.club import Scope
from duplicado.service.live import Command, EventDesk, Outcome, TableKey, Viewer
from duplicado.service.live.stating import Statement, fact_of
from duplicado.vocabulary import NotationError
from duplicado.web.club.answers import answer, problem
from duplicado.web.club.api import desk_of
from duplicado.web.club.doors import asking, needs
from duplicado.web.club.requests import ResultStated
from duplicado.web.club.words import House, messages_for

__all__ = ["state_result", "submit_statement"]

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
    table = _table(asked.viewer, data)
    if table is None:
        return problem(400, "table-wanted", messages.text("statement-table-wanted"))
    try:
        line = read_traveller_line(data.line, data.language)
    except NotationError:
        return problem(400, "unreadable-line", messages.text("statement-line-unreadable", line=data.line))
    said = Statement(table, data.board, line, data.round, data.side, tuple(data.instead_of), data.reason)
    outcome = await submit_statement(
        desk, asked.viewer, said, command=data.id, based_on=data.based_on, confirmed=data.confirmed
    )
    return answer(outcome, messages)


async def submit_statement(
    desk: EventDesk, viewer: Viewer, said: Statement, *, command: str, based_on: str = "", confirmed: bool = False
) -> Outcome:
    """Ask for a statement to be taken down; with the same id of the command again, once."""
    fact = fact_of(desk.state, said, f"{viewer.subject}/{command}")
    return await desk.submit(viewer, Command(command, (fact,), based_on, confirmed))


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
