"""Requests that somebody was refused for want of rights, written down in the audit of the club (ASVS 7.2.2)."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, cast

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from duplicado.service.club.access_tokens import Admitted
from duplicado.service.club.attempt_limits import REFUSED, SAME_REFUSAL
from duplicado.service.club.club import ClubHouse
from duplicado.store.port import StoreError
from duplicado.web.club.authentication import recognized, source_of
from duplicado.web.error_pages import logged_path

_LOG: Final = logging.getLogger(__name__)
_FORBIDDEN: Final = 403
_WHAT: Final = "refused"


async def note_refused(message: Message, scope: Scope) -> None:
    """Write down who was answered 403, and where; the same of the same one is written once in ten minutes.

    Whoever was not let in stands there by the address that he comes from. Where the store takes nothing he is answered
    as he would be otherwise, and the log has it.
    """
    if message["type"] != "http.response.start" or message["status"] != _FORBIDDEN:
        return
    house: ClubHouse = scope["litestar_app"].state.house
    connection = ASGIConnection[Any, Any, Any, Any](scope)
    admitted, source = recognized(connection), source_of(connection)
    whose = source if admitted is None else admitted.viewer.subject
    method = cast("dict[str, str]", scope)["method"]
    detail = f"{method} {logged_path(scope['path'])}"
    is_new = house.rates.take(f"refused {whose} {detail}", SAME_REFUSAL)
    if not (is_new and house.rates.take(f"refused {whose}", REFUSED)):
        return
    try:
        await asyncio.to_thread(_note, house, admitted, source, str(connection.path_params.get("event", "")), detail)
    except StoreError as error:
        _LOG.warning("not written down: %s was refused %s (%s)", whose, detail, error)


def _note(house: ClubHouse, admitted: Admitted | None, source: str, event: str, detail: str) -> None:
    of_event = event if event in house.events.names() else ""  # whatever stands in an address is of no event
    if admitted is None:
        house.entrance.trail.note_before_login(source, of_event, _WHAT, detail)
    else:
        house.entrance.trail.note(admitted.viewer, of_event, _WHAT, detail)
