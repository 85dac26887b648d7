"""Rankings as they are released: at once, of the rounds that everybody has played, at the end, when published.

A ranking that is not released at once is computed without what it must not tell, not computed and then hidden. One
that is released at the end, or when it is published, has no board that was put off and is to be played still.
"""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Iterable, Mapping
from contextlib import nullcontext
from typing import Any, Final

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.results import Place
from duplicado.event.record.effects.registry import effect_of
from duplicado.event.record.ending import is_over
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.state import EventState
from duplicado.service.live.board_completion import boards_to_come
from duplicado.service.live.roles import Release
from duplicado.service.live.table_views import RankingsView, rankings_view
from duplicado.service.live.visibility import place_of

_COMPLETE: Final = frozenset({Release.AT_END, Release.PUBLISHED})
"""Releases of results that wait for all of them, and so for boards that are played late."""
_MANY: Final = 100
"""From so many entries on it is quicker to compute everything once than what each of them touches."""


def released_rounds(state: EventState, session: int, release: Release, before: float = 0) -> float:
    """Return up to which round the results of a session are released; infinity when all of them are.

    Args:
        state: what the record says.
        session: the session.
        release: when they are to be.
        before: up to which round they were before: what was released round by round stays so, while what the end or the
            publication released is taken back with that.
    """
    of_session = state.session(session)
    match release:
        case Release.AT_ONCE:
            return math.inf
        case Release.NEVER:
            return before
        case Release.AT_END:
            return math.inf if is_over(state, session) else 0
        case Release.PUBLISHED:
            return 0 if state.published is None and of_session.published is None else math.inf
        case Release.EVERY_ROUND:
            pass
    if is_over(state, session):
        return math.inf
    rounds = max((plan.rounds for plan in of_session.plans.values()), default=0)
    while before < rounds and _is_complete(state, session, int(before) + 1):
        before += 1
    return before


def unreleased_results(state: EventState, release: Release) -> frozenset[Place]:
    """Return the places of the results that the record has and that a release does not show yet.

    Args:
        state: what the record says.
        release: when results are released.
    """
    to_come = boards_to_come(state) if release in _COMPLETE else frozenset[tuple[int, str, int]]()
    return frozenset(
        place
        for number, of_session in state.sessions.items()
        for rounds in (released_rounds(state, number, release),)
        for place, cell in of_session.cells
        if (cell.result is not None or cell.ruling is not None)
        and (place.round > rounds or (number, place.section, place.board) in to_come)
    )


def begun_rankings(shown: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return of the rankings that `ReleasedStandings.text` writes those in which somebody has a board."""
    rankings: list[Mapping[str, Any]] = shown.get("rankings", [])
    return [each for each in rankings if any(rank["boards"] for rank in each["ranks"])]


def _is_complete(state: EventState, session: int, number: int) -> bool:
    """Tell whether everybody has played a round."""
    of_session = state.session(session)
    for plan in of_session.plans.values():
        for table in plan.tables_in(number):
            for due in plan.at_table(number, table):
                cell = of_session.cell(due.place)
                done = cell.result is not None or cell.ruling is not None or cell.cancelled
                if not done and not due.is_over(state.withdrawn):
                    return False
    return True


class ReleasedStandings:
    """Standings of an event, as far as they are released."""

    def __init__(self, release: Release, *, waits: bool | None = None) -> None:
        """Begin with nothing.

        Args:
            release: when results are released.
            waits: whether boards that were put off are left out until they are played; `None`: as the release has it.
        """
        self.release = release
        self._waits = release in _COMPLETE if waits is None else waits
        self.live = LiveStandings()
        self._held: list[Entry] = []
        self._shown: dict[str, Entry] = {}
        self._rounds: dict[int, float] = {}

    def catch_up(self, entries: Iterable[Entry], state: EventState, *, is_of_these: bool = False) -> bool:
        """Take further entries of the record, and in what is released of all there are; tell whether that was any.

        Args:
            entries: in the order of the record.
            state: what the record says, these entries included.
            is_of_these: whether that is just what the entries say that were taken by now: none of them was left out or
                had its deals taken away. Where all of them are released it need not be found anew.
        """
        fresh = tuple(entries)
        self._held.extend(fresh)
        if self._is_taken_back(state):
            self._held = [*self._shown.values(), *self._held]
            self.live, self._shown, self._rounds = LiveStandings(), {}, {}
        advanced = self._advance(state)
        to_come = boards_to_come(state) if self._waits else frozenset[tuple[int, str, int]]()
        kept: list[Entry] = []
        begins = not self._shown
        if is_of_these and (begins or len(self._held) > _MANY) and not to_come and self._has_everything:
            self.live.take_rest(self._held, state)
            self._shown.update((entry.id, entry) for entry in self._held)
        else:
            several = begins or len(fresh) > _MANY or (advanced and len(self._held) > _MANY)
            with self.live.taking_several() if several else nullcontext():
                for entry in self._held:
                    if self._is_released(entry, to_come, advanced=advanced):
                        self.live.add(entry)
                        self._shown[entry.id] = entry
                    else:
                        kept.append(entry)
        taken = len(kept) < len(self._held)
        self._held = kept
        return taken

    def text(self) -> str:
        """Return the rankings as JSON, empty while nothing is released."""
        rounds = {str(number): int(each) if math.isfinite(each) else None for number, each in self._rounds.items()}
        view: RankingsView = {"kind": "rankings", "rounds": rounds, "rankings": rankings_view(self.live)}
        return json.dumps(view)

    def _is_taken_back(self, state: EventState) -> bool:
        """Tell whether something is released no more that was."""
        return any(released_rounds(state, number, self.release, was) < was for number, was in self._rounds.items())

    def _advance(self, state: EventState) -> bool:
        """Find what is released by now; tell whether that is more than before, or everything."""
        advanced = False
        for number in state.sessions:
            before = self._rounds.get(number, 0)
            now = released_rounds(state, number, self.release, before)
            advanced = advanced or now > before
            self._rounds[number] = now
        return advanced or all(each == math.inf for each in self._rounds.values())

    @property
    def _has_everything(self) -> bool:
        """True where no round of any session is held back, nor whatever counts in totals."""
        return self.release is not Release.NEVER and all(each == math.inf for each in self._rounds.values())

    def _is_released(self, entry: Entry, to_come: Collection[tuple[int, str, int]], *, advanced: bool) -> bool:
        place = place_of(entry.fact)
        if place is not None:
            is_to_come = (place.session, place.section, place.board) in to_come
            return not is_to_come and place.round <= self._rounds.get(place.session, 0)
        if entry.fact.undoes is not None:
            return entry.fact.undoes in self._shown
        if effect_of(entry.fact).touches(self.live.state, entry.fact).totals:
            return advanced and self.release is not Release.NEVER
        return True
