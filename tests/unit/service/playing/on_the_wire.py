"""Browsers at a table of a served application in this process: requests and streams, byte for byte.

Nothing lies between a browser and the application but the calls of ASGI, so a stream can be cut at any byte.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, cast

import httpx
from litestar import Litestar
from tests.unit.service.playing.at_tables import settings
from tests.waiting import until_in_loop

from duplicado.locale import Language
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.keys import DirectorKey, SeatKey
from duplicado.service.playing.room import OpenedTable, Room
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.site import play_site

__all__ = ["DIRECTOR", "Browser", "Line", "Served", "served"]

DIRECTOR: Final = "director"
_EVENT: Final = re.compile(rb"id: (\S+)\ndata: (.*)\n\n")


class Line:
    """A stream that a browser reads; `raw` is all that came, as it came."""

    def __init__(self, site: Litestar, path: str, headers: Mapping[str, str]) -> None:
        self.raw = bytearray()
        self.chunks: list[bytes] = []
        self._cut = asyncio.Event()
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "server": ("table", 80),
            "client": ("127.0.0.1", 1),
        }
        self._reading = asyncio.ensure_future(cast("Any", site)(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        await self._cut.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:  # noqa: ANN401 - of ASGI
        if message["type"] == "http.response.body" and not self._cut.is_set():
            self.raw += message.get("body", b"")
            self.chunks.append(message.get("body", b""))

    async def cut(self) -> None:
        """Cut it: nothing that is sent from now on arrives."""
        self._cut.set()
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)

    def events(self) -> list[tuple[str, dict[str, Any]]]:
        """Return what has come whole, with its id."""
        return [(id_.decode(), json.loads(data)) for id_, data in _EVENT.findall(bytes(self.raw))]


class Browser:
    """The browser of somebody who sits in a seat, or directs."""

    def __init__(self, site: Litestar, table: str, place: str) -> None:
        self.site, self.at, self.place = site, f"/play/{table}/{place}", place
        # Compressed, a page would be as long as the time of day that stands in it lets it be.
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=cast("Any", site)),
            base_url="http://table",
            headers={"Accept-Encoding": "identity"},
        )
        self.proof = ""
        self.got: list[tuple[int, tuple[tuple[str, str], ...], bytes]] = []
        """Every answer: its status, its headers, its body."""

    @property
    def pages(self) -> tuple[str, ...]:
        """The addresses of the pages: one, or that of each seat of several."""
        table, _, place = self.at.rpartition("/")
        return tuple(f"{table}/{each}" for each in place) if set(place) <= set("NESW") else (self.at,)

    async def asks(self, method: str, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401 - whatever is sent
        answer = await self.client.request(method, path, **more)
        self.got.append((answer.status_code, tuple(sorted(answer.headers.items())), answer.content))
        return answer

    async def comes(self, key: SeatKey | DirectorKey) -> None:
        answer = await self.client.post(f"/play/{key.table}/sit", json={"key": str(key)})
        assert answer.status_code == 200
        page = await self.client.get(f"/play/{key.table}/{self.place if key.place == 'D' else key.place}")
        found = re.search(r'name="csrf" content="([0-9a-f]+)"', page.text)
        assert found is not None
        self.proof = found[1]

    def listens(self, after: str = "") -> Line:
        """Open the line, after the last thing that came."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {"Host": "table", "Cookie": cookies, **({"Last-Event-ID": after} if after else {})}
        return Line(self.site, f"{self.at}/stream", headers)

    async def does(self, id_: str, do: str, **more: object) -> str:
        """Ask for something to be done; return the code of the answer."""
        answer = await self.asks(
            "POST", f"{self.at}/do", json={"id": id_, "do": do, **more}, headers={"X-CSRF-Token": self.proof}
        )
        return str(answer.json()["code"])

    async def view(self) -> dict[str, Any]:
        return dict((await self.asks("GET", f"{self.at}/view")).json())


class Served:
    """A table of a served application, with four who sit there and a Director."""

    def __init__(self, site: Litestar, room: Room, table: OpenedTable, desk: TableDesk) -> None:
        self.site, self.room, self.table, self.desk = site, room, table, desk
        self.at = {place: Browser(site, table.name, place) for place in (*"NESW", DIRECTOR)}

    async def spectator_of(self, seat: str) -> Browser:
        """Have the player of a seat let somebody look at his hand, who comes."""
        player = self.at[seat]
        asked = f"{player.at}/spectator"
        answer = await player.client.post(asked, json={}, headers={"X-CSRF-Token": player.proof})
        spectator = Browser(self.site, self.table.name, f"look/{seat}")
        key = answer.json()["address"].partition("#")[2]
        let_in = await spectator.client.post(f"/play/{self.table.name}/sit", json={"key": key})
        assert let_in.json() == {"address": spectator.at}
        return spectator

    async def several(self, seats: str) -> Browser:
        """Have somebody come who has the keys of several seats."""
        browser = Browser(self.site, self.table.name, seats)
        for seat in seats:
            await browser.comes(self.table.keys[Seat(seat)])
        return browser

    async def sit_down(self, *, directed: bool) -> None:
        for seat in Seat:
            await self.at[seat.value].comes(self.table.keys[seat])
        if directed:
            await self.at[DIRECTOR].comes(self.table.director)


@asynccontextmanager
async def served(folder: Path, *, directed: bool = False) -> AsyncGenerator[Served]:
    """Serve a table at which four people sit, and a Director where one is wanted."""
    rooms: list[Room] = []

    async def ready(room: Room) -> None:
        rooms.append(room)

    site = play_site(Language.ENGLISH, room_of_play(folder, replace(settings(), robot="stand-in"), ready))
    async with site.lifespan():
        table = await rooms[0].open_table()
        desk = await rooms[0].desk(table.name)
        assert desk is not None
        there = Served(site, rooms[0], table, desk)
        await there.sit_down(directed=directed)
        yield there
        for each in there.at.values():
            await each.client.aclose()


async def whole(line: Line, number: int) -> None:
    """Wait until a line has sent everything up to a number of its view."""
    await until_in_loop(lambda: bool(line.events()) and line.events()[-1][1]["number"] >= number)
