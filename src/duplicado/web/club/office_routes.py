"""Routes of the Director's console by the last word of the address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from inspect import isawaitable
from typing import Any, Final, TypeAlias

from litestar import Response, Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from duplicado.service.acts.act import Page
from duplicado.web.club import files
from duplicado.web.club.boards_page import boards_page, change_boards
from duplicado.web.club.conditions_page import archiving_page, change_archived
from duplicado.web.club.confirming import SENSITIVE
from duplicado.web.club.continuation_page import NEXT_ROUND, SESSION_MORE
from duplicado.web.club.following_events import CONSOLATION, FINAL
from duplicado.web.club.form_pages import FORM_PAGES, find_in_register, find_people
from duplicado.web.club.movements import movement_page
from duplicado.web.club.office_acts import do
from duplicado.web.club.office_pages import place_page, record_page
from duplicado.web.club.office_request import AT_OFFICE, Office, TheOffice
from duplicado.web.club.printed_forms import printed_form
from duplicado.web.club.record_replaced import go_on
from duplicado.web.club.results_page import change_releases, ranking_page, results_page
from duplicado.web.club.rulings_page import ruling_page, rulings_page
from duplicado.web.club.tables_page import find_tables, tables_of_the_evening

_Page: TypeAlias = Callable[[Office], Response[Any] | Awaitable[Response[Any]]]


def _interview(office: Office) -> Response[str]:
    from duplicado.web.club.interviewing import interview_page  # noqa: PLC0415 - a server starts sooner without it

    return interview_page(office)


def _live(office: Office) -> Response[str]:
    return office.page("live.html", "", None)


_SHOWN_FIRST: Final = (NEXT_ROUND, SESSION_MORE, CONSOLATION, FINAL)
_PAGES: Final[Mapping[str, _Page]] = {
    Page.OVERVIEW.value: tables_of_the_evening,
    "live": _live,
    Page.RESULTS.value: results_page,
    Page.PLACE.value: place_page,
    Page.RANKING.value: ranking_page,
    Page.RULINGS.value: rulings_page,
    Page.INTERVIEW.value: _interview,
    Page.MOVEMENT.value: movement_page,
    Page.RECORD.value: record_page,
    **{page.value: make for page, make in FORM_PAGES.items()},
    Page.FILES.value: files.files_page,
    "boards": boards_page,
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
    "replaced": go_on,
    "files/federation": files.federation,
    **{each.name: each.sent for each in _SHOWN_FIRST},
}
"""Page that is made where a form is sent to the page itself, by the same word."""
_SENSITIVE: Final = frozenset({"archive", Page.RANKING.value})
"""Parts of it that are confirmed again."""


@post("/do/{act:str}", status_code=200)
async def _act_on(office: TheOffice, act: FromPath[str]) -> Response[Any]:
    return await do(office, act)


@get("/rulings/{number:int}", sync_to_thread=False)
def _ruling(office: TheOffice, number: FromPath[int]) -> Response[Any]:
    return ruling_page(office, number)


@get("/files/{key:str}")
async def _download(office: TheOffice, key: FromPath[str]) -> Response[Any]:
    return await files.download(office, key)


@get("/forms/{kind:str}")
async def _paper(office: TheOffice, kind: FromPath[str]) -> Response[Any]:
    return await printed_form(office, kind)


async def _answer(page: _Page, office: Office) -> Response[Any]:
    made = page(office)
    return await made if isawaitable(made) else made


def _page(word: str, page: _Page) -> HTTPRouteHandler:
    @get(f"/{word}")
    async def shown(office: TheOffice) -> Response[Any]:
        return await _answer(page, office)

    return shown


def _sent(word: str, page: _Page) -> HTTPRouteHandler:
    @post(f"/{word}", status_code=200, opt=SENSITIVE if word in _SENSITIVE else {})
    async def sent(office: TheOffice) -> Response[Any]:
        return await _answer(page, office)

    return sent


OFFICE_ROUTES: Final = Router(
    "/e/{event:str}/office",
    route_handlers=[
        *(_page(word, page) for word, page in _PAGES.items()),
        *(_sent(word, page) for word, page in _SENT.items()),
        *(_act_on, _ruling, _download, _paper),
    ],
    dependencies=AT_OFFICE,
)
