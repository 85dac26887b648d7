"""Matchpoints: against plain comparison of each with each, and by what must hold for every field."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.score.matchpoints import MatchpointScale, SmallGroups, matchpoint, matchpoint_top, neuberg
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError

scores = st.integers(-30, 30).map(lambda tens: 10 * tens)


@st.composite
def weighted_scores(draw: st.DrawFn) -> Weighted:
    parts = draw(st.lists(st.integers(1, 5), min_size=1, max_size=3))
    return Weighted(tuple((Fraction(part, sum(parts)), draw(scores)) for part in parts))


side_scores = st.one_of(scores.map(Points), weighted_scores())
anything = st.one_of(side_scores, st.just(Artificial(Award.AVERAGE)), st.none())


def by_comparison(field: list[SideScore | None]) -> list[Fraction | None]:
    """Compare each with each, outcome by outcome, at n² cost."""

    def outcomes(score: SideScore) -> tuple[tuple[Fraction, int], ...]:
        return score.outcomes if isinstance(score, Weighted) else ((Fraction(1), getattr(score, "value", 0)),)

    compared = [isinstance(score, Points | Weighted) for score in field]
    results: list[Fraction | None] = []
    for i, mine in enumerate(field):
        if mine is None or isinstance(mine, Artificial):
            results.append(None)
            continue
        total = Fraction(0)
        for j, theirs in enumerate(field):
            if j != i and compared[j] and theirs is not None:
                for (p, a), (q, b) in product(outcomes(mine), outcomes(theirs)):
                    total += p * q * (2 if a > b else 1 if a == b else 0)
        results.append(total)
    return results


@given(st.lists(anything, max_size=12))
def test_frequencies_give_what_comparison_gives(field: list[SideScore | None]) -> None:
    assert list(matchpoint(field).matchpoints) == by_comparison(field)


@given(st.lists(side_scores, min_size=1, max_size=12))
def test_nothing_is_created_or_lost(field: list[SideScore]) -> None:
    result = matchpoint(field)
    assert sum(mine or 0 for mine in result.matchpoints) == len(field) * (len(field) - 1)
    assert result.top == 2 * (len(field) - 1)


@given(st.lists(anything, min_size=1, max_size=12), st.integers(0, 8))
def test_factored_scores_keep_the_average(field: list[SideScore | None], wanting: int) -> None:
    actual = matchpoint(field).compared
    expected = actual + wanting
    result = matchpoint(field, expected=expected)
    values = [mine for mine in result.matchpoints if mine is not None]
    assert sum(values) == actual * (expected - 1)
    assert all(0 <= mine <= result.top for mine in values)


@given(st.lists(scores, min_size=1, max_size=12))
def test_one_side_gets_what_the_other_does_not(field: list[int]) -> None:
    here = matchpoint([Points(points) for points in field])
    there = matchpoint([Points(-points) for points in field])
    assert all((a or 0) + (b or 0) == here.top for a, b in zip(here.matchpoints, there.matchpoints, strict=True))


@given(st.lists(anything, min_size=1, max_size=10), st.data())
def test_the_order_of_the_field_does_not_matter(field: list[SideScore | None], data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(field))))
    straight = matchpoint(field, expected=12).matchpoints
    shuffled = matchpoint([field[i] for i in order], expected=12).matchpoints
    assert list(shuffled) == [straight[i] for i in order]


@given(st.lists(scores, min_size=1, max_size=12), st.integers(0, 11), st.integers(1, 20))
def test_a_better_score_is_never_worse(field: list[int], who: int, tens: int) -> None:
    i = who % len(field)
    better = [points + 10 * tens * (j == i) for j, points in enumerate(field)]
    before, after = (matchpoint([Points(points) for points in each]).matchpoints for each in (field, better))
    assert (after[i] or 0) >= (before[i] or 0)
    assert all((after[j] or 0) <= (before[j] or 0) for j in range(len(field)) if j != i)


@given(st.lists(side_scores, min_size=1, max_size=10), st.integers(1, 12))
def test_the_smaller_scale_is_half_the_greater(field: list[SideScore], expected: int) -> None:
    twos = matchpoint(field, expected=expected)
    ones = matchpoint(field, expected=expected, scale=MatchpointScale.ONE_HALF_ZERO)
    assert [2 * (mine or 0) for mine in ones.matchpoints] == list(twos.matchpoints)
    assert 2 * ones.top == twos.top


def test_a_score_that_is_alone_gets_the_average() -> None:
    assert list(matchpoint([Points(420)], expected=10).matchpoints) == [9]
    assert list(matchpoint([Points(420)]).matchpoints) == [0]
    assert matchpoint([Points(420)]).top == matchpoint_top(1) == matchpoint_top(0) == 0


def test_there_is_nothing_to_factor_without_scores() -> None:
    assert matchpoint([None, Artificial(Award.AVERAGE)], expected=5).matchpoints == (None, None)
    with pytest.raises(DuplicadoError, match="no score was compared"):
        neuberg(Fraction(0), 0, 5)


def test_small_groups_by_their_fixed_percentages() -> None:
    def percentages(points: list[int], expected: int, rule: SmallGroups) -> list[Fraction]:
        result = matchpoint([Points(each) for each in points], expected=expected, small_groups=rule)
        return [100 * (mine or 0) / result.top for mine in result.matchpoints]

    third, always = SmallGroups.THIRD, SmallGroups.ALWAYS
    assert percentages([90], 10, third) == [60]
    assert percentages([90, 50], 10, third) == [65, 55]
    assert percentages([90, 50, 50], 10, third) == [70, 55, 55]
    assert percentages([90, 50, 10], 9, third) == [70, 60, 50]
    # Three of eight are more than a third, four of twenty more than three: the formula.
    assert percentages([90, 50, 10], 8, third) == percentages([90, 50, 10], 8, SmallGroups.NEUBERG)
    assert percentages([90, 50, 10, 0], 20, always) == percentages([90, 50, 10, 0], 20, SmallGroups.NEUBERG)
    assert percentages([90, 50, 10], 8, always) == [70, 60, 50]


def test_weights_must_add_up() -> None:
    with pytest.raises(DuplicadoError, match="add up to one"):
        Weighted(((Fraction(1, 2), 420), (Fraction(1, 3), -50)))
