"""Application of a club: pages for people and the service for programs, with one authentication for both."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncGenerator, Callable, Mapping, MutableMapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from functools import partial
from typing import Any, Final, cast
from urllib.parse import quote, urlencode

from litestar import Litestar, Response, Router
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Redirect
from litestar.status_codes import HTTP_410_GONE
from litestar.types import Message, Scope

from duplicado import __version__
from duplicado.locale import Language
from duplicado.publish.messages import Messages, error_text
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.electronic_tables import ElectronicTables
from duplicado.service.club.members import UnknownPerson
from duplicado.service.club.open_events import EventGone, NoSuchEvent
from duplicado.service.club.templates import NoSuchTemplate
from duplicado.service.double_dummy_tables import DoubleDummyTables
from duplicado.service.live.commands import CommandError
from duplicado.store.port import RecordReplaced, StoreError
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.addresses import BOOK, EXAM
from duplicado.web.club.api import API, SERVICE, known
from duplicado.web.club.authentication import Login, Requester
from duplicado.web.club.confirming import PIN_FIELD, ConfirmAgain
from duplicado.web.club.document import REST_OF_SERVICE
from duplicado.web.club.electronic_admission import admission_to_lobby, admission_to_tables
from duplicado.web.club.electronic_pages import ELECTRONIC_PAGES
from duplicado.web.club.for_players import FOR_PLAYERS
from duplicado.web.club.hall_display import HALL_PAGES
from duplicado.web.club.loading_ahead import LoadingAhead
from duplicado.web.club.mail_page import MAIL_PAGES
from duplicado.web.club.match_screen import MATCH_SCREENS
from duplicado.web.club.moved_addresses import MOVED_ADDRESSES
from duplicado.web.club.office_routes import OFFICE_ROUTES
from duplicado.web.club.page_language import messages_for
from duplicado.web.club.pages import CLUB_PAGES, club_page
from duplicado.web.club.phone import PHONE_PAGES
from duplicado.web.club.phone_statements import STATING
from duplicado.web.club.played_pages import PLAYED_PAGES
from duplicado.web.club.problem_details import problem
from duplicado.web.club.refusals import note_refused
from duplicado.web.club.request_gate import ClubRequest, request_gate
from duplicado.web.club.results import NOT_RELEASED, PUBLISHED_PAGES, feed, results
from duplicado.web.club.scoring_phone import SCORER_PAGES
from duplicado.web.club.settings_page import LOGO, SETTINGS_PAGES, brand_of
from duplicado.web.club.setup_pages import SETUP_PAGES
from duplicado.web.club.table_code_pages import TABLE_CODE_PAGES
from duplicado.web.error_pages import logged_path
from duplicado.web.exam import EXAM_PAGES
from duplicado.web.garbage import short_collections
from duplicado.web.incoming import Incoming
from duplicado.web.language import PARAMETER
from duplicado.web.law import LAW_PAGES
from duplicado.web.middleware import compression, head_requests
from duplicado.web.playing.answers import refused_to_script
from duplicado.web.playing.lesson_pages import LESSON
from duplicado.web.playing.pages import PLAYING
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.rendering import HEADERS, Renderer, SiteAddresses, given
from duplicado.web.static_files import static_file

_LOG: Final = logging.getLogger(__name__)
_LARGEST_BODY: Final = 4_000_000
_FAULT: Final = 500
_TLS_FOR_A_DAY: Final = "max-age=86400"
"""A club that goes back to plain HTTP is reached by it the day after."""
_WRONG_METHOD: Final = 405
_PAGES: Final[tuple[HTTPRouteHandler | Router, ...]] = (
    *CLUB_PAGES,
    *PHONE_PAGES,
    *TABLE_CODE_PAGES,
    *SETUP_PAGES,
    *SETTINGS_PAGES,
    *MAIL_PAGES,
    OFFICE_ROUTES,
    *SCORER_PAGES,
    *PUBLISHED_PAGES,
    *HALL_PAGES,
    *MOVED_ADDRESSES,
    *LAW_PAGES,
    *EXAM_PAGES,
    *ELECTRONIC_PAGES,
    *PLAYED_PAGES,
    *MATCH_SCREENS,
    feed,
    PLAYING,
    static_file,
)


def club_site(
    setting: str,
    default: Language = Language.ENGLISH,
    *,
    open_house: Callable[[str], Any] = ClubHouse.open,
    ready: Callable[[ClubHouse], None] | None = None,
    more: Sequence[HTTPRouteHandler | Router] = (),
    address: str = "",
    home: str = "/",
    ahead: bool = False,
) -> Litestar:
    """Make the application that serves a club.

    Args:
        setting: the club's folder, or the address of its database; empty: `open_house` knows it, and tables at which
            people and robots play last as long as the server.
        default: the language of visitors who prefer none of ours.
        open_house: opens the club, see `ClubHouse.open`.
        ready: called when it answers.
        more: further addresses.
        address: the address that phones are told; empty: that by which a page was asked for, or the computer's.
        home: the address of the first page.
        ahead: whether what the first pages would wait for is loaded as soon as it answers.
    """
    renderer = Renderer(default, several=True, addresses=SiteAddresses(home=home, book=BOOK, exam=EXAM, lesson=LESSON))
    renderer.headed(brand_of)
    double_dummy, loading = DoubleDummyTables(), LoadingAhead()

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncGenerator[None]:
        with short_collections():
            tables = room_of_play(setting or None)
            async with await open_house(setting) as house, tables(app):
                app.state.house = house
                app.state.lets_in = admission_to_tables(house)
                app.state.enters_lobby = admission_to_lobby(house)
                house.retention.of_tables = partial(app.state.room.told, None)
                app.state.electronic = ElectronicTables(
                    house.open_events.open, app.state.room, house.secrets, Messages.load(default)
                )
                app.state.names_tables = app.state.electronic.named
                house.open_events.heeds = app.state.electronic.heed
                if ready is not None:
                    ready(house)
                try:
                    async with loading.of(house, renderer) if ahead else nullcontext():
                        yield
                finally:
                    await app.state.electronic.close()

    site = Litestar(
        [
            _service(),
            *_PAGES,
            results(),
            *more,
        ],
        include_in_schema=False,  # but the service is
        lifespan=[opened],
        on_shutdown=[double_dummy.stop],
        dependencies={"house": Provide(_house, sync_to_thread=False), **given(renderer)},
        before_send=[_guard, note_refused],
        middleware=[*([loading.heeding] if ahead else []), request_gate, compression],
        request_class=ClubRequest,
        exception_handlers={
            ConfirmAgain: _asks_again(renderer),
            HTTPException: _explain(renderer),
            UnknownPerson: _answered_as(renderer, NotFoundException()),
            NoSuchTemplate: _answered_as(renderer, NotFoundException()),
            NoSuchEvent: _answered_as(renderer, NotFoundException()),
            EventGone: _answered_as(renderer, HTTPException(status_code=HTTP_410_GONE)),
            RecordReplaced: _fails(renderer, 503, "unavailable", "service-replaced"),
            StoreError: _fails(renderer, 503, "unavailable", "service-unavailable"),
            CommandError: _answered_as(renderer, ClientException()),  # no id that a command can have
            DuplicadoError: _cannot(renderer),
            Exception: _fails(renderer, _FAULT, "fault", "web-500-text"),
        },
        openapi_config=OpenAPIConfig(
            title="Duplicado",
            version=__version__,
            path=f"{API}/schema",
            # Served by `document`, with what facts look like. None at all would be pages with assets of third parties.
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({"default_language": default, "address": address, "double_dummy": double_dummy}),
        request_max_body_size=_LARGEST_BODY,
        logging_config=None,
    )
    site.asgi_handler = head_requests(site.asgi_handler)
    return site


def _service() -> Router:
    """Return the addresses of the service, with the description of all at `openapi.json`."""
    routes = [*SERVICE, *FOR_PLAYERS, *STATING, *REST_OF_SERVICE]
    return Router(API, route_handlers=routes, guards=[known], include_in_schema=True)


def _house(state: State) -> ClubHouse:
    house: ClubHouse = state.house
    return house


_NO_PAGE: Final = 'attachment; filename="api.json"'
"""Whoever is led to an address of the service in a browser gets a file and no page (ASVS 14.4.2)."""


async def _guard(message: Message, scope: Scope) -> None:
    """Put the headers on every answer; what was answered to somebody is kept by no cache."""
    if message["type"] == "http.response.start":
        headers = cast("MutableMapping[str, str]", MutableScopeHeaders.from_message(message))
        headers.update(HEADERS)
        if scope["scheme"] == "https":
            headers["Strict-Transport-Security"] = _TLS_FOR_A_DAY
        if headers.get("content-type", "").startswith("application/json"):
            headers.setdefault("Content-Disposition", _NO_PAGE)
        static = str(scope["path"]).startswith(("/static", LOGO))
        if not static and ("cache-control" not in headers or _is_known(scope)):
            headers["Cache-Control"] = "no-store"


def _is_known(scope: Scope) -> bool:
    """Tell whether somebody may have been let in: what he is answered is kept in no browser of a shared computer."""
    names = [each.cookie(secure=False).encode() for each in Login]  # the other names end with these
    return any(
        name == b"authorization" or (name == b"cookie" and any(each in value for each in names))
        for name, value in scope["headers"]
    )


_LACKING: Final = re.compile(r"missing required field `(\w+)`")
_CODES: Final = {
    400: "bad-request",
    401: "token-wrong",
    403: "not-allowed",
    404: "not-found",
    405: "wrong-method",
    408: "too-slow",
    410: "gone",
    428: "confirm-again",
    413: "too-large",
    415: "no-json",
    429: "too-fast",
}


def _explain(renderer: Renderer) -> Callable[[Incoming, HTTPException], Response[Any]]:
    def handler(request: Incoming, error: HTTPException) -> Response[Any]:
        status = error.status_code
        if status == _WRONG_METHOD and request.method == "GET" and not request.scope["path"].startswith(API):
            return Redirect(_page_above(request), status_code=303)
        answer = refused_to_script(renderer, request, error)
        if answer is not None:
            return answer
        code = NOT_RELEASED if error.detail == NOT_RELEASED else _CODES.get(status, "bad-request")
        return _told(renderer, request, status, code, _sentence(messages_for(request), status, error, request))

    return handler


def _told(
    renderer: Renderer, request: Incoming, status: int, code: str, sentence: str, heading: str = ""
) -> Response[Any]:
    """Say to a program, or on a page to a person, why something is not done; `heading`: the page's own code."""
    if request.scope["path"].startswith(API):
        return problem(status, code, sentence)
    headline = messages_for(request).text(f"club-error-{heading or code}")
    return renderer.page(request, "error.html", status=status, headline=headline, sentence=sentence)


def _page_above(request: Incoming) -> str:
    """Return where a form was that is sent to this address: there goes who chose another language on its answer."""
    above = request.scope["path"].rpartition("/")[0].removesuffix("/do")
    asked = request.query_params.get(PARAMETER, "")
    return f"/{quote(above.lstrip('/'))}" + (f"?{urlencode({PARAMETER: asked})}" if asked else "")


def _sentence(messages: Messages, status: int, error: HTTPException, request: Incoming) -> str:
    match status:
        case 401:
            return messages.text("service-denied-token-wrong")
        case 403:
            return messages.text(
                "club-error-foreign" if error.detail in {"csrf", "origin"} else "event-refused-not-allowed"
            )
        case 404 if error.detail == NOT_RELEASED:
            return messages.text("club-error-not-released-how")
        case 404:
            return messages.text("club-error-nowhere", path=request.scope["path"][:80])
        case 413:
            most = request.route_handler.resolve_request_max_body_size() or _LARGEST_BODY
            return messages.text("club-error-larger", megabytes=messages.number(f"{most / 1_000_000:.2g}"))
        case 408 | 410 | 415 | 428 | 429:
            return messages.text(f"club-error-{_CODES[status]}-how")
        case _:
            extra = cast("list[dict[str, str]]", error.extra) if isinstance(error.extra, list) else []
            named = messages.listed(messages.text("web-quoted", text=_named(each)) for each in extra if each.get("key"))
            return messages.text("club-error-request", count=len(extra), named=named or "none")


def _named(wrong: Mapping[str, str]) -> str:
    """Return the name of what is wrong in a request: of a body that lacks a field, that of the field."""
    lacking = _LACKING.search(wrong.get("message", ""))
    return lacking[1] if lacking else wrong["key"]


def _cannot(renderer: Renderer) -> Callable[[Incoming, DuplicadoError], Response[Any]]:
    """Say why something cannot be had of an event as it stands, e.g. a result that no scale is for.

    What has no words for people is misuse by a program, and a fault as any other.
    """
    fault = _fails(renderer, _FAULT, "fault", "web-500-text")

    def handler(request: Incoming, error: DuplicadoError) -> Response[Any]:
        if not error.code:
            return fault(request, error)
        return _told(renderer, request, 409, error.code, error_text(error, messages_for(request)), "unavailable")

    return handler


def _asks_again(renderer: Renderer) -> Callable[[Incoming, ConfirmAgain], Response[Any]]:
    """Ask for the PIN of the office, and keep what was asked for meanwhile."""
    explain = _explain(renderer)

    def handler(request: Incoming, error: ConfirmAgain) -> Response[Any]:
        if request.scope["path"].startswith(API):
            return explain(request, error)
        shown: dict[str, object] = {"to": quote(request.scope["path"]), "fields": error.fields, "wrong": error.wrong}
        asked = replace(Requester.nobody(), csrf=error.csrf)
        page = "confirm_again.html"
        return club_page(renderer, request, asked, page, status=error.status_code, pin_field=PIN_FIELD, **shown)

    return handler


def _answered_as(renderer: Renderer, told: HTTPException) -> Callable[[Incoming, DuplicadoError], Response[Any]]:
    """Answer what the service says of an address or a request as what it is to whoever sent it."""
    explain = _explain(renderer)

    def handler(request: Incoming, _: DuplicadoError) -> Response[Any]:
        return explain(request, told)

    return handler


def _fails(renderer: Renderer, status: int, code: str, sentence: str) -> Callable[[Incoming, Exception], Response[Any]]:
    """Say that something is not to be had now; the place and the remedy are for whoever runs the server."""

    def handler(request: Incoming, error: Exception) -> Response[Any]:
        _LOG.error("%s: %s", logged_path(request.scope["path"]), error, exc_info=error if status == _FAULT else None)
        return _told(renderer, request, status, code, messages_for(request).text(sentence))

    return handler
