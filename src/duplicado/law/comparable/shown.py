"""The hands that a meaning shows: its alternatives one by one, and the region of each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from duplicado.law.comparable import cells
from duplicado.law.comparable.cells import Distribution, Region
from duplicado.law.comparable.purpose import Purpose, is_enquiry, purpose
from duplicado.law.comparable.shapes import Fits, shape, widened
from duplicado.law.meaning import CallMeaning, Span
from duplicado.vocabulary.suits import Suit

POINT_DRIFT = 2
"""By how many points a similar meaning may go beyond the withdrawn one, at each end."""
LENGTH_DRIFT = 1
"""By how many cards, in each suit."""
SUIT_SHOWN = 4
"""From how many cards on a suit counts as shown."""

Interpretation: TypeAlias = frozenset[str]
"""Names of distributions that the program does not know and that are taken to fit; the others are taken not to."""
_AS_STATED: Interpretation = frozenset()


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the things that a call may mean, with all that must be fulfilled together."""

    conditions: tuple[CallMeaning, ...]
    """Meanings of which only their own fields count, not their alternatives."""

    @property
    def purpose(self) -> Purpose | None:
        """Purpose of the call; the innermost word counts."""
        words = [condition.purpose for condition in self.conditions if condition.purpose is not None]
        return purpose(words[-1]) if words else None

    @property
    def is_enquiry(self) -> bool:
        """True where the call asks partner something."""
        return self.purpose is not None and is_enquiry(self.purpose)

    @property
    def says_something(self) -> bool:
        """True where there is anything said of the hand."""
        return any(
            condition.points is not None or condition.lengths or condition.shape is not None
            for condition in self.conditions
        )

    def region(self, interpretation: Interpretation = _AS_STATED) -> Region:
        """Return the hands of this alternative."""
        return _region(self.conditions, interpretation, 0, 0, open_suits=False)

    def near(self, interpretation: Interpretation = _AS_STATED) -> Region:
        """Return the hands of this alternative and those that lie within the drift allowed to a similar meaning."""
        return _region(self.conditions, interpretation, POINT_DRIFT, LENGTH_DRIFT, open_suits=True)

    def with_longer_suits(self, interpretation: Interpretation = _AS_STATED) -> Region:
        """Return the hands of this alternative, and those that differ by more cards in a suit that it shows."""
        return _region(self.conditions, interpretation, 0, 0, open_suits=True)

    def suits_shown(self) -> frozenset[Suit]:
        """Return the suits in which every hand of this alternative, which has some, holds four cards or more."""
        hands = self.region(_all_names(self.conditions))
        return frozenset(suit for suit in Suit if cells.shortest(hands, suit) >= SUIT_SHOWN)


def alternatives(meaning: CallMeaning) -> tuple[Alternative, ...]:
    """List what the call may mean, one after the other."""
    return tuple(Alternative(conditions) for conditions in _branches(meaning))


def _branches(meaning: CallMeaning) -> Iterable[tuple[CallMeaning, ...]]:
    if not meaning.alternatives:
        return ((meaning,),)
    return tuple((meaning, *branch) for inner in meaning.alternatives for branch in _branches(inner))


def limits_of_call(meaning: CallMeaning) -> Region:
    """Return the hands that the meaning allows, by its alternatives together."""
    return cells.union(one.region() for one in alternatives(meaning))


def unknown_shapes(*meanings: CallMeaning) -> frozenset[str]:
    """Return the names of distributions that the program does not know."""
    conditions = (condition for meaning in meanings for one in alternatives(meaning) for condition in one.conditions)
    return _all_names(conditions)


def interpretations(names: frozenset[str]) -> tuple[Interpretation, ...]:
    """List the ways in which a given hand may or may not fit names that the program does not know.

    What holds for a hand under each of them holds whatever the names mean; two equal names mean the same.
    """
    ordered = sorted(names)
    return tuple(frozenset(some) for size in range(len(ordered) + 1) for some in combinations(ordered, size))


def _all_names(conditions: Iterable[CallMeaning]) -> frozenset[str]:
    named = (condition.shape for condition in conditions if condition.shape is not None)
    return frozenset(name for name in named if shape(name) is None)


@lru_cache(maxsize=512)
def _region(
    conditions: tuple[CallMeaning, ...],
    interpretation: Interpretation,
    point_drift: int,
    length_drift: int,
    *,
    open_suits: bool,
) -> Region:
    return cells.every(
        _of_condition(condition, interpretation, point_drift, length_drift, open_suits=open_suits)
        for condition in conditions
    )


def _of_condition(
    condition: CallMeaning, interpretation: Interpretation, point_drift: int, length_drift: int, *, open_suits: bool
) -> Region:
    points = _ends(condition.points, point_drift)
    lengths = tuple((suit.index, _ends(span, length_drift)) for suit, span in condition.lengths)
    shown = {suit.index for suit, span in condition.lengths if open_suits and span.least >= SUIT_SHOWN}
    fits = _shape(condition.shape, interpretation, drifted=length_drift > 0)

    def within(distribution: Distribution) -> bool:
        return fits(distribution) and all(
            least <= distribution[suit] and (most is None or suit in shown or distribution[suit] <= most)
            for suit, (least, most) in lengths
        )

    return cells.region(cells.points_between(*points), within)


def _ends(span: Span | None, drift: int) -> tuple[int, int | None]:
    if span is None:
        return 0, None
    return max(0, span.least - drift), None if span.most is None else span.most + drift


def _shape(name: str | None, interpretation: Interpretation, *, drifted: bool) -> Fits:
    if name is None:
        return lambda _: True
    known = widened(name) if drifted else shape(name)
    if known is not None:
        return known
    fits = name in interpretation
    return lambda _: fits
