"""Feeds of numbered views, from which whoever was away resumes or begins anew, and work at most once in an interval."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from duplicado.service.live.resume_tokens import FeedPosition, Sealer

REMEMBERED: Final = 128
"""Number of things that a feed remembers for those who come back."""
_AT_A_TIME: Final = 8
"""Number of those who are woken before others have their turn: few enough that it takes about a millisecond to write to
them."""
_BETWEEN: Final = "~"
_NAMED: Final = ":"
"""Signs of the position in several feeds: `NAME:POSITION~NAME:POSITION`."""


@dataclass(frozen=True, slots=True)
class Sent:
    """One thing that was sent to an audience."""

    number: int
    """Of the audience's own view, each one more than the one before; a whole view has that of the last of its parts."""
    position: str
    """To be named when resuming, and as what a command is based on."""
    whole: bool
    """True where it is the whole view, in the place of all that was sent before."""
    text: str
    """JSON: an object with `kind` and what belongs to it."""
    of: str = ""
    """The name of its feed, where a reader has several of them in one stream."""

    @property
    def message(self) -> str:
        """All of it as one line of JSON, for a socket or an event stream."""
        return f'{self.sign[:-1]}, "view": {self.text}}}'

    @property
    def sign(self) -> str:
        """The same without the view, for who only needs to know that it has changed."""
        named = {"of": self.of} if self.of else {}
        return json.dumps({"number": self.number, "position": self.position, "whole": self.whole, **named})


class Feed:
    """Feed of one audience."""

    def __init__(
        self,
        audience: str,
        epoch: str,
        sealer: Sealer,
        whole: Callable[[], str],
        record: int,
        remembered: int = REMEMBERED,
    ) -> None:
        """Begin at number 1.

        Args:
            audience: its name, the same in every life of the server.
            epoch: of no other feed.
            sealer: writes positions.
            whole: returns the whole view, as it is now, as JSON.
            record: the number of the last entry of the record that the whole view has in it.
            remembered: how many things are kept for those who come back; 1 where only the last matters.
        """
        self.audience = audience
        self._epoch = epoch
        self._sealer = sealer
        self._whole = whole
        self._number = 1
        self._record = record
        self._remembered: deque[Sent] = deque(maxlen=remembered)
        self._snapshot: Sent | None = None
        self._waiting: OrderedDict[asyncio.Future[None], None] = OrderedDict()
        self._to_wake = 0
        self._ended = False

    @property
    def ended(self) -> bool:
        """True where nothing more will come."""
        return self._ended

    @property
    def number(self) -> int:
        """Of the last thing sent."""
        return self._number

    @property
    def position(self) -> str:
        """Of the last thing sent."""
        return self._written(self._number)

    @property
    def waiting(self) -> int:
        """Number of those who wait for something more."""
        return len(self._waiting)

    def push(self, text: str, record: int) -> None:
        """Send something; `record` is the number of the entry that it came from."""
        self._number += 1
        self._record = record
        self._snapshot = None
        self._remembered.append(Sent(self._number, self._written(self._number), whole=False, text=text))
        waking = self._to_wake > 0
        self._to_wake = len(self._waiting)
        if not waking:
            self._wake()

    def _wake(self) -> None:
        """Wake a few of those who wait, the longest waiting first, and the others after whatever else is to be done.

        Hundreds may look at a ranking: the result that a table enters meanwhile is not to wait for all of them.
        """
        for _ in range(min(self._to_wake, _AT_A_TIME, len(self._waiting))):
            waiting, _ = self._waiting.popitem(last=False)
            if not waiting.done():
                waiting.set_result(None)
        self._to_wake = min(self._to_wake - _AT_A_TIME, len(self._waiting))
        if self._to_wake > 0:
            asyncio.get_running_loop().call_soon(self._wake)

    def end(self) -> None:
        """Wake all who wait: nothing more will come."""
        self._ended = True
        while self._waiting:
            waiting, _ = self._waiting.popitem()
            if not waiting.done():
                waiting.set_result(None)

    def snapshot(self) -> Sent:
        """Return the whole view."""
        if self._snapshot is None:
            self._snapshot = Sent(self._number, self._written(self._number), whole=True, text=self._whole())
        return self._snapshot

    def since(self, number: int) -> tuple[Sent, ...] | None:
        """Return what was sent after a number; `None` where that is not remembered."""
        missing = self._number - number
        if not 0 <= missing <= len(self._remembered):
            return None
        return tuple(self._remembered)[len(self._remembered) - missing :]

    def number_at(self, position: str) -> int | None:
        """Return the number of a position of this life of the server and this audience, `None` of any other."""
        read = self._sealer.read(self.audience, position)
        return read.number if read is not None and read.epoch == self._epoch else None

    def register(self, waiting: asyncio.Future[None]) -> None:
        """Wake somebody as soon as something more is sent, or nothing more will be."""
        self._waiting[waiting] = None

    def let_go(self, waiting: asyncio.Future[None]) -> None:
        """Wake somebody no more."""
        self._waiting.pop(waiting, None)

    def _written(self, number: int) -> str:
        return self._sealer.write(self.audience, FeedPosition(self._epoch, number, self._record))


async def _woken(waiting: asyncio.Future[None], feeds: Sequence[Feed]) -> None:
    """Wait until one of the feeds sends something more, or nothing more, or nobody waits any more."""
    for feed in feeds:
        feed.register(waiting)
    try:
        await waiting
    finally:
        for feed in feeds:
            feed.let_go(waiting)


class _Reading(ABC):
    """One viewer's reading along some feeds; it ends with the first of them, or when he may read no more."""

    def __init__(self, feeds: Sequence[Feed]) -> None:
        """Take the feeds."""
        self._feeds = feeds
        self._ended = False
        self._asleep: asyncio.Future[None] | None = None

    @abstractmethod
    def waiting(self) -> tuple[Sent, ...]:
        """Return what there is for him now, and take it as sent; nothing where he has had all of it."""

    def end(self) -> None:
        """Send nothing more, from now on: whoever reads along may not any more."""
        self._ended = True
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    async def more(self) -> tuple[Sent, ...]:
        """Wait until there is something for him, and take it as sent; nothing when nothing more is served.

        Whoever gives up waiting misses nothing: the next call returns it.
        """
        # Asked anew each time: it may have ended while he was being sent the last thing, and waited for nothing.
        while not (self._ended or any(feed.ended for feed in self._feeds)):
            sent = self.waiting()
            if sent:
                return sent
            self._asleep = asyncio.get_running_loop().create_future()
            await _woken(self._asleep, self._feeds)
        return ()


class Subscription(_Reading):
    """One viewer's reading along a feed: an asynchronous iterator of what he is to be sent."""

    def __init__(self, feed: Feed, position: str = "") -> None:
        """Resume after a position, or begin with the whole view."""
        super().__init__((feed,))
        self.feed = feed
        self._seen = feed.number_at(position) if position else None

    def waiting(self) -> tuple[Sent, ...]:
        """Return what there is for him now, see `_Reading.waiting`."""
        missed = None if self._seen is None else self.feed.since(self._seen)
        sent = (self.feed.snapshot(),) if missed is None else missed
        self._seen = self.feed.number
        return sent

    async def __aiter__(self) -> AsyncIterator[Sent]:
        """Go through what he is sent, for ever; ends when the event is not served any more."""
        while sent := await self.more():
            for each in sent:
                yield each


class JoinedSubscription(_Reading):
    """One viewer's reading along several feeds, each with a name, in one stream; it ends with the first of them."""

    def __init__(self, subscribe: Mapping[str, Callable[[str], Subscription]], position: str = "") -> None:
        """Resume after a position of all of them, or begin with their whole views.

        Args:
            subscribe: begins to read along the feed of each name, after its position.
            position: as the last thing sent has it.
        """
        known = {name: where for name, _, where in (each.partition(_NAMED) for each in position.split(_BETWEEN))}
        self._positions = {name: known.get(name, "") for name in subscribe}
        self._parts = {name: begin(self._positions[name]) for name, begin in subscribe.items()}
        super().__init__([part.feed for part in self._parts.values()])

    def waiting(self) -> tuple[Sent, ...]:
        """Return what there is for him now of all of them, see `_Reading.waiting`."""
        return tuple(self._named())

    def _named(self) -> Iterator[Sent]:
        for name, part in self._parts.items():
            for sent in part.waiting():
                self._positions[name] = sent.position
                position = _BETWEEN.join(f"{of}{_NAMED}{where}" for of, where in self._positions.items())
                yield replace(sent, position=position, of=name)


async def at_intervals(news: asyncio.Event, interval: float, work: Callable[[], Awaitable[None]]) -> None:
    """Work whenever there are news, and at most once in an interval; never ends.

    Args:
        news: set when there are any.
        interval: how many seconds lie between the beginnings of two pieces of work at least: what the work takes is
            not waited for besides.
        work: what is done.
    """
    loop = asyncio.get_running_loop()
    while True:
        await news.wait()
        news.clear()
        begun = loop.time()
        await work()
        await asyncio.sleep(max(0.0, interval - (loop.time() - begun)))
