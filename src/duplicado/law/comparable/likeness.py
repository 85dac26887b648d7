"""Similarity of two meanings (Law 23A1): the measure, and the distance from fulfilling it.

The Law does not say how like is similar. Reading, each part of it stated so that a Director can disagree with it:

- the same suits are shown, alternative by alternative; a suit that was not known stays unknown, and "this or that" is
  like the same "this or that" only;
- the replacement goes beyond the withdrawn call by no more than two points at either end and one card in a suit
  (balanced hands may become semi-balanced), but for one hand in a hundred; more cards in a suit that both show, fewer
  points at the top or more at the bottom are no differences;
- at least half of the hands of the replacement would also have made the withdrawn call, more cards in a shown suit
  apart;
- the replacement does not say much more about the distribution: all distributions of the withdrawn call, but for one
  hand in a hundred, are within one card of those of the replacement.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from duplicado.law.comparable import cells
from duplicado.law.comparable.answer import ComparisonReason, ReasonKind
from duplicado.law.comparable.cells import Region
from duplicado.law.comparable.shown import POINT_DRIFT, Alternative
from duplicado.vocabulary.suits import Suit

_STRAYS: Final = Fraction(1, 100)
"""The share of hands that may lie beyond what may drift."""
_IN_COMMON: Final = Fraction(1, 2)
"""The share of the replacement's hands that must fit the withdrawn call."""

_NO_SUIT: Final = "-"


def similarity(
    withdrawn: tuple[Alternative, ...], replacement: tuple[Alternative, ...]
) -> tuple[bool, list[ComparisonReason]]:
    """Tell whether the replacement is similar to the withdrawn call, and why or why not.

    Every alternative must say something of the hand, and some hand must fit it.
    """
    shown = cells.union(one.region() for one in withdrawn)
    hands = cells.union(one.region() for one in replacement)
    fitting = cells.share(cells.union(one.with_longer_suits() for one in withdrawn), hands)
    reasons = _differences(withdrawn, replacement, shown, hands)
    if fitting < _IN_COMMON:
        reasons.append(ComparisonReason(ReasonKind.MOSTLY_OTHER_HANDS, (("percent", percent(fitting)),)))
    if reasons:
        return False, reasons
    within = ComparisonReason(ReasonKind.WITHIN_DRIFT, (("percent", percent(fitting)),))
    suits = _told(_suits(withdrawn))
    return True, [within] if suits == _NO_SUIT else [
        ComparisonReason(ReasonKind.SAME_SUITS, (("suits", suits),)),
        within,
    ]


def _differences(
    withdrawn: tuple[Alternative, ...], replacement: tuple[Alternative, ...], shown: Region, hands: Region
) -> list[ComparisonReason]:
    reasons: list[ComparisonReason] = []
    suits = _suits(withdrawn), _suits(replacement)
    if set(suits[0]) != set(suits[1]):
        values = (("withdrawn", _told(suits[0])), ("replacement", _told(suits[1])))
        reasons.append(ComparisonReason(ReasonKind.SUITS_DIFFER, values))
    near = cells.union(one.near() for one in withdrawn)
    strays = 1 - cells.share(near, hands)
    if strays > _STRAYS:
        reasons.append(
            _points_apart(shown, hands) or ComparisonReason(ReasonKind.BEYOND_DRIFT, (("percent", percent(strays)),))
        )
    near_replacement = cells.distributions_of(cells.union(one.near() for one in replacement))
    excluded = 1 - cells.share(near_replacement, shown)
    if excluded > _STRAYS:
        reasons.append(ComparisonReason(ReasonKind.DISTRIBUTION_DIFFERS, (("percent", percent(excluded)),)))
    return reasons


def _points_apart(shown: Region, hands: Region) -> ComparisonReason | None:
    """Say by how many points the replacement goes beyond, when that alone is more than may drift."""
    (least, most), (lower, upper) = cells.point_ends(shown), cells.point_ends(hands)
    below, above = max(0, least - lower), max(0, upper - most)
    if max(below, above) <= POINT_DRIFT:
        return None
    return ComparisonReason(ReasonKind.POINTS_DIFFER, (("below", below), ("above", above)))


def _suits(all_alternatives: tuple[Alternative, ...]) -> tuple[frozenset[Suit], ...]:
    return tuple(dict.fromkeys(one.suits_shown() for one in all_alternatives))


def _told(suits: tuple[frozenset[Suit], ...]) -> str:
    """Write the suits of each alternative, e.g. `HC / HD`; `-` where no suit is shown."""
    texts = ("".join(suit.value for suit in reversed(Suit) if suit in shown) or _NO_SUIT for shown in suits)
    return " / ".join(sorted(texts))


def percent(part: Fraction) -> int:
    """Return a share in whole per cents, never 0 or 100 for what is neither nothing nor all."""
    rounded = round(part * 100)
    if 0 < part < 1:
        return min(99, max(1, rounded))
    return rounded
