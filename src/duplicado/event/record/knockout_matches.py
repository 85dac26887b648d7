"""The matches of a knock-out: all that two play against one another, in whatever rounds and sessions, is one match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from duplicado.event.conditions import RoundsPaired
from duplicado.event.contest import BoardResult, ContestantId
from duplicado.event.match import MatchResult, match_result
from duplicado.event.matches.knockout import KnockoutMatch, knockout_match
from duplicado.event.matches.score import MatchScore, team_match
from duplicado.event.record.board_results import FieldKey, plans_of_field
from duplicado.event.record.comparison_field import FieldScores
from duplicado.event.record.match_penalties import MatchPenalties
from duplicado.event.record.rounds_played import rounds_of
from duplicado.event.record.stanzas import left_of_match
from duplicado.event.record.state import EventState

ROUNDS_OF_A_SESSION = 100
"""Rounds are numbered through the event: the third of the second session is 103."""


@dataclass(frozen=True, slots=True)
class MatchKey:
    """A match: who plays whom, in which round of the event."""

    round: int
    """The one in which it begins."""
    teams: frozenset[ContestantId]

    @property
    def order(self) -> tuple[int, list[tuple[str, int, str]]]:
        """By what matches are listed: the round, then who plays."""
        return self.round, sorted(each.order for each in self.teams)


@dataclass(frozen=True, slots=True)
class _Whole:
    """A match with everything that belongs to it."""

    teams: tuple[ContestantId, ContestantId]
    results: tuple[MatchResult, ...]
    """Of each session in which they have played; boards of two sessions may have the same numbers."""
    scheduled: int
    taken: tuple[Fraction, Fraction]
    """Amount that penalties took from the score of each."""
    at_a_time: int | None
    """Number of boards that it goes on for when it is tied; `None`: as is usual."""

    @property
    def as_knockout(self) -> KnockoutMatch:
        """The match as it stands."""
        scheduled = max(1, self.scheduled)
        return knockout_match(self.teams, self.results, scheduled=scheduled, taken=self.taken, at_a_time=self.at_a_time)


def knockout_matches(state: EventState, fields: Mapping[FieldKey, FieldScores]) -> dict[MatchKey, KnockoutMatch]:
    """Return the matches that somebody must win, each as it stands; the stanzas are those of its sessions."""
    return {key: whole.as_knockout for key, whole in _matches(state, fields).items()}


def knockout_scores(state: EventState, fields: Mapping[FieldKey, FieldScores]) -> Iterator[MatchScore]:
    """Go through the matches for the standings: 1 for a match won, 0 for one lost, one half while nobody has won it.

    Who leads is said once for both sides: by scores that may not balance (Law 12C4), and what penalties leave of them.
    """
    for key, whole in _matches(state, fields).items():
        score = team_match(key.round, _together(whole), scheduled=whole.scheduled or None)
        match = whole.as_knockout
        winner, margin = match.winner, match.margin
        sides = (
            replace(side, points=_won(side.contestant, winner) if side.boards else None, lead=lead)
            for side, lead in zip(score.sides, (margin, -margin), strict=True)
        )
        yield MatchScore(tuple(sides))


def _won(who: ContestantId, winner: ContestantId | None) -> Fraction:
    return Fraction(1, 2) if winner is None else Fraction(who == winner)


def _together(whole: _Whole) -> MatchResult:
    """Put the sessions of a match together."""
    ours = sum((result.imps[0] for result in whole.results), Fraction(0)) - whole.taken[0]
    theirs = sum((result.imps[1] for result in whole.results), Fraction(0)) - whole.taken[1]
    boards = tuple(board for result in whole.results for board in result.boards)
    played = sum(result.played for result in whole.results)
    return MatchResult(whole.teams, boards, (ours, theirs), None, played, whole.taken)


def knockout_lines(fields: Mapping[FieldKey, FieldScores]) -> dict[MatchKey, dict[FieldKey, list[BoardResult]]]:
    """Return the lines of each match, by session and section, in the order of the boards."""
    lines: dict[frozenset[ContestantId], dict[FieldKey, list[BoardResult]]] = {}
    begun: dict[frozenset[ContestantId], int] = {}
    for key, scores in sorted(fields.items(), key=lambda item: item[0][0]):
        first = (key[0] - 1) * ROUNDS_OF_A_SESSION
        # In the order of boards, not in that in which their results came in.
        for line in (line for number in sorted(scores.boards) for line in scores.boards[number].results):
            teams = frozenset((line.north_south, line.east_west))
            if len(teams) == 2:
                lines.setdefault(teams, {}).setdefault(key, []).append(line)
                begun[teams] = min(begun.get(teams, first + (line.round or 1)), first + (line.round or 1))
    found = {MatchKey(begun[teams], teams): by_session for teams, by_session in lines.items()}
    return dict(sorted(found.items(), key=lambda item: item[0].order))


def _matches(state: EventState, fields: Mapping[FieldKey, FieldScores]) -> dict[MatchKey, _Whole]:
    planned: dict[frozenset[ContestantId], set[tuple[int, int]]] = {}
    for key in fields:
        for teams, board in _planned(state, key):
            planned.setdefault(teams, set()).add((key[0], board))
    still = _not_planned(state)
    penalties = MatchPenalties(state)
    method = state.conditions.method
    found: dict[MatchKey, _Whole] = {}
    for match, by_session in knockout_lines(fields).items():
        one, other = sorted(match.teams, key=lambda each: each.order)
        results = tuple(
            match_result(listed, (one, other), scale=None, rules=fields[key].rules, method=method)
            for key, listed in by_session.items()
        )
        scheduled = len(planned.get(match.teams, ())) + still.get(match.teams, 0)
        top = next((fields[key].top for key in by_session if fields[key].top is not None), None)
        taken = penalties.taken(penalties.of_match(match.teams), top)
        away = (taken.get(one, Fraction(0)), taken.get(other, Fraction(0)))
        found[match] = _Whole((one, other), results, scheduled, away, state.conditions.extra_boards)
    return found


def _planned(state: EventState, key: FieldKey) -> Iterator[tuple[frozenset[ContestantId], int]]:
    """Go through the boards of each match; one that is off at both its tables is not of it any more."""
    session = state.session(key[0])
    for plan in plans_of_field(session, key):
        for due in plan.due.values():
            if not session.cell(due.place).is_off:
                yield frozenset(due.contestants), due.place.board


def _not_planned(state: EventState) -> dict[frozenset[ContestantId], int]:
    """Say how many boards of each match no round has been planned for yet."""
    if state.conditions.pairing is not RoundsPaired.KNOCK_OUT:
        return {}
    last = max(state.sessions, default=0) + 1
    sections = {section for session in state.sessions.values() for section in session.plans}
    found: dict[frozenset[ContestantId], int] = {}
    for section in sections:
        found |= left_of_match(rounds_of(state, section, (last, 1)), state.conditions)
    return found
