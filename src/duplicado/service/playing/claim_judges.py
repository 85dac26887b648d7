"""Judges of contested claims, and what the cards left make double dummy, for the Director who sees all of them.

Both are searched for in other processes, so that no table waits for the claim at another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from duplicado.law.book.law_70 import ClaimToJudge
from duplicado.law.claims import worked_out
from duplicado.law.claims.adjudication import ClaimAdjudication
from duplicado.law.claims.policy import ClaimPolicy, ContestedClaim
from duplicado.law.claims.worked_out import ClaimNotWorkedOut
from duplicado.law.procedure.play import PlayPosition
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.worker_processes import WorkerFailedError, Workers
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

_Result = TypeVar("_Result")
ClaimTask: TypeAlias = tuple[ContestedClaim, ClaimPolicy]
_PATIENCE: Final = 60.0


def _untold() -> None:
    """Tell nobody."""


def claims_answer() -> Callable[[ClaimTask], ClaimAdjudication | None]:
    """Return what judges a claim."""
    return lambda task: worked_out.search(*task)


class ClaimJudges:
    """Those who judge claims for tables; its methods belong to one event loop."""

    def __init__(self, begins: Callable[[], Callable[[ClaimTask], ClaimAdjudication | None]] = claims_answer) -> None:
        """Take what makes a judge, which a new process can import."""
        self._workers = Workers(begins, 1, _PATIENCE)
        self.solvers: Final = Workers(double_dummy_answer, 1, DOUBLE_DUMMY_PATIENCE)
        """Those who say what a position makes, see `ClaimDoubleDummy`."""

    def get_ready(self) -> None:
        """Have somebody ready to judge: a claim has been made, and may be contested."""
        self._workers.get_ready()

    async def work_out(self, wanted: Callable[[], _Result], begins: Callable[[], None] = _untold) -> _Result:
        """Return what a function gives that the Laws alone decide; claims that it turns on are judged elsewhere.

        The function is called again for each of them, until it needs none any more.

        Args:
            wanted: the function.
            begins: called before a claim is judged.
        """
        while True:
            try:
                with worked_out.kept_only():
                    return wanted()
            except ClaimNotWorkedOut as asked:
                claim = asked
            begins()
            try:
                found = await self._workers.ask((claim.contested, claim.policy))
            except WorkerFailedError:
                return await asyncio.to_thread(wanted)
            worked_out.keep(claim.contested, claim.policy, found)

    async def close(self) -> None:
        """Have nobody judge any more."""
        await self._workers.close()
        await self.solvers.close()


DOUBLE_DUMMY_PATIENCE: Final = 30.0
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
