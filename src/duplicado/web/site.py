"""The addresses of the site.

One event is served from `/`; several from `/event/1`, `/event/2` …, with a list at `/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeAlias

from litestar import Litestar, Response, Router, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import SkipValidation
from litestar.types import Message, Scope

from duplicado.locale import Language
from duplicado.service.double_dummy_tables import DoubleDummyTables
from duplicado.web.addresses import BOOK, EXAM
from duplicado.web.error_pages import apologise, explain
from duplicado.web.event_pages import Opened, event_router
from duplicado.web.exam import EXAM_PAGES
from duplicado.web.incoming import Incoming
from duplicado.web.law import LAW_PAGES, LAW_PAGES_OFFLINE
from duplicado.web.middleware import compression, head_requests
from duplicado.web.playing.lesson_pages import LESSON
from duplicado.web.playing.pages import PLAYING
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.playing.seat_keys import PLAY
from duplicado.web.rendering import HEADERS, Renderer, SiteAddresses, TheRenderer, given
from duplicado.web.static_files import static_file

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
    addresses = SiteAddresses(book=book, exam=exam, lesson=LESSON if with_play else "")
    renderer = Renderer(
        default, several=several, languages=languages, documents=documents, addresses=addresses, of_parts=of_parts
    )
    bases = [f"/event/{place}" if several else "" for place in range(1, len(sources) + 1)]
    handlers: list[HTTPRouteHandler | Router] = [
        event_router(base or "/", partial(_current, source, base)) for source, base in zip(sources, bases, strict=True)
    ]
    if several:
        handlers.append(_listing(sources, bases))
    if with_book:
        handlers += [*LAW_PAGES, *EXAM_PAGES]
    if with_play:
        handlers.append(PLAYING)
    return _application(handlers, renderer, [room_of_play()] if with_play else [], tables)


def play_site(default: Language, lifespan: Lifespan) -> Litestar:
    """Make the application that has tables to play at, with the book of the Laws.

    Args:
        default: the language of visitors who prefer none of ours.
        lifespan: what opens the room, see `room_of_play`.
    """
    renderer = Renderer(default, several=False, addresses=SiteAddresses(home=PLAY, book=BOOK, lesson=LESSON))
    return _application([PLAYING, *LAW_PAGES], renderer, [lifespan])


def book_site(default: Language, *, languages: Sequence[Language] = tuple(Language)) -> Litestar:
    """Make the application that has the book of the Laws alone, to be written as files.

    Args:
        default: the language of readers who prefer none of ours.
        languages: those that the pages offer.
    """
    renderer = Renderer(
        default, several=False, languages=languages, addresses=SiteAddresses(home=BOOK, book=BOOK), offline=True
    )
    return _application(LAW_PAGES_OFFLINE, renderer)


def _application(
    handlers: Sequence[HTTPRouteHandler | Router],
    renderer: Renderer,
    lifespan: Sequence[Lifespan] = (),
    double_dummy: DoubleDummyTables | None = None,
) -> Litestar:
    tables = double_dummy or DoubleDummyTables()
    site = Litestar(
        [*handlers, static_file],
        dependencies=given(renderer),
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


@dataclass(frozen=True, slots=True)
class _Listed:
    """Event of several, with the beginning of its addresses."""

    source: SiteSource
    base: str


@get("/", sync_to_thread=False)
def _events(
    renderer: TheRenderer, request: Incoming, listed: NamedDependency[SkipValidation[Sequence[_Listed]]]
) -> Response[str]:
    asked = request.url.query
    kept = f"?{asked}" if asked.startswith("lang=") and "&" not in asked else ""
    evenings = [{"evening": each.source.current().evening, "url": f"{each.base}{kept}"} for each in listed]
    return renderer.page(request, "events.html", evenings=evenings)


def _listing(sources: Sequence[SiteSource], bases: Sequence[str]) -> Router:
    listed = [_Listed(source, base) for source, base in zip(sources, bases, strict=True)]
    return Router("/", route_handlers=[_events], dependencies={"listed": Provide(lambda: listed, sync_to_thread=False)})


def _current(source: SiteSource, base: str, _request: Incoming) -> tuple[Opened, str]:
    return source.current(), base
