"""Victory points by their properties; the published tables are compared in tests/data."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.score.victory_points import (
    VictoryPointScale,
    percentage_victory_points,
    victory_points_for,
    wbf_continuous_column,
)
from duplicado.vocabulary.errors import DuplicadoError

DISCRETE = [VictoryPointScale.ACBL_20, VictoryPointScale.ACBL_30]


@given(st.integers(1, 200))
def test_every_further_imp_is_worth_no_more_than_the_last(boards: int) -> None:
    column = wbf_continuous_column(boards)
    steps = [b - a for a, b in pairwise(column)]
    assert column[0] == 10
    assert column[-1] == 20
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps, reverse=True)


@given(st.integers(-150, 150), st.integers(6, 11), st.sampled_from(VictoryPointScale))
def test_both_together_get_the_whole(margin: int, boards: int, scale: VictoryPointScale) -> None:
    ours, theirs = victory_points_for(margin, boards, scale)
    assert ours + theirs == (30 if scale is VictoryPointScale.ACBL_30 else 20)
    assert victory_points_for(-margin, boards, scale) == (theirs, ours)
    assert victory_points_for(margin + 1, boards, scale)[0] >= ours


def test_a_known_match() -> None:
    assert victory_points_for(47, 32) == (Fraction(1721, 100), Fraction(279, 100))
    assert list(victory_points_for(10_000, 32)) == [20, 0]


@pytest.mark.parametrize(("scale", "boards"), [(DISCRETE[0], 37), (DISCRETE[1], 5), (DISCRETE[0], 0)])
def test_a_number_of_boards_without_a_row_is_refused(scale: VictoryPointScale, boards: int) -> None:
    with pytest.raises(DuplicadoError, match=f"not for {boards}"):
        victory_points_for(3, boards, scale)


def test_a_match_has_boards() -> None:
    with pytest.raises(DuplicadoError, match="boards is 0"):
        wbf_continuous_column(0)


@given(st.fractions(0, 100), st.integers(2, 55))
def test_percentages_are_symmetric(percentage: Fraction, boards: int) -> None:
    ours, theirs = percentage_victory_points(percentage, boards)
    assert ours + theirs == 20
    assert percentage_victory_points(100 - percentage, boards) == (theirs, ours)
    assert (ours > theirs) <= (percentage > 50)
