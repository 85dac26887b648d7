"""The pages of one event: ranking, boards, auctions and plays, score cards, matches; at whatever address they stand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.lin.viewer import viewer_link
from duplicado.publish.charts.evening_charts import two_teams_chart
from duplicado.publish.charts.field import field_chart
from duplicado.publish.pages.board import board_page
from duplicado.publish.pages.differences import most_different
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.event_pages import EventPart, WholeEvent
from duplicado.publish.pages.hands import diagram
from duplicado.publish.pages.matches import bracket_pages, cross_table_page, match_page, match_rounds
from duplicado.publish.pages.play_steps import step_page
from duplicado.publish.pages.ranking import ranking_page
from duplicado.publish.pages.scorecard import score_card
from duplicado.service.double_dummy_tables import Awaited, DoubleDummyTables
from duplicado.service.office.published import PublishedRecord
from duplicado.table.record import BoardRecord
from duplicado.web.best_play import AT_ONCE_WITHIN, COMPLETE_WITHIN
from duplicado.web.error_pages import NoSuchBoardError
from duplicado.web.event_data import TABLES, board_data, csv_file, ranking_data
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer
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

    @property
    def event(self) -> WholeEvent:
        """The event with all its parts."""
        return self.whole or WholeEvent(self.evening)


_PART: Final = "/session/{part:str}"
"""Address at which the pages of one session or section are, in an event that has several."""
_BOARD_DATA: Final = "/board/{number:int}/board.json"
_STEPS: Final = "/board/{number:int}/table/{row:int}"


def event_pages(
    current: Callable[[Incoming], tuple[Opened, str]], renderer: Renderer, tables: DoubleDummyTables
) -> list[HTTPRouteHandler]:
    """Make the pages of an event.

    Args:
        current: returns, for each page anew, the event and the beginning of the addresses of its pages.
        renderer: makes the pages.
        tables: computes what can be made on the boards; whoever made it stops it.
    """
    pages = _EventPages(current, renderer, tables)
    return [*_pages_of_the_event(pages), *_pages_of_parts(pages)]


@dataclass(frozen=True, slots=True)
class _Here:
    """Request of a visitor: the event, and the part of it that has the boards."""

    opened: Opened
    base: str
    part: EventPart | None

    @property
    def evening(self) -> EveningPage:
        return self.part.evening if self.part else self.opened.evening


@dataclass(frozen=True, slots=True)
class _EventPages:
    """Source of the pages of an event."""

    current: Callable[[Incoming], tuple[Opened, str]]
    renderer: Renderer
    tables: DoubleDummyTables

    def whole(self, request: Incoming) -> _Here:
        """Return the event itself."""
        return _Here(*self.current(request), None)

    def here(self, request: Incoming) -> _Here:
        """Find the part that an address names.

        Raises:
            NotFoundException: there is none of that name.
        """
        opened, base = self.current(request)
        named = request.path_params.get("part")
        part = opened.event.part_at(str(named)) if named is not None else None
        if named is not None and part is None:
            raise NotFoundException
        return _Here(opened, base, part)

    def page(self, request: Incoming, template: str, asked: _Here, /, **values: Any) -> Response[str]:  # noqa: ANN401 - what the template asks for
        """Make a page of the event, or of a part of it."""
        values = {"event": asked.opened.event, "is_ahead": asked.opened.is_ahead, **values}
        return self.renderer.page(request, template, base=asked.base, evening=asked.evening, part=asked.part, **values)


def _pages_of_the_event(pages: _EventPages) -> list[HTTPRouteHandler]:
    renderer = pages.renderer

    @get("/projector", sync_to_thread=False)
    def projector(request: Incoming) -> Response[str]:
        here = pages.whole(request)
        results = sum(len(evening.contest.results) for evening in here.opened.event.evenings)
        return pages.page(request, "projector.html", here, page=ranking_page(here.evening), results=results)

    # Drawing takes longer than writing: other visitors need not wait for it.
    @get("/contestant/{address:str}", sync_to_thread=True)
    def contestant(request: Incoming, address: FromPath[str]) -> Response[str]:
        here, wording = pages.whole(request), renderer.wording(request)
        event = here.opened.event
        who = here.evening.contestant_at(address)
        if who is None:
            raise NotFoundException
        cards = contestant_cards(event, here.evening, who, wording, pages.tables)
        matches = match_rounds(event, wording, of=who)
        return pages.page(
            request, "contestant.html", here, page=score_card(here.evening, who), cards=cards, rounds=matches
        )

    @get("/contestant/{address:str}/kept", sync_to_thread=True)
    def kept(request: Incoming, address: FromPath[str]) -> Response[str]:
        here = pages.whole(request)
        who = here.evening.contestant_at(address)
        if who is None:
            raise NotFoundException
        return kept_session(renderer, request, here.opened.event, here.evening, who, pages.tables)

    @get("/matches", sync_to_thread=False)
    def matches(request: Incoming) -> Response[str]:
        here, wording = pages.whole(request), renderer.wording(request)
        event = here.opened.event
        if not event.matches:
            raise NotFoundException
        shown = match_rounds(event, wording)
        table = cross_table_page(event, wording)
        return pages.page(request, "matches.html", here, rounds=shown, cross=table, here="matches")

    @get("/match/{address:str}", sync_to_thread=False)
    def match(request: Incoming, address: FromPath[str]) -> Response[str]:
        here, wording = pages.whole(request), renderer.wording(request)
        event = here.opened.event
        place = event.match_at(address)
        if place is None:
            raise NotFoundException
        shown = match_page(event, place, wording)
        return pages.page(request, "match.html", here, page=shown, played=event.evening_of(shown.match))

    @get("/ranking/{address:str}", sync_to_thread=False)
    def selection(request: Incoming, address: FromPath[str]) -> Response[str]:
        here = pages.whole(request)
        found = here.opened.event.selection_addresses.get(address)
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
        return pages.page(request, "ranking.html", here, page=shown, **values)

    @get("/bracket", sync_to_thread=False)
    def bracket(request: Incoming) -> Response[str]:
        here, wording = pages.whole(request), renderer.wording(request)
        event = here.opened.event
        if not event.brackets:
            raise NotFoundException
        return pages.page(request, "bracket.html", here, brackets=bracket_pages(event, wording), here="bracket")

    return [projector, contestant, kept, matches, match, selection, bracket]


async def _best_play(tables: DoubleDummyTables, evening: EveningPage, number: int, seconds: float) -> Awaited:
    """Return what can be made on a board, if it is known within so many seconds; its neighbours are computed next."""
    found = await tables.soon(evening.layout(number), seconds)
    at = evening.numbers.index(number)
    tables.ahead(evening.layout(each) for each in evening.numbers[max(0, at - 1) : at + 2])
    return found


def _board_drawn(pages: _EventPages, request: Incoming, here: _Here, number: int, best: Awaited) -> Response[str]:
    """Make the page of a board."""
    evening = here.evening
    shown = board_page(evening, number, best.table)
    elsewhere = _elsewhere(BoardRecord(evening.board(number), evening.layout(number)))
    return pages.page(
        request,
        "board.html",
        here,
        page=shown,
        field=field_chart(shown, pages.renderer.wording(request)),
        elsewhere=elsewhere,
        to_come=best.is_computed_meanwhile,
    )


def _pages_of_parts(pages: _EventPages) -> list[HTTPRouteHandler]:
    """Make the pages that an event of one session has but once, and one of several has for each of its parts."""
    renderer = pages.renderer

    def ranking(request: Incoming) -> Response[str]:
        here = pages.here(request)
        wording = renderer.wording(request)
        found = here.opened.remarks if here.part is None else ()
        remarks = [wording.remark(each.line, each.code, each.values) for each in found]
        shown = ranking_page(here.evening)
        chart = two_teams_chart(here.evening, wording)
        has_boards = here.part is not None or not here.opened.event.parts
        values = {
            "remarks": remarks,
            "to_come": here.opened.to_come,
            "match": chart,
            "here": "ranking",
            "boards": here.evening.numbers if has_boards else (),
            "different": most_different(here.evening),
        }
        return pages.page(request, "ranking.html", here, page=shown, **values)

    def boards(request: Incoming) -> Response[str]:
        here = pages.here(request)
        evening = here.evening
        shown = [
            (diagram(evening.board(number), evening.layout(number)), lines) for number, lines in evening.lines.items()
        ]
        return pages.page(request, "boards.html", here, boards=shown, here="boards")

    async def board(request: Incoming, number: FromPath[int], *, complete: FromQuery[bool] = False) -> Response[str]:
        here = pages.here(request)
        if number not in here.evening.lines:
            raise NoSuchBoardError(number)
        best = await _best_play(pages.tables, here.evening, number, COMPLETE_WITHIN if complete else AT_ONCE_WITHIN)
        return await asyncio.to_thread(_board_drawn, pages, request, here, number, best)

    def steps(
        request: Incoming, number: FromPath[int], row: FromPath[int], step: FromQuery[int | None] = None
    ) -> Response[str]:
        here = pages.here(request)
        evening = here.evening
        if number not in evening.lines:
            raise NoSuchBoardError(number)
        line = next((line for line in evening.lines[number] if line.row == row and line.has_steps), None)
        if line is None:
            raise NotFoundException
        layout = evening.layout(number)
        shown = step_page(line, layout, step)
        elsewhere = _elsewhere(replace(shown.record, layout=shown.record.layout or layout))
        return pages.page(request, "steps.html", here, page=shown, elsewhere=elsewhere)

    def table(request: Incoming) -> Response[bytes]:
        found = csv_file(pages.here(request).evening, request.url.path.rpartition("/")[2])
        if found is None:
            raise NotFoundException
        return found

    def ranking_json(request: Incoming) -> Response[Any]:
        found = ranking_data(pages.here(request).evening)
        if found is None:
            raise NotFoundException
        return found

    async def board_json(request: Incoming, number: FromPath[int]) -> Response[Any]:
        evening = pages.here(request).evening
        if number not in evening.lines:
            raise NoSuchBoardError(number)
        table = await pages.tables.of(evening.layout(number))
        return await asyncio.to_thread(board_data, evening, number, table)

    data: list[tuple[str, Callable[..., Any]]] = [
        *((f"/{name}", table) for name in TABLES),
        ("/ranking.json", ranking_json),
        (_BOARD_DATA, board_json),
    ]
    pages_by_path: list[tuple[str, Callable[..., Any]]] = [
        ("/", ranking),
        ("/boards", boards),
        ("/board/{number:int}", board),
        (_STEPS, steps),
        *data,
    ]
    in_a_thread = {table: True, **dict.fromkeys((ranking, boards, steps, ranking_json), False)}

    def address(path: str, prefix: str) -> str:
        return prefix if path == "/" and prefix else prefix + path

    return [
        # A handler of its own for each path: one that draws in a thread cannot be shared.
        get(address(path, prefix), sync_to_thread=in_a_thread.get(made))(made)
        for path, made in pages_by_path
        for prefix in ("", _PART)
    ]
