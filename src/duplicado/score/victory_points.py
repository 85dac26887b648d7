"""Victory points: the result of a match on a scale of 20 or 30 (Law 78D leaves the scale to the regulations)."""

from __future__ import annotations

from decimal import ROUND_CEILING, ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import cache
from typing import Final

from duplicado.score.victory_tables import (
    ACBL_20_FIRST_IMPS,
    ACBL_30_FIRST_IMPS,
    ACBL_30_VICTORY_POINTS,
    PERCENTAGE_FIRST,
    BoardBands,
)
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError

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
