"""The addresses of the site.

One event is served from `/`; several from `/event/1`, `/event/2` …, with a list at `/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias

from litestar import Litestar, Response, Router, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.types import Message, Scope

from duplicado.locale import Language
from duplicado.service.double_dummy_tables import DoubleDummyTables
from duplicado.web.compression import compression
from duplicado.web.error_pages import apologise, explain
from duplicado.web.event_pages import Opened, event_pages
from duplicado.web.exam import exam_pages
from duplicado.web.head_requests import head_requests
from duplicado.web.incoming import Incoming
from duplicado.web.law import law_pages
from duplicado.web.law_addresses import BOOK, EXAM
from duplicado.web.playing.pages import playing_pages
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.playing.seat_keys import PLAY
from duplicado.web.rendering import HEADERS, Renderer
from duplicado.web.static_files import static_files

Lifespan: TypeAlias = Callable[[Litestar], AbstractAsyncContextManager[None]]


class SiteSource(Protocol):
    """Source of an event; asked anew for each page, so that a file that changes is seen."""

    def current(self) -> Opened:
        """Return the event as it is now."""
        ...


def site(
    sources: Sequence[SiteSource],
    default: Language = Language.ENGLISH,
    *,
    languages: Sequence[Language] = tuple(Language),
    documents: Sequence[tuple[str, str]] = (),
    with_book: bool = False,
    with_play: bool = False,
    of_parts: Mapping[str, Sequence[tuple[str, str]]] | None = None,
    double_dummy: DoubleDummyTables | None = None,
) -> Litestar:
    """Make the application that serves these events, at least one.

    Args:
        sources: the events.
        default: the language of visitors who prefer none of ours.
        languages: those that the pages offer.
        documents: what there is to print, see `Renderer`; serving it is the caller's business.
        with_book: whether the book of the Laws and the examination on it are there, too.
        with_play: whether tables can be opened there, to play at; nothing of them outlives the server.
        of_parts: the same of the parts of the event.
        double_dummy: what can be made on the boards, as far as it is known before.
    """
    tables = double_dummy or DoubleDummyTables()
    several = len(sources) > 1
    book, exam = (BOOK, EXAM) if with_book else ("", "")
    renderer = Renderer(
        default, several=several, languages=languages, documents=documents, book=book, exam=exam, of_parts=of_parts
    )
    bases = [f"/event/{place}" if several else "" for place in range(1, len(sources) + 1)]
    handlers: list[HTTPRouteHandler | Router] = [
        Router(base or "/", route_handlers=_event(source, base, renderer, tables))
        for source, base in zip(sources, bases, strict=True)
    ]
    if several:
        handlers.append(_listing(sources, bases, renderer))
    if with_book:
        handlers += [*law_pages(renderer), *exam_pages(renderer)]
    if with_play:
        handlers += playing_pages(renderer)
    return _application(handlers, renderer, [room_of_play()] if with_play else [], tables)


def play_site(default: Language, lifespan: Lifespan) -> Litestar:
    """Make the application that has tables to play at, with the book of the Laws.

    Args:
        default: the language of visitors who prefer none of ours.
        lifespan: what opens the room, see `room_of_play`.
    """
    renderer = Renderer(default, several=False, home=PLAY, book=BOOK)
    handlers = [*playing_pages(renderer), *law_pages(renderer)]
    return _application(handlers, renderer, [lifespan])


def book_site(default: Language, *, languages: Sequence[Language] = tuple(Language)) -> Litestar:
    """Make the application that has the book of the Laws alone, to be written as files.

    Args:
        default: the language of readers who prefer none of ours.
        languages: those that the pages offer.
    """
    renderer = Renderer(default, several=False, languages=languages, home=BOOK, book=BOOK)
    return _application(law_pages(renderer, offline=True), renderer)


def _application(
    handlers: Sequence[HTTPRouteHandler | Router],
    renderer: Renderer,
    lifespan: Sequence[Lifespan] = (),
    double_dummy: DoubleDummyTables | None = None,
) -> Litestar:
    tables = double_dummy or DoubleDummyTables()
    site = Litestar(
        [*handlers, static_files()],
        before_send=[_guard],
        middleware=[compression],
        exception_handlers={HTTPException: explain(renderer), Exception: apologise(renderer)},
        openapi_config=None,
        logging_config=None,
        lifespan=list(lifespan),
        on_shutdown=[tables.stop],
        state=State({"double_dummy": tables}),
    )
    site.asgi_handler = head_requests(site.asgi_handler)
    return site


async def _guard(message: Message, _scope: Scope) -> None:
    """Put the headers on every answer, those to wrong addresses included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def _listing(sources: Sequence[SiteSource], bases: Sequence[str], renderer: Renderer) -> HTTPRouteHandler:
    @get("/", sync_to_thread=False)
    def events(request: Incoming) -> Response[str]:
        asked = request.url.query
        kept = f"?{asked}" if asked.startswith("lang=") and "&" not in asked else ""
        evenings = [
            {"evening": source.current().evening, "url": f"{base}{kept}"}
            for source, base in zip(sources, bases, strict=True)
        ]
        return renderer.page(request, "events.html", evenings=evenings)

    return events


def _event(source: SiteSource, base: str, renderer: Renderer, tables: DoubleDummyTables) -> list[HTTPRouteHandler]:
    return event_pages(lambda _request: (source.current(), base), renderer, tables)
