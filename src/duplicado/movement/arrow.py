"""Turning the arrow for balance: whole rounds of a Mitchell, single tables of any movement with one winner."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from duplicado.movement.check import quality_factor
from duplicado.movement.model import Movement, MovementError, Sitting, arrange


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
    state = _State(movement)
    allowed = [
        index for index, each in enumerate(movement.sittings) if among is None or (each.round, each.table) in among
    ]
    turned: set[tuple[int, int]] = set()
    while allowed:
        index = min(allowed, key=state.changes.__getitem__)
        if state.changes[index] >= 0:
            break
        turned ^= {(state.sittings[index].round, state.sittings[index].table)}
        state.turn(index)
    turned ^= set(movement.turned_tables)
    return replace(movement, sittings=arrange(state.sittings), turned_tables=tuple(sorted(turned)))


class _State:
    """The sittings as they are turned, and by how much turning each of them would change the sum of the squares."""

    def __init__(self, movement: Movement) -> None:
        self.sittings = list(movement.sittings)
        self._sides: _Sides = {}
        self._at: dict[int, dict[int, int]] = {}
        for index, each in enumerate(self.sittings):
            for number in each.sets:
                self._sides.setdefault(number, {}).update({each.north_south: 1, each.east_west: -1})
                self._at.setdefault(each.north_south, {})[number] = index
                self._at.setdefault(each.east_west, {})[number] = index
        self._scores = _scores(movement, self._sides)
        self._is_plain = all(len(each.sets) == 1 for each in self.sittings)
        self.changes = [_change(each, self._sides, self._scores) for each in self.sittings]

    def turn(self, index: int) -> None:
        """Turn a table."""
        each = self.sittings[index]
        effects = _effects(each, self._sides)
        if self._is_plain:
            self._follow(index, effects)
        for contestant, other, amount in effects:
            self._scores[contestant, other] += amount
            self._scores[other, contestant] += amount
        for number in each.sets:
            for contestant in (each.north_south, each.east_west):
                self._sides[number][contestant] *= -1
        self.sittings[index] = each.turned()
        if not self._is_plain:
            self.changes = [_change(other, self._sides, self._scores) for other in self.sittings]

    def _follow(self, index: int, effects: list[tuple[int, int, int]]) -> None:
        """Bring the changes up to date before a table with a single set is turned.

        A table's change is the sum of 4 - 4·s·t·score over its two pairs (side s) and all who play the set elsewhere
        (side t); so it is enough to go through the scores that become others, and the set where two sides do.
        """
        (turned_set,) = self.sittings[index].sets
        for contestant, other, amount in effects:
            theirs = self._at[other]
            for number, here in self._at[contestant].items():
                there = theirs.get(number)
                if there is None or there == here:
                    continue
                sides = self._sides[number]
                if number == turned_set:
                    product = sides[contestant] * sides[other]
                    self.changes[there] += 8 * product * self._scores[contestant, other] - 8
                else:
                    difference = 4 * sides[contestant] * sides[other] * amount
                    self.changes[here] -= difference
                    self.changes[there] -= difference
        self.changes[index] = -self.changes[index]


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
    """Effect of turning a table: contestant there, contestant elsewhere, change of the score between them."""
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
