"""Writer of an open event: one queue, group commit, nobody told of what is not on the disk. Owner: the open event."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from duplicado.event.facts.entry import Entry
from duplicado.event.record.ending import is_played_out
from duplicado.event.record.state import EventState
from duplicado.service.event_file import to_be_stored
from duplicado.service.live.backups import EventHealth
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.command_handling import DraftedCommand, RecordDraft, considered
from duplicado.service.live.commands import (
    Accepted,
    Command,
    Outcome,
    Refusal,
    Signal,
    Submission,
    Unavailable,
    answer_all,
    are_many,
)
from duplicado.service.live.event_views import EventViews
from duplicado.service.live.incidents_log import kind_of
from duplicado.service.live.record_reader import RecordReader
from duplicado.service.live.roles import Viewer
from duplicado.store.port import IdTaken, RecordMovedOn, StoredEntry, StoreError
from duplicado.vocabulary.errors import DuplicadoError

_TOGETHER: Final = 256
"""Commands committed in one transaction at most: then those who wait are answered."""
_TRIES: Final = 20
"""Number of times that commands are considered anew because another worker has written in the meantime."""

_NOT_SERVED: Final = Unavailable("the event is not served any more")


class EventWriter:
    """The one place in a program that writes an event; all methods but `news` belong to one event loop."""

    def __init__(
        self, reader: RecordReader, views: EventViews, health: EventHealth, clock: SteadyClock, poll: float
    ) -> None:
        """Take a record that was read, and begin; every `poll` seconds it is looked whether others have written."""
        self._reader = reader
        self._views = views
        self._health = health
        self._clock = clock
        self._is_closed = False
        self._answering = 0
        self._queue: asyncio.Queue[Submission | Signal | asyncio.Future[None]] = asyncio.Queue()
        self._stale = False
        self._loop = asyncio.get_running_loop()
        self._working = self._loop.create_task(self._work(), name="duplicado-writer")
        self._polling = self._loop.create_task(self._poll(poll), name="duplicado-poll")

    def now(self) -> datetime:
        """Return what time it is, by the clock of what is written."""
        return self._clock()

    async def submit(self, viewer: Viewer, command: Command) -> Outcome:
        """Ask for facts to be recorded, and return what became of it when it is on the disk.

        Who goes away while he waits has asked all the same; asked again with the same id, he is told.
        """
        if self._is_closed:
            return _NOT_SERVED
        answer: asyncio.Future[Outcome] = self._loop.create_future()
        self._answering += 1
        answer.add_done_callback(self._answered)
        self._queue.put_nowait(Submission(viewer, command, answer))
        return await asyncio.shield(answer)

    def _answered(self, _answer: object) -> None:
        self._answering -= 1

    def news(self) -> None:
        """Look what others have written, soon. May be called from any thread."""
        with contextlib.suppress(RuntimeError):  # the loop may be closed by now
            self._loop.call_soon_threadsafe(self._queue.put_nowait, Signal.LOOK)

    async def caught_up(self) -> None:
        """Look what others have written, and return when it was read or why it could not be is known."""
        if not self._is_closed:
            looked: asyncio.Future[None] = self._loop.create_future()
            self._queue.put_nowait(looked)
            await asyncio.shield(looked)

    @property
    def is_busy(self) -> bool:
        """True where something is still to be answered."""
        return not self._queue.empty() or self._answering > 0

    async def close(self) -> None:
        """Answer what was asked, and write nothing any more."""
        self._is_closed = True
        self._polling.cancel()
        self._queue.put_nowait(Signal.END)
        await self._working
        await asyncio.gather(self._polling, return_exceptions=True)

    async def _poll(self, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            self._queue.put_nowait(Signal.LOOK)

    async def _work(self) -> None:
        ended = False
        while not ended:
            first = await self._queue.get()
            waiting = [first, *(self._queue.get_nowait() for _ in range(min(self._queue.qsize(), _TOGETHER - 1)))]
            ended = Signal.END in waiting
            lookers = [each for each in waiting if isinstance(each, asyncio.Future)]
            self._stale = self._stale or bool(lookers) or Signal.LOOK in waiting
            together = [each for each in waiting if isinstance(each, Submission)]
            try:
                await self._handle(together)
            except Exception as error:  # noqa: BLE001 - whatever happens, those who wait are answered and it goes on
                answer_all(together, self._failed("writing", f"{type(error).__name__}: {error}"))
            _released(lookers)
        while not self._queue.empty():
            left = self._queue.get_nowait()
            if isinstance(left, Submission):
                answer_all([left], _NOT_SERVED)
            elif isinstance(left, asyncio.Future):
                _released([left])

    async def _handle(self, together: list[Submission]) -> None:
        looked = False
        for _ in range(_TRIES):
            try:
                if self._stale:
                    looked = True
                    await self._refresh()
                draft, outcomes = await self._drafting(together)
                if not looked and not all(isinstance(each, DraftedCommand) for each in outcomes):
                    # Before anybody is refused: what another worker has written may allow it.
                    looked = True
                    if await self._refresh():
                        draft, outcomes = await self._drafting(together)
            except DuplicadoError as error:
                answer_all(together, self._failed(kind_of(error, "reading"), error))
                return
            if not draft.entries:
                self._answer(together, outcomes)
                return
            try:
                await self._commit(draft)
            except (RecordMovedOn, IdTaken):
                self._stale = True  # another worker was quicker: what it wrote may change the answers
                continue
            except StoreError as error:
                # Whether it was written is found out before anything else is: until then nobody is told it was.
                failed = self._failed(kind_of(error, "writing"), error)
                self._answer(together, [failed if isinstance(each, DraftedCommand) else each for each in outcomes])
                return
            self._answer(together, outcomes)
            self._health.committed(zip(draft.entries, draft.states, strict=True))
            return
        answer_all(together, Unavailable("others write without pause: try again"))

    def _failed(self, what: str, error: Exception | str) -> Unavailable:
        """Note what the store failed with: it is looked at before anything else is done."""
        self._stale = True
        return Unavailable(self._health.troubles.found(what, error))

    async def _drafting(self, together: list[Submission]) -> tuple[RecordDraft, list[DraftedCommand | Outcome]]:
        # In a thread where they are many: nobody else writes meanwhile, but others read.
        return await asyncio.to_thread(self._drafted, together) if are_many(together) else self._drafted(together)

    def _drafted(self, together: list[Submission]) -> tuple[RecordDraft, list[DraftedCommand | Outcome]]:
        draft = self._reader.record.drafted()
        return draft, [self._considered(asked, draft) for asked in together]

    def _considered(self, asked: Submission, draft: RecordDraft) -> DraftedCommand | Outcome:
        viewer, command, views = asked.viewer, asked.command, self._views
        try:
            base = views.number_at(viewer, command.based_on)
            outcome = considered(viewer, command, draft, views.access, base, self._clock())
        except Exception as error:  # noqa: BLE001 - a command that cannot be considered is nobody else's misfortune
            return Unavailable(self._health.troubles.found("command", f"{type(error).__name__}: {error}"))
        if isinstance(outcome, DraftedCommand):
            draft.add(outcome.fresh)
        elif isinstance(outcome, Refusal) and outcome.refused.code == "changed-since":
            return Refusal(outcome.refused, views.fresh_position(viewer))
        return outcome

    async def _commit(self, draft: RecordDraft) -> None:
        new = [to_be_stored(entry) for entry in draft.entries]
        over = bool(draft.states) and is_played_out(draft.states[-1])
        stored = await asyncio.to_thread(self._reader.append, new, over=over)
        self._take(zip(draft.entries, draft.states, stored, strict=True))

    def _take(self, fresh: Iterable[tuple[Entry, EventState, StoredEntry]]) -> None:
        """Take entries that the store has, each with the state after it, and have all told who may see them."""
        taken: list[Entry] = []
        for entry, state, kept in fresh:
            self._reader.take(entry, state, kept)
            self._views.tell(entry)
            taken.append(entry)
        self._views.news(taken)

    def _answer(self, together: list[Submission], outcomes: Sequence[DraftedCommand | Outcome]) -> None:
        for asked, got in zip(together, outcomes, strict=True):
            told = Accepted(got.entries, self._views.position(asked.viewer)) if isinstance(got, DraftedCommand) else got
            answer_all([asked], told)

    async def _refresh(self) -> bool:
        """Read what others have written, and tell whether there was anything."""
        read = await asyncio.to_thread(self._reader.fresh)
        self._stale = False
        self._health.troubles.over("reading")
        if read is None:
            # A backup was put back: what was told before is not so any more.
            await asyncio.to_thread(self._reader.again)
            self._views.begin_anew()
            return True
        # One after the other: the state after each is that before the next.
        self._take((entry, self._reader.after(entry), stored) for stored, entry in read)
        return bool(read)


def _released(lookers: Iterable[asyncio.Future[None]]) -> None:
    """Tell those who wait for a look, and have not gone away, that it has been taken."""
    for each in lookers:
        if not each.done():
            each.set_result(None)
