"""The page on which those at a table say their names, by name or member number, where nobody was named before."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.event.facts.contestants import Player
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.name_lists import KnownPlayers
from duplicado.service.club.table_devices import nameless_at, say_names
from duplicado.service.live.commands import Accepted
from duplicado.service.live.open_event import OpenEvent
from duplicado.table.contest_kind import ContestKind
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Requester, at_table, checked, needs
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page, new_id
from duplicado.web.form_fields import LongText, OneLine
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer


@dataclass(frozen=True, slots=True)
class _NamesForm:
    """Form for the contestants at a table: of each in turn a name or member number for each player."""

    who: tuple[Annotated[str, LongText(40)], ...] = ()
    name: tuple[Annotated[str, OneLine(100)], ...] = ()
    command: Annotated[str, LongText(64)] = ""


def _shown(
    renderer: Renderer,
    request: Incoming,
    asked: Requester,
    event: str,
    desk: OpenEvent,
    why: str = "",
    typed: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> Response[Any]:
    nameless = nameless_at(asked.viewer, desk.state)
    if not nameless and not why:
        return Redirect(event_path(event, "table"), status_code=303)
    wording = renderer.wording(request)
    kind = desk.state.conditions.kind
    seats = 1 if kind is ContestKind.INDIVIDUAL else 2
    return club_page(
        renderer,
        request,
        asked,
        "table_names.html",
        status=409 if why else 200,
        event_name=event,
        title=desk.state.title or event,
        nameless=[(str(who), wording.called(who, kind)) for who in nameless],
        seats=range(seats),
        command=new_id(),
        why=why,
        typed=typed,
    )


@get("/e/{event:str}/table/names")
async def _names(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    asked = at_table(request, house, event)
    needs(asked, Scope.SEE)
    return _shown(renderer, request, asked, event, await house.open_events.open(event))


@post("/e/{event:str}/table/names", status_code=200)
async def _say(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    asked = at_table(request, house, event)
    form = await checked(_NamesForm, request, asked)
    needs(asked, Scope.ACT)
    desk = await house.open_events.open(event)
    messages = messages_for(request)
    nameless = {str(each): each for each in nameless_at(asked.viewer, desk.state)}
    seats = len(form.name) // max(1, len(form.who))
    told = {who: form.name[seats * at : seats * (at + 1)] for at, who in enumerate(form.who)}
    told = {who: names for who, names in told.items() if any(names)}  # of the others later
    if not all(who in nameless for who in told):
        return _shown(renderer, request, asked, event, desk, messages.text("names-said-already"))
    if not told or not all(map(all, told.values())):
        return _shown(renderer, request, asked, event, desk, messages.text("names-wanted"), typed=told)
    for at, (who, names) in enumerate(told.items()):
        players = await asyncio.to_thread(_players, house, names)
        if isinstance(players, str):
            why = messages.text("names-no-member", number=players)
            return _shown(renderer, request, asked, event, desk, why, typed=told)
        command = f"{form.command or new_id()}-{at}"
        outcome = await say_names(desk, asked.viewer, nameless[who], players, command=command)
        if not isinstance(outcome, Accepted):
            return _shown(renderer, request, asked, event, desk, messages.text("names-said-already"), typed=told)
    return Redirect(event_path(event, "table", "names"), status_code=303)


TABLE_NAMES_PAGES: Final = (_names, _say)


def _players(house: ClubHouse, told: Sequence[str]) -> list[Player] | str:
    """Return the players whom names or member numbers mean; a number that nobody has as it was written."""
    known = KnownPlayers.of(house.people.all())
    players: list[Player] = []
    for each in told:
        member = known.numbered(each)
        if member is None and not any(sign.isalpha() for sign in each):
            return each
        players.append(member or known.player(each))
    return players
