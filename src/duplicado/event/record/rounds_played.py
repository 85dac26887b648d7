"""The rounds of a section as they were planned one after the other, and what they say for the next: who met whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.conditions import ByeHad, EarlierMeeting, Past
from duplicado.event.pairing.rounds import ThreeWay, ThreeWayPlan
from duplicado.event.record.state import EventState
from duplicado.vocabulary.errors import DuplicadoError

Numbers: TypeAlias = range | frozenset[int]
"""Rounds, tables or boards."""
AFTER_ALL: Final = (1_000_000, 0)
"""Later than any session and round."""
Concerned: TypeAlias = tuple[tuple[ContestantId, ...], ...]
"""Contestants that something is about: each alone, or with the one whom he meets."""


class RoundNotReady(DuplicadoError, ValueError):
    """The next round cannot be paired as it was asked for; what would have to be done first is said in words."""

    def __init__(self, code: str, *about: str | Numbers | Concerned) -> None:
        """Say why.

        Args:
            code: names the sentence, which says the remedy.
            about: what it is about.
        """
        self.code = code
        self.about = about
        super().__init__(" ".join((code, *map(_by_numbers, about))))


def _by_numbers(about: str | Numbers | Concerned) -> str:
    match about:
        case str():
            return about
        case range() | frozenset():
            return ", ".join(map(str, sorted(about)))
        case _:
            return ", ".join("–".join(map(str, each)) for each in about)


@dataclass(frozen=True, slots=True)
class TableSeen:
    """Two who were to meet at a table in a round, with their boards in the order of play."""

    table: int
    north_south: ContestantId
    east_west: ContestantId
    boards: tuple[int, ...]

    @property
    def couple(self) -> frozenset[ContestantId]:
        """Those who were to meet."""
        return frozenset((self.north_south, self.east_west))


@dataclass(frozen=True, slots=True)
class RoundSeen:
    """A round of a session as it was planned when it was played."""

    session: int
    round: int
    tables: tuple[TableSeen, ...]
    entered: tuple[ContestantId, ...]
    """Contestants who took part then, whether they played in that round or not."""

    def three_ways(self, number: int, plan: ThreeWayPlan) -> Iterator[ThreeWay]:
        """Find the three-way matches: three tables at which three teams have one another for opponents.

        Args:
            number: the round, counted through the event.
            plan: who sits where in them.
        """
        opponents: dict[ContestantId, set[ContestantId]] = {}
        for each in self.tables:
            opponents.setdefault(each.north_south, set()).add(each.east_west)
            opponents.setdefault(each.east_west, set()).add(each.north_south)
        homes = list(dict.fromkeys(each.north_south for each in self.tables))
        for one, other, third in combinations([home for home in homes if len(opponents[home]) == 2], 3):
            teams = {one, other, third}
            if all(opponents[team] | {team} == teams for team in teams):
                visits = sum(each.north_south == one for each in self.tables)
                # In one round each of the three receives both the others, in the first of two only one.
                yield ThreeWay((one, other, third), number, 1 if visits > 1 else 2, plan)


def left_before(state: EventState, session: int, number: int) -> frozenset[ContestantId]:
    """Return those who had left the event before a round."""
    return frozenset(
        who for who, left in state.withdrawn.items() if (left.session, left.after_round) < (session, number)
    )


def rounds_of(state: EventState, section: str, before: tuple[int, int]) -> tuple[RoundSeen, ...]:
    """Return the rounds of a section in their order, those before a session and round of it."""
    found: list[RoundSeen] = []
    for session in (state.sessions[number] for number in sorted(state.sessions)):
        plan = session.plans.get(section)
        if plan is None:
            continue
        tables: dict[int, dict[tuple[int, ContestantId, ContestantId], list[int]]] = {}
        for place, due in plan.due.items():
            if not due.is_over(state.withdrawn):
                seats = (place.table, due.north_south, due.east_west)
                tables.setdefault(place.round, {}).setdefault(seats, []).append(place.board)
        for number in range(1, plan.rounds + 1):
            if (session.number, number) < before:
                seen = tuple(TableSeen(*seats, tuple(boards)) for seats, boards in tables.get(number, {}).items())
                found.append(RoundSeen(session.number, number, seen, plan.in_force(number).contestants))
    return tuple(found)


def past_of(state: EventState, rounds: Sequence[RoundSeen], everybody: Iterable[ContestantId]) -> Past:
    """Return who has met whom and who has not played, rounds being counted through the event.

    Args:
        state: what the record says.
        rounds: the rounds, in their order.
        everybody: who takes part now; who did not yet take part in a round sat it out.
    """
    now = tuple(everybody)
    meetings: list[EarlierMeeting] = []
    three_ways: list[ThreeWay] = []
    byes: list[ByeHad] = []
    sat_out: list[ByeHad] = []
    for number, seen in enumerate(rounds, 1):
        going_on = {frozenset(each.teams) for each in three_ways if each.is_on_in(number)}
        found = tuple(seen.three_ways(number, state.conditions.three_way))
        begun = [each for each in found if frozenset(each.teams) not in going_on]
        three_ways += begun
        meetings += (EarlierMeeting(number, match.home, match.away) for each in begun for match in each.matches)
        busy = {team for each in found for team in each.teams}
        met: set[frozenset[ContestantId]] = set()
        for each in seen.tables:
            if each.couple not in met and not each.couple <= busy:
                met.add(each.couple)
                meetings.append(EarlierMeeting(number, each.north_south, each.east_west))
        playing = {who for each in seen.tables for who in each.couple}
        gone = left_before(state, seen.session, seen.round)
        byes += (ByeHad(number, who) for who in seen.entered if who not in playing and who not in gone)
        sat_out += (ByeHad(number, who) for who in now if who not in seen.entered)
    return Past(tuple(meetings), tuple(byes), tuple(three_ways), tuple(sat_out))
