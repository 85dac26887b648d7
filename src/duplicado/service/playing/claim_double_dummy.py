"""Double dummy beside a contested claim: what the cards that are left make, for the Director who sees all of them.

It is searched for in a process of its own, once for each position, and reaches nobody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from duplicado.law.book.law_70 import ClaimToJudge
from duplicado.law.procedure.play import PlayPosition
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.worker_processes import WorkerFailedError, Workers
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

PATIENCE: Final = 30.0
"""Seconds after which a search is given up."""


def double_dummy_answer() -> Callable[[PlayPosition], int | None]:
    """Return what counts the tricks of North-South from a position on; `None`: nothing here can solve it."""
    from duplicado.analysis.solver import default_solver  # noqa: PLC0415 - loaded in the process that solves

    solver = default_solver()

    def answer(position: PlayPosition) -> int | None:
        try:
            return solver.tricks(position, Side.NS)
        except DuplicadoError:
            return None

    return answer


def position_judged(now: PlayedTable) -> PlayPosition | None:
    """Return the position of the claim that a Director judges who sees all cards; `None`: there is none."""
    return _position(now) if now.looked else None


def _position(now: PlayedTable) -> PlayPosition | None:
    matters = () if now.board is None else now.board.matters
    sheets = (each.facts for each in matters if each.request is not None)
    claims = (each.contested for each in sheets if isinstance(each, ClaimToJudge))
    return next((each.position for each in claims if each is not None), None)


class ClaimDoubleDummy:
    """Tricks that the position of a contested claim makes, at one table; it belongs to one event loop."""

    def __init__(
        self, now: Callable[[], PlayedTable], solvers: Workers[PlayPosition, int | None], changed: Callable[[], None]
    ) -> None:
        """Take what returns the table as it stands, who solves, and what is called when something has been found."""
        self._now, self._solvers, self._changed = now, solvers, changed
        self._position: PlayPosition | None = None
        self._north_south: int | None = None
        self._searching: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Begin to search where a claim is judged on a position that has not been searched."""
        position = position_judged(self._now())
        if position is None and _position(self._now()) is not None:
            self._solvers.get_ready()  # he is likely to look
        if position is not None and position != self._position:
            self.close()
            self._position, self._north_south = position, None
            self._searching = asyncio.get_running_loop().create_task(self._search(position))

    def told(self, words: RulingWords) -> str:
        """Say what either side makes of the cards that are left; empty while nothing is known of them."""
        position = position_judged(self._now())
        if position is None or position != self._position or self._north_south is None:
            return ""
        left = max(len(hand) for hand in position.hands if hand is not None)
        return words.text("play-td-makeable", ns=self._north_south, ew=left - self._north_south, left=left)

    def close(self) -> None:
        """Search no more."""
        if self._searching is not None:
            self._searching.cancel()

    async def _search(self, position: PlayPosition) -> None:
        try:
            self._north_south = await self._solvers.ask(position)
        except WorkerFailedError:
            return  # the page is as it was without
        self._changed()
