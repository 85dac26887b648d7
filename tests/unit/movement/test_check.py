"""The checker finds every kind of fault, put into movements that had none."""

from dataclasses import replace

import pytest

from duplicado.movement.check import MovementFinding, check_movement, faults
from duplicado.movement.howell import all_together
from duplicado.movement.mitchell import mitchell, share_and_relay
from duplicado.movement.model import (
    Exchange,
    FindingKind,
    Movement,
    MovementName,
    PermittedRepeat,
    RepeatReason,
    Sitting,
)


def movement(*sittings: Sitting, sets: int = 9, copies: int = 1) -> Movement:
    return Movement(MovementName.MITCHELL, 9, 9, 9, sets, sittings, copies=copies)


def kinds(checked: Movement) -> list[FindingKind]:
    return [each.kind for each in check_movement(checked)]


def test_a_sound_movement_has_no_findings() -> None:
    assert check_movement(movement(Sitting(1, 1, 1, 2, (1,)), Sitting(1, 2, 3, 4, (2,)))) == ()


def test_opponents_who_meet_again_the_other_way_round() -> None:
    (finding,) = check_movement(movement(Sitting(1, 1, 1, 2, (1,)), Sitting(3, 4, 2, 1, (2,))))
    assert finding == MovementFinding(FindingKind.OPPONENTS_AGAIN, 3, 4, (1, 2), earlier_round=1)


def test_turning_the_arrow_within_a_round_is_no_second_meeting() -> None:
    assert kinds(movement(Sitting(1, 1, 1, 2, (1,)), Sitting(1, 1, 2, 1, (2,)))) == []


def test_a_set_that_is_played_again() -> None:
    (finding,) = check_movement(movement(Sitting(1, 1, 1, 2, (1,)), Sitting(2, 1, 1, 3, (1,))))
    assert finding == MovementFinding(FindingKind.SET_AGAIN, 2, 1, (1,), (1,), earlier_round=1)


def test_a_set_named_twice_in_a_sitting_is_played_again() -> None:
    assert kinds(movement(Sitting(1, 1, 1, 2, (5, 5)))) == [FindingKind.SET_AGAIN] * 2


def test_a_set_at_two_tables_at_once() -> None:
    twice = movement(Sitting(1, 1, 1, 2, (1,)), Sitting(1, 2, 3, 4, (1,)))
    (finding,) = check_movement(twice)
    assert finding == MovementFinding(FindingKind.SET_WANTED_TWICE, 1, 2, sets=(1,), other_table=1)
    assert kinds(replace(twice, copies=2)) == []
    assert kinds(replace(twice, exchanges=(Exchange((1, 2)),))) == []
    assert kinds(replace(twice, exchanges=(Exchange((1, 3)),))) == [FindingKind.SET_WANTED_TWICE]


def test_tables_that_exchange_sets_play_them_at_different_times() -> None:
    def half(first: tuple[int, ...], second: tuple[int, ...]) -> Movement:
        sittings = (Sitting(1, 1, 1, 2, first), Sitting(1, 2, 3, 4, second))
        return replace(movement(*sittings), exchanges=(Exchange((1, 2)),))

    assert kinds(half((1, 2), (2, 1))) == []
    assert kinds(half((1, 2), (1, 2))) == [FindingKind.SET_WANTED_TWICE] * 2


def test_a_third_table_is_one_too_many_for_two_that_exchange() -> None:
    three = movement(Sitting(1, 1, 1, 2, (1,)), Sitting(1, 2, 3, 4, (1,)), Sitting(1, 3, 5, 6, (1,)))
    assert kinds(replace(three, exchanges=(Exchange((1, 2)),))) == [FindingKind.SET_WANTED_TWICE]
    assert kinds(replace(three, exchanges=(Exchange((1, 2)),), copies=2)) == []


def test_a_contestant_at_two_tables() -> None:
    (finding,) = check_movement(movement(Sitting(1, 1, 1, 2, (1,)), Sitting(1, 2, 3, 1, (2,))))
    assert finding == MovementFinding(FindingKind.CONTESTANT_TWICE, 1, 2, (1,), other_table=1)


def test_a_table_taken_twice() -> None:
    assert kinds(movement(Sitting(1, 1, 1, 2, (1,)), Sitting(1, 1, 3, 4, (2,)))) == [FindingKind.TABLE_TAKEN_TWICE]


@pytest.mark.parametrize(
    "sitting",
    [
        Sitting(0, 1, 1, 2, (1,)),
        Sitting(10, 1, 1, 2, (1,)),
        Sitting(1, 10, 1, 2, (1,)),
        Sitting(1, 1, 1, 10, (1,)),
        Sitting(1, 1, 0, 2, (1,)),
        Sitting(1, 1, 1, 2, (10,)),
    ],
    ids=str,
)
def test_numbers_out_of_range(sitting: Sitting) -> None:
    assert kinds(movement(sitting)) == [FindingKind.OUT_OF_RANGE]


def test_a_sitting_without_boards_or_against_oneself() -> None:
    assert kinds(movement(Sitting(1, 1, 1, 2, ()))) == [FindingKind.NO_BOARDS]
    assert FindingKind.AGAINST_ONESELF in kinds(movement(Sitting(1, 1, 2, 2, (1,))))


def test_a_declared_repeat_is_reported_and_no_fault() -> None:
    again = movement(Sitting(1, 1, 1, 2, (1,)), Sitting(3, 4, 2, 1, (2,)))
    permitted = PermittedRepeat(FindingKind.OPPONENTS_AGAIN, (1, 2), RepeatReason.ROVER_OF_THAT_SIZE)
    declared = replace(again, permitted=(permitted,))
    assert [each.permitted for each in check_movement(declared)] == [RepeatReason.ROVER_OF_THAT_SIZE]
    assert faults(declared) == ()
    assert len(faults(again)) == 1


def test_what_a_movement_does_not_declare_is_found() -> None:
    """Mitchells need what they say: the exchange of tables 1 and n, the second half of a round."""
    assert {each.kind for each in faults(replace(share_and_relay(6), exchanges=()))} == {FindingKind.SET_WANTED_TWICE}
    assert {each.kind for each in faults(replace(all_together(4), exchanges=()))} == {FindingKind.SET_WANTED_TWICE}


@pytest.mark.parametrize("index", range(0, 49, 6))
def test_any_sitting_of_a_mitchell_moved_to_another_set_is_found(index: int) -> None:
    sound = mitchell(7)
    sittings = list(sound.sittings)
    sittings[index] = replace(sittings[index], sets=(sittings[index].sets[0] % 7 + 1,))
    assert FindingKind.SET_AGAIN in {each.kind for each in faults(replace(sound, sittings=tuple(sittings)))}
