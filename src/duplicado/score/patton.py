"""Patton scoring of short team matches: board-a-match, and points for the totals besides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

_TIE_WITHIN: Final = 10
_GREAT, _SMALL = Fraction(1, 3), Fraction(1, 10)


@dataclass(frozen=True, slots=True)
class PattonScore:
    """Patton score of the two teams."""

    boards: tuple[int, int]
    """Two for each board won, one for each tied."""
    plus_scores: tuple[int, int]
    """The points that each team scored at both tables, without those that it lost."""
    totals: tuple[Fraction, Fraction]
    """Points that are given for the plus scores, as many points as there are boards."""

    @property
    def points(self) -> tuple[Fraction, Fraction]:
        """Both together."""
        return self.boards[0] + self.totals[0], self.boards[1] + self.totals[1]


def patton_score(tables: Sequence[tuple[int, int]]) -> PattonScore:
    """Score a match as the Polish Bridge Union's programs do (JFR Teamy).

    A difference of ten points is a tie. The lead in plus scores, as a part of the greater of the two, gives all points
    for totals when it is more than a third, one more than half of them when it is at least a tenth, half otherwise.

    Args:
        tables: for each board the score to North-South at the table where the first team sits North-South, and at the
            other table.
    """
    won = lost = 0
    ours = theirs = 0
    for open_room, closed_room in tables:
        difference = open_room - closed_room
        tied = abs(difference) <= _TIE_WITHIN
        won += 1 if tied else 2 * (difference > 0)
        lost += 1 if tied else 2 * (difference < 0)
        ours += max(open_room, 0) + max(-closed_room, 0)
        theirs += max(-open_room, 0) + max(closed_room, 0)
    number = Fraction(len(tables))
    lead = Fraction(abs(ours - theirs), max(ours, theirs, 1))
    leader = number if lead > _GREAT else number / 2 + 1 if lead >= _SMALL else number / 2
    leader = min(leader, number)
    totals = (leader, number - leader) if ours >= theirs else (number - leader, leader)
    return PattonScore((won, lost), (ours, theirs), totals)
