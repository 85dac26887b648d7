"""Sessions of a table manager over real sockets, for tests."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.robot.named import robot_of
from duplicado.service.gateway.table_manager import ManagerSettings, TableManager
from duplicado.service.robots.team_match import deals_of
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Deal

ENGLISH = Messages.load(Language.ENGLISH)
HOST = "127.0.0.1"


@dataclass
class Line:
    """A connection of a test, line by line."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    heard: list[str] = field(default_factory=list)

    async def hear(self) -> str | None:
        """Return the next line; `None` at the end."""
        data = await self.reader.readline()
        if not data:
            return None
        text = data.decode("ascii").rstrip("\r\n")
        self.heard.append(text)
        return text

    def say(self, text: str | bytes) -> None:
        """Send a line."""
        self.writer.write(text if isinstance(text, bytes) else f"{text}\r\n".encode())

    async def until(self, text: str) -> str:
        """Hear until a line has that in it."""
        while (line := await self.hear()) is not None:
            if text.casefold() in line.casefold():
                return line
        raise AssertionError(f"no {text!r} in {self.heard}")


OPEN: list[Line] = []
"""The connections of the session that is being held; it closes them at its end."""


async def connected(port: int) -> Line:
    line = Line(*await asyncio.open_connection(HOST, port))
    OPEN.append(line)
    return line


def boards(count: int, seed: int = 1) -> list[tuple[Board, Deal]]:
    return [(law_02.board(number), deal) for number, deal in deals_of(seed, count)]


def session(
    settings: ManagerSettings,
    played: Iterable[tuple[Board, Deal]],
    guests: Callable[[int], Iterable[Awaitable[object]]],
    robot: str = "book",
) -> tuple[TableManager, list[BoardRecord]]:
    """Open a table, let the guests come to its port, play the boards, and close it."""

    async def held() -> tuple[TableManager, list[BoardRecord]]:
        manager = TableManager(settings, robot_of(robot), ENGLISH)
        port = await manager.open(HOST, 0)
        coming = [asyncio.ensure_future(guest) for guest in guests(port)]
        try:
            async with asyncio.timeout(60):
                await manager.seated()
                records = await manager.play(played, seed=1)
                await asyncio.gather(*coming)
        finally:
            await manager.close()
            for guest in coming:
                guest.cancel()
            await asyncio.gather(*coming, return_exceptions=True)
            while OPEN:
                writer = OPEN.pop().writer
                writer.close()
                with contextlib.suppress(ConnectionError):
                    await writer.wait_closed()
        return manager, records

    return asyncio.run(held())
