"""International matchpoints (Law 78B), cross-IMPs against every other score of the field, and Butler scoring."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.law.clause import clause
from duplicado.score.field import Field, FieldScoring, Frequencies, Worth, evaluate_all
from duplicado.score.rounding import Rounding, rounded
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError

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


class DatumRounding(Enumeration):
    """Rounding of the datum."""

    TEN_HALF_AWAY_FROM_ZERO = "10, half away from zero"
    TEN_HALF_EVEN = "10, half to even"
    TEN_TOWARDS_ZERO = "10, towards zero"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class ButlerOptions:
    """Options of the datum. Raises `DuplicadoError` when what is left off is negative or everything."""

    extremes: int = 1
    """Number of scores that are left off at each end of the field."""
    share: Fraction | None = None
    """The part of the field that is left off at each end, instead of a number: 1/10 for ten per cent. The number that
    follows is rounded down, one score at least."""
    fewest: int = 3
    """With fewer scores than this none is left off."""
    rounding: DatumRounding = DatumRounding.TEN_HALF_AWAY_FROM_ZERO

    def __post_init__(self) -> None:
        """Check the numbers."""
        if self.extremes < 0 or (self.share is not None and not 0 <= self.share < Fraction(1, 2)):
            raise DuplicadoError("less than half of the field can be left off at each end of a Butler datum")

    def left_off(self, scores: int) -> int:
        """Return how many scores are left off at each end of a field of that many."""
        count = self.extremes
        if self.share is not None:
            count = max(1, int(self.share * scores)) if self.share else 0
        return count if scores >= self.fewest and 2 * count < scores else 0


_DEFAULT: Final = ButlerOptions()


def datum(frequencies: Frequencies, options: ButlerOptions = _DEFAULT) -> Fraction | None:
    """Return the score that the field is compared with; `None` for a field without scores.

    A weighted score takes part with the weight of each outcome, in the average and in what is left off.
    """
    if not frequencies.compared:
        return None
    off = options.left_off(frequencies.compared) * frequencies.unit
    below = frequencies.cumulated()
    low, high = off, below[-1] - off
    kept = [max(0, min(high, below[i + 1]) - max(low, below[i])) for i in range(len(frequencies.scores))]
    total = sum(score * count for score, count in zip(frequencies.scores, kept, strict=True))
    return _rounded_datum(Fraction(total, high - low), options.rounding)


def _rounded_datum(mean: Fraction, rule: DatumRounding) -> Fraction:
    match rule:
        case DatumRounding.TEN_HALF_AWAY_FROM_ZERO:
            return rounded(mean, -1, Rounding.HALF_AWAY_FROM_ZERO)
        case DatumRounding.TEN_HALF_EVEN:
            return rounded(mean, -1, Rounding.HALF_EVEN)
        case DatumRounding.TEN_TOWARDS_ZERO:
            return Fraction(10 * int(mean / 10))
        case DatumRounding.NONE:
            return mean


def butler_against(par: Fraction) -> FieldScoring:
    """Return the scoring of any field against that datum, which a score that is put into the field does not move."""
    return lambda frequencies: {score: Fraction(imps_for(score - par)) for score in frequencies.scores}


@checked
def butler_imps(field: Field, options: ButlerOptions = _DEFAULT) -> tuple[Fraction | None, ...]:
    """Score one direction of one board by Butler; `None` for artificial scores and where there is no score.

    >>> from duplicado.score.side_score import Points
    >>> [int(mine or 0) for mine in butler_imps([Points(score) for score in (620, 620, 170, -100, 620, 650)])]
    [3, 3, -8, -12, 3, 4]
    """
    par = datum(Frequencies.of(field), options)
    return evaluate_all(field, butler_against(par or Fraction(0)))
