"""Boards of an event that was played electronically, for whoever looks on: nothing before everybody has played them.

What decides is what decides of hand records: the Organizer lets hands be seen, and nobody is still to play the board
(76A2). So nobody is ever shown a hand, a call or a card of a board that is being played somewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, SkipValidation

from duplicado.event.facts.results import Place
from duplicado.event.record.state import EventState, StatedResult
from duplicado.locale import Language
from duplicado.service.club.electronic_tables import ElectronicTables
from duplicado.service.live.hand_records import may_see_hand_record
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Viewer
from duplicado.service.playing.played_boards import BOARD_FILES, BoardAfterPlay, boards_file, played_boards
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.numbers import whole_number
from duplicado.web.addresses import event_path, numbered, read_numbered
from duplicado.web.best_play import best_play
from duplicado.web.club.authentication import Requester, asking
from duplicado.web.club.electronic_pages import WITH_ELECTRONIC, Electronic, electronic_desk
from duplicado.web.club.page_language import House
from duplicado.web.club.pages import club_page
from duplicado.web.downloads import as_file
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer


@dataclass(frozen=True, slots=True)
class _Line:
    """Result of a board at a table."""

    place: Place
    stated: StatedResult
    path: str


async def _looked_at(request: Incoming, house: House, event: str) -> tuple[OpenEvent, Requester]:
    return await electronic_desk(house, event), asking(request, house).of(event)


@get("/e/{event:str}/played")
async def _boards(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    desk, asked = await _looked_at(request, house, event)
    found = [*_boards_shown(desk, asked.viewer)]
    title = desk.state.title or event
    return club_page(
        renderer, request, asked, "played.html", event_name=event, title=title, boards=found, path=_board_path
    )


@get("/e/{event:str}/played/{session:int}/{board:str}")
async def _board_page(
    renderer: TheRenderer,
    request: Incoming,
    house: House,
    event: FromPath[str],
    session: FromPath[int],
    board: FromPath[str],
) -> Response[Any]:
    desk, asked = await _looked_at(request, house, event)
    section, number = read_numbered(board)
    _refuse_unfinished(desk, asked.viewer, session, section, number)
    lines, title = [*_lines(desk.state, event, session, section, number)], desk.state.title or event
    return club_page(
        renderer,
        request,
        asked,
        "played_board.html",
        event_name=event,
        title=title,
        number=number,
        lines=lines,
        at=_board_path(event, session, section, number),
        files=tuple(BOARD_FILES),
    )


@get("/e/{event:str}/played/{session:int}/{board:str}/files/{form:str}", dependencies=WITH_ELECTRONIC)
async def _file(
    renderer: TheRenderer,
    request: Incoming,
    house: House,
    tables: Electronic,
    event: FromPath[str],
    session: FromPath[int],
    board: FromPath[str],
    form: FromPath[str],
) -> Response[bytes]:
    """Write the board as it was played at each table."""
    desk, asked = await _looked_at(request, house, event)
    section, number = read_numbered(board)
    _refuse_unfinished(desk, asked.viewer, session, section, number)
    if form not in BOARD_FILES:
        raise NotFoundException
    language = renderer.wording(request).language
    places = [each.place for each in _lines(desk.state, event, session, section, number)]
    played = [await _played(tables, event, place, language) for place in places]
    found = [each for each in played if each is not None]
    data = await asyncio.to_thread(boards_file, found, form, desk.state.title or event, desk.state.conditions)
    return as_file(data, BOARD_FILES[form], f"board-{number}.{form}")


async def _place(session: FromPath[int], board: FromPath[str], place: FromPath[str]) -> Place:
    """Return the place that an address names."""
    section, number = read_numbered(board)
    of_round, of_table = (whole_number(each, 4) or 0 for each in place.partition("-")[::2])
    return Place(session, section, of_round, of_table, number)


@get(
    "/e/{event:str}/played/{session:int}/{board:str}/{place:str}",
    dependencies={**WITH_ELECTRONIC, "there": Provide(_place)},
)
async def _steps_page(
    renderer: TheRenderer,
    request: Incoming,
    house: House,
    tables: Electronic,
    event: FromPath[str],
    there: NamedDependency[SkipValidation[Place]],
    step: FromQuery[int | None] = None,
) -> Response[Any]:
    desk, asked = await _looked_at(request, house, event)
    _refuse_unfinished(desk, asked.viewer, there.session, there.section, there.board)
    return await _steps(renderer, request, asked, tables, (event, desk), there, step)


PLAYED_PAGES: Final = (_boards, _board_page, _file, _steps_page)


async def _played(tables: ElectronicTables, event: str, place: Place, language: Language) -> BoardAfterPlay | None:
    """Return a board as it was played in a place; `None` where it was not."""
    stored = await tables.stored(event, place)
    found = await asyncio.to_thread(played_boards, stored, language)
    return next((each for each in reversed(found) if each.number == place.board), None)


async def _steps(
    renderer: Renderer,
    request: Incoming,
    asked: Requester,
    tables: ElectronicTables,
    event: tuple[str, OpenEvent],
    place: Place,
    step: int | None,
) -> Response[Any]:
    """Show what was called and played at a table."""
    from duplicado.publish.pages.play_steps import record_page  # noqa: PLC0415 - a server starts sooner without it

    name, desk = event
    played = await _played(tables, name, place, renderer.wording(request).language)
    if played is None:
        raise NotFoundException
    page = record_page(played.record, step)
    return club_page(
        renderer,
        request,
        asked,
        "played_steps.html",
        event_name=name,
        title=desk.state.title or name,
        played=played,
        page=page,
        at=_place_path(name, place),
        back=_board_path(name, place.session, place.section, place.board),
        **await best_play(request, played.record),
    )


def _refuse_unfinished(desk: OpenEvent, viewer: Viewer, session: int, section: str, board: int) -> None:
    """Refuse what is not shown as what is not there.

    Raises:
        NotFoundException: the board is not finished everywhere, or not shown to him.
    """
    if not _is_shown(desk, viewer, session, section, board):
        raise NotFoundException


def _is_shown(desk: OpenEvent, viewer: Viewer, session: int, section: str, board: int) -> bool:
    found = may_see_hand_record(viewer, desk.state, desk.access, session, section, board, desk.now())
    return isinstance(found, Layout)


def _boards_shown(desk: OpenEvent, viewer: Viewer) -> Iterator[tuple[int, str, int]]:
    for number, session in sorted(desk.state.sessions.items()):
        for section, plan in sorted(session.plans.items()):
            for board in plan.by_board:
                if _is_shown(desk, viewer, number, section, board):
                    yield number, section, board


def _lines(state: EventState, event: str, session: int, section: str, board: int) -> Iterator[_Line]:
    plan = state.plan_of(session, section)
    for due in () if plan is None else plan.by_board.get(board, ()):
        stated = state.cell(due.place).result
        if stated is not None:
            yield _Line(due.place, stated, _place_path(event, due.place))


def _board_path(event: str, session: int, section: str, board: int) -> str:
    return event_path(event, "played", session, numbered(section, board))


def _place_path(event: str, place: Place) -> str:
    board = _board_path(event, place.session, place.section, place.board)
    return f"{board}/{place.round}-{place.table}"
