"""The ways in which a movement can go on when pairs arrive or leave, or tables open or close.

Changes to a movement in play are arrivals, departures, tables, rounds, boards, minutes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final, TypeAlias

from duplicado.movement.arrow import turn_single_tables
from duplicado.movement.check import quality_factor
from duplicado.movement.model import Movement, MovementError, Pace
from duplicado.movement.replanning.evening import RunningMovement
from duplicado.movement.replanning.seating import bump, pair_up, rearrange, share_boards
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class PairsArrive:
    """Pairs come late; they get the next free numbers. Two of them are a new table, if the movement has room for it.

    In a movement of teams or of single players it is these who come.
    """

    count: int = 1


@dataclass(frozen=True, slots=True)
class PairsLeave:
    """Pairs, or teams or players, go home; nobody else changes his number."""

    pairs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableCloses:
    """A table can no longer be used, and no other is put in its place."""

    table: int


@dataclass(frozen=True, slots=True)
class TableOpens:
    """A further table can be used, so that pairs who sit out at the same time may play there."""


@dataclass(frozen=True, slots=True)
class NumberOfRounds:
    """The movement shall have so many rounds, the played ones included: fewer or more than announced."""

    rounds: int


@dataclass(frozen=True, slots=True)
class FewerBoards:
    """The last boards of each set are left out in the next rounds."""

    boards_each: int
    """Boards in a set until now."""
    boards_left: int
    """Boards of each set that are still played."""
    rounds: int | None = None
    """In how many rounds; `None`: in all that are left."""


@dataclass(frozen=True, slots=True)
class MinutesLost:
    """Play is late by so many minutes, and shall end when it was announced to end."""

    minutes: int
    boards_each: int
    """Boards in a set."""
    pace: Pace = field(default_factory=Pace)

    def rounds_in_time(self, left: int, boards: int) -> int:
        """Return how many of the rounds that are left end in time, with so many boards in each.

        Raises:
            MovementError: no time was lost.
        """
        if self.minutes < 1 or self.boards_each < 1:
            raise MovementError(f"{self.minutes} minutes lost with {self.boards_each} boards in a set is no change")
        time = self.pace.minutes(left, boards) - self.minutes
        return max(int(time // self.pace.minutes(1, boards)), 0)


def require_other_length(rounds: int, announced: int, first: int) -> None:
    """Refuse so many rounds where so many were announced, or more have been played before the first that is changed.

    Raises:
        MovementError: they are refused.
    """
    if rounds == announced or rounds < max(first - 1, 1):
        raise MovementError(f"the movement has {announced} rounds, {first - 1} are played: it cannot have {rounds}")


Change: TypeAlias = PairsArrive | PairsLeave | TableCloses | TableOpens | NumberOfRounds | FewerBoards | MinutesLost


_MOST_LINES_TRIED: Final = 3
"""So many late pairs are tried on every line; more are put on the lines in turn."""


class ReplanWay(Enumeration):
    """Way in which a movement goes on; the value is the name in reports."""

    SIT_OUT = "sit-out"
    """As announced; who has no opponent sits out."""
    PAIR_UP = "pair-up"
    """As announced; those who would sit out at the same time play each other."""
    SHARE = "share"
    """Besides, they play at the same time with the boards of another table, and pass them to and fro."""
    REARRANGE = "rearrange"
    """Besides, couples at other tables are parted to play those who would sit out."""
    PAIR_UP_AGAIN = "pair-up-again"
    """Those who would sit out play each other, even if they have met before."""
    ROVER = "rover"
    """A player who would sit out often and takes others' places in turn."""
    OTHER_MOVEMENT = "other-movement"
    """It goes on as another movement, of which the rounds played are the beginning."""
    CONTINUE = "continue"
    """It goes on for more rounds as it would have from the start."""
    NEW_ROUNDS = "new-rounds"
    """The rounds added are put together from whom and what is left."""
    CUT = "cut"
    """The last rounds are left out."""
    FINISH = "finish"
    """Those rounds are played that finish the matches begun, and others as far as there is time."""
    FEWER_BOARDS = "fewer-boards"
    """Boards of each set are left out."""


_Change = PairsArrive | PairsLeave | TableCloses | TableOpens
_Step = Callable[[RunningMovement], None]


def ways_of_seating(
    movement: Movement, first: int, change: _Change, *, single: bool = False
) -> Iterator[tuple[ReplanWay, Movement]]:
    """Give the ways to go on from round `first` without anything being wrong; some may be the same.

    `single`: a set is a single board, which two tables cannot share.

    Raises:
        MovementError: there is no such pair or table, it has gone already, or the pairs that come are none or more than
            those who are there.
    """
    for evening in _changed(movement, first, change):
        yield from _ways(evening, single=single)


def _changed(movement: Movement, first: int, change: _Change) -> Iterator[RunningMovement]:
    evening = RunningMovement(movement, first)
    match change:
        case PairsArrive(count):
            if not 1 <= count <= evening.present(first):
                raise MovementError(f"one pair or more can arrive, but not more than are there; not {count}")
            evening.most_tables = max(movement.tables, (evening.present(first) + count) // 2)
            sides = (Side.NS, Side.EW) if evening.lines else (None,)
            repeat = count if count <= _MOST_LINES_TRIED else 1
            for lines in product(sides, repeat=repeat):
                fork = evening.fork()
                for index in range(count):
                    # Beyond those on whom every line is tried, the lines take turns.
                    fork.arrive(
                        lines[index] if index < len(lines) else sides[(sides.index(lines[0]) + index) % len(sides)]
                    )
                yield fork
        case PairsLeave(pairs):
            for pair in pairs:
                if pair not in evening.idle(first) and all(pair not in m.contestants for m in evening.matches(first)):
                    raise MovementError(f"there is no pair {pair} in round {first}")
                evening.leave(pair)
            yield evening
        case TableCloses(table):
            if not 1 <= table <= movement.tables:
                raise MovementError(f"the movement has tables 1 to {movement.tables}, not {table}")
            evening.close(table)
            yield evening
        case TableOpens():
            evening.most_tables += 1
            yield evening


def _ways(start: RunningMovement, *, single: bool) -> Iterator[tuple[ReplanWay, Movement]]:
    def together(evening: RunningMovement) -> None:
        pair_up(evening)

    def shared(evening: RunningMovement) -> None:
        pair_up(evening)
        share_boards(evening, single=single)

    def rearranged(evening: RunningMovement) -> None:
        pair_up(evening)
        rearrange(evening)

    def again(evening: RunningMovement) -> None:
        rearranged(evening)
        pair_up(evening, again=True)

    steps: tuple[tuple[ReplanWay, _Step], ...] = (
        (ReplanWay.SIT_OUT, lambda _: None),
        (ReplanWay.PAIR_UP, together),
        (ReplanWay.SHARE, shared),
        (ReplanWay.REARRANGE, rearranged),
        (ReplanWay.PAIR_UP_AGAIN, again),
    )
    for way, step in steps:
        evening = start.fork()
        step(evening)
        yield way, _finished(evening)
        if _share_sitting_out(evening):
            yield ReplanWay.ROVER, _finished(evening)
    if start.rovers():
        # Whoever roves goes where there is a seat to fill; those whose places it would have taken stay in them.
        evening = start.fork()
        for who in evening.rovers():
            evening.release(who)
        pair_up(evening)
        _share_sitting_out(evening)
        yield ReplanWay.ROVER, _finished(evening)


def _share_sitting_out(evening: RunningMovement) -> bool:
    """Let each who would sit out more than once, the worst first, take others' places; tell whether any could."""
    before = evening.sits_out()
    for who, _ in sorted(before.items(), key=lambda each: (-each[1], each[0])):
        if evening.sits_out()[who] > 1:
            bump(evening, who)
    return evening.sits_out() != before


def _finished(evening: RunningMovement) -> Movement:
    """Write an evening down; where there is one winner, those who had no seat announced sit as balances best."""
    movement = evening.movement()
    announced = {(each.round, each.table, each.north_south, each.east_west) for each in evening.base.sittings}
    fresh = {
        (each.round, each.table)
        for each in movement.sittings
        if (each.round, each.table, each.north_south, each.east_west) not in announced
    }
    if movement.winners != 1 or not fresh:
        return movement
    try:
        quality_factor(movement)
    except MovementError:
        # Somebody has played a set twice: there is no balance to improve.
        return movement
    return replace(turn_single_tables(movement, fresh), turned_tables=movement.turned_tables)
