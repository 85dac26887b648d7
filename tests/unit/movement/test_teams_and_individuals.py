"""Movements of teams and of individuals, with their checkers."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations

import pytest

from duplicado.movement.individuals import WHIST_PLAYERS, IndividualFindingKind, check_individuals, rainbow, whist
from duplicado.movement.model import MovementError, Sitting
from duplicado.movement.teams import (
    TeamFindingKind,
    american_whist,
    check_teams,
    head_to_head,
    new_england,
    round_robin,
)
from duplicado.vocabulary.seats import Seat


@pytest.mark.parametrize("teams", range(3, 26, 2))
def test_american_whist(teams: int) -> None:
    movement = american_whist(teams)
    assert check_teams(movement) == ()
    assert (movement.rounds, movement.byes, movement.exchanges, movement.copies) == (teams - 1, (), (), 1)
    homes = {(each.north_south, each.east_west) for each in movement.sittings}
    assert homes == set(permutations(range(1, teams + 1), 2))
    # The two tables of a match play the boards at different times: that is what saves the exchange.
    rounds = {(each.north_south, each.east_west): each.round for each in movement.sittings}
    assert all(rounds[a, b] != rounds[b, a] for a, b in combinations(range(1, teams + 1), 2))


@pytest.mark.parametrize("teams", range(2, 21))
def test_round_robin(teams: int) -> None:
    movement = round_robin(teams)
    assert check_teams(movement) == ()
    assert movement.rounds == (teams - 1 if teams % 2 == 0 else teams)
    met = Counter(frozenset((each.north_south, each.east_west)) for each in movement.sittings)
    assert met == {frozenset(each): 2 for each in combinations(range(1, teams + 1), 2)}
    assert sorted(team for _, team in movement.byes) == (list(range(1, teams + 1)) if teams % 2 else [])


@pytest.mark.parametrize("teams", range(4, 33, 2))
def test_new_england(teams: int) -> None:
    """Everybody meets all but those half the room apart; the last round, head to head, is for them."""
    movement = new_england(teams)
    assert check_teams(movement) == ()
    assert (movement.rounds, movement.sets, movement.copies, movement.exchanges) == (teams - 2, teams, 1, ())
    missing = {frozenset((a, a + teams // 2)) for a in range(1, teams // 2 + 1)}
    met = {frozenset((each.north_south, each.east_west)) for each in movement.sittings}
    assert met == {frozenset(each) for each in combinations(range(1, teams + 1), 2)} - missing
    whole = new_england(teams, complete=True)
    assert check_teams(whole) == ()
    assert whole.sittings[: len(movement.sittings)] == movement.sittings
    assert {frozenset((each.north_south, each.east_west)) for each in whole.sittings} == met | missing


def test_board_a_match_at_five_tables_is_american_whist() -> None:
    """East-West go down two tables and the boards one: four rounds, as the ACBL has it."""
    movement = american_whist(5)
    assert movement.rounds == 4
    at = {(each.round, each.table): each for each in movement.sittings}
    for number, table in ((n, t) for n in range(1, 4) for t in range(1, 6)):
        assert at[number, table].east_west == at[number + 1, (table - 3) % 5 + 1].east_west
        assert at[number, table].sets == at[number + 1, (table - 2) % 5 + 1].sets


def test_matches_that_others_have_paired() -> None:
    movement = head_to_head([[(1, 2), (3, 4)], [(1, 3)]], teams=5)
    assert check_teams(movement) == ()
    assert movement.byes == ((1, 5), (2, 2), (2, 4), (2, 5))
    assert {each.kind for each in check_teams(head_to_head([[(1, 2)], [(2, 1)]]))} == {TeamFindingKind.MATCH_AGAIN}


@pytest.mark.parametrize("players", WHIST_PLAYERS)
def test_whist_tournaments(players: int) -> None:
    movement = whist(players)
    assert check_individuals(movement) == ()
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for each in movement.sittings:
        partners.update([frozenset((each.north, each.south)), frozenset((each.east, each.west))])
        opponents.update(frozenset((a, b)) for a in (each.north, each.south) for b in (each.east, each.west))
    everybody = {frozenset(two) for two in combinations(range(1, players + 1), 2)}
    assert partners == dict.fromkeys(everybody, 1)
    assert opponents == dict.fromkeys(everybody, 2)
    assert sorted(who for _, who in movement.sit_outs) == (list(range(1, players + 1)) if players % 4 else [])


def test_a_whist_tournament_needs_as_many_copies_as_tables_want_a_set() -> None:
    for players in WHIST_PLAYERS:
        movement = whist(players, 3)
        assert check_individuals(movement) == ()
        wanted = Counter((each.round, each.set_number) for each in movement.sittings)
        assert max(wanted.values()) == movement.copies
        assert {each.set_number for each in movement.sittings} == set(range(1, movement.sets + 1))


def test_opponents_met_more_often_than_declared_are_found() -> None:
    movement = replace(whist(8), meetings=1)
    assert {each.kind for each in check_individuals(movement)} == {IndividualFindingKind.OPPONENTS_AGAIN}
    assert {each.kind for each in check_individuals(replace(whist(8), copies=1))} == {
        IndividualFindingKind.SET_WANTED_TWICE
    }


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        (Sitting(1, 1, 1, 3, (99,)), TeamFindingKind.OUT_OF_RANGE),
        (Sitting(1, 1, 1, 3, (3,)), TeamFindingKind.SET_WANTED_TWICE),
        (Sitting(1, 1, 1, 3, (3,)), TeamFindingKind.MATCH_INCOMPLETE),
        (Sitting(1, 1, 1, 3, (3,)), TeamFindingKind.SET_AGAIN),
        (Sitting(1, 1, 1, 1, (2,)), TeamFindingKind.AGAINST_ONESELF),
        (Sitting(1, 1, 1, 4, (2,)), TeamFindingKind.PAIR_TWICE),
        (Sitting(1, 1, 1, 4, (2,)), TeamFindingKind.HALF_A_TEAM),
        (Sitting(1, 2, 1, 3, (2,)), TeamFindingKind.TABLE_TAKEN_TWICE),
        (Sitting(1, 1, 1, 5, (2,)), TeamFindingKind.MATCH_AGAIN),
    ],
)
def test_what_is_wrong_with_teams_is_found(wrong: Sitting, kind: TeamFindingKind) -> None:
    """The first sitting of five teams is changed."""
    sound = american_whist(5)
    assert sound.sittings[0] == Sitting(1, 1, 1, 3, (2,))
    movement = replace(sound, sittings=(wrong, *sound.sittings[1:]))
    assert kind in {each.kind for each in check_teams(movement)}


def test_a_match_needs_its_exchange() -> None:
    assert {each.kind for each in check_teams(replace(round_robin(4), exchanges=()))} == {
        TeamFindingKind.SET_WANTED_TWICE
    }


@pytest.mark.parametrize("tables", [5, 7, 8, 9, 11, 13, 16, 17, 25])
def test_rainbow(tables: int) -> None:
    movement = rainbow(tables)
    assert check_individuals(movement) == ()
    partners = Counter(
        pair for each in movement.sittings for pair in ((each.north, each.south), (each.east, each.west))
    )
    assert set(partners.values()) == {1}
    assert len(partners) == 2 * tables * tables
    for player in range(1, 4 * tables + 1):
        mine = [each for each in movement.sittings if each.seat_of(player)]
        assert len(mine) == len({each.round for each in mine}) == tables
        assert len({each.seat_of(player) for each in mine}) == 1
    assert movement.sittings[0].seat_of(tables + 1) is Seat.S
    assert movement.sittings[0].seat_of(2) is None


@pytest.mark.parametrize("tables", [1, 2, 3, 4, 6, 10, 12])
def test_no_complete_rainbow_elsewhere(tables: int) -> None:
    with pytest.raises(MovementError):
        rainbow(tables)


def test_a_rainbow_may_be_cut_short_where_a_complete_one_is_not_to_be_had() -> None:
    assert check_individuals(rainbow(10, 5)) == ()
    with pytest.raises(MovementError, match="1 to 7 rounds, not 8"):
        rainbow(7, 8)


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"set_number": 9}, IndividualFindingKind.OUT_OF_RANGE),
        ({"set_number": 2}, IndividualFindingKind.SET_WANTED_TWICE),
        ({"set_number": 2}, IndividualFindingKind.SET_AGAIN),
        ({"south": 7}, IndividualFindingKind.PLAYER_TWICE),
        ({"south": 7}, IndividualFindingKind.PARTNERS_AGAIN),
        ({"south": 7}, IndividualFindingKind.OPPONENTS_AGAIN),
    ],
)
def test_what_is_wrong_with_individuals_is_found(change: dict[str, int], kind: IndividualFindingKind) -> None:
    sound = rainbow(5)
    wrong = replace(sound, sittings=(replace(sound.sittings[0], **change), *sound.sittings[1:]))
    assert kind in {each.kind for each in check_individuals(wrong)}


@pytest.mark.parametrize("teams", [1, 2, 4, 8])
def test_american_whist_needs_an_odd_number(teams: int) -> None:
    with pytest.raises(MovementError, match=f"odd number of teams from 3, not {teams}"):
        american_whist(teams)


def test_a_round_robin_needs_two_teams() -> None:
    with pytest.raises(MovementError, match="2 teams or more"):
        round_robin(1)


@pytest.mark.parametrize(
    ("build", "said"),
    [
        (lambda: new_england(5), "even number of teams from 4, not 5"),
        (lambda: new_england(2), "from 4, not 2"),
        (lambda: head_to_head([[]]), "no matches"),
        (lambda: whist(10), "players, not 10"),
        (lambda: whist(8, 8), "1 to 7 rounds, not 8"),
        (lambda: whist(9, 0), "1 to 9 rounds, not 0"),
    ],
)
def test_what_there_is_not_is_refused(build: object, said: str) -> None:
    assert callable(build)
    with pytest.raises(MovementError, match=said):
        build()
