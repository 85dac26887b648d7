"""Victory points: the result of a match on a scale of 20 or 30 (Law 78D leaves the scale to the regulations)."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_CEILING, ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import cache
from typing import Final, TypeAlias

from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError

BoardBands: TypeAlias = Mapping[tuple[int, int], tuple[Fraction, ...]]
"""To the least and the greatest number of boards of a match, the values at which each further point begins."""


def _bands(text: str) -> BoardBands:
    bands: dict[tuple[int, int], tuple[Fraction, ...]] = {}
    for row in text.strip().splitlines():
        boards, *cuts = row.split()
        low, high = boards.split("-")
        bands[int(low), int(high)] = tuple(Fraction(cut) for cut in cuts)
    return bands


ACBL_20_FIRST_IMPS: Final = _bands(
    """
    1-8     1   3   5   8  11  14  17  20  24  28
    9-11    1   3   6  10  14  18  22  26  31  36
    12-15   1   4   7  11  15  20  25  30  36  42
    16-20   2   5   9  14  19  25  32  39  47  56
    21-27   3   7  12  18  25  33  42  51  61  72
    28-36   4   9  15  22  30  39  49  60  72  85
    """
)
"""Boards; the least IMPs for 11, 12 … 20 of 20 (American Contract Bridge League)."""

ACBL_30_FIRST_IMPS: Final = _bands(
    """
    6-8     0   1   2   3   4   5   7   9  11  14  17  20  24  28
    9-11    0   1   2   3   5   7   9  12  15  18  22  26  31  36
    """
)
"""Boards; the least IMPs for each of `ACBL_30_VICTORY_POINTS` (the same league)."""

ACBL_30_VICTORY_POINTS: Final = (15, *range(18, 31))
"""The winner's points of 30: 15 for a tie, then from 18 on."""

PERCENTAGE_FIRST: Final = _bands(
    """
    2-4   50.92 52.8 54.71 56.7 58.8 61.08 63.63 66.61 70.36 75.95
    5-6   50.78 52.39 54.02 55.72 57.51 59.45 61.62 64.17 67.37 72.13
    7-9   50.65 51.98 53.33 54.74 56.23 57.83 59.64 61.75 64.4 68.35
    10-13 50.54 51.65 52.78 53.95 55.19 56.53 58.04 59.8 62.01 65.3
    14-19 50.45 51.38 52.32 53.3 54.34 55.45 56.71 58.18 60.03 62.78
    20-27 50.38 51.16 51.94 52.77 53.63 54.57 55.62 56.85 58.4 60.71
    28-39 50.32 50.97 51.63 52.32 53.04 53.83 54.71 55.74 57.04 58.97
    40-55 50.27 50.81 51.37 51.95 52.56 53.21 53.95 54.82 55.91 57.53
    """
)
"""Boards; the least percentage of the matchpoints of a match for 11, 12 … 20 of 20."""


MOST_BOARDS: Final = 1_000
"""Boards of a match for which the continuous scale is worked out; it has no end of its own."""
_HUNDREDTHS: Final = 100


class VictoryPointScale(Enumeration):
    """A scale from IMPs to victory points."""

    WBF_CONTINUOUS = "wbf-continuous"
    """20 points in hundredths (World Bridge Federation, 2013)."""
    ACBL_20 = "acbl-20"
    """20 whole points (American Contract Bridge League)."""
    ACBL_30 = "acbl-30"
    """30 whole points (the same, for matches of 6 to 11 boards)."""


@cache
def wbf_continuous_column(boards: int) -> tuple[Fraction, ...]:
    """Return the winner's victory points for margins of 0, 1, 2 … IMPs up to the first that is worth 20.

    With X = 15·√boards and R = ((√5-1)/2)³ a margin of M is worth 10 + 10·(1 - R^(M/X)) / (1 - R), to the nearest
    hundredth. Rounding can make a step larger than the one before; then the value between the two is raised by a
    hundredth, until every further IMP is worth no more than the last. So the printed tables come out.

    Raises:
        DuplicadoError: the number of boards is not from 1 to `MOST_BOARDS`.
    """
    if not 0 < boards <= MOST_BOARDS:
        raise DuplicadoError(f"boards is {boards}: the scale is for matches of 1 to {MOST_BOARDS} boards")
    with localcontext() as context:
        context.prec = 40
        five = Decimal(5).sqrt()
        ratio = ((five - 1) / 2) ** 3
        blitz = 15 * Decimal(boards).sqrt()
        logarithm = ratio.ln() / blitz
        margins = int(blitz.to_integral_value(ROUND_CEILING))
        column = [
            int((1000 + 1000 * (1 - (logarithm * margin).exp()) / (1 - ratio)).to_integral_value(ROUND_HALF_UP))
            for margin in range(margins + 1)
        ]
    column = [min(value, 20 * _HUNDREDTHS) for value in column]
    _make_concave(column)
    top = column.index(20 * _HUNDREDTHS)
    return tuple(Fraction(value, _HUNDREDTHS) for value in column[: top + 1])


def _make_concave(column: list[int]) -> None:
    again = True
    while again:
        again = False
        for i in range(1, len(column) - 1):
            if column[i - 1] + column[i + 1] > 2 * column[i]:
                column[i] += 1
                again = True


def _band(bands: BoardBands, boards: int, unit: str) -> tuple[Fraction, ...]:
    for (fewest, most), cuts in bands.items():
        if fewest <= boards <= most:
            return cuts
    lowest, highest = min(low for low, _ in bands), max(high for _, high in bands)
    told = f"this scale from {unit} is for {lowest} to {highest} boards, not for {boards}"
    raise DuplicadoError(told).told_as("scale-boards", lowest, highest, boards)


def _reached(value: Fraction, cuts: tuple[Fraction, ...]) -> int:
    return sum(value >= cut for cut in cuts)


def _winners_share(margin: int, boards: int, scale: VictoryPointScale) -> tuple[Fraction, int]:
    match scale:
        case VictoryPointScale.WBF_CONTINUOUS:
            column = wbf_continuous_column(boards)
            return column[min(margin, len(column) - 1)], 20
        case VictoryPointScale.ACBL_20:
            return Fraction(10 + _reached(Fraction(margin), _band(ACBL_20_FIRST_IMPS, boards, "IMPs"))), 20
        case VictoryPointScale.ACBL_30:
            reached = _reached(Fraction(margin), _band(ACBL_30_FIRST_IMPS, boards, "IMPs"))
            return Fraction(ACBL_30_VICTORY_POINTS[reached - 1]), 30


@checked
def victory_points_for(
    margin: int, boards: int, scale: VictoryPointScale = VictoryPointScale.WBF_CONTINUOUS
) -> tuple[Fraction, Fraction]:
    """Return the victory points of a team that won by `margin` IMPs (lost, if negative), and of its opponents.

    >>> [float(points) for points in victory_points_for(-1, 16)]
    [9.69, 10.31]

    Raises:
        DuplicadoError: the scale has no column for that many boards.
    """
    winners, maximum = _winners_share(abs(margin), boards, scale)
    losers = maximum - winners
    return (winners, losers) if margin >= 0 else (losers, winners)


def percentage_victory_points(percentage: Fraction, boards: int) -> tuple[Fraction, Fraction]:
    """Return the victory points, of 20, of a pair that won that percentage of a match, and those of its opponents.

    Args:
        percentage: from 0 to 100.
        boards: the number of boards of the match, 2 and more as the table goes.

    Raises:
        DuplicadoError: the table has no row for that many boards.
    """
    won = max(percentage, 100 - percentage)
    winners = Fraction(10 + _reached(won, _band(PERCENTAGE_FIRST, boards, "percentages")))
    return (winners, 20 - winners) if percentage >= 50 else (20 - winners, winners)
