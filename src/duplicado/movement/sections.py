"""Several sections with the same boards: who wants which set when, so that they need fewer copies of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duplicado.movement.model import Movement, MovementError, sharing_tables
from duplicado.movement.teams import TeamMovement


@dataclass(frozen=True, slots=True)
class SectionClash:
    """A set that is wanted at more tables at once than there are copies."""

    round: int
    set_number: int
    places: tuple[tuple[int, int], ...]
    """Section (from 1) and table, ascending."""


def offset_sets(movement: Movement, by: int) -> Movement:
    """Give the same movement with its sets renamed in a circle, each to the one so many further on."""
    sittings = tuple(
        replace(each, sets=tuple((number - 1 + by) % movement.sets + 1 for number in each.sets))
        for each in movement.sittings
    )
    return replace(movement, sittings=sittings)


def check_sections(sections: Sequence[Movement], copies: int) -> tuple[SectionClash, ...]:
    """Report each set that is wanted at more tables of all sections at once than there are copies.

    The sections play their rounds at the same times. Tables that exchange their boards count as one, as in
    `check_movement`, which says what is wrong with each section by itself.
    """
    found: list[SectionClash] = []
    for (number, each_set), places in sorted(_wanted(sections).items()):
        groups = {(one, sharing_tables(sections[one - 1].exchanges, table, number)) for one, table in places}
        if len(groups) > copies:
            found.append(SectionClash(number, each_set, tuple(places)))
    return tuple(found)


def copies_for_sections(sections: Sequence[Movement]) -> int:
    """Say how many copies of each set all sections need together; 0 where nobody plays anything."""
    return max(copies_of_sets(sections).values(), default=0)


def copies_of_sets(sections: Sequence[Movement | TeamMovement]) -> dict[int, int]:
    """Say for each set that is played how many copies of it all sections need together."""
    found: dict[int, int] = {}
    for (number, played), places in _wanted(sections).items():
        groups = {(one, sharing_tables(sections[one - 1].exchanges, table, number)) for one, table in places}
        found[played] = max(found.get(played, 0), len(groups))
    return found


def _wanted(sections: Sequence[Movement | TeamMovement]) -> dict[tuple[int, int], list[tuple[int, int]]]:
    wanted: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for section, movement in enumerate(sections, 1):
        for each in movement.sittings:
            for number in each.sets:
                places = wanted.setdefault((each.round, number), [])
                if (section, each.table) not in places:
                    places.append((section, each.table))
    return wanted


def share_boards(sections: Sequence[Movement], placed: int = 1) -> tuple[Movement, ...]:
    """Rename the sets of the second and further sections so that all together need as few copies as possible.

    `placed`: how many of the first sections stay as they are, because they are settled already.
    One section after the other is tried with each offset against those before it; where two are equal, the smaller.
    Within a section nothing changes but the names of the sets. Whether that saves anything `copies_for_sections` tells:
    two Howells of 8 tables want 16 of their 15 sets in each round, so that one copy cannot do, but three do with two.

    Raises:
        MovementError: there are no sections, or they have not the same number of sets.
    """
    if not sections or len({each.sets for each in sections}) > 1:
        raise MovementError("sections share boards if there are some, with the same number of sets each")
    settled = list(sections[: max(placed, 1)])
    for movement in sections[len(settled) :]:
        ways = [offset_sets(movement, by) for by in range(max(movement.sets, 1))]
        costs = [(copies_for_sections([*settled, way]), _tables_waiting([*settled, way])) for way in ways]
        settled.append(ways[costs.index(min(costs))])
    return tuple(settled)


def _tables_waiting(sections: Sequence[Movement]) -> int:
    """Count the tables that want a set which another wants at the same time."""
    return sum(len(places) - 1 for places in _wanted(sections).values())
