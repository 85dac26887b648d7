"""Matches whose boards are points themselves: board-a-match and Patton."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from duplicado.event.board_score import BoardScore
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.matches.score import MatchScore, MatchSide, MatchStatus, won_boards
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import standings
from duplicado.score.side_score import Points
from duplicado.score.teams import patton_score


def board_a_match_score(
    number: int,
    results: Sequence[BoardResult],
    teams: tuple[ContestantId, ContestantId],
    *,
    scheduled: int | None = None,
    rules: ScoringRules | None = None,
    weight: Fraction = Fraction(1),
    taken: Mapping[ContestantId, Fraction] | None = None,
) -> MatchScore:
    """Score a match board by board: the points of the boards are the points of the match.

    For average plus and average minus the match is the session (12C2c), as in `match_result`.

    Args:
        number: the round.
        results: lines of any contest; those of other teams are passed over.
        teams: the two.
        scheduled: the boards of the match; as long as fewer count it is unfinished. If not told it is over.
        rules: for the scale (2/1/0 or 1/½/0) and artificial scores.
        weight: of the match among others. Its points are those of its boards in any case.
        taken: what penalties take from the points of a team, positive; the other gains nothing by it (Law 12B2).
    """
    rules = rules or ScoringRules()
    boards = _boards(results, teams, rules)
    sides: list[MatchSide] = []
    for team, opponent in (teams, teams[::-1]):
        values = [(value, board.top or Fraction(0)) for board in boards for value in _values_of(team, board)]
        gained = sum((value for value, _ in values), Fraction(0))
        away = _taken_from(team, taken)
        maximum = sum((top for _, top in values), Fraction(0))
        sides.append(
            MatchSide(
                round=number,
                contestant=team,
                opponent=opponent,
                status=_status(len(values), scheduled),
                points=gained - away if values else None,
                maximum=maximum if values else None,
                weight=weight,
                boards=len(values),
                gained=gained,
                lost=maximum - gained,
                boards_won=won_boards([value - top / 2 for value, top in values]),
                taken=away,
            )
        )
    return MatchScore(tuple(sides))


def patton_match(
    number: int,
    results: Sequence[BoardResult],
    teams: tuple[ContestantId, ContestantId],
    *,
    scheduled: int | None = None,
    rules: ScoringRules | None = None,
    weight: Fraction = Fraction(1),
    taken: Mapping[ContestantId, Fraction] | None = None,
) -> MatchScore:
    """Score a match by Patton: two points for each board, and one for each board that is shared by the totals.

    Each team's points come from its own scores, see `patton_score`. A board with an adjusted score that is weighted or
    artificial has no part in the totals; its three points are divided as board-a-match divides the board. Arguments as
    in `board_a_match_score`.
    """
    rules = (rules or ScoringRules()).in_patton
    boards = _boards(results, teams, rules)
    sides: list[MatchSide] = []
    for team, opponent in (teams, teams[::-1]):
        tables: list[tuple[int, int]] = []
        ruled: list[Fraction] = []
        for board in boards:
            for value in _values_of(team, board):
                table = _points_at_both_tables(team, board)
                if table is None:
                    ruled.append(value)
                else:
                    tables.append(table)
        score = patton_score(tables)
        gained = score.points[0] + Fraction(3, 2) * sum(ruled, Fraction(0))
        away = _taken_from(team, taken)
        count = len(tables) + len(ruled)
        won = (won_boards([Fraction(each - other)]) for each, other in tables)
        sides.append(
            MatchSide(
                round=number,
                contestant=team,
                opponent=opponent,
                status=_status(count, scheduled),
                points=gained - away if count else None,
                maximum=Fraction(3 * count) if count else None,
                weight=weight,
                boards=count,
                gained=gained,
                lost=3 * count - gained,
                boards_won=sum(won, won_boards([value - 1 for value in ruled])),
                taken=away,
            )
        )
    return MatchScore(tuple(sides))


def _boards(
    results: Iterable[BoardResult], teams: tuple[ContestantId, ContestantId], rules: ScoringRules
) -> tuple[BoardScore, ...]:
    lines = tuple(each for each in results if {each.north_south, each.east_west} == set(teams))
    scored = standings(Contest(method=ScoringMethod.BOARD_A_MATCH, results=lines), replace(rules, method=None))
    return tuple(scored.boards.values())


def _values_of(team: ContestantId, board: BoardScore) -> tuple[Fraction, ...]:
    """Return what a team has for a board, where it counts: a team's board counts where it sits North-South."""
    lines = zip(board.results, board.north_south, strict=True)
    return tuple(value for result, value in lines if result.north_south == team and value is not None)


def _points_at_both_tables(team: ContestantId, board: BoardScore) -> tuple[int, int] | None:
    """Return the score to North-South at both tables as it is to a team, where these are scores in points."""
    here = next((result.north_south_score for result in board.results if result.north_south == team), None)
    there = next((result.east_west_score for result in board.results if result.east_west == team), None)
    if not isinstance(here, Points) or not isinstance(there, Points):
        return None
    return here.value, -there.value


def _taken_from(team: ContestantId, taken: Mapping[ContestantId, Fraction] | None) -> Fraction:
    return Fraction(0) if taken is None else taken.get(team, Fraction(0))


def _status(boards: int, scheduled: int | None) -> MatchStatus:
    return MatchStatus.PLAYED if scheduled is None or boards >= scheduled else MatchStatus.UNFINISHED
