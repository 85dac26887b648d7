"""Which movements suit a number of pairs and a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.movement.arrow import best_arrow_switch, turn_single_tables
from duplicado.movement.balance import quality_factor
from duplicado.movement.check import MovementFinding, check_movement
from duplicado.movement.half_table import rover, without_last_pair
from duplicado.movement.howell import HOWELL_PAIRS, all_together, curtailed, howell, three_table_howell
from duplicado.movement.mitchell import hesitation, mitchell, share_and_relay, skip_mitchell
from duplicado.movement.model import Movement, MovementError
from duplicado.movement.web import web

__all__ = ["FEWEST_PAIRS", "MOST_PAIRS", "Pace", "Proposal", "propose_movements"]

FEWEST_PAIRS: Final = 4
MOST_PAIRS: Final = 80
"""Larger fields are divided into sections."""

_FEWEST_ROUNDS: Final = 3
_FEWEST_TABLES_FOR_WEB: Final = 8


@dataclass(frozen=True, slots=True)
class Pace:
    """How long play takes: an assumption that the caller states."""

    minutes_per_board: Fraction = Fraction(7)
    minutes_per_round: Fraction = Fraction(1)
    """For changing tables, in addition."""

    def minutes(self, rounds: int, boards_per_round: int) -> Fraction:
        """Say how long so many rounds take."""
        return rounds * (boards_per_round * self.minutes_per_board + self.minutes_per_round)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A movement with the number of boards in a set, and the figures by which it is judged."""

    movement: Movement
    boards_each: int
    """Boards in a set."""
    minutes: Fraction
    quality: Fraction
    """The quality factor, from 0 to 100; with two winners, of the worse line."""
    findings: tuple[MovementFinding, ...]
    """Repeats that the movement declares."""

    @property
    def boards_per_round(self) -> int:
        """Boards that a table plays in a round."""
        return self.boards_each * self.movement.sets_each_round

    @property
    def boards_in_play(self) -> int:
        """Different boards that are needed; each in as many copies as the movement says."""
        return self.boards_each * self.movement.sets

    @property
    def boards_played(self) -> Fraction:
        """Boards that a pair plays, on the average of all pairs."""
        played = sum(2 * len(each.sets) for each in self.movement.sittings)
        return Fraction(played * self.boards_each, self.movement.contestants)

    @property
    def rank_key(self) -> tuple[int, Fraction, int, int]:
        """Order proposals, the best first: fewest repeats, boards × balance, fewest sit-outs, fewest rounds."""
        sit_outs = len(self.movement.sit_outs)
        return len(self.findings), -self.boards_played * self.quality, sit_outs, self.movement.rounds


def propose_movements(
    pairs: int,
    minutes: Fraction | int,
    *,
    winners: int | None = None,
    boards_per_round: Sequence[int] | None = None,
    pace: Pace | None = None,
    count: int = 3,
) -> tuple[Proposal, ...]:
    """Give the best movements of different kinds, the best first: no repeats first, then boards played × balance,
    then the fewest pairs sitting out.

    `boards_per_round`: how many boards a table may play in a round (2 to 5; up to 10 where there are at most three
    and a half tables). Each kind is tried with as many rounds as the time allows.

    Raises:
        MovementError: the number of pairs is outside 4 to 80, winners is neither 1 nor 2, or nothing fits the time.
    """  # noqa: D205 - the order is one sentence
    if not FEWEST_PAIRS <= pairs <= MOST_PAIRS:
        raise MovementError(f"there are movements for {FEWEST_PAIRS} to {MOST_PAIRS} pairs, not for {pairs}")
    if winners not in {None, 1, 2}:
        raise MovementError(f"a movement has 1 or 2 winners, not {winners}")
    allowed = tuple(boards_per_round or (range(2, 11) if pairs <= 7 else range(2, 6)))
    assumed = pace or Pace()
    best: list[Proposal] = []
    for wins, build in _kinds(pairs):
        if winners in {None, wins}:
            fitting = list(_fitting(build, Fraction(minutes), allowed, assumed, pairs))
            best += sorted(fitting, key=lambda each: each.rank_key)[:1]
    if not best:
        raise MovementError(f"no movement for {pairs} pairs fits in {minutes} minutes with {allowed} boards a round")
    return tuple(sorted(best, key=lambda each: each.rank_key)[:count])


_Builder = Callable[[int], Movement]
"""Makes a movement of at most so many rounds."""


def _fitting(build: _Builder, minutes: Fraction, allowed: Sequence[int], pace: Pace, pairs: int) -> Iterator[Proposal]:
    built: dict[int, Movement | None] = {}
    for boards in allowed:
        rounds = min(int(minutes / pace.minutes(1, boards)), pairs)
        # A kind that has nothing for that many rounds may have something for fewer.
        for tried in range(rounds, _FEWEST_ROUNDS - 1, -1):
            if tried not in built:
                built[tried] = _built(build, tried)
            movement = built[tried]
            if movement is not None:
                break
        else:
            continue
        each, left = divmod(boards, movement.sets_each_round)
        shares_single_sets = bool(movement.exchanges) and movement.sets_each_round == 1
        if left or each < (2 if shares_single_sets else 1):
            continue
        length = pace.minutes(movement.rounds, boards)
        yield Proposal(movement, each, length, quality_factor(movement), check_movement(movement))


def _built(build: _Builder, rounds: int) -> Movement | None:
    try:
        return build(rounds)
    except MovementError:
        return None


def _kinds(pairs: int) -> Iterator[tuple[int, _Builder]]:
    """Give the kinds that there are for a number of pairs: winners, and how to make it."""
    yield from _everybody_meets(pairs)
    for build in _lines(pairs):
        yield 2, build
        yield 1, _with_one_winner(build)
    tables = (pairs + 1) // 2
    if tables % 2 and tables >= 3:
        yield 1, lambda rounds: _turned(_halved(hesitation(tables, min(rounds, tables + 1)), pairs))


def _with_one_winner(build: _Builder) -> _Builder:
    return lambda rounds: best_arrow_switch(build(rounds))


def _everybody_meets(pairs: int) -> Iterator[tuple[int, _Builder]]:
    if pairs in {4, 5}:
        yield 1, lambda rounds: curtailed(all_together(pairs), min(rounds, 5 if pairs == 5 else 3))
    if pairs in {5, 6}:
        yield 1, lambda rounds: _turned(curtailed(_halved(three_table_howell(), pairs), min(rounds, 5)))
    full = pairs + pairs % 2
    if full in HOWELL_PAIRS:
        yield 1, lambda rounds: _turned(curtailed(_halved(howell(full), pairs), min(rounds, full - 1)))


def _lines(pairs: int) -> Iterator[_Builder]:
    tables = (pairs + 1) // 2
    if tables >= 3 and tables % 2:
        yield lambda rounds: _halved(mitchell(tables, min(rounds, tables)), pairs)
    if tables >= 4 and tables % 2 == 0:
        yield lambda rounds: _halved(skip_mitchell(tables, min(rounds, tables - 1)), pairs)
        yield lambda rounds: _halved(share_and_relay(tables, min(rounds, tables)), pairs)
    if pairs % 2 and tables > 5:
        yield lambda rounds: rover(tables - 1, min(rounds, tables - 1))
    if tables >= _FEWEST_TABLES_FOR_WEB:
        yield lambda rounds: _halved(web(tables, min(rounds, tables - 1)), pairs)


def _halved(movement: Movement, pairs: int) -> Movement:
    return movement if movement.contestants == pairs else without_last_pair(movement)


def _turned(movement: Movement) -> Movement:
    return movement if quality_factor(movement) == 100 else turn_single_tables(movement)
