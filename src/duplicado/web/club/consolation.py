"""The consolation event at the console: who is out of the knock-out is shown, then their event is founded."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response

from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.publish.console_words import complaint_text
from duplicado.publish.messages import Messages
from duplicado.publish.pairing_words import not_ready_text
from duplicado.service.acts.ask import ActContext, Said, ask, leaves_of, questions, read
from duplicado.service.acts.consolations import (
    PAIRINGS,
    Consolation,
    ConsolationAsked,
    consolation,
    has_consolation,
    sections_of,
)
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Words
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.event_directory import name_for
from duplicado.service.live.commands import Accepted
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability
from duplicado.web.club.api import desk_of
from duplicado.web.club.authentication import Requester, asking, needs
from duplicado.web.club.first_visit import FirstVisit, Sending, ShownFirst
from duplicado.web.club.made import Founding, PageNotMade, event_founded, founded_for_program
from duplicado.web.club.office_request import Office
from duplicado.web.club.page_language import messages_for
from duplicado.web.club.pages import event_path, new_id
from duplicado.web.club.problem_details import problem

if TYPE_CHECKING:
    from duplicado.web.club.request_bodies import ConsolationWanted

__all__ = ["CONSOLATION", "founded_by_program", "may_found_consolation"]

_Request = Request[Any, Any, Any]


@questions
class _Named:
    """The name of the event that is founded, in addresses."""

    name: str = ask(Words(), default="")


def may_found_consolation(asked: Requester) -> bool:
    """Tell whether somebody may found another event of the club, and plays in none that is still hidden from him."""
    return asked.may_in_the_club(Capability.CONDITIONS) and not asked.viewer.plays


def _may(office: Office) -> bool:
    return may_found_consolation(office.asked)


async def _who_is_out(desk: OpenEvent, event: str, said: Said, messages: Messages) -> Consolation:
    if not has_consolation(desk.state):
        raise PageNotMade(messages.text("consolation-no-knock-out"))
    usual = messages.text("consolation-of", title=desk.state.title or event)
    order = tuple(desk.record.order)
    try:
        asks = read(ConsolationAsked, said, ActContext(desk.state, order))
        return await asyncio.to_thread(consolation, asks, order, usual)
    except FormError as error:
        raise PageNotMade(complaint_text(error.code, error.about, error.values, messages)) from None
    except RoundNotReady as error:
        raise PageNotMade(not_ready_text(error, messages, "consolation")) from None


async def _find(visit: FirstVisit) -> Consolation:
    office = visit.office
    return await _who_is_out(office.desk, office.event, visit.filled.said, office.messages)


def _mark(found: Consolation) -> str:
    return ",".join(map(str, found.losers))


async def _found(visit: FirstVisit, found: Consolation) -> str:
    """Found the event of those who are out, as it was shown; sent again, nothing more."""
    office, said, asked = visit.office, visit.filled.said, visit.filled.asked
    name, command = read(_Named, said, asked).name[:100], read(Sending, said, asked).id[:64]
    await event_founded(visit.house, Founding(name, found.facts, office.viewer, command), office.messages)
    return f"{event_path(name, 'office', 'pair')}?done=1"


async def _values(visit: FirstVisit, found: Consolation | None) -> Mapping[str, object]:
    """Say who would take part, and what can be said otherwise."""
    filled, state = visit.filled, visit.office.state
    names = await asyncio.to_thread(visit.house.events.names)
    return {
        "carried": {
            "name": filled.text("name") or name_for(found.title if found else "", state.date, names),
            **{leaf.name: filled.text(leaf.name) for leaf in leaves_of(ConsolationAsked)},
        },
        "sections": sections_of(state),
        "pairings": [each.value for each in PAIRINGS],
        "command": filled.text("id") or new_id(),
    }


CONSOLATION: Final = ShownFirst(
    "consolation", "consolation-title", _may, _find, _values, _found, mark=_mark, changed="consolation-changed"
)


async def founded_by_program(request: _Request, house: ClubHouse, event: str, data: ConsolationWanted) -> Response[Any]:
    """Found the event of those who are out for a program, or tell who would take part."""
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT, granted=may_found_consolation(asked))
    desk, messages = await desk_of(house, event), messages_for(request)
    fields = {"title": data.title, "until": str(data.until), "pairing": data.pairing, "section": data.section}
    try:
        found = await _who_is_out(desk, event, fields, messages)
    except PageNotMade as error:
        return problem(409, "not-ready", str(error))
    name = data.name or name_for(found.title, desk.state.date, ())
    told = {"name": name, "title": found.title, "contestants": [str(each) for each in found.losers]}
    founding = Founding(name, found.facts, asked.viewer, data.id)
    outcome = await founded_for_program(house, founding, messages, told, rehearse=data.rehearse)
    if not isinstance(outcome, Accepted):
        return outcome
    return Response({**told, "entries": list(outcome.entries)}, status_code=200)
