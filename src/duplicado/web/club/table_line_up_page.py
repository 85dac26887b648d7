"""The page on which a team at a table says who of it sits where in the round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.publish.event_words import refused_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.table_devices import name_line_up, teams_at
from duplicado.service.live.commands import Accepted, Refusal
from duplicado.service.live.open_event import OpenEvent
from duplicado.vocabulary.seats import Seat
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Requester, at_table, checked, needs
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page, new_id
from duplicado.web.form_fields import LongText, OneLine
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer


@dataclass(frozen=True, slots=True)
class _LineUpForm:
    """Form for a team: who sits in each seat, nobody where that is not known."""

    who: Annotated[str, LongText(40)] = ""
    north: Annotated[str, OneLine(100)] = ""
    south: Annotated[str, OneLine(100)] = ""
    east: Annotated[str, OneLine(100)] = ""
    west: Annotated[str, OneLine(100)] = ""
    command: Annotated[str, LongText(64)] = ""

    @property
    def seats(self) -> dict[Seat, str]:
        """Names of the players by their seats."""
        return dict(zip(Seat, (self.north, self.east, self.south, self.west), strict=True))


def _shown(
    renderer: Renderer,
    request: Incoming,
    asked: Requester,
    event: str,
    desk: OpenEvent,
    why: str = "",
    typed: Mapping[str, Mapping[Seat, str]] = MappingProxyType({}),
) -> Response[Any]:
    teams = teams_at(asked.viewer, desk.state)
    if not teams and not why:
        return Redirect(event_path(event, "table"), status_code=303)
    return club_page(
        renderer,
        request,
        asked,
        "table_line_up.html",
        status=409 if why else 200,
        event_name=event,
        title=desk.state.title or event,
        teams=[(each, desk.state.entered(each.who).name, typed.get(str(each.who), each.seats)) for each in teams],
        command=new_id(),
        why=why,
    )


@get("/e/{event:str}/table/line-up")
async def _line_up(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    asked = at_table(request, house, event)
    needs(asked, Scope.SEE)
    return _shown(renderer, request, asked, event, await house.open_events.open(event))


@post("/e/{event:str}/table/line-up", status_code=200)
async def _name(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    asked = at_table(request, house, event)
    form = await checked(_LineUpForm, request, asked)
    needs(asked, Scope.ACT)
    desk, messages = await house.open_events.open(event), messages_for(request)
    team = next((each.who for each in teams_at(asked.viewer, desk.state) if str(each.who) == form.who), None)
    command = form.command or new_id()
    outcome = None if team is None else await name_line_up(desk, asked.viewer, team, form.seats, command=command)
    match outcome:
        case Accepted():
            return Redirect(event_path(event, "table"), status_code=303)
        case Refusal(refused):
            why = refused_text(refused, messages)
        case None:
            why = messages.text("line-ups-played")
        case _:
            why = messages.text("service-not-written")
    return _shown(renderer, request, asked, event, desk, why, {form.who: form.seats})


TABLE_LINE_UP_PAGES: Final = (_line_up, _name)
