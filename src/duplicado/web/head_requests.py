"""Requests of the method HEAD: answered as GET is, without the body (RFC 9110, 9.3.2)."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send


def head_requests(app: ASGIApp) -> ASGIApp:
    """Return an application that answers HEAD wherever it answers GET: with the same rights, status and heads."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            await _without_body(app, scope, receive, send)
        else:
            await app(scope, receive, send)

    return asked


async def _without_body(app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
    is_answered = False
    request = cast("dict[str, Any]", scope)
    as_get: dict[str, Any] = {**request, "method": "GET"}

    async def sent(message: Message) -> None:
        nonlocal is_answered
        if message["type"] != "http.response.body":
            # What routing has found in the address is looked at by whoever is told of the answer.
            request.update({name: value for name, value in as_get.items() if name not in request})
            await send(message)
        elif not is_answered:
            is_answered = True
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            if message["more_body"]:
                answering.cancel()  # a stream goes on as long as somebody reads it

    answering = asyncio.ensure_future(cast("Any", app(cast("Any", as_get), receive, sent)))
    try:
        await answering
    except asyncio.CancelledError:
        if not (is_answered and answering.cancelled()):
            answering.cancel()
            raise
