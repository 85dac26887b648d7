"""A paired round as a value: who plays whom, who does not, and how it came about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.vocabulary.enumeration import Enumeration


class PairingMethod(Enumeration):
    """Method by which a round was paired; the value is its name at the command line and in files of the project."""

    MATCHING = "matching"
    """In the order of the standing each meets the highest whom it can meet so that everybody else can be paired."""
    UNTANGLING = "untangling"
    """In that order each meets the next; rematches that are left over at the bottom are untangled from there upwards
    (the algorithm that Magic Contest publishes)."""
    DANISH = "danish"
    """First against second, third against fourth, rematches allowed."""
    SEEDED = "seeded"
    """By seeding, before there is a standing."""
    KNOCK_OUT = "knock-out"
    """By the bracket."""


class PairingReason(Enumeration):
    """Reason for which somebody does not meet the one who comes next, or does not play; named in reports by the value.

    Whom a step concerns is said here in the order of `Step.contestants`.
    """

    STANDING_AFTER = "standing-after"
    """The round is paired on the standing after an earlier round, `Step.round`; the matches since then do not count."""
    PROVISIONAL = "provisional"
    """The matches of these contestants were not finished when the round was paired."""
    WITHDRAWN = "withdrawn"
    """These contestants do not play any more."""
    STILL_PLAYING = "still-playing"
    """These three are in the second round of their three-way match, begun in `Step.round`."""
    NEXT_STANZA = "next-stanza"
    """The matches begun in `Step.round` go on with their next stanza."""
    REMATCH_AVOIDED = "rematch-avoided"
    """The first passes the second over, because they have met in `Step.round`."""
    KEPT_APART = "kept-apart"
    """The first passes the second over, because the two are not to meet in this contest."""
    LEFT_FOR_OTHERS = "left-for-others"
    """The first passes the second over, because otherwise somebody else could not be paired."""
    OPPONENTS_SWAPPED = "opponents-swapped"
    """The first was to meet the second and the third the fourth; now it is the first and the third, the second and the
    fourth."""
    REMATCH = "rematch"
    """The two meet again, having met in `Step.round`: the conditions of the contest allow it."""
    LOWEST_WITHOUT_BYE = "lowest-without-bye"
    """The contestant has the bye as the lowest who may."""
    BYE_PASSED_ON = "bye-passed-on"
    """The contestant would have the bye, but has not played a round (`Step.round`) already."""
    BYE_LEFT_FOR_OTHERS = "bye-left-for-others"
    """The contestant would have the bye, but then somebody else could not be paired."""
    THREE_WAY = "three-way"
    """These three play a three-way match as the lowest who may."""
    EXCHANGED = "exchanged"
    """The two were exchanged by hand: each has the other's place in the round."""

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Reason.{self.name}"


@dataclass(frozen=True, slots=True)
class PairingStep:
    """One thing that shaped the round."""

    reason: PairingReason
    contestants: tuple[ContestantId, ...] = ()
    round: int | None = None


@dataclass(frozen=True, slots=True)
class PairedMatch:
    """Two who play one another; the home pair sits North-South, the home team does so in the open room."""

    home: ContestantId
    away: ContestantId

    @property
    def contestants(self) -> tuple[ContestantId, ContestantId]:
        """Both, home first."""
        return self.home, self.away


class ThreeWayPlan(Enumeration):
    """Seating of a three-way match of the teams 1, 2 and 3; the value is its name in files.

    In both plans a team's pairs play its two opponents at the same time, and each of the three sets of boards is played
    at one table in the first part and at one other in the second.
    """

    ENGLISH = "english"
    """1-2, 2-3, 3-1; then 1-3, 2-1, 3-2, the first named being North-South."""
    FRENCH = "french"
    """1-3, 2-1, 3-2; then 3-1, 1-2, 2-3 (the regulations call the teams A, B and C)."""

    def tables(self, teams: tuple[ContestantId, ContestantId, ContestantId]) -> tuple[ThreeWayTable, ...]:
        """Say who plays whom on which set in which part."""
        rows = _TABLES[self]
        return tuple(ThreeWayTable(part, teams[ns - 1], teams[ew - 1], number) for part, ns, ew, number in rows)


# Part, North-South, East-West, set of boards.
_TABLES = {
    ThreeWayPlan.ENGLISH: ((1, 1, 2, 1), (1, 2, 3, 2), (1, 3, 1, 3), (2, 1, 3, 3), (2, 2, 1, 1), (2, 3, 2, 2)),
    ThreeWayPlan.FRENCH: ((1, 1, 3, 1), (1, 2, 1, 2), (1, 3, 2, 3), (2, 3, 1, 1), (2, 1, 2, 2), (2, 2, 3, 3)),
}


@dataclass(frozen=True, slots=True)
class ThreeWayTable:
    """One table of a three-way match in one of its two parts."""

    part: int
    north_south: ContestantId
    east_west: ContestantId
    set: int
    """Of the three sets of the match, 1 to 3."""


@dataclass(frozen=True, slots=True)
class ThreeWay:
    """Three teams who play one another: over two rounds, or in the two halves of one round with half as many boards."""

    teams: tuple[ContestantId, ContestantId, ContestantId]
    """In the order of the standing."""
    first_round: int
    rounds: int
    """2 for matches of full length, 1 for matches of half length."""
    plan: ThreeWayPlan = ThreeWayPlan.ENGLISH

    @property
    def tables(self) -> tuple[ThreeWayTable, ...]:
        """Matches and sets of the tables: in the first part, then in the second."""
        return self.plan.tables(self.teams)

    @property
    def matches(self) -> tuple[PairedMatch, ...]:
        """The three matches; home is who sits North-South first."""
        return tuple(PairedMatch(each.north_south, each.east_west) for each in self.tables if each.part == 1)

    def is_on_in(self, number: int) -> bool:
        """Tell whether it is being played in that round."""
        return self.first_round <= number < self.first_round + self.rounds

    def tables_in(self, number: int) -> tuple[ThreeWayTable, ...]:
        """List the tables of a round: those of one part when it goes over two rounds, of both otherwise."""
        if not self.is_on_in(number):
            return ()
        part = number - self.first_round + 1
        return tuple(each for each in self.tables if self.rounds == 1 or each.part == part)


@dataclass(frozen=True, slots=True)
class RoundPairing:
    """A round. Matches stand in the order of their better contestant, which is that of the tables."""

    number: int
    method: PairingMethod
    matches: tuple[PairedMatch, ...]
    byes: tuple[ContestantId, ...] = ()
    three_ways: tuple[ThreeWay, ...] = ()
    """Those that begin in this round and those that go on in it."""
    steps: tuple[PairingStep, ...] = ()
    """Steps by which it came about, beyond what the method says by itself."""

    def opponents_of(self, contestant: ContestantId) -> tuple[ContestantId, ...]:
        """Name whom a contestant plays in this round: one, two in a three-way match, nobody with a bye."""
        return tuple(other for one, other in self._meetings() if one == contestant)

    def because_of(self, reason: PairingReason) -> tuple[PairingStep, ...]:
        """Pick the steps with that reason."""
        return tuple(each for each in self.steps if each.reason is reason)

    def _meetings(self) -> Iterator[tuple[ContestantId, ContestantId]]:
        groups = (each.matches for each in self.three_ways)
        for match in (*self.matches, *(match for group in groups for match in group)):
            yield match.home, match.away
            yield match.away, match.home
