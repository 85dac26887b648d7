"""The results of an event as pages, sheets and files tell them: what is released, no board still to be played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.published_outcome import EventOutcome, outcome_of
from duplicado.event.record.register import public_entries
from duplicado.event.record.state import EventState
from duplicado.event.record.withheld_boards import BoardKey, without_boards
from duplicado.service.live.board_completion import boards_withheld, finished_everywhere
from duplicado.service.live.command_handling import LiveRecord
from duplicado.service.live.roles import Release
from duplicado.service.live.standings import ReleasedStandings, released_rounds

_ON_PAGES: Final = {Release.NEVER: Release.NEVER, Release.PUBLISHED: Release.PUBLISHED}
"""A page of a board shows the results of all tables: however early rankings are released, it waits for the end."""


def released_outcome(
    entries: Sequence[Entry],
    state: EventState,
    release: Release,
    *,
    with_hands: bool,
    delayed: AbstractSet[BoardKey] = frozenset(),
) -> EventOutcome | None:
    """Return the result of an event as far as pages may show it; `None` while there is nothing to show.

    Args:
        entries: the record.
        state: what it says.
        release: when rankings are released to whoever looks.
        with_hands: whether the deals are shown, too, of boards that nobody is still to play.
        delayed: boards that whoever looks is not shown yet.
    """
    on_pages = _ON_PAGES.get(release, Release.AT_END)
    if not any(released_rounds(state, session, on_pages) for session in state.sessions):
        return None  # and nothing is computed: a page in the middle of play asks for this first
    standings = ReleasedStandings(on_pages)
    standings.catch_up(_with_deals(public_entries(entries), state if with_hands else None, delayed), state)
    return without_boards(outcome_of(standings.live), boards_withheld(state))


def outcome_to_publish(entries: Sequence[Entry], state: EventState) -> EventOutcome:
    """Return the result of an event that whoever has its record gives out: all that is entered, ended or not.

    No board that was put off is in it before it is played, no hand and, but for what it adds to totals, no result that
    is news to somebody who is still to play the deal.

    Args:
        entries: the record.
        state: what it says.
    """
    standings = ReleasedStandings(Release.AT_ONCE, waits=True)
    standings.catch_up(_with_deals(public_entries(entries), state), state)
    return without_boards(outcome_of(standings.live), boards_withheld(state))


def interim_outcome(entries: Sequence[Entry], _state: EventState) -> EventOutcome | None:
    """Return the result as it stands in the middle of play, without hands; `None` while no board is planned.

    Args:
        entries: the record.
        _state: what it says.
    """
    outcome = outcome_of(LiveStandings(_with_deals(public_entries(entries), None)))
    return outcome if any(field.contest.results for field in outcome.fields) else None


def _with_deals(
    entries: Iterable[Entry], state: EventState | None, delayed: AbstractSet[BoardKey] = frozenset()
) -> Iterator[Entry]:
    """Go through entries with the deals of boards that are finished everywhere (`None`: with none) and no others."""
    for entry in entries:
        fact = entry.fact
        if not isinstance(fact, DealsRecorded):
            yield entry
        elif state is not None:
            session = state.session(fact.session)
            sections = (*session.plans,) or ("",) if fact.section is None else (fact.section,)
            finished = {
                board: layout
                for board, layout in fact.layouts.items()
                if all(
                    finished_everywhere(state, fact.session, each, board) and (fact.session, each, board) not in delayed
                    for each in sections
                )
            }
            yield replace(entry, fact=replace(fact, layouts=finished))


@dataclass(slots=True)
class _Kept:
    entries: int
    delayed: AbstractSet[BoardKey]
    outcome: EventOutcome | None


_Compute: TypeAlias = Callable[[Sequence[Entry], EventState], EventOutcome | None]


class Publications:
    """Results for pages: computed when somebody asks and the record has grown, in a thread of their own."""

    def __init__(self, record: LiveRecord) -> None:
        """Take the record."""
        self._record = record
        self._kept: dict[tuple[Release, bool] | None, _Kept] = {}
        """The last of each kind: by release and hands, and under `None` as it stands in the middle of play."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="duplicado-publications")

    async def outcome(
        self, release: Release, *, with_hands: bool, delayed: AbstractSet[BoardKey] = frozenset()
    ) -> EventOutcome | None:
        """Return the result as far as it is released, see `released_outcome`."""
        compute = partial(released_outcome, release=release, with_hands=with_hands, delayed=delayed)
        return await self._last((release, with_hands), compute, delayed)

    async def interim(self) -> EventOutcome | None:
        """Return the result as it stands in the middle of play, see `interim_outcome`."""
        return await self._last(None, interim_outcome)

    async def _last(
        self, kind: tuple[Release, bool] | None, compute: _Compute, delayed: AbstractSet[BoardKey] = frozenset()
    ) -> EventOutcome | None:
        """Return the last of a kind, computed where the record has grown since, or other boards are delayed.

        Where the record is replaced meanwhile by another, in which somebody was erased, it is that of the other.
        """
        while True:
            record = self._record
            entries, state = list(record.order), record.state
            kept = self._kept.get(kind)
            if kept is not None and (kept.entries, kept.delayed) == (len(entries), delayed):
                return kept.outcome
            outcome = await asyncio.get_running_loop().run_in_executor(self._thread, compute, entries, state)
            if record is self._record:
                self._kept[kind] = _Kept(len(entries), delayed, outcome)
                return outcome

    def begin_anew(self, record: LiveRecord) -> None:
        """Take the record; where it is another than it was, compute everything anew."""
        if record is not self._record:
            self._record = record
            self._kept.clear()

    def stop(self) -> None:
        """Compute nothing any more."""
        self._thread.shutdown()
