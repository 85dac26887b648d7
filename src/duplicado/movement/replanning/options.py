"""Planning a movement anew from a round on, without touching what was played.

`replan_options` gives the ways there are, the best first, with what each costs; `replan` the best of them. Teams and
single players go on by `replan_team_options` and `replan_player_options`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from duplicado.movement.model import Movement, MovementError
from duplicado.movement.replanning.changes import (
    Change,
    FewerBoards,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
)
from duplicado.movement.replanning.costs import Costs, costs
from duplicado.movement.replanning.length import fewer_boards, in_single_boards, number_of_rounds, time_lost
from duplicado.movement.replanning.switch import other_movements
from duplicado.movement.replanning.ways import ReplanWay, ways_of_seating


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
