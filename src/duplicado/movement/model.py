"""A movement as data: in each round, who sits at which table and which sets of boards they play there.

The pace of play has the minutes for a board and between rounds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import product
from types import MappingProxyType
from typing import Final

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

ADDED_LATER: Final[Mapping[str, bool]] = MappingProxyType({"added-later": True})
"""Marks a field that movements did not have at first: a record holds it only where it is not the default."""


class MovementError(DuplicadoError, ValueError):
    """There is no such movement for the numbers asked for."""


class MovementName(Enumeration):
    """The kinds of movement; the value is the name at the command line and in files of the project."""

    MITCHELL = "mitchell"
    SKIP_MITCHELL = "skip-mitchell"
    SHARE_AND_RELAY = "share-and-relay"
    HESITATION = "hesitation"
    APPENDIX_MITCHELL = "appendix-mitchell"
    BLACKPOOL = "blackpool"
    ROVER = "rover"
    BUMP = "bump"
    WEB = "web"
    HOWELL = "howell"
    CURTAILED_HOWELL = "curtailed-howell"
    SMALL_HOWELL = "small-howell"
    SHARING_HOWELL = "sharing-howell"
    THREE_QUARTER_HOWELL = "three-quarter-howell"
    DOUBLE_HOWELL = "double-howell"
    ALL_TOGETHER = "all-together"
    BAROMETER = "barometer"
    SWISS = "swiss"
    DANISH = "danish"
    GIVEN = "given"


class FindingKind(Enumeration):
    """Kind of finding of the checker; the value is its name in reports."""

    OPPONENTS_AGAIN = "opponents-again"
    SET_AGAIN = "set-again"
    SET_WANTED_TWICE = "set-wanted-twice"
    CONTESTANT_TWICE = "contestant-twice"
    TABLE_TAKEN_TWICE = "table-taken-twice"
    OUT_OF_RANGE = "out-of-range"
    NO_BOARDS = "no-boards"
    AGAINST_ONESELF = "against-oneself"


class RepeatReason(Enumeration):
    """Reason why a movement may repeat something."""

    ROVER_OF_THAT_SIZE = "rover-of-that-size"
    """No rover for that number of tables meets every East-West pair at most once (complete ones at 9, 15, 21 ...)."""
    BLACKPOOL = "blackpool"
    """It has two rounds more than there are opponents."""
    DANISH = "danish"
    """Each round is paired by the standings of the moment, whoever has met before."""
    DOUBLE = "double"
    """Everybody meets everybody twice."""
    REPLANNED = "replanned"
    """The movement was changed while it was played, and whoever is left has met everybody."""


@dataclass(frozen=True, slots=True)
class PermittedRepeat:
    """A repeat that the movement declares: it is reported all the same, with its reason."""

    kind: FindingKind
    contestants: tuple[int, ...]
    """The contestants concerned, ascending."""
    reason: RepeatReason


@dataclass(frozen=True, slots=True, order=True)
class Sitting:
    """Two contestants at a table in a round, and the sets of boards they play there in that order.

    Where the arrow is turned within a round, the round has two sittings at that table with the sides exchanged.
    """

    round: int
    table: int
    north_south: int
    east_west: int
    sets: tuple[int, ...]

    @property
    def couple(self) -> frozenset[int]:
        """Those who sit there."""
        return frozenset((self.north_south, self.east_west))

    def turned(self) -> Sitting:
        """Give the same sitting with the sides exchanged (the arrow switched)."""
        return Sitting(self.round, self.table, self.east_west, self.north_south, self.sets)

    def side_of(self, contestant: int) -> Side | None:
        """Say on which side a contestant sits, `None` where it is not at the table."""
        if contestant == self.north_south:
            return Side.NS
        return Side.EW if contestant == self.east_west else None


@dataclass(frozen=True, slots=True)
class Exchange:
    """Tables that play the same boards in the same rounds, passing them to and fro within the round."""

    tables: tuple[int, ...]
    """The tables, ascending."""
    rounds: tuple[int, ...] = field(default=(), metadata=ADDED_LATER)
    """The rounds in which they do so, ascending; none: in all."""


@dataclass(frozen=True, slots=True)
class Absence:
    """Rounds in which a contestant is not there at all, because it came late or left: it does not sit out."""

    contestant: int
    first_round: int
    last_round: int


def sitting_out(
    rounds: int, contestants: int, playing: Collection[tuple[int, int]], absences: Iterable[Absence]
) -> tuple[tuple[int, int], ...]:
    """Return who is there and does not play in which round: (round, contestant), ascending; `playing` has the same."""
    away = {(number, each.contestant) for each in absences for number in range(each.first_round, each.last_round + 1)}
    everybody = product(range(1, rounds + 1), range(1, contestants + 1))
    return tuple(each for each in everybody if each not in playing and each not in away)


@dataclass(frozen=True)
class Movement:
    """A movement of pairs. Rounds, tables, contestants and sets of boards are numbered from 1.

    The numbers of contestants belong to the movement; whoever runs an event says who has which number. With two
    winners those who always sit North-South and those who always sit East-West are ranked apart.
    """

    name: MovementName
    contestants: int
    tables: int
    rounds: int
    sets: int
    """Number of sets of boards that the movement needs, each of the same number of boards."""
    sittings: tuple[Sitting, ...]
    """Ascending by round and table."""
    winners: int = 1
    exchanges: tuple[Exchange, ...] = ()
    copies: int = 1
    """Number of copies of each set that are made before play; each can be at another table."""
    switched_rounds: tuple[int, ...] = ()
    """Rounds in which the arrow is switched against the movement's plan."""
    turned_tables: tuple[tuple[int, int], ...] = ()
    """(round, table) where the arrow is turned at that table alone, against the movement's plan."""
    skip_after: int | None = None
    """The round after which East-West move an extra table."""
    relay_after: int | None = None
    """The table behind which a set of boards rests on a stand."""
    permitted: tuple[PermittedRepeat, ...] = ()
    absences: tuple[Absence, ...] = ()
    replanned_from: tuple[int, ...] = ()
    """The rounds from which it was planned anew while it was played, in the order of these changes."""

    @cached_property
    def sets_each_round(self) -> int:
        """Number of sets that a table plays in a round, at most."""
        played: dict[tuple[int, int], int] = {}
        for sitting in self.sittings:
            place = (sitting.round, sitting.table)
            played[place] = played.get(place, 0) + len(sitting.sets)
        return max(played.values(), default=0)

    @cached_property
    def same_boards_everywhere(self) -> bool:
        """Tell whether all tables play the same sets in each round, and no others in other rounds."""
        tables: dict[int, dict[int, list[int]]] = {}
        for each in self.sittings:
            tables.setdefault(each.round, {}).setdefault(each.table, []).extend(each.sets)
        rounds = [{frozenset(sets) for sets in played.values()} for played in tables.values()]
        several = any(len(played) > 1 for played in tables.values())
        played = [number for each in rounds for number in next(iter(each))]
        return several and all(len(each) == 1 for each in rounds) and len(played) == len(set(played))

    @cached_property
    def stationary(self) -> tuple[int, ...]:
        """Contestants that play every round they play at one table on one side."""
        seats: dict[int, set[tuple[int, Side]]] = {}
        for sitting in self.sittings:
            seats.setdefault(sitting.north_south, set()).add((sitting.table, Side.NS))
            seats.setdefault(sitting.east_west, set()).add((sitting.table, Side.EW))
        return tuple(contestant for contestant in sorted(seats) if len(seats[contestant]) == 1)

    @cached_property
    def at_one_table(self) -> tuple[int, ...]:
        """Contestants that play every round they play at one table, on either side."""
        tables: dict[int, set[int]] = {}
        for sitting in self.sittings:
            for each in (sitting.north_south, sitting.east_west):
                tables.setdefault(each, set()).add(sitting.table)
        return tuple(contestant for contestant in sorted(tables) if len(tables[contestant]) == 1)

    @cached_property
    def sit_outs(self) -> tuple[tuple[int, int], ...]:
        """Contestants who are there and do not play, with the rounds: (round, contestant), ascending."""
        playing = {(s.round, each) for s in self.sittings for each in (s.north_south, s.east_west)}
        return sitting_out(self.rounds, self.contestants, playing, self.absences)

    def of_contestant(self, contestant: int) -> tuple[Sitting, ...]:
        """Give the sittings of a contestant in the order of play.

        Raises:
            MovementError: the movement has no contestant of that number.
        """
        if not 1 <= contestant <= self.contestants:
            raise MovementError(f"the movement has contestants 1 to {self.contestants}, not {contestant}")
        return tuple(each for each in self.sittings if each.side_of(contestant) is not None)

    def resting(self, round_number: int) -> tuple[int, ...]:
        """Say which sets nobody plays in a round: they wait on a stand or with the Director."""
        played = {number for s in self.sittings if s.round == round_number for number in s.sets}
        return tuple(number for number in range(1, self.sets + 1) if number not in played)

    def boards_of(self, set_number: int, boards_each: int) -> range:
        """Say which boards make a set: set 1 of three boards is 1 to 3, set 2 is 4 to 6."""
        first = (set_number - 1) * boards_each + 1
        return range(first, first + boards_each)


def arrange(sittings: list[Sitting]) -> tuple[Sitting, ...]:
    """Put sittings in the order of rounds and tables; the order within a table and round stays."""
    return tuple(sorted(sittings, key=lambda each: (each.round, each.table)))


def sharing_tables(exchanges: Iterable[Exchange], table: int, round_number: int) -> tuple[int, ...]:
    """Say which tables pass their boards to and fro with a table in a round, itself included; alone if none do."""
    return next(
        (
            each.tables
            for each in exchanges
            if table in each.tables and (not each.rounds or round_number in each.rounds)
        ),
        (table,),
    )


def couple(one: int, other: int) -> tuple[int, int]:
    """Write two contestants in ascending order."""
    return (one, other) if one < other else (other, one)


@dataclass(frozen=True, slots=True)
class Pace:
    """Pace of play: an assumption that the caller states."""

    minutes_per_board: Fraction = Fraction(7)
    minutes_per_round: Fraction = Fraction(1)
    """For changing tables, in addition."""

    def minutes(self, rounds: int, boards_per_round: int) -> Fraction:
        """Say how long so many rounds take."""
        return rounds * (boards_per_round * self.minutes_per_board + self.minutes_per_round)
