"""The results of the club's events: pages of what is released, a feed of what is new, the published record."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from threading import Lock
from typing import Any, Final, TypeAlias
from uuid import UUID

from litestar import Response, Router, get
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from lxml import etree

from duplicado.event.facts.entry import AnyFact
from duplicado.event.record.effects.registry import effect_of
from duplicado.event.record.ending import is_played_out
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.record.state import EventState
from duplicado.formats.published_record.writer import RECORD_FILE, VERIFIER_FILE, verifier
from duplicado.publish.harmless import harmless_text
from duplicado.publish.pages.event_pages import whole_event
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.board_completion import boards_to_come
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Viewer
from duplicado.service.live.visibility import place_of
from duplicado.service.office.published import record_shown
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import asking
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.downloads import as_file
from duplicado.web.event_pages import Opened, event_router
from duplicado.web.incoming import Incoming

NOT_RELEASED: Final = "not-released"
"""Detail of the answer where an event has a result that is not shown to whoever asks, or not any more."""
_ATOM: Final = "http://www.w3.org/2005/Atom"
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
_NEWEST: Final = 30
_REMEMBERED: Final = 12
"""Outcomes that are kept prepared: those of the events of an evening, each for the public and for the office."""
_Node: TypeAlias = etree._Element  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - what lxml calls its elements


def results() -> Router:
    """Make the router of the pages; it keeps what it has prepared."""
    shown = _Shown()

    async def released(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        name = str(connection.path_params["event"])
        outcome, desk, viewer = await _released(connection, name)
        if outcome is None:
            raise NotFoundException(NOT_RELEASED)
        state, is_ahead = desk.state, desk.views.is_ahead(viewer)
        to_come = sorted({board for _, _, board in boards_to_come(state)})
        opened = await asyncio.to_thread(shown.of, name, state.title or name, outcome, to_come)
        connection.state.results = replace(opened, is_ahead=is_ahead)

    return event_router("/e/{event:str}/results", _current, [released])


async def _released(
    connection: ASGIConnection[Any, Any, Any, Any], name: str
) -> tuple[EventOutcome | None, OpenEvent, Viewer]:
    """Return what of an event is released to whoever asks, its desk, and as whom he is there.

    Raises:
        NotFoundException: there is no such event.
    """
    house: ClubHouse = connection.app.state.house
    desk = await house.open_events.open(name)
    viewer = asking(connection, house).of(name).viewer
    return await desk.views.outcome(viewer), desk, viewer


class _Shown:
    """The last outcomes that were looked at, as they are shown: prepared once for all who look, in whatever thread."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], tuple[EventOutcome, Opened]] = OrderedDict()
        self._lock = Lock()

    def of(self, name: str, title: str, outcome: EventOutcome, to_come: Sequence[int]) -> Opened:
        """Return an outcome as it is shown.

        Args:
            name: of the event.
            title: what it is called.
            outcome: as far as it is released.
            to_come: the boards that are not in it, because they are to be played still.
        """
        key = name, id(outcome)
        with self._lock:
            kept = self._kept.get(key)
            if kept is None:
                event = whole_event(title, outcome)
                kept = self._kept[key] = (outcome, Opened(event.evening, (), event, to_come=tuple(to_come)))
            self._kept.move_to_end(key)
            while len(self._kept) > _REMEMBERED:
                self._kept.popitem(last=False)
        return kept[1]


def _current(request: Incoming) -> tuple[Opened, str]:
    opened: Opened = request.state.results
    return opened, event_path(str(request.path_params["event"]), "results")


@get("/feed.atom")
async def feed(request: Incoming, house: House) -> Response[bytes]:
    """Tell readers of news which results are new, the newest first."""
    found: list[tuple[datetime, str, str, EventOutcome]] = []
    for name in await asyncio.to_thread(house.events.latest, _NEWEST):
        try:
            outcome, desk, _ = await _released(request, name)
        except (DuplicadoError, NotFoundException):
            continue  # one that cannot be read keeps nobody from the others
        if outcome is not None:
            found.append((_updated(desk), name, desk.state.title or name, outcome))
    found.sort(key=lambda each: each[:2], reverse=True)
    return Response(_atom(request, house, found), media_type="application/atom+xml")


def _updated(desk: OpenEvent) -> datetime:
    """Return when the results were published last, or put right since; where they were not, when play ended."""
    state = desk.state
    sessions = state.sessions.values()
    times = [state.published, *(each.published for each in sessions), *(each.ended for each in sessions)]
    published = max((each for each in times if each is not None), default=datetime.fromtimestamp(0, UTC))
    last = next((each.at for each in reversed(desk.record.order) if _changes(state, each.fact)), published)
    return max(published, last)


def _changes(state: EventState, fact: AnyFact) -> bool:
    """Tell whether an entry may change a published result."""
    touched = effect_of(fact).touches(state, fact)
    return touched.everything or touched.totals or place_of(fact) is not None


def _id(house: ClubHouse, name: str) -> str:
    """Return what names an event, or (an empty name) the feed, for ever: by whatever address it is read."""
    digest = house.secrets.digest("feed", name)
    return UUID(bytes=digest[:16], version=5).urn


def _first(outcome: EventOutcome) -> str:
    """Return who is first, of two lines one each."""
    names = {each.id: each.shown_names for each in outcome.contest.contestants}
    firsts = [each for ranking in outcome.standings.rankings for each in ranking.standings if each.place == 1]
    return "; ".join(" – ".join(names.get(each.contestant, ())) or str(each.contestant) for each in firsts)


def _atom(request: Incoming, house: ClubHouse, found: list[tuple[datetime, str, str, EventOutcome]]) -> bytes:
    base = str(request.base_url).rstrip("/")
    words = messages_for(request)
    language = {_LANGUAGE: words.language.value}
    root = etree.Element(f"{{{_ATOM}}}feed", language, nsmap={None: _ATOM})
    newest = found[0][0] if found else datetime.fromtimestamp(0, UTC)
    _put(root, {"title": words.text("club-feed-title"), "id": _id(house, ""), "updated": newest.isoformat()})
    _link(root, "self", "application/atom+xml", f"{base}/feed.atom")
    _link(root, "alternate", "text/html", f"{base}/")
    _put(etree.SubElement(root, f"{{{_ATOM}}}author"), {"name": words.text("club-home")})
    for at, name, title, outcome in found:
        entry = etree.SubElement(root, f"{{{_ATOM}}}entry")
        _put(entry, {"title": title, "id": _id(house, name), "updated": at.isoformat()})
        _link(entry, "alternate", "text/html", f"{base}{event_path(name, 'results')}")
        first = _first(outcome)
        if first:
            _put(entry, {"summary": words.text("feed-first", names=first)})
    return etree.tostring(root, encoding="UTF-8", xml_declaration=True)


def _link(parent: _Node, relation: str, kind: str, address: str) -> None:
    etree.SubElement(parent, f"{{{_ATOM}}}link", {"rel": relation, "type": kind, "href": address})


def _put(parent: _Node, texts: dict[str, str]) -> None:
    for name, text in texts.items():
        etree.SubElement(parent, f"{{{_ATOM}}}{name}").text = harmless_text(text)


@get(f"/e/{{event:str}}/{RECORD_FILE}")
async def _record(request: Incoming, house: House, event: FromPath[str]) -> Response[bytes]:
    desk = await house.open_events.open(event)
    viewer = asking(request, house).of(event).viewer
    outcome = await desk.views.outcome(viewer)
    if outcome is None or not is_played_out(desk.state) or desk.views.delayed(viewer):
        # While somebody plays, is to play later or is to wait, what is released of it is less than the record has.
        raise NotFoundException("not-released")
    order, texts, state = tuple(desk.record.order), tuple(desk.record.texts), desk.state
    dealt = await asyncio.to_thread(house.dealt.of, event)
    data = await asyncio.to_thread(record_shown, order, texts, state, outcome, dealt)
    return as_file(data, "application/json", RECORD_FILE)


@get(f"/{VERIFIER_FILE}")
async def _program() -> Response[bytes]:
    return as_file(await asyncio.to_thread(verifier), "text/x-python; charset=utf-8", VERIFIER_FILE)


PUBLISHED_PAGES: Final = (_record, _program)
