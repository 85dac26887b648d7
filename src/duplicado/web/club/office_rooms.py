"""Routes of the Director's console by the last word of the address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from litestar import Request, Response

from duplicado.service.club.house import ClubHouse
from duplicado.web.club import files
from duplicado.web.club.at_office import Office, at_office
from duplicado.web.club.boards_page import boards_room, change_boards
from duplicado.web.club.consolation import CONSOLATION
from duplicado.web.club.form_pages import FORM_PAGES
from duplicado.web.club.going_on import NEXT_ROUND, SESSION_MORE
from duplicado.web.club.interviewing import interview_page
from duplicado.web.club.movements import movement_page
from duplicado.web.club.office_acts import do
from duplicado.web.club.office_pages import overview_page, place_page, record_page, results_page, rulings_page
from duplicado.web.rendering import Renderer

__all__ = ["ROOMS", "Rooms"]

_Request = Request[Any, Any, Any]
Room: TypeAlias = Callable[[Renderer, _Request, ClubHouse, str], Awaitable[Response[Any]]]


def _at_once(page: Callable[[Office], Response[str]]) -> Room:
    async def shown(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[str]:
        return page(await at_office(renderer, request, house, event))

    return shown


async def _movement(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[str]:
    return await movement_page(await at_office(renderer, request, house, event))


async def _act(renderer: Renderer, request: _Request, house: ClubHouse, event: str, act: str) -> Response[Any]:
    return await do(await at_office(renderer, request, house, event), house, act)


async def _files(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[str]:
    return await files.files_page(await at_office(renderer, request, house, event))


async def _file(renderer: Renderer, request: _Request, house: ClubHouse, event: str, key: str) -> Response[Any]:
    return await files.download(await at_office(renderer, request, house, event), key)


async def _federation(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    return await files.federation(await at_office(renderer, request, house, event))


async def _paper(renderer: Renderer, request: _Request, house: ClubHouse, event: str, kind: str) -> Response[Any]:
    return await files.paper(await at_office(renderer, request, house, event), kind)


_Named: TypeAlias = Callable[[Renderer, _Request, ClubHouse, str, str], Awaitable[Response[Any]]]


@dataclass(frozen=True, slots=True)
class Rooms:
    """All that the console answers."""

    pages: Mapping[str, Room]
    """By the word with which the address ends."""
    posts: Mapping[str, Room]
    """What is done where a form is sent to the page itself, by the same word."""
    act: _Named
    """Does what a form of the office asks for."""
    file: _Named
    """Hands over a file of that name."""
    federation: Callable[[Renderer, _Request, ClubHouse, str], Awaitable[Response[Any]]]
    """Writes a federation's ranking file by the form that is sent."""
    paper: _Named
    """Prints a form of that kind."""


_SHOWN_FIRST: Final = (NEXT_ROUND, SESSION_MORE, CONSOLATION)

ROOMS: Final = Rooms(
    {
        "": _at_once(overview_page),
        "results": _at_once(results_page),
        "place": _at_once(place_page),
        "ruling": _at_once(rulings_page),
        "interview": _at_once(interview_page),
        "movement": _movement,
        "record": _at_once(record_page),
        **{page.value: _at_once(make) for page, make in FORM_PAGES.items()},
        "files": _files,
        "boards": boards_room,
        **{each.name: each.shown for each in _SHOWN_FIRST},
    },
    {
        "boards": change_boards,
        **{each.name: each.sent for each in _SHOWN_FIRST},
    },
    _act,
    _file,
    _federation,
    _paper,
)
