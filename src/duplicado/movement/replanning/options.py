"""Planning a movement anew from a round on, without touching what was played; the costs by which plans are compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from duplicado.movement.check import MovementFinding, check_movement, never_playing, quality_factor
from duplicado.movement.model import Movement, MovementError
from duplicado.movement.replanning.length import fewer_boards, in_single_boards, number_of_rounds, time_lost
from duplicado.movement.replanning.switch import other_movements
from duplicado.movement.replanning.ways import (
    Change,
    FewerBoards,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
    ReplanWay,
    ways_of_seating,
)


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


@dataclass(frozen=True, slots=True)
class Replan:
    """A way in which a movement can go on."""

    way: ReplanWay
    movement: Movement
    """The rounds before the change exactly as they were; contestants keep their numbers."""
    costs: Costs
    single_boards: bool = False
    """The movement's sets are now single boards, because tables no longer play whole sets."""

    def key(self, *, length: bool) -> tuple[int | Fraction, ...]:
        """Order ways, the best first; see `replan_options`. `length`: the evening is made longer or shorter."""
        costs = self.costs
        measure = -costs.boards * (costs.quality or 0)
        if length:
            # What everybody knows how to do comes before what must be read from new cards.
            return costs.repeats, costs.sit_outs, costs.new_sets, int(self.way is ReplanWay.NEW_ROUNDS), measure
        moved = (costs.contestants_moved, costs.seats_moved)
        return costs.repeats, costs.sit_outs, costs.most_sit_outs, *moved, costs.new_sets, measure


def replan(movement: Movement, from_round: int, change: Change) -> Movement:
    """Plan the rounds from `from_round` on anew, in the best way: the first of `replan_options`.

    Raises:
        MovementError: as `replan_options`.
    """
    return replan_options(movement, from_round, change)[0].movement


def replan_options(
    movement: Movement, from_round: int, change: Change, *, boards_each: int | None = None
) -> tuple[Replan, ...]:
    """Give the ways to go on, the best first, each different and the best of its kind; there is at least one.

    The order is: fewest repeats, fewest sit-outs, these shared by most, fewest who must be elsewhere than announced,
    fewest new boards, then boards × balance. Where the evening is made longer or shorter, the announced places matter
    less than boards × balance: the arrow is then switched anew. Of other movements there is the best for each number
    of tables.

    `boards_each`: boards in a set, where that is known. Of sets of a single board none is shared by two tables within
    a round, which is otherwise a way to seat a late pair against whoever a rover has sent away.

    Nobody ever gets a set of boards a second time, sits at two tables, or waits for boards that are elsewhere; who
    meets again meets with the movement's declared permission.

    Raises:
        MovementError: the movement has no such round, pair or table, the change is none, or nothing is left to play.
    """
    last = movement.rounds + (1 if isinstance(change, NumberOfRounds) else 0)
    if not 1 <= from_round <= last:
        raise MovementError(f"the movement can be planned anew from round 1 to {last}, not {from_round}")
    length = isinstance(change, NumberOfRounds | FewerBoards | MinutesLost)
    best: dict[tuple[ReplanWay, int], Replan] = {}
    known: set[tuple[object, ...]] = set()
    for way, planned in _ways(movement, from_round, change, single=boards_each == 1):
        plan = (planned.sittings, planned.contestants, planned.copies)
        if plan in known:
            continue
        known.add(plan)
        single = way is ReplanWay.FEWER_BOARDS
        before = in_single_boards(movement, _boards_each(change)) if single else movement
        boards_in_set = 1 if single else _boards_each(change)
        option = Replan(way, planned, costs(before, planned, from_round, boards_in_set), single)
        # Another movement may do with the tables there are or take one more: the Director chooses.
        kind = way, planned.tables if way is ReplanWay.OTHER_MOVEMENT else 0
        if kind not in best or option.key(length=length) < best[kind].key(length=length):
            best[kind] = option
    if not best:
        raise MovementError("nothing would be left to play")
    return tuple(sorted(best.values(), key=lambda each: each.key(length=length)))


def _ways(movement: Movement, first: int, change: Change, *, single: bool) -> Iterator[tuple[ReplanWay, Movement]]:
    match change:
        case NumberOfRounds(rounds):
            yield from number_of_rounds(movement, first, rounds)
        case FewerBoards():
            yield ReplanWay.FEWER_BOARDS, fewer_boards(movement, first, change)
        case MinutesLost():
            yield from time_lost(movement, first, change)
        case PairsArrive(count):
            yield from ways_of_seating(movement, first, change, single=single)
            yield from other_movements(movement, first, count)
        case _:
            yield from ways_of_seating(movement, first, change, single=single)


def _boards_each(change: Change) -> int:
    return change.boards_each if isinstance(change, FewerBoards | MinutesLost) else 1
