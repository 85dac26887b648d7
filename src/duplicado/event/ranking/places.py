"""Places: who is where by one figure; rankings within a ranking, of strata and categories."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import ContestantId
from duplicado.event.places import place_text, places, whole


@dataclass(frozen=True, slots=True)
class RankPlace:
    """A contestant's place. Those who are level share the best of their places: 1, 2, 2, 4."""

    place: int
    shared_by: int
    """Number of contestants who have this place; 1 for one who has it alone."""
    contestant: ContestantId
    figure: Fraction
    """By which he is ranked."""

    @property
    def place_text(self) -> str:
        """The place, with an equals sign when it is shared: `2=`."""
        return place_text(self.place, self.shared_by)


def ranked(figures: Mapping[ContestantId, Fraction]) -> tuple[RankPlace, ...]:
    """Rank by a figure of which more is better.

    >>> from duplicado.event.contest import ContestantId
    >>> one, two, three = (ContestantId(number) for number in (1, 2, 3))
    >>> order = ranked({one: Fraction(5), two: Fraction(7), three: Fraction(5)})
    >>> [f"{each.place_text} {each.contestant}" for each in order]
    ['1 2', '2= 1', '2= 3']
    """
    values = whole(list(figures.values()))
    listed = places(zip(values, figures, strict=True), lambda contestant: contestant.order)
    return tuple(RankPlace(place, shared_by, who, figures[who]) for place, shared_by, who in listed)


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
