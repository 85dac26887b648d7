"""The pages of one event: ranking, boards, auctions and plays, score cards, matches; at whatever address they stand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, TypeAlias

from litestar import Response, Router, get
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, SkipValidation

from duplicado.event.contest import ContestantId
from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.lin.viewer import viewer_link
from duplicado.publish.charts.field import field_chart
from duplicado.publish.charts.session import two_teams_chart
from duplicado.publish.pages.board import board_page
from duplicado.publish.pages.evening import EveningPage, most_different
from duplicado.publish.pages.event_pages import EventPart, WholeEvent
from duplicado.publish.pages.hands import diagram
from duplicado.publish.pages.matches import bracket_pages, cross_table_page, match_page, match_rounds
from duplicado.publish.pages.play_steps import step_page
from duplicado.publish.pages.ranking import ranking_page
from duplicado.publish.pages.scorecard import score_card
from duplicado.service.double_dummy_tables import Awaited, DoubleDummyTables
from duplicado.service.office.published import PublishedRecord
from duplicado.table.record import BoardRecord
from duplicado.web.best_play import AT_ONCE_WITHIN, COMPLETE_WITHIN, double_dummy_of
from duplicado.web.error_pages import NoSuchBoardError
from duplicado.web.event_data import TABLES, board_data, csv_file, ranking_data
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer
from duplicado.web.session_page import contestant_cards, kept_session


@lru_cache(maxsize=512)  # a record has as many pages as calls and cards
def _elsewhere(record: BoardRecord) -> str | None:
    """Return a link to another viewer of the board; none where no hand is known."""
    return viewer_link(record) if record.layout is not None else None


@dataclass(frozen=True, slots=True)
class Opened:
    """An event that can be shown, and what was wrong with its file."""

    evening: EveningPage
    remarks: tuple[Diagnostic, ...] = ()
    whole: WholeEvent | None = None
    """Its sessions, sections and matches; `None` where it is one evening and nothing else."""
    kept: PublishedRecord | None = None
    """Record of it that anybody can check; `None` where it is no record of an event."""
    to_come: tuple[int, ...] = ()
    """Boards that were put off and are to be played still: nothing of them is shown or counted yet."""
    is_ahead: bool = False
    """True where officials see results that are not released to the public yet."""
    is_outdated: bool = False
    """True where its file cannot be read any more: it is shown as it was when that could be done last."""

    @property
    def event(self) -> WholeEvent:
        """The event with all its parts."""
        return self.whole or WholeEvent(self.evening)

    def current(self) -> Opened:
        """Return the same: an event that does not change while it is shown, as the source of a site."""
        return self


_PART: Final = "/session/{part:str}"
"""Address at which the pages of one session or section are, in an event that has several."""
_BOARD_DATA: Final = "/board/{number:int}/board.json"
_STEPS: Final = "/board/{number:int}/table/{row:int}"


@dataclass(frozen=True, slots=True)
class _Here:
    """Request of a visitor: the event, and the part of it that has the boards."""

    opened: Opened
    base: str
    part: EventPart | None

    @property
    def evening(self) -> EveningPage:
        return self.part.evening if self.part else self.opened.evening

    @property
    def event(self) -> WholeEvent:
        return self.opened.event

    def see_to(self, number: int) -> None:
        """Refuse a board that there is not."""
        if number not in self.evening.lines:
            raise NoSuchBoardError(number)

    def contestant(self, address: str) -> ContestantId:
        """Return the contestant of an address.

        Raises:
            NotFoundException: there is none.
        """
        found = self.evening.contestant_at(address)
        if found is None:
            raise NotFoundException
        return found

    def page(self, renderer: Renderer, request: Incoming, template: str, **values: Any) -> Response[str]:  # noqa: ANN401 - what the template asks for
        """Make a page of the event, or of the part of it."""
        opened = self.opened
        values = {"event": self.event, "is_ahead": opened.is_ahead, "is_outdated": opened.is_outdated, **values}
        return renderer.page(request, template, base=self.base, evening=self.evening, part=self.part, **values)


_TheEvent: TypeAlias = NamedDependency[SkipValidation[_Here]]
_Tables: TypeAlias = NamedDependency[DoubleDummyTables]
_Guard: TypeAlias = Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], Awaitable[None]]


def _of_each(path: str) -> list[str]:
    """Return the addresses of a page that an event of one session has but once, and one of several for each part."""
    return [path, _PART + path.rstrip("/")]


@get("/projector", sync_to_thread=False)
def _projector(renderer: TheRenderer, request: Incoming, here: _TheEvent) -> Response[str]:
    results = sum(len(evening.contest.results) for evening in here.event.evenings)
    return here.page(renderer, request, "projector.html", page=ranking_page(here.evening), results=results)


# Drawing takes longer than writing: other visitors need not wait for it.
@get("/contestant/{address:str}", sync_to_thread=True)
def _contestant(
    renderer: TheRenderer, request: Incoming, here: _TheEvent, tables: _Tables, address: FromPath[str]
) -> Response[str]:
    wording = renderer.wording(request)
    event = here.event
    who = here.contestant(address)
    cards = contestant_cards(event, here.evening, who, wording, tables)
    matches = match_rounds(event, wording, of=who)
    return here.page(
        renderer, request, "contestant.html", page=score_card(here.evening, who), cards=cards, rounds=matches
    )


@get("/contestant/{address:str}/kept", sync_to_thread=True)
def _kept(
    renderer: TheRenderer, request: Incoming, here: _TheEvent, tables: _Tables, address: FromPath[str]
) -> Response[str]:
    who = here.contestant(address)
    return kept_session(renderer, request, here.event, here.evening, who, tables)


@get("/matches", sync_to_thread=False)
def _matches(renderer: TheRenderer, request: Incoming, here: _TheEvent) -> Response[str]:
    wording = renderer.wording(request)
    event = here.event
    if not event.matches:
        raise NotFoundException
    shown = match_rounds(event, wording)
    table = cross_table_page(event, wording)
    return here.page(renderer, request, "matches.html", rounds=shown, cross=table, here="matches")


@get("/match/{address:str}", sync_to_thread=False)
def _match(renderer: TheRenderer, request: Incoming, here: _TheEvent, address: FromPath[str]) -> Response[str]:
    wording = renderer.wording(request)
    event = here.event
    place = event.match_at(address)
    if place is None:
        raise NotFoundException
    shown = match_page(event, place, wording)
    return here.page(renderer, request, "match.html", page=shown, played=event.evening_of(shown.match))


@get("/ranking/{address:str}", sync_to_thread=False)
def _selection(renderer: TheRenderer, request: Incoming, here: _TheEvent, address: FromPath[str]) -> Response[str]:
    found = here.event.selection_addresses.get(address)
    if found is None:
        raise NotFoundException
    shown = ranking_page(here.evening, found.rankings)
    values = {
        "remarks": (),
        "to_come": here.opened.to_come,
        "match": None,
        "boards": (),
        "here": "ranking",
        "selection": found.selection,
        "selected": address,
    }
    return here.page(renderer, request, "ranking.html", page=shown, **values)


@get("/bracket", sync_to_thread=False)
def _bracket(renderer: TheRenderer, request: Incoming, here: _TheEvent) -> Response[str]:
    wording = renderer.wording(request)
    event = here.event
    if not event.brackets:
        raise NotFoundException
    return here.page(renderer, request, "bracket.html", brackets=bracket_pages(event, wording), here="bracket")


async def _best_play(tables: DoubleDummyTables, evening: EveningPage, number: int, seconds: float) -> Awaited:
    """Return what can be made on a board, if it is known within so many seconds; its neighbours are computed next."""
    found = await tables.soon(evening.layout(number), seconds)
    at = evening.numbers.index(number)
    tables.ahead(evening.layout(each) for each in evening.numbers[max(0, at - 1) : at + 2])
    return found


def _board_drawn(renderer: Renderer, request: Incoming, here: _Here, number: int, best: Awaited) -> Response[str]:
    """Make the page of a board."""
    evening = here.evening
    shown = board_page(evening, number, best.table)
    elsewhere = _elsewhere(BoardRecord(evening.board(number), evening.layout(number)))
    return here.page(
        renderer,
        request,
        "board.html",
        page=shown,
        field=field_chart(shown, renderer.wording(request)),
        elsewhere=elsewhere,
        to_come=best.is_computed_meanwhile,
    )


@get(_of_each("/"), sync_to_thread=False)
def _ranking(renderer: TheRenderer, request: Incoming, here: _TheEvent) -> Response[str]:
    wording = renderer.wording(request)
    found = here.opened.remarks if here.part is None else ()
    remarks = [wording.remark(each.line, each.code, each.values) for each in found]
    shown = ranking_page(here.evening)
    chart = two_teams_chart(here.evening, wording)
    has_boards = here.part is not None or not here.event.parts
    values = {
        "remarks": remarks,
        "to_come": here.opened.to_come,
        "match": chart,
        "here": "ranking",
        "boards": here.evening.numbers if has_boards else (),
        "different": most_different(here.evening),
    }
    return here.page(renderer, request, "ranking.html", page=shown, **values)


@get(_of_each("/boards"), sync_to_thread=False)
def _boards(renderer: TheRenderer, request: Incoming, here: _TheEvent) -> Response[str]:
    evening = here.evening
    shown = [(diagram(evening.board(number), evening.layout(number)), lines) for number, lines in evening.lines.items()]
    return here.page(renderer, request, "boards.html", boards=shown, here="boards")


@get(_of_each("/board/{number:int}"))
async def _board(
    renderer: TheRenderer,
    request: Incoming,
    here: _TheEvent,
    tables: _Tables,
    number: FromPath[int],
    *,
    complete: FromQuery[bool] = False,
) -> Response[str]:
    here.see_to(number)
    best = await _best_play(tables, here.evening, number, COMPLETE_WITHIN if complete else AT_ONCE_WITHIN)
    return await asyncio.to_thread(_board_drawn, renderer, request, here, number, best)


@get(_of_each(_STEPS), sync_to_thread=False)
def _steps(
    renderer: TheRenderer,
    request: Incoming,
    here: _TheEvent,
    number: FromPath[int],
    row: FromPath[int],
    step: FromQuery[int | None] = None,
) -> Response[str]:
    evening = here.evening
    here.see_to(number)
    line = next((line for line in evening.lines[number] if line.row == row and line.has_steps), None)
    if line is None:
        raise NotFoundException
    layout = evening.layout(number)
    shown = step_page(line, layout, step)
    elsewhere = _elsewhere(replace(shown.record, layout=shown.record.layout or layout))
    return here.page(renderer, request, "steps.html", page=shown, elsewhere=elsewhere)


@get([path for name in TABLES for path in _of_each(f"/{name}")])
async def _table(request: Incoming, here: _TheEvent) -> Response[bytes]:
    name = request.url.path.rpartition("/")[2]
    found = await asyncio.to_thread(csv_file, here.evening, name)
    if found is None:
        raise NotFoundException
    return found


@get(_of_each("/ranking.json"), sync_to_thread=False)
def _ranking_json(here: _TheEvent) -> Response[Any]:
    found = ranking_data(here.evening)
    if found is None:
        raise NotFoundException
    return found


@get(_of_each(_BOARD_DATA))
async def _board_json(here: _TheEvent, tables: _Tables, number: FromPath[int]) -> Response[Any]:
    evening = here.evening
    here.see_to(number)
    table = await tables.of(evening.layout(number))
    return await asyncio.to_thread(board_data, evening, number, table)


_PAGES: Final = (
    *(_projector, _contestant, _kept, _matches, _match, _selection, _bracket),
    *(_ranking, _boards, _board, _steps, _table, _ranking_json, _board_json),
)


def event_router(path: str, current: Callable[[Incoming], tuple[Opened, str]], guards: Sequence[_Guard] = ()) -> Router:
    """Make the router of the pages of an event.

    Args:
        path: the beginning of their addresses.
        current: returns, for each page anew, the event and the beginning of the addresses of its pages.
        guards: refuse whoever is shown nothing of it.
    """

    def here(request: Incoming) -> _Here:
        opened, base = current(request)
        named = request.path_params.get("part")
        part = opened.event.part_at(str(named)) if named is not None else None
        if named is not None and part is None:
            raise NotFoundException
        return _Here(opened, base, part)

    return Router(
        path,
        route_handlers=_PAGES,
        guards=guards,
        dependencies={
            "here": Provide(here, sync_to_thread=False),
            "tables": Provide(double_dummy_of, sync_to_thread=False),
        },
    )
