"""A match between two teams: IMPs board by board, and victory points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from duplicado.event.board_score import BoardScore
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import standings
from duplicado.event.team_board import other_tables
from duplicado.law.book.law_12_artificial import knockout_score
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

    def swings(self, team: ContestantId) -> tuple[Fraction, ...]:
        """Return the IMPs that a team has from each board that counts for it, in the order of the boards."""
        return tuple(
            value
            for board in self.boards
            for result, value in zip(board.results, board.north_south, strict=True)
            if result.north_south == team and value is not None
        )


def match_result(
    results: Sequence[BoardResult],
    teams: tuple[ContestantId, ContestantId],
    *,
    scale: VictoryPointScale | None = VictoryPointScale.WBF_CONTINUOUS,
    scheduled: int | None = None,
    rules: ScoringRules | None = None,
    knockout: bool = False,
) -> MatchResult:
    """Score a match.

    For average plus and average minus the match is the session (12C2c), unless the rules say that they follow none.

    Args:
        results: lines of any contest; those of other teams are passed over.
        teams: the two.
        scale: from IMPs to victory points.
        scheduled: the boards of the match, which choose the column of the scale; if not told, the boards that count.
        rules: for artificial scores.
        knockout: whether each team gets the average of both reckonings where the scores of a board do not balance
            (Law 12C4).

    Raises:
        DuplicadoError: the scale has no column for that many boards.
    """
    lines = tuple(result for result in results if {result.north_south, result.east_west} == set(teams))
    scored = standings(Contest(method=ScoringMethod.IMPS, results=lines), replace(rules or ScoringRules(), method=None))
    boards = tuple(scored.boards.values())
    if knockout:
        boards = tuple(_balanced(board) for board in boards)
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


def _balanced(board: BoardScore) -> BoardScore:
    """Give both teams of a board the average of what each has by its own score and by the other's (Law 12C4)."""
    mates = other_tables(board.results)
    values = list(board.north_south)
    for i, j in mates.items():
        own, other = board.north_south[i], board.north_south[j]
        if own is not None and other is not None:
            values[i] = knockout_score(own, other)
    return replace(board, north_south=tuple(values))
