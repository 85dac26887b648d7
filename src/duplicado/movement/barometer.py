"""Rounds in which all tables play the same boards, so that the standings after each round compare everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from duplicado.movement.arrow import turn_single_tables
from duplicado.movement.half_table import without_last_pair
from duplicado.movement.howell import HOWELL_PAIRS, howell
from duplicado.movement.model import (
    Exchange,
    FindingKind,
    Movement,
    MovementError,
    MovementName,
    PermittedRepeat,
    RepeatReason,
    Sitting,
    arrange,
)

_MOST_SEATS_TURNED: Final = 1_000
"""Pairs × rounds. Beyond that turning single tables takes minutes and gains little."""


def barometer(pairs: int, rounds: int | None = None) -> Movement:
    """Arrange everybody against everybody, all tables playing the boards of the round; each table has a copy.

    In a complete Howell each set is played once by each pair, and each two pairs meet once. So those who meet on a
    set there make a round here, with the same sides and therefore the same balance. Where there is no such Howell
    (4 and 6 pairs, more than 30), the rounds are those of a circle, with the sides of `_circle_sides`. When a pair is
    missing or rounds are left out, the arrow is turned at single tables (up to 1,000 pairs × rounds). The last pair
    keeps its seat; with an odd number a pair sits out in each round.

    Raises:
        MovementError: there are fewer than 4 pairs, or the rounds are more than it takes to meet everybody.
    """
    if pairs < 4:
        raise MovementError(f"a barometer needs 4 pairs or more, not {pairs}")
    full = pairs + pairs % 2
    played = full - 1 if rounds is None else rounds
    if not 1 <= played < full:
        raise MovementError(f"this movement has 1 to {full - 1} rounds, not {played}")
    if full in HOWELL_PAIRS:
        matches = _meetings_by_set(howell(full))
    else:
        sides = _circle_sides(full - 1)
        matches = [_circle(full, step, sides) for step in range(full - 1)]
    movement = paired_rounds(matches[:played], contestants=full, name=MovementName.BAROMETER)
    if pairs < full:
        movement = replace(without_last_pair(movement), copies=full // 2 - 1)
    whole = pairs == full and played == full - 1
    if pairs * played > _MOST_SEATS_TURNED:
        return movement
    # Whose arrow is turned here is part of the plan, not a departure from it.
    return movement if whole else replace(turn_single_tables(movement), turned_tables=())


def _meetings_by_set(movement: Movement) -> list[list[tuple[int, int]]]:
    last = movement.contestants
    rounds: list[list[tuple[int, int]]] = []
    for number in range(1, movement.sets + 1):
        couples = [(each.north_south, each.east_west) for each in movement.sittings if number in each.sets]
        rounds.append(sorted(couples, key=lambda couple: (last not in couple, couple)))
    return rounds


def _circle(pairs: int, step: int, sides: Sequence[int]) -> list[tuple[int, int]]:
    """Couple an even number of pairs in a circle around the last, which sits at the first table."""
    circle = pairs - 1
    others = [((step + sides[k] * k) % circle + 1, (step - sides[k] * k) % circle + 1) for k in range(1, pairs // 2)]
    return [(pairs, step + 1), *others]


@cache
def _circle_sides(circle: int) -> tuple[int, ...]:
    """Say for each distance k from the middle whether the pair that is k further (1), or k back (-1), sits North-South.

    Two pairs d apart are compared by how often the sides d apart are equal, that is by the autocorrelation of the
    sides. It is the same for all d if North-South are the squares modulo a prime that is 3 more than a multiple of 4
    (a Paley difference set): the balance is then 100. Otherwise the sum of the squares of the autocorrelations is made
    small by turning one distance after the other as long as that helps, from the squares and from other beginnings.
    """
    half = range(1, circle // 2 + 1)
    squares = {k * k % circle for k in half}
    beginnings = [[k in squares for k in half]]
    beginnings += [[2 * (factor * k * k % circle) < circle for k in half] for factor in range(1, circle)]
    found = min(_evened_out(circle, sides) for sides in beginnings)[1]
    return (0, *(1 if further else -1 for further in found))


def _evened_out(circle: int, sides: list[bool]) -> tuple[int, list[bool]]:
    """Turn distances until none helps; give the sum of squares and the sides."""
    whole = (1 << circle) - 1
    # A bit for each place; the middle is East-West, and opposite places are on opposite sides.
    row = sum(1 << (k if further else circle - k) for k, further in enumerate(sides, 1))

    def unevenness(row: int) -> int:
        # The sum of the autocorrelations is given, so that only their squares matter.
        return sum(
            (circle - 2 * (row ^ (row << d & whole | row >> (circle - d))).bit_count()) ** 2
            for d in range(1, circle // 2 + 1)
        )

    best, helped = unevenness(row), True
    while helped:
        helped = False
        for k in range(1, circle // 2 + 1):
            turned = row ^ (1 << k | 1 << (circle - k))
            now = unevenness(turned)
            if now < best:
                best, row, helped = now, turned, True
    return best, [bool(row >> k & 1) for k in range(1, circle // 2 + 1)]


def paired_rounds(
    rounds: Sequence[Sequence[tuple[int, int]]],
    *,
    contestants: int | None = None,
    name: MovementName = MovementName.SWISS,
    sharing: int = 1,
) -> Movement:
    """Make a movement of rounds that somebody else has paired: by the standings, by lot or by hand.

    `rounds`: the matches of each round, North-South first, at tables 1, 2, ... in that order; who is not named sits
    out. `contestants`: how many there are, if not all have been named yet. All tables play the boards of their round:
    each has a copy (`sharing` 1), or so many tables share one, each beginning with another set, and a round has as
    many sets as tables share a copy. In a Danish movement who meets again does so with permission.

    Raises:
        MovementError: there are no rounds, a number is below 1 or beyond `contestants`, somebody is named twice in a
            round, or no table shares.
    """
    if not rounds or sharing < 1:
        raise MovementError(f"{len(rounds)} rounds with {sharing} tables to a copy are no movement")
    last = max((who for matches in rounds for match in matches for who in match), default=0)
    everybody = last if contestants is None else contestants
    for number, matches in enumerate(rounds, 1):
        named = Counter(who for match in matches for who in match)
        wrong = [who for who, times in named.items() if times > 1 or not 1 <= who <= everybody]
        if wrong:
            raise MovementError(f"round {number} names {sorted(wrong)} twice or beyond 1 to {everybody}")
    tables = max(len(matches) for matches in rounds)
    sittings = [
        Sitting(number, table, north_south, east_west, _sets_at(number, table, sharing))
        for number, matches in enumerate(rounds, 1)
        for table, (north_south, east_west) in enumerate(matches, 1)
    ]
    groups = [tuple(range(first, min(first + sharing, tables + 1))) for first in range(1, tables + 1, sharing)]
    met = Counter(tuple(sorted(match)) for matches in rounds for match in matches)
    again = [who for who, times in sorted(met.items()) if times > 1] if name is MovementName.DANISH else []
    return Movement(
        name,
        everybody,
        tables,
        len(rounds),
        len(rounds) * sharing,
        arrange(sittings),
        exchanges=tuple(Exchange(group) for group in groups if len(group) > 1),
        copies=max(len(groups), 1),
        permitted=tuple(PermittedRepeat(FindingKind.OPPONENTS_AGAIN, who, RepeatReason.DANISH) for who in again),
    )


def _sets_at(number: int, table: int, sharing: int) -> tuple[int, ...]:
    sets = [(number - 1) * sharing + index for index in range(1, sharing + 1)]
    turn = (table - 1) % sharing
    return (*sets[turn:], *sets[:turn])
