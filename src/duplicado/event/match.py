"""A match between two teams: IMPs board by board, and victory points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from duplicado.event.board_score import BoardScore
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import standings
from duplicado.event.team_board import other_tables
from duplicado.law.book.law_12_artificial import knockout_score
from duplicado.score.rounding import rounded
from duplicado.score.victory_points import VictoryPointScale, victory_points_for


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match of two teams. Because scores may be split, each team's figures are its own; they need not balance."""

    teams: tuple[ContestantId, ContestantId]
    boards: tuple[BoardScore, ...]
    imps: tuple[Fraction, Fraction]
    """Net result of each team: the IMPs it won less those it lost, on all boards, less what was taken from it."""
    victory_points: tuple[Fraction, Fraction] | None
    """Each from the team's own margin, to the nearest IMP with halves away from zero; `None` when no scale was told or
    no board counts."""
    played: int
    """The number of boards that count."""
    taken: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0))
    """Amount that was taken from each team's result by penalties."""

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
    taken: Mapping[ContestantId, Fraction] | None = None,
    method: ScoringMethod = ScoringMethod.IMPS,
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
        taken: what was taken from the result of a team by penalties, positive; it gives the other team nothing, so
            that only the victory points of the one change (Law 12B2).
        method: what a board is worth: in IMPs, or without a scale by board-a-match or total points. Board-a-match is
            then reckoned from the half of a board.

    Raises:
        DuplicadoError: the scale has no column for that many boards.
    """
    lines = tuple(result for result in results if {result.north_south, result.east_west} == set(teams))
    scored = standings(Contest(method=method, results=lines), replace(rules or ScoringRules(), method=None))
    boards = tuple(_about_half(board) for board in scored.boards.values())
    if knockout:
        boards = tuple(_balanced(board) for board in boards)
    imps = {team: Fraction(0) for team in teams}
    played: set[int] = set()
    for board in boards:
        for result, value in zip(board.results, board.north_south, strict=True):
            if value is not None:
                imps[result.north_south] += value
                played.add(board.board)
    away = (Fraction(0), Fraction(0)) if taken is None else tuple(taken.get(team, Fraction(0)) for team in teams)
    ours, theirs = teams
    for team, amount in zip(teams, away, strict=True):
        imps[team] -= amount
    points = None
    length = scheduled or len(played)
    if scale is not None and played:
        points = (
            victory_points_for(int(rounded(imps[ours], 0)), length, scale)[0],
            victory_points_for(int(rounded(imps[theirs], 0)), length, scale)[0],
        )
    return MatchResult(teams, boards, (imps[ours], imps[theirs]), points, len(played), (away[0], away[1]))


def _about_half(board: BoardScore) -> BoardScore:
    """Reckon a board whose points are shared (board-a-match) from its half, so that one's gain is the other's loss."""
    if board.top is None:
        return board
    half = board.top / 2
    values = tuple(None if value is None else value - half for value in board.north_south)
    return replace(board, north_south=values)


def _balanced(board: BoardScore) -> BoardScore:
    """Give both teams of a board the average of what each has by its own score and by the other's (Law 12C4)."""
    mates = other_tables(board.results)
    values = list(board.north_south)
    for i, j in mates.items():
        own, other = board.north_south[i], board.north_south[j]
        if own is not None and other is not None:
            values[i] = knockout_score(own, other)
    return replace(board, north_south=tuple(values))
