"""Templates of events, listed, begun with, renamed, deleted: their page, and the same for programs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict, replace

from duplicado.event.pairing.errors import ImpossibleRound
from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.movement.model import MovementError
from duplicado.service.acts.bodies import CommandId
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.entry_lists import entrants_in
from duplicado.service.club.event_creation import Wanted, found, why_not_made
from duplicado.service.club.event_terms import ClubEvening, EntrantCount, EventDate, EventTitle, PlayMinutes, free_name
from duplicado.service.club.name_lists import KnownPlayers
from duplicado.service.club.playing_options import TooManyEntrants, preferred, ways_for
from duplicado.service.club.templates import LONGEST_NAME, OWN, NoSuchTemplate, TemplateNameTaken
from duplicado.service.live.commands import Accepted
from duplicado.service.live.roles import Capability, Viewer
from duplicado.store.port import StoreError
from duplicado.web.club.authentication import Requester, checked
from duplicado.web.club.club_answers import EventOfTemplate
from duplicado.web.club.event_answers import Nothing
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.club.problem_details import Problem, answer, problem
from duplicado.web.club.request_bodies import NameWanted
from duplicado.web.form_fields import LongText, OneLine
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer


@dataclass(frozen=True, slots=True)
class _TemplateForm:
    """Form that names a template, and gives it another name."""

    template: Annotated[str, LongText(200)] = ""
    name: Annotated[str, OneLine(200)] = ""


def _shown(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    asked: Requester,
    said: str = "",
    why: str = "",
    status: int = 200,
) -> Response[str]:
    return club_page(
        renderer,
        request,
        asked,
        "templates.html",
        templates=house.templates.all(),
        own=OWN,
        said=said,
        why=why,
        status=status,
    )


@get("/office/templates")
async def _templates(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    return _shown(renderer, request, house, of_the_club(request, house, Capability.CONDITIONS))


@post("/office/templates/rename", status_code=200)
async def _rename(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT)
    sent = await checked(_TemplateForm, request, asked)
    name, new = sent.template, sent.name
    messages = messages_for(request)
    try:
        house.templates.rename(name, new)
    except NoSuchTemplate:
        why = messages.text("wizard-none-such", name=name[:80])
        return _shown(renderer, request, house, asked, why=why, status=404)
    except TemplateNameTaken:
        return _shown(renderer, request, house, asked, why=messages.text("wizard-no-name", name=new[:80]), status=409)
    return _shown(renderer, request, house, asked, messages.text("wizard-renamed", name=name, new=new))


@post("/office/templates/delete", status_code=200)
async def _delete(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT)
    name, messages = (await checked(_TemplateForm, request, asked)).template, messages_for(request)
    try:
        house.templates.delete(name)
    except NoSuchTemplate:
        why = messages.text("wizard-none-such", name=name[:80])
        return _shown(renderer, request, house, asked, why=why, status=404)
    return _shown(renderer, request, house, asked, messages.text("wizard-deleted", name=name))


TEMPLATE_PAGES: Final = (_templates, _rename, _delete)


_Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class TemplateKept(ClubEvening, frozen=True, kw_only=True):
    """A template of events."""

    name: str
    own: bool
    """True of those that come with the program."""

    @classmethod
    def of(cls, name: str, evening: ClubEvening, *, own: bool = False) -> TemplateKept:
        """Return what is told of a template."""
        return cls(name=name, own=own, **asdict(evening))


class NameTold(Struct, forbid_unknown_fields=True):
    """A new name."""

    name: _Name


class EventFromTemplate(Struct, forbid_unknown_fields=True):
    """An event to be made from a template; what is not told is as it stands there."""

    id: CommandId
    title: EventTitle | UnsetType = UNSET
    date: EventDate = ""
    number: EntrantCount | UnsetType = UNSET
    by_tables: bool | UnsetType = UNSET
    minutes: PlayMinutes | UnsetType = UNSET
    choice: Annotated[int, Meta(ge=1, le=3, description="Which of the ways to play that are offered.")] | None = None
    players: Annotated[str, Meta(max_length=20_000, description="Lines of names, as on the page.")] = ""
    name: NameWanted = ""


def _asks(request: Incoming, house: ClubHouse, scope: Scope) -> Viewer:
    return of_the_club(request, house, Capability.CONDITIONS, scope, login=None).viewer


@get("/templates", summary="The templates of events")
async def templates(request: Incoming, house: House) -> Response[list[TemplateKept]]:
    """List the club's templates, and those that come with the program, whose names begin with `own:`."""
    _asks(request, house, Scope.SEE)
    told = [TemplateKept.of(each.name, each.evening) for each in house.templates.all()]
    own = [TemplateKept.of(f"own:{name}", evening, own=True) for name, evening in OWN.items()]
    return Response([*told, *own])


@put("/templates/{template:str}", summary="Keep a template", status_code=200)
async def keep(
    request: Incoming, house: House, template: FromPath[str], data: JSONBody[ClubEvening]
) -> Response[TemplateKept]:
    """Keep the settings of an event under a name, in the place of what had it."""
    _asks(request, house, Scope.ACT)
    try:
        kept = house.templates.save(template, data)
    except TemplateNameTaken:
        return _no_name(request, template)
    return Response(TemplateKept.of(kept.name, kept.evening), status_code=200)


@post("/templates/{template:str}/rename", summary="Rename a template", status_code=200)
async def rename(
    request: Incoming, house: House, template: FromPath[str], data: JSONBody[NameTold]
) -> Response[Nothing]:
    """Give a template another name."""
    _asks(request, house, Scope.ACT)
    try:
        house.templates.rename(template, data.name)
    except TemplateNameTaken:
        return _no_name(request, data.name)
    return Response(Nothing(), status_code=200)


@delete("/templates/{template:str}", summary="Delete a template", status_code=200)
async def remove(request: Incoming, house: House, template: FromPath[str]) -> Response[Nothing]:
    """Take a template away; events that were made from it stay."""
    _asks(request, house, Scope.ACT)
    house.templates.delete(template)
    return Response(Nothing(), status_code=200)


@post("/templates/{template:str}/events", summary="Make an event from a template", status_code=200)
async def make(
    request: Incoming, house: House, template: FromPath[str], data: JSONBody[EventFromTemplate]
) -> Response[EventOfTemplate | Problem]:
    """Make an event; sent again with the same id and name, the same is answered."""
    viewer = _asks(request, house, Scope.ACT)
    messages = messages_for(request)
    evening = house.templates.settings(template, messages.text)
    told = {name: getattr(data, name) for name in ("title", "number", "by_tables", "minutes")}
    evening = replace(evening, date=data.date, **{name: value for name, value in told.items() if value is not UNSET})
    name = data.name or free_name(evening, await asyncio.to_thread(house.events.names))
    try:
        ways = await asyncio.to_thread(ways_for, evening)
        way = ways[preferred(ways, evening.terms.way) if data.choice is None else min(data.choice, len(ways)) - 1]
        known = KnownPlayers.of(house.people.all())
        entrants = entrants_in(evening.kind, "", data.players.encode(), known)
        wanted = Wanted(evening=evening, way=way, name=name, command=data.id, entrants=entrants)
        outcome = await found(house, wanted, by=viewer)
    except MovementError as error:
        return problem(409, "no-movement", str(error))
    except (TooManyEntrants, ImpossibleRound, RoundNotReady, StoreError) as error:
        return problem(409, "event-not-made", why_not_made(error, messages))
    if not isinstance(outcome, Accepted):
        return answer(outcome, messages)
    return Response(EventOfTemplate(name, way.key, list(outcome.entries)), status_code=200)


def _no_name(request: Incoming, name: str) -> Response[Any]:
    return problem(409, "template-name", messages_for(request).text("wizard-no-name", name=name[:LONGEST_NAME]))


TEMPLATES: Final[tuple[HTTPRouteHandler, ...]] = (templates, keep, rename, remove, make)
"""Addresses below that of the service."""
