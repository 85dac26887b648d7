"""Screen of the hall for one match that was played electronically: both tables side by side, call by call.

Nothing is shown of a board that somebody is still to play (76A2), and nothing of such a board reaches this page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, SkipValidation
from litestar.response import Redirect

from duplicado.event.facts.announcements import CommentaryWritten
from duplicado.event.facts.results import Place
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.electronic_tables import ElectronicTables
from duplicado.service.club.matches_on_screen import (
    MatchOfEvent,
    commentary_on,
    match_score,
    matches_of,
    shown_boards,
)
from duplicado.service.live.commands import Accepted, Command
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability
from duplicado.service.playing.played_boards import BoardAfterPlay, played_boards
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Login, Requester, asking, checked, needs
from duplicado.web.club.electronic_pages import WITH_ELECTRONIC, Electronic, electronic_desk
from duplicado.web.club.made import why_not_taken
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page, new_id
from duplicado.web.form_fields import Matching, NumberWithin, OneLine
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer

if TYPE_CHECKING:  # as below
    from duplicado.publish.pages.play_steps import StepPage


@get("/e/{event:str}/match")
async def _matches(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    desk = await electronic_desk(house, event)
    asked = asking(request, house, Login.DISPLAY).of(event)
    found = [
        (
            _path(event, each),
            each,
            _named(desk.state, each),
            shown_boards(each, asked.viewer, desk.state, desk.access, desk.now()),
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
    state = (await electronic_desk(house, event)).state
    match = next((each for each in matches_of(state) if (each.session, each.address) == (session, place)), None)
    if match is None:
        raise NotFoundException
    return match


_OF_A_MATCH: Final = {**WITH_ELECTRONIC, "match": Provide(_match)}
_Match: TypeAlias = NamedDependency[SkipValidation[MatchOfEvent]]


@get("/e/{event:str}/match/{session:int}/{place:str}", dependencies=_OF_A_MATCH)
async def _screen(
    renderer: TheRenderer,
    request: Incoming,
    house: House,
    tables: Electronic,
    event: FromPath[str],
    match: _Match,
    board: FromQuery[int | None] = None,
    step: FromQuery[int] = 0,
) -> Response[Any]:
    desk = await electronic_desk(house, event)
    asked = asking(request, house, Login.DISPLAY).of(event)
    return await _shown(renderer, request, asked, tables, (event, desk, match), board, step)


@dataclass(frozen=True, slots=True)
class _CommentaryForm:
    id: Annotated[str, Matching(r"^[0-9a-f]{24}$")] = ""
    board: Annotated[int, NumberWithin(0, 9_999)] = 0
    text: Annotated[str, OneLine(300)] = ""


@post("/e/{event:str}/match/{session:int}/{place:str}", status_code=200, dependencies=WITH_ELECTRONIC)
async def _comment(
    renderer: TheRenderer,
    request: Incoming,
    house: House,
    tables: Electronic,
    event: FromPath[str],
    session: FromPath[int],
    place: FromPath[str],
) -> Response[Any]:
    asked = asking(request, house, Login.DISPLAY, required=True).of(event)
    desk = await electronic_desk(house, event)
    needs(asked, Scope.ACT, granted=desk.access.may(asked.viewer.role, Capability.COMMENTARY))
    form = await checked(_CommentaryForm, request, asked)
    match = await _match(house, event, session, place)
    fact = CommentaryWritten(match.session, match.section, form.board, form.text)
    outcome = await desk.writer.submit(asked.viewer, Command(form.id or new_id(), (fact,), confirmed=True))
    if isinstance(outcome, Accepted):
        return Redirect(f"{_path(event, match)}?board={form.board}", status_code=303)
    why = why_not_taken(outcome, messages_for(request))
    return await _shown(renderer, request, asked, tables, (event, desk, match), None, 0, (why, form.text))


async def _shown(
    renderer: Renderer,
    request: Incoming,
    asked: Requester,
    tables: ElectronicTables,
    of: tuple[str, OpenEvent, MatchOfEvent],
    board: int | None,
    step: int,
    refused: tuple[str, str] = ("", ""),
) -> Response[Any]:
    """Show a board of a match; `refused`: why a commentator's words were not taken, and these."""
    why, said = refused
    event, desk, match = of
    boards = shown_boards(match, asked.viewer, desk.state, desk.access, desk.now())
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
        commentary=() if number is None else tuple(commentary_on(match, number, desk.state)),
        comments=asked.may(Scope.ACT) and desk.access.may(asked.viewer.role, Capability.COMMENTARY),
        new_id=new_id(),
        why=why,
        said=said,
        status=409 if why else 200,
    )


MATCH_SCREENS: Final = (_matches, _screen, _comment)


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
    from duplicado.publish.pages.play_steps import record_page  # noqa: PLC0415 - a server starts sooner without it

    return [None if each is None else record_page(each.record, step) for each in rooms]


def _named(state: EventState, match: MatchOfEvent) -> list[str]:
    return [state.entered(who).name or str(who) for who in match.teams]


def _path(event: str, match: MatchOfEvent) -> str:
    return event_path(event, "match", match.session, match.address)
