"""Proposals of movements for a number of pairs and a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.movement.balance import quality_factor
from duplicado.movement.check import MovementFinding, check_movement
from duplicado.movement.kinds import Builder, barometers, build, kinds
from duplicado.movement.model import Movement, MovementError
from duplicado.movement.pace import Pace

FEWEST_PAIRS: Final = 4
MOST_PAIRS: Final = 120
"""Larger fields are divided into sections."""

_FEWEST_ROUNDS: Final = 3
_FEWEST_IN_A_LINE: Final = 3


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
    same_boards: bool = False,
    copies: int = 1,
    count: int = 3,
) -> tuple[Proposal, ...]:
    """Give the best movements of different kinds, the best first: those that the copies of the boards are enough for,
    of these no repeats first, then boards played × balance, then the fewest pairs sitting out.

    `boards_per_round`: how many boards a table may play in a round (2 to 5; up to 10 where there are at most three
    and a half tables). Each kind is tried with as many rounds as the time allows. `same_boards`: all tables shall play
    the same boards in each round (a barometer), so that the standings after each round compare everybody. `copies`: how
    many copies of each board there can be.

    Raises:
        MovementError: the number of pairs is outside 4 to 120, winners is neither 1 nor 2, or nothing fits the time.
    """  # noqa: D205 - the order is one sentence
    if not FEWEST_PAIRS <= pairs <= MOST_PAIRS:
        raise MovementError(f"there are movements for {FEWEST_PAIRS} to {MOST_PAIRS} pairs, not for {pairs}")
    if winners not in {None, 1, 2}:
        raise MovementError(f"a movement has 1 or 2 winners, not {winners}")
    allowed = tuple(boards_per_round or (range(2, 11) if pairs <= 7 else range(2, 6)))
    assumed = pace or Pace()
    best: list[Proposal] = []

    def order(each: Proposal) -> tuple[bool, tuple[int, Fraction, int, int]]:
        return each.movement.copies > copies, each.rank_key

    for wins, builder in barometers(pairs) if same_boards else kinds(pairs):
        # Two pairs by themselves are no field; who wants them ranked so has to say it.
        if winners == wins or (winners is None and (wins == 1 or pairs // 2 >= _FEWEST_IN_A_LINE)):
            fitting = list(_fitting(builder, Fraction(minutes), allowed, assumed, pairs))
            best += sorted(fitting, key=order)[:1]
    if not best:
        raise MovementError(f"no movement for {pairs} pairs fits in {minutes} minutes with {allowed} boards a round")
    return tuple(sorted(best, key=order)[:count])


def _fitting(builder: Builder, minutes: Fraction, allowed: Sequence[int], pace: Pace, pairs: int) -> Iterator[Proposal]:
    built: dict[int, Movement | None] = {}
    judged: dict[int, tuple[Fraction, tuple[MovementFinding, ...]]] = {}
    for boards in allowed:
        rounds = min(int(minutes / pace.minutes(1, boards)), pairs)
        # A kind that has nothing for that many rounds may have something for fewer.
        for tried in range(rounds, _FEWEST_ROUNDS - 1, -1):
            if tried not in built:
                built[tried] = build(builder, tried)
            movement = built[tried]
            if movement is not None:
                break
        else:
            continue
        each, left = divmod(boards, movement.sets_each_round)
        # Tables that share a set of boards need one for each of them to begin with.
        sharing = max((len(group.tables) for group in movement.exchanges), default=1)
        if left or each < (sharing if movement.sets_each_round == 1 else 1):
            continue
        length = pace.minutes(movement.rounds, boards)
        if tried not in judged:
            judged[tried] = quality_factor(movement), check_movement(movement)
        yield Proposal(movement, each, length, *judged[tried])
