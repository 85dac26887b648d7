"""Team matches: IMPs, board-a-match and victory points from both tables."""

from dataclasses import replace
from fractions import Fraction

import pytest

from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.match import match_result
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import standings
from duplicado.score.matchpoints import MatchpointScale
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.score.victory_points import VictoryPointScale
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError

LIONS, TIGERS, BEARS = (ContestantId(number) for number in (1, 2, 3))
PLUS, _, MINUS, _ = (Artificial(award) for award in Award)


def board(number: int, open_room: int, closed_room: int) -> tuple[BoardResult, BoardResult]:
    """The Lions sit North-South in the open room; both scores are those of North-South."""
    return (
        BoardResult(number, LIONS, TIGERS, Points(open_room), Points(-open_room)),
        BoardResult(number, TIGERS, LIONS, Points(closed_room), Points(-closed_room)),
    )


MATCH = (*board(1, 420, 170), *board(2, -50, -100), *board(3, 110, 120), *board(4, 620, -100))


def test_a_match() -> None:
    result = match_result(MATCH, (LIONS, TIGERS), scheduled=8)
    assert [each.north_south[0] for each in result.boards] == [6, 2, 0, 12]
    assert list(result.imps) == [20, -20]
    assert (result.played, result.victory_points) == (4, (Fraction("16.46"), Fraction("3.54")))
    assert match_result(MATCH, (TIGERS, LIONS), scheduled=8).victory_points == (Fraction("3.54"), Fraction("16.46"))
    twenty = match_result(MATCH, (LIONS, TIGERS), scale=VictoryPointScale.ACBL_20).victory_points
    assert twenty is not None
    assert list(twenty) == [18, 2]


def test_a_match_needs_both_tables() -> None:
    half = match_result(MATCH[:1], (LIONS, TIGERS))
    assert (half.played, half.victory_points) == (0, None)
    assert list(half.imps) == [0, 0]
    assert match_result(MATCH, (LIONS, BEARS)).boards == ()
    assert match_result(MATCH, (LIONS, TIGERS), scale=None).victory_points is None
    with pytest.raises(DuplicadoError, match="not for 37"):
        match_result(MATCH, (LIONS, TIGERS), scale=VictoryPointScale.ACBL_20, scheduled=37)


def test_each_team_has_its_own_result_of_a_split_score() -> None:
    split = (replace(MATCH[0], east_west_score=Points(-620)), *MATCH[1:])
    result = match_result(split, (LIONS, TIGERS))
    # The Tigers lose 450 on the first board, ten IMPs, where the Lions win six.
    assert list(result.imps) == [20, -24]


@pytest.mark.parametrize(
    ("ruled", "imps"),
    [(PLUS, 3), (MINUS, -3), (Weighted(((Fraction(1, 2), 420), (Fraction(1, 2), -50))), Fraction(6 - 6, 2))],
)
def test_rulings_in_a_match(ruled: SideScore, imps: Fraction | int) -> None:
    lines = (replace(MATCH[0], north_south_score=ruled), MATCH[1])
    assert match_result(lines, (LIONS, TIGERS)).imps[0] == imps


def test_an_average_at_the_other_table_counts_once() -> None:
    lines = (MATCH[0], replace(MATCH[1], north_south_score=MINUS, east_west_score=PLUS))
    assert list(match_result(lines, (LIONS, TIGERS)).imps) == [3, -3]


def test_a_fouled_board_is_no_comparison() -> None:
    lines = (replace(MATCH[0], form="fouled"), MATCH[1])
    assert match_result(lines, (LIONS, TIGERS)).played == 0


@pytest.mark.parametrize("ruled_on", [0, 1])
def test_a_fouled_board_counts_for_both_teams_by_a_ruling_at_either_table(ruled_on: int) -> None:
    rest = replace(MINUS, complement=True)
    lines = [replace(MATCH[0], form="fouled"), MATCH[1]]
    lines[ruled_on] = replace(lines[ruled_on], north_south_score=PLUS, east_west_score=rest)
    won = 3 if lines[ruled_on].north_south == LIONS else -3
    assert list(match_result(lines, (LIONS, TIGERS)).imps) == [won, -won]


def test_teams_in_a_round_of_matches() -> None:
    others = (
        BoardResult(1, LIONS, BEARS, Points(420), Points(-420)),
        BoardResult(1, BEARS, LIONS, Points(400), Points(-400)),
    )
    imps = standings(Contest(method=ScoringMethod.IMPS, results=(*MATCH, *others)))
    assert {each.contestant: each.total for each in imps.rankings[0].standings} == {LIONS: 21, BEARS: -1, TIGERS: -20}
    assert imps.cards[LIONS].boards == 5


@pytest.mark.parametrize("scale", MatchpointScale)
def test_board_a_match(scale: MatchpointScale) -> None:
    tied = (*MATCH, *board(5, 90, 90))
    result = standings(Contest(method=ScoringMethod.BOARD_A_MATCH, results=tied), ScoringRules(scale=scale))
    by_team = {each.contestant: each for each in result.rankings[0].standings}
    halves = 1 if scale is MatchpointScale.TWO_ONE_ZERO else 2
    # Won, won, lost, won, tied.
    assert by_team[LIONS].total * halves == 7
    assert by_team[TIGERS].total * halves == 3
    assert by_team[LIONS].percentage == 70
