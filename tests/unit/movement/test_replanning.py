"""Planning anew from a round on: what was played stands, and what follows can be played, whatever happens and when."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.movement.arrow import best_arrow_switch, switch_arrow, turn_single_tables
from duplicado.movement.check import check_movement, faults, quality_factor
from duplicado.movement.half_table import bump, rover, without_last_pair
from duplicado.movement.howell import all_together, curtailed, howell, three_table_howell
from duplicado.movement.mitchell import hesitation, mitchell, share_and_relay, skip_mitchell
from duplicado.movement.model import (
    FindingKind,
    Movement,
    MovementError,
    MovementName,
    Pace,
    RepeatReason,
    Sitting,
    sharing_tables,
)
from duplicado.movement.replanning.length import in_single_boards
from duplicado.movement.replanning.options import Replan, replan, replan_options
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
from duplicado.movement.web import web

MOVEMENTS: Final = [
    *(mitchell(tables) for tables in (3, 5, 7, 11)),
    mitchell(13, 8),
    skip_mitchell(6),
    share_and_relay(6),
    share_and_relay(8, 5),
    hesitation(5),
    rover(6),
    rover(9),
    web(10, 7),
    howell(8),
    howell(14),
    curtailed(howell(12), 6),
    all_together(4),
    all_together(5),
    three_table_howell(),
    without_last_pair(three_table_howell()),
    without_last_pair(mitchell(7)),
    without_last_pair(share_and_relay(6)),
    turn_single_tables(without_last_pair(howell(10))),
    best_arrow_switch(mitchell(9)),
    best_arrow_switch(rover(8)),
]

changes: Final = st.one_of(
    st.builds(PairsArrive, st.integers(1, 4)),
    st.lists(st.integers(1, 6), min_size=1, max_size=3, unique=True).map(lambda pairs: PairsLeave(tuple(pairs))),
    st.builds(TableCloses, st.integers(1, 2)),
    st.just(TableOpens()),
    st.builds(NumberOfRounds, st.integers(2, 12)),
    st.builds(FewerBoards, st.integers(2, 3), st.integers(1, 2), st.integers(1, 3) | st.none()),
    st.builds(MinutesLost, st.integers(1, 90), st.integers(1, 3)),
)


def seats(movement: Movement, rounds: range) -> list[Sitting]:
    return [each for each in movement.sittings if each.round in rounds]


def seated_twice(movement: Movement) -> list[tuple[int, int]]:
    places = {(s.round, who, s.table) for s in movement.sittings for who in (s.north_south, s.east_west)}
    count = Counter((number, who) for number, who, _ in places)
    return [key for key, times in count.items() if times > 1]


def can_be_played(before: Movement, option: Replan, first: int) -> None:
    after = option.movement
    played = range(1, first)
    if option.single_boards:
        assert [(s.round, s.table, s.north_south, s.east_west) for s in seats(before, played)] == [
            (s.round, s.table, s.north_south, s.east_west) for s in seats(after, played)
        ]
    else:
        assert seats(after, played) == seats(before, played)
    assert faults(after) == ()
    assert seated_twice(after) == []
    assert after.replanned_from[-1] == first
    assert {each.kind for each in check_movement(after)} <= {FindingKind.OPPONENTS_AGAIN}


@given(st.sampled_from(MOVEMENTS), st.integers(1, 12), changes)
def test_any_change_at_any_round_gives_what_can_be_played(movement: Movement, first: int, change: Change) -> None:
    try:
        options = replan_options(movement, first, change)
    except MovementError:
        # What cannot be is refused: a round or table that is not there, no change at all.
        return
    for option in options:
        can_be_played(movement, option, first)


@pytest.mark.rest
@given(st.sampled_from(MOVEMENTS), st.lists(st.tuples(st.integers(1, 8), changes), min_size=2, max_size=4))
def test_one_change_after_the_other(movement: Movement, happened: list[tuple[int, Change]]) -> None:
    for first, change in sorted(happened, key=lambda each: each[0]):
        try:
            option = replan_options(movement, first, change)[0]
        except MovementError:
            continue
        can_be_played(movement, option, first)
        movement = option.movement


def ways(movement: Movement, first: int, change: Change) -> dict[ReplanWay, Replan]:
    return {each.way: each for each in replan_options(movement, first, change)}


def test_a_late_pair_fills_a_half_table() -> None:
    """It has then the seats, opponents and boards that the missing pair would have had."""
    for build, tables in ((mitchell, 7), (share_and_relay, 8)):
        full = build(tables)
        late = replan(without_last_pair(full), 3, PairsArrive())
        assert seats(late, range(3, tables + 1)) == seats(full, range(3, tables + 1))
        assert [who for number, who in late.sit_outs if number > 2] == []
        assert late.of_contestant(2 * tables)[0].round == 3


def test_a_late_pair_completes_a_howell() -> None:
    late = replan(without_last_pair(howell(10)), 4, PairsArrive())
    assert late.contestants == 10
    assert late.tables == 5
    assert Counter(number for number, _ in late.sit_outs) == {1: 1, 2: 1, 3: 1}
    assert [each.sets for each in late.of_contestant(10)] == [each.sets for each in howell(10).of_contestant(10)][3:]


@pytest.mark.parametrize("sound", [rover(7), rover(9), rover(11, 8), bump(7)])
@pytest.mark.parametrize("first", [1, 3, 6])
def test_a_late_pair_plays_whoever_a_rover_sends_away(sound: Movement, first: int) -> None:
    """It fills the half table: the boards are those of the table from which its opponents were sent."""
    best = replan_options(sound, first, PairsArrive(), boards_each=2)[0]
    assert best.way is ReplanWay.SHARE
    assert (best.costs.sit_outs, best.costs.repeats, best.costs.contestants_moved, best.costs.new_sets) == (0, 0, 0, 0)
    announced = set(sound.sittings)
    late = best.movement
    assert announced <= set(late.sittings)
    away = {number: who for number, who in sound.sit_outs if number >= first}
    for each in late.of_contestant(sound.contestants + 1):
        (opponent,) = {each.north_south, each.east_west} - {sound.contestants + 1}
        (host,) = (s for s in late.sittings if s.round == each.round and s.sets == each.sets and s.table != each.table)
        assert sharing_tables(late.exchanges, each.table, each.round) == (host.table, each.table)
        assert away.get(each.round, sound.contestants) == opponent
    assert faults(late) == ()
    # In a round in which they do not share they count as two tables.
    alone = replace(late, exchanges=tuple(replace(each, rounds=(sound.rounds + 1,)) for each in late.exchanges))
    assert {each.kind for each in faults(alone)} == {FindingKind.SET_WANTED_TWICE}


def shared(movement: Movement) -> dict[int, set[tuple[int, ...]]]:
    """By round, the tables that share boards in some rounds only."""
    return {
        number: {each.tables for each in movement.exchanges if number in each.rounds}
        for number in range(1, movement.rounds + 1)
    }


def test_tables_share_no_longer_than_both_play() -> None:
    """A late pair shares boards from the fourth round on; then rounds fall away, the pair, or another's table."""
    late = replan_options(rover(7), 4, PairsArrive(), boards_each=2)[0].movement
    rounds = {number for number, groups in shared(late).items() if groups}
    assert rounds == {4, 5, 6, 7}
    cut = replan(late, 6, NumberOfRounds(5))
    assert shared(cut) == {number: shared(late)[number] for number in range(1, 6)}
    assert all(max(each.rounds) <= 5 for each in cut.exchanges)
    # The pair goes home again: what it has played it has shared, what it would have played nobody shares.
    gone = ways(late, 6, PairsLeave((16,)))[ReplanWay.SIT_OUT].movement
    assert shared(gone) == {**{number: shared(late)[number] for number in range(1, 6)}, 6: set(), 7: set()}
    gone_at_once = ways(late, 4, PairsLeave((16,)))[ReplanWay.SIT_OUT].movement
    assert gone_at_once.exchanges == ()
    # The same where it is the table whose boards are shared that plays no more.
    ((host, _),) = shared(late)[7]
    closed = ways(late, 7, TableCloses(host))[ReplanWay.SIT_OUT].movement
    assert shared(closed) == {**shared(late), 7: set()}


def test_what_is_shared_in_all_rounds_stays_shared() -> None:
    """That two tables share throughout is how the boards lie: it does not end where one of them is empty for once."""
    announced = share_and_relay(6)
    (throughout,) = announced.exchanges
    assert throughout.rounds == ()
    for change in (PairsLeave((1,)), NumberOfRounds(4), TableCloses(1)):
        for option in replan_options(announced, 4, change):
            if option.way is not ReplanWay.OTHER_MOVEMENT:
                assert throughout in option.movement.exchanges


def test_one_board_cannot_be_shared_by_two_tables() -> None:
    assert ReplanWay.SHARE not in {each.way for each in replan_options(rover(7), 4, PairsArrive(), boards_each=1)}


def test_a_late_pair_in_a_share_and_relay_with_a_rover_does_not_wait_at_the_two_tables_that_share() -> None:
    best = ways(rover(8), 2, PairsArrive())[ReplanWay.SHARE]
    tables = {place for each in best.movement.exchanges if each.rounds for place in each.tables}
    assert not tables & {1, 8}
    assert best.costs.sit_outs < ways(rover(8), 2, PairsArrive())[ReplanWay.SIT_OUT].costs.sit_outs


def test_shared_boards_are_begun_at_different_ends() -> None:
    late = in_single_boards(replan(rover(7), 4, PairsArrive()), 2)
    for each in seats(late, range(4, 8)):
        if each.table == 8:
            (host,) = (s for s in late.sittings if s.round == each.round and s.sets[::-1] == each.sets)
            assert host.table < 8
    assert faults(late) == ()


def test_a_pair_too_many_goes_round_as_a_rover() -> None:
    late = ways(mitchell(7), 4, PairsArrive())
    best = replan_options(mitchell(7), 4, PairsArrive())[0]
    assert best.way is ReplanWay.ROVER
    assert (best.costs.most_sit_outs, best.costs.contestants_moved) == (1, 0)
    assert len(best.movement.of_contestant(15)) == 4
    assert late[ReplanWay.SIT_OUT].costs.most_sit_outs == 4
    assert [late[way].costs.never_play for way in (ReplanWay.ROVER, ReplanWay.SIT_OUT)] == [0, 1]
    assert best.costs.sit_outs == late[ReplanWay.SIT_OUT].costs.sit_outs


def test_a_pair_too_many_before_the_first_round_may_have_a_half_table() -> None:
    options = replan_options(best_arrow_switch(share_and_relay(8)), 1, PairsArrive())
    others = [each.movement for each in options if each.way is ReplanWay.OTHER_MOVEMENT]
    assert [(each.name, each.tables) for each in others] == [(MovementName.ROVER, 8), (MovementName.MITCHELL, 9)]
    assert [each.absences for each in others] == [(), ()]
    begun = [each for each in share_and_relay(8).sittings if each.round == 1]
    for each in others:
        seats = {(s.table, s.north_south, s.east_west) for s in each.sittings if s.round == 1}
        assert seats == {(s.table, s.north_south, s.east_west) for s in begun}


def test_two_late_pairs_after_the_first_round_make_a_mitchell_with_a_table_more() -> None:
    option = ways(mitchell(7), 2, PairsArrive(2))[ReplanWay.OTHER_MOVEMENT]
    assert option == replan_options(mitchell(7), 2, PairsArrive(2))[0]
    assert (option.movement.tables, option.movement.contestants, option.movement.rounds) == (8, 16, 7)
    assert {number for number, _ in option.movement.sit_outs} == set()
    assert {each.contestant for each in option.movement.absences} == {15, 16}
    assert option.costs.new_sets == 1


def test_opponents_of_a_pair_that_leaves_sit_out() -> None:
    gone = replan(mitchell(7), 5, PairsLeave((3,)))
    assert [number for number, _ in gone.sit_outs] == [5, 6, 7]
    assert all(who > 7 for _, who in gone.sit_outs)
    assert all(each.side_of(3) is None for each in seats(gone, range(5, 8)))


def test_a_rover_takes_the_place_of_a_pair_that_leaves() -> None:
    sound = rover(7)
    option = replan_options(sound, 4, PairsLeave((3,)))[0]
    assert option.way is ReplanWay.ROVER
    without = ways(sound, 4, PairsLeave((3,)))[ReplanWay.SIT_OUT].costs
    assert option.costs.sit_outs < without.sit_outs
    assert {each.table for each in option.movement.of_contestant(15) if each.round >= 4} & {3}


def test_two_half_tables_become_one() -> None:
    sound = curtailed(howell(12), 6)
    apart = ways(sound, 3, PairsLeave((1, 2)))
    merged = min(apart.values(), key=lambda each: each.costs.sit_outs)
    assert merged.costs.sit_outs < apart[ReplanWay.SIT_OUT].costs.sit_outs
    assert merged.costs.repeats == 0


def test_who_loses_his_table_for_good_shares_the_sitting_out() -> None:
    best = replan_options(mitchell(7), 4, TableCloses(3))[0]
    assert best.way is ReplanWay.ROVER
    assert best.costs.most_sit_outs == 2
    assert all(each.table != 3 for each in seats(best.movement, range(4, 8)))
    assert ways(mitchell(7), 4, TableCloses(3))[ReplanWay.SIT_OUT].costs.most_sit_outs == 4


def test_a_table_opens_for_those_who_sit_out() -> None:
    closed = replan(curtailed(howell(12), 6), 2, TableCloses(3))
    opened = replan_options(closed, 4, TableOpens())[0]
    assert opened.costs.sit_outs < len([1 for number, _ in closed.sit_outs if number >= 4])


def test_rounds_are_cut_and_the_arrow_is_switched_in_what_is_then_the_last() -> None:
    announced = best_arrow_switch(mitchell(11))
    cut = replan(announced, 6, NumberOfRounds(9))
    assert cut.rounds == 9
    assert announced.switched_rounds == (11,)
    assert cut.switched_rounds == (9,)
    assert quality_factor(cut) == max(
        quality_factor(switch_arrow(mitchell(11, 9), range(first, 10))) for first in range(6, 11)
    )


def test_a_movement_that_was_cut_short_goes_on() -> None:
    for short, longer in ((mitchell(13, 8), mitchell(13, 10)), (skip_mitchell(12, 7), skip_mitchell(12, 9))):
        more = replan_options(short, 8, NumberOfRounds(longer.rounds))[0]
        assert more.way is ReplanWay.CONTINUE
        assert more.movement.sittings == longer.sittings
    more = ways(curtailed(howell(12), 8), 9, NumberOfRounds(11))[ReplanWay.CONTINUE]
    assert more.costs.repeats == 0
    assert quality_factor(more.movement) > 90


def test_a_round_after_all_have_met_repeats_and_says_so() -> None:
    (more,) = replan_options(howell(8), 8, NumberOfRounds(8))
    assert (more.way, more.costs.repeats, more.costs.new_sets) == (ReplanWay.NEW_ROUNDS, 4, 1)
    assert {each.permitted for each in check_movement(more.movement)} == {RepeatReason.REPLANNED}
    assert more.movement.copies == 4


def test_minutes_lost_are_made_good_by_fewer_boards_or_by_a_round_less() -> None:
    pace = Pace(Fraction(7), Fraction(1))
    found = ways(howell(12), 4, MinutesLost(20, 3, pace))
    fewer, cut = found[ReplanWay.FEWER_BOARDS], found[ReplanWay.CUT]
    assert fewer.costs.boards == cut.costs.boards == 30
    assert fewer.single_boards
    assert {len(each.sets) for each in seats(fewer.movement, range(4, 7))} == {2}
    assert {len(each.sets) for each in seats(fewer.movement, range(7, 12))} == {3}
    assert cut.movement.rounds == 10


def test_fewer_boards_leave_out_the_last_of_each_set() -> None:
    shorter = replan(mitchell(5), 3, FewerBoards(3, 2))
    assert {number for each in seats(shorter, range(3, 6)) for number in each.sets} == {
        number for number in range(1, 16) if number % 3
    }


def test_tables_that_share_boards_begin_with_different_ones() -> None:
    split = in_single_boards(share_and_relay(6), 2)
    first, *_, last = seats(split, range(1, 2))
    assert (first.sets, last.sets) == ((1, 2), (2, 1))
    assert check_movement(split) == ()
    with pytest.raises(MovementError, match="two boards or more"):
        in_single_boards(share_and_relay(6), 1)
    with pytest.raises(MovementError, match="two boards or more"):
        replan(share_and_relay(6), 2, FewerBoards(2, 1))


def test_a_movement_where_somebody_is_in_two_places_is_refused() -> None:
    wrong = replace(mitchell(3), sittings=(Sitting(1, 1, 1, 4, (1,)), Sitting(1, 2, 1, 5, (2,))))
    with pytest.raises(MovementError, match="in two places"):
        replan(wrong, 2, PairsArrive())


@pytest.mark.parametrize(
    ("first", "change", "said"),
    [
        (0, PairsArrive(), "from round 1 to 7, not 0"),
        (8, PairsArrive(), "from round 1 to 7, not 8"),
        (3, PairsArrive(0), "one pair or more"),
        (3, PairsArrive(15), "not more than are there; not 15"),
        (3, PairsLeave((15,)), "no pair 15 in round 3"),
        (3, TableCloses(8), "tables 1 to 7, not 8"),
        (3, NumberOfRounds(7), "7 rounds, 2 are played: it cannot have 7"),
        (5, NumberOfRounds(3), "4 are played: it cannot have 3"),
        (5, FewerBoards(3, 3), "3 of 3 boards"),
        (5, FewerBoards(3, 0), "0 of 3 boards"),
        (5, FewerBoards(3, 2, 4), "4 of 3 rounds"),
        (5, MinutesLost(0, 3), "0 minutes"),
        (1, MinutesLost(150, 3), "nothing would be left"),
    ],
)
def test_what_is_no_change_is_refused(first: int, change: Change, said: str) -> None:
    with pytest.raises(MovementError, match=said):
        replan(mitchell(7), first, change)


def test_a_pair_cannot_leave_twice() -> None:
    with pytest.raises(MovementError, match="no pair 3"):
        replan(replan(mitchell(7), 3, PairsLeave((3,))), 4, PairsLeave((3,)))


def test_the_same_is_planned_each_time() -> None:
    asked: list[Callable[[], tuple[Replan, ...]]] = [
        lambda: replan_options(rover(9), 4, PairsArrive(2)),
        lambda: replan_options(howell(12), 3, PairsLeave((2, 5))),
    ]
    for ask in asked:
        assert ask() == ask()
