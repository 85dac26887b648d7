"""Three-quarter Howells: more pairs keep their tables than in a Howell, and there are fewer rounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from duplicado.movement.arrow import turn_single_tables
from duplicado.movement.model import Movement, MovementError, MovementName, Sitting, arrange

MOST_TABLES_THREE_QUARTER: Final = 10

_MOST_STEPS: Final = 20_000


def three_quarter_howell(tables: int, rounds: int) -> Movement:
    """Arrange twice as many pairs as tables so that as many as there are rounds move, and the others keep their tables.

    With a round more than tables that is a hesitation Mitchell, with two more a double and with three more a triple
    hesitation. The pairs that move are 1 to r, r being the number of rounds; who moves goes in a circle, the same way
    for all. A first round is searched in the integers modulo r: each of those who stay has an opponent, the others are
    coupled with all differences different, so that nobody meets again; each table has another set, and the differences
    between pairs who move and their sets are all different, so that everybody plays every set once. The arrow is turned
    at single tables as balances best, so that those who keep their tables change sides; that is the movement's plan.
    Everybody plays all boards, which a Howell that is cut short does not give: mostly the balance is better.

    Raises:
        MovementError: the tables are fewer than 3 or more than 10, the rounds are not from tables + 1 to twice the
            tables less 2, or no first round was found.
    """
    if not 3 <= tables <= MOST_TABLES_THREE_QUARTER or not tables < rounds <= 2 * tables - 2:
        raise MovementError(
            f"a three-quarter Howell has 3 to {MOST_TABLES_THREE_QUARTER} tables and a few rounds more than tables, "
            f"not {tables} tables and {rounds} rounds"
        )
    first = _first_round(tables, rounds)
    if first is None:
        raise MovementError(f"no three-quarter Howell was found for {tables} tables and {rounds} rounds")
    sittings: list[Sitting] = []
    for step in range(rounds):
        stays = rounds
        for table, start in enumerate(first, 1):
            one = (start.one + step) % rounds + 1
            if start.other is None:
                stays += 1
            other = stays if start.other is None else (start.other + step) % rounds + 1
            sittings.append(Sitting(step + 1, table, other, one, ((start.number + step) % rounds + 1,)))
    movement = Movement(MovementName.THREE_QUARTER_HOWELL, 2 * tables, tables, rounds, rounds, arrange(sittings))
    return replace(turn_single_tables(movement), turned_tables=())


@dataclass(frozen=True, slots=True)
class _Start:
    """A table in the first round, in the integers modulo the rounds; without `other` there sits a pair that stays."""

    one: int
    other: int | None
    number: int


@cache
def _first_round(tables: int, rounds: int) -> tuple[_Start, ...] | None:
    steps = 0

    def starts(free: frozenset[int], stays: int, gaps: frozenset[int], done: tuple[_Start, ...]) -> Iterator[_Start]:
        one = min(free)
        sets = {each.number for each in done}
        taken = {(who - each.number) % rounds for each in done for who in (each.one, each.other) if who is not None}
        numbers = [each for each in range(rounds) if each not in sets and (one - each) % rounds not in taken]
        others: list[int | None] = [
            other for other in sorted(free - {one}) if min(other - one, rounds - other + one) not in gaps
        ]
        # Couples first: they are harder to find than opponents of those who stay.
        for other in others + ([None] if stays else []):
            for number in numbers:
                if other is None or (other - number) % rounds not in taken:
                    yield _Start(one, other, number)

    def settle(
        free: frozenset[int], stays: int, gaps: frozenset[int], done: tuple[_Start, ...]
    ) -> tuple[_Start, ...] | None:
        nonlocal steps
        steps += 1
        if not free:
            return done
        for start in starts(free, stays, gaps, done):
            if steps > _MOST_STEPS:
                return None
            if start.other is None:
                found = settle(free - {start.one}, stays - 1, gaps, (*done, start))
            elif len(free) - 2 >= stays:
                gap = min(start.other - start.one, rounds - start.other + start.one)
                # Half the circle apart two would meet twice, once on each side of it.
                if 2 * gap == rounds:
                    continue
                found = settle(free - {start.one, start.other}, stays, gaps | {gap}, (*done, start))
            else:
                continue
            if found is not None:
                return found
        return None

    return settle(frozenset(range(rounds)), 2 * tables - rounds, frozenset(), ())
