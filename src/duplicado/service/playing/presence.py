"""Presence of players: whose page has had no line to the table for a while is away, until it has one again."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from functools import partial
from typing import Final, TypeAlias

from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.sitters import SitterKind
from duplicado.service.playing.steps import Away, Happened
from duplicado.store.port import StoreError
from duplicado.vocabulary.seats import Seat

AWAY_AFTER: Final = 45.0
"""Seconds without a line after which a player is away: two signs of life, and the time to take a line up again."""

_Happens: TypeAlias = Callable[[PlayedTable], tuple[Happened, ...]]
Brings: TypeAlias = Callable[[_Happens], Awaitable[None]]


class Presence:
    """Lines of the players of a table; it belongs to one event loop."""

    def __init__(self, patience: float, now: Callable[[], PlayedTable], brings: Brings) -> None:
        """Begin without a line.

        Args:
            patience: seconds without a line after which a player is away.
            now: returns the table as it stands.
            brings: records what happens at the table as it stands, see `TableDesk.brings`.
        """
        self._patience = patience
        self._now = now
        self._brings = brings
        self._lines: Counter[Seat] = Counter()
        self._leaving: dict[Seat, asyncio.TimerHandle] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @contextmanager
    def line(self, seat: Seat) -> Generator[None]:
        """Count a line of a player for as long as the block runs."""
        self._lines[seat] += 1
        leaving = self._leaving.pop(seat, None)
        if leaving is not None:
            leaving.cancel()
        self._tell(Away(seat, stands=False))
        try:
            yield
        finally:
            self._lines[seat] -= 1
            if not (self._lines[seat] or self._is_closed):
                loop = asyncio.get_running_loop()
                self._leaving[seat] = loop.call_later(self._patience, self._left, seat)

    def close(self) -> None:
        """Tell nothing more."""
        self._is_closed = True
        for leaving in self._leaving.values():
            leaving.cancel()

    def _left(self, seat: Seat) -> None:
        del self._leaving[seat]
        self._tell(Away(seat, stands=True))

    def _tell(self, changed: Away) -> None:
        if not _happened(changed, self._now()):
            return
        task = asyncio.get_running_loop().create_task(self._told(changed))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _told(self, changed: Away) -> None:
        try:
            await self._brings(partial(_happened, changed))
        except StoreError:
            return  # where it cannot be written just then, the player is taken to be as he was


def _happened(changed: Away, now: PlayedTable) -> tuple[Happened, ...]:
    """Note that a player is away, or is there again, where that is new of a person in his seat."""
    is_new = now.seats[changed.seat].kind is SitterKind.PERSON and (changed.seat in now.away) is not changed.stands
    return (changed,) if is_new else ()
