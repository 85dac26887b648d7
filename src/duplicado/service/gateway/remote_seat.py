"""Program at one of our seats: its connection, what waits until it is ready for it, and the action it is asked for.

The protocol has no sequence numbers; its flow control is that a program says for what it is ready. So every line for a
program waits here until it has said so: lines of one kind in their order, what needs no readiness behind all others.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.service.gateway.dialects import Dialect
from duplicado.service.gateway.lines import (
    CallLine,
    CardLine,
    LineTooLongError,
    ReadyLine,
    StrangeLine,
    read_client_line,
    read_line,
    send_line,
)
from duplicado.vocabulary.seats import Seat

ActionLine: TypeAlias = CallLine | CardLine
CLOSED: Final = "closed"
"""Reason for which a program is gone whose connection ended."""
_MOST_STRANGE: Final = 25
"""Lines without meaning, after which a connection is closed."""
_MOST_ILLEGAL: Final = 3
"""Illegal calls or cards, after which the seat is given to another."""
_MOST_AHEAD: Final = 4
"""Number of times that a program may say ahead that it is ready for the same thing."""


class SeatLost(Exception):
    """The program at a seat is gone; the reason says why."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A line that waits for a program to be ready."""

    thing: str | None
    """Thing that it must be ready for; `None`: for nothing, but everything before it has been sent."""
    line: str


class RemoteSeat:
    """One connection at one seat."""

    def __init__(
        self,
        seat: Seat,
        team: str,
        version: int,
        dialect: Dialect,
        streams: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        """Take the connection over, whose first line has been answered."""
        self.seat, self.team, self.version, self.dialect = seat, team, version, dialect
        self._reader, self._writer = streams
        self._ready: Counter[str] = Counter()
        self._waiting: list[_Waiting] = []
        self._asked: asyncio.Future[ActionLine] | None = None
        self._changed = asyncio.Event()
        self._check: Callable[[ActionLine], bool] = _nothing
        self._illegal = self._strange = 0
        self.lost: str | None = None
        """Reason for which the program is gone; `None` while it is there."""

    def tell(self, line: str, thing: str | None = None) -> None:
        """Send a line as soon as the program is ready for that thing."""
        if self.lost is None:
            self._waiting.append(_Waiting(thing, line))
            self._send_what_may_go()

    def ask(self, check: Callable[[ActionLine], bool]) -> asyncio.Future[ActionLine]:
        """Wait for an action that the check admits; what it does not admit is answered `Illegal`.

        The future raises `SeatLost` when the program goes, or has done something illegal too often.
        """
        self._asked = asyncio.get_running_loop().create_future()
        self._check = check
        if self.lost is not None:
            self._asked.set_exception(SeatLost(self.lost))
        return self._asked

    async def is_ready(self, thing: str) -> None:
        """Wait until the program has said that it is ready for `teams` or `start`.

        Raises:
            SeatLost: it goes instead.
        """
        while not self._ready[thing] and self.lost is None:
            self._changed.clear()
            await self._changed.wait()
        if self.lost is not None:
            raise SeatLost(self.lost)
        self._ready[thing] = 0

    async def has_all(self) -> None:
        """Wait until everything that was told has been sent, or the program is gone."""
        while self._waiting and self.lost is None:
            self._changed.clear()
            await self._changed.wait()
        if self.lost is None:
            with contextlib.suppress(ConnectionError):
                await self._writer.drain()

    async def listen(self) -> None:
        """Read the program's lines until it goes."""
        reason = CLOSED
        try:
            while self.lost is None and (line := await read_line(self._reader)) is not None:
                self._take(line)
                await self._writer.drain()
        except LineTooLongError:
            send_line(self._writer, "Line too long")
            reason = "line-too-long"
        except ConnectionError:
            reason = CLOSED
        self.lose(reason)

    def lose(self, reason: str) -> None:
        """Give the program up; who waits for it is told."""
        if self.lost is None:
            self.lost = reason
            if self._asked is not None and not self._asked.done():
                self._asked.set_exception(SeatLost(reason))
            self._changed.set()
        self._writer.close()

    def _take(self, line: str) -> None:
        read = read_client_line(line)
        if isinstance(read, ReadyLine):
            if read.seat is not self.seat:
                self._refuse("Illegal seat")
                return
            self._is_ready_for(read)
        elif isinstance(read, CallLine | CardLine):
            self._acts(read)
        elif not (isinstance(read, StrangeLine) and read.is_known):
            self._refuse("Illegal line")

    def _is_ready_for(self, read: ReadyLine) -> None:
        thing = f"card {read.trick}" if read.thing == "card" else read.thing
        if thing == "deal":
            self._ready.clear()  # what is left of the last board means nothing any more
        self._ready[thing] = min(self._ready[thing] + 1, _MOST_AHEAD)
        self._send_what_may_go()
        self._changed.set()

    def _acts(self, read: ActionLine) -> None:
        asked = self._asked
        if asked is None or asked.done() or not self._check(read):
            self._illegal += 1
            send_line(self._writer, "Illegal bid" if isinstance(read, CallLine) else "Illegal card")
            if self._illegal >= _MOST_ILLEGAL:
                self.lose("illegal")
            return
        asked.set_result(read)

    def _refuse(self, answer: str) -> None:
        self._strange += 1
        send_line(self._writer, answer)
        if self._strange >= _MOST_STRANGE:
            self.lose("strange-lines")

    def _send_what_may_go(self) -> None:
        left: list[_Waiting] = []
        held: set[str | None] = set()
        for each in self._waiting:
            if each.thing is None:
                may_go = not left
            else:
                may_go = None not in held and each.thing not in held and self._ready[each.thing] > 0
            if not may_go:
                left.append(each)
                held.add(each.thing)
                continue
            if each.thing is not None:
                self._ready[each.thing] -= 1
            send_line(self._writer, each.line)
        self._waiting = left


def _nothing(_line: ActionLine) -> bool:
    return False
