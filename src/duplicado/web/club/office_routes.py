"""Routes of the Director's console by the last word of the address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from duplicado.service.acts.act import Page
from duplicado.service.club.club import ClubHouse
from duplicado.web.club import files
from duplicado.web.club.boards_page import boards_room, change_boards
from duplicado.web.club.confirming import SENSITIVE
from duplicado.web.club.continuation_page import NEXT_ROUND, SESSION_MORE
from duplicado.web.club.following_events import CONSOLATION, FINAL
from duplicado.web.club.form_pages import FORM_PAGES, find_in_register, find_people
from duplicado.web.club.former_page import archiving_page, change_archived
from duplicado.web.club.movements import movement_page
from duplicado.web.club.office_acts import do
from duplicado.web.club.office_pages import place_page, record_page
from duplicado.web.club.office_request import Office, at_office
from duplicado.web.club.page_language import House
from duplicado.web.club.ranking_page import change_releases, ranking_page
from duplicado.web.club.record_replaced import go_on
from duplicado.web.club.results_page import results_page
from duplicado.web.club.rulings_page import ruling_page, rulings_page
from duplicado.web.club.tables_page import find_tables, tables_of_the_evening
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer

_Page: TypeAlias = Callable[[Renderer, Incoming, ClubHouse, str], Awaitable[Response[Any]]]


def _at_once(page: Callable[[Office], Response[str]]) -> _Page:
    async def shown(renderer: Renderer, request: Incoming, house: ClubHouse, event: str) -> Response[str]:
        return page(await at_office(renderer, request, house, event))

    return shown


def _interview(office: Office) -> Response[str]:
    from duplicado.web.club.interviewing import interview_page  # noqa: PLC0415 - a server starts sooner without it

    return interview_page(office)


async def _movement(renderer: Renderer, request: Incoming, house: ClubHouse, event: str) -> Response[str]:
    return await movement_page(await at_office(renderer, request, house, event))


def _live(office: Office) -> Response[str]:
    return office.page("live.html", "", None)


async def _tables(renderer: Renderer, request: Incoming, house: ClubHouse, event: str) -> Response[str]:
    return await tables_of_the_evening(await at_office(renderer, request, house, event))


async def _ranking(renderer: Renderer, request: Incoming, house: ClubHouse, event: str) -> Response[str]:
    return await ranking_page(await at_office(renderer, request, house, event))


async def _results(renderer: Renderer, request: Incoming, house: ClubHouse, event: str) -> Response[str]:
    return await results_page(await at_office(renderer, request, house, event))


async def _files(renderer: Renderer, request: Incoming, house: ClubHouse, event: str) -> Response[str]:
    return await files.files_page(await at_office(renderer, request, house, event))


_SHOWN_FIRST: Final = (NEXT_ROUND, SESSION_MORE, CONSOLATION, FINAL)
_PAGES: Final[Mapping[str, _Page]] = {
    Page.OVERVIEW.value: _tables,
    "live": _at_once(_live),
    Page.RESULTS.value: _results,
    Page.PLACE.value: _at_once(place_page),
    Page.RANKING.value: _ranking,
    Page.RULINGS.value: _at_once(rulings_page),
    Page.INTERVIEW.value: _at_once(_interview),
    Page.MOVEMENT.value: _movement,
    Page.RECORD.value: _at_once(record_page),
    **{page.value: _at_once(make) for page, make in FORM_PAGES.items()},
    Page.FILES.value: _files,
    "boards": boards_room,
    "archive": archiving_page,
    **{each.name: each.shown for each in _SHOWN_FIRST},
}
"""By what the address has after the office's."""
_SENT: Final[Mapping[str, _Page]] = {
    Page.OVERVIEW.value: find_tables,
    Page.PEOPLE.value: find_people,
    Page.REGISTER.value: find_in_register,
    Page.RANKING.value: change_releases,
    "boards": change_boards,
    "archive": change_archived,
    **{each.name: each.sent for each in _SHOWN_FIRST},
}
"""Page that is made where a form is sent to the page itself, by the same word."""
_SENSITIVE: Final = frozenset({"archive", Page.RANKING.value})
"""Parts of it that are confirmed again."""


@post("/e/{event:str}/office/do/{act:str}", status_code=200)
async def _act_on(
    renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str], act: FromPath[str]
) -> Response[Any]:
    return await do(await at_office(renderer, request, house, event), house, act)


@get("/e/{event:str}/office/rulings/{number:int}")
async def _ruling(
    renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str], number: FromPath[int]
) -> Response[Any]:
    return ruling_page(await at_office(renderer, request, house, event), number)


@get("/e/{event:str}/office/files/{key:str}")
async def _download(
    renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str], key: FromPath[str]
) -> Response[Any]:
    return await files.download(house, await at_office(renderer, request, house, event), key)


@post("/e/{event:str}/office/files/federation", status_code=200)
async def _federation(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    return await files.federation(house, await at_office(renderer, request, house, event))


@get("/e/{event:str}/office/forms/{kind:str}")
async def _paper(
    renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str], kind: FromPath[str]
) -> Response[Any]:
    return await files.paper(house, await at_office(renderer, request, house, event), kind)


@post("/e/{event:str}/office/replaced", status_code=200)
async def _replaced(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    return await go_on(await at_office(renderer, request, house, event), house)


def _page(word: str, page: _Page) -> HTTPRouteHandler:
    @get(f"/e/{{event:str}}/office/{word}".removesuffix("/"))
    async def shown(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
        return await page(renderer, request, house, event)

    return shown


def _sent(word: str, page: _Page) -> HTTPRouteHandler:
    @post(
        f"/e/{{event:str}}/office/{word}".removesuffix("/"),
        status_code=200,
        opt=SENSITIVE if word in _SENSITIVE else {},
    )
    async def sent(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
        return await page(renderer, request, house, event)

    return sent


OFFICE_ROUTES: Final = (
    *(_page(word, page) for word, page in _PAGES.items()),
    *(_sent(word, page) for word, page in _SENT.items()),
    _act_on,
    _ruling,
    _download,
    _federation,
    _paper,
    _replaced,
)
