"""The way of a pair too many through a Mitchell: in each round another table, another set and other opponents.

In round r + 1, at table t (both numbered from 0), a Mitchell has the East-West pair t - r and the set t + r, modulo the
tables. So tables, pairs and sets that are all different are places on a chessboard that is glued together at its edges,
of which no two are in a column or on a diagonal: the problem of the queens on a torus. For sizes prime to 6 it is
solved by a line; at a multiple of 3 two queens less than the size are the most there can be, and a complete rover would
be one less. Share and relay has a stand in the middle, which makes it another problem for even sizes.
"""

from __future__ import annotations

from functools import cache
from typing import Final

_MOST_STEPS: Final = 2_000


def rover_way(tables: int, rounds: int) -> tuple[int, ...]:
    """Give the tables, from 1, that the pair visits from the second round on.

    All tables and sets are different, and so are the East-West pairs, but for one that is met a second time at an odd
    multiple of 3 tables: always if the movement is complete, and in the last few rounds before that where the search
    for a way without finds none. `tables`: 5 or more; the base is that of `rover`.
    """
    if tables % 2 == 0:
        way = _even(tables)
    elif tables % 3:
        # Differences 1 and sums 3 in each round are prime to the size as 2 is.
        way = [2 * number for number in range(tables - 1)]
    else:
        way = _odd_multiple_of_three(tables)
        if _repeats(tables, way[: rounds - 1]) and rounds < tables:
            way = list(_searched(tables, rounds) or way)
    return tuple(table % tables + 1 for table in way[: rounds - 1])


def _even(tables: int) -> list[int]:
    """Go in turn through the lower and the upper half, one table higher each time."""
    half = tables // 2
    # At a multiple of 3 the sets would come round too early from table 1 on.
    low, high = (tables // 6, half + tables // 6) if tables % 3 == 0 else (0, half + 1)
    return [(high if number % 2 else low) + number // 2 for number in range(tables - 1)]


def _odd_multiple_of_three(tables: int) -> list[int]:
    """Go up two tables a round, and three where a third of the sets is used up; once it goes up one."""
    third = tables // 3
    moved: list[int] = []
    for number in range(1, tables):
        if number <= third:
            back = 2
        elif third + third // 2 < number <= 2 * third + third // 2:
            back = 0
        else:
            back = 1
        moved.append(2 * number - back)
    return moved


def _repeats(tables: int, way: list[int]) -> bool:
    met = {(table - number) % tables for number, table in enumerate(way, 1)}
    return len(met) < len(way)


@cache
def _searched(tables: int, rounds: int) -> tuple[int, ...] | None:
    """Search a way without a repeat for an odd number of tables; the rounds with the fewest places left come first."""
    used: dict[str, set[int]] = {"table": set(), "pair": set(), "set": set()}
    settled: dict[int, int] = {}
    steps = 0

    def places(number: int) -> list[int]:
        return [
            table
            for table in range(tables)
            if table not in used["table"]
            and (table - number) % tables not in used["pair"]
            and (table + number) % tables not in used["set"]
        ]

    def settle() -> bool:
        nonlocal steps
        steps += 1
        left = [number for number in range(1, rounds) if number not in settled]
        if not left:
            return True
        fewest, number = min(((places(each), each) for each in left), key=lambda each: len(each[0]))
        for table in fewest:
            if steps > _MOST_STEPS:
                return False
            marks = {"table": table, "pair": (table - number) % tables, "set": (table + number) % tables}
            for kind, mark in marks.items():
                used[kind].add(mark)
            settled[number] = table
            if settle():
                return True
            del settled[number]
            for kind, mark in marks.items():
                used[kind].discard(mark)
        return False

    return tuple(settled[number] for number in range(1, rounds)) if settle() else None
