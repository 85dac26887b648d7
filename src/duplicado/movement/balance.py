"""Balance of a movement: the quality factor of Manning and Schiereck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from duplicado.movement.model import Movement, MovementError, Sitting
from duplicado.vocabulary.seats import Side


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
