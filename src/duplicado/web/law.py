"""The addresses of the book of the Laws: contents, Laws, clauses, cases, and what is found.

`/law` is the edition of 2017, `/law/2007` and `/law/2017-2024` the others; below each stand its Laws and clauses, such
as `/law/27` and `/law/2007/27B1(a)`, and the cases, such as `/law/case/laws/law_27/3`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from duplicado.law.edition import Edition
from duplicado.web.incoming import Incoming
from duplicado.web.law_addresses import BOOK, DEFAULT, editions_by_address
from duplicado.web.rendering import Renderer

if TYPE_CHECKING:
    from duplicado.web.law_pages import LawPages


def law_pages(renderer: Renderer, *, offline: bool = False) -> list[HTTPRouteHandler]:
    """Make the handlers of the book.

    Args:
        renderer: makes the desk().
        offline: whether the pages are to be read as files: then they search by themselves.
    """
    editions = editions_by_address()

    @cache
    def desk() -> LawPages:
        from duplicado.web.law_pages import LawPages  # noqa: PLC0415 - the casebook is not imported for nothing

        return LawPages(renderer, offline=offline)

    # Telling a case takes a while the first time: other visitors need not wait for it.
    @get(BOOK, sync_to_thread=True)
    def contents(request: Incoming, q: FromQuery[str] = "") -> Response[str]:
        return desk().contents(request, DEFAULT, q)

    @get(f"{BOOK}/{{place:str}}", sync_to_thread=True)
    def number(request: Incoming, place: FromPath[str], q: FromQuery[str] = "") -> Response[Any]:
        if place in editions:
            return desk().contents(request, editions[place], q)
        return desk().number(request, DEFAULT, place)

    @get(f"{BOOK}/{{edition:str}}/{{place:str}}", sync_to_thread=True)
    def number_of(request: Incoming, edition: FromPath[str], place: FromPath[str]) -> Response[Any]:
        return desk().number(request, _edition(edition), place)

    @get(f"{BOOK}/case/{{folder:str}}/{{file:str}}/{{place:int}}", sync_to_thread=True)
    def case(request: Incoming, folder: FromPath[str], file: FromPath[str], place: FromPath[int]) -> Response[Any]:
        return desk().case(request, DEFAULT, f"{folder}/{file}/{place}")

    @get(f"{BOOK}/{{edition:str}}/case/{{folder:str}}/{{file:str}}/{{place:int}}", sync_to_thread=True)
    def case_of(
        request: Incoming,
        edition: FromPath[str],
        folder: FromPath[str],
        file: FromPath[str],
        place: FromPath[int],
    ) -> Response[Any]:
        return desk().case(request, _edition(edition), f"{folder}/{file}/{place}")

    handlers: list[HTTPRouteHandler] = [contents, number, number_of, case, case_of]
    if not offline:
        return handlers

    @get(f"{BOOK}/words/{{name:str}}", sync_to_thread=True)
    def words(request: Incoming, name: FromPath[str]) -> Response[str]:
        return desk().words_to_search(request, _edition(name.removesuffix(".js")))

    return [*handlers, words]


def _edition(address: str) -> Edition:
    try:
        return editions_by_address()[address]
    except KeyError:
        raise NotFoundException from None
