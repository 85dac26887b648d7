"""The matches of a round as they stand: those that are planned, three-way matches together, and the byes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TypeAlias

from duplicado.event.contest import BoardResult, ContestantId
from duplicado.event.matches.score import MatchSide, MatchStatus
from duplicado.event.record.knockout_matches import ROUNDS_OF_A_SESSION, MatchKey
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.match_record import boards_of_matches, lines_of_matches
from duplicado.event.record.rounds_played import rounds_of
from duplicado.event.record.state import EventState

_Teams: TypeAlias = frozenset[ContestantId]


@dataclass(frozen=True, slots=True)
class MatchNow:
    """A match, or a bye, as it stands."""

    sides: tuple[MatchSide, ...]
    """Both; or one that has a bye."""
    boards: int
    """Number that it has, played or still to be played; 0 for a bye."""
    results: int = 0
    """Scores that its tables have so far; between teams a board counts once it has one at both of them."""
    goes_on: bool = False
    """True in the first of the two rounds of a three-way match: the other table plays its boards in the second."""
    begun: int = 0
    """In the second of them the first; else 0."""

    @property
    def compared(self) -> int:
        """The boards that count."""
        return max(side.boards for side in self.sides)

    @property
    def is_open(self) -> bool:
        """True where results are still to come."""
        return any(side.status is MatchStatus.UNFINISHED for side in self.sides)


@dataclass(frozen=True, slots=True)
class RoundOfMatches:
    """The matches of a round of a section."""

    session: int
    section: str
    round: int
    groups: tuple[tuple[MatchNow, ...], ...]
    """Those of two contestants and the byes each by itself, the three of a three-way match together; in the order of
    the tables, those to which results are still to come first, the byes last."""


def matches_of_two_rounds(state: EventState) -> frozenset[MatchKey]:
    """Return the matches that are played in two rounds, as those of a three-way match are, under either of them."""
    sections = {section for session in state.sessions.values() for section in session.plans}
    return frozenset(
        MatchKey(at, frozenset(couple))
        for section in sections
        for seen in rounds_of(state, section, (max(state.sessions) + 1, 1))
        for at in ((seen.session - 1) * ROUNDS_OF_A_SESSION + seen.round,)
        for three in seen.three_ways(at, state.conditions.three_way)
        if three.rounds > 1
        for couple in combinations(three.teams, 2)
    )


def rounds_of_matches(live: LiveStandings) -> tuple[RoundOfMatches, ...]:
    """Return how the matches of each round stand that is planned; none where there are none to be shown."""
    state = live.state
    if not state.conditions.shows_matches:
        return ()
    planned: dict[_Teams, dict[int, int]] = {}
    for key, boards in boards_of_matches(state, live.fields).items():
        planned.setdefault(key.teams, {})[key.round] = boards
    begun: dict[MatchKey, list[MatchSide]] = {}
    byes: dict[int, list[MatchSide]] = {}
    for who in sorted(live.matches.rows, key=lambda each: each.order):
        for side in live.matches.rows[who].sides:
            if side.opponent is None:
                byes.setdefault(side.round, []).append(side)
            else:
                begun.setdefault(MatchKey(side.round, frozenset((who, side.opponent))), []).append(side)
    lines = lines_of_matches(state, live.fields)
    results = {key: sum(_scored(each) for each in fields.values()) for key, fields in lines.items()}
    found: list[RoundOfMatches] = []
    for section in sorted({section for session in state.sessions.values() for section in session.plans}):
        for seen in rounds_of(state, section, (max(state.sessions) + 1, 1)):
            at = (seen.session - 1) * ROUNDS_OF_A_SESSION + seen.round
            halves = {
                frozenset(each.teams): each.rounds > 1 for each in seen.three_ways(at, state.conditions.three_way)
            }
            together: dict[_Teams, list[MatchNow]] = {}
            for couple in dict.fromkeys(each.couple for each in seen.tables):
                among = next((three for three in halves if couple <= three), couple)
                match = _match_in(at, couple, planned[couple], begun, results)
                if halves.get(among, False):
                    is_first = min(planned[couple]) == at
                    match = replace(match, goes_on=is_first, begun=0 if is_first else seen.round - 1)
                together.setdefault(among, []).append(match)
            # A sort keeps the order of the tables among those that are alike.
            groups = sorted(map(tuple, together.values()), key=lambda group: not any(match.is_open for match in group))
            resting = ((MatchNow((side,), 0),) for side in byes.get(at, ()) if side.contestant in seen.entered)
            found.append(RoundOfMatches(seen.session, section, seen.round, (*groups, *resting)))
    return tuple(sorted(found, key=lambda each: (each.session, each.round, each.section)))


def _scored(lines: Iterable[BoardResult]) -> int:
    return sum(line.north_south_score is not None or line.east_west_score is not None for line in lines)


def _match_in(
    at: int,
    couple: _Teams,
    rounds: Mapping[int, int],
    begun: Mapping[MatchKey, Sequence[MatchSide]],
    results: Mapping[MatchKey, int],
) -> MatchNow:
    """Return the match that two play in a round: where they meet several times, the one that began last by then."""
    key = MatchKey(max(rounds, key=lambda number: (number <= at, number)), couple)
    sides = tuple(begun[key]) if key in begun else tuple(_not_begun(key))
    return MatchNow(sides, rounds[key.round], results.get(key, 0))


def _not_begun(key: MatchKey) -> Iterator[MatchSide]:
    one, other = sorted(key.teams, key=lambda each: each.order)
    for who, against in ((one, other), (other, one)):
        yield MatchSide(key.round, who, against, MatchStatus.UNFINISHED)
