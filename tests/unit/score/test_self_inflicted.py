"""Damage that a side inflicted on itself, in a field and between teams; and what must hold of every field with it."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.score.field import Frequencies
from duplicado.score.imps import butler_imps, cross_imps, datum, imps_for
from duplicado.score.matchpoints import matchpoint
from duplicado.score.side_score import Artificial, Compared, Points, SelfInflicted, SideScore, Weighted
from duplicado.score.teams import board_a_match, team_imps
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError

scores = st.integers(-30, 30).map(lambda tens: 10 * tens)
plain = scores.map(Points)


@st.composite
def weighted_scores(draw: st.DrawFn) -> Weighted:
    parts = draw(st.lists(st.integers(1, 5), min_size=2, max_size=3))
    return Weighted(tuple((Fraction(part, sum(parts)), draw(scores)) for part in parts))


compared: st.SearchStrategy[Compared] = st.one_of(plain, weighted_scores())
self_inflicted = st.builds(SelfInflicted, compared, compared, plain)
fields = st.lists(st.one_of(compared, self_inflicted, st.just(Artificial(Award.AVERAGE))), min_size=1, max_size=9)


@pytest.mark.clause("12C1(e)(ii)")
def test_the_three_results_are_scored_against_the_others() -> None:
    # Of four: 140 beats three others, 50 one, -200 none. Exp 6, after 2, table 0: 0 + (6 - 2).
    damage = SelfInflicted(Points(140), Points(50), Points(-200))
    field: list[SideScore | None] = [Points(110), damage, Points(100), Points(-50)]
    result = matchpoint(field)
    assert list(result.matchpoints) == [6, 4, 4, 2]
    # The others compare with the score of the table.
    table = matchpoint([Points(110), Points(-200), Points(100), Points(-50)])
    assert [result.matchpoints[i] for i in (0, 2, 3)] == [table.matchpoints[i] for i in (0, 2, 3)]


@given(fields)
def test_only_the_own_score_moves_and_never_below_the_lesser_of_table_and_expectation(field: list[SideScore]) -> None:
    at_the_table: list[SideScore | None] = [
        score.table if isinstance(score, SelfInflicted) else score for score in field
    ]
    scored = matchpoint(field, expected=12).matchpoints
    table = matchpoint(at_the_table, expected=12).matchpoints
    for i, score in enumerate(field):
        if isinstance(score, SelfInflicted):
            instead = list(at_the_table)
            instead[i] = score.expectation
            without = matchpoint(instead, expected=12).matchpoints[i]
            assert min(without or 0, table[i] or 0) <= (scored[i] or 0) <= (without or 0)
        else:
            assert scored[i] == table[i]


@given(fields, st.data())
def test_order_does_not_matter(field: list[SideScore], data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(field))))
    shuffled = [field[i] for i in order]
    assert list(matchpoint(shuffled).matchpoints) == [matchpoint(field).matchpoints[i] for i in order]
    assert list(cross_imps(shuffled)) == [cross_imps(field)[i] for i in order]
    assert list(butler_imps(shuffled)) == [butler_imps(field)[i] for i in order]


@given(st.lists(compared, min_size=1, max_size=8), scores, st.integers(0, 7))
def test_a_weighted_score_of_one_result_is_the_plain_one(field: list[SideScore], points: int, place: int) -> None:
    one = Weighted(((Fraction(1), points),))
    at = place % len(field)
    plainly, weighted = ([*field[:at], score, *field[at:]] for score in (Points(points), one))
    assert matchpoint(plainly, expected=12) == matchpoint(weighted, expected=12)
    assert cross_imps(plainly) == cross_imps(weighted)
    assert butler_imps(plainly) == butler_imps(weighted)


@given(plain, compared)
def test_without_an_own_error_the_side_gets_its_expectation(table: Points, expectation: Compared) -> None:
    field: list[SideScore | None] = [Points(50), SelfInflicted(expectation, table, table), Points(-100)]
    assert matchpoint(field).matchpoints[1] == matchpoint([field[0], expectation, field[2]]).matchpoints[1]


def test_the_datum_of_a_board_is_that_of_the_table() -> None:
    damage = SelfInflicted(Points(620), Points(140), Points(-300))
    field: list[SideScore | None] = [Points(620), Points(170), Points(140), damage]
    par = datum(Frequencies.of(field))
    assert par == 160
    without, after, table = (imps_for(points - par) for points in (620, 140, -300))
    assert butler_imps(field)[3] == min(without, table + without - after)


@pytest.mark.clause("12C1(e)(ii)")
def test_between_teams_the_three_are_scored_with_the_other_table() -> None:
    damage = SelfInflicted(Points(620), Points(-100), Points(-500))
    # 0 without the infraction, -12 after it, -15 at the table.
    assert [imps_for(points - 620) for points in (620, -100, -500)] == [0, -12, -15]
    assert team_imps(damage, Points(-620)) == team_imps(Points(-620), damage) == -3
    assert board_a_match(damage, Points(-620)) == 1
    assert team_imps(damage, None) is None
    assert team_imps(damage, Artificial(Award.AVERAGE)) is None


def test_an_artificial_score_is_one_of_three() -> None:
    assert Artificial(amount=Fraction(18)).amount == 18
    with pytest.raises(DuplicadoError, match="one of these"):
        Artificial()
    with pytest.raises(DuplicadoError, match="one of these"):
        Artificial(Award.AVERAGE, Fraction(1, 2))
