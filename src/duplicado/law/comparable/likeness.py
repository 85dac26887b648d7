"""Similarity of two meanings (Law 23A1): the measure, the distance from fulfilling it, the result with reasons."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

from duplicado.law.comparable import cells
from duplicado.law.comparable.cells import Region
from duplicado.law.comparable.shown import POINT_DRIFT, Alternative
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import Suit


class Verdict(Enumeration):
    """Comparison of the replacement with the withdrawn call; the value is its name in reports."""

    SIMILAR = "similar"
    """The same or a similar meaning (23A1; in 2007 the same meaning, 27B1(b))."""
    SUBSET = "subset"
    """All that it may mean is among what the withdrawn call may have meant (23A2; in 2007 27B1(b))."""
    SAME_PURPOSE = "same_purpose"
    """It has the same purpose (23A3)."""
    NOT_COMPARABLE = "not_comparable"
    UNDECIDED = "undecided"
    """A meaning lacks what is needed: the Director decides."""


class ReasonKind(Enumeration):
    """Kind of a reason; the value ends the name of the message, the comment lists the values that go with it."""

    SAME_HANDS = "same-hands"
    CONTAINED = "contained"
    SAME_PURPOSE = "same-purpose"  # purpose
    SAME_SUITS = "same-suits"  # suits
    WITHIN_DRIFT = "within-drift"  # percent: of the replacement's hands fit the withdrawn call
    HANDS_OUTSIDE = "hands-outside"  # percent: of the replacement's hands do not fit the withdrawn call
    NO_HAND_IN_COMMON = "no-hand-in-common"
    SUITS_DIFFER = "suits-differ"  # withdrawn, replacement
    POINTS_DIFFER = "points-differ"  # below, above: by how many points the replacement goes beyond
    BEYOND_DRIFT = "beyond-drift"  # percent: of the replacement's hands lie beyond what may drift
    MOSTLY_OTHER_HANDS = "mostly-other-hands"  # percent, as above: fewer than half fit
    DISTRIBUTION_DIFFERS = "distribution-differs"  # percent: of the withdrawn call's distributions are excluded
    PURPOSES_DIFFER = "purposes-differ"  # withdrawn, replacement
    ASKS = "asks"  # which: withdrawn or replacement
    FORCING_DIFFERS = "forcing-differs"
    NOTHING_SAID = "nothing-said"  # which
    NO_SUCH_HAND = "no-such-hand"  # which
    HANDS_OF_A_PURPOSE = "hands-of-a-purpose"  # which
    UNKNOWN_SHAPE = "unknown-shape"  # shape


ReasonValue: TypeAlias = str | int


@dataclass(frozen=True, slots=True)
class ComparisonReason:
    """One reason and the values that belong to it."""

    kind: ReasonKind
    values: tuple[tuple[str, ReasonValue], ...] = ()


@dataclass(frozen=True, slots=True)
class Comparability:
    """Conclusion of the program from two meanings. The Director's own finding prevails over it."""

    verdict: Verdict
    clause: str
    """The clause that is fulfilled, or by which it was measured: 23A1, 23A2, 23A3, 23A; 27B1(b) in 2007."""
    reasons: tuple[ComparisonReason, ...]
    witness: Hand | None = None
    """A hand that the replacement may have and the withdrawn call may not, if there is one and it can be told."""

    @property
    def is_comparable(self) -> bool | None:
        """True where the clause is fulfilled; `None` when that is left to the Director."""
        if self.verdict is Verdict.UNDECIDED:
            return None
        return self.verdict is not Verdict.NOT_COMPARABLE


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
