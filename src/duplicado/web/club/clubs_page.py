"""A simultaneous event of many clubs: the organizer hands in their files, sees who is in, and publishes the whole."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from litestar.response import Redirect
from msgspec import Meta, Struct

from duplicado.event.facts.entry import AnyFact
from duplicado.event.record.import_of_contest import titled
from duplicado.publish.messages import Messages, error_text
from duplicado.service.acts.bodies import CommandId
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.event_terms import name_for
from duplicado.service.club.simultaneous_clubs import (
    MOST_CLUBS,
    ManyClubs,
    own_club,
    packed_facts,
    ranked,
    read_handed_in,
    refused_club,
    unpacked_facts,
)
from duplicado.service.live.commands import Accepted
from duplicado.service.live.roles import Capability
from duplicado.service.simultaneous import ClubRecord
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Requester, checked
from duplicado.web.club.club_answers import ClubCompared, ClubRanking
from duplicado.web.club.event_answers import EventOfClubs
from duplicado.web.club.made import Founding, PageNotMade, event_founded, founded_for_program
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page, new_id
from duplicado.web.club.problem_details import Problem, problem
from duplicado.web.form_fields import LongText, NumberWithin, OneLine, file_in
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer

_LARGEST_SENT: Final = 64_000_000
"""Bytes of a request: the files of some hundred clubs."""
_SHOWN: Final = 100
"""Places of a ranking that are shown before the event is made, which then shows them all."""


@dataclass(frozen=True, slots=True)
class _ClubsForm:
    """The clubs of a simultaneous event, and what the page carries from its preview to the making."""

    title: Annotated[str, OneLine(80)] = ""
    date: Annotated[str, LongText(10)] = ""
    session: Annotated[int, NumberWithin(1, 99)] = 1
    command: Annotated[str, LongText(64)] = ""
    packed: Annotated[str, LongText(_LARGEST_SENT)] = ""
    own: tuple[Annotated[str, OneLine(100)], ...] = ()
    files: tuple[UploadFile, ...] = ()


async def _shown(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    asked: Requester,
    clubs: Sequence[ClubRecord] = (),
    found: ManyClubs | None = None,
    why: str = "",
    told: Mapping[str, object] = MappingProxyType({}),
) -> Response[str]:
    messages = messages_for(request)
    facts = await asyncio.to_thread(found.facts, str(told.get("title", ""))) if found else ()
    values: dict[str, object] = {
        "title": "",
        "date": "",
        "session": 1,
        "command": new_id(),
        "packed": base64.b64encode(await asyncio.to_thread(packed_facts, facts)).decode() if facts else "",
        **told,
    }
    return club_page(
        renderer,
        request,
        asked,
        "clubs.html",
        status=422 if why else 200,
        why=why,
        clubs=_compared(clubs, messages),
        rankings=found.rankings if found else (),
        unit=f"score-unit-{found.whole.standings.method.value}" if found else "",
        most_shown=_SHOWN,
        most=MOST_CLUBS,
        own=await asyncio.to_thread(house.events.names),
        **values,
    )


@get("/office/clubs")
async def _page(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    return await _shown(renderer, request, house, of_the_club(request, house, Capability.CONDITIONS))


@post("/office/clubs", status_code=200, request_max_body_size=_LARGEST_SENT)
async def _look(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT)
    form = await checked(_ClubsForm, request, asked)
    messages = messages_for(request)
    told = {"title": form.title, "date": form.date, "session": form.session}
    own = await _own(house, form.own, form.session)
    files = [await file_in(each) for each in form.files if each.filename]
    clubs = await asyncio.to_thread(read_handed_in, files[:MOST_CLUBS], own, session=form.session)
    try:
        found = await asyncio.to_thread(ranked, clubs)
    except DuplicadoError as error:
        return await _shown(renderer, request, house, asked, clubs, None, error_text(error, messages), told)
    return await _shown(renderer, request, house, asked, clubs, found, told=told)


@post("/office/clubs/make", status_code=200, request_max_body_size=_LARGEST_SENT)
async def _make(renderer: TheRenderer, request: Incoming, house: House) -> Response[Any]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT)
    form = await checked(_ClubsForm, request, asked)
    messages = messages_for(request)
    again = {"title": form.title, "date": form.date, "packed": form.packed, "command": form.command}
    try:
        facts = await asyncio.to_thread(_sent_back, form.packed)
    except DuplicadoError as error:
        told = {"title": form.title, "date": form.date}
        return await _shown(renderer, request, house, asked, why=error_text(error, messages), told=told)
    if not form.title:
        return await _shown(renderer, request, house, asked, why=messages.text("setup-title-wanted"), told=again)
    name = name_for(form.title, form.date, ())
    renamed = titled(facts, form.title, form.date)
    try:
        await event_founded(house, Founding(name, renamed, asked.viewer, form.command, confirmed=True), messages)
    except PageNotMade as error:
        return await _shown(renderer, request, house, asked, why=str(error), told=again)
    return Redirect(f"{event_path(name, 'office')}?done=1", status_code=303)


CLUBS_PAGES: Final = (_page, _look, _make)


async def _own(house: ClubHouse, names: Sequence[str], session: int) -> tuple[ClubRecord, ...]:
    """Return events of this club; of each that cannot be taken, why not."""
    found: list[ClubRecord] = []
    for name in names:
        try:
            state = (await house.open_events.open(name)).state
        except DuplicadoError as error:
            found.append(refused_club(name, error))
        else:
            found.append(await asyncio.to_thread(own_club, name, state, session=session))
    return tuple(found)


def _compared(clubs: Sequence[ClubRecord], messages: Messages) -> list[ClubCompared]:
    """Return what each club handed in."""
    results = (0 if each.contest is None else len(each.contest.results) for each in clubs)
    return [
        ClubCompared(each.path.stem, count, _trouble(each, messages))
        for each, count in zip(clubs, results, strict=True)
    ]


def _trouble(club: ClubRecord, messages: Messages) -> str:
    if club.contest is None:
        return "" if club.error is None else error_text(club.error, messages)
    return "" if club.contest.results else messages.text("many-clubs-empty")


def _sent_back(packed: str) -> tuple[AnyFact, ...]:
    """Read the facts that the page carried along; who sends others founds what he might found by himself.

    Raises:
        DuplicadoError: they are none.
    """
    try:
        return unpacked_facts(base64.b64decode(packed, validate=True))
    except ValueError:  # signs that are none of base 64, or too few
        raise DuplicadoError("these are no facts").told_as("many-clubs-lost") from None


class ClubFile(Struct, forbid_unknown_fields=True):
    """The file of a club's event."""

    name: Annotated[str, Meta(min_length=1, max_length=100, description="That of the club, with its end.")]
    data: Annotated[str, Meta(description="What is in it, in base 64.")]


class ManyClubsWanted(Struct, forbid_unknown_fields=True):
    """The clubs of a simultaneous event."""

    id: CommandId
    title: Annotated[str, Meta(min_length=1, max_length=80)]
    files: Annotated[list[ClubFile], Meta(max_length=MOST_CLUBS)] = []
    own: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=100)]],
        Meta(max_length=MOST_CLUBS, description="Events of this club that take part."),
    ] = []
    date: Annotated[str, Meta(max_length=10)] = ""
    session: Annotated[int, Meta(ge=1, le=99, description="Which session of each event.")] = 1
    rehearse: Annotated[bool, Meta(description="Rank the clubs, and make nothing.")] = False


@post(
    "/simultaneous",
    summary="Rank the events of many clubs together",
    status_code=200,
    request_max_body_size=_LARGEST_SENT,
)
async def many_clubs(
    request: Incoming, house: House, data: JSONBody[ManyClubsWanted]
) -> Response[EventOfClubs | Problem]:
    """Compare every score with all that were made on the board in any club, and make an event of the whole.

    Files that cannot be read are told with the reason; the others count. With `rehearse` the ranking is told alone.
    """
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT, login=None)
    messages = messages_for(request)
    try:
        files = [(each.name, base64.b64decode(each.data, validate=True)) for each in data.files]
    except ValueError:  # signs that are none of base 64, or too few
        return problem(400, "base64", messages.text("import-no-base64"))
    own = await _own(house, data.own, data.session)
    clubs = await asyncio.to_thread(read_handed_in, files, own, session=data.session)
    try:
        found = await asyncio.to_thread(ranked, clubs)
    except DuplicadoError as error:
        troubles = [f"{each.path.stem}: {said}" for each in clubs if (said := _trouble(each, messages))]
        return problem(422, "clubs", " ".join((error_text(error, messages), *troubles)))
    facts = await asyncio.to_thread(found.facts, data.title, data.date)
    name = name_for(data.title, data.date, ())
    told = EventOfClubs(
        name=name,
        clubs=_compared(clubs, messages),
        rankings=[ClubRanking(None if line is None else str(line), [*lines]) for line, lines in found.rankings],
    )
    founding = Founding(name, facts, asked.viewer, data.id, confirmed=True)
    outcome = await founded_for_program(house, founding, messages, told, rehearse=data.rehearse)
    return Response(told, status_code=200) if isinstance(outcome, Accepted) else outcome


MANY_CLUBS: Final[tuple[HTTPRouteHandler, ...]] = (many_clubs,)
"""Addresses below that of the service."""
