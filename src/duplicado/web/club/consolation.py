"""The consolation event at the console: who is out of the knock-out is shown, then their event is founded."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from litestar import Request, Response
from litestar.exceptions import PermissionDeniedException
from litestar.response import Redirect

from duplicado.event.record import RoundNotReady
from duplicado.publish.console_words import complaint_text
from duplicado.publish.messages import Messages
from duplicado.publish.pairing_words import not_ready_text
from duplicado.service.club import ClubHouse, Scope
from duplicado.service.club.evenings import name_for
from duplicado.service.live import Accepted, Access, Capability, EventDesk, Refusal
from duplicado.service.office import Filled, FormError, Page
from duplicado.service.office.consolations import PAIRINGS, Consolation, consolation, has_consolation, sections_of
from duplicado.web.club.answers import answer, problem
from duplicado.web.club.api import desk_of
from duplicado.web.club.at_office import Attempt, Office, at_office
from duplicado.web.club.doors import Asking, asking, checked_form, needs
from duplicado.web.club.made import founded, why_not_taken
from duplicado.web.club.pages import event_path
from duplicado.web.club.words import messages_for
from duplicado.web.rendering import Renderer

if TYPE_CHECKING:
    from duplicado.web.club.requests import ConsolationWanted

__all__ = ["consolation_room", "found_consolation", "founded_by_program", "may_found_consolation"]

_Request = Request[Any, Any, Any]


class _NotYet(Exception):
    """It cannot be founded; its text says why."""


def may_found_consolation(asked: Asking) -> bool:
    """Tell whether somebody may found another event of the club, and plays in none that is still hidden from him."""
    everywhere = asked.admitted is not None and not asked.admitted.event
    return everywhere and Access().may(asked.viewer.role, Capability.CONDITIONS) and not asked.viewer.plays


async def _in(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Office:
    office = await at_office(renderer, request, house, event)
    if not may_found_consolation(office.asked):
        raise PermissionDeniedException("not-allowed")
    return office


async def consolation_room(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """Show who is out."""
    office = await _in(renderer, request, house, event)
    return await _page(office, house, Filled(dict(request.query_params)))


async def found_consolation(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """Found the event of those who are out, as it was shown; sent again, nothing more."""
    office = await _in(renderer, request, house, event)
    needs(office.asked, Scope.ACT)
    form = await checked_form(request, office.asked)
    filled = Filled({key: str(value) for key, value in form.items() if isinstance(value, str)})
    try:
        found = await _found(office.desk, event, filled, office.messages)
    except _NotYet as error:
        return await _page(office, house, filled, str(error), 409)
    if _shown(found) != filled.word("shown"):
        return await _page(office, house, filled, office.messages.text("consolation-changed"), 409)
    name = filled.word("name")[:100]
    command = filled.word("id")[:64]
    outcome = await founded(house, name, found.facts, by=office.viewer, command=command, messages=office.messages)
    if isinstance(outcome, Accepted):
        return Redirect(f"{event_path(name, 'office', 'pair')}?done=1", status_code=303)
    said = outcome if isinstance(outcome, str) else why_not_taken(outcome, office.messages)
    return await _page(office, house, filled, said, 409)


def _shown(found: Consolation) -> str:
    """Return what tells whether it is still the same who would take part."""
    return ",".join(map(str, found.losers))


async def _found(desk: EventDesk, event: str, filled: Filled, messages: Messages) -> Consolation:
    if not has_consolation(desk.state):
        raise _NotYet(messages.text("consolation-no-knock-out"))
    usual = messages.text("consolation-of", title=desk.state.title or event)
    order = tuple(desk.record.order)
    try:
        return await asyncio.to_thread(consolation, filled, order, usual)
    except FormError as error:
        raise _NotYet(complaint_text(error.code, error.about, error.values, messages)) from None
    except RoundNotReady as error:
        raise _NotYet(_not_ready(error, messages)) from None


def _not_ready(error: RoundNotReady, messages: Messages) -> str:
    """Say it in words that name no options of the command line."""
    own = f"consolation-{error.code}"
    if messages.has(own):
        return messages.text(own, **{f"value{number}": value for number, value in enumerate(error.about, 1)})
    return not_ready_text(error, messages)


async def _page(office: Office, house: ClubHouse, filled: Filled, said: str = "", status: int = 200) -> Response[str]:
    """Show who would take part, and what can be said otherwise."""
    found: Consolation | None = None
    why = ""
    try:
        found = await _found(office.desk, office.event, filled, office.messages)
    except _NotYet as error:
        why = str(error)
    names = await asyncio.to_thread(house.names)
    return office.page(
        "consolation.html",
        office.messages.text("consolation-title"),
        Page.MOVEMENT,
        Attempt(said=said if said != why else "", status=status),
        found=found,
        why=why,
        filled=filled,
        shown=_shown(found) if found else "",
        name=filled.word("name") or name_for(found.title if found else "", office.state.date, names),
        sections=sections_of(office.state),
        pairings=[each.value for each in PAIRINGS],
        command=filled.word("id") or secrets.token_hex(12),
    )


async def founded_by_program(request: _Request, house: ClubHouse, event: str, data: ConsolationWanted) -> Response[Any]:
    """Found the event of those who are out for a program, or tell who would take part."""
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT, granted=may_found_consolation(asked))
    desk, messages = await desk_of(house, event), messages_for(request)
    fields = {"title": data.title, "until": str(data.until), "pairing": data.pairing, "section": data.section}
    try:
        found = await _found(desk, event, Filled(fields), messages)
    except _NotYet as error:
        return problem(409, "not-ready", str(error))
    name = data.name or name_for(found.title, desk.state.date, ())
    told = {"name": name, "title": found.title, "contestants": [str(each) for each in found.losers]}
    if data.rehearse:
        rehearsed = await house.rehearsed(name, found.facts, by=asked.viewer, command=data.id)
        return answer(rehearsed, messages) if isinstance(rehearsed, Refusal) else Response(told, status_code=200)
    outcome = await founded(house, name, found.facts, by=asked.viewer, command=data.id, messages=messages)
    if isinstance(outcome, str):
        return problem(409, "event-not-made", outcome)
    if not isinstance(outcome, Accepted):
        return answer(outcome, messages)
    return Response({**told, "entries": list(outcome.entries)}, status_code=200)
