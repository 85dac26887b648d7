"""Rankings within a ranking: strata and categories."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from duplicado.event.contest import ContestantId
from duplicado.event.ranking.places import RankPlace


def within(places: Sequence[RankPlace], members: Collection[ContestantId]) -> tuple[RankPlace, ...]:
    """Rank some of the contestants among themselves, e.g. a category: mixed pairs, seniors, a club's own members.

    Who shared a place with another of them shares one here; ties that were broken stay broken.

    >>> from fractions import Fraction
    >>> from duplicado.event.contest import ContestantId
    >>> from duplicado.event.ranking.places import ranked
    >>> places = ranked({ContestantId(number): Fraction(100 - number) for number in (1, 2, 3, 4)})
    >>> [f"{each.place} {each.contestant}" for each in within(places, {ContestantId(2), ContestantId(4)})]
    ['1 2', '2 4']
    """
    chosen = set(members)
    levels: dict[int, list[RankPlace]] = {}
    for each in places:
        if each.contestant in chosen:
            levels.setdefault(each.place, []).append(each)
    found: list[RankPlace] = []
    for number in sorted(levels):
        level = levels[number]
        place = len(found) + 1
        found += (RankPlace(place, len(level), each.contestant, each.figure) for each in level)
    return tuple(found)
