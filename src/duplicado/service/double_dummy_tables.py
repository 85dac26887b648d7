"""Double-dummy tables of whole deals for pages: each computed once, in one thread beside the server's own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Final

from duplicado.formats.whole_layouts import deal_of
from duplicado.vocabulary.hands import Deal, Layout

if TYPE_CHECKING:  # the solver is loaded when there is something to solve
    from duplicado.analysis.table import DoubleDummyTable

_REMEMBERED: Final = 5_000
"""Deals: those of some two hundred sessions."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """Table of a deal for somebody who does not wait long."""

    table: DoubleDummyTable | None
    is_computed_meanwhile: bool = False


class DoubleDummyTables:
    """Double-dummy tables of deals; for use by several threads at once.

    A table is `None` where not all cards are known, or nothing is installed that solves whole deals.
    """

    def __init__(self, *, always_waits: bool = False) -> None:
        """Begin with none; nothing is loaded before the first deal.

        Args:
            always_waits: whether nobody is sent away before a table is computed: a page that is written to a file
                cannot ask again.
        """
        self._always_waits: Final = always_waits
        self._thread: ThreadPoolExecutor | None = None
        self._known: Final[OrderedDict[Deal, Future[DoubleDummyTable | None]]] = OrderedDict()
        self._lock: Final = Lock()

    async def of(self, layout: Layout | None) -> DoubleDummyTable | None:
        """Return the table of a deal as soon as it is computed; `None` too where `stop` leaves it undone."""
        return (await self._awaited(self._asked(layout), None)).table

    async def soon(self, layout: Layout | None, seconds: float) -> Awaited:
        """Return the table of a deal if it is computed within so many seconds; else it is computed meanwhile."""
        return await self._awaited(self._asked(layout), None if self._always_waits else seconds)

    async def _awaited(self, found: Future[DoubleDummyTable | None] | None, seconds: float | None) -> Awaited:
        """Wait on the event loop: no thread is held by those who wait, however many they are."""
        if found is None:
            return Awaited(None)
        try:
            return Awaited(await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(found)), seconds))
        except TimeoutError:
            return Awaited(None, is_computed_meanwhile=True)
        except asyncio.CancelledError:
            if not found.cancelled():
                raise
            return Awaited(None)

    def ahead(self, layouts: Iterable[Layout | None]) -> None:
        """Have the tables of deals computed that are likely to be asked for next."""
        for layout in layouts:
            self._asked(layout)

    def if_ready(self, layouts: Iterable[Layout | None]) -> list[DoubleDummyTable | None]:
        """Return the tables of deals if all are computed; else nothing, and have them computed next."""
        asked = [self._asked(layout) for layout in layouts]
        ready = all(each is None or each.done() for each in asked)
        return [each.result() if each is not None else None for each in asked] if ready else []

    def learn(self, found: Mapping[Deal, DoubleDummyTable]) -> None:
        """Take tables that were computed elsewhere."""
        with self._lock:
            for deal, table in found.items():
                known: Future[DoubleDummyTable | None] = Future()
                known.set_result(table)
                self._known[deal] = known

    def stop(self) -> None:
        """Leave what waits undone, and end the thread; what is asked for later begins another."""
        with self._lock:
            thread, self._thread = self._thread, None
            if thread is not None:
                thread.shutdown(wait=False, cancel_futures=True)
            for deal in [deal for deal, found in self._known.items() if found.cancelled()]:
                del self._known[deal]

    def _asked(self, layout: Layout | None) -> Future[DoubleDummyTable | None] | None:
        deal = deal_of(layout)
        if deal is None:
            return None
        with self._lock:
            found = self._known.get(deal)
            if found is None:
                if self._thread is None:
                    self._thread = ThreadPoolExecutor(1, thread_name_prefix="duplicado-double-dummy")
                found = self._known[deal] = self._thread.submit(_table, deal)
                while len(self._known) > _REMEMBERED:
                    self._known.popitem(last=False)
            return found


def _table(deal: Deal) -> DoubleDummyTable | None:
    from duplicado.analysis.dds import DdsError  # noqa: PLC0415 - see above
    from duplicado.analysis.dds_library import SolverUnavailable  # noqa: PLC0415 - see above
    from duplicado.analysis.positions import PositionError  # noqa: PLC0415 - see above
    from duplicado.analysis.solver import default_solver  # noqa: PLC0415 - see above

    try:
        return default_solver().tables([deal])[0]
    except (SolverUnavailable, PositionError, DdsError):
        # Without the library there is a solver for endings only: the hands are worth showing all the same.
        return None
