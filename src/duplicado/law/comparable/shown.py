"""The hands that a meaning shows, its alternatives one by one; the denominations that a bid specifies (27B1(a))."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from duplicado.law.comparable import cells
from duplicado.law.comparable.cells import Distribution, Fits, Region, shape, widened
from duplicado.law.comparable.purpose import Purpose, is_enquiry, purpose
from duplicado.law.meaning import CallMeaning, Span
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.suits import Denomination, Suit

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

    def with_longer_suits(self) -> Region:
        """Return the hands of this alternative, and those that differ by more cards in a suit that it shows."""
        return _region(self.conditions, _AS_STATED, 0, 0, open_suits=True)

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


_OWN_SUIT = 3
_OTHER_SUIT = 4


def specified(bid: Bid, meaning: CallMeaning) -> frozenset[Denomination] | None:
    """Return the denominations that the bid specifies; `None` when that is not clear from the meaning.

    Reading: a suit is specified in which every hand of the bid has four cards or more (three in the suit that it
    names); notrump, by a bid in notrump that shows no suit and asks nothing. An unknown suit ("a minor") makes it
    unclear.
    """
    if unknown_shapes(meaning):
        return None
    each = [one for one in alternatives(meaning) if not cells.is_empty(one.region())]
    if not each:
        return None
    shown = [frozenset(suit for suit in Suit if _shows(bid, one.region(), suit)) for one in each]
    if any(suits != shown[0] for suits in shown):
        return None
    asks = any(one.purpose is not None for one in each)
    if not shown[0] and not asks and bid.denomination is Denomination.NOTRUMP:
        return frozenset({Denomination.NOTRUMP})
    return frozenset(suit.denomination for suit in shown[0])


def _shows(bid: Bid, region: cells.Region, suit: Suit) -> bool:
    least = _OWN_SUIT if bid.denomination.suit is suit else _OTHER_SUIT
    return cells.shortest(region, suit) >= least


def specifies_the_same(
    withdrawn: tuple[Bid, CallMeaning], replacement: tuple[Bid, CallMeaning], sufficient: Iterable[Bid]
) -> bool | None:
    """Tell whether 27B1(a) of 2017 applies: the lowest sufficient bid that specifies the same denomination(s).

    `sufficient` lists the sufficient bids from the lowest. The methods of the pair are not known: whether a cheaper bid
    would have specified the same is clear when there is none, or when the replacement is natural, the cheapest in the
    one denomination that it names; else `None`, the Director inquires.
    """
    before, now = specified(*withdrawn), specified(*replacement)
    if before is None or now is None:
        return None
    if before != now or not now:
        return False
    bid = replacement[0]
    cheaper = [other for other in sufficient if other < bid]
    natural = now == frozenset({bid.denomination}) and all(
        other.denomination is not bid.denomination for other in cheaper
    )
    return True if natural or not cheaper else None


def is_natural(bid: Bid, meaning: CallMeaning) -> bool | None:
    """Tell whether a bid is incontrovertibly not artificial (27B1(a) of 2007); `None` when that is not clear.

    Natural: it specifies the denomination that it names and no other, and has no purpose besides. Artificial: some
    hands of it have fewer than three cards in the suit that it names, or a bid in notrump specifies a suit.
    """
    named = specified(bid, meaning)
    asks = any(one.purpose is not None for one in alternatives(meaning))
    if named is not None:
        if named == frozenset({bid.denomination}) and not asks:
            return True
        if bid.denomination not in named:
            return False
    suit = bid.denomination.suit
    hands = limits_of_call(meaning)
    if suit is not None and not unknown_shapes(meaning) and not cells.is_empty(hands):
        return False if cells.shortest(hands, suit) < _OWN_SUIT else None
    return None
