"""A match between two teams: IMPs board by board, and victory points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.board_score import BoardScore, score_board
from duplicado.event.contest import BoardResult, ContestantId, ScoringMethod
from duplicado.event.rules import ScoringRules
from duplicado.score import VictoryPointScale, rounded, victory_points_for

__all__ = ["MatchResult", "match_result"]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match of two teams. Because scores may be split, each team's figures are its own; they need not balance."""

    teams: tuple[ContestantId, ContestantId]
    boards: tuple[BoardScore, ...]
    imps: tuple[Fraction, Fraction]
    """What each team has net: the IMPs it won less those it lost, on all boards."""
    victory_points: tuple[Fraction, Fraction] | None
    """Each from the team's own margin, to the nearest IMP with halves away from zero; `None` when no scale was told or
    no board counts."""
    played: int
    """The number of boards that count."""


def match_result(
    results: Sequence[BoardResult],
    teams: tuple[ContestantId, ContestantId],
    *,
    scale: VictoryPointScale | None = VictoryPointScale.WBF_CONTINUOUS,
    scheduled: int | None = None,
    rules: ScoringRules | None = None,
) -> MatchResult:
    """Score a match.

    Args:
        results: lines of any contest; those of other teams are passed over.
        teams: the two.
        scale: from IMPs to victory points.
        scheduled: the boards of the match, which choose the column of the scale; if not told, the boards that count.
        rules: for artificial scores.

    Raises:
        DuplicadoError: the scale has no column for that many boards.
    """
    rules = rules or ScoringRules()
    lines: dict[int, list[BoardResult]] = {}
    for result in results:
        if {result.north_south, result.east_west} == set(teams):
            lines.setdefault(result.board, []).append(result)
    boards = tuple(score_board(number, lines[number], rules, ScoringMethod.IMPS, 2) for number in sorted(lines))
    imps = {team: Fraction(0) for team in teams}
    played: set[int] = set()
    for board in boards:
        for result, value in zip(board.results, board.north_south, strict=True):
            if value is not None:
                imps[result.north_south] += value
                played.add(board.board)
    ours, theirs = teams
    points = None
    length = scheduled or len(played)
    if scale is not None and played:
        points = (
            victory_points_for(int(rounded(imps[ours], 0)), length, scale)[0],
            victory_points_for(int(rounded(imps[theirs], 0)), length, scale)[0],
        )
    return MatchResult(teams, boards, (imps[ours], imps[theirs]), points, len(played))
