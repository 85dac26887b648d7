"""Whist tournaments: everybody once the partner of everybody, and twice his opponent."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.movement.groups import group_sum
from duplicado.movement.individuals import IndividualMovement, IndividualSitting
from duplicado.movement.model import MovementError
from duplicado.movement.whist_designs import WHIST_DESIGNS

WHIST_PLAYERS: Final = tuple(WHIST_DESIGNS)
"""The numbers of players for which there is a whist tournament here."""


def whist(players: int, rounds: int | None = None) -> IndividualMovement:
    """Arrange a whist tournament for 4n players in 4n - 1 rounds, or for 4n + 1 in as many, one sitting out in each.

    Where the design says which set is at which table, there is one copy of the boards; everybody then plays every set
    once, but for the one he does not play with 4n + 1. Otherwise all tables play the same set in each round, as in a
    barometer. With fewer rounds nobody meets more often than in all.

    Raises:
        MovementError: there is no design for that number of players, or the rounds are too many.
    """
    design = WHIST_DESIGNS.get(players)
    if design is None:
        raise MovementError(
            f"there is a whist tournament for {', '.join(map(str, WHIST_PLAYERS))} players, not {players}"
        )
    most = players - 1 if players % 4 == 0 else players
    played = most if rounds is None else rounds
    if not 1 <= played <= most:
        raise MovementError(f"a whist tournament of {players} players has 1 to {most} rounds, not {played}")
    sittings: list[IndividualSitting] = []
    for step in range(played):
        for index, table in enumerate(design.tables):
            # The player beyond the group, if there is one, keeps his seat.
            north, east, south, west = (
                (each if each == most else group_sum(design.moduli, each, step)) + 1 for each in table
            )
            number = group_sum(design.moduli, design.sets[index], step) if design.sets else step
            sittings.append(IndividualSitting(step + 1, index + 1, north, east, south, west, number + 1))
    tables = len(design.tables)
    used = sorted({each.set_number for each in sittings})
    renamed = {number: new for new, number in enumerate(used, 1)}
    return IndividualMovement(
        players,
        tables,
        played,
        len(used),
        tuple(replace(each, set_number=renamed[each.set_number]) for each in sittings),
        copies=1 if design.sets else tables,
        meetings=2,
    )
