"""Three-quarter Howells: everybody plays everything once, some keep their tables, and the balance is worth it."""

import pytest

from duplicado.movement.arrow import turn_single_tables
from duplicado.movement.check import check_movement, quality_factor
from duplicado.movement.half_table import without_last_pair
from duplicado.movement.howell import curtailed, howell
from duplicado.movement.model import Movement, MovementError
from duplicado.movement.three_quarter import three_quarter_howell

NONE = {(4, 5), (4, 6), (5, 8), (6, 7), (8, 9), (10, 11)}
SIZES = [
    (tables, rounds)
    for tables in range(3, 11)
    for rounds in range(tables + 1, 2 * tables - 1)
    if (tables, rounds) not in NONE
]


def keeping_their_table(movement: Movement) -> int:
    return sum(
        len({each.table for each in movement.of_contestant(pair)}) == 1 for pair in range(1, movement.contestants + 1)
    )


@pytest.mark.parametrize(("tables", "rounds"), SIZES)
def test_a_three_quarter_howell(tables: int, rounds: int) -> None:
    movement = three_quarter_howell(tables, rounds)
    assert check_movement(movement) == ()
    assert (movement.contestants, movement.sit_outs, movement.exchanges) == (2 * tables, (), ())
    for pair in range(1, 2 * tables + 1):
        assert sorted(each.sets[0] for each in movement.of_contestant(pair)) == list(range(1, rounds + 1))
    assert keeping_their_table(movement) == 2 * tables - rounds


@pytest.mark.parametrize(("tables", "rounds"), [(5, 6), (6, 8), (7, 9), (9, 10), (10, 14)])
def test_it_balances_better_than_a_howell_cut_short(tables: int, rounds: int) -> None:
    short = turn_single_tables(curtailed(howell(2 * tables), rounds))
    assert quality_factor(three_quarter_howell(tables, rounds)) > quality_factor(short)


def test_a_pair_may_be_missing() -> None:
    movement = without_last_pair(three_quarter_howell(6, 9))
    assert check_movement(movement) == ()
    assert len(movement.sit_outs) == 9


@pytest.mark.parametrize(("tables", "rounds"), [(2, 3), (11, 13), (6, 6), (6, 11), *NONE])
def test_what_there_is_not_is_refused(tables: int, rounds: int) -> None:
    with pytest.raises(MovementError, match="three-quarter Howell"):
        three_quarter_howell(tables, rounds)
