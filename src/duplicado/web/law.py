"""The addresses of the book of the Laws: contents, Laws, clauses, cases, and what is found.

`/law` is the edition of 2017, `/law/2007` and `/law/2017-2024` the others; below each stand its Laws and clauses, such
as `/law/27` and `/law/2007/27B1(a)`, and the cases, such as `/law/case/laws/law_27/3`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from duplicado.law.edition import Edition
from duplicado.web.addresses import BOOK, DEFAULT, editions_by_address
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer

if TYPE_CHECKING:
    from duplicado.web.law_pages import LawPages


def _pages(renderer: Renderer) -> LawPages:
    from duplicado.web.law_pages import LawPages  # noqa: PLC0415 - the casebook is not imported for nothing

    return LawPages(renderer)


# Telling a case takes a while the first time: other visitors need not wait for it.
@get(BOOK, sync_to_thread=True)
def _contents(renderer: TheRenderer, request: Incoming, q: FromQuery[str] = "") -> Response[str]:
    return _pages(renderer).contents(request, DEFAULT, q)


@get(f"{BOOK}/{{place:str}}", sync_to_thread=True)
def _number(renderer: TheRenderer, request: Incoming, place: FromPath[str], q: FromQuery[str] = "") -> Response[Any]:
    if place in editions_by_address():
        return _pages(renderer).contents(request, editions_by_address()[place], q)
    return _pages(renderer).number(request, DEFAULT, place)


@get(f"{BOOK}/{{edition:str}}/{{place:str}}", sync_to_thread=True)
def _number_of(renderer: TheRenderer, request: Incoming, edition: FromPath[str], place: FromPath[str]) -> Response[Any]:
    return _pages(renderer).number(request, _edition(edition), place)


@get(f"{BOOK}/case/{{folder:str}}/{{file:str}}/{{place:int}}", sync_to_thread=True)
def _case(
    renderer: TheRenderer, request: Incoming, folder: FromPath[str], file: FromPath[str], place: FromPath[int]
) -> Response[Any]:
    return _pages(renderer).case(request, DEFAULT, f"{folder}/{file}/{place}")


@get(f"{BOOK}/{{edition:str}}/case/{{folder:str}}/{{file:str}}/{{place:int}}", sync_to_thread=True)
def _case_of(
    renderer: TheRenderer,
    request: Incoming,
    edition: FromPath[str],
    folder: FromPath[str],
    file: FromPath[str],
    place: FromPath[int],
) -> Response[Any]:
    return _pages(renderer).case(request, _edition(edition), f"{folder}/{file}/{place}")


@get(f"{BOOK}/words/{{name:str}}", sync_to_thread=True)
def _words(renderer: TheRenderer, request: Incoming, name: FromPath[str]) -> Response[str]:
    return _pages(renderer).words_to_search(request, _edition(name.removesuffix(".js")))


def _edition(address: str) -> Edition:
    try:
        return editions_by_address()[address]
    except KeyError:
        raise NotFoundException from None


LAW_PAGES: Final = (_contents, _number, _number_of, _case, _case_of)
LAW_PAGES_OFFLINE: Final = (*LAW_PAGES, _words)
"""Pages to be read as files, which search by themselves."""
