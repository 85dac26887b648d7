"""Gate of the club's server: requests that no browser sends are refused, and slow senders cut off, before anything."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from typing import Any, Final, cast

from litestar import Request
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.serialization import decode_json
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

_HOST: Final = re.compile(rb"(?P<name>[A-Za-z0-9_.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::(?P<port>\d{1,5}))?")
_MOST_PORT: Final = 65_535
_PATIENCE: Final = 20.0
"""Seconds in which a body has to come at least, and one more for each so many bytes of it."""
_BYTES_A_SECOND: Final = 4_000
DEEPEST: Final = 60
"""Lists and objects within one another that anything sent has at most: a movement, the deepest there is, has 12."""
_MOST_DIGITS: Final = 18
_IN_A_THREAD: Final = 50_000
"""Bytes from which on a body is read in a thread: others are answered meanwhile."""


def request_gate(app: ASGIApp) -> ASGIApp:
    """Return an application that is asked only what a browser or program might ask."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            if not _is_well_addressed(scope):
                raise ClientException(status_code=400, detail="host")
            receive = _timed(receive)
        await app(scope, receive, send)

    return asked


def _is_well_addressed(scope: Scope) -> bool:
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    is_told = len(hosts) == 1 or (not hosts and scope["http_version"] == "1.0")
    return is_told and all(map(_is_host, hosts)) and "\0" not in str(scope["path"])


def _is_host(host: bytes) -> bool:
    found = _HOST.fullmatch(host)
    if found is None:
        return False
    if found["port"] is not None and int(found["port"]) > _MOST_PORT:
        return False
    return not found["name"].startswith(b"[") or _is_address(found["name"][1:-1].decode("ascii"))


def _is_address(text: str) -> bool:
    try:
        ipaddress.IPv6Address(text)
    except ValueError:
        return False
    return True


def _timed(receive: Receive) -> Receive:
    """Return what receives a body in time, or gives up; when it is there, it waits as long as it takes to answer."""
    began: float | None = None
    size, complete = 0, False

    async def received() -> ReceiveMessage:
        nonlocal began, size, complete
        if complete:
            return await receive()
        loop = asyncio.get_running_loop()
        began = loop.time() if began is None else began
        try:
            async with asyncio.timeout_at(began + _PATIENCE + size / _BYTES_A_SECOND):
                message = await receive()
        except TimeoutError:
            raise HTTPException(status_code=408, detail="slow") from None
        if message["type"] == "http.request":
            size += len(message["body"])
            complete = not message["more_body"]
        return message

    return received


class ClubRequest(Request[Any, Any, Any]):
    """A request whose JSON is read within limits, and off the loop where it is long."""

    async def json(self) -> Any:  # noqa: ANN401 - whatever was sent
        """Return the body.

        Raises:
            ClientException: it is nested too deep, or a number in it has more digits than anything that is counted.
        """
        body = await self.body()
        if len(body) > _IN_A_THREAD:
            return await asyncio.to_thread(_read, body)
        return _read(body)


def _read(body: bytes) -> Any:  # noqa: ANN401 - as above
    try:
        data = decode_json(body or b"null")
    except RecursionError:
        raise ClientException(status_code=400, detail="nested") from None
    _check(data)
    return data


def _check(data: object) -> None:
    """Refuse what is nested too deep, and numbers that are longer than any that is counted."""
    level: list[object] = [data]
    for _ in range(DEEPEST):
        level = [each for part in level for each in _members(part)]
        if not level:
            return
    raise ClientException(status_code=400, detail="nested")


def _members(part: object) -> list[object]:
    if isinstance(part, dict):
        return list(cast("dict[str, object]", part).values())
    if isinstance(part, list):
        return cast("list[object]", part)
    if isinstance(part, int) and abs(part) >= 10**_MOST_DIGITS:
        raise ClientException(status_code=400, detail="number")
    return []
