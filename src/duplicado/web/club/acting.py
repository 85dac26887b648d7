"""The service for programs, the Director's office: acts by name, files, register and time limits.

What answers is loaded with the console, see `console`.
"""

from __future__ import annotations

import asyncio
from types import ModuleType
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from duplicado.event.facts.results import Place
from duplicado.web.club.page_language import House
from duplicado.web.club.request_bodies import ActWanted, ConsolationWanted, FinalWanted

__all__ = ["ACTING"]

_Request = Request[Any, Any, Any]
_Number = Annotated[int, QueryParameter(ge=0, le=9999, description="0: not told.")]


async def _answers() -> ModuleType:
    return await asyncio.to_thread(_load)


def _load() -> ModuleType:
    from duplicado.web.club import office_answers  # noqa: PLC0415 - see the head of this module

    return office_answers


@get("/events/{event:str}/acts", summary="What the Director's office does, and what each asks for")
async def acts(request: _Request, house: House, event: FromPath[str]) -> Response[Any]:
    """List what can be asked for by name, with its fields and whether the asker may do it."""
    found: Response[Any] = await (await _answers()).acts_listed(request, house, event)
    return found


@post("/events/{event:str}/acts/{act:str}", summary="Do what the Director's office does, by name", status_code=200)
async def do_act(
    request: _Request, house: House, event: FromPath[str], act: FromPath[str], data: JSONBody[ActWanted]
) -> Response[Any]:
    """Fill in a form of the console and record what it comes to; answered as a command is.

    With `rehearse` it is told what would be recorded, what would be asked, and whose figures would change.
    """
    found: Response[Any] = await (await _answers()).done_by_name(request, house, event, act, data)
    return found


@get("/events/{event:str}/files", summary="The files of an event")
async def list_files(request: _Request, house: House, event: FromPath[str]) -> Response[Any]:
    """List the files that the asker may have: results in each format, boards, sheets, the record."""
    found: Response[Any] = await (await _answers()).files_listed(request, house, event)
    return found


@get("/events/{event:str}/files/{file:str}", summary="A file of an event, and what it does not say")
async def one_file(request: _Request, house: House, event: FromPath[str], file: FromPath[str]) -> Response[Any]:
    """Return a file in base 64, its name, and what its format loses; no content where it cannot be written."""
    found: Response[Any] = await (await _answers()).file_of(request, house, event, file)
    return found


@get("/events/{event:str}/register", summary="The directors' register")
async def register(request: _Request, house: House, event: FromPath[str]) -> Response[Any]:
    """List what was noted of persons: for directors only."""
    found: Response[Any] = await (await _answers()).noted(request, house, event)
    return found


@get("/events/{event:str}/conditions", summary="The conditions of contest")
async def conditions(request: _Request, house: House, event: FromPath[str]) -> Response[Any]:
    """List every condition: what it is, its value, whose decision that is, what it may be; the act changes them."""
    found: Response[Any] = await (await _answers()).conditions_of(request, house, event)
    return found


@get("/events/{event:str}/times/{session:int}", summary="What can still be asked, and until when")
async def times(
    request: _Request,
    house: House,
    event: FromPath[str],
    session: FromPath[int],
    section: Annotated[str, QueryParameter(max_length=20)] = "",
    round_number: Annotated[int, QueryParameter(name="round", ge=0, le=9999, description="0: not told.")] = 0,
    table: _Number = 0,
    board: _Number = 0,
) -> Response[Any]:
    """Say of a session, or of a board at a table, what is in time now and under which Law."""
    place = Place(session, section, round_number, table, board)
    found: Response[Any] = await (await _answers()).times_of(request, house, event, place)
    return found


@post("/events/{event:str}/consolation", summary="Make the event of those who are knocked out", status_code=200)
async def make_consolation(
    request: _Request, house: House, event: FromPath[str], data: JSONBody[ConsolationWanted]
) -> Response[Any]:
    """Make an event for those who have lost in the first rounds of a knock-out; sent again, nothing more.

    With `rehearse` it is told who would take part. 409: matches are still open, and which.
    """
    return await _followed(request, house, event, "consolation", data)


@post("/events/{event:str}/final", summary="Make the event of those whom the ranking qualifies", status_code=200)
async def make_final(
    request: _Request, house: House, event: FromPath[str], data: JSONBody[FinalWanted]
) -> Response[Any]:
    """Make an event for those in certain places of the ranking, with what they carry over; sent again, nothing more.

    With `rehearse` it is told who would take part with what. 409: a tie stands at the last place, or nobody is ranked.
    """
    return await _followed(request, house, event, "final", data)


async def _followed(
    request: _Request, house: House, event: str, kind: str, data: ConsolationWanted | FinalWanted
) -> Response[Any]:
    module = await asyncio.to_thread(_load_following_events)
    found: Response[Any] = await module.founded_by_program(request, house, event, kind, data)
    return found


def _load_following_events() -> ModuleType:
    from duplicado.web.club import following_events  # noqa: PLC0415 - see the head of this module

    return following_events


ACTING: Final[tuple[HTTPRouteHandler, ...]] = (
    *(acts, do_act, list_files, one_file, register, conditions, times),
    make_consolation,
    make_final,
)
"""Addresses below that of the service."""
