"""One event while it is played: one writer, group commit, and nobody told of anything that is not on the disk."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Self

from duplicado.event.record import EventOutcome, EventState, Refused
from duplicado.formats.event_record import entry_text
from duplicado.service.live.asking import Asked, Health, NotShown, Signal, answer_all, are_many
from duplicado.service.live.backups import Backups
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.commands import Accepted, Command, Outcome, Refusal, Unavailable
from duplicado.service.live.considering import Draft, Made, Record, considered
from duplicado.service.live.feeds import Subscription
from duplicado.service.live.for_players import ForPlayers
from duplicado.service.live.hands import Look, hands_shown, looked_at
from duplicado.service.live.positions import Position, Sealer
from duplicado.service.live.publications import Publications
from duplicado.service.live.rankings import Rankings
from duplicado.service.live.reading import RecordReader
from duplicado.service.live.roles import Access, Capability, Release, Viewer
from duplicado.service.live.screens import Screens
from duplicado.service.live.telling import Feeds, audience_of, new_epoch
from duplicado.service.live.troubles import Troubles
from duplicado.store.port import EntryStore, IdTaken, NewEntry, RecordMovedOn, StoreError
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Layout

__all__ = ["EventDesk", "Health", "NotShown"]

_TOGETHER: Final = 256
"""Commands committed in one transaction at most: then those who wait are answered."""
_TRIES: Final = 20
"""How often commands are considered anew because another worker has written in the meantime."""


class EventDesk:
    """The one place in a program that writes an event; `async with await EventDesk.open(...)`.

    All methods belong to one event loop; `news` may be called from any thread.
    """

    def __init__(
        self,
        reader: RecordReader,
        *,
        access: Access,
        clock: SteadyClock,
        secret: bytes,
        backups: Path | None,
        audit: Callable[[Look], None] | None,
        poll: float,
        ranking_interval: float,
    ) -> None:
        """Take a record that was read; use `open`."""
        self._reader = reader
        self._access = access
        self._clock = clock
        self._sealer = Sealer(secret)
        self._audit = audit
        self._queue: asyncio.Queue[Asked | Signal] = asyncio.Queue()
        self._feeds = Feeds(reader.record, self._sealer, access.openness, new_epoch)
        self._troubles = Troubles()
        self._rankings = Rankings(reader.record, self._sealer, new_epoch, ranking_interval, self._troubles)
        self._publications = Publications(reader.record)
        self.for_players: Final = ForPlayers(lambda: self.state, lambda: self._access, self._release, self._rankings)
        self._screens = Screens(reader.record, self._sealer, access.openness, new_epoch, ranking_interval)
        self._stale = False
        self._backups = Backups(reader.opener, backups, clock, self._troubles)
        self._loop = asyncio.get_running_loop()
        self._tasks = [
            self._loop.create_task(self._work(), name="duplicado-desk"),
            self._loop.create_task(self._poll(poll), name="duplicado-poll"),
        ]

    @classmethod
    async def open(
        cls,
        opener: Callable[[], EntryStore],
        *,
        secret: bytes,
        access: Access | None = None,
        clock: SteadyClock | None = None,
        backups: Path | None = None,
        audit: Callable[[Look], None] | None = None,
        poll: float = 1.0,
        ranking_interval: float = 1.0,
    ) -> EventDesk:
        """Open an event.

        Args:
            opener: opens its record; called for the desk, and once more for each backup.
            secret: 16 to 64 bytes, the same in every life of the server and for all that serve the event.
            access: who may do what; the defaults if not told.
            clock: what time it is.
            backups: a file that a backup is written to at the end of each round; `None`: no backups by itself.
            audit: writes down a privileged look at hands; `None`: nobody may look.
            poll: every how many seconds it is looked whether another program has written.
            ranking_interval: how many seconds lie between two rankings, or views of the hall, at least.

        Raises:
            StoreError: the record cannot be opened.
            UnreadableRecord: an entry of it cannot be read.
        """
        reader = await asyncio.to_thread(RecordReader, opener)
        clock = clock or SteadyClock()
        if reader.record.order:
            clock.not_before(reader.record.order[-1].at)
        return cls(
            reader,
            access=access or Access(),
            clock=clock,
            secret=secret,
            backups=backups,
            audit=audit,
            poll=poll,
            ranking_interval=ranking_interval,
        )

    # ---- what is asked of it

    async def submit(self, viewer: Viewer, command: Command) -> Outcome:
        """Ask for facts to be taken down, and return what became of it when it is on the disk.

        Who goes away while he waits has asked all the same; asked again with the same id, he is told.
        """
        answer: asyncio.Future[Outcome] = self._loop.create_future()
        self._queue.put_nowait(Asked(viewer, command, answer))
        return await asyncio.shield(answer)

    def view(self, viewer: Viewer, position: str = "") -> Subscription:
        """Return what somebody is shown of the event: he resumes after a position, or begins with the whole view.

        Who sees the record sees its entries; a table what is played there; everybody else the rankings.
        """
        feed = self._feeds.of(viewer, self._access)
        return self.rankings(viewer, position) if feed is None else Subscription(feed, position)

    def rankings(self, viewer: Viewer, position: str = "") -> Subscription:
        """Return the rankings as somebody is shown them, each one in the place of the last.

        Raises:
            NotShown: he is not shown any.
        """
        return Subscription(self._rankings.feed(self._release(viewer)), position)

    async def outcome(self, viewer: Viewer) -> EventOutcome | None:
        """Return the results as pages show them to somebody; `None` while nothing is released to him.

        Raises:
            NotShown: he is not shown any.
        """
        sees_record = self._access.may(viewer.role, Capability.RECORD) and not viewer.plays
        return await self._publications.outcome(
            self._release(viewer), with_hands=sees_record or self._access.openness.hands
        )

    def hall(self, viewer: Viewer, position: str = "") -> Subscription:
        """Return what everybody is shown, each time in the place of the last, see `hall_view`.

        Raises:
            NotShown: he is not shown the event.
        """
        self._refuse_without(viewer, Capability.RANKINGS)
        return Subscription(self._screens.hall(), position)

    def office(self, viewer: Viewer, position: str = "") -> Subscription:
        """Return how far the tables are and who calls, see `office_view`; less of it to who plays himself.

        Raises:
            NotShown: he does not see the record.
        """
        self._refuse_without(viewer, Capability.RECORD)
        return Subscription(self._screens.office(viewer.plays), position)

    async def ready(self, viewer: Viewer, *, office: bool = False) -> None:
        """Compute the hall, or the office, in a thread, if nobody has looked at it yet; before it is asked for."""
        seen = office and self._access.may(viewer.role, Capability.RECORD)
        await (self._screens.ready_office(viewer.plays) if seen else self._screens.ready_hall())

    @property
    def state(self) -> EventState:
        """What the record says: for those who see all of it, and never to be sent as it is."""
        return self._reader.record.state

    @property
    def record(self) -> Record:
        """The record, for what is shown of it in the office and rehearsed; never to be sent or changed as it is."""
        return self._reader.record

    @property
    def access(self) -> Access:
        """Who may do what."""
        return self._access

    def grant(self, access: Access) -> None:
        """Change who may do and see what. All who look begin anew, as what they may see now."""
        self._access = access
        self._feeds.end()
        self._feeds = Feeds(self._reader.record, self._sealer, access.openness, new_epoch)
        self._rankings.end()
        self._screens.begin_anew(self._reader.record, access.openness)

    @property
    def health(self) -> Health:
        """How it goes."""
        return Health.of(len(self._reader.record.order), self._troubles, self._clock.behind, self._backups.last)

    async def hands(self, viewer: Viewer, session: int, section: str, board: int, reason: str = "") -> Layout | Refused:
        """Return the hands of a board, where somebody may see them, see `hands_shown`.

        A look at a board that somebody is still to play is written down before anything is shown: it wants a reason,
        and a place where looks are written.
        """
        shown = hands_shown(viewer, self.state, self._access, session, section, board)
        return await looked_at(
            shown,
            lambda: Look(self._clock(), viewer.subject, viewer.by, session, section, board, reason),
            self._audit,
            reason,
        )

    async def backup(self, to: Path) -> int:
        """Write a backup while the event goes on, and return how many entries it has.

        Raises:
            StoreError: it could not be made; an older one of that name is there still.
        """
        return await self._backups.take(to)

    def news(self) -> None:
        """Look what others have written, soon. May be called from any thread."""
        with contextlib.suppress(RuntimeError):  # the loop may be closed by now
            self._loop.call_soon_threadsafe(self._queue.put_nowait, Signal.LOOK)

    async def close(self) -> None:
        """Answer what was asked, let everybody go, close the record."""
        self._tasks[1].cancel()
        self._queue.put_nowait(Signal.END)
        await self._tasks[0]
        self._rankings.end()
        self._screens.end()
        await asyncio.gather(self._rankings.stopped(), self._screens.stopped())
        self._publications.stop()
        self.for_players.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._backups.done()
        self._feeds.end()
        await asyncio.to_thread(self._reader.close)

    async def __aenter__(self) -> Self:
        """Return itself."""
        return self

    async def __aexit__(self, *_error: object) -> None:
        """Close it."""
        await self.close()

    # ---- the writer

    async def _work(self) -> None:
        ended = False
        while not ended:
            first = await self._queue.get()
            waiting = [first, *(self._queue.get_nowait() for _ in range(min(self._queue.qsize(), _TOGETHER - 1)))]
            ended = Signal.END in waiting
            self._stale = self._stale or Signal.LOOK in waiting
            together = [each for each in waiting if isinstance(each, Asked)]
            try:
                await self._handle(together)
            except Exception as error:  # noqa: BLE001 - whatever happens, those who wait are answered and it goes on
                self._stale = True
                answer_all(together, Unavailable(self._troubles.found("writing", f"{type(error).__name__}: {error}")))
        while not self._queue.empty():
            left = self._queue.get_nowait()
            if isinstance(left, Asked):
                answer_all([left], Unavailable("the event is not served any more"))

    async def _handle(self, together: list[Asked]) -> None:
        looked = False
        for _ in range(_TRIES):
            try:
                if self._stale:
                    looked = True
                    await self._refresh()
                draft, outcomes = await self._drafting(together)
                if not looked and not all(isinstance(each, Made) for each in outcomes):
                    # Before anybody is refused: what another worker has written may allow it.
                    looked = True
                    if await self._refresh():
                        draft, outcomes = await self._drafting(together)
            except DuplicadoError as error:
                self._stale = True
                answer_all(together, Unavailable(self._troubles.found("reading", str(error))))
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
                self._stale = True
                self._troubles.found("writing", str(error))
                kept = [each if not isinstance(each, Made) else Unavailable(str(error)) for each in outcomes]
                self._answer(together, kept)
                return
            self._troubles.over("writing")
            self._answer(together, outcomes)
            self._backups.after(zip(draft.entries, draft.states, strict=True))
            return
        answer_all(together, Unavailable("others write without pause: try again"))

    async def _drafting(self, together: list[Asked]) -> tuple[Draft, list[Made | Outcome]]:
        # In a thread where they are many: nobody else writes meanwhile, but others read.
        return await asyncio.to_thread(self._drafted, together) if are_many(together) else self._drafted(together)

    def _drafted(self, together: list[Asked]) -> tuple[Draft, list[Made | Outcome]]:
        draft = self._reader.record.drafted()
        return draft, [self._considered(asked, draft) for asked in together]

    def _considered(self, asked: Asked, draft: Draft) -> Made | Outcome:
        viewer, command = asked.viewer, asked.command
        base = self._sealer.read(audience_of(viewer, self._access), command.based_on) if command.based_on else None
        number = None if base is None else min(base.record, len(self._reader.record.order))
        try:
            outcome = considered(viewer, command, draft, self._access, number, self._clock())
        except Exception as error:  # noqa: BLE001 - a command that cannot be considered is nobody else's misfortune
            return Unavailable(self._troubles.found("command", f"{type(error).__name__}: {error}"))
        if isinstance(outcome, Made):
            draft.add(outcome.fresh)
        elif isinstance(outcome, Refusal) and outcome.refused.code == "changed-since":
            return Refusal(outcome.refused, self.fresh_position(viewer))
        return outcome

    async def _commit(self, draft: Draft) -> None:
        new = [NewEntry(entry.id, entry_text(entry)) for entry in draft.entries]
        stored = await asyncio.to_thread(self._reader.append, new)
        for entry, state, kept in zip(draft.entries, draft.states, stored, strict=True):
            self._reader.take(entry, state, kept)
            self._feeds.tell(entry)
        self._rankings.news(draft.entries)
        self._screens.news()

    def _answer(self, together: list[Asked], outcomes: Sequence[Made | Outcome]) -> None:
        for asked, got in zip(together, outcomes, strict=True):
            told = Accepted(got.entries, self._position(asked.viewer)) if isinstance(got, Made) else got
            answer_all([asked], told)

    # ---- what others write

    async def _poll(self, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            self._queue.put_nowait(Signal.LOOK)

    async def _refresh(self) -> bool:
        """Read what others have written, and tell whether there was anything."""
        read = await asyncio.to_thread(self._reader.fresh)
        self._stale = False
        self._troubles.over("reading")
        if read is None:
            # A backup was put back: what was told before is not so any more.
            await asyncio.to_thread(self._reader.again)
            self._feeds.end()
            self._feeds = Feeds(self._reader.record, self._sealer, self._access.openness, new_epoch)
            self._rankings.begin_anew(self._reader.record)
            self._publications.begin_anew(self._reader.record)
            self._screens.begin_anew(self._reader.record, self._access.openness)
            return True
        for stored, entry in read:
            self._reader.take(entry, self._reader.after(entry), stored)
            self._feeds.tell(entry)
        self._rankings.news([entry for _, entry in read])
        self._screens.news()
        return bool(read)

    def _refuse_without(self, viewer: Viewer, capability: Capability) -> None:
        if not self._access.may(viewer.role, capability):
            raise NotShown(f"{viewer.subject} is not shown that: it needs the capability {capability.value}")

    def _release(self, viewer: Viewer) -> Release:
        self._refuse_without(viewer, Capability.RANKINGS)
        return self._access.release_to(viewer)

    def _position(self, viewer: Viewer) -> str:
        feed = self._feeds.existing(viewer, self._access)
        return self.fresh_position(viewer) if feed is None else feed.position

    def fresh_position(self, viewer: Viewer) -> str:
        """Return a position for a command to be based on; it is of no feed, so nobody resumes after it."""
        now = Position(new_epoch(), 0, len(self._reader.record.order))
        return self._sealer.write(audience_of(viewer, self._access), now)
