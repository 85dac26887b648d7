"""Import page: an event from the file of a scoring device or another program, shown before it is taken over."""

from __future__ import annotations

import asyncio
import base64
import zlib
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from litestar.response import Redirect
from msgspec import Meta, Struct

from duplicado.event.conditions import ConditionsError
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages, error_text
from duplicado.publish.ruling_words import short_number
from duplicado.score.rounding import decimal_text
from duplicado.service.acts.bodies import CommandId
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.event_terms import name_for
from duplicado.service.club.result_import import (
    LARGEST_FILE,
    RULES,
    ReadFile,
    TakenOver,
    UnusableFile,
    read_results,
    taken_over,
)
from duplicado.service.live.commands import Accepted
from duplicado.service.live.roles import Capability
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Requester, checked
from duplicado.web.club.event_answers import EventMade, TakeoverRehearsed
from duplicado.web.club.made import Founding, PageNotMade, event_founded, founded_for_program
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page, new_id
from duplicado.web.club.problem_details import Problem, problem
from duplicado.web.club.request_bodies import NameWanted
from duplicado.web.form_fields import LongText, NumberWithin, OneLine, OneOf
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer

LARGEST_SENT: Final = 2 * LARGEST_FILE
"""Bytes of a request: a file is a third longer where it is sent as text."""
_REMARKS: Final = 20
"""So many remarks of a reader are shown; a damaged file may have thousands."""


@dataclass(frozen=True, slots=True)
class _ImportForm:
    """Form that takes a file, with what the preview carries along."""

    file: UploadFile | None = None
    file_name: Annotated[str, OneLine(100)] = ""
    packed: Annotated[str, LongText(LARGEST_SENT)] = ""
    """Contents of the file that was sent before."""
    title: Annotated[str, OneLine(80)] = ""
    date: Annotated[str | None, LongText(10)] = None
    number: Annotated[int, NumberWithin(1, 999)] = 1
    """Number of the contest of the file that is meant."""
    another: bool = False
    """True where another contest is chosen: title and date of the one that was shown before are not its own."""
    rules: Annotated[str, OneOf(*RULES)] = RULES[0]
    is_over: bool = False
    command: Annotated[str, LongText(64)] = ""


@dataclass(frozen=True, slots=True)
class _Sent:
    """Request to take a file: the file, and how it is to be read."""

    name: str
    data: bytes
    form: _ImportForm = _ImportForm()


def _asked_for(
    renderer: Renderer, request: Incoming, asked: Requester, error: PageNotMade | None = None
) -> Response[str]:
    return club_page(
        renderer,
        request,
        asked,
        "import.html",
        status=422 if error else 200,
        why=error.lines if error else [],
        most=LARGEST_FILE // 1_000_000,
    )


async def _shown(
    renderer: Renderer, request: Incoming, asked: Requester, sent: _Sent, why: str = "", status: int = 200
) -> Response[str]:
    messages = messages_for(request)
    read = await _read(sent, messages)
    found = await _taken(sent, read, messages)
    form = sent.form
    return club_page(
        renderer,
        request,
        asked,
        "import_shown.html",
        status=status,
        why=why,
        file=sent.name,
        packed=await asyncio.to_thread(_packed, sent.data),
        read=read,
        found=found,
        not_added=[(who, short_number(amount, messages)) for who, amount in found.not_added],
        remarks=_remarks(read, messages),
        more_remarks=max(0, len(read.remarks) - _REMARKS),
        number=min(form.number, len(read.contests)),
        rules=RULES,
        chosen=form.rules,
        title=found.contest.title,
        date=found.contest.date,
        is_over=not form.command or form.is_over,
        command=form.command or new_id(),
    )


@get("/office/import")
async def _page(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    return _asked_for(renderer, request, of_the_club(request, house, Capability.CONDITIONS))


@post("/office/import", status_code=200, request_max_body_size=LARGEST_SENT)
async def _look(renderer: TheRenderer, request: Incoming, house: House) -> Response[Any]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT)
    form = await checked(_ImportForm, request, asked)
    if form.another:
        form = replace(form, title="", date=None)
    try:
        if form.file is not None:
            sent = _Sent(form.file.filename[:100], await form.file.read(), form)
        else:
            sent = _Sent(form.file_name, await asyncio.to_thread(_unpacked, form.packed), form)
        return await _shown(renderer, request, asked, sent)
    except PageNotMade as error:
        return _asked_for(renderer, request, asked, error)


@post("/office/import/take", status_code=200, request_max_body_size=LARGEST_SENT)
async def _take(renderer: TheRenderer, request: Incoming, house: House) -> Response[Any]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT)
    form = await checked(_ImportForm, request, asked)
    messages = messages_for(request)
    try:
        sent = _Sent(form.file_name, await asyncio.to_thread(_unpacked, form.packed), form)
        found = await _taken(sent, await _read(sent, messages), messages)
    except PageNotMade as error:
        return _asked_for(renderer, request, asked, error)
    name = name_for(found.contest.title, found.contest.date, ())
    # What looks like a slip was told of in the file that other people keep: it is theirs to put right.
    founding = Founding(name, found.facts, asked.viewer, form.command, confirmed=True)
    try:
        await event_founded(house, founding, messages)
    except PageNotMade as error:
        return await _shown(renderer, request, asked, sent, str(error), error.status)
    return Redirect(f"{event_path(name, 'office')}?done=1", status_code=303)


IMPORT_PAGES: Final = (_page, _look, _take)


async def _read(sent: _Sent, messages: Messages) -> ReadFile:
    try:
        return await asyncio.to_thread(read_results, sent.name or "?", sent.data)
    except UnusableFile as error:
        remarks = [diagnostic_text(each, messages) for each in error.remarks[:_REMARKS]]
        raise PageNotMade(error_text(error, messages), *remarks) from None


async def _taken(sent: _Sent, read: ReadFile, messages: Messages) -> TakenOver:
    form = sent.form
    contest = read.contests[min(form.number, len(read.contests)) - 1]
    try:
        return await asyncio.to_thread(
            taken_over,
            contest,
            form.rules,
            title=form.title,
            date=form.date,
            numbers=read.numbers,
            is_over=form.is_over,
        )
    except UnusableFile as error:
        raise PageNotMade(error_text(error, messages)) from None
    except ConditionsError as error:
        raise PageNotMade(messages.text("conditions-contradict", reason=error_text(error, messages))) from None


def _remarks(read: ReadFile, messages: Messages) -> list[str]:
    said = [
        f"{each.line}: {diagnostic_text(each, messages)}" if each.line else diagnostic_text(each, messages)
        for each in read.remarks[:_REMARKS]
    ]
    return said if read.is_tried else [messages.text("import-untried", format=read.format), *said]


def _packed(data: bytes) -> str:
    """Return a file as text, for a field of the page on which it is shown: the server keeps nothing of it."""
    return base64.b64encode(zlib.compress(data)).decode()


def _unpacked(text: str) -> bytes:
    """Return what `_packed` made into text, and never more than a file may have."""
    try:
        unpacking = zlib.decompressobj()
        return unpacking.decompress(base64.b64decode(text, validate=True), LARGEST_FILE + 1)
    except (zlib.error, ValueError):
        return b""


class ImportWanted(Struct, forbid_unknown_fields=True):
    """A file of results, to be founded as an event."""

    id: CommandId
    file: Annotated[str, Meta(min_length=1, max_length=100, description="What it is called, with its end.")]
    data: Annotated[str, Meta(description="What is in it, in base 64.")]
    name: NameWanted = ""
    title: Annotated[str, Meta(max_length=80, description="As in the file if not told.")] = ""
    date: Annotated[str, Meta(max_length=10, description="As in the file if not told.")] = ""
    number: Annotated[int, Meta(ge=1, le=999, description="Which event, where the file holds several.")] = 1
    rules: Literal["laws", "ebu", "acbl", "compscore"] = "laws"
    is_over: Annotated[bool, Meta(description="Play is over: the session is ended.")] = False
    rehearse: Annotated[bool, Meta(description="Tell what would be taken over, and make nothing.")] = False


@post(
    "/imports",
    summary="Make an event of a file of results",
    status_code=200,
    request_max_body_size=LARGEST_SENT,
)
async def import_results(
    request: Incoming, house: House, data: JSONBody[ImportWanted]
) -> Response[EventMade | TakeoverRehearsed | Problem]:
    """Read a file of a scoring device or of another program, and make an event of it; sent again, nothing more.

    With `rehearse` it is told what is in it and what would be lost. 422: the file cannot be used, and why.
    """
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT, login=None)
    messages = messages_for(request)
    form = _ImportForm(
        title=data.title, date=data.date or None, number=data.number, rules=data.rules, is_over=data.is_over
    )
    try:
        content = base64.b64decode(data.data, validate=True)
    except ValueError:
        return problem(400, "base64", messages.text("import-no-base64"))
    sent = _Sent(data.file, content, form)
    try:
        read = await _read(sent, messages)
        found = await _taken(sent, read, messages)
    except PageNotMade as error:
        return problem(422, "unusable-file", " ".join(error.lines))
    name = data.name or name_for(found.contest.title, found.contest.date, ())
    founding = Founding(name, found.facts, asked.viewer, data.id, confirmed=True)
    told_first = told_of(name, read, found, messages)
    outcome = await founded_for_program(house, founding, messages, told_first, rehearse=data.rehearse)
    if not isinstance(outcome, Accepted):
        return outcome
    return Response(EventMade(name, list(outcome.entries)), status_code=200)


def told_of(name: str, read: ReadFile, found: TakenOver, messages: Messages) -> TakeoverRehearsed:
    """Return what would be taken over into an event of that name."""
    return TakeoverRehearsed(
        name=name,
        format=read.format,
        events=[each.title for each in read.contests],
        title=found.contest.title,
        date=found.contest.date,
        contestants=found.contestants,
        boards=found.boards,
        results=len(found.contest.results),
        sections=list(found.sections),
        ruled=found.ruled,
        not_played=found.not_played,
        not_added=[(str(who), decimal_text(amount, 2)) for who, amount in found.not_added],
        remarks=_remarks(read, messages),
    )


IMPORTING: Final[tuple[HTTPRouteHandler, ...]] = (import_results,)
"""Addresses below that of the service."""
