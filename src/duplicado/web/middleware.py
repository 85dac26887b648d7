"""Middleware of the servers: HEAD answered as GET without the body, compression of what browsers load."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final, cast

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, HTTPScope, Message, Receive, Scope, Send


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


_COMPRESSED: Final = (b"text/html", b"text/css", b"text/javascript", b"image/svg+xml")
"""Beginnings of media types."""
_SMALLEST: Final = 1000
"""Bytes below which an answer fits into one packet of the network anyway."""
_LEVEL: Final = 6


def compression(app: ASGIApp) -> ASGIApp:
    """Return the application, its pages compressed for those who take gzip (RFC 9110, 12.5.3)."""

    async def compressed(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and _takes_gzip(Headers.from_scope(scope).get("accept-encoding", "")):
            send = _compressing(send)
        await app(scope, receive, send)

    return compressed


def _takes_gzip(accepted: str) -> bool:
    for each in accepted.lower().split(","):
        name, *parameters = (part.strip() for part in each.split(";"))
        if name == "gzip":
            return all(part.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"} for part in parameters)
    return False


def _compressing(send: Send) -> Send:
    """Return what sends an answer that is all there compressed, and any other as it comes."""
    head: HTTPResponseStartEvent | None = None

    async def sent(message: Message) -> None:
        nonlocal head
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders(message)
            names = dict(message["headers"])
            if names.get(b"content-type", b"").startswith(_COMPRESSED) and b"content-encoding" not in names:
                headers.extend_header_value("vary", "Accept-Encoding")
                head = message
                return
        elif message["type"] == "http.response.body" and head is not None:
            start, head = head, None
            if not message["more_body"] and len(message["body"]) >= _SMALLEST:
                message["body"] = gzip.compress(message["body"], _LEVEL, mtime=0)
                headers = MutableScopeHeaders(start)
                headers["Content-Encoding"] = "gzip"
                headers["Content-Length"] = str(len(message["body"]))
            await send(start)
        await send(message)

    return sent
