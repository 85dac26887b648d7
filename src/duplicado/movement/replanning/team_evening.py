"""A movement of teams in the middle of an evening: matches are taken out, and others put in, from a round on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from duplicado.movement.model import Exchange, Sitting, arrange
from duplicado.movement.replanning.others import absent
from duplicado.movement.teams import TeamMovement

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


class TeamEvening:
    """Plan for the rounds from `first` on; what was played before is never touched."""

    def __init__(self, movement: TeamMovement, first: int) -> None:
        """Take up a movement at a round."""
        self.base = movement
        self.first = first
        self.sittings = list(movement.sittings)
        self.sets = movement.sets
        self.copies = movement.copies
        self.exchanges = list(movement.exchanges)
        # Where all matches of a round play the same boards, one match more takes one copy more.
        self._same_boards = movement.copies > 1

    def movement(self) -> TeamMovement:
        """Write it down."""
        return replace(
            self.base,
            tables=max(each.table for each in self.sittings),
            sets=self.sets,
            copies=self.copies,
            exchanges=tuple(self.exchanges),
            sittings=arrange(self.sittings),
            replanned_from=(*self.base.replanned_from, self.first),
        )

    def there(self, number: int) -> set[int]:
        """Say who is there in a round."""
        return set(range(1, self.base.teams + 1)) - absent(self.base.absences, number)

    def idle(self, number: int) -> list[int]:
        """Say which teams are there in a round without any table, ascending."""
        here = [each for each in self.sittings if each.round == number]
        return sorted(self.there(number) - {team for each in here for team in each.couple})

    def met(self) -> set[Couple]:
        """Say who has met, or is going to, be it at one table."""
        return {each.couple for each in self.sittings}

    def pair_up(self) -> None:
        """Let those who have no table in the same round play a match, if they have not met."""
        for number in range(self.first, self.base.rounds + 1):
            (matches,) = couples_of_rounds(self.idle(number), self.met(), 1, Counter())
            for one, other in matches:
                self.seat(number, one, other)

    def keep_only_begun(self) -> None:
        """Take out every table that does not finish a match begun, and let those that do come as early as announced."""
        played = [each for each in self.sittings if each.round < self.first]
        half = {(each.east_west, each.north_south) for each in played}
        half -= {(each.north_south, each.east_west) for each in played}
        rest = [
            each for each in self.sittings if each.round >= self.first and (each.north_south, each.east_west) in half
        ]
        order = {number: self.first + place for place, number in enumerate(sorted({each.round for each in rest}))}
        self.sittings = [*played, *(replace(each, round=order[each.round]) for each in rest)]

    def pair_anew(self) -> None:
        """Fill the rounds in which nobody has a table yet with matches of those who have not met."""
        last = max((each.round for each in self.sittings), default=0)
        start = max(last + 1, self.first)
        sat_out = Counter(team for number in range(self.first, start) for team in self.idle(number))
        # Who came late has missed enough, and is looked after first.
        sat_out.update(each.contestant for each in self.base.absences if each.last_round < start)
        rounds = self.base.rounds - start + 1
        if rounds < 1:
            return
        plan = couples_of_rounds(sorted(self.there(start)), self.met(), rounds, sat_out)
        for number, matches in enumerate(plan, start):
            for one, other in sorted(matches):
                self.seat(number, one, other)

    def seat(self, number: int, one: int, other: int) -> None:
        """Put a match into a round, at two tables that exchange their boards."""
        tables = self._free_tables(number)
        if Exchange(tables) not in self.exchanges:
            self.exchanges.append(Exchange(tables))
        sets = self._boards(number, one, other)
        self.sittings.append(Sitting(number, tables[0], one, other, sets))
        self.sittings.append(Sitting(number, tables[1], other, one, sets))

    def _free_tables(self, number: int) -> tuple[int, int]:
        """Find two tables that nobody has in a round, and that exchange with no other table in any."""
        taken = {each.table for each in self.sittings if each.round == number}
        couples = [each.tables for each in self.exchanges if len(each.tables) == 2]
        bound = {table for each in self.exchanges for table in each.tables}
        most = max([self.base.tables, *(each.table for each in self.sittings)])
        for table in range(1, most + 3):
            for tables in couples:
                if table == tables[0] and not taken & set(tables):
                    return tables[0], tables[1]
            following = (table, table + 1)
            if not set(following) & (taken | bound):
                return following
        return most + 1, most + 2  # two new ones are among those tried

    def _boards(self, number: int, one: int, other: int) -> tuple[int, ...]:
        """Find boards that neither team plays elsewhere: of this round, of the movement, or new ones."""
        known = {
            board for each in self.sittings for board in each.sets if {one, other} & {each.north_south, each.east_west}
        }
        group = {table: each.tables for each in self.exchanges for table in each.tables}
        in_use: dict[int, set[tuple[int, ...]]] = {}
        size = max((len(each.sets) for each in self.sittings), default=1)
        of_round: list[int] = []
        for each in self.sittings:
            if each.round == number:
                for board in each.sets:
                    in_use.setdefault(board, set()).add(group.get(each.table, (each.table,)))
                    of_round.append(board)
        free = [board for board in dict.fromkeys(of_round) if self._same_boards and board not in known]
        free += [
            board
            for board in range(1, self.sets + 1)
            if board not in known and board not in free and len(in_use.get(board, ())) < self.copies
        ]
        # Boards are taken in one piece; where no piece is left there are new ones.
        chosen = free[:size] if len(free) >= size else list(range(self.sets + 1, self.sets + size + 1))
        self.sets = max(self.sets, *chosen)
        for board in chosen:
            self.copies = max(self.copies, len(in_use.get(board, ())) + 1)
        return tuple(chosen)
