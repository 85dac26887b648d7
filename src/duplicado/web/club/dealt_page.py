"""Page of the dealing of an event: the commitment, and the seed once play is over."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath

from duplicado.event.record.ending import is_over
from duplicado.event.record.state import EventState
from duplicado.law.book import law_02
from duplicado.publish.replan_words import ranges
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.dealt_boards import CHANCE_FILE, chance_text
from duplicado.service.live.roles import Capability
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.numbers import whole_number
from duplicado.web.club.authentication import asking, checked
from duplicado.web.club.office_access import of_the_event
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.downloads import as_file
from duplicado.web.form_fields import LongText
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import TheRenderer


@dataclass(frozen=True, slots=True)
class _DealsForm:
    session: Annotated[str, LongText(10)] = ""


@get("/e/{event:str}/dealt")
async def _dealt(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[str]:
    desk = await house.open_events.open(event)
    found, gatherings = house.dealt.of(event), house.gatherings.of(event)
    given_up = house.gatherings.given_up(event)
    if not (found or gatherings or given_up):
        raise NotFoundException("not-dealt-here")
    asked = asking(request, house).of(event)
    title = desk.state.title or event
    state = desk.state
    lots = [
        (number, place, each, each.seed_for(state, number), ranges(each.others(state, number)))
        for number, listed in sorted(found.items())
        for place, each in enumerate(listed, 1)
    ]
    values: dict[str, Any] = {"title": title, "sessions": lots, "by_session": len(found) > 1}
    values |= {"gatherings": gatherings.values(), "given_up": [each for each in given_up if each.closed]}
    return club_page(renderer, request, asked, "dealt.html", event_name=event, **values)


@get("/e/{event:str}/dealt/{session:int}/{number:int}")
async def _chance_of_lot(
    house: House, event: FromPath[str], session: FromPath[int], number: FromPath[int]
) -> Response[bytes]:
    desk = await house.open_events.open(event)
    lots = house.dealt.of(event).get(session, ())
    found = lots[number - 1] if 0 < number <= len(lots) else None
    if found is None or not found.chance or not found.seed_for(desk.state, session):
        raise NotFoundException("not-dealt-here")
    return as_file(chance_text(found).encode(), "application/json", CHANCE_FILE)


@post("/e/{event:str}/office/deals.pbn", status_code=200)
async def _dealing_file(request: Incoming, house: House, event: FromPath[str]) -> Response[bytes]:
    # For the dealing machine. Asked for by a form, so that it is written down once and meant.
    asked, desk = await of_the_event(request, house, event, Capability.HANDS, Scope.ACT)
    sent = await checked(_DealsForm, request, asked)
    if asked.viewer.plays:
        raise PermissionDeniedException("not-played-yet")
    layouts = _deals_of(desk.state, sent.session)
    if not layouts:
        raise NotFoundException("no-deals")
    reason = messages_for(request).text("setup-dealing-file")
    await asyncio.to_thread(house.entrance.trail.note, asked.viewer, event, "look", reason)
    from duplicado.formats.pbn.writer import write_deals  # noqa: PLC0415 - a server begins sooner without

    dealt = [(law_02.board(number), deal) for number, deal in sorted(layouts.items())]
    data = write_deals(dealt, event=desk.state.title).replace("\n", "\r\n").encode()
    return as_file(data, "application/x-pbn", "deals.pbn")


DEALT_PAGES: Final = (_dealt, _chance_of_lot, _dealing_file)


def _deals_of(state: EventState, asked: str) -> dict[int, Deal]:
    """Return the deals of a session; if none is named, of the first that has deals and is not over."""
    of_session = {
        number: {board: layout for (_, board), layout in session.layouts.items() if isinstance(layout, Deal)}
        for number, session in sorted(state.sessions.items())
    }
    if asked:
        return of_session.get(whole_number(asked, 5) or 0, {})
    there = [number for number, deals in of_session.items() if deals]
    going = [number for number in there if not is_over(state, number)]
    return of_session[(going or there)[0]] if there else {}
