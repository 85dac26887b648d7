"""Guide cards for contestants and cards for tables, as data."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.movement.model import Movement, MovementError
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class GuideLine:
    """One line of a contestant's card: where it plays, whom, and which boards in that order."""

    round: int
    table: int | None
    """`None`: it sits out, and the rest of the line is empty."""
    side: Side | None = None
    opponent: int | None = None
    boards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TableCardLine:
    """One line of a table's card: who sits there and plays which boards, and where the boards go afterwards."""

    round: int
    north_south: int
    east_west: int
    boards: tuple[int, ...]
    boards_next: tuple[int, ...]
    """The tables that want these boards in the next round, ascending; none: they rest or have been played."""


def guide_card(movement: Movement, contestant: int, boards_each: int) -> tuple[GuideLine, ...]:
    """Write a contestant's card, with `boards_each` boards in a set; a round has two lines where the arrow turns.

    Raises:
        MovementError: the movement has no contestant of that number.
    """
    lines = [GuideLine(number, None) for number, who in movement.sit_outs if who == contestant]
    for each in movement.of_contestant(contestant):
        opponent = each.east_west if contestant == each.north_south else each.north_south
        boards = _boards(movement, each.sets, boards_each)
        lines.append(GuideLine(each.round, each.table, each.side_of(contestant), opponent, boards))
    return tuple(sorted(lines, key=lambda line: line.round))


def table_card(movement: Movement, table: int, boards_each: int) -> tuple[TableCardLine, ...]:
    """Write a table's card, with `boards_each` boards in a set.

    Raises:
        MovementError: the movement has no table of that number.
    """
    if not 1 <= table <= movement.tables:
        raise MovementError(f"the movement has tables 1 to {movement.tables}, not {table}")
    lines: list[TableCardLine] = []
    for each in movement.sittings:
        if each.table == table:
            wanting = {
                other.table
                for other in movement.sittings
                if other.round == each.round + 1 and not set(other.sets).isdisjoint(each.sets)
            }
            boards = _boards(movement, each.sets, boards_each)
            lines.append(TableCardLine(each.round, each.north_south, each.east_west, boards, tuple(sorted(wanting))))
    return tuple(lines)


def _boards(movement: Movement, sets: tuple[int, ...], boards_each: int) -> tuple[int, ...]:
    return tuple(board for number in sets for board in movement.boards_of(number, boards_each))
