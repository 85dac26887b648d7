"""Matches that somebody must win."""

from fractions import Fraction

import pytest

from duplicado.event.contest import BoardResult, ContestantId
from duplicado.event.match import MatchResult, match_result
from duplicado.event.matches.knockout import extra_boards, knockout_margin, knockout_match
from duplicado.score.side_score import Points
from duplicado.vocabulary.errors import DuplicadoError

ONE, TWO, THREE = (ContestantId(number) for number in (1, 2, 3))


def stanza(*swings: tuple[int, int], teams: tuple[ContestantId, ContestantId] = (ONE, TWO)) -> MatchResult:
    """Boards on which team one has so many points more, and team two has lost so many."""
    lines: list[BoardResult] = []
    for number, (ours, theirs) in enumerate(swings, 1):
        lines.append(BoardResult(number, ONE, TWO, Points(ours), Points(-theirs)))
        lines.append(BoardResult(number, TWO, ONE, Points(0), Points(0)))
    return match_result(lines, teams, scale=None)


def test_scores_that_do_not_balance_are_averaged() -> None:
    # The example of the clause: +6 to one side, +2 the other way seen from the other.
    assert knockout_margin(Fraction(6), Fraction(-2)) == 4
    assert knockout_margin(Fraction(-3), Fraction(-3)) == 0
    assert knockout_margin(Fraction(5), Fraction(-5)) == 5
    split = knockout_match((ONE, TWO), [stanza((250, 50))], scheduled=1)
    assert [list(each) for each in split.stanzas] == [[6, -2]]
    assert [split.margin, split.winner] == [4, ONE]


@pytest.mark.parametrize(("boards", "more"), [(2, 2), (16, 2), (17, 3), (24, 3), (32, 4), (48, 6)])
def test_extra_boards(boards: int, more: int) -> None:
    assert extra_boards(boards) == more


def test_a_match_in_stanzas() -> None:
    first, second = stanza((250, 250), (0, 0)), stanza((-500, -500), (90, 90))
    half = knockout_match((ONE, TWO), [first], scheduled=4)
    assert [half.margin, half.boards, half.boards_left, half.winner] == [6, 2, 2, None]
    whole = knockout_match((ONE, TWO), [first, second], scheduled=4)
    assert [whole.margin, whole.boards_left, whole.winner] == [6 - 11 + 3, 0, TWO]
    assert knockout_match((TWO, ONE), [first, second], scheduled=4).margin == 2
    carried = knockout_match((ONE, TWO), [first, second], scheduled=4, carry_over=Fraction("2.1"))
    assert (carried.margin, carried.winner) == (Fraction(1, 10), ONE)


def test_a_tie_stays_open() -> None:
    level = stanza((0, 0), (0, 0))
    tied = knockout_match((ONE, TWO), [level], scheduled=2)
    assert (tied.is_tied, tied.winner, tied.boards_left) == (True, None, 2)
    one_more = knockout_match((ONE, TWO), [level, stanza((90, 90))], scheduled=2)
    # The lead after one extra board is not the end.
    assert (one_more.winner, one_more.boards_left) == (None, 1)
    assert knockout_match((ONE, TWO), [level, stanza((90, 90), (0, 0))], scheduled=2).winner is ONE
    assert knockout_match((ONE, TWO), [level, level], scheduled=2).boards_left == 2


def test_misuse() -> None:
    with pytest.raises(DuplicadoError, match="not of this match"):
        knockout_match((ONE, THREE), [stanza((0, 0))], scheduled=1)
    with pytest.raises(DuplicadoError, match="0 boards"):
        knockout_match((ONE, TWO), [], scheduled=0)
