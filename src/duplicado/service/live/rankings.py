"""Rankings for those who look at them: computed for who asks, at most so often, each in the place of the last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from duplicado.event.record import Entry
from duplicado.service.live.considering import Record
from duplicado.service.live.feeds import Feed
from duplicado.service.live.positions import Sealer
from duplicado.service.live.roles import Release
from duplicado.service.live.standings import ReleasedStandings

__all__ = ["Rankings"]


class Rankings:
    """The rankings of one event by when they are released; nothing is computed that nobody has asked for."""

    def __init__(self, record: Record, sealer: Sealer, epoch: Callable[[], str], interval: float) -> None:
        """Take the record; `interval` is how many seconds lie between two rankings at least."""
        self._record = record
        self._sealer = sealer
        self._epoch = epoch
        self._interval = interval
        self._standings: dict[Release, ReleasedStandings] = {}
        self._texts: dict[Release, str] = {}
        self._feeds: dict[Release, Feed] = {}
        self._news = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._follow(), name="duplicado-rankings")

    def feed(self, release: Release) -> Feed:
        """Return the feed of the rankings that are released then."""
        feed = self._feeds.get(release)
        if feed is None:
            standings = self._standings.get(release)
            if standings is None:
                standings = self._standings[release] = ReleasedStandings(release)
                standings.hold(self._record.order)
                self._texts[release] = standings.text()
            feed = self._feeds[release] = Feed(
                f"rankings {release.value}",
                self._epoch(),
                self._sealer,
                lambda: self._texts[release],
                len(self._record.order),
                remembered=1,
            )
            self._news.set()
        return feed

    def news(self, entries: Sequence[Entry]) -> None:
        """Take entries that the record has now."""
        for each in self._standings.values():
            each.hold(entries)
        if entries:
            self._news.set()

    def begin_anew(self, record: Record) -> None:
        """Take another record in the place of the one there was."""
        self.end()
        self._record = record
        self._standings.clear()

    def end(self) -> None:
        """Let all who look go."""
        for feed in self._feeds.values():
            feed.end()
        self._feeds.clear()

    async def stopped(self) -> None:
        """Compute nothing any more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _follow(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            for release, standings in list(self._standings.items()):
                # What was not asked for since access changed waits until it is.
                feed = self._feeds.get(release)
                if feed is None or not await standings.catch_up(self._record.state):
                    continue
                text = standings.text()
                if text != self._texts[release]:
                    self._texts[release] = text
                    if self._feeds.get(release) is feed:
                        feed.push(text, len(self._record.order))
            await asyncio.sleep(self._interval)
