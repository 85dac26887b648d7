"""The persons whom the club knows: taken in, handed out, erased; how long everything is kept."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath

from duplicado.formats.event_record.persons import Person
from duplicado.publish.audit_words import still_played_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.members import FOR_GOOD
from duplicado.service.club.name_lists import people_in
from duplicado.service.club.personal_data import Erased, StillPlayed
from duplicado.service.live.roles import Capability
from duplicado.vocabulary.numbers import whole_number
from duplicado.web.club.authentication import Requester, checked, checked_form, text_fields
from duplicado.web.club.confirming import SENSITIVE
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.downloads import as_file
from duplicado.web.form_fields import LongText, OneLine, file_in
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer

_MOST_SPELLINGS = 10


@dataclass(frozen=True, slots=True)
class _ListForm:
    """Names to take in: a file, or lines."""

    file: UploadFile | None = None
    people: Annotated[str, LongText(50_000)] = ""


@dataclass(frozen=True, slots=True)
class _PersonForm:
    """Of whom a form speaks: one whom the club knows by `id`, or a name as it stands in records."""

    id: Annotated[str, LongText(40)] = ""
    name: Annotated[str, OneLine(100)] = ""
    number: Annotated[str, OneLine(40)] = ""
    also: Annotated[str, LongText(1000)] = ""
    """Other spellings, one to a line."""


async def _shown(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    asked: Requester,
    said: str = "",
    *,
    status: int = 200,
    erased: Erased | None = None,
) -> Response[str]:
    def kept() -> tuple[list[Any], dict[str, int]]:
        people = sorted(house.people.all(), key=lambda each: each.name.casefold())
        return people, {name: house.people.days(name) for name in house.people.kinds()}

    people, days = await asyncio.to_thread(kept)
    values: dict[str, Any] = {
        "people": people,
        "kept": days,
        "said": said,
        "erased": erased,
        "copied": _names(erased),
        "good": str(FOR_GOOD),
    }
    return club_page(renderer, request, asked, "people.html", status=status, **values)


@get("/office/people")
async def _people(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    return await _shown(renderer, request, house, of_the_club(request, house, Capability.PEOPLE))


@post("/office/people/add", status_code=200)
async def _add(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    sent = await checked(_ListForm, request, asked)
    _, data = await file_in(sent.file)
    listed = people_in(data or sent.people.encode())
    count = await asyncio.to_thread(house.people.take_in, listed)
    said = messages_for(request).text("backroom-taken-in", count=count, listed=len(listed))
    return await _shown(renderer, request, house, asked, said)


async def _handed_out(house: ClubHouse, asked: Requester, person: Person) -> Response[bytes]:
    held = await asyncio.to_thread(house.archive.held, person)
    await asyncio.to_thread(house.entrance.trail.note, asked.viewer, "", "handed-out", ", ".join(person.names))
    return as_file(held.text().encode(), "application/json", "person.json")


@get("/office/people/{id_:str}/kept.json")
async def _export(request: Incoming, house: House, id_: FromPath[str]) -> Response[bytes]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    return await _handed_out(house, asked, await asyncio.to_thread(house.archive.person, id_))


@post("/office/people/held", status_code=200)
async def _held(renderer: TheRenderer, request: Incoming, house: House) -> Response[Any]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    person = await _asked_for(house, await checked(_PersonForm, request, asked))
    if person is None:
        said = messages_for(request).text("persons-name-wanted")
        return await _shown(renderer, request, house, asked, said, status=422)
    return await _handed_out(house, asked, person)


@post("/office/people/forget", status_code=200, opt=SENSITIVE)
async def _forget(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    messages = messages_for(request)
    person = await _asked_for(house, await checked(_PersonForm, request, asked))
    if person is None:
        return await _shown(renderer, request, house, asked, messages.text("persons-name-wanted"), status=422)
    try:
        done = await house.retention.erase(person, by=asked.viewer)
    except StillPlayed as error:
        said = still_played_text(error.events, messages)
        return await _shown(renderer, request, house, asked, said, status=409)
    return await _shown(renderer, request, house, asked, erased=done)


@post("/office/people/keep", status_code=200, opt=SENSITIVE)
async def _keep(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    said = text_fields(await checked_form(request, asked))
    for name in house.people.kinds():
        days = whole_number(said.get(name, "").strip(), 6)
        if days is not None:
            await asyncio.to_thread(house.people.keep, name, min(days, FOR_GOOD))
    gone = sum((await house.retention.tidy(by=asked.viewer.subject)).values())
    return await _shown(renderer, request, house, asked, messages_for(request).text("setup-kept", count=gone))


PEOPLE_PAGES: Final = (_people, _add, _export, _held, _forget, _keep)


def _names(erased: Erased | None) -> list[str]:
    """Return the names of the backups that were made anew: where they lie is known."""
    return [] if erased is None else [Path(each).name for each in erased.copied]


async def _asked_for(house: ClubHouse, form: _PersonForm) -> Person | None:
    """Return the person of whom a form speaks: one whom the club knows, or a name as it stands in records."""
    also = [" ".join(each.split()) for each in form.also.splitlines()]
    spellings = [each for each in also if len(each) > 2][:_MOST_SPELLINGS]
    if form.id:
        return await asyncio.to_thread(house.archive.person, form.id, *spellings)
    return Person((form.name, *spellings), form.number) if len(form.name) > 2 else None
