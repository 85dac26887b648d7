"""Odd numbers of pairs: one sits out in each round, or a pair too many takes other pairs' seats in turn."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from duplicado.movement.mitchell import mitchell, share_and_relay
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
from duplicado.vocabulary.seats import Side

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


def without_last_pair(movement: Movement) -> Movement:
    """Take the pair with the highest number out of a movement: whoever would meet it sits out.

    In a Howell that is the pair that keeps its seat; its table is then not needed, and the others are renumbered.

    Raises:
        MovementError: a pair is missing already.
    """
    if movement.sit_outs:
        raise MovementError("a pair is missing in this movement already")
    last = movement.contestants
    kept = [each for each in movement.sittings if each.side_of(last) is None]
    tables = {table: new for new, table in enumerate(sorted({each.table for each in kept}), 1)}
    exchanges = tuple(
        replace(each, tables=tuple(tables[table] for table in each.tables)) for each in movement.exchanges
    )
    return replace(
        movement,
        contestants=last - 1,
        tables=len(tables),
        sittings=arrange([replace(each, table=tables[each.table]) for each in kept]),
        exchanges=exchanges,
    )


def rover(tables: int, rounds: int | None = None) -> Movement:
    """Arrange a Mitchell with a further pair that sits out once and then takes a North-South seat in each round.

    The rover has the highest number and is ranked North-South. From round 2 on it goes to a table that it has not
    visited, for a set and opponents that it has not met, and the North-South pair of that table sits out. No other
    pair sits out more than once, East-West never. The base is a Mitchell for an odd number of tables and share and
    relay for an even one (a skip leaves no way round). With a complete movement and 9, 15, 21 ... tables the rover
    meets one East-West pair twice, which the movement declares: there is no way without (see `rover_way`).

    Raises:
        MovementError: there are fewer than 5 tables, or the rounds are too many.
    """
    movement = _visiting(MovementName.ROVER, tables, rounds, Side.NS)
    number = movement.contestants
    met = [each.east_west for each in movement.of_contestant(number)]
    permitted = tuple(
        PermittedRepeat(FindingKind.OPPONENTS_AGAIN, (each, number), RepeatReason.ROVER_OF_THAT_SIZE)
        for each in sorted({each for each in met if met.count(each) > 1})
    )
    return replace(movement, permitted=permitted)


def bump(tables: int, rounds: int | None = None) -> Movement:
    """Arrange what `rover` does on the other side: the further pair takes an East-West seat in each round.

    It has the highest number and is ranked East-West; the pair of that seat sits out and plays the next round where
    it would have been. North-South always play, and nobody meets anybody twice. Where a rover would meet a pair twice,
    that pair is bumped twice.

    Raises:
        MovementError: there are fewer than 5 tables, or the rounds are too many.
    """
    return _visiting(MovementName.BUMP, tables, rounds, Side.EW)


def _visiting(name: MovementName, tables: int, rounds: int | None, side: Side) -> Movement:
    if tables < 5:
        raise MovementError(f"a rover needs 5 tables or more, not {tables}")
    base = mitchell(tables, rounds) if tables % 2 else share_and_relay(tables, rounds)
    number = base.contestants + 1
    way = dict(enumerate(rover_way(tables, base.rounds), 2))
    sittings = [_in_place(each, number, side) if way.get(each.round) == each.table else each for each in base.sittings]
    return replace(base, name=name, contestants=number, sittings=arrange(sittings))


def _in_place(sitting: Sitting, number: int, side: Side) -> Sitting:
    return replace(sitting, north_south=number) if side is Side.NS else replace(sitting, east_west=number)
