"""Players at electronic tables over HTTP: four at each, who look at their streams and act, as cheaply as can be."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import re
import time
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from benchmarks.club_load import Live

SEATS: Final = "NESW"
_STATUS_AND_LENGTH = re.compile(rb"HTTP/1\.1 (\d+).*?\r\ncontent-length: (\d+)", re.IGNORECASE | re.DOTALL)
_BIDS_ABOUT: Final = 0.3
"""The probability that a player makes the lowest bid that he may, rather than pass."""


@dataclass
class Player:
    """A person's page: its stream, and the connection on which it sends what he does."""

    table: str
    seat: str
    key: str
    host: str
    port: int
    seen: dict[str, Any] = field(default_factory=dict[str, Any])
    told: asyncio.Event = field(default_factory=asyncio.Event)
    told_at: float = 0.0
    """The time of the last thing shown, by the clock of `perf_counter`."""
    sizes: list[int] = field(default_factory=list[int])
    live: Live | None = None
    _streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def _head(self) -> str:
        return f"Host: {self.host}\r\nOrigin: http://{self.host}\r\nCookie: duplicado-play={self.key}\r\n"

    async def look(self) -> None:
        """Open the stream of the page, and wait for the whole view."""
        request = f"GET /play/{self.table}/{self.seat}/stream HTTP/1.1\r\n{self._head}Accept: text/event-stream\r\n\r\n"
        loop = asyncio.get_running_loop()
        _, self.live = await loop.create_connection(lambda: Live(request.encode(), self._is_told), self.host, self.port)
        await self.told.wait()

    def _is_told(self, event: bytes) -> None:
        data = event.partition(b"data: ")[2]
        if not data:
            return
        self.told_at = time.perf_counter()
        self.sizes.append(len(event))
        self.seen |= msgspec.json.decode(data)["view"]
        self.told.set()

    async def does(self, what: str, number: int) -> int:
        """Send what he does; return the status of the answer."""
        body = json.dumps({"id": f"b{number}", "do": what, "on": self.seen.get("on"), "thought": 1500}).encode()
        csrf = hashlib.sha256(f"csrf {self.key}".encode()).hexdigest()[:40]
        request = (
            f"POST /play/{self.table}/{self.seat}/do HTTP/1.1\r\n{self._head}X-CSRF-Token: {csrf}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        while True:
            try:
                return await self._answered(request.encode() + body)
            except (ConnectionError, asyncio.IncompleteReadError):
                # Who was quiet for long is hung up on. What is sent again with its id is done once.
                self._hang_up()

    async def _answered(self, request: bytes) -> int:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._streams
        writer.write(request)
        answered = await reader.readuntil(b"\r\n\r\n")
        found = _STATUS_AND_LENGTH.match(answered)
        assert found is not None, answered
        await reader.readexactly(int(found[2]))
        return int(found[1])

    def _hang_up(self) -> None:
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None

    def wants(self, chance: random.Random) -> str | None:
        """Return what he does now, in the words of the page; `None`: he waits for others."""
        seen = self.seen
        if seen.get("phase") == "over":
            return None if self.seat in seen["ready"] else "next board"
        if seen.get("phase") == "clarification" and seen["face_down"]:
            leader = SEATS.index(seen["face_down"][0])
            asked = {SEATS[(leader + 2) % 4], seen["declarer"]} - {*seen["satisfied"]}
            return "no questions" if self.seat in asked else None
        if seen.get("acts") != self.seat:
            return None
        may = seen["may"]
        if may["calls"]:
            bids = [call for call in may["calls"] if call[0].isdigit()]
            return bids[0] if bids and chance.random() < _BIDS_ABOUT else "P"
        if not may["cards"]:
            return None
        card = chance.choice(may["cards"])
        return f"{card}{' face down' if may['face_down'] else ''}" if card in seen["own"] else f"dummy {card}"

    def leave(self) -> None:
        """Close both connections."""
        self._hang_up()
        if self.live is not None and self.live.transport is not None:
            self.live.transport.abort()


@dataclass
class PlayedBySome:
    """A table with its players, and how long each thing took, in seconds."""

    players: list[Player]
    chance: random.Random
    answered: list[float] = field(default_factory=list[float])
    seen_by_all: list[float] = field(default_factory=list[float])
    boards: int = 0
    actions: int = 0

    async def play(self, pause: float) -> None:
        """Play, an action every so many seconds on average, for as long as nobody ends it."""
        await asyncio.sleep(self.chance.uniform(0, pause))
        while True:
            await self._acts()
            await asyncio.sleep(pause * self.chance.uniform(0.5, 1.5))

    async def _acts(self) -> None:
        player, what = next((each, what) for each in self.players if (what := each.wants(self.chance)) is not None)
        for each in self.players:
            each.told.clear()
        begun = time.perf_counter()
        status = await player.does(what, self.actions)
        self.actions += 1
        assert status == 200, (status, what, player.seen)
        self.answered.append(time.perf_counter() - begun)
        # Whatever is done here is public, so each of the four is shown it.
        for each in self.players:
            await each.told.wait()
        self.seen_by_all.append(max(each.told_at for each in self.players) - begun)
        self.boards += what == "next board" and self.players[0].seen["phase"] != "over"
