"""The movement that is made of rounds as they were paired."""

from duplicado.event.contest import ContestantId
from duplicado.event.record.round_tables import movement_of
from duplicado.event.record.rounds_played import TableSeen
from duplicado.movement.model import FindingKind, Movement, MovementName


def test_two_who_meet_twice_by_the_conditions_of_a_swiss_contest_may() -> None:
    one, two, three, four = (ContestantId(number) for number in range(1, 5))
    rounds = (
        (TableSeen(1, one, two, (1, 2)), TableSeen(2, three, four, (1, 2))),
        (TableSeen(1, one, two, (3, 4)), TableSeen(2, four, three, (3, 4))),
    )
    movement, size, first = movement_of(rounds, (one, two, three, four), MovementName.SWISS)
    assert isinstance(movement, Movement)
    assert (size, first) == (2, 1)
    assert [(each.kind, each.contestants) for each in movement.permitted] == [
        (FindingKind.OPPONENTS_AGAIN, (1, 2)), (FindingKind.OPPONENTS_AGAIN, (3, 4)),
    ]  # fmt: skip
