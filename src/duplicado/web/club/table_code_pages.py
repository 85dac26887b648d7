"""Permanent codes of tables: where the code on a card leads, and the cards themselves."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

from duplicado.service.club.table_codes import tables_in_play
from duplicado.service.live.roles import Capability
from duplicado.web.addresses import event_path, numbered, table_path
from duplicado.web.club.authentication import Login, asking
from duplicado.web.club.base_address import addresses
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, language_of, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.club.print_queue import PrintedCard, pin_cards_file
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import TheRenderer


@get("/m/{place:str}")
async def _table_code(renderer: TheRenderer, request: Incoming, house: House, place: FromPath[str]) -> Response[Any]:
    found = await tables_in_play(house, place[:20])
    asked = asking(request, house, Login.TABLE)
    own = [each for each in found if asked.admitted is not None and asked.admitted.event == each.event]
    if own and not (asked.admitted is not None and asked.admitted.is_undecided):
        # Who is let in already is asked for nothing again: his phone is where his pair is.
        return Redirect(event_path(own[0].event, "table"))
    if len(found) == 1:
        return Redirect(table_path(found[0].event, found[0].key))
    shown = [(each.title, each.key, table_path(each.event, each.key)) for each in found]
    status = 200 if found else 404
    return club_page(renderer, request, asked, "table_code.html", status=status, place=place[:20], found=shown)


@get("/office/table-codes.pdf")
async def _cards(
    request: Incoming,
    house: House,
    tables: Annotated[int, QueryParameter(ge=1, le=200)] = 16,
    section: Annotated[str, QueryParameter(max_length=10, pattern="^[A-Za-z]*$")] = "",
) -> Response[bytes]:
    of_the_club(request, house, Capability.ACCESS)
    reached = (await asyncio.to_thread(addresses, request))[0]
    messages = messages_for(request)
    drawn = [
        PrintedCard(
            messages.text("club-table", section=section or "none", table=number),
            f"{reached}/m/{numbered(section, number)}",
            "",
        )
        for number in range(1, tables + 1)
    ]
    data = await asyncio.to_thread(pin_cards_file, drawn, language_of(request), "")
    return Response(data, media_type="application/pdf")


TABLE_CODE_PAGES: Final = (_table_code, _cards)
