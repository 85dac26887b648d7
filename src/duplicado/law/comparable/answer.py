"""Result of a comparison of two meanings, with its reasons as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.hands import Hand


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
