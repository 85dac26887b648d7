"""International matchpoints (Law 78B) and cross-IMPs: IMPs against every other score of the field."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from fractions import Fraction
from typing import Final

from duplicado.law.clause import clause
from duplicado.score.field import Field, Frequencies, Worth, evaluate_all
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration

IMP_THRESHOLDS: Final = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The least difference in points that is worth 1, 2, … 24 IMPs."""


@clause("78B", "DEF:imp")
def imps_for(difference: int | Fraction) -> int:
    """Convert a difference in points to IMPs, with its sign.

    The printed scale goes by tens; a difference between two of its lines (from a datum that is not rounded) is worth
    what the lower line is.
    """
    # The lines are whole numbers: one is reached by a fraction when it is reached by its whole part.
    count = bisect_right(IMP_THRESHOLDS, abs(int(difference)))
    return count if difference > 0 else -count


class CrossImpDivisor(Enumeration):
    """Divisor of the sum of the IMPs against all other scores of the board."""

    COMPARISONS = "comparisons"
    """The number of other scores, n - 1: IMPs for each comparison."""
    SCORES = "scores"
    """The number of scores, n."""
    NONE = "none"
    """Nothing: the sum."""


def cross_imp_worth(frequencies: Frequencies, divisor: CrossImpDivisor = CrossImpDivisor.COMPARISONS) -> Worth:
    """Return the cross-IMPs that each score of a field gets; zero for one that is alone.

    A difference is worth as many IMPs as there are lines of the scale that it reaches, so it suffices to count for each
    line the scores that lie so far below and so far above: n log n for n different scores.
    """
    scores, below = frequencies.scores, frequencies.cumulated()
    everybody = below[-1]
    parts = frequencies.unit
    match divisor:
        case CrossImpDivisor.COMPARISONS:
            parts *= max(1, frequencies.compared - 1)
        case CrossImpDivisor.SCORES:
            parts *= max(1, frequencies.compared)
        case CrossImpDivisor.NONE:
            pass
    worth: dict[int, Fraction] = {}
    for score in scores:
        won = sum(below[bisect_right(scores, score - line)] for line in IMP_THRESHOLDS)
        lost = sum(everybody - below[bisect_left(scores, score + line)] for line in IMP_THRESHOLDS)
        worth[score] = Fraction(won - lost, parts)
    return worth


@checked
def cross_imps(field: Field, divisor: CrossImpDivisor = CrossImpDivisor.COMPARISONS) -> tuple[Fraction | None, ...]:
    """Score one direction of one board by cross-IMPs; `None` for artificial scores and where there is no score.

    >>> from duplicado.score.side_score import Points
    >>> [str(mine) for mine in cross_imps([Points(620), Points(620), Points(170)])]
    ['5', '5', '-10']
    """
    return evaluate_all(field, lambda frequencies: cross_imp_worth(frequencies, divisor))
