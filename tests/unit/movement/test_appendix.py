"""Mitchells with an appendix, and the Blackpool movement."""

from collections import Counter

import pytest

from duplicado.movement.appendix import appendix_mitchell, blackpool
from duplicado.movement.check import check_movement, faults
from duplicado.movement.model import FindingKind, Movement, MovementError, RepeatReason
from duplicado.movement.named import movement_named


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("tables", range(5, 31))
def test_an_appendix_of_two_tables(tables: int, half: bool) -> None:
    base = tables - 2
    for rounds in {base, base // 2 + 1, base // 2}:
        movement = appendix_mitchell(tables, rounds, half=half)
        assert check_movement(movement) == ()
        assert (movement.rounds, movement.sets, movement.copies) == (rounds, base, 1 if half else 2)
    whole = appendix_mitchell(tables, half=half)
    played = Counter(who for each in whole.sittings for who in (each.north_south, each.east_west))
    stationary = tables - 1 if half else tables
    # North-South play every set; of East-West one sits out in each round where there is half a table.
    assert {who: played[who] for who in range(1, stationary + 1)} == dict.fromkeys(range(1, stationary + 1), base)
    assert len(whole.sit_outs) == (base if half else 0)
    assert Counter(number for number, _ in whole.sit_outs) == (dict.fromkeys(range(1, base + 1), 1) if half else {})
    assert max(Counter(who for _, who in whole.sit_outs).values(), default=0) <= 1
    assert set(whole.stationary) >= set(range(1, stationary + 1))


def test_ten_tables_are_eight_and_two() -> None:
    """The recipe of the manuals: a skip after four rounds, tables 1 and 9 share, table 10 goes backwards."""
    movement = appendix_mitchell(10)
    assert (movement.skip_after, movement.exchanges[0].tables) == (4, (1, 9))
    assert [each.sets for each in movement.sittings if each.table == 10] == [(number,) for number in range(8, 0, -1)]
    assert all(
        one.sets == other.sets
        for one, other in zip(
            (each for each in movement.sittings if each.table == 1),
            (each for each in movement.sittings if each.table == 9),
            strict=True,
        )
    )


@pytest.mark.parametrize("tables", range(4, 31, 2))
def test_blackpool_shares_nothing_and_everybody_plays_every_set(tables: int) -> None:
    movement = blackpool(tables)
    assert faults(movement) == ()
    assert (movement.rounds, movement.sets, movement.copies, movement.exchanges) == (tables + 2, tables + 2, 1, ())
    found = check_movement(movement)
    assert {(each.kind, each.permitted) for each in found} == {(FindingKind.OPPONENTS_AGAIN, RepeatReason.BLACKPOOL)}
    assert {each.round for each in found} == {tables + 1, tables + 2}
    for who in range(1, 2 * tables + 1):
        assert sorted(number for each in movement.of_contestant(who) for number in each.sets) == [*range(1, tables + 3)]
    assert check_movement(blackpool(tables, tables)) == ()


def test_blackpool_at_ten_tables_is_that_of_the_manuals() -> None:
    movement = blackpool(10)
    assert movement.relay_after == 5
    first = {each.east_west: each.table for each in movement.sittings if each.round == 1}
    last = {each.round: {e.east_west: e.table for e in movement.sittings if e.round == each.round}
            for each in movement.sittings}  # fmt: skip
    assert last[11] == first
    assert last[12] == {who: 11 - table for who, table in first.items()}


def test_they_can_be_had_by_name() -> None:
    for name, pairs, tables in (("appendix-mitchell", 19, 9), ("appendix-mitchell", 20, 10), ("blackpool", 20, 10)):
        movement = movement_named(name, pairs)
        assert isinstance(movement, Movement)
        assert (movement.contestants, movement.tables) == (pairs, tables)
        one = movement_named(name, pairs, winners=1)
        assert isinstance(one, Movement)
        assert (one.winners, faults(one)) == (1, ())
    half = movement_named("blackpool", 19)
    assert isinstance(half, Movement)
    assert faults(half) == ()


@pytest.mark.parametrize(
    ("build", "numbers"),
    [(appendix_mitchell, (4, None)), (appendix_mitchell, (10, 9)), (blackpool, (9, None)), (blackpool, (10, 13))],
)
def test_what_there_is_not_is_refused(build: object, numbers: tuple[int, int | None]) -> None:
    assert callable(build)
    with pytest.raises(MovementError):
        build(*numbers)
