"""Common parts of replanning for teams and single players: costs, start, absentees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Absence, MovementError
from duplicado.movement.replanning.ways import Change, FewerBoards, MinutesLost, NumberOfRounds, ReplanWay
from duplicado.movement.teams import TeamMovement

_Kind = TypeVar("_Kind", bound=TeamMovement | IndividualMovement)


@dataclass(frozen=True, slots=True)
class OtherCosts:
    """The figures of a new plan, for the rounds from the change on where nothing else is said."""

    repeats: int
    """Findings of the checker that the announced movement did not have, unfinished matches apart."""
    unfinished: int
    """Matches of teams of which only one table is played; they cannot be scored."""
    sit_outs: int
    """Rounds in which somebody sits out, counted over all players, or over the pairs of all teams."""
    most_sit_outs: int
    """Of one contestant, at most."""
    never_play: int
    """Contestants who would not play at all."""
    contestants_moved: int
    """Contestants who in some round are elsewhere, or against or with others, than was announced to them."""
    new_sets: int
    """Sets of boards that the announced movement did not need."""
    new_copies: int
    """Copies of each set that the announced movement did not need."""
    boards: Fraction
    """Boards that a contestant plays on the average in the whole movement, in sets of as many as the caller said."""


@dataclass(frozen=True, slots=True)
class OtherReplan(Generic[_Kind]):
    """A way in which a movement of teams or of single players can go on."""

    way: ReplanWay
    movement: _Kind
    """The rounds before the change exactly as they were; contestants keep their numbers."""
    costs: OtherCosts
    single_boards: bool = False
    """The movement's sets are now single boards, because tables no longer play whole sets."""

    def key(self, *, length: bool) -> tuple[int | Fraction, ...]:
        """Order ways, the best first. `length`: the evening is made longer or shorter."""
        costs = self.costs
        worst = (costs.never_play, costs.repeats, costs.unfinished, costs.sit_outs)
        new = (costs.new_sets, costs.new_copies, -costs.boards)
        if length:
            return *worst, *new, costs.contestants_moved
        return *worst, costs.most_sit_outs, costs.contestants_moved, *new


def best_of_each(options: Iterable[OtherReplan[_Kind]], change: Change) -> tuple[OtherReplan[_Kind], ...]:
    """Keep the ways that differ, the best first.

    Raises:
        MovementError: there is none, because nothing would be left to play.
    """
    length = isinstance(change, NumberOfRounds | FewerBoards | MinutesLost)
    ranked = sorted(options, key=lambda each: each.key(length=length))
    kept: list[OtherReplan[_Kind]] = []
    for each in ranked:
        same = any(each.movement.sittings == other.movement.sittings for other in kept)
        if not same and each.movement.sittings and each.way not in {other.way for other in kept}:
            kept.append(each)
    if not kept:
        raise MovementError("nothing would be left to play")
    return tuple(kept)


def check_start(rounds: int, first: int, change: Change) -> None:
    """Refuse a round that the movement does not have.

    Raises:
        MovementError: there is no such round, or nothing is left to play.
    """
    last = rounds + (1 if isinstance(change, NumberOfRounds) else 0)
    if not 1 <= first <= last:
        raise MovementError(f"the movement can be planned anew from round 1 to {last}, not {first}")


def absent(absences: Iterable[Absence], number: int) -> set[int]:
    """Say who is not there in a round."""
    return {each.contestant for each in absences if each.first_round <= number <= each.last_round}


def numbers_that_leave(leaving: Collection[int], there: Collection[int], number: int) -> None:
    """Refuse somebody who cannot leave.

    Raises:
        MovementError: he is not there.
    """
    for each in leaving:
        if each not in there:
            raise MovementError(f"there is no number {each} in round {number}")


@dataclass(frozen=True, slots=True)
class SeatCosts:
    """Costs of a plan to those who have or have not a seat."""

    moved: int
    out: int
    most_out: int
    never: int


def cost_of_seats(
    announced: dict[tuple[int, int], frozenset[object]],
    planned: dict[tuple[int, int], frozenset[object]],
    sit_outs: Iterable[int],
    playing: Collection[int],
) -> SeatCosts:
    """Say how many are elsewhere than announced, how often somebody sits out, and who never has a seat.

    Args:
        announced: by round and contestant, the seat that was announced, from the change on.
        planned: the same as it is planned now.
        sit_outs: a contestant for each round in which he sits out.
        playing: who plays in some round, be it before the change.
    """
    moved = {who for (number, who), seat in planned.items() if not seat <= announced.get((number, who), seat)}
    out = Counter(sit_outs)
    return SeatCosts(len(moved), sum(out.values()), max(out.values(), default=0), len(out.keys() - {*playing}))
