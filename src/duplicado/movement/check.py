"""Check that a movement can be played: nobody and no board in two places, no meeting twice.

How good it is tells its balance: the quality factor of Manning and Schiereck.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, pairwise

from duplicado.law.clause import clause
from duplicado.movement.model import FindingKind, Movement, MovementError, RepeatReason, Sitting, sharing_tables
from duplicado.vocabulary.seats import Side


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


@dataclass(slots=True)
class _Played:
    """Sets that one contestant has played: bits of a number, by side."""

    north_south: int = 0
    east_west: int = 0


def quality_factor(movement: Movement) -> Fraction:
    """Measure the balance of a movement, from 0 to 100 exactly; 100 compares any two contestants equally.

    For one winner, any two contestants get for every set of boards +1 if both played it on the same side, -1 if on
    opposite sides at different tables, and t - 1 (half a top) if against each other, t being how often the set is
    played; nothing with who is there and never plays. With N pairs of contestants, S the sum of these scores and SS the
    sum of their squares, the factor is 100·S²/(N·SS) (after J. Manning and A. Schiereck).

    With two winners only those of a line are compared, and always on the same side: `two_winner_quality`.

    Raises:
        MovementError: somebody plays a set twice, so that the comparison has no meaning.
    """
    if movement.winners == 2:
        return two_winner_quality(movement)
    played, times = _tally(movement.sittings)
    played.update((who, _Played()) for who in never_playing(movement))
    meetings: dict[tuple[int, int], int] = {}
    for each in movement.sittings:
        who = (min(each.north_south, each.east_west), max(each.north_south, each.east_west))
        # A meeting counts t - 1; the -1 of opposite sides, added below with all the others, is taken back here.
        meetings[who] = meetings.get(who, 0) + sum(times[number] for number in each.sets)
    rows = [(who, each.north_south | each.east_west, each.north_south) for who, each in sorted(played.items())]
    # Of the sets that both have, those on opposite sides count -1 and the others +1.
    scores = [
        (both := sets & others).bit_count()
        - 2 * (both & (side ^ other_side)).bit_count()
        + meetings.get((one, other), 0)
        for (one, sets, side), (other, others, other_side) in combinations(rows, 2)
    ]
    return line_quality(scores)


def two_winner_quality(movement: Movement) -> Fraction:
    """Measure the balance within each line of a two-winner movement, and give that of the worse line.

    Two contestants of a line score the number of sets that both played; the factor is formed as for one winner.

    Raises:
        MovementError: a contestant plays on both sides, so that there are no two lines.
    """
    played, _ = _tally(movement.sittings)
    lines: dict[Side, list[int]] = {Side.NS: [], Side.EW: []}
    for each in played.values():
        if each.north_south and each.east_west:
            raise MovementError("a contestant plays on both sides: the movement has one winner")
        lines[Side.NS if each.north_south else Side.EW].append(each.north_south | each.east_west)
    for _ in never_playing(movement):
        # The sittings do not tell its line: who comes fills the shorter one.
        min(lines.values(), key=len).append(0)
    return min(
        line_quality([(one & other).bit_count() for one, other in combinations(line, 2)]) for line in lines.values()
    )


def never_playing(movement: Movement) -> frozenset[int]:
    """Return the contestants who are there and play in no round."""
    playing = {who for each in movement.sittings for who in (each.north_south, each.east_west)}
    if len(playing) == movement.contestants:
        return frozenset()
    return frozenset(who for _, who in movement.sit_outs if who not in playing)


def line_quality(scores: list[int]) -> Fraction:
    """Form 100·S²/(N·SS) from the scores of all pairs of contestants; 100 where there is nobody to compare."""
    if not scores:
        return Fraction(100)
    squares = sum(score * score for score in scores)
    return Fraction(100 * sum(scores) ** 2, len(scores) * squares) if squares else Fraction(0)


def _tally(sittings: Iterable[Sitting]) -> tuple[dict[int, _Played], dict[int, int]]:
    played: dict[int, _Played] = {}
    times: dict[int, int] = {}
    for each in sittings:
        north_south = played.setdefault(each.north_south, _Played())
        east_west = played.setdefault(each.east_west, _Played())
        for number in each.sets:
            bit = 1 << number
            if bit & (north_south.north_south | north_south.east_west | east_west.north_south | east_west.east_west):
                raise MovementError(f"set {number} is played twice by a contestant (round {each.round})")
            north_south.north_south |= bit
            east_west.east_west |= bit
            times[number] = times.get(number, 0) + 1
    return played, times
