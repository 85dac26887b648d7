"""Published record of an event, and the program that checks it, for everybody to whom the result is released."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from duplicado.event.record.ending import is_played_out
from duplicado.formats.published_record.writer import RECORD_FILE, VERIFIER_FILE, verifier
from duplicado.service.office.published import record_shown
from duplicado.web.club.authentication import asking
from duplicado.web.club.page_language import House
from duplicado.web.downloads import as_file
from duplicado.web.incoming import Incoming


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
