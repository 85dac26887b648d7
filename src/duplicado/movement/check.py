"""Check that a movement can be played: nobody and no board in two places, no meeting twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from duplicado.law.clause import clause
from duplicado.movement.model import FindingKind, Movement, RepeatReason, Sitting, sharing_tables


@dataclass(frozen=True, slots=True)
class MovementFinding:
    """Something about a movement that a Director wants to know before he uses it."""

    kind: FindingKind
    round: int
    table: int
    contestants: tuple[int, ...] = ()
    sets: tuple[int, ...] = ()
    earlier_round: int | None = None
    """For a repeat: the round in which it happened before."""
    other_table: int | None = None
    """For a set or contestant in two places: the other one."""
    permitted: RepeatReason | None = None
    """Reason for which the movement may do so, where it declares it."""


def check_movement(movement: Movement) -> tuple[MovementFinding, ...]:
    """Report everything that is wrong with a movement, and the repeats that it declares.

    Contestants who meet again; a set of boards that a contestant plays again; a set wanted at more tables at once
    than there are copies, without an exchange between these tables being declared (and, with an exchange, in the
    same part of the round where tables play several sets); a contestant or a table in two places; numbers out of
    range; a sitting without boards.
    """
    found = [*_each_alone(movement), *_rounds(movement), *_opponents(movement), *_replays(movement)]
    found.sort(key=lambda each: (each.round, each.table, each.kind.value))
    return tuple(found)


def faults(movement: Movement) -> tuple[MovementFinding, ...]:
    """Report what is wrong and not declared; a movement without faults can be played."""
    return tuple(each for each in check_movement(movement) if each.permitted is None)


def _each_alone(movement: Movement) -> Iterator[MovementFinding]:
    for each in movement.sittings:
        place = (each.round, each.table)
        who = (each.north_south, each.east_west)
        inside = (
            1 <= each.round <= movement.rounds
            and 1 <= each.table <= movement.tables
            and all(1 <= number <= movement.contestants for number in who)
            and all(1 <= number <= movement.sets for number in each.sets)
        )
        if not inside:
            yield MovementFinding(FindingKind.OUT_OF_RANGE, *place, who, each.sets)
        if not each.sets:
            yield MovementFinding(FindingKind.NO_BOARDS, *place, who)
        if each.north_south == each.east_west:
            yield MovementFinding(FindingKind.AGAINST_ONESELF, *place, who)


def _by_round(movement: Movement) -> dict[int, list[Sitting]]:
    rounds: dict[int, list[Sitting]] = {}
    for each in movement.sittings:
        rounds.setdefault(each.round, []).append(each)
    return rounds


@clause("3")
def _rounds(movement: Movement) -> Iterator[MovementFinding]:
    """Find who is sent to two tables in a round, and tables to which more than two sides are: four play at each."""
    for number, sittings in _by_round(movement).items():
        table_of: dict[int, int] = {}
        at_table: dict[int, frozenset[int]] = {}
        for each in sittings:
            who = each.couple
            for contestant in sorted(who):
                elsewhere = table_of.setdefault(contestant, each.table)
                if elsewhere != each.table:
                    yield MovementFinding(
                        FindingKind.CONTESTANT_TWICE, number, each.table, (contestant,), other_table=elsewhere
                    )
            if at_table.setdefault(each.table, who) != who:
                yield MovementFinding(FindingKind.TABLE_TAKEN_TWICE, number, each.table, tuple(sorted(who)))
        yield from _sets_of_round(movement, number, sittings)


def _sets_of_round(movement: Movement, number: int, sittings: list[Sitting]) -> Iterator[MovementFinding]:
    # A table's sets in order of play, over the sittings that turn the arrow within the round.
    order: dict[int, list[int]] = {}
    for each in sittings:
        order.setdefault(each.table, []).extend(each.sets)
    wanted: dict[int, list[int]] = {}
    for table, sets in order.items():
        for each_set in dict.fromkeys(sets):
            wanted.setdefault(each_set, []).append(table)
    for each_set, tables in sorted(wanted.items()):
        # Tables that exchange their boards need one copy between them.
        parts: dict[tuple[int, ...], list[int]] = {}
        for table in tables:
            group = sharing_tables(movement.exchanges, table, number)
            parts.setdefault(group, []).append(order[table].index(each_set))
        # Where they play several sets in a round they exchange whole sets, each in another part of the round.
        clash = any(
            len(set(positions)) < len(positions) and any(len(order[table]) > 1 for table in group if table in order)
            for group, positions in parts.items()
        )
        if len(parts) > movement.copies or clash:
            yield MovementFinding(
                FindingKind.SET_WANTED_TWICE, number, tables[-1], sets=(each_set,), other_table=tables[0]
            )


def _opponents(movement: Movement) -> Iterator[MovementFinding]:
    met: dict[tuple[int, int], list[Sitting]] = {}
    for each in movement.sittings:
        who = (min(each.north_south, each.east_west), max(each.north_south, each.east_west))
        met.setdefault(who, []).append(each)
    for who, sittings in met.items():
        for before, again in pairwise(sittings):
            if (before.round, before.table) != (again.round, again.table):
                yield MovementFinding(
                    FindingKind.OPPONENTS_AGAIN,
                    again.round,
                    again.table,
                    who,
                    earlier_round=before.round,
                    permitted=_permission(movement, FindingKind.OPPONENTS_AGAIN, who),
                )


def _replays(movement: Movement) -> Iterator[MovementFinding]:
    first: dict[tuple[int, int], Sitting] = {}
    for each in movement.sittings:
        for contestant in (each.north_south, each.east_west):
            for position, each_set in enumerate(each.sets):
                before = first.setdefault((contestant, each_set), each)
                if before is not each or each_set in each.sets[:position]:
                    yield MovementFinding(
                        FindingKind.SET_AGAIN,
                        each.round,
                        each.table,
                        (contestant,),
                        (each_set,),
                        earlier_round=before.round,
                        permitted=_permission(movement, FindingKind.SET_AGAIN, (contestant,)),
                    )


def _permission(movement: Movement, kind: FindingKind, contestants: tuple[int, ...]) -> RepeatReason | None:
    for each in movement.permitted:
        if each.kind is kind and each.contestants == contestants:
            return each.reason
    return None
