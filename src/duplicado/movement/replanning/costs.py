"""Costs of a new plan: the figures by which plans are compared and shown to the Director."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from duplicado.movement.balance import never_playing, quality_factor
from duplicado.movement.check import MovementFinding, check_movement
from duplicado.movement.model import Movement, MovementError


@dataclass(frozen=True, slots=True)
class Costs:
    """The figures of a new plan, for the rounds from the change on where nothing else is said."""

    findings: tuple[MovementFinding, ...]
    """Of the checker, over the whole movement: played and planned."""
    repeats: int
    """Findings that the announced movement did not have."""
    sit_outs: int
    """Rounds in which a contestant sits out, counted over all contestants."""
    most_sit_outs: int
    """Of one contestant, at most."""
    never_play: int
    """Contestants who would not play at all, before the change or after it."""
    contestants_moved: int
    """Contestants who are at another table or side in some round than was announced to them."""
    seats_moved: int
    """The same, counted by rounds."""
    new_sets: int
    """Sets of boards that the announced movement did not need."""
    boards: Fraction
    """Boards that a contestant plays on the average, in sets of as many as the caller said."""
    quality: Fraction | None
    """The quality factor of the whole movement; `None` where somebody plays a set twice."""


def costs(announced: Movement, planned: Movement, first: int, boards_in_set: int = 1) -> Costs:
    """Compare what is planned now with what was announced, from round `first` on."""
    found = check_movement(planned)
    known = set(check_movement(announced))
    sit_outs = [who for number, who in planned.sit_outs if number >= first]
    before, now = _seats(announced, first), _seats(planned, first)
    moved = [key for key, seat in now.items() if key in before and before[key] != seat]
    played = boards_in_set * sum(2 * len(each.sets) for each in planned.sittings)
    try:
        quality = quality_factor(planned)
    except MovementError:
        quality = None
    return Costs(
        found,
        sum(each not in known for each in found),
        len(sit_outs),
        max((sit_outs.count(who) for who in set(sit_outs)), default=0),
        len(never_playing(planned)),
        len({who for _, who in moved}),
        len(moved),
        max(planned.sets - announced.sets, 0),
        Fraction(played, planned.contestants),
        quality,
    )


def _seats(movement: Movement, first: int) -> dict[tuple[int, int], tuple[int, frozenset[bool]]]:
    """Say where each contestant sits in each round: the table, and on which side or sides."""
    seats: dict[tuple[int, int], tuple[int, frozenset[bool]]] = {}
    for each in movement.sittings:
        if each.round >= first:
            for who in (each.north_south, each.east_west):
                sides = seats.get((each.round, who), (0, frozenset[bool]()))[1]
                seats[each.round, who] = (each.table, sides | {who == each.north_south})
    return seats
