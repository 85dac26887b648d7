"""Howell movements: everybody meets everybody, one pair keeps its seat, and there is one winner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from duplicado.movement.arrow import turn_single_tables
from duplicado.movement.groups import group_sum
from duplicado.movement.howell_designs import HOWELL_DESIGNS
from duplicado.movement.model import Exchange, Movement, MovementError, MovementName, Sitting, arrange

HOWELL_PAIRS: Final = tuple(HOWELL_DESIGNS)
"""The even numbers of pairs for which there is a complete Howell with one set a table and round."""


def howell(pairs: int) -> Movement:
    """Arrange the complete Howell for an even number of pairs from 8 to 30: a round and a set less than pairs.

    The last pair keeps its seat, North-South at table 1.

    Raises:
        MovementError: there is none for that number of pairs.
    """
    design = HOWELL_DESIGNS.get(pairs)
    if design is None:
        raise MovementError(f"there is a complete Howell for 8, 10, ... 30 pairs, not for {pairs}")
    sittings: list[Sitting] = []
    for step in range(pairs - 1):
        first = Sitting(step + 1, 1, pairs, group_sum(design.moduli, design.opponent, step) + 1, (step + 1,))
        others = [
            Sitting(
                step + 1,
                table,
                group_sum(design.moduli, north_south, step) + 1,
                group_sum(design.moduli, east_west, step) + 1,
                (group_sum(design.moduli, number, step) + 1,),
            )
            for table, (north_south, east_west, number) in enumerate(design.tables, 2)
        ]
        sittings += [first, *others]
    return Movement(MovementName.HOWELL, pairs, pairs // 2, pairs - 1, pairs - 1, arrange(sittings))


def curtailed(movement: Movement, rounds: int) -> Movement:
    """Give the first rounds of a movement; sets of boards that are then never played are left out and renumbered.

    Raises:
        MovementError: the movement has no such number of rounds.
    """
    if not 1 <= rounds <= movement.rounds:
        raise MovementError(f"this movement has 1 to {movement.rounds} rounds, not {rounds}")
    if rounds == movement.rounds:
        return movement
    kept = [each for each in movement.sittings if each.round <= rounds]
    used = sorted({number for each in kept for number in each.sets})
    renumbered = {number: new for new, number in enumerate(used, 1)}
    sittings = [replace(each, sets=tuple(renumbered[number] for number in each.sets)) for each in kept]
    name = MovementName.CURTAILED_HOWELL if movement.name is MovementName.HOWELL else movement.name
    return replace(movement, name=name, rounds=rounds, sets=len(used), sittings=arrange(sittings))


def all_together(pairs: int) -> Movement:
    """Arrange 4 or 5 pairs at two tables so that both play the same boards in each round, a half of them each first.

    Every pair meets every other once. For 4 pairs no arrangement can do without the exchange; of 5 pairs one sits
    out in each round, and the arrow is turned at one table for the second half of the round, so that the two pairs
    of a side are compared as much against those of the other as with them. The sets are half a round's boards.

    Raises:
        MovementError: the number of pairs is another.
    """
    if pairs not in {4, 5}:
        raise MovementError(f"both tables play the same boards with 4 or 5 pairs, not with {pairs}")
    rounds = 3 if pairs == 4 else 5
    sittings: list[Sitting] = []
    for step in range(rounds):
        halves = (2 * step + 1, 2 * step + 2)
        one, other = (step + 1) % rounds + 1, (step - 1) % rounds + 1
        if pairs == 4:
            sittings += [Sitting(step + 1, 1, 4, step + 1, halves), Sitting(step + 1, 2, one, other, halves[::-1])]
        else:
            further = ((step + 2) % rounds + 1, (step - 2) % rounds + 1)
            sittings += [
                Sitting(step + 1, 1, one, other, halves),
                Sitting(step + 1, 2, *further, halves[1:]),
                Sitting(step + 1, 2, *further, halves[:1]).turned(),
            ]
    return Movement(
        MovementName.ALL_TOGETHER, pairs, 2, rounds, 2 * rounds, arrange(sittings), exchanges=(Exchange((1, 2)),)
    )


def three_table_howell() -> Movement:
    """Arrange 6 pairs at three tables: five rounds, two sets at each table in each, ten sets, nothing shared.

    Six pairs can be coupled in 15 ways. Five of them are the rounds; each of the other ten is a set, which the three
    couples play in three different rounds. So a set is never wanted twice, all play all boards, and each set can
    have its own sides: those of the ten are all the ways to part six pairs in two threes, so that any two pairs are
    compared equally (a quality factor of 100). For that the arrow is turned within some rounds.
    """
    rounds = [_round_of_six(step) for step in range(5)]
    couplings = [each for each in _couplings((1, 2, 3, 4, 5, 6)) if each not in rounds]
    sides = _different_sides(couplings)
    sittings: list[Sitting] = []
    for number, round_couples in enumerate(rounds, 1):
        for table, couple in enumerate(round_couples, 1):
            turns: dict[tuple[int, int], tuple[int, ...]] = {}
            for index, coupling in enumerate(couplings):
                if couple in coupling:
                    seated = couple if couple[0] in sides[index] else (couple[1], couple[0])
                    turns[seated] = (*turns.get(seated, ()), index + 1)
            sittings += [Sitting(number, table, *seated, sets) for seated, sets in turns.items()]
    return Movement(MovementName.SMALL_HOWELL, 6, 3, 5, 10, arrange(sittings))


def three_tables_sharing() -> Movement:
    """Arrange 6 pairs at three tables with five sets in five rounds: in one round all three tables share a set.

    Fewer boards a round than `three_table_howell` needs will do. Rounds and sets both are ways to couple everybody
    with everybody in five turns; any two such ways that differ have one coupling in common. That is the round in which
    all tables play the same set, its boards going round among them; in the others every table has a set of its own.
    No choice of sides compares all alike; the best there is (a quality factor of 60) is the movement's plan.
    """
    rounds = [_round_of_six(step) for step in range(5)]
    sets = next(each for each in _ways_of_five(rounds[0]) if set(each) != set(rounds))
    sittings = [
        Sitting(number, table, *couple, (index,))
        for number, couples in enumerate(rounds, 1)
        for table, couple in enumerate(couples, 1)
        for index, coupling in enumerate(sets, 1)
        if couple in coupling
    ]
    movement = Movement(MovementName.SHARING_HOWELL, 6, 3, 5, 5, arrange(sittings), exchanges=(Exchange((1, 2, 3)),))
    return replace(turn_single_tables(movement), turned_tables=())


def _ways_of_five(first: tuple[_Couple, ...]) -> Iterator[tuple[tuple[_Couple, ...], ...]]:
    """All the ways to couple six pairs in five turns so that everybody meets everybody, beginning with one."""

    def settle(chosen: tuple[tuple[_Couple, ...], ...]) -> Iterator[tuple[tuple[_Couple, ...], ...]]:
        if len(chosen) == 5:
            yield chosen
            return
        met = {couple for coupling in chosen for couple in coupling}
        for coupling in _couplings((1, 2, 3, 4, 5, 6)):
            if met.isdisjoint(coupling) and all(coupling > each for each in chosen[1:]):
                yield from settle((*chosen, coupling))

    yield from settle((first,))


_Couple = tuple[int, int]


def _round_of_six(step: int) -> tuple[_Couple, ...]:
    """Couple six pairs as in a round robin, in the form that `_couplings` gives."""
    couples = [(step + 1, 6)]
    for distance in (1, 2):
        one, other = (step + distance) % 5 + 1, (step - distance) % 5 + 1
        couples.append((min(one, other), max(one, other)))
    return tuple(sorted(couples))


def _couplings(pairs: tuple[int, ...]) -> Iterator[tuple[_Couple, ...]]:
    """All the ways to couple an even number of pairs, each ascending."""
    if not pairs:
        yield ()
        return
    first, *others = pairs
    for other in others:
        rest = tuple(each for each in others if each != other)
        for coupling in _couplings(rest):
            yield ((first, other), *coupling)


def _different_sides(couplings: list[tuple[_Couple, ...]]) -> list[frozenset[int]]:
    """Give each coupling its North-South pairs, no two couplings the same division of the pairs in two."""

    def settle(chosen: list[frozenset[int]]) -> list[frozenset[int]] | None:
        if len(chosen) == len(couplings):
            return chosen
        one, two, three = couplings[len(chosen)]
        for second in two:
            for third in three:
                division = frozenset((one[0], second, third))
                # Pair 1 is in the first couple of each coupling, so a division is met in this form only.
                if division not in chosen:
                    found = settle([*chosen, division])
                    if found is not None:
                        return found
        return None

    found = settle([])
    if found is None:  # pragma: no cover - there is one
        raise MovementError("the sides of six pairs could not be settled")
    return found
