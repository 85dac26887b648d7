"""The same boards at all tables: barometers, and rounds that others have paired."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from duplicado.movement.barometer import barometer, paired_rounds
from duplicado.movement.check import check_movement, faults, quality_factor
from duplicado.movement.howell import howell
from duplicado.movement.mitchell import mitchell
from duplicado.movement.model import FindingKind, MovementError, MovementName, RepeatReason
from duplicado.movement.replanning.options import replan_options
from duplicado.movement.replanning.ways import PairsArrive, PairsLeave


@pytest.mark.parametrize("pairs", [*range(4, 29), 31, 32, 44, 61])
def test_a_barometer(pairs: int) -> None:
    movement = barometer(pairs)
    assert check_movement(movement) == ()
    assert movement.same_boards_everywhere
    assert (movement.tables, movement.copies) == (pairs // 2, pairs // 2)
    met = Counter(tuple(sorted((each.north_south, each.east_west))) for each in movement.sittings)
    assert met == Counter(combinations(range(1, pairs + 1), 2))
    assert len(movement.sit_outs) == (pairs if pairs % 2 else 0)


@pytest.mark.parametrize("pairs", range(8, 31, 2))
def test_a_barometer_balances_as_the_howell_it_comes_from(pairs: int) -> None:
    assert quality_factor(barometer(pairs)) == quality_factor(howell(pairs))


@pytest.mark.parametrize("pairs", [4, 32, 44, 48, 60, 68, 72, 80])
def test_squares_modulo_a_prime_balance_perfectly(pairs: int) -> None:
    assert quality_factor(barometer(pairs)) == 100


@pytest.mark.parametrize("pairs", [34, 36, 38, 50, 62, 76])
def test_elsewhere_the_sides_of_the_circle_come_near(pairs: int) -> None:
    assert quality_factor(barometer(pairs)) > 95


@pytest.mark.parametrize(("pairs", "rounds"), [(12, 7), (13, 8), (40, 5)])
def test_a_barometer_with_rounds_left_out(pairs: int, rounds: int) -> None:
    movement = barometer(pairs, rounds)
    assert check_movement(movement) == ()
    assert (movement.rounds, movement.sets) == (rounds, rounds)
    assert not mitchell(7).same_boards_everywhere


def test_a_swiss_of_rounds_as_they_are_paired() -> None:
    movement = paired_rounds([[(1, 2), (3, 4)], [(1, 3), (4, 2)]], contestants=5)
    assert check_movement(movement) == ()
    assert (movement.name, movement.sit_outs, movement.copies) == (MovementName.SWISS, ((1, 5), (2, 5)), 2)
    again = paired_rounds([[(1, 2), (3, 4)], [(2, 1), (4, 3)]])
    assert [each.kind for each in faults(again)] == [FindingKind.OPPONENTS_AGAIN] * 2


def test_in_a_danish_movement_who_meets_again_is_declared() -> None:
    movement = paired_rounds([[(1, 2), (3, 4)], [(2, 1), (4, 3)], [(1, 3), (2, 4)]], name=MovementName.DANISH)
    assert faults(movement) == ()
    assert [each.permitted for each in check_movement(movement)] == [RepeatReason.DANISH] * 2


def test_tables_may_share_the_boards_of_a_round() -> None:
    movement = paired_rounds([[(1, 2), (3, 4), (5, 6), (7, 8)], [(1, 3), (2, 4), (5, 7), (6, 8)]], sharing=2)
    assert check_movement(movement) == ()
    assert (movement.sets, movement.sets_each_round, movement.copies) == (4, 2, 2)
    assert [each.sets for each in movement.sittings[:4]] == [(1, 2), (2, 1), (1, 2), (2, 1)]


def test_late_pairs_play_the_boards_of_everybody() -> None:
    """Two of them need a table more and therefore a copy more; one of them ends another's sitting out."""
    (best, *_) = replan_options(barometer(12), 3, PairsArrive(2))
    assert faults(best.movement) == ()
    assert best.movement.same_boards_everywhere
    assert best.movement.copies == 7
    (best, *_) = replan_options(barometer(13), 5, PairsArrive(1))
    assert best.costs.sit_outs == 0
    assert best.costs.quality is not None
    assert best.costs.quality > Fraction(80)


def test_two_who_leave_a_barometer_cut_short_leave_nobody_without_a_game() -> None:
    (best, *_) = replan_options(barometer(12, 6), 4, PairsLeave((1, 5)))
    assert (best.costs.sit_outs, best.costs.repeats) == (0, 0)


@pytest.mark.parametrize(
    ("build", "said"),
    [
        (lambda: barometer(3), "4 pairs or more"),
        (lambda: barometer(8, 8), "1 to 7 rounds, not 8"),
        (lambda: paired_rounds([]), "0 rounds"),
        (lambda: paired_rounds([[(1, 2)]], sharing=0), "0 tables to a copy"),
        (lambda: paired_rounds([[(1, 2), (2, 3)]]), "round 1 names"),
        (lambda: paired_rounds([[(1, 5)]], contestants=4), "beyond 1 to 4"),
    ],
)
def test_what_is_no_movement_is_refused(build: object, said: str) -> None:
    assert callable(build)
    with pytest.raises(MovementError, match=said):
        build()
