"""The printed tables of discrete victory points: the least margin or percentage for each further point."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, TypeAlias

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
