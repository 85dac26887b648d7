"""Teams and single players planned anew from a round on: what was played stands, and what follows can be played."""

from collections import Counter
from itertools import pairwise
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.movement.individuals import IndividualFindingKind, IndividualMovement, check_individuals, rainbow, whist
from duplicado.movement.model import MovementError
from duplicado.movement.replanning.others import OtherReplan
from duplicado.movement.replanning.players import replan_player_options
from duplicado.movement.replanning.teams import replan_team_options
from duplicado.movement.replanning.ways import (
    Change,
    FewerBoards,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
    PairsLeave,
    ReplanWay,
    TableCloses,
    TableOpens,
)
from duplicado.movement.teams import (
    TeamFindingKind,
    TeamMovement,
    american_whist,
    check_teams,
    new_england,
    round_robin,
)

TEAMS: Final = [
    *(round_robin(teams) for teams in (4, 5, 8, 9)),
    round_robin(12, 6),
    *(american_whist(teams) for teams in (5, 7, 11)),
    american_whist(9, 6),
    new_england(8),
    new_england(10, complete=True),
]
PLAYERS: Final = [whist(8), whist(9), whist(13, 7), whist(16, 6), whist(28, 5), rainbow(5), rainbow(7, 4)]

changes: Final = st.one_of(
    st.builds(PairsArrive, st.integers(1, 4)),
    st.lists(st.integers(1, 6), min_size=1, max_size=3, unique=True).map(lambda who: PairsLeave(tuple(who))),
    st.builds(NumberOfRounds, st.integers(2, 12)),
    st.builds(FewerBoards, st.integers(2, 4), st.integers(1, 3), st.integers(1, 3) | st.none()),
    st.builds(MinutesLost, st.integers(1, 90), st.integers(1, 4)),
)


def same_seats(one: TeamMovement, other: TeamMovement, first: int) -> bool:
    def seats(movement: TeamMovement) -> list[tuple[int, int, int, int]]:
        return [(s.round, s.table, s.north_south, s.east_west) for s in movement.sittings if s.round < first]

    return seats(one) == seats(other)


def team_plan_holds(before: TeamMovement, option: OtherReplan[TeamMovement], first: int) -> None:
    after = option.movement
    assert same_seats(before, after, first)
    if not option.single_boards:
        assert [s for s in after.sittings if s.round < first] == [s for s in before.sittings if s.round < first]
    found = Counter(each.kind for each in check_teams(after))
    assert set(found) <= {TeamFindingKind.HALF_A_TEAM, TeamFindingKind.MATCH_INCOMPLETE}
    assert found[TeamFindingKind.MATCH_INCOMPLETE] == option.costs.unfinished
    assert option.costs.repeats == 0
    gone = {each.contestant: each for each in after.absences if each.last_round == after.rounds}
    for each in after.sittings:
        for team in (each.north_south, each.east_west):
            assert team not in gone or each.round < gone[team].first_round


@given(st.sampled_from(TEAMS), st.integers(1, 10), changes)
def test_any_change_gives_teams_what_can_be_played(movement: TeamMovement, first: int, change: Change) -> None:
    try:
        options = replan_team_options(movement, first, change)
    except MovementError:
        return  # there is no such round or team, or it is no change
    for option in options:
        team_plan_holds(movement, option, first)
    assert len({option.way for option in options}) == len(options)
    assert options[0].movement.replanned_from[-1] == first


@given(st.sampled_from(TEAMS), st.lists(st.tuples(st.integers(1, 8), changes), min_size=2, max_size=3))
def test_changes_may_follow_one_another(movement: TeamMovement, happened: list[tuple[int, Change]]) -> None:
    first = 1
    for number, change in sorted(happened, key=lambda each: each[0]):
        if isinstance(change, FewerBoards | MinutesLost):
            continue
        try:
            (option, *_) = replan_team_options(movement, number, change)
        except MovementError:
            continue
        assert number >= first
        team_plan_holds(movement, option, number)
        movement, first = option.movement, number


@pytest.mark.parametrize("teams", [5, 7, 9])
def test_a_late_team_plays_those_who_have_a_bye(teams: int) -> None:
    before = round_robin(teams)
    best, *_ = replan_team_options(before, 3, PairsArrive())
    assert (best.way, best.costs.sit_outs, best.costs.contestants_moved) == (ReplanWay.PAIR_UP, 0, 0)
    rested = [team for number, team in before.byes if number >= 3]
    met = {
        frozenset((s.north_south, s.east_west))
        for s in best.movement.sittings
        if teams + 1 in (s.north_south, s.east_west)
    }
    assert met == {frozenset((team, teams + 1)) for team in rested}
    assert best.movement.byes == tuple(each for each in before.byes if each[0] < 3)
    # It brings boards along: all matches of a round play the same.
    assert (best.costs.new_sets, best.costs.new_copies) == (0, 1)


def test_a_late_team_makes_an_even_number_odd() -> None:
    best, other = replan_team_options(round_robin(8), 3, PairsArrive())
    assert best.way is ReplanWay.NEW_ROUNDS
    assert (best.costs.sit_outs, best.costs.most_sit_outs, best.costs.never_play) == (10, 2, 0)
    assert (other.way, other.costs.never_play) == (ReplanWay.SIT_OUT, 1)


@pytest.mark.parametrize("teams", [5, 7, 9, 11])
def test_american_whist_that_is_cut_finishes_what_was_begun(teams: int) -> None:
    for played, left in pairwise(range(1, teams - 2, 2)):
        total = max(2 * played, left + 1)
        if total >= teams - 1:
            continue
        best, *rest = replan_team_options(american_whist(teams), played + 1, NumberOfRounds(total))
        assert best.costs.unfinished == 0
        assert [each.costs.unfinished > 0 for each in rest if each.way is ReplanWay.CUT] in ([True], [])
        assert check_teams(best.movement) == ()


def test_boards_are_left_out_at_both_tables_of_a_match() -> None:
    movement = american_whist(9)
    best, *_ = replan_team_options(movement, 3, MinutesLost(25, 3))
    assert best.way is ReplanWay.FEWER_BOARDS
    by_match: dict[frozenset[int], list[tuple[int, ...]]] = {}
    for each in best.movement.sittings:
        by_match.setdefault(frozenset((each.north_south, each.east_west)), []).append(tuple(sorted(each.sets)))
    assert all(len(set(sets)) == 1 and len(sets) == 2 for sets in by_match.values())
    assert {len(sets[0]) for sets in by_match.values()} == {2, 3}
    assert all(len(each.sets) == 3 for each in best.movement.sittings if each.round < 3)


def test_more_rounds_go_on_as_the_round_robin_would_have() -> None:
    best, *_ = replan_team_options(round_robin(8, 5), 6, NumberOfRounds(7))
    assert best.movement.sittings == round_robin(8, 7).sittings
    alone = replan_team_options(american_whist(7, 4), 5, NumberOfRounds(5))
    assert [each.way for each in alone] == [ReplanWay.NEW_ROUNDS]
    assert check_teams(alone[0].movement) == ()


@pytest.mark.parametrize(
    ("first", "change"),
    [
        (9, PairsArrive()),
        (0, PairsArrive()),
        (2, PairsArrive(0)),
        (2, PairsArrive(9)),
        (2, PairsLeave((9,))),
        (2, PairsLeave(tuple(range(1, 8)))),
        (2, NumberOfRounds(7)),
        (4, NumberOfRounds(2)),
        (2, TableCloses(1)),
        (2, TableOpens()),
        (2, FewerBoards(3, 3)),
        (7, FewerBoards(3, 2, 2)),
        (2, MinutesLost(0, 3)),
    ],
)
def test_what_cannot_be_is_refused_for_teams(first: int, change: Change) -> None:
    with pytest.raises(MovementError):
        replan_team_options(round_robin(8), first, change)


def player_plan_holds(before: IndividualMovement, option: OtherReplan[IndividualMovement], first: int) -> None:
    after = option.movement
    assert [s for s in after.sittings if s.round < first] == [s for s in before.sittings if s.round < first]
    kinds = Counter(each.kind for each in check_individuals(after))
    assert set(kinds) <= {IndividualFindingKind.PARTNERS_AGAIN, IndividualFindingKind.OPPONENTS_AGAIN}
    assert sum(kinds.values()) == option.costs.repeats
    at_once = Counter((each.round, each.set_number) for each in after.sittings)
    assert after.copies == max(before.copies, *at_once.values())
    gone = {each.contestant: each for each in after.absences if each.last_round == after.rounds}
    for each in after.sittings:
        for who in each.players:
            assert who not in gone or each.round < gone[who].first_round


@given(st.sampled_from(PLAYERS), st.integers(1, 8), changes)
def test_any_change_gives_players_what_can_be_played(movement: IndividualMovement, first: int, change: Change) -> None:
    try:
        options = replan_player_options(movement, first, change)
    except MovementError:
        return
    for option in options:
        player_plan_holds(movement, option, first)


def test_a_late_player_takes_others_places_in_turn() -> None:
    best, *_ = replan_player_options(whist(16, 8), 3, PairsArrive())
    assert (best.way, best.costs.repeats, best.costs.sit_outs, best.costs.most_sit_outs) == (ReplanWay.ROVER, 0, 6, 1)
    late = [each for each in best.movement.sittings if 17 in each.players]
    # He sits out once himself, as everybody may.
    assert [each.round for each in late] == [3, 4, 5, 6, 7]


def test_who_waited_plays_when_somebody_leaves() -> None:
    """One of thirteen sits out; when one leaves, twelve make three tables."""
    best, *_ = replan_player_options(whist(13, 8), 3, PairsLeave((2,)))
    assert (best.costs.sit_outs, best.costs.repeats) == (0, 0)
    assert Counter(each.round for each in best.movement.sittings) == dict.fromkeys(range(1, 9), 3)


def test_a_table_that_is_not_complete_does_not_play() -> None:
    ways = {each.way: each for each in replan_player_options(rainbow(5), 3, PairsLeave((1,)))}
    assert ways[ReplanWay.SIT_OUT].costs.sit_outs == 9
    assert ways[ReplanWay.SIT_OUT].costs.most_sit_outs == 1


@pytest.mark.parametrize(("movement", "rounds"), [(rainbow(11, 7), 9), (whist(16, 7), 9), (whist(28, 7), 10)])
def test_more_rounds_of_the_same_design(movement: IndividualMovement, rounds: int) -> None:
    ways = {each.way: each for each in replan_player_options(movement, 4, NumberOfRounds(rounds))}
    longer = ways[ReplanWay.CONTINUE]
    assert longer.movement.rounds == rounds
    player_plan_holds(movement, longer, movement.rounds + 1)
    assert longer.costs.repeats == 0


def test_fewer_rounds_are_the_first_ones() -> None:
    (cut,) = replan_player_options(whist(16, 8), 3, MinutesLost(9, 1))
    assert (cut.way, cut.movement.rounds) == (ReplanWay.CUT, 6)


@pytest.mark.parametrize(
    ("first", "change"),
    [
        (9, PairsArrive()),
        (2, PairsArrive(0)),
        (2, PairsLeave((17,))),
        (2, PairsLeave(tuple(range(1, 14)))),
        (2, NumberOfRounds(8)),
        (2, TableCloses(1)),
        (2, FewerBoards(3, 2)),
        (2, MinutesLost(1, 0)),
        (1, MinutesLost(5000, 3)),
    ],
)
def test_what_cannot_be_is_refused_for_players(first: int, change: Change) -> None:
    with pytest.raises(MovementError):
        replan_player_options(whist(16, 8), first, change)
