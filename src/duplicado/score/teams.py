"""A board of a team match: both tables of a team together, by IMPs or board-a-match."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from duplicado.score.imps import imps_for
from duplicado.score.side_score import Artificial, Points, SideScore

__all__ = ["board_a_match", "net_points", "team_imps"]


def _outcomes(score: SideScore | None) -> tuple[tuple[Fraction, int], ...] | None:
    if score is None or isinstance(score, Artificial):
        return None
    return ((Fraction(1), score.value),) if isinstance(score, Points) else score.outcomes


def _net(one: SideScore | None, other: SideScore | None) -> Iterator[tuple[Fraction, int]] | None:
    here, there = _outcomes(one), _outcomes(other)
    if here is None or there is None:
        return None
    return ((p * q, mine + ours) for p, mine in here for q, ours in there)


def team_imps(one: SideScore | None, other: SideScore | None) -> Fraction | None:
    """Return the IMPs that a team wins on a board; `None` when one of its scores is wanting or artificial.

    A weighted score is weighted in IMPs, never in points (Law 12C1c): 60 % of +420 and 40 % of -50 where the other
    pair conceded 420 is 60 % of 0 and 40 % of -10 IMPs.

    Args:
        one: what the team's pair got at one table, from its own side.
        other: what its other pair got at the other table, from its own side.
    """
    net = _net(one, other)
    return None if net is None else sum((weight * imps_for(points) for weight, points in net), Fraction(0))


def board_a_match(one: SideScore | None, other: SideScore | None) -> Fraction | None:
    """Return two for a board won, one for a tie, nothing for a board lost; `None` and arguments as in `team_imps`."""
    net = _net(one, other)
    if net is None:
        return None
    return sum((weight * (1 + (points > 0) - (points < 0)) for weight, points in net), Fraction(0))


def net_points(one: SideScore | None, other: SideScore | None) -> Fraction | None:
    """Return the points that a team wins on a board at both tables together; `None` and arguments as in `team_imps`."""
    net = _net(one, other)
    return None if net is None else sum((weight * points for weight, points in net), Fraction(0))
