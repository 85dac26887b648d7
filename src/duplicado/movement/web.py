"""Web movements: more tables than rounds, with several copies of each set of boards."""

from __future__ import annotations

from collections import Counter

from duplicado.movement.model import Movement, MovementError, MovementName, Sitting, arrange


def web(tables: int, rounds: int) -> Movement:
    """Arrange a large field so that all play all sets, of which there are as many as rounds, an odd number.

    East-West go up one table in each round round the whole room. In the first part of the room table t plays set
    t + r in round r, in the second part set s - t - r. An East-West pair meets set e + 2r before it passes the
    border and, after it, those that are left, in reverse, if s is twice the last table of the first part; the same
    holds at the other border if the parts are equal, or differ by a multiple of the rounds. How the room is parted is
    chosen so that the fewest copies of the boards are needed: two, for an even number of tables up to twice the rounds.

    Raises:
        MovementError: there are no more tables than rounds, the rounds are even or fewer than 3, or no partition
            lets everybody play every set once.
    """
    if rounds % 2 == 0 or not 3 <= rounds < tables:
        raise MovementError(
            f"a Web needs an odd number of rounds from 3 and more tables, not {tables} tables and {rounds} rounds"
        )
    candidates = [
        (max(max(Counter(row).values()) for row in sets), abs(2 * part - tables), sets)
        for part in range(1, tables)
        if (2 * part - tables) % rounds == 0 and _everybody_plays_all(sets := _sets(tables, rounds, part), rounds)
    ]
    if not candidates:
        raise MovementError(f"no Web was found for {tables} tables and {rounds} rounds")
    copies, _, sets = min(candidates)
    sittings = [
        Sitting(r + 1, table + 1, table + 1, tables + 1 + (table - r) % tables, (sets[r][table],))
        for r in range(rounds)
        for table in range(tables)
    ]
    return Movement(MovementName.WEB, 2 * tables, tables, rounds, rounds, arrange(sittings), winners=2, copies=copies)


def _sets(tables: int, rounds: int, part: int) -> list[list[int]]:
    """Say which set is at each table in each round, if the first part has so many tables."""
    start = 2 * (part - 1)
    return [
        [((table + r) if table < part else (start - table - r)) % rounds + 1 for table in range(tables)]
        for r in range(rounds)
    ]


def _everybody_plays_all(sets: list[list[int]], rounds: int) -> bool:
    """Tell whether no East-West pair meets a set twice; of the North-South pairs none can."""
    tables = len(sets[0])
    return all(len({sets[r][(first + r) % tables] for r in range(rounds)}) == rounds for first in range(tables))
