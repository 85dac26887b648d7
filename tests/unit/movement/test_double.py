"""Double movements: everybody meets everybody twice, on other boards; and the Howell of an odd number of pairs."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from duplicado.movement.check import check_movement, faults, quality_factor
from duplicado.movement.double import double_howell, double_round_robin
from duplicado.movement.model import FindingKind, Movement, MovementError, RepeatReason
from duplicado.movement.named import movement_named
from duplicado.movement.teams import TeamFindingKind, check_teams


@pytest.mark.parametrize("pairs", [4, 5, 6, 7, 9, 10, 12, 15])
def test_everybody_meets_everybody_twice_on_other_boards(pairs: int) -> None:
    movement = double_howell(pairs)
    met = Counter(frozenset((each.north_south, each.east_west)) for each in movement.sittings)
    assert len(met) == pairs * (pairs - 1) // 2
    assert set(met.values()) == {2}
    assert movement.exchanges == ()
    assert faults(movement) == ()
    assert {(each.kind, each.permitted) for each in check_movement(movement)} == {
        (FindingKind.OPPONENTS_AGAIN, RepeatReason.DOUBLE)
    }


def test_two_tables_meet_in_rounds_that_follow_one_another() -> None:
    movement = double_howell(4)
    assert (movement.tables, movement.rounds, movement.sets, quality_factor(movement)) == (2, 6, 6, Fraction(100))
    rounds = {
        opponent: [each.round for each in movement.of_contestant(4) if opponent in (each.north_south, each.east_west)]
        for opponent in (1, 2, 3)
    }
    assert sorted(rounds.values()) == [[1, 2], [3, 4], [5, 6]]
    for number in range(1, 7):
        assert len({each.sets for each in movement.sittings if each.round == number}) == 2


def test_a_double_howell_may_be_cut_short() -> None:
    movement = movement_named("double-howell", 4, 4)
    assert isinstance(movement, Movement)
    assert (movement.rounds, movement.sets) == (4, 4)
    assert faults(movement) == ()


@pytest.mark.parametrize("teams", [2, 5, 6])
def test_teams_play_one_another_twice(teams: int) -> None:
    movement = double_round_robin(teams)
    assert check_teams(movement) == ()
    met = Counter((each.north_south, each.east_west) for each in movement.sittings)
    assert set(met.values()) == {2}
    assert len({number for each in movement.sittings for number in each.sets}) == movement.rounds
    once = replace(movement, meetings=1)
    assert {each.kind for each in check_teams(once)} >= {TeamFindingKind.MATCH_AGAIN}


@pytest.mark.parametrize(("name", "size", "rounds"), [("double-howell", 32, None), ("double-round-robin", 4, 7)])
def test_what_there_is_not_is_refused(name: str, size: int, rounds: int | None) -> None:
    with pytest.raises(MovementError):
        movement_named(name, size, rounds)


def test_a_howell_of_nine_pairs_balances_better_than_the_published_one() -> None:
    movement = movement_named("howell", 9)
    assert isinstance(movement, Movement)
    assert round(float(quality_factor(movement)), 1) == 83.5
    assert faults(movement) == ()
