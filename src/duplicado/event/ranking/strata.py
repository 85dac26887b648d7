"""Rankings within a ranking: strata and categories."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from duplicado.event.contest import ContestantId
from duplicado.event.ranking.places import RankPlace
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["stratified", "within"]


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


def stratified(
    places: Sequence[RankPlace], strata: Mapping[ContestantId, str], order: Sequence[str] = ("A", "B", "C")
) -> dict[str, tuple[RankPlace, ...]]:
    """Rank each stratum together with those below it, as the American Contract Bridge League does.

    Everybody is ranked in the first stratum; in the second those who belong to it or to a lower one, and so on: a
    contestant of the lowest can win in each.

    Args:
        places: the ranking of all.
        strata: to each contestant his stratum; who has none is ranked in the first alone.
        order: the strata, the strongest first.

    Raises:
        DuplicadoError: somebody belongs to a stratum that there is not, or there is none.
    """
    if not order:
        raise DuplicadoError("there are no strata")
    unknown = sorted({name for name in strata.values() if name not in order})
    if unknown:
        raise DuplicadoError(f"there is no stratum {', '.join(unknown)}")
    level = {contestant: order.index(name) for contestant, name in strata.items()}
    return {
        name: within(places, {each.contestant for each in places if level.get(each.contestant, 0) >= i})
        for i, name in enumerate(order)
    }
