"""Screen of the hall for one match that was played electronically: both tables side by side, call by call.

Nothing is shown of a board that somebody is still to play (76A2), and nothing of such a board reaches this page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from litestar import Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, SkipValidation

from duplicado.event.facts.results import Place
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.pages.evening import TableRow
from duplicado.service.club.electronic_tables import ElectronicTables
from duplicado.service.club.matches_on_screen import MatchOfEvent, match_score, matches_of, shown_boards
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.playing.played_boards import BoardAfterPlay, played_boards
from duplicado.web.club.api import desk_of
from duplicado.web.club.authentication import Login, asking
from duplicado.web.club.electronic_pages import WITH_ELECTRONIC, Electronic
from duplicado.web.club.page_language import House
from duplicado.web.club.pages import club_page
from duplicado.web.event_addresses import event_path
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import TheRenderer

if TYPE_CHECKING:  # as below
    from duplicado.publish.pages.play_steps import StepPage


async def _looked_at(house: House, event: str) -> OpenEvent:
    desk = await desk_of(house, event)
    if not desk.state.conditions.electronic:
        raise NotFoundException("not-electronic")
    return desk


@get("/e/{event:str}/match")
async def _matches(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    desk = await _looked_at(house, event)
    asked = asking(request, house, Login.DISPLAY).of(event)
    found = [
        (
            _path(event, each),
            each,
            _named(desk.state, each),
            shown_boards(each, asked.viewer, desk.state, desk.access),
        )
        for each in matches_of(desk.state)
    ]
    title = desk.state.title or event
    return club_page(renderer, request, asked, "matches.html", event_name=event, title=title, matches=found)


async def _match(house: House, event: FromPath[str], session: FromPath[int], place: FromPath[str]) -> MatchOfEvent:
    """Return the match that an address names.

    Raises:
        NotFoundException: there is none.
    """
    state = (await _looked_at(house, event)).state
    match = next((each for each in matches_of(state) if (each.session, each.address) == (session, place)), None)
    if match is None:
        raise NotFoundException
    return match


@get(
    "/e/{event:str}/match/{session:int}/{place:str}",
    dependencies={**WITH_ELECTRONIC, "match": Provide(_match)},
)
async def _screen(
    renderer: TheRenderer,
    request: Incoming,
    house: House,
    tables: Electronic,
    event: FromPath[str],
    match: NamedDependency[SkipValidation[MatchOfEvent]],
    board: FromQuery[int | None] = None,
    step: FromQuery[int] = 0,
) -> Response[Any]:
    desk = await _looked_at(house, event)
    asked = asking(request, house, Login.DISPLAY).of(event)
    boards = shown_boards(match, asked.viewer, desk.state, desk.access)
    if board is not None and board not in boards:
        raise NotFoundException
    number = board if board is not None else boards[-1] if boards else None
    language = renderer.wording(request).language
    rooms = [] if number is None else await _rooms(tables, event, match, number, language)
    pages = _pages(rooms, step)
    last = max((page.last for page in pages if page is not None), default=0)
    return club_page(
        renderer,
        request,
        asked,
        "match_screen.html",
        event_name=event,
        title=desk.state.title or event,
        at=_path(event, match),
        teams=_named(desk.state, match),
        boards=tuple(match.rooms),
        shown=boards,
        score=match_score(match, desk.state, boards),
        number=number,
        step=max(0, min(step, last)),
        last=last,
        rooms=pages,
    )


MATCH_SCREENS: Final = (_matches, _screen)


async def _rooms(
    tables: ElectronicTables, event: str, match: MatchOfEvent, number: int, language: Language
) -> list[BoardAfterPlay | None]:
    """Return what was played of a board in both rooms; `None`: nothing, or it was not played at an electronic table."""

    async def at(place: Place) -> BoardAfterPlay | None:
        found = await asyncio.to_thread(played_boards, await tables.stored(event, place), language)
        return next((each for each in reversed(found) if each.number == number), None)

    return [await at(due.place) for due in match.rooms[number]]


def _pages(rooms: Sequence[BoardAfterPlay | None], step: int) -> list[StepPage | None]:
    """Return each room's board after so many calls and cards, at its end where it has fewer."""
    from duplicado.publish.pages.play_steps import step_page  # noqa: PLC0415 - a server starts sooner without it

    return [
        None if each is None else step_page(TableRow(1, None, each.record), each.record.layout, step) for each in rooms
    ]


def _named(state: EventState, match: MatchOfEvent) -> list[str]:
    return [state.entered(who).name or str(who) for who in match.teams]


def _path(event: str, match: MatchOfEvent) -> str:
    return event_path(event, "match", match.session, match.address)
