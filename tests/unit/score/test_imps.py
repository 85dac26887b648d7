"""IMPs, cross-IMPs, Butler and the boards of team matches."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.score.field import Frequencies, total_point_worth
from duplicado.score.imps import (
    IMP_THRESHOLDS,
    ButlerOptions,
    CrossImpDivisor,
    DatumRounding,
    butler_imps,
    cross_imps,
    datum,
    imps_for,
)
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.score.teams import board_a_match, patton_score, team_imps
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError

scores = st.integers(-200, 200).map(lambda tens: 10 * tens)
plain_fields = st.lists(scores, min_size=1, max_size=12)
AVERAGE = Artificial(Award.AVERAGE)


@st.composite
def weighted_scores(draw: st.DrawFn) -> Weighted:
    parts = draw(st.lists(st.integers(1, 4), min_size=2, max_size=3))
    return Weighted(tuple((Fraction(part, sum(parts)), draw(scores)) for part in parts))


def of(*points: int) -> list[SideScore | None]:
    return [Points(each) for each in points]


def outcomes(score: Points | Weighted) -> tuple[tuple[Fraction, int], ...]:
    return score.outcomes if isinstance(score, Weighted) else ((Fraction(1), score.value),)


@given(st.integers(0, 9000))
def test_the_scale_is_odd_and_rises_by_ones(points: int) -> None:
    assert imps_for(-points) == -imps_for(points)
    assert imps_for(points + 1) - imps_for(points) == (points + 1 in IMP_THRESHOLDS)


def test_the_ends_of_the_scale() -> None:
    assert [imps_for(points) for points in (0, 10, 20, 3990, 4000, 15200)] == [0, 0, 1, 23, 24, 24]
    assert [imps_for(Fraction(39, 2)), imps_for(Fraction(-41, 2))] == [0, -1]


@given(st.lists(st.one_of(scores.map(Points), weighted_scores()), min_size=1, max_size=9))
def test_cross_imps_against_plain_comparison(field: list[Points | Weighted]) -> None:
    expected = []
    for i, mine in enumerate(field):
        against = [
            p * q * imps_for(a - b)
            for j, theirs in enumerate(field)
            if j != i
            for (p, a), (q, b) in product(outcomes(mine), outcomes(theirs))
        ]
        expected.append(sum(against, Fraction(0)) / max(1, len(field) - 1))
    assert list(cross_imps(field)) == expected
    assert sum(expected) == 0


@given(plain_fields)
def test_the_divisors_differ_by_what_they_divide_by(field: list[int]) -> None:
    by = {divisor: cross_imps(of(*field), divisor) for divisor in CrossImpDivisor}
    total = by[CrossImpDivisor.NONE]
    assert [mine * len(field) for mine in by[CrossImpDivisor.SCORES] if mine is not None] == list(total)
    comparisons = max(1, len(field) - 1)
    assert [mine * comparisons for mine in by[CrossImpDivisor.COMPARISONS] if mine is not None] == list(total)


@given(plain_fields, st.sampled_from(DatumRounding), st.integers(0, 3))
def test_butler_is_the_same_seen_from_the_other_side(field: list[int], rounding: DatumRounding, extremes: int) -> None:
    options = ButlerOptions(extremes=extremes, rounding=rounding)
    here, there = butler_imps(of(*field), options), butler_imps(of(*(-points for points in field)), options)
    assert [-mine for mine in here if mine is not None] == list(there)


def test_what_a_datum_leaves_off() -> None:
    frequencies = Frequencies.of(of(-1000, 100, 110, 120, 150, 2000))
    assert datum(frequencies) == 120
    assert datum(frequencies, ButlerOptions(rounding=DatumRounding.NONE, extremes=2)) == 115
    assert datum(frequencies, ButlerOptions(rounding=DatumRounding.NONE, extremes=0)) == Fraction(1480, 6)
    assert datum(frequencies, ButlerOptions(rounding=DatumRounding.NONE, share=Fraction(1, 3))) == 115
    # Two scores, or leaving off all of them: the plain average.
    assert datum(Frequencies.of(of(100, 400))) == 250
    assert datum(Frequencies.of(of(100, 200, 300, 420)), ButlerOptions(extremes=2)) == 260
    assert datum(Frequencies.of([])) is None
    with pytest.raises(DuplicadoError, match="less than half"):
        ButlerOptions(share=Fraction(1, 2))


def test_a_datum_half_way_between_two_tens() -> None:
    def rounded_to(rule: DatumRounding, *points: int) -> Fraction | None:
        return datum(Frequencies.of(of(*points)), ButlerOptions(rounding=rule))

    assert rounded_to(DatumRounding.TEN_HALF_AWAY_FROM_ZERO, -120, -130) == -130
    assert rounded_to(DatumRounding.TEN_HALF_EVEN, -120, -130) == -120
    assert rounded_to(DatumRounding.TEN_TOWARDS_ZERO, -110, -120, -130, -150) == -120
    assert rounded_to(DatumRounding.NONE, -120, -130) == -125


def test_a_weighted_score_counts_by_its_parts_in_the_datum() -> None:
    half_and_half = Weighted(((Fraction(1, 2), 600), (Fraction(1, 2), -100)))
    field: list[SideScore | None] = [half_and_half, *of(600, 600, 600), AVERAGE]
    # Four scores; one off at each end: half of it is the -100, so three halves of 600 and a half of 600 are left.
    assert datum(Frequencies.of(field)) == 600
    assert list(butler_imps(field)) == [-6, 0, 0, 0, None]


def test_teams_weigh_the_imps_and_not_the_points() -> None:
    ruled = Weighted(((Fraction(3, 5), 420), (Fraction(2, 5), -50)))
    assert team_imps(ruled, Points(-420)) == -4
    assert board_a_match(ruled, Points(-420)) == Fraction(3, 5)


@given(scores, scores)
def test_two_teams_share_a_board(here: int, there: int) -> None:
    ours, theirs = (Points(here), Points(there)), (Points(-here), Points(-there))
    assert (team_imps(*ours) or 0) + (team_imps(*theirs) or 0) == 0
    assert (board_a_match(*ours) or 0) + (board_a_match(*theirs) or 0) == 2


@pytest.mark.parametrize("method", [team_imps, board_a_match])
def test_a_board_needs_both_tables(method: object) -> None:
    assert callable(method)
    assert method(Points(100), None) is None
    assert method(AVERAGE, Points(100)) is None


def test_total_points_are_the_points() -> None:
    assert dict(total_point_worth(Frequencies.of(of(620, -50, 620)))) == {-50: -50, 620: 620}


@pytest.mark.parametrize(
    ("tables", "totals"),
    # Plus scores 900 to 500, 900 to 700, 900 to 820; all on the three boards of a match, or level with none.
    [([(900, 500)] * 3, (3, 0)), ([(900, 700)] * 4, (3, 1)), ([(900, 820)] * 4, (2, 2)), ([(0, 0)] * 2, (1, 1))],
)
def test_patton_totals(tables: list[tuple[int, int]], totals: tuple[int, int]) -> None:
    assert list(patton_score(tables).totals) == list(totals)
    assert list(patton_score([(there, here) for here, there in tables]).totals) == list(reversed(totals))


@given(st.lists(st.tuples(scores, scores), min_size=1, max_size=6))
def test_patton_shares_everything(tables: list[tuple[int, int]]) -> None:
    assert sum(patton_score(tables).points) == 3 * len(tables)
