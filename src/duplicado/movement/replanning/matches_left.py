"""Search for rounds of matches between teams that have not met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

Couple = frozenset[int]

_MOST_STEPS: Final = 400
_TEAMS_PLACED: Final = 240
"""Orders are tried until so many teams have been placed in a round: many for few teams, few for many."""


def couples_of_rounds(
    teams: Sequence[int], met: set[Couple], rounds: int, sat_out: Counter[int]
) -> list[list[tuple[int, int]]]:
    """Pair teams who have not met, round by round, so that as few as possible sit out and none of them often.

    Several orders in which the teams are taken are tried, always the same; the best plan is kept.

    Args:
        teams: who is there.
        met: who has met, or is going to meet otherwise.
        rounds: how many rounds there are.
        sat_out: how often each has sat out already.
    """
    best: list[list[tuple[int, int]]] = []
    least: tuple[int, int] | None = None
    for turn in range(max(1, min(len(teams), _TEAMS_PLACED // max(len(teams), 1)))):
        order = [*teams[turn:], *teams[:turn]]
        plan, out = _plan(order, set(met), rounds, sat_out)
        cost = (sum(out.values()), max(out.values(), default=0))
        if least is None or cost < least:
            best, least = plan, cost
    return best


def _plan(
    order: Sequence[int], met: set[Couple], rounds: int, sat_out: Counter[int]
) -> tuple[list[list[tuple[int, int]]], Counter[int]]:
    out = sat_out.copy()
    plan: list[list[tuple[int, int]]] = []
    for _ in range(rounds):
        # Who has sat out most often is looked after first.
        ranked = sorted(order, key=lambda team: -out[team])
        matches = _matching(ranked, met)
        playing = {team for match in matches for team in match}
        out.update(team for team in order if team not in playing)
        met |= {frozenset(match) for match in matches}
        plan.append(matches)
    return plan, out


def _matching(teams: Sequence[int], met: set[Couple]) -> list[tuple[int, int]]:
    """Find as many matches at once as can be found in so many steps; of an odd number the last who can sits out."""
    best: list[tuple[int, int]] = []
    for resting in reversed(teams) if len(teams) % 2 else (None,):
        found = _matches_of([team for team in teams if team != resting], met)
        if len(found) > len(best):
            best = found
        if len(best) == len(teams) // 2:
            break
    return best


def _matches_of(teams: Sequence[int], met: set[Couple]) -> list[tuple[int, int]]:
    free = {team: [other for other in teams if other != team and frozenset((team, other)) not in met] for team in teams}
    best: list[tuple[int, int]] = []
    steps = 0

    def settle(rest: list[int], done: list[tuple[int, int]]) -> bool:
        nonlocal best, steps
        steps += 1
        if len(done) > len(best):
            best = done
        if not rest or steps > _MOST_STEPS:
            return True
        there = set(rest)
        # Who has the fewest opponents left is settled first; among equals who comes first.
        team = min(rest, key=lambda each: (sum(other in there for other in free[each]), rest.index(each)))
        others = [each for each in rest if each != team]
        options = sorted(
            (each for each in free[team] if each in there),
            key=lambda each: (sum(other in there for other in free[each]), rest.index(each)),
        )
        for each in options:
            if settle([one for one in others if one != each], [*done, (team, each)]):
                return True
        # Who has nobody left to meet stays out, so that the others can be paired.
        return settle(others, done) if not options else False

    settle(list(teams), [])
    return [(one, other) if one < other else (other, one) for one, other in best]
