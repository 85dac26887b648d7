"""Rankings for those who look at them: computed for who asks, at most so often, each in the place of the last.

Figures of a contestant's boards in comparison are shown as far as rankings are released.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import Entry
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.round_matches import RoundOfMatches, rounds_of_matches
from duplicado.event.record.state import EventState
from duplicado.event.record.whole_number_totals import Tally
from duplicado.service.live.command_handling import LiveRecord
from duplicado.service.live.feeds import Feed, at_intervals
from duplicado.service.live.incidents_log import Troubles
from duplicado.service.live.resume_tokens import Sealer
from duplicado.service.live.roles import Release
from duplicado.service.live.standings import ReleasedStandings


@dataclass(slots=True)
class _Released:
    """The rankings of one release."""

    standings: ReleasedStandings
    pending: list[Entry]
    """Entries that they have not been told of yet."""
    text: str
    feed: Feed | None = field(default=None)
    is_failing: bool = False
    matches: tuple[RoundOfMatches, ...] = ()
    """State of the matches when somebody asked last."""


class Rankings:
    """The rankings of one event by when they are released; nothing is computed that nobody has asked for.

    They are computed in a thread of their own: no table waits for a ranking.
    """

    def __init__(
        self, record: LiveRecord, sealer: Sealer, epoch: Callable[[], str], interval: float, troubles: Troubles
    ) -> None:
        """Take the record; `interval` is how many seconds lie between two rankings at least."""
        self._record = record
        self._troubles = troubles
        self._sealer = sealer
        self._epoch = epoch
        self._released: dict[Release, _Released] = {}
        self._news = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="duplicado-rankings")
        self._task = asyncio.get_running_loop().create_task(
            at_intervals(self._news, interval, self._compute), name="duplicado-rankings"
        )

    def feed(self, release: Release) -> Feed:
        """Return the feed of the rankings that are released then."""
        known = self._known(release)
        if known.feed is None:
            of_release = known
            known.feed = Feed(
                f"rankings {release.value}",
                self._epoch(),
                self._sealer,
                lambda: of_release.text,
                len(self._record.order),
                remembered=1,
            )
        return known.feed

    async def figures(self, release: Release, who: ContestantId, session: int) -> Figures:
        """Return what a contestant's boards are worth, as far as they are released then."""
        known = self._known(release)
        await self._catch_up(known)
        # In the thread that the standings belong to: there nobody changes them meanwhile.
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, lambda: figures_of(known.standings.live, who, session)
        )

    async def worths(self, release: Release, session: int) -> Mapping[tuple[ContestantId, int, int], Worth]:
        """Return what each board of a session is worth, by contestant, round and board, as far as it is released."""
        known = self._known(release)
        await self._catch_up(known)
        live = known.standings.live

        def found() -> dict[tuple[ContestantId, int, int], Worth]:
            return {
                (who, number, board): worth
                for who in live.state.contestants
                for (number, board), worth in figures_of(live, who, session).boards.items()
            }

        return await asyncio.get_running_loop().run_in_executor(self._thread, found)

    async def matches(self, release: Release) -> tuple[RoundOfMatches, ...]:
        """Return how the matches of each round stand, as far as that is released; the last ones while that fails."""
        known = self._known(release)
        await self._catch_up(known)
        if not known.is_failing:
            known.matches = await asyncio.get_running_loop().run_in_executor(
                self._thread, lambda: rounds_of_matches(known.standings.live)
            )
        return known.matches

    async def text(self, release: Release) -> str:
        """Return the rankings that are released then, as JSON, computed as far as the record goes now."""
        known = self._known(release)
        await self._catch_up(known)
        return known.text

    def _known(self, release: Release) -> _Released:
        known = self._released.get(release)
        if known is None:
            standings = ReleasedStandings(release)
            known = self._released[release] = _Released(standings, list(self._record.order), standings.text())
            self._news.set()
        return known

    def news(self, entries: Sequence[Entry]) -> None:
        """Take entries that the record has now."""
        for each in self._released.values():
            each.pending.extend(entries)
        if entries:
            self._news.set()

    def begin_anew(self, record: LiveRecord) -> None:
        """Let all who look go; where the record is another than it was, compute everything anew."""
        self.end()
        if record is not self._record:
            self._record = record
            self._released.clear()

    def end(self) -> None:
        """Let all who look go."""
        for each in self._released.values():
            if each.feed is not None:
                each.feed.end()
            each.feed = None

    async def stopped(self) -> None:
        """Compute nothing any more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()

    async def _compute(self) -> None:
        for each in list(self._released.values()):
            await self._catch_up(each)

    async def _catch_up(self, each: _Released) -> None:
        entries, each.pending = each.pending, []
        state, number = self._record.state, len(self._record.order)
        loop = asyncio.get_running_loop()
        try:
            text = await loop.run_in_executor(self._thread, _computed, each.standings, entries, state)
        except Exception as error:  # noqa: BLE001 - what comes next may make it possible again: the last ranking stands
            each.is_failing = True
            self._troubles.found("ranking", error)
            return
        if text is None:
            return
        each.is_failing = False
        if not any(other.is_failing for other in self._released.values()):
            self._troubles.over("ranking")
        if text != each.text:
            each.text = text
            if each.feed is not None:
                each.feed.push(text, number)


def _computed(standings: ReleasedStandings, entries: Sequence[Entry], state: EventState) -> str | None:
    """Return the rankings after further entries; `None` where nothing more is released."""
    return standings.text() if standings.catch_up(entries, state, is_of_these=True) else None


@dataclass(frozen=True, slots=True)
class Worth:
    """Value of one board."""

    value: Fraction
    """In the unit of the method."""
    top: Fraction | None


@dataclass(frozen=True, slots=True)
class Figures:
    """A contestant's in one session."""

    boards: Mapping[tuple[int, int], Worth] = field(default_factory=dict[tuple[int, int], Worth])
    """By round and board."""
    tally: Tally | None = None
    """All of them together; `None` while nothing is released, and in matches, where a board counts in its match."""


def figures_of(live: LiveStandings, who: ContestantId, session: int) -> Figures:
    """Return what a contestant has in a session.

    Args:
        live: the standings, of what is released and nothing else.
        who: the contestant.
        session: the session.
    """
    found: dict[tuple[int, int], Worth] = {}
    for (number, _), scores in live.fields.items():
        if number != session:
            continue
        for line in scores.card(who).lines:
            at = scores.boards[line.board].results[line.line].round
            if line.value is not None and at is not None:
                found[at, line.board] = Worth(line.value, line.top)
    tally = None if live.state.conditions.in_matches else live.by_session(who).get(session)
    return Figures(found, tally if tally is not None and tally.boards else None)
