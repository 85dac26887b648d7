"""Ways of giving those who sit out somebody to play: with one another, with others, or in others' places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final

from duplicado.movement.model import Sitting
from duplicado.movement.replanning.boards_left import MatchLeft
from duplicado.movement.replanning.evening import RunningMovement
from duplicado.vocabulary.seats import Side

_MOST_STEPS: Final = 5_000
"""Of the search for a way round. Where it does not suffice, the way found so far is taken."""


def pair_up(evening: RunningMovement, *, again: bool = False, new_sets: bool = False) -> None:
    """Let those who sit out in the same round play one another, wherever there is a table and a set for them.

    Those with the fewest possible opponents are served first. `again`: they may have met before; `new_sets`: where
    they have played all sets that are free, a new one is brought in.
    """
    for number in range(evening.first, evening.rounds + 1):
        waiting = list(evening.idle(number))
        while len(waiting) > 1:
            partners = {
                who: [other for other in waiting if other != who and evening.may_meet(who, other, again=again)]
                for who in waiting
            }
            who = min(waiting, key=lambda each: (len(partners[each]), each))
            waiting.remove(who)
            for other in sorted(partners[who], key=lambda each: (len(partners[each]), each)):
                match = _at_some_table(evening, number, (who, other), new_sets=new_sets)
                if match is not None:
                    evening.seat(match)
                    waiting.remove(other)
                    break


def share_boards(evening: RunningMovement, *, single: bool) -> None:
    """Let those who sit out in the same round play one another with the boards of another table, at the same time.

    Where a rover has taken somebody's place, that is the table from which he was sent: its boards are the ones that he
    would otherwise never play, so that a late pair plays in each round whoever is sent away. `single`: see
    `Evening.sharing`.
    """
    for number in range(evening.first, evening.rounds + 1):
        while any(_guests(evening, number, two, single=single) for two in combinations(evening.idle(number), 2)):
            pass


def _guests(evening: RunningMovement, number: int, two: tuple[int, int], *, single: bool) -> bool:
    if not evening.may_meet(*two):
        return False
    homes = {evening.home(each) for each in two}
    hosts = sorted(evening.matches(number), key=lambda match: (match.table not in homes, match.table))
    for table in evening.free_tables(number):
        for host in hosts:
            guest = evening.sharing(host, table, two, single=single)
            if guest is not None:
                evening.share(host, guest)
                return True
    return False


def rearrange(evening: RunningMovement) -> None:
    """Seat two who sit out but cannot play each other by parting a couple at another table: each plays one of it."""
    for number in range(evening.first, evening.rounds + 1):
        while any(_part(evening, number, two) for two in combinations(evening.idle(number), 2)):
            pass


def _part(evening: RunningMovement, number: int, two: tuple[int, int]) -> bool:
    for match in evening.matches(number):
        one, other = match.contestants
        evening.unseat(match)
        for stay, go in (((two[0], one), (two[1], other)), ((two[1], one), (two[0], other))):
            for at_table, elsewhere in ((stay, go), (go, stay)):
                if not (evening.may_meet(*at_table) and evening.may_meet(*elsewhere)):
                    continue
                here = evening.match(number, match.table, at_table, match.sets)
                if here is None:
                    continue
                evening.seat(here)
                there = _at_some_table(evening, number, elsewhere)
                if there is not None:
                    evening.seat(there)
                    return True
                evening.unseat(here)
        evening.seat(match)
    return False


def _at_some_table(
    evening: RunningMovement, number: int, who: tuple[int, int], *, new_sets: bool = False
) -> MatchLeft | None:
    """Find a free table for two: the one where a contestant always sits, otherwise the first that has a set."""
    tables = evening.free_tables(number)
    homes = {evening.home(each) for each in who}
    order = sorted(tables, key=lambda table: (table not in homes, table))
    found = next((match for table in order if (match := evening.match(number, table, who))), None)
    if found is None and new_sets and order:
        found = evening.match(number, order[0], who, new_set=True)
    return found


def bump(evening: RunningMovement, rover: int) -> None:
    """Let a contestant take others' places in the rounds in which it sits out; they sit out instead, in turn.

    It never meets the same opponents or set again and takes nobody's place twice while there is another; each round
    is left as it is if nothing else is possible. As in a Mitchell with a rover, the opponents keep their seats.
    """
    rows = [
        list(_places(evening, number, rover))
        for number in range(evening.first, evening.rounds + 1)
        if rover in evening.idle(number)
    ]
    for match, side in _way([row for row in rows if row], evening):
        bumped = _bumped((match, side))
        evening.unseat(match)
        evening.seat(MatchLeft(match.round, tuple(_in_place(each, bumped, rover) for each in match.sittings)))


_Place = tuple[MatchLeft, Side]
"""A match, and the side of it that the rover takes."""


def _places(evening: RunningMovement, number: int, rover: int) -> Iterator[_Place]:
    for match in evening.matches(number):
        for side, opponent in zip((Side.NS, Side.EW), reversed(match.contestants), strict=True):
            fits = evening.may_meet(rover, opponent) and not any(evening.boards.has(rover, each) for each in match.sets)
            if fits and (not evening.lines or evening.lines[rover] is side):
                yield match, side


def _in_place(sitting: Sitting, bumped: int, rover: int) -> Sitting:
    if sitting.north_south == bumped:
        return replace(sitting, north_south=rover)
    return replace(sitting, east_west=rover)


def _way(rows: list[list[_Place]], evening: RunningMovement) -> list[_Place]:
    """Choose a place for each round, or for as many as possible; the rounds with the fewest places left come first."""
    best: list[_Place] = []
    steps = 0
    tired = evening.sits_out()

    def ways(row: list[_Place], done: list[_Place]) -> list[_Place]:
        met = {_opponent(each) for each in done}
        sets = {number for match, _ in done for number in match.sets}
        bumped = [_bumped(each) for each in done]
        free = [each for each in row if _opponent(each) not in met and sets.isdisjoint(each[0].sets)]
        # Who has sat out least is asked first.
        return sorted(free, key=lambda each: bumped.count(_bumped(each)) + tired[_bumped(each)])

    def settle(rest: list[list[_Place]], done: list[_Place]) -> bool:
        nonlocal best, steps
        steps += 1
        if len(done) > len(best):
            best = done
        if not rest or steps > _MOST_STEPS:
            return True
        choices = [(ways(row, done), index) for index, row in enumerate(rest)]
        fewest, index = min(choices, key=lambda each: len(each[0]))
        others = rest[:index] + rest[index + 1 :]
        return any(settle(others, [*done, each]) for each in fewest)

    settle(rows, [])
    for row in rows:
        # Rounds without a place in the best way found may still have one, if others were given up for them.
        if all(each not in row for each in best):
            best = [*best, *ways(row, best)[:1]]
    return best


def _bumped(place: _Place) -> int:
    return place[0].contestants[0 if place[1] is Side.NS else 1]


def _opponent(place: _Place) -> int:
    return place[0].contestants[1 if place[1] is Side.NS else 0]
