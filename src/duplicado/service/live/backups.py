"""Backups of an event that is served, and its health: what fails now, the computer's clock. Owner: the open event.

A backup is made on demand, and by itself when a round is over for the whole field.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.facts.subjects import OfTable
from duplicado.event.facts.topics import TopicKind, TopicOf
from duplicado.event.record.state import EventState
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.incidents_log import Troubles
from duplicado.service.live.record_reader import RecordReader
from duplicado.service.witnessing import noted_head
from duplicado.store.backup import backup
from duplicado.store.port import StoreError, StoreUnavailable

_ENDS: Final = frozenset({TopicKind.SESSION, TopicKind.PUBLICATION, TopicKind.CLOSING})


def ends_a_round(fact: AnyFact, state: EventState) -> bool:
    """Tell whether a round, a session or the event ends with an entry; `state` is that after it."""
    subject = fact.subject()
    if isinstance(subject, OfTable) and subject.round is not None:
        return _finished_by_all(state, subject.session, subject.round)
    if isinstance(fact, RoundCalled):
        return fact.round > 1
    return any(isinstance(each, TopicOf) and each.kind in _ENDS for each in fact.changes())


def _finished_by_all(state: EventState, number: int, round_number: int) -> bool:
    session = state.session(number)
    return all(
        (section, table, round_number) in session.finished
        for section, plan in session.plans.items()
        for table in plan.tables_in(round_number)
        if plan.at_table(round_number, table)
    )


class Backups:
    """Copies a record beside whoever writes it: nobody waits for a backup."""

    def __init__(
        self, reader: RecordReader, to: Path | None, clock: Callable[[], datetime], troubles: Troubles
    ) -> None:
        """Take the record, which is opened once more for each, and the file of the backups that are made by themselves.

        What a backup fails with is one of the `troubles`, under `backup`, until one is made.
        """
        self._reader = reader
        self._to = to
        self._clock = clock
        self._troubles = troubles
        self._running: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        self._is_awaited = False
        self.last = 0
        """Up to which entry the last one goes."""

    async def take(self, to: Path) -> int:
        """Write a backup and return how many entries it has.

        One is made after the other: two that write the same file would spoil it.

        Raises:
            StoreError: it could not be made; an older one of that name is there still.
        """
        async with self._turn:
            return await self._taken(to)

    async def _taken(self, to: Path) -> int:
        at = self._clock()

        def copy() -> int:
            try:
                to.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                told = f"{to.parent} cannot be the folder of backups: {error.strerror}; no backup was made"
                raise StoreUnavailable(told).told_as("store-not-made", to.parent, error.strerror) from None
            with self._reader.opener() as store:
                self._reader.see_in(store)  # a copy of something else would take the place of the last good one
                count = backup(store, to, at=at)
                noted_head(store, store.place)
                return count

        try:
            count = await asyncio.to_thread(copy)
        except StoreError as error:
            self._troubles.found("backup", error)
            raise
        self.last = max(self.last, count)
        self._troubles.over("backup")
        return count

    def after(self, appended: Iterable[tuple[Entry, EventState]]) -> None:
        """Begin a backup if one of these entries, each with the state after it, ends a round."""
        if self._to is None or self._is_awaited:
            return  # the one that waits for its turn will have these entries, too
        if any(ends_a_round(entry.fact, state) for entry, state in appended):
            self._is_awaited = True
            task = asyncio.get_running_loop().create_task(self._take_quietly(self._to))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def done(self) -> None:
        """Wait for those that are being made."""
        await asyncio.gather(*self._running)

    async def _take_quietly(self, to: Path) -> None:
        async with self._turn:
            self._is_awaited = False
            with suppress(StoreError):  # said already
                await self._taken(to)


@dataclass(frozen=True, slots=True)
class EventHealth:
    """Health of an event for the operator of the server, and the backups that are made while it goes on."""

    troubles: Troubles
    """Failures of the store, a ranking, a backup, a command or the key."""
    clock: SteadyClock
    backups: Backups

    def committed(self, appended: Iterable[tuple[Entry, EventState]]) -> None:
        """Take entries that are on the disk, each with the state after it: a backup begins where one ends a round."""
        self.troubles.over("writing")
        self.backups.after(appended)
