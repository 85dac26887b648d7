"""Columns of a contestant's total in an event; they add up to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.record.deductions import deductions
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.match_record import last_sessions, session_of_match
from duplicado.event.record.whole_number_totals import Tally
from duplicado.vocabulary.numbers import added_up
from duplicado.vocabulary.values import keeps_mappings

_ZERO: Final = Fraction(0)


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Columns:
    """The parts of one contestant's total."""

    sessions: Mapping[int, Fraction]
    """Result that he has from each session that he played or missed: a percentage where the ranking has percentages,
    else in the unit of the totals; what was taken from it in the session is contained."""
    awarded: frozenset[int]
    """The sessions that he missed, for which he gets what the regulations give."""
    in_event: Fraction
    """Amount that was taken from the total of the event besides, in the unit of the totals; negative."""
    penalty: Fraction
    """The same with what was taken from the totals of sessions."""
    carried: Fraction
    """Score that was carried over, in the unit of the totals."""
    carried_percent: Fraction
    """Score that was carried over, in hundredths of the maximum."""


class EventColumns:
    """The parts of the totals of an event.

    Without percentages the figures of the sessions, what was taken from the event and what was carried over are
    together the total. With percentages every session weighs as the conditions say: alike, or by the most that could be
    had in it; what was taken is then in the unit of the totals, and is a part of their maximum.
    """

    def __init__(self, live: LiveStandings, *, by_percentage: bool) -> None:
        """Take an event as it stands; `by_percentage` says what figures of sessions are in."""
        self._live = live
        self._by_percentage = by_percentage
        state = live.state
        in_matches = state.conditions.in_matches
        self._in_event = _sums(live, None, None if in_matches else live.top)
        self._in_session = {number: _sums(live, number, None) for number in state.sessions} if in_matches else {}
        self._ends = last_sessions(state, live.fields)
        # As the scores of the sessions have them: only of those who stand in a field.
        self._taken = added_up(
            (each.contestant, each.amount)
            for key, scores in live.fields.items()
            if not in_matches
            for each in deductions(state, key[0], scores.top, scores.tallies.keys())
        )

    def of(self, contestant: ContestantId) -> Columns:
        """Return the parts of somebody's total."""
        live = self._live
        in_event = self._in_event.get(contestant, _ZERO)
        carried = [each for each in live.state.carried_over.values() if each.contestant == contestant]
        awards: Mapping[int, Fraction] = {}
        if live.state.conditions.in_matches:
            sessions = added_up(self._from_matches(contestant))
            taken = sum((sums.get(contestant, _ZERO) for sums in self._in_session.values()), _ZERO)
        else:
            awards = live.awards(contestant)
            sessions = {**dict(self._from_boards(live.by_session(contestant))), **awards}
            taken = self._taken.get(contestant, _ZERO)
        return Columns(
            dict(sorted(sessions.items())),
            frozenset(awards),
            in_event,
            in_event + taken,
            sum((each.amount for each in carried if not each.percent), _ZERO),
            sum((each.amount for each in carried if each.percent), _ZERO),
        )

    def _from_boards(self, by_session: Mapping[int, Tally]) -> Iterator[tuple[int, Fraction]]:
        for number, tally in by_session.items():
            figure = tally.percentage if self._by_percentage else tally.total
            if figure is not None and (tally.boards or tally.total):
                yield number, figure

    def _from_matches(self, contestant: ContestantId) -> Iterator[tuple[int, Fraction]]:
        """Go through the sessions: the matches as they count in the whole event, and the session's penalties."""
        row = self._live.matches.rows.get(contestant)
        for side in row.sides if row else ():
            teams = frozenset((contestant, side.opponent) if side.opponent else (contestant,))
            yield session_of_match(side.round, teams, self._ends), side.points or _ZERO
        for number, sums in self._in_session.items():
            if contestant in sums:
                yield number, sums[contestant]


def _sums(live: LiveStandings, session: int | None, top: Fraction | None) -> dict[ContestantId, Fraction]:
    return added_up((each.contestant, each.amount) for each in deductions(live.state, session, top))
