"""Views of an open event: who is shown what of its record, and from which position. Owner: the open event."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from weakref import WeakSet

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import Entry
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.record.refusals import Refused
from duplicado.event.record.round_matches import RoundOfMatches
from duplicado.event.record.withheld_boards import BoardKey
from duplicado.service.live.board_completion import delayed_boards
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.commands import NotShown
from duplicado.service.live.feeds import Feed, Subscription
from duplicado.service.live.feeds_of_viewers import Feeds, audience_of, new_epoch
from duplicado.service.live.hand_records import Auditor, Look, hands_shown, looked_at, only_looks_on
from duplicado.service.live.incidents_log import Troubles
from duplicado.service.live.player_documents import ForPlayers
from duplicado.service.live.publications import Publications
from duplicado.service.live.rankings import Rankings, Worth
from duplicado.service.live.record_reader import RecordReader
from duplicado.service.live.resume_tokens import FeedPosition, Sealer
from duplicado.service.live.roles import Access, Capability, Release, Role, Viewer
from duplicado.service.live.shared_views import Screens
from duplicado.service.live.standings import unreleased_results
from duplicado.vocabulary.hands import Layout


class EventViews:
    """Views of one event, for each by its `Access`; all methods belong to one event loop."""

    def __init__(
        self,
        reader: RecordReader,
        *,
        access: Access,
        clock: SteadyClock,
        secret: bytes,
        audit: Auditor | None,
        ranking_interval: float,
        troubles: Troubles,
    ) -> None:
        """Take a record that was read, and what `OpenEvent.open` is told."""
        self._reader = reader
        self._access = access
        self._clock = clock
        self._audit = audit
        self._sealer = Sealer(secret)
        self._subscriptions: WeakSet[Subscription] = WeakSet()
        self._watcher: Callable[[], None] | None = None
        record, openness = reader.record, access.openness
        self._feeds = Feeds(record, self._sealer, openness, new_epoch)
        self._rankings = Rankings(record, self._sealer, new_epoch, ranking_interval, troubles)
        self._publications = Publications(record)
        self._screens = Screens(record, self._sealer, openness, new_epoch, ranking_interval)
        self.for_players: Final = ForPlayers(
            lambda: self._reader.record.state, lambda: self._access, self._release, self._rankings, clock
        )

    @property
    def access(self) -> Access:
        """Rights of those who ask, to do and to see."""
        return self._access

    # ---- what somebody is shown

    def view(self, viewer: Viewer, position: str = "") -> Subscription:
        """Return what somebody is shown of the event: he resumes after a position, or begins with the whole view.

        Who sees the record sees its entries; a table what is played there; everybody else the rankings.
        """
        feed = self._feeds.of(viewer, self._access)
        return self.rankings(viewer, position) if feed is None else self._along(feed, position)

    def rankings(self, viewer: Viewer, position: str = "") -> Subscription:
        """Return the rankings as somebody is shown them, each one in the place of the last.

        Raises:
            NotShown: he is not shown any.
        """
        return self._along(self._rankings.feed(self._release(viewer)), position)

    async def ranking_now(self, viewer: Viewer) -> dict[str, Any]:
        """Return the rankings as somebody is shown them now, see `ReleasedStandings.text`.

        Raises:
            NotShown: he is not shown any.
        """
        shown: dict[str, Any] = json.loads(await self._rankings.text(self._release(viewer)))
        return shown

    async def matches_now(self, viewer: Viewer) -> tuple[RoundOfMatches, ...]:
        """Return how the matches of each round stand, as far as somebody is shown it.

        Raises:
            NotShown: he is not shown any ranking.
        """
        return await self._rankings.matches(self._release(viewer))

    def is_ahead(self, viewer: Viewer) -> bool:
        """Tell whether results count in the rankings of an official that are not released to the public yet.

        Args:
            viewer: who is shown rankings.
        """
        if not self._access.may(viewer.role, Capability.RECORD):
            return False
        public = Viewer("public", Role.PUBLIC, "")
        is_shown = self._access.may(public.role, Capability.RANKINGS)
        released = self._access.release_to(public) if is_shown else Release.NEVER
        state = self._reader.record.state
        return bool(unreleased_results(state, released) - unreleased_results(state, self._access.release_to(viewer)))

    async def worths(self, viewer: Viewer, session: int) -> Mapping[tuple[ContestantId, int, int], Worth]:
        """Return what each board of a session is worth, by contestant, round and board, as far as somebody is shown it.

        Raises:
            NotShown: he is not shown any ranking.
        """
        return await self._rankings.worths(self._release(viewer), session)

    async def outcome(self, viewer: Viewer) -> EventOutcome | None:
        """Return the results as pages show them to somebody; `None` where nothing is released to him, now or ever."""
        try:
            release = self._release(viewer)
        except NotShown:
            return None
        sees_record = self._access.may(viewer.role, Capability.RECORD) and not viewer.plays
        shows = sees_record or self._access.openness.hands
        return await self._publications.outcome(release, with_hands=shows, delayed=self.delayed(viewer))

    def delayed(self, viewer: Viewer) -> frozenset[BoardKey]:
        """Return the boards that somebody is not shown yet because he only looks on, see `delayed_boards`."""
        looks_on = only_looks_on(viewer, self._access)
        return delayed_boards(self._reader.record.state, self._clock()) if looks_on else frozenset()

    async def interim(self, viewer: Viewer) -> EventOutcome | None:
        """Return the results as they stand in the middle of play, for who sees the record and does not play himself."""
        if viewer.plays or not self._access.may(viewer.role, Capability.RECORD):
            return None
        return await self._publications.interim()

    def hall(self, viewer: Viewer, position: str = "") -> Subscription:
        """Return what everybody is shown, each time in the place of the last, see `hall_view`.

        Raises:
            NotShown: he is not shown the event.
        """
        self._refuse_without(viewer, Capability.RANKINGS)
        return self._along(self._screens.hall(), position)

    def office(self, viewer: Viewer, position: str = "") -> Subscription:
        """Return how far the tables are and who calls, see `office_view`; less of it to who plays himself.

        Raises:
            NotShown: he does not see the record.
        """
        self._refuse_without(viewer, Capability.RECORD)
        return self._along(self._screens.office(viewer.plays), position)

    async def ready(self, viewer: Viewer, *, office: bool = False) -> None:
        """Compute the hall, or the office, in a thread, if nobody has looked at it yet; before it is asked for."""
        seen = office and self._access.may(viewer.role, Capability.RECORD)
        await (self._screens.ready_office(viewer.plays) if seen else self._screens.ready_hall())

    async def hands(self, viewer: Viewer, session: int, section: str, board: int, reason: str = "") -> Layout | Refused:
        """Return the hands of a board, where somebody may see them, see `hands_shown`.

        A look at a board that somebody is still to play is written down before anything is shown: it wants a reason,
        and a place where looks are written.
        """
        now = self._clock()
        shown = hands_shown(viewer, self._reader.record.state, self._access, session, section, board, now)
        look = Look(now, viewer.subject, viewer.by, session, section, board, reason)
        return await looked_at(shown, look, self._audit)

    # ---- positions

    def position(self, viewer: Viewer) -> str:
        """Return the position of the last thing that somebody was sent, or a fresh one."""
        feed = self._feeds.existing(viewer, self._access)
        return self.fresh_position(viewer) if feed is None else feed.position

    def fresh_position(self, viewer: Viewer) -> str:
        """Return a position for a command to be based on; it is of no feed, so nobody resumes after it."""
        now = FeedPosition(new_epoch(), 0, len(self._reader.record.order))
        return self._sealer.write(audience_of(viewer, self._access), now)

    def number_at(self, viewer: Viewer, position: str) -> int | None:
        """Return the number of the last entry of the record that a position of somebody's views has in it."""
        read = self._sealer.read(audience_of(viewer, self._access), position) if position else None
        return None if read is None else min(read.record, len(self._reader.record.order))

    # ---- what becomes of the record

    def tell(self, entry: Entry) -> None:
        """Tell all who may see it of an entry that the record has now."""
        self._feeds.tell(entry)

    def news(self, entries: Sequence[Entry]) -> None:
        """Have what is computed of the record computed again, soon: it has these entries, which it had not."""
        self._rankings.news(entries)
        self._screens.news()
        self._tell_watcher()

    def grant(self, access: Access) -> None:
        """Change who may do and see what. All who look begin anew, as what they may see now."""
        self._access = access
        self.begin_anew()

    def begin_anew(self) -> None:
        """Let all who look begin anew: the record was read again, or they may see something else now."""
        record, openness = self._reader.record, self._access.openness
        self._feeds.end()
        self._feeds = Feeds(record, self._sealer, openness, new_epoch)
        self._rankings.begin_anew(record)
        self._publications.begin_anew(record)
        self._screens.begin_anew(record, openness)
        self._tell_watcher()

    def watch(self, watcher: Callable[[], None] | None) -> None:
        """Have something of the program told whenever the record says something else; it keeps the event open.

        Args:
            watcher: what is called; `None`: nothing any more.
        """
        self._watcher = watcher

    def _tell_watcher(self) -> None:
        if self._watcher is not None:
            self._watcher()

    async def close(self) -> None:
        """Let all who look go, and compute nothing any more."""
        self._rankings.end()
        self._screens.end()
        await asyncio.gather(self._rankings.stopped(), self._screens.stopped())
        self._publications.stop()
        self.for_players.stop()
        self._feeds.end()

    @property
    def are_looked_at(self) -> bool:
        """True where anybody reads along, or something of the program does."""
        return bool(self._subscriptions) or self._watcher is not None

    def _along(self, feed: Feed, position: str) -> Subscription:
        subscription = Subscription(feed, position)
        self._subscriptions.add(subscription)
        return subscription

    def _refuse_without(self, viewer: Viewer, capability: Capability) -> None:
        if not self._access.may(viewer.role, capability):
            raise NotShown(f"{viewer.subject} is not shown that: it needs the capability {capability.value}")

    def _release(self, viewer: Viewer) -> Release:
        self._refuse_without(viewer, Capability.RANKINGS)
        return self._access.release_to(viewer)
