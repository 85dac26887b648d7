"""The service for programs, players: score cards and hand records of finished boards."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from duplicado.event.record.refusals import Refused
from duplicado.service.live.cards import CardsAnswer
from duplicado.service.live.commands import NotShown
from duplicado.service.live.hand_records import HandRecordTold
from duplicado.web.club.api import needs_to_see
from duplicado.web.club.authentication import asking
from duplicado.web.club.club_admin import Section
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.problem_details import refusal
from duplicado.web.incoming import Incoming


@get("/events/{event:str}/cards", summary="The score cards of those for whom you play")
async def cards(request: Incoming, house: House, event: FromPath[str]) -> Response[CardsAnswer]:
    """Return what each has done on each board, seen from his side; a table's device is shown less than a pair's own."""
    asked = asking(request, house).of(event)
    needs_to_see(asked)
    try:
        found = await (await house.open_events.open(event)).views.for_players.score_cards(asked.viewer)
    except NotShown:
        raise PermissionDeniedException("not-allowed") from None
    return Response(found)


@get("/events/{event:str}/hand-records/{session:int}/{board:int}", summary="The hand record of a finished board")
async def hand_record(
    request: Incoming,
    house: House,
    event: FromPath[str],
    session: FromPath[int],
    board: FromPath[int],
    section: Section = "",
) -> Response[HandRecordTold]:
    """Return the hands of a board that is finished everywhere, the tricks that can be made, and par.

    `tricks` and `par` are null where no double-dummy library is installed.
    """
    asked = asking(request, house).of(event)
    needs_to_see(asked)
    found = await (await house.open_events.open(event)).views.for_players.hand_record(
        asked.viewer, session, section, board
    )
    if isinstance(found, Refused):
        return refusal(found, messages_for(request))
    return Response(found)


FOR_PLAYERS: Final[tuple[HTTPRouteHandler, ...]] = (cards, hand_record)
"""Addresses below that of the service."""
