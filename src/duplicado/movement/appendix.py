"""Mitchells of an awkward number of tables: with an appendix, and the Blackpool movement.

The recipes are those of clubs' manuals; which skip, sets and last rounds make them work was found by trying all, and
`check_movement` proves each arrangement.
"""

from __future__ import annotations

from duplicado.movement.model import (
    Exchange,
    FindingKind,
    Movement,
    MovementError,
    MovementName,
    PermittedRepeat,
    RepeatReason,
    Sitting,
    arrange,
)


def appendix_mitchell(tables: int, rounds: int | None = None, *, half: bool = False) -> Movement:
    """Arrange a Mitchell of two tables less than there are, with two tables more as an appendix; it has two winners.

    The base plays with a set at each table, as many rounds as it has tables; where it is even, East-West go up two
    tables after half of them. East-West go on from its last table to the appendix, and from there to table 1. The first
    table of the appendix shares the boards of table 1, for which a set needs two boards or more; the second begins with
    the last set and goes backwards through them, from a copy of its own. East-West leave out two North-South pairs.

    Args:
        tables: how many there are with the appendix.
        rounds: at most, and if not told, as many as the base has tables.
        half: whether the last table has no North-South pair: who comes there sits out, and no copy is needed.

    Raises:
        MovementError: there are fewer than 5 tables, or the rounds are too many.
    """
    base = tables - 2
    if base < 3:
        raise MovementError(f"a Mitchell with an appendix needs 5 tables or more, not {tables}")
    played = base if rounds is None else rounds
    if not 1 <= played <= base:
        raise MovementError(f"this movement has 1 to {base} rounds, not {played}")
    skip = base // 2 if base % 2 == 0 and played > base // 2 else None
    stationary = tables - 1 if half else tables
    sittings: list[Sitting] = []
    for number in range(played):
        moved = number + (1 if skip is not None and number >= skip else 0)
        for pair in range(tables):
            table = (pair + moved) % tables
            if table < stationary:
                played_set = _appendix_set(base, table, number)
                sittings.append(Sitting(number + 1, table + 1, table + 1, stationary + 1 + pair, (played_set + 1,)))
    return Movement(
        MovementName.APPENDIX_MITCHELL,
        stationary + tables,
        stationary,
        played,
        base,
        arrange(sittings),
        winners=2,
        exchanges=(Exchange((1, base + 1)),),
        copies=1 if half else 2,
        skip_after=skip,
    )


def _appendix_set(base: int, table: int, number: int) -> int:
    """Say which set a table plays in a round, all numbered from 0."""
    if table < base:
        return (table + number) % base
    return number if table == base else base - 1 - number


def blackpool(tables: int, rounds: int | None = None) -> Movement:
    """Arrange a Mitchell for an even number of tables in which nothing is shared: two sets rest in each round.

    One stand for boards is half way round, the other behind the last table. It has two rounds more than tables, and
    two winners. In the last but one East-West are at their first tables again; in the last they go to the table whose
    number is one more than that of tables, less that of their first one. So in these two everybody meets opponents
    whom he has met, on other boards, which the movement declares.

    Raises:
        MovementError: the number of tables is odd or less than 4, or the rounds are too many.
    """
    if tables < 4 or tables % 2:
        raise MovementError(f"a Blackpool movement needs an even number of tables from 4, not {tables}")
    circle = tables + 2
    played = circle if rounds is None else rounds
    if not 1 <= played <= circle:
        raise MovementError(f"this movement has 1 to {circle} rounds, not {played}")
    half = tables // 2
    places = [*range(half), *range(half + 1, circle - 1)]
    sittings: list[Sitting] = []
    for number in range(played):
        for pair in range(tables):
            table = tables - 1 - pair if number == tables + 1 else (pair + number) % tables
            played_set = (places[table] + number) % circle
            sittings.append(Sitting(number + 1, table + 1, table + 1, tables + 1 + pair, (played_set + 1,)))
    again = {(each.north_south, each.east_west) for each in sittings if each.round > tables}
    return Movement(
        MovementName.BLACKPOOL,
        2 * tables,
        tables,
        played,
        circle,
        arrange(sittings),
        winners=2,
        relay_after=half,
        permitted=tuple(
            PermittedRepeat(FindingKind.OPPONENTS_AGAIN, who, RepeatReason.BLACKPOOL) for who in sorted(again)
        ),
    )
