"""A board of a team match: both tables of a team together, by IMPs, board-a-match or Patton."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.law.book.law_12_assigned import non_offenders_score
from duplicado.score.imps import imps_for
from duplicado.score.side_score import Artificial, Compared, Points, SelfInflicted, SideScore
from duplicado.vocabulary.borders import checked


def _outcomes(score: Compared) -> tuple[tuple[Fraction, int], ...]:
    return ((Fraction(1), score.value),) if isinstance(score, Points) else score.outcomes


def _three(score: Compared | SelfInflicted) -> tuple[Compared, Compared, Compared]:
    if isinstance(score, SelfInflicted):
        return score.expectation, score.after_infraction, score.table
    return score, score, score


def _valued(one: SideScore | None, other: SideScore | None, worth: Callable[[int], Fraction | int]) -> Fraction | None:
    """Return what two scores of a team are worth together, outcome by outcome; `None` where one does not count.

    Where one is of damage that is self-inflicted, each of its three results is valued beside the other (12C1(e)(ii)).
    Reading: where both are, the board of the team is valued without the infractions, after them, and as it was at the
    two tables.
    """
    if one is None or other is None or isinstance(one, Artificial) or isinstance(other, Artificial):
        return None

    def together(here: Compared, there: Compared) -> Fraction:
        return sum((p * q * worth(a + b) for p, a in _outcomes(here) for q, b in _outcomes(there)), Fraction(0))

    if isinstance(one, SelfInflicted) or isinstance(other, SelfInflicted):
        return non_offenders_score(*map(together, _three(one), _three(other)))
    return together(one, other)


@checked
def team_imps(one: SideScore | None, other: SideScore | None) -> Fraction | None:
    """Return the IMPs that a team wins on a board; `None` when one of its scores is missing or artificial.

    A weighted score is weighted in IMPs, never in points (Law 12C1c): 60 % of +420 and 40 % of -50 where the other
    pair conceded 420 is 60 % of 0 and 40 % of -10 IMPs.

    Args:
        one: what the team's pair got at one table, from its own side.
        other: what its other pair got at the other table, from its own side.
    """
    return _valued(one, other, imps_for)


@checked
def board_a_match(one: SideScore | None, other: SideScore | None) -> Fraction | None:
    """Return two for a board won, one for a tie, nothing for a board lost; `None` and arguments as in `team_imps`."""
    return _valued(one, other, lambda points: 1 + (points > 0) - (points < 0))


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
