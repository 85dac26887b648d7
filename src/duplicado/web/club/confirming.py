"""Confirming again before what is sensitive: who asks for it from a browser gives the PIN of the office."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import FormMultiDict
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.status_codes import HTTP_428_PRECONDITION_REQUIRED

from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Viewer
from duplicado.web.incoming import Incoming

_MARK: Final = "confirmed again"
SENSITIVE: Final[Mapping[str, Any]] = MappingProxyType({_MARK: True})
"""The `opt` of a handler that does what is confirmed again: PINs, access, erasing, copies of everything."""
PIN_FIELD: Final = "confirming_pin"
PIN_HEADER: Final = "X-Confirm-PIN"


class ConfirmAgain(HTTPException):
    """Request that is to be confirmed by the PIN of the office; `fields` are those of the form that was sent."""

    status_code = HTTP_428_PRECONDITION_REQUIRED

    def __init__(self, csrf: str = "", fields: tuple[tuple[str, str], ...] = (), *, wrong: bool = False) -> None:
        """Keep what was sent, and whether a PIN was, which is not the one."""
        super().__init__(detail="confirm-again", status_code=HTTP_428_PRECONDITION_REQUIRED)
        self.csrf = csrf
        self.fields = fields
        self.wrong = wrong


async def confirm_by_form(request: Incoming, viewer: Viewer, csrf: str, form: FormMultiDict) -> None:
    """See that somebody has confirmed what a form asks for.

    Raises:
        ConfirmAgain: he has not, or by another PIN.
    """
    if not is_sensitive(request.route_handler):
        return
    confirming = _house(request).entrance.confirming
    if not await asyncio.to_thread(confirming.is_wanted, viewer):
        return
    pin = form.get(PIN_FIELD)
    if isinstance(pin, str) and await asyncio.to_thread(confirming.confirm, viewer, pin[:20]):
        return
    fields = tuple((name, value) for name, value in form.multi_items() if isinstance(value, str) and name != PIN_FIELD)
    raise ConfirmAgain(csrf, fields, wrong=pin is not None)


async def confirm_by_header(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler, viewer: Viewer
) -> None:
    """See that a browser's script has confirmed what it asks for.

    Raises:
        ConfirmAgain: it has not, or by another PIN.
    """
    if not is_sensitive(handler):
        return
    confirming, pin = _house(connection).entrance.confirming, connection.headers.get(PIN_HEADER)
    if not await asyncio.to_thread(confirming.is_wanted, viewer):
        return
    if pin is None or not await asyncio.to_thread(confirming.confirm, viewer, pin[:20]):
        raise ConfirmAgain(wrong=pin is not None)


def is_sensitive(handler: BaseRouteHandler) -> bool:
    """Tell whether what a handler does is confirmed again."""
    return _MARK in handler.opt


def _house(connection: ASGIConnection[Any, Any, Any, Any]) -> ClubHouse:
    house: ClubHouse = connection.app.state.house
    return house
