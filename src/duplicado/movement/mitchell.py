"""Mitchell movements: North-South stay, East-West go up a table, the boards come down one.

The recipes are those of the manuals of movements; `check_movement` proves each arrangement.
"""

from __future__ import annotations

from dataclasses import replace

from duplicado.movement.model import Exchange, Movement, MovementError, MovementName, Sitting, arrange


def mitchell(tables: int, rounds: int | None = None) -> Movement:
    """Arrange a Mitchell with two winners for an odd number of tables: one set a table, as many rounds at most.

    North-South are 1 to n, East-West n + 1 to 2n, where n is the number of tables; all start at table 1, 2, ...

    Raises:
        MovementError: the number of tables is even or less than 3, or the rounds are too many.
    """
    if tables < 3 or tables % 2 == 0:
        raise MovementError(f"a plain Mitchell needs an odd number of tables from 3, not {tables}")
    played = _rounds(rounds, tables)
    return _two_winners(MovementName.MITCHELL, tables, played, list(range(tables)))


def skip_mitchell(tables: int, rounds: int | None = None) -> Movement:
    """Arrange a Mitchell for an even number of tables in which East-West once go up two tables, after half the rounds.

    It has a round less than tables; each East-West pair leaves out one set and one opponent.

    Raises:
        MovementError: the number of tables is odd or less than 4, or the rounds are too many.
    """
    if tables < 4 or tables % 2:
        raise MovementError(f"a skip Mitchell needs an even number of tables from 4, not {tables}")
    played = _rounds(rounds, tables - 1)
    skip = tables // 2 if played > tables // 2 else None
    return _two_winners(MovementName.SKIP_MITCHELL, tables, played, list(range(tables)), skip_after=skip)


def share_and_relay(tables: int, rounds: int | None = None) -> Movement:
    """Arrange a complete Mitchell for an even number of tables with a stand for boards half way round.

    The stand is between tables n/2 and n/2 + 1; tables 1 and n share their boards in every round, for which a set
    needs two boards or more.

    Raises:
        MovementError: the number of tables is odd or less than 4, or the rounds are too many.
    """
    if tables < 4 or tables % 2:
        raise MovementError(f"share and relay needs an even number of tables from 4, not {tables}")
    half = tables // 2
    # Places along which the boards come down; the stand is place `half`, and the last table is at place 0 again.
    places = [*range(half), *range(half + 1, tables), 0]
    movement = _two_winners(MovementName.SHARE_AND_RELAY, tables, _rounds(rounds, tables), places, relay_after=half)
    return replace(movement, exchanges=(Exchange((1, tables)),))


def hesitation(tables: int, rounds: int | None = None) -> Movement:
    """Arrange a Mitchell with a round more than tables, for an odd number of tables; it has one winner.

    Who comes to the last table plays a round East-West there and a round North-South, before going to table 1. So
    n - 1 pairs keep their tables and n + 1 move; a set of boards rests behind table (n - 1)/2.

    Raises:
        MovementError: the number of tables is even or less than 3, or the rounds are too many.
    """
    if tables < 3 or tables % 2 == 0:
        raise MovementError(f"a hesitation Mitchell needs an odd number of tables from 3, not {tables}")
    circle = tables + 1
    played = _rounds(rounds, circle)
    half = tables // 2
    places = [*range(half), *range(half + 1, circle)]
    sittings = [
        Sitting(
            number + 1,
            table + 1,
            # The movers are n to 2n, in the order of their first seats: East-West at 1 to n, North-South at n.
            table + 1 if table < tables - 1 else tables + (tables - number) % circle,
            tables + (table - number) % circle,
            ((places[table] + number) % circle + 1,),
        )
        for number in range(played)
        for table in range(tables)
    ]
    return Movement(MovementName.HESITATION, 2 * tables, tables, played, circle, arrange(sittings), relay_after=half)


def _rounds(asked: int | None, most: int) -> int:
    if asked is None:
        return most
    if not 1 <= asked <= most:
        raise MovementError(f"this movement has 1 to {most} rounds, not {asked}")
    return asked


def _two_winners(
    name: MovementName,
    tables: int,
    rounds: int,
    places: list[int],
    *,
    skip_after: int | None = None,
    relay_after: int | None = None,
) -> Movement:
    """Arrange a Mitchell; `places` tells for each table at which place of the boards' circle it stands."""
    sittings = [
        Sitting(
            number + 1,
            table + 1,
            table + 1,
            tables + 1 + (table - number - (1 if skip_after is not None and number >= skip_after else 0)) % tables,
            ((places[table] + number) % tables + 1,),
        )
        for number in range(rounds)
        for table in range(tables)
    ]
    return Movement(
        name,
        2 * tables,
        tables,
        rounds,
        tables,
        arrange(sittings),
        winners=2,
        skip_after=skip_after,
        relay_after=relay_after,
    )
