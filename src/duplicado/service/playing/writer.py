"""Writer of many tables: what they ask for meanwhile is committed together, and they are told when it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from duplicado.store.port import NewEntry, StoredEntry, StoreUnavailable
from duplicado.store.stream_records import StreamStore

_TOGETHER = 256
"""Steps that are committed in one transaction at most."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    stream: str
    entries: tuple[NewEntry, ...]
    based_on: int
    written: asyncio.Future[tuple[StoredEntry, ...]]


class StreamWriter:
    """The one place of a program that writes to streams; its methods belong to one event loop."""

    def __init__(self, streams: StreamStore) -> None:
        """Take the store, and begin."""
        self.streams = streams
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._working = self._loop.create_task(self._work(), name="duplicado-play-writer")
        self._closed = False

    async def append(self, stream: str, entries: Sequence[NewEntry], based_on: int) -> tuple[StoredEntry, ...]:
        """Append entries to a stream, and return them when they are durable.

        Args:
            stream: which nobody here appends to meanwhile.
            entries: to be appended.
            based_on: the number of the last entry that was read.

        Raises:
            RecordMovedOn: another program has appended since; nothing was appended.
            StoreError: nothing was appended.
        """
        if self._closed:
            raise StoreUnavailable("the tables are not served any more")
        written: asyncio.Future[tuple[StoredEntry, ...]] = self._loop.create_future()
        self._queue.put_nowait(_Waiting(stream, tuple(entries), based_on, written))
        return await asyncio.shield(written)

    async def close(self) -> None:
        """Write what was asked for, and nothing any more."""
        self._closed = True
        self._queue.put_nowait(None)
        await self._working

    async def _work(self) -> None:
        ended = False
        while not ended:
            first = await self._queue.get()
            together = [first, *(self._queue.get_nowait() for _ in range(min(self._queue.qsize(), _TOGETHER - 1)))]
            ended = None in together
            asked = [each for each in together if each is not None]
            if asked:
                await self._commit(asked)

    async def _commit(self, asked: list[_Waiting]) -> None:
        batch = [(each.stream, each.entries) for each in asked]
        based_on = {each.stream: each.based_on for each in asked}
        try:
            stored = await asyncio.to_thread(self.streams.append_many, batch, based_on)
        except Exception as error:  # noqa: BLE001 - whatever happens, those who wait are answered and it goes on
            if len(asked) > 1:
                # One that cannot be taken, such as an id that is there already, is nobody else's misfortune.
                for each in asked:
                    await self._commit([each])
            elif not asked[0].written.done():
                asked[0].written.set_exception(error)
            return
        for each, entries in zip(asked, stored, strict=True):
            if not each.written.done():
                each.written.set_result(entries)
