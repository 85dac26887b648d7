"""Proposals for teams, for single players, and for the same boards at all tables."""

from fractions import Fraction

import pytest

from duplicado.movement.individuals import check_individuals, rainbow, whist
from duplicado.movement.model import MovementError, MovementName, Pace
from duplicado.movement.proposals import propose_individuals, propose_movements, propose_teams
from duplicado.movement.teams import TeamMovementName, check_teams


@pytest.mark.parametrize("teams", range(3, 26))
def test_teams_get_movements_that_can_be_played_in_the_time(teams: int) -> None:
    proposals = propose_teams(teams, 190)
    assert proposals
    assert list(proposals) == sorted(proposals, key=lambda each: each.rank_key)
    for each in proposals:
        assert check_teams(each.movement) == ()
        assert (each.movement.teams, each.minutes) == (teams, min(each.minutes, Fraction(190)))
        assert 0 < each.met <= 1


def test_everybody_meets_everybody_rather_than_few_for_long() -> None:
    best = propose_teams(9, 190)[0]
    assert (best.movement.name, best.boards_each, best.met) == (TeamMovementName.AMERICAN_WHIST, 3, Fraction(1))
    assert (best.boards_played, best.boards_in_play, best.minutes) == (Fraction(24), 27, Fraction(176))
    best = propose_teams(12, 190)[0]
    assert (best.movement.name, best.movement.rounds, best.met) == (TeamMovementName.NEW_ENGLAND, 11, Fraction(1))


def test_who_has_a_bye_plays_less() -> None:
    proposal = next(each for each in propose_teams(5, 400) if each.movement.name is TeamMovementName.ROUND_ROBIN)
    assert len(proposal.out) == 5
    assert proposal.boards_played == proposal.boards_each * 4


@pytest.mark.parametrize("players", [8, 9, 12, 13, 16, 17, 20, 28, 32, 36, 44, 52])
def test_single_players_get_movements_that_can_be_played_in_the_time(players: int) -> None:
    for each in propose_individuals(players, 190):
        assert check_individuals(each.movement) == ()
        assert each.movement.players == players
        assert each.minutes <= 190


def test_eight_players_have_everybody_for_a_partner() -> None:
    best = propose_individuals(8, 190)[0]
    assert (best.movement, best.boards_each, best.met) == (whist(8), 3, Fraction(1))
    assert rainbow(8) in {each.movement for each in propose_individuals(32, 190)}


def test_a_long_evening_of_single_players_ends_when_everybody_has_had_everybody_for_a_partner() -> None:
    assert [each.movement for each in propose_individuals(8, 400)] == [whist(8)]


def test_boards_and_pace_are_as_asked() -> None:
    for each in propose_teams(9, 240, boards_per_round=[2], pace=Pace(Fraction(8), Fraction(2))):
        assert (each.boards_each, each.minutes) == (2, Fraction(each.movement.rounds * 18))


def test_a_barometer_is_proposed_when_asked_for() -> None:
    for pairs in (6, 9, 14, 40):
        (proposal,) = propose_movements(pairs, 190, same_boards=True)
        assert proposal.movement.name is MovementName.BAROMETER
        assert proposal.movement.same_boards_everywhere
        assert proposal.minutes <= 190


def test_what_there_is_not_is_refused() -> None:
    for build, said in (
        (lambda: propose_teams(1, 190), "2 teams or more"),
        (lambda: propose_teams(8, 10), "8 teams fits in 10 minutes"),
        (lambda: propose_individuals(10, 190), "10 players"),
        (lambda: propose_individuals(8, 5), "8 players fits in 5 minutes"),
    ):
        with pytest.raises(MovementError, match=said):
            build()
