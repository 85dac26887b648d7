"""Every movement of every size can be played and does what its kind promises."""

from collections import Counter
from itertools import combinations

import pytest

from duplicado.movement.arrow import switch_arrow, turn_single_tables
from duplicado.movement.check import check_movement, faults, quality_factor
from duplicado.movement.half_table import bump, rover, rover_way, without_last_pair
from duplicado.movement.howell import HOWELL_PAIRS, all_together, curtailed, howell, three_table_howell
from duplicado.movement.mitchell import hesitation, mitchell, share_and_relay, skip_mitchell
from duplicado.movement.model import FindingKind, Movement, MovementError
from duplicado.movement.web import web

ODD = range(3, 22, 2)
EVEN = range(4, 23, 2)


def meetings(movement: Movement) -> Counter[tuple[int, int]]:
    met = {(each.round, min(each.north_south, each.east_west), max(each.north_south, each.east_west))
           for each in movement.sittings}  # fmt: skip
    return Counter((one, other) for _, one, other in met)


def sets_played(movement: Movement, contestant: int) -> list[int]:
    return sorted(number for each in movement.of_contestant(contestant) for number in each.sets)


@pytest.mark.parametrize("tables", ODD)
def test_odd_mitchell(tables: int) -> None:
    movement = mitchell(tables)
    assert check_movement(movement) == ()
    assert movement.sit_outs == ()
    assert movement.stationary == tuple(range(1, tables + 1))
    assert set(meetings(movement)) == {
        (ns, ew) for ns in range(1, tables + 1) for ew in range(tables + 1, 2 * tables + 1)
    }
    assert all(sets_played(movement, pair) == list(range(1, tables + 1)) for pair in range(1, 2 * tables + 1))


@pytest.mark.parametrize("tables", EVEN)
def test_skip_mitchell(tables: int) -> None:
    movement = skip_mitchell(tables)
    assert check_movement(movement) == ()
    assert (movement.rounds, movement.sit_outs, movement.exchanges) == (tables - 1, (), ())
    assert movement.skip_after == tables // 2


@pytest.mark.parametrize("tables", EVEN)
def test_share_and_relay(tables: int) -> None:
    movement = share_and_relay(tables)
    assert check_movement(movement) == ()
    assert len(meetings(movement)) == tables * tables
    assert all(sets_played(movement, pair) == list(range(1, tables + 1)) for pair in range(1, 2 * tables + 1))
    assert all(len(movement.resting(number)) == 1 for number in range(1, tables + 1))


@pytest.mark.parametrize("tables", ODD)
def test_hesitation(tables: int) -> None:
    movement = hesitation(tables)
    assert check_movement(movement) == ()
    assert (movement.rounds, movement.sets, movement.sit_outs, movement.winners) == (tables + 1, tables + 1, (), 1)
    assert movement.stationary == tuple(range(1, tables))
    assert all(sets_played(movement, pair) == list(range(1, tables + 2)) for pair in range(1, 2 * tables + 1))


@pytest.mark.parametrize("pairs", HOWELL_PAIRS)
def test_howell(pairs: int) -> None:
    movement = howell(pairs)
    assert check_movement(movement) == ()
    assert movement.stationary == (pairs,)
    assert meetings(movement) == Counter(combinations(range(1, pairs + 1), 2))
    assert all(sets_played(movement, pair) == list(range(1, pairs)) for pair in range(1, pairs + 1))


def test_howells_are_complete_from_8_to_30_pairs() -> None:
    assert tuple(range(8, 31, 2)) == HOWELL_PAIRS


@pytest.mark.parametrize("pairs", HOWELL_PAIRS)
def test_a_howell_for_a_pair_less(pairs: int) -> None:
    movement = without_last_pair(howell(pairs))
    assert check_movement(movement) == ()
    assert (movement.contestants, movement.tables) == (pairs - 1, pairs // 2 - 1)
    assert sorted(who for _, who in movement.sit_outs) == list(range(1, pairs))
    assert meetings(movement) == Counter(combinations(range(1, pairs), 2))


@pytest.mark.parametrize("pairs", HOWELL_PAIRS)
def test_a_howell_with_rounds_left_out(pairs: int) -> None:
    for rounds in range(1, pairs):
        movement = curtailed(howell(pairs), rounds)
        assert check_movement(movement) == ()
        assert {number for each in movement.sittings for number in each.sets} == set(range(1, movement.sets + 1))


def test_four_pairs() -> None:
    movement = all_together(4)
    assert check_movement(movement) == ()
    assert meetings(movement) == Counter(combinations(range(1, 5), 2))
    assert all(sets_played(movement, pair) == [1, 2, 3, 4, 5, 6] for pair in range(1, 5))
    assert quality_factor(movement) == 100


def test_five_pairs() -> None:
    movement = all_together(5)
    assert check_movement(movement) == ()
    assert meetings(movement) == Counter(combinations(range(1, 6), 2))
    assert sorted(who for _, who in movement.sit_outs) == [1, 2, 3, 4, 5]
    assert quality_factor(movement) == 100


def test_six_pairs_share_nothing() -> None:
    movement = three_table_howell()
    assert check_movement(movement) == ()
    assert movement.exchanges == ()
    assert meetings(movement) == Counter(combinations(range(1, 7), 2))
    assert all(sets_played(movement, pair) == list(range(1, 11)) for pair in range(1, 7))
    assert quality_factor(movement) == 100


@pytest.mark.parametrize("tables", range(5, 61))
def test_a_complete_rover_and_a_complete_bump(tables: int) -> None:
    hopeless = tables % 6 == 3
    movement = rover(tables)
    assert faults(movement) == ()
    assert [each.kind for each in check_movement(movement)] == [FindingKind.OPPONENTS_AGAIN] * hopeless
    out = [who for _, who in movement.sit_outs]
    assert len(out) == len(set(out)) == movement.rounds
    # The rover itself, and only pairs of its own line.
    assert movement.sit_outs[0] == (1, 2 * tables + 1)
    assert all(who <= tables for who in out[1:])
    bumped = bump(tables)
    assert check_movement(bumped) == ()
    gone = [who for _, who in bumped.sit_outs]
    assert len(gone) - len(set(gone)) == hopeless
    assert all(who > tables for who in gone)


@pytest.mark.sampled
@pytest.mark.parametrize("tables", range(5, 61))
def test_the_way_of_a_rover_repeats_nothing_for_any_number_of_rounds(tables: int) -> None:
    """The sets and pairs are those of the Mitchell itself, so that the way is judged by what it is used for."""
    base = mitchell(tables) if tables % 2 else share_and_relay(tables)
    at = {(each.round, each.table): each for each in base.sittings}
    declared: list[int] = []
    for rounds in range(1, tables + 1):
        way = [at[number, table] for number, table in enumerate(rover_way(tables, rounds), 2)]
        assert len(way) == rounds - 1
        for values in ({each.table for each in way}, {each.sets for each in way}):
            assert len(values) == rounds - 1
        if len({each.east_west for each in way}) < rounds - 1:
            declared.append(rounds)
            assert check_movement(rover(tables, rounds)) != faults(rover(tables, rounds)) == ()
    # Where there is a choice of rounds, at most a tenth of them want the repeat, and none up to 27 tables.
    assert len(declared) <= 1 + (tables // 10 if tables > 27 else 0)
    assert bool(declared) == (tables % 6 == 3)


def test_no_rover_at_nine_tables_could_do_better() -> None:
    """All ways are tried, so that the repeat is declared for a reason."""
    rows = [[(t, (t - r) % 9, (t + r) % 9) for t in range(9)] for r in range(1, 9)]

    def possible(number: int, taken: frozenset[tuple[int, int]]) -> bool:
        if number == len(rows):
            return True
        marks = (frozenset(enumerate(each)) for each in rows[number])
        return any(possible(number + 1, taken | each) for each in marks if taken.isdisjoint(each))

    assert not possible(0, frozenset())


@pytest.mark.parametrize("rounds", [5, 7, 9, 11, 13])
def test_web(rounds: int) -> None:
    for tables in range(rounds + 1, 31):
        movement = web(tables, rounds)
        assert check_movement(movement) == ()
        assert all(sets_played(movement, pair) == list(range(1, rounds + 1)) for pair in range(1, 2 * tables + 1))
        if tables % 2 == 0 and tables <= 2 * rounds:
            assert movement.copies == 2


def test_a_web_does_not_ask_for_copies_that_nobody_needs() -> None:
    for tables, rounds in [(10, 9), (11, 9), (24, 11), (29, 13)]:
        movement = web(tables, rounds)
        at_once = Counter((each.round, each.sets) for each in movement.sittings)
        assert max(at_once.values()) == movement.copies


def test_turning_arrows_moves_nobody() -> None:
    for movement in (hesitation(7), curtailed(howell(14), 9), without_last_pair(howell(10))):
        turned = turn_single_tables(movement)
        assert check_movement(turned) == ()
        assert meetings(turned) == meetings(movement)
        assert quality_factor(turned) >= quality_factor(movement)
        different = {(a.round, a.table) for a, b in zip(movement.sittings, turned.sittings, strict=True) if a != b}
        assert different == set(turned.turned_tables)


def test_nobody_sits_out_twice_in_a_mitchell_with_a_pair_missing() -> None:
    movement = without_last_pair(mitchell(7))
    assert faults(movement) == ()
    assert sorted(who for _, who in movement.sit_outs) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    ("build", "said"),
    [
        (lambda: mitchell(8), "odd number of tables"),
        (lambda: mitchell(1), "from 3"),
        (lambda: mitchell(7, 8), "has 1 to 7 rounds, not 8"),
        (lambda: skip_mitchell(7), "even number"),
        (lambda: skip_mitchell(8, 8), "1 to 7 rounds, not 8$"),
        (lambda: share_and_relay(2), "from 4, not 2"),
        (lambda: hesitation(6), "odd number"),
        (lambda: howell(6), "8, 10, ... 30 pairs, not for 6"),
        (lambda: howell(9), "not for 9"),
        (lambda: all_together(6), "4 or 5 pairs"),
        (lambda: curtailed(howell(8), 8), "1 to 7 rounds"),
        (lambda: rover(4), "5 tables or more"),
        (lambda: bump(4), "5 tables or more, not 4"),
        (lambda: web(10, 8), "odd number of rounds"),
        (lambda: web(9, 9), "more tables"),
        (lambda: without_last_pair(without_last_pair(howell(8))), "missing in this movement already"),
        (lambda: switch_arrow(mitchell(7), [8]), "rounds 1 to 7"),
        (lambda: turn_single_tables(mitchell(7)), "one winner"),
        (lambda: howell(8).of_contestant(9), "contestants 1 to 8, not 9"),
    ],
)  # fmt: skip
def test_what_does_not_exist_is_refused(build: object, said: str) -> None:
    assert callable(build)
    with pytest.raises(MovementError, match=said):
        build()
