"""The feeds of the screen on the wall and of the Director: computed for who asks, each in the place of the last.

No text has the present time in it: nothing is sent when nothing has happened. By the clock a table is late at the time
of the last entry; who looks on reckons from the times in the view.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.record.state import EventState
from duplicado.service.live.command_handling import LiveRecord
from duplicado.service.live.feeds import Feed, at_intervals
from duplicado.service.live.hall_view import hall_view
from duplicado.service.live.office_view import KnownDoubts, office_view
from duplicado.service.live.resume_tokens import Sealer
from duplicado.service.live.roles import Openness

Compute: TypeAlias = Callable[[EventState, datetime | None], str]


class _Screen:
    """One view and its feed."""

    def __init__(self, compute: Compute, text: str, number: int) -> None:
        self.compute = compute
        self.text = text
        self.number = number
        """Of the last entry that the text has in it."""
        self.feed: Feed | None = None


class Screens:
    """The screens of one event; nothing is computed that nobody has asked for.

    They are computed in a thread of their own, at most so often: no table waits for a screen.
    """

    def __init__(
        self, record: LiveRecord, sealer: Sealer, openness: Openness, epoch: Callable[[], str], interval: float
    ) -> None:
        """Take the record; `interval` is how many seconds lie between two views at least."""
        self._record = record
        self._sealer = sealer
        self._openness = openness
        self._epoch = epoch
        self._known: dict[str, _Screen] = {}
        self._news = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="duplicado-screens")
        self._task = asyncio.get_running_loop().create_task(
            at_intervals(self._news, interval, self._compute), name="duplicado-screens"
        )

    def hall(self) -> Feed:
        """Return the feed of what everybody is shown."""
        return self._feed(*self._hall())

    def office(self, plays: tuple[ContestantId, ...] = ()) -> Feed:
        """Return the feed of directors, or of those who play under these numbers themselves."""
        return self._feed(*self._office(plays))

    async def ready_hall(self) -> None:
        """Compute what everybody is shown if nobody has asked for it yet; `hall` has nothing to compute then."""
        await self._ready(*self._hall())

    async def ready_office(self, plays: tuple[ContestantId, ...] = ()) -> None:
        """Compute what directors are shown if nobody has asked for it yet; `office` has nothing to compute then."""
        await self._ready(*self._office(plays))

    def _hall(self) -> tuple[str, Compute]:
        openness = self._openness
        return "hall", lambda state, _at: json.dumps(hall_view(state, openness))

    @staticmethod
    def _office(plays: tuple[ContestantId, ...]) -> tuple[str, Compute]:
        known: KnownDoubts = {}

        def compute(state: EventState, at: datetime | None) -> str:
            return json.dumps(office_view(state, at, plays, known))

        return f"office playing {' '.join(map(str, plays))}" if plays else "office", compute

    async def _ready(self, name: str, compute: Compute) -> None:
        if name in self._known:
            return
        record, openness = self._record, self._openness
        # What comes while it is computed is computed after it.
        state, at, number = record.state, _last(record), len(record.order)
        text = await asyncio.get_running_loop().run_in_executor(self._thread, compute, state, at)
        if name not in self._known and self._record is record and self._openness is openness:
            self._known[name] = _Screen(compute, text, number)
            if len(record.order) != number:
                self._news.set()

    def _feed(self, name: str, compute: Compute) -> Feed:
        screen = self._known.get(name)
        if screen is None:
            record = self._record
            text = compute(record.state, _last(record))
            screen = self._known[name] = _Screen(compute, text, len(record.order))
        if screen.feed is None:
            made = screen
            screen.feed = Feed(name, self._epoch(), self._sealer, lambda: made.text, made.number, remembered=1)
        return screen.feed

    def news(self) -> None:
        """Compute what is looked at, soon: the record has entries that it had not."""
        if self._known:
            self._news.set()

    def begin_anew(self, record: LiveRecord, openness: Openness) -> None:
        """Take another record, or another decision on what is shown, in the place of that there was."""
        self.end()
        self._record = record
        self._openness = openness

    def end(self) -> None:
        """Let all who look go."""
        for each in self._known.values():
            if each.feed is not None:
                each.feed.end()
        self._known.clear()

    async def stopped(self) -> None:
        """Compute nothing any more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()

    async def _compute(self) -> None:
        loop = asyncio.get_running_loop()
        for each in list(self._known.values()):
            state, at, number = self._record.state, _last(self._record), len(self._record.order)
            text = await loop.run_in_executor(self._thread, each.compute, state, at)
            each.number = number
            if text != each.text:
                each.text = text
                if each.feed is not None:
                    each.feed.push(text, number)


def _last(record: LiveRecord) -> datetime | None:
    return record.order[-1].at if record.order else None
