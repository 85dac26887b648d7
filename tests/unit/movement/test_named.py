"""Movements by their names: every size there is passes the checker, and where there is none the nearest is known."""

import pytest

from duplicado.movement.check import check_movement, faults, quality_factor
from duplicado.movement.howell import three_tables_sharing
from duplicado.movement.individuals import IndividualMovement, check_individuals
from duplicado.movement.model import FindingKind, Movement, MovementError, MovementName
from duplicado.movement.named import MOVEMENT_NAMES, movement_named, named_for, nearest_rounds, nearest_sizes, there_is
from duplicado.movement.proposals import propose_movements, propose_teams
from duplicado.movement.teams import TeamMovement, check_teams

HOWELLS = range(4, 31)


@pytest.mark.parametrize("name", MOVEMENT_NAMES)
def test_whatever_there_is_can_be_played(name: str) -> None:
    made = 0
    for count in range(2, 27):
        try:
            movement = movement_named(name, count)
        except MovementError:
            continue
        made += 1
        match movement:
            case Movement():
                assert named_for(name) == "pairs"
                assert movement.contestants == count
                assert faults(movement) == ()
                permitted = {each.kind for each in check_movement(movement)}
                assert permitted <= {FindingKind.OPPONENTS_AGAIN}
            case TeamMovement():
                assert named_for(name) == "teams"
                assert check_teams(movement) == ()
            case IndividualMovement():
                assert named_for(name) == "players"
                assert check_individuals(movement) == ()
    assert made


@pytest.mark.parametrize("pairs", HOWELLS)
def test_a_howell_of_every_size_lets_everybody_meet_everybody(pairs: int) -> None:
    movement = movement_named("howell", pairs)
    assert isinstance(movement, Movement)
    met = {frozenset((each.north_south, each.east_west)) for each in movement.sittings}
    assert len(met) == pairs * (pairs - 1) // 2
    if pairs > 4:
        short = movement_named("curtailed-howell", pairs)
        assert short.rounds < movement.rounds


def test_three_tables_that_share_in_one_round_only() -> None:
    movement = three_tables_sharing()
    assert check_movement(movement) == ()
    wanted = [[each.sets for each in movement.sittings if each.round == number] for number in range(1, 6)]
    assert sorted(len(set(sets)) for sets in wanted) == [1, 3, 3, 3, 3]
    for pair in range(1, 7):
        mine = movement.of_contestant(pair)
        assert sorted(number for each in mine for number in each.sets) == [1, 2, 3, 4, 5]
        assert len({each.north_south + each.east_west - pair for each in mine}) == 5
    assert quality_factor(movement) == 60
    # A single copy goes round among three tables, so two boards would not do.
    for minutes in (80, 130, 180, 240):
        for proposal in propose_movements(6, minutes, winners=1, count=9):
            if proposal.movement.name is MovementName.SHARING_HOWELL:
                assert proposal.boards_each >= 3


@pytest.mark.parametrize(
    ("name", "count", "rounds", "near"),
    [
        ("howell", 31, None, (30,)),
        ("howell", 3, None, (4,)),
        ("mitchell", 8, None, (6, 9)),
        ("whist", 10, None, (9, 12)),
        ("american-whist", 8, None, (7, 9)),
        ("new-england", 7, None, (6, 8)),
        ("rover", 8, None, (11,)),
        ("head-to-head", 40, None, ()),
    ],
)
def test_the_nearest_sizes(name: str, count: int, rounds: int | None, near: tuple[int, ...]) -> None:
    assert not there_is(name, count, rounds)
    assert nearest_sizes(name, count, rounds) == near
    assert all(there_is(name, size, rounds) for size in near)


def test_the_nearest_rounds() -> None:
    assert nearest_rounds("howell", 12, 14) == (11,)
    assert nearest_rounds("american-whist", 9, 5) == (4, 6)
    assert nearest_rounds("web", 20, 8) == (7, 9)


def test_bowman_is_for_two_tables_and_a_half_and_for_an_appendix() -> None:
    five, ten = movement_named("bowman", 5), movement_named("bowman", 20)
    assert isinstance(five, Movement)
    assert isinstance(ten, Movement)
    assert (five.name, ten.name) == (MovementName.ALL_TOGETHER, MovementName.APPENDIX_MITCHELL)
    assert sorted(who for _, who in five.sit_outs) == [1, 2, 3, 4, 5]


def test_two_teams_play_one_match_as_long_as_there_is_time() -> None:
    (proposal,) = propose_teams(2, 180)
    assert check_teams(proposal.movement) == ()
    assert (proposal.movement.rounds, proposal.boards_each, int(proposal.minutes)) == (1, 25, 176)
    with pytest.raises(MovementError, match="2 teams"):
        propose_teams(2, 10)
    with pytest.raises(MovementError, match="2 teams or more"):
        propose_teams(1, 180)
