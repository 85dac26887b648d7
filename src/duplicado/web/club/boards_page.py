"""The boards of an event at the console: whose hands are known, dealt here, or brought in from a file."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import FormMultiDict
from litestar.exceptions import PermissionDeniedException
from litestar.status_codes import HTTP_200_OK

from duplicado.formats.losses import spans
from duplicado.publish.boards_words import faults_lines, remarks_lines
from duplicado.service.club import ClubHouse, Scope
from duplicado.service.club.dealing import brought_in, deal_wanting, session_boards
from duplicado.service.club.dealt import DealtBoards, planned_boards
from duplicado.service.live import Accepted, Capability, Command, CommandError
from duplicado.service.office import Filled, FormError
from duplicado.web.club.at_office import NOTHING_TRIED, Attempt, Office, at_office
from duplicado.web.club.boards_sent import file_of_boards
from duplicado.web.club.doors import checked_form, needs
from duplicado.web.club.made import why_not_taken
from duplicado.web.rendering import Renderer

__all__ = ["boards_room", "change_boards"]

_Request = Request[Any, Any, Any]
_HIGHEST: Final = 999


@dataclass(frozen=True, slots=True)
class _Done:
    """What a form has come to."""

    lines: Sequence[str]
    status: int = 200

    @property
    def is_done(self) -> bool:
        return self.status == HTTP_200_OK


async def boards_room(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """Show what is known of the boards of each session, and how more may become known."""
    office = await at_office(renderer, request, house, event)
    done = None
    if "undealt" in request.query_params:  # the round or session is there: only its boards are not
        unavailable = office.messages.text("service-unavailable")
        done = _Done([office.messages.text("boards-not-dealt", why=unavailable)], 409)
    return _page(office, house, done)


async def change_boards(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """Deal the boards of a session that are wanting, or take the hands of a file."""
    office = await at_office(renderer, request, house, event)
    needs(office.asked, Scope.ACT)
    if not office.may(Capability.DEALS):
        raise PermissionDeniedException("not-allowed")
    form = await checked_form(request, office.asked)
    filled = Filled({key: str(value) for key, value in form.items() if isinstance(value, str)})
    try:
        session = filled.number("session", most=_HIGHEST)
        if filled.word("how") == "dealt":
            done = _Done(*await _dealt(office, house, session))
        else:
            done = await _brought(office, form, filled, session)
    except FormError as error:
        done = _Done([office.complaint(error)], 422)
    return _page(office, house, done)


async def _dealt(office: Office, house: ClubHouse, session: int) -> tuple[list[str], int]:
    messages = office.messages
    outcome = await deal_wanting(house, office.event, office.desk, session, by=office.viewer)
    if outcome is None:
        return [messages.text("boards-none-wanting")], 409
    if isinstance(outcome, DealtBoards):
        return [messages.text("boards-were-dealt", boards=outcome.listed, commitment=outcome.commitment)], 200
    return [messages.text("boards-not-dealt", why=why_not_taken(outcome, messages))], 409


async def _brought(office: Office, form: FormMultiDict, filled: Filled, session: int) -> _Done:
    messages = office.messages
    first = filled.number_or_none("first", most=_HIGHEST)
    name, read = await file_of_boards(form, wanted=planned_boards(office.state, session), first=first)
    if read is None:
        return _Done([messages.text("boards-file-wanted")], 422)
    wrong = faults_lines(read, name, messages)
    if wrong and not (filled.says("anyway") and read.layouts):
        return _Done(wrong, 422)
    fact, left = brought_in(office.state, session, read.layouts)
    unchanged = [messages.text("boards-played", boards=spans(left))] if left else []
    if fact is None:
        return _Done(unchanged, 409)
    try:
        command = Command(filled.word("id"), (fact,), based_on=filled.word("seen")[:500], confirmed=True)
    except CommandError:
        return _Done([messages.text("club-error-bad-request")], 400)
    outcome = await office.desk.submit(office.viewer, command)
    if not isinstance(outcome, Accepted):
        return _Done([why_not_taken(outcome, messages)], 409)
    taken = messages.text("boards-taken", file=name[:60], boards=spans(fact.layouts))
    return _Done([taken, *unchanged, *remarks_lines(read, messages)])


def _page(office: Office, house: ClubHouse, done: _Done | None) -> Response[str]:
    attempt = NOTHING_TRIED if done is None else Attempt(status=done.status)
    state = office.state
    return office.page(
        "boards.html",
        office.messages.text("boards-page"),
        None,
        attempt,
        sessions=[
            (each, [(lot, spans(lot.others(state, each.session))) for lot in each.lots])
            for each in reversed(session_boards(house, office.event, state))
        ],
        spans=spans,
        result=done,
        may_deal=office.may(Capability.DEALS),
        plays=bool(office.viewer.plays),
        command=secrets.token_hex(12),
    )
