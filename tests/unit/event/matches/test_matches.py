"""The worth of a match to either side: IMPs, board-a-match, Patton, pairs."""

from dataclasses import replace
from fractions import Fraction

import pytest

from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.match import match_result
from duplicado.event.matches.boards import board_a_match_score, patton_match
from duplicado.event.matches.pairs import pair_matches
from duplicado.event.matches.score import MatchScore, MatchStatus, team_match
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import standings
from duplicado.score.matchpoints import MatchpointScale
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.score.victory_points import VictoryPointScale
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError

LIONS, TIGERS, BEARS, WOLVES = (ContestantId(number) for number in (1, 2, 3, 4))
PLUS, AVERAGE, MINUS = (Artificial(each) for each in (Award.AVERAGE_PLUS, Award.AVERAGE, Award.AVERAGE_MINUS))


def board(number: int, open_room: int, closed_room: int) -> tuple[BoardResult, BoardResult]:
    """The Lions sit North-South in the open room; both scores are those of North-South."""
    return (
        BoardResult(number, LIONS, TIGERS, Points(open_room), Points(-open_room)),
        BoardResult(number, TIGERS, LIONS, Points(closed_room), Points(-closed_room)),
    )


# The published example of Patton: 7-1 on boards, 1350 to 340.
MATCH = (*board(1, 420, 170), *board(2, -50, -100), *board(3, 110, 120), *board(4, 620, -100))


def points(score: MatchScore) -> list[Fraction | None]:
    return [side.points for side in score.sides]


def test_a_match_of_teams() -> None:
    result = match_result(MATCH, (LIONS, TIGERS), scheduled=8)
    score = team_match(3, result)
    ours, theirs = score.sides
    assert (score.round, ours.contestant, ours.opponent, ours.status) == (3, LIONS, TIGERS, MatchStatus.PLAYED)
    assert points(score) == [Fraction("16.46"), Fraction("3.54")]
    assert [ours.gained, ours.lost, ours.margin, ours.boards, ours.maximum] == [20, 0, 20, 4, 20]
    assert [theirs.gained, theirs.lost, theirs.margin] == [0, 20, -20]
    # Two, three and twelve won; the third board is flat.
    assert [ours.boards_won, theirs.boards_won] == [Fraction(7, 2), Fraction(1, 2)]


def test_a_match_is_unfinished_until_its_boards_count() -> None:
    result = match_result(MATCH[:-1], (LIONS, TIGERS), scheduled=8)
    assert [side.status for side in team_match(1, result, scheduled=4).sides] == [MatchStatus.UNFINISHED] * 2
    assert [side.status for side in team_match(1, result, scheduled=3).sides] == [MatchStatus.PLAYED] * 2
    nothing = team_match(1, match_result((), (LIONS, TIGERS)), scheduled=8)
    assert (points(nothing), nothing.sides[0].maximum) == ([None, None], None)


def test_half_a_match_is_worth_half() -> None:
    result = match_result(MATCH, (LIONS, TIGERS))
    full, half = team_match(1, result), team_match(1, result, weight=Fraction(1, 2))
    assert full.sides[0].points is not None
    assert half.sides[0].points == full.sides[0].points / 2
    assert [half.sides[0].maximum, half.sides[0].weight] == [10, Fraction(1, 2)]
    thirty = match_result(MATCH, (LIONS, TIGERS), scale=VictoryPointScale.ACBL_30, scheduled=8)
    assert team_match(1, thirty, scale=VictoryPointScale.ACBL_30).sides[0].maximum == 30


def test_matches_won() -> None:
    assert points(team_match(1, match_result(MATCH, (LIONS, TIGERS), scale=None))) == [1, 0]
    assert points(team_match(1, match_result(MATCH[4:6], (LIONS, TIGERS), scale=None))) == [
        Fraction(1, 2),
        Fraction(1, 2),
    ]


def test_each_team_has_the_points_of_its_own_margin() -> None:
    split = (replace(MATCH[0], east_west_score=Points(-620)), *MATCH[1:])
    ours, theirs = team_match(1, match_result(split, (LIONS, TIGERS), scheduled=8)).sides
    assert [ours.margin, theirs.margin] == [20, -24]
    assert ours.points is not None
    assert theirs.points is not None
    assert ours.points + theirs.points < 20


@pytest.mark.parametrize("scale", MatchpointScale)
def test_board_a_match(scale: MatchpointScale) -> None:
    score = board_a_match_score(2, MATCH, (TIGERS, LIONS), rules=ScoringRules(scale=scale))
    halves = 2 if scale is MatchpointScale.ONE_HALF_ZERO else 1
    # The third board is ten points apart: won by the Tigers.
    assert points(score) == [Fraction(2, halves), Fraction(6, halves)]
    assert [side.maximum for side in score.sides] == [Fraction(8, halves)] * 2
    assert [side.boards_won for side in score.sides] == [1, 3]
    assert score.sides[0].status is MatchStatus.PLAYED
    assert board_a_match_score(2, MATCH, (TIGERS, LIONS), scheduled=5).sides[0].status is MatchStatus.UNFINISHED
    assert points(board_a_match_score(1, (), (LIONS, TIGERS))) == [None, None]


def test_patton() -> None:
    score = patton_match(1, MATCH, (LIONS, TIGERS), scheduled=4)
    assert points(score) == [11, 1]
    assert [side.maximum for side in score.sides] == [12, 12]
    assert points(patton_match(1, MATCH, (TIGERS, LIONS), scheduled=4)) == [1, 11]
    # The rules of the contest may halve board-a-match; Patton stays what it is.
    assert points(patton_match(1, MATCH, (LIONS, TIGERS), rules=ScoringRules(scale=MatchpointScale.ONE_HALF_ZERO))) == [
        11,
        1,
    ]


def test_patton_with_rulings() -> None:
    ruled = (replace(MATCH[0], north_south_score=PLUS, east_west_score=MINUS), *MATCH[1:])
    ours, theirs = patton_match(1, ruled, (LIONS, TIGERS)).sides
    # Boards 2 to 4: 2, 1 and 2, and all three points for the totals; 60 % of three points for the first.
    assert [ours.points, ours.maximum, ours.boards] == [8 + Fraction(9, 5), 12, 4]
    assert theirs.points == 1 + Fraction(6, 5)
    split = (replace(MATCH[0], east_west_score=Points(-620)), *MATCH[1:])
    # The Tigers lose the first board either way, and the totals by more.
    assert points(patton_match(1, split, (LIONS, TIGERS))) == [11, 1]
    even = Weighted(((Fraction(1, 2), 420), (Fraction(1, 2), -50)))
    weighted = (replace(MATCH[0], north_south_score=even), MATCH[1])
    # Half the board won, half of it lost.
    assert patton_match(1, weighted, (LIONS, TIGERS)).sides[0].points == Fraction(3, 2)


def pair_line(
    number: int, score: int, pairs: tuple[ContestantId, ContestantId], ruling: SideScore | None = None
) -> BoardResult:
    return BoardResult(number, *pairs, ruling or Points(score), Points(-score), round=(number + 1) // 2)


def swiss_of_pairs(method: ScoringMethod) -> Contest:
    return Contest(
        method=method,
        results=(
            pair_line(1, 420, (LIONS, TIGERS)),
            pair_line(1, 170, (BEARS, WOLVES)),
            pair_line(2, 100, (TIGERS, LIONS)),
            pair_line(2, 100, (BEARS, WOLVES)),
            pair_line(3, 50, (LIONS, BEARS)),
            pair_line(3, -50, (WOLVES, TIGERS)),
        ),
    )


def test_matches_of_pairs_by_percentage() -> None:
    boards = standings(swiss_of_pairs(ScoringMethod.MATCHPOINTS)).boards.values()
    first, second, third, fourth = pair_matches(boards, scheduled=lambda _number, _pairs: 2)
    assert [first.round, second.round, third.round, fourth.round] == [1, 1, 2, 2]
    # A top and an average: 75 % of two boards is 19 of 20.
    assert {side.contestant: side.points for side in first.sides} == {LIONS: 19, TIGERS: 1}
    assert [first.sides[0].gained, first.sides[0].lost, first.sides[0].boards_won] == [3, 1, Fraction(3, 2)]
    assert {side.status for match in (first, second) for side in match.sides} == {MatchStatus.PLAYED}
    assert {side.status for side in third.sides} == {MatchStatus.UNFINISHED}
    assert [side.maximum for side in third.sides] == [20, 20]


def test_matches_of_pairs_by_imps() -> None:
    boards = standings(swiss_of_pairs(ScoringMethod.CROSS_IMPS)).boards.values()
    first, *_ = pair_matches(boards, scheduled=lambda _number, _pairs: 8)
    # 250 points are six IMPs.
    assert [side.margin for side in first.sides] == [6, -6]
    assert points(first) == [Fraction("12.42"), Fraction("7.58")]
    assert [side.boards_won for side in first.sides] == [Fraction(3, 2), Fraction(1, 2)]


def test_a_match_of_pairs_needs_its_round() -> None:
    contest = swiss_of_pairs(ScoringMethod.MATCHPOINTS)
    lost = replace(contest, results=(replace(contest.results[0], round=None), *contest.results[1:]))
    with pytest.raises(DuplicadoError, match="board 1 does not say in which round"):
        pair_matches(standings(lost).boards.values())


def test_a_match_of_pairs_without_a_score() -> None:
    contest = swiss_of_pairs(ScoringMethod.MATCHPOINTS)
    lines = (replace(contest.results[0], north_south_score=None, east_west_score=None), contest.results[2])
    first, *_ = pair_matches(standings(replace(contest, results=lines[:1])).boards.values())
    assert points(first) == [None, None]
