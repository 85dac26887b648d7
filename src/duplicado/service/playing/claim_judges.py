"""Judges of contested claims: they search in other processes, so that no table waits for the claim at another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from duplicado.law.claims import worked_out
from duplicado.law.claims.adjudication import ClaimAdjudication
from duplicado.law.claims.contested import ContestedClaim
from duplicado.law.claims.policy import ClaimPolicy
from duplicado.law.claims.worked_out import ClaimNotWorkedOut
from duplicado.service.playing.claim_double_dummy import PATIENCE as DOUBLE_DUMMY_PATIENCE
from duplicado.service.playing.claim_double_dummy import double_dummy_answer
from duplicado.service.worker_processes import WorkerFailedError, Workers

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
