"""Odd numbers of pairs: one sits out in each round, or a rover takes other pairs' seats in turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
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

__all__ = ["rover", "without_last_pair"]


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
    relay for an even one (a skip leaves no way round). At 9 and 15 tables a complete rover meets one East-West pair
    twice, which the movement declares.

    Raises:
        MovementError: there are fewer than 5 tables, the rounds are too many, or there is no way round.
    """
    if tables < 5:
        raise MovementError(f"a rover needs 5 tables or more, not {tables}")
    base = mitchell(tables, rounds) if tables % 2 else share_and_relay(tables, rounds)
    number = base.contestants + 1
    by_round = [[each for each in base.sittings if each.round == r] for r in range(2, base.rounds + 1)]
    # In all rounds at an odd number of tables divisible by 3 nobody has found a way without a repeat.
    hopeless = tables % 6 == 3 and base.rounds == tables
    for repeats in (1,) if hopeless else (0, 1):
        way = _way(by_round, repeats)
        if way is not None:
            break
    else:
        raise MovementError(f"there is no way round for a rover at {tables} tables in {base.rounds} rounds")
    taken = {(each.round, each.table) for each in way}
    sittings = [
        replace(each, north_south=number) if (each.round, each.table) in taken else each for each in base.sittings
    ]
    met = [each.east_west for each in way]
    permitted = tuple(
        PermittedRepeat(FindingKind.OPPONENTS_AGAIN, (each, number), RepeatReason.ROVER_OF_THAT_SIZE)
        for each in sorted({each for each in met if met.count(each) > 1})
    )
    return replace(base, name=MovementName.ROVER, contestants=number, sittings=arrange(sittings), permitted=permitted)


_MOST_STEPS: Final = 50_000


def _way(by_round: list[list[Sitting]], repeats: int) -> list[Sitting] | None:
    """Find a table for each round, all tables and sets different, the opponents but for `repeats` of them.

    The rounds with the fewest ways left are settled first. `None`: there is no way, or none was found in time.
    """
    steps = 0

    def ways(row: list[Sitting], done: list[Sitting]) -> Iterator[Sitting]:
        met = [each.east_west for each in done]
        spare = repeats - (len(met) - len(set(met)))
        tables, sets = {each.table for each in done}, {each.sets for each in done}
        for each in row:
            if each.table not in tables and each.sets not in sets and (spare > 0 or each.east_west not in met):
                yield each

    def settle(rows: list[list[Sitting]], done: list[Sitting]) -> list[Sitting] | None:
        nonlocal steps
        steps += 1
        if not rows:
            return done
        choices = [(list(ways(row, done)), index) for index, row in enumerate(rows)]
        fewest, index = min(choices, key=lambda each: len(each[0]))
        for each in fewest:
            if steps > _MOST_STEPS:
                return None
            found = settle(rows[:index] + rows[index + 1 :], [*done, each])
            if found is not None:
                return found
        return None

    return settle(by_round, [])
