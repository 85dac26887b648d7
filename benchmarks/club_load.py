"""Those who use a club over HTTP: telephones that send, and views that are looked at, as cheaply as can be measured."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

EVENT = "Great"
_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
_ENTRY = re.compile(rb'/c(\d+)"')


class Live(asyncio.Protocol):
    """A view that is looked at; `told` is called with each event that comes."""

    def __init__(self, request: bytes, told: Callable[[bytes], None]) -> None:
        self._request = request
        self._told = told
        self._come = bytearray()
        self.transport: asyncio.Transport | None = None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        searched = max(0, len(self._come) - 1)
        self._come += data
        while (end := self._come.find(b"\n\n", searched)) >= 0:
            event = bytes(self._come[:end])
            del self._come[: end + 2]
            searched = 0
            if b"data: " in event:
                self._told(event)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's
        self.lost = True


@dataclass
class Phone:
    """A telephone that sends: one connection that is kept."""

    host: str
    port: int
    token: str
    _streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, body: dict[str, Any]) -> dict[str, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._streams
        data = json.dumps(body).encode()
        head = (
            f"POST /api/1/events/{EVENT}/commands HTTP/1.1\r\nHost: {self.host}\r\n"
            f"Authorization: Bearer {self.token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        writer.write(head.encode() + data)
        answered = await reader.readuntil(b"\r\n\r\n")
        found = _LENGTH.search(answered)
        assert found is not None, answered
        said = await reader.readexactly(int(found[1]))
        assert b" 200 " in answered[:20], (answered, said)
        told: dict[str, Any] = json.loads(said)
        return told

    def leave(self) -> None:
        if self._streams is not None:
            self._streams[1].transport.abort()


@dataclass
class Crowd:
    """All who look, and how long each thing took to reach them, in seconds."""

    host: str
    port: int
    acknowledged: list[float] = field(default_factory=list[float])
    at_table: list[float] = field(default_factory=list[float])
    at_directors: list[float] = field(default_factory=list[float])
    ranked: list[float] = field(default_factory=list[float])
    sizes: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    first: int = 0
    """The number of readers who have been shown something."""
    _asked: dict[str, float] = field(default_factory=dict[str, float])
    """The time at which each command was sent, by its id."""
    _of_table: dict[str, float] = field(default_factory=dict[str, float])
    """The time of each table's last request."""
    _unranked: list[float] = field(default_factory=list[float])
    """Of each who looks at rankings: when the oldest result was acknowledged that he was shown no ranking after."""
    _views: list[Live] = field(default_factory=list[Live])
    _phones: list[Phone] = field(default_factory=list[Phone])

    def phone(self, token: str) -> Phone:
        """Return a telephone of somebody."""
        self._phones.append(Phone(self.host, self.port, token))
        return self._phones[-1]

    async def look(self, path: str, token: str, told: Callable[[bytes], None]) -> None:
        request = (
            f"GET /api/1/events/{EVENT}/{path} HTTP/1.1\r\nHost: {self.host}\r\nAuthorization: Bearer {token}\r\n"
            "Accept: text/event-stream\r\n\r\n"
        )
        shown = False

        def tell(event: bytes) -> None:
            nonlocal shown
            if not shown:
                shown = True
                self.first += 1
                return
            told(event)

        loop = asyncio.get_running_loop()
        _, view = await loop.create_connection(lambda: Live(request.encode(), tell), self.host, self.port)
        self._views.append(view)

    async def at(self, table: str, token: str) -> None:
        """Look at what a table is shown."""

        def told(event: bytes) -> None:
            self._sized("table", event)
            self.at_table.append(time.perf_counter() - self._of_table[table])

        await self.look("view", token, told)

    async def directs(self, token: str) -> None:
        """Look at the whole record."""

        def told(event: bytes) -> None:
            self._sized("director", event)
            # An entry names itself and those before it that it is about.
            last = max(map(int, _ENTRY.findall(event)))
            self.at_directors.append(time.perf_counter() - self._asked[f"c{last}"])

        await self.look("view", token, told)

    async def reads_rankings(self, token: str) -> None:
        """Look at the rankings."""
        own = len(self._unranked)
        self._unranked.append(0.0)

        def told(event: bytes) -> None:
            self._sized("rankings", event)
            if self._unranked[own]:
                self.ranked.append(time.perf_counter() - self._unranked[own])
                self._unranked[own] = 0.0

        await self.look("rankings", token, told)

    def _sized(self, what: str, event: bytes) -> None:
        self.sizes.setdefault(what, []).append(len(event))

    async def send(self, table: str, phone: Phone, fact: dict[str, Any], *, is_result: bool) -> dict[str, Any]:
        """Send a command of a table and wait until it is acknowledged."""
        id_ = f"c{len(self._asked)}"
        begun = self._asked[id_] = self._of_table[table] = time.perf_counter()
        told = await phone.post({"id": id_, "facts": [fact], "confirmed": True})
        now = time.perf_counter()
        self.acknowledged.append(now - begun)
        if is_result:
            self._unranked = [each or now for each in self._unranked]
        return told

    @property
    def lost(self) -> int:
        """The number of views that broke off."""
        return sum(each.lost for each in self._views)

    def leave(self) -> None:
        """Have everybody go."""
        for phone in self._phones:
            phone.leave()
        for each in self._views:
            if each.transport is not None:
                each.transport.abort()
