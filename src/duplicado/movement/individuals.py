"""Movements of individuals: everybody has another partner in each round; Whist tournaments among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final

from duplicado.movement.groups import FIELDS, field_product, group_sum
from duplicado.movement.model import ADDED_LATER, Absence, MovementError, sitting_out
from duplicado.movement.whist_designs import WHIST_DESIGNS
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat


class IndividualFindingKind(Enumeration):
    """Kind of finding of the checker of movements of individuals."""

    OUT_OF_RANGE = "out-of-range"
    PLAYER_TWICE = "player-twice"
    PARTNERS_AGAIN = "partners-again"
    OPPONENTS_AGAIN = "opponents-again"
    SET_AGAIN = "set-again"
    SET_WANTED_TWICE = "set-wanted-twice"


@dataclass(frozen=True, slots=True, order=True)
class IndividualSitting:
    """Four players at a table in a round, with the set of boards they play."""

    round: int
    table: int
    north: int
    east: int
    south: int
    west: int
    set_number: int

    @property
    def players(self) -> tuple[int, int, int, int]:
        """The players clockwise from North."""
        return self.north, self.east, self.south, self.west

    def seat_of(self, player: int) -> Seat | None:
        """Say where a player sits, `None` where he is not at the table."""
        seats = dict(zip(self.players, (Seat.N, Seat.E, Seat.S, Seat.W), strict=True))
        return seats.get(player)


@dataclass(frozen=True, slots=True)
class IndividualMovement:
    """A movement of single players."""

    players: int
    tables: int
    rounds: int
    sets: int
    sittings: tuple[IndividualSitting, ...]
    copies: int = 1
    """Number of copies of each set that are made before play."""
    meetings: int = 1
    """Number of times that two players may be opponents: once, or as the design says."""
    absences: tuple[Absence, ...] = field(default=(), metadata=ADDED_LATER)
    replanned_from: tuple[int, ...] = field(default=(), metadata=ADDED_LATER)
    """The rounds from which it was planned anew while it was played, in the order of these changes."""

    @property
    def sit_outs(self) -> tuple[tuple[int, int], ...]:
        """Players who are there and do not play, with the rounds: (round, player), ascending."""
        playing = {(each.round, player) for each in self.sittings for player in each.players}
        return sitting_out(self.rounds, self.players, playing, self.absences)


@dataclass(frozen=True, slots=True)
class IndividualFinding:
    """Something wrong with a movement of individuals, at the sitting where it shows."""

    kind: IndividualFindingKind
    round: int
    table: int
    players: tuple[int, ...] = ()


def rainbow(tables: int, rounds: int | None = None) -> IndividualMovement:
    """Arrange four players a table so that nobody has a partner, an opponent or a set of boards twice.

    North stay; South go up one table in each round, East up two, West down two, the boards down one. Players 1 to n
    begin North, the next n South, then East, then West. Any two of these steps (0, 1, 2, -2, and -1 of the boards)
    differ by at most 4, so they stay apart in all rounds if n is divisible neither by 2 nor by 3; fewer rounds may do
    at other numbers of tables. Whether they do is tried. At 8, 9, 16 and 25 tables the steps are those of the field
    with so many elements, in which no two different ones ever meet; everybody but North then follows his guide card.

    Raises:
        MovementError: the number of tables does not allow it, or the rounds are too many.
    """
    played = tables if rounds is None else rounds
    if tables < 2 or not 1 <= played <= tables:
        raise MovementError(f"a rainbow has 1 to {tables} rounds, not {played}")
    field = FIELDS.get(tables)

    def moved(place: int, steps: int, r: int) -> int:
        if field is None:
            return (place + steps * r) % tables
        # Any five different elements will do for the steps: they are numbered 0, 1, 2, -2 (3) and -1 (4).
        return group_sum(field, place, field_product(field, steps if steps >= 0 else 5 + steps, r))

    sittings = [
        IndividualSitting(
            r + 1,
            table + 1,
            table + 1,
            2 * tables + moved(table, -2, r) + 1,
            tables + moved(table, -1, r) + 1,
            3 * tables + moved(table, 2, r) + 1,
            moved(table, 1, r) + 1,
        )
        for r in range(played)
        for table in range(tables)
    ]
    movement = IndividualMovement(4 * tables, tables, played, tables, tuple(sittings))
    if check_individuals(movement):
        remedy = "take a number that neither 2 nor 3 divides, or fewer rounds"
        raise MovementError(f"a rainbow of {played} rounds repeats something at {tables} tables; {remedy}")
    return movement


def check_individuals(movement: IndividualMovement) -> tuple[IndividualFinding, ...]:
    """Report players in two places, partners and sets that are met again, opponents met more often than the movement
    declares, and sets wanted at more tables than there are copies.
    """  # noqa: D205 - it is one sentence
    return tuple(sorted(_findings(movement), key=lambda each: (each.round, each.table, each.kind.value)))


def _findings(movement: IndividualMovement) -> Iterator[IndividualFinding]:
    seen: Counter[tuple[str, int, int]] = Counter()
    kinds = IndividualFindingKind
    for each in sorted(movement.sittings):
        place = (each.round, each.table)
        inside = 1 <= each.round <= movement.rounds and 1 <= each.table <= movement.tables
        inside = inside and 1 <= each.set_number <= movement.sets
        if not inside or any(not 1 <= player <= movement.players for player in each.players):
            yield IndividualFinding(kinds.OUT_OF_RANGE, *place, each.players)
        happened: list[tuple[IndividualFindingKind, tuple[int, ...], tuple[str, int, int]]] = [
            (kinds.SET_WANTED_TWICE, (), ("set", each.round, each.set_number))
        ]
        for player in each.players:
            happened.append((kinds.PLAYER_TWICE, (player,), ("player", each.round, player)))
            happened.append((kinds.SET_AGAIN, (player,), ("played", player, each.set_number)))
        for one, other in combinations(each.players, 2):
            who = (min(one, other), max(one, other))
            partners = {one, other} in ({each.north, each.south}, {each.east, each.west})
            kind = kinds.PARTNERS_AGAIN if partners else kinds.OPPONENTS_AGAIN
            happened.append((kind, who, ("partners" if partners else "opponents", *who)))
        for found, players, key in happened:
            seen[key] += 1
            allowed = {kinds.SET_WANTED_TWICE: movement.copies, kinds.OPPONENTS_AGAIN: movement.meetings}
            if seen[key] > allowed.get(found, 1):
                yield IndividualFinding(found, *place, players)


WHIST_PLAYERS: Final = tuple(WHIST_DESIGNS)
"""The numbers of players for which there is a whist tournament here."""


def whist(players: int, rounds: int | None = None) -> IndividualMovement:
    """Arrange a whist tournament for 4n players in 4n - 1 rounds, or for 4n + 1 in as many, one sitting out in each.

    Where the design says which set is at which table, there is one copy of the boards; everybody then plays every set
    once, but for the one he does not play with 4n + 1. Otherwise all tables play the same set in each round, as in a
    barometer. With fewer rounds nobody meets more often than in all.

    Raises:
        MovementError: there is no design for that number of players, or the rounds are too many.
    """
    design = WHIST_DESIGNS.get(players)
    if design is None:
        raise MovementError(
            f"there is a whist tournament for {', '.join(map(str, WHIST_PLAYERS))} players, not {players}"
        )
    most = players - 1 if players % 4 == 0 else players
    played = most if rounds is None else rounds
    if not 1 <= played <= most:
        raise MovementError(f"a whist tournament of {players} players has 1 to {most} rounds, not {played}")
    sittings: list[IndividualSitting] = []
    for step in range(played):
        for index, table in enumerate(design.tables):
            # The player beyond the group, if there is one, keeps his seat.
            north, east, south, west = (
                (each if each == most else group_sum(design.moduli, each, step)) + 1 for each in table
            )
            number = group_sum(design.moduli, design.sets[index], step) if design.sets else step
            sittings.append(IndividualSitting(step + 1, index + 1, north, east, south, west, number + 1))
    tables = len(design.tables)
    used = sorted({each.set_number for each in sittings})
    renamed = {number: new for new, number in enumerate(used, 1)}
    return IndividualMovement(
        players,
        tables,
        played,
        len(used),
        tuple(replace(each, set_number=renamed[each.set_number]) for each in sittings),
        copies=1 if design.sets else tables,
        meetings=2,
    )
