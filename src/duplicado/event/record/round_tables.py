"""Tables and boards of a round from its pairings, and the movement of a session from its rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from math import gcd

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.rounds import RoundPairing, ThreeWay
from duplicado.event.record.rounds_played import RoundSeen, TableSeen
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.barometer import paired_rounds
from duplicado.movement.model import (
    Exchange,
    FindingKind,
    Movement,
    MovementName,
    PermittedRepeat,
    RepeatReason,
    Sitting,
    arrange,
)
from duplicado.movement.teams import TeamMovement, TeamMovementName, head_to_head


def boards_in_match(seen: RoundSeen) -> int:
    """Return how many boards a contestant played against his opponents in a round; 0 where nobody played."""
    at_tables = Counter[int]()
    for each in seen.tables:
        at_tables[each.table] += len(each.boards)
    return max(at_tables.values(), default=0)


def three_way_sets(three: ThreeWay, tables: Sequence[TableSeen]) -> tuple[tuple[int, ...], ...]:
    """Return the three sets of boards of a three-way match from the tables of its first round."""
    first = [each for each in three.tables if each.part == 1]
    return tuple(
        next(seen.boards for seen in tables if (seen.north_south, seen.east_west) == (each.north_south, each.east_west))
        for each in sorted(first, key=lambda each: each.set)
    )


def tables_of(
    pairing: RoundPairing,
    boards: Sequence[int],
    sets: Mapping[ThreeWay, Sequence[Sequence[int]]],
    *,
    teams: bool,
) -> tuple[TableSeen, ...]:
    """Give out tables and boards for a round, the best match at the first tables, three-way matches at the last.

    A match of teams is at two tables; in a three-way match each team keeps a table, where it receives.

    Args:
        pairing: who meets whom.
        boards: what they play.
        sets: the three sets of each three-way match.
        teams: whether a match has two tables.
    """
    found: list[TableSeen] = []
    for match in pairing.matches:
        found.append(TableSeen(len(found) + 1, match.home, match.away, tuple(boards)))
        if teams:
            found.append(TableSeen(len(found) + 1, match.away, match.home, tuple(boards)))
    last = len(found)
    for three in pairing.three_ways:
        for each in three.tables_in(pairing.number):
            table = last + 1 + three.teams.index(each.north_south)
            found.append(TableSeen(table, each.north_south, each.east_west, tuple(sets[three][each.set - 1])))
        last += 3
    return tuple(found)


def sharing(tables: Sequence[TableSeen], share: int) -> tuple[TableSeen, ...]:
    """Let so many neighbouring tables share one copy of their boards: each begins with another part of them."""
    found: list[TableSeen] = []
    for each in tables:
        begin = (each.table - 1) % share * len(each.boards) // share
        found.append(replace(each, boards=each.boards[begin:] + each.boards[:begin]))
    return tuple(found)


def movement_of(
    rounds: Sequence[Sequence[TableSeen]],
    contestants: Sequence[ContestantId],
    name: MovementName | TeamMovementName,
    *,
    share: int = 1,
) -> tuple[AnyMovement, int, int]:
    """Make one movement of the rounds of a session.

    Args:
        rounds: the tables of each round.
        contestants: who has number 1, 2 …
        name: what the movement is called; that of a movement of teams makes one of teams.
        share: how many neighbouring tables share one copy of the boards, in a movement of pairs.

    Returns:
        The movement, the boards in a set, and the lowest board. Sets are as large as they can be for every table of
        every round to play whole ones.
    """
    number = {who: place for place, who in enumerate(contestants, 1)}
    tables = [each for seen in rounds for each in seen]
    first, size = _sets(tables)
    sittings = arrange(
        [
            Sitting(
                count,
                each.table,
                number[each.north_south],
                number[each.east_west],
                tuple((board - first) // size + 1 for board in each.boards[::size]),
            )
            for count, seen in enumerate(rounds, 1)
            for each in seen
        ]
    )
    sets = max(each for sitting in sittings for each in sitting.sets)
    most = max(each.table for each in tables)
    couples = [_couples(seen, number) for seen in rounds]
    if isinstance(name, TeamMovementName):
        matches = max(couples, key=len)
        base = head_to_head([matches], teams=len(contestants)) if matches else None
        exchanges: tuple[Exchange, ...] = base.exchanges if base else ()
        copies = max(base.copies if base else 1, _copies(sittings, exchanges))
        return TeamMovement(name, len(contestants), most, len(rounds), sets, sittings, exchanges, copies), size, first
    paired = paired_rounds(couples, contestants=len(contestants), name=name)
    again = Counter(tuple(sorted(couple)) for seen in couples for couple in seen)
    permitted = paired.permitted or tuple(
        # Where the conditions let two meet again in a Swiss contest, they do so as in a Danish one.
        PermittedRepeat(FindingKind.OPPONENTS_AGAIN, who, RepeatReason.DANISH)
        for who, times in sorted(again.items())
        if times > 1
    )
    groups = [tuple(range(table, min(table + share - 1, most) + 1)) for table in range(1, most + 1, share)]
    shared = tuple(Exchange(group) for group in groups if len(group) > 1) if share > 1 else ()
    return (
        Movement(
            name,
            len(contestants),
            most,
            len(rounds),
            sets,
            sittings,
            exchanges=shared,
            copies=_copies(sittings, shared),
            permitted=permitted,
        ),
        size,
        first,
    )


def _couples(tables: Sequence[TableSeen], number: Mapping[ContestantId, int]) -> list[tuple[int, int]]:
    """Return who meets whom by number; the second table of a match and three-way matches are left out."""
    met = Counter(who for couple in {each.couple for each in tables} for who in couple)
    found: dict[frozenset[ContestantId], tuple[int, int]] = {}
    for each in tables:
        if met[each.north_south] == met[each.east_west] == 1:
            found.setdefault(each.couple, (number[each.north_south], number[each.east_west]))
    return list(found.values())


def _copies(sittings: Sequence[Sitting], exchanges: Sequence[Exchange]) -> int:
    """Say how many copies of a set are wanted at once, tables that exchange their boards counting as one."""
    group = {table: each.tables for each in exchanges for table in each.tables}
    wanted: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for each in sittings:
        for one in each.sets:
            wanted.setdefault((each.round, one), set()).add(group.get(each.table, (each.table,)))
    return max(map(len, wanted.values()), default=1)


def _sets(tables: Sequence[TableSeen]) -> tuple[int, int]:
    """Return the lowest board, and the size of sets of which every table plays whole ones."""
    first = min(board for each in tables for board in each.boards)
    size = 0
    for each in tables:
        for _, run in groupby(enumerate(each.boards), lambda item: item[1] - item[0]):
            boards = [board for _, board in run]
            size = gcd(size, boards[0] - first, len(boards))
    return first, size
