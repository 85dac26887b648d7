"""Double movements: everybody meets everybody twice, each time on other boards."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from duplicado.movement.arrow import turn_single_tables
from duplicado.movement.check import quality_factor
from duplicado.movement.half_table import without_last_pair
from duplicado.movement.howell import all_together, howell, three_table_howell
from duplicado.movement.model import (
    FindingKind,
    Movement,
    MovementError,
    MovementName,
    PermittedRepeat,
    RepeatReason,
    Sitting,
    arrange,
)
from duplicado.movement.teams import TeamMovement, TeamMovementName, round_robin


def double_howell(pairs: int) -> Movement:
    """Arrange 4 to 30 pairs so that each meets every other twice, on other boards and without sharing within a round.

    With 4 to 6 pairs the two meetings follow one another: what the tables would pass to and fro within a round is
    played in two rounds. With more, a Howell is played twice, the second time on other boards with the sides
    exchanged; with an odd number of pairs the highest number is missing, and the arrow is turned where that balances
    better.

    Raises:
        MovementError: there is none for that number of pairs.
    """
    if pairs in {4, 5}:
        whole = _round_by_round(all_together(pairs))
    elif pairs == 6:
        whole = _round_by_round(three_table_howell())
    else:
        twice = _played_twice(howell(pairs + pairs % 2))
        whole = without_last_pair(twice) if pairs % 2 else twice
        if quality_factor(whole) < 100:
            whole = turn_single_tables(whole)
    again = tuple(
        PermittedRepeat(FindingKind.OPPONENTS_AGAIN, who, RepeatReason.DOUBLE)
        for who in combinations(range(1, pairs + 1), 2)
    )
    return replace(whole, name=MovementName.DOUBLE_HOWELL, exchanges=(), permitted=again)


def _round_by_round(movement: Movement) -> Movement:
    """Make two rounds of each, in which a table plays one of its two sets."""
    at: dict[tuple[int, int], list[tuple[int, Sitting]]] = {}
    for each in movement.sittings:
        at.setdefault((each.round, each.table), []).extend((number, each) for number in each.sets)
    sittings = [
        replace(each, round=2 * each.round - 1 + index, sets=(number,))
        for played in at.values()
        for index, (number, each) in enumerate(played)
    ]
    return replace(movement, rounds=2 * movement.rounds, sittings=arrange(sittings))


def _played_twice(movement: Movement) -> Movement:
    """Play a movement again on other boards, with the sides exchanged."""
    again = [
        replace(
            each.turned(),
            round=each.round + movement.rounds,
            sets=tuple(number + movement.sets for number in each.sets),
        )
        for each in movement.sittings
    ]
    return replace(
        movement,
        rounds=2 * movement.rounds,
        sets=2 * movement.sets,
        sittings=arrange([*movement.sittings, *again]),
    )


def double_round_robin(teams: int, rounds: int | None = None) -> TeamMovement:
    """Arrange two matches of every team with every other, the second when all first ones are over.

    In the second the other team sits North-South at the first of the two tables.

    Raises:
        MovementError: there are fewer than 2 teams, or the rounds are too many.
    """
    once = round_robin(teams)
    again = [
        replace(each.turned(), round=each.round + once.rounds, sets=tuple(number + once.sets for number in each.sets))
        for each in once.sittings
    ]
    most = 2 * once.rounds
    played = most if rounds is None else rounds
    if not 1 <= played <= most:
        raise MovementError(f"a double round robin of {teams} teams has 1 to {most} rounds, not {played}")
    kept = [each for each in (*once.sittings, *again) if each.round <= played]
    return replace(
        once,
        name=TeamMovementName.DOUBLE_ROUND_ROBIN,
        rounds=played,
        sets=played,
        sittings=arrange(kept),
        meetings=2,
    )
