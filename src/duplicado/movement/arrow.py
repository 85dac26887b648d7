"""Turning the arrow for balance: whole rounds of a Mitchell, single tables of any movement with one winner."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from duplicado.movement.balance import quality_factor
from duplicado.movement.model import Movement, MovementError, Sitting, arrange

__all__ = ["best_arrow_switch", "switch_arrow", "turn_single_tables"]


def switch_arrow(movement: Movement, rounds: Iterable[int]) -> Movement:
    """Exchange the sides at every table in these rounds: a Mitchell gets one winner.

    Raises:
        MovementError: the movement has no such round.
    """
    switched = tuple(sorted(set(rounds)))
    if any(not 1 <= each <= movement.rounds for each in switched):
        raise MovementError(f"the movement has rounds 1 to {movement.rounds}, not {switched}")
    sittings = [each.turned() if each.round in switched else each for each in movement.sittings]
    return replace(movement, sittings=arrange(sittings), winners=1, switched_rounds=switched)


def best_arrow_switch(movement: Movement) -> Movement:
    """Give the one-winner form of a two-winner movement: the last rounds switched, as many as balance best.

    The number is measured, not taken from a rule of thumb; where two are equal, the fewer.
    """
    forms = [
        switch_arrow(movement, range(movement.rounds - count + 1, movement.rounds + 1))
        for count in range(movement.rounds // 2 + 1)
    ]
    return max(forms, key=lambda form: (quality_factor(form), -len(form.switched_rounds)))


def turn_single_tables(movement: Movement, among: Collection[tuple[int, int]] | None = None) -> Movement:
    """Turn the arrow at single tables, one after the other, as long as the balance gets better.

    Each time at the table where it helps most. Turning a table moves no score between comparisons but for the two
    pairs there, so it is enough to make the sum of the squares smaller (see `quality_factor`). `among` limits it to
    some tables, as (round, table).

    Raises:
        MovementError: the movement has two winners, whose lines turning would mix.
    """
    if movement.winners != 1:
        raise MovementError("only a movement with one winner can have the arrow turned at single tables")
    sides: dict[int, dict[int, int]] = {}
    for each in movement.sittings:
        for number in each.sets:
            sides.setdefault(number, {}).update({each.north_south: 1, each.east_west: -1})
    scores = _scores(movement, sides)
    sittings = list(movement.sittings)
    turned: set[tuple[int, int]] = set()
    while True:
        changes = [
            (_change(each, sides, scores), index)
            for index, each in enumerate(sittings)
            if among is None or (each.round, each.table) in among
        ]
        best, index = min(changes, default=(0, 0))
        if best >= 0:
            break
        each = sittings[index]
        for contestant, other, amount in _effects(each, sides):
            scores[contestant, other] += amount
            scores[other, contestant] += amount
        for number in each.sets:
            for contestant in (each.north_south, each.east_west):
                sides[number][contestant] *= -1
        sittings[index] = each.turned()
        turned ^= {(each.round, each.table)}
    turned ^= set(movement.turned_tables)
    return replace(movement, sittings=arrange(sittings), turned_tables=tuple(sorted(turned)))


_Sides = dict[int, dict[int, int]]
_Scores = dict[tuple[int, int], int]


def _scores(movement: Movement, sides: _Sides) -> _Scores:
    scores: _Scores = {}
    for who in sides.values():
        for one, side in who.items():
            for other, other_side in who.items():
                scores[one, other] = scores.get((one, other), 0) + side * other_side
    for each in movement.sittings:
        for one, other in ((each.north_south, each.east_west), (each.east_west, each.north_south)):
            scores[one, other] += sum(len(sides[number]) // 2 for number in each.sets)
    return scores


def _effects(each: Sitting, sides: _Sides) -> list[tuple[int, int, int]]:
    """What turning a table does: contestant there, contestant elsewhere, change of the score between them."""
    total: dict[tuple[int, int], int] = {}
    there = (each.north_south, each.east_west)
    for number in each.sets:
        who = sides[number]
        for contestant in there:
            for other, side in who.items():
                if other not in there:
                    key = (contestant, other)
                    total[key] = total.get(key, 0) - 2 * side * who[contestant]
    return [(contestant, other, amount) for (contestant, other), amount in total.items()]


def _change(each: Sitting, sides: _Sides, scores: _Scores) -> int:
    """By how much turning a table changes the sum of the squares."""
    return sum(amount * (amount + 2 * scores[contestant, other]) for contestant, other, amount in _effects(each, sides))
