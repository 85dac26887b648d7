"""A movement as a file gives it: its sittings put together, whatever the format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.movement.model import Movement, MovementName, Sitting, arrange


@dataclass(frozen=True, slots=True)
class GivenMovement:
    """Contents of a file of a movement, with the words about it."""

    movement: Movement
    """East-West of a Mitchell are numbered on from North-South, as everywhere in this program."""
    text: str = ""
    boards_each: int | None = None
    """Number of boards in a set; `None` where the file numbers sets."""


def given_movement(sittings: Sequence[Sitting], tables: int, rounds: int, sets: int, *, two_lines: bool) -> Movement:
    """Put sittings together as they are, with as many copies of the boards as they want at once.

    Args:
        sittings: who sits where, with the numbers of the file.
        tables: how many there are.
        rounds: how many there are.
        sets: how many sets of boards there are.
        two_lines: North-South and East-West are each numbered from 1, and there are two winners.
    """
    north_south = max((each.north_south for each in sittings), default=0)
    beyond = north_south if two_lines else 0
    seated = [replace(each, east_west=each.east_west + beyond) for each in sittings]
    wanted = Counter((each.round, number) for each in seated for number in each.sets)
    return Movement(
        MovementName.GIVEN,
        max((max(each.north_south, each.east_west) for each in seated), default=0),
        tables,
        rounds,
        sets,
        arrange(seated),
        winners=2 if two_lines else 1,
        copies=max(wanted.values(), default=1),
    )


def of_movement(code: str, *, severity: Severity = Severity.ERROR, line: int = 0, **values: object) -> Diagnostic:
    """Say what was found in the file of a movement."""
    return Diagnostic(line, code, tuple((name, str(value)) for name, value in values.items()), severity)
