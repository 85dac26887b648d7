"""Proposals of movements for a number of pairs, of teams or of single players, and a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Generic, TypeVar

from duplicado.movement.check import MovementFinding, check_movement, quality_factor
from duplicado.movement.individuals import IndividualMovement, check_individuals, rainbow, whist
from duplicado.movement.kinds import Builder, barometers, build, kinds
from duplicado.movement.model import Movement, MovementError, Pace
from duplicado.movement.teams import TeamMovement, american_whist, check_teams, head_to_head, new_england, round_robin

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


_Kind = TypeVar("_Kind", bound=TeamMovement | IndividualMovement)

_MOST_BOARDS_IN_A_MATCH: Final = 32


@dataclass(frozen=True, slots=True)
class OtherProposal(Generic[_Kind]):
    """A movement of teams or of single players, with the number of boards in a set."""

    movement: _Kind
    boards_each: int
    """Boards in a set."""
    minutes: Fraction

    @property
    def boards_in_play(self) -> int:
        """Different boards that are needed; each in as many copies as the movement says."""
        return self.boards_each * self.movement.sets

    @property
    def out(self) -> tuple[tuple[int, int], ...]:
        """Teams or players who have nobody to play, with the rounds: (round, team or player)."""
        movement = self.movement
        return movement.byes if isinstance(movement, TeamMovement) else movement.sit_outs

    @property
    def boards_played(self) -> Fraction:
        """Boards that a team or a player plays, on the average."""
        movement = self.movement
        if isinstance(movement, TeamMovement):
            return Fraction(self.boards_each * sum(len(each.sets) for each in movement.sittings), movement.teams)
        return Fraction(4 * self.boards_each * len(movement.sittings), movement.players)

    @property
    def boards_per_round(self) -> int:
        """Boards that a table plays in a round, at most."""
        movement = self.movement
        if isinstance(movement, TeamMovement):
            return self.boards_each * max((len(each.sets) for each in movement.sittings), default=1)
        return self.boards_each

    @property
    def met(self) -> Fraction:
        """Say which part of all others a team has for opponents, or a player for partners, on the average."""
        movement = self.movement
        if isinstance(movement, TeamMovement):
            met = {each.couple for each in movement.sittings}
            return Fraction(2 * len(met), movement.teams * (movement.teams - 1))
        return Fraction(4 * len(movement.sittings), movement.players * (movement.players - 1))

    @property
    def rank_key(self) -> tuple[Fraction, int, int, int]:
        """Order proposals, the best first: boards played × part of the others met, fewest out, copies and boards."""
        return -self.boards_played * self.met, len(self.out), self.movement.copies, self.boards_in_play


def propose_teams(
    teams: int,
    minutes: Fraction | int,
    *,
    boards_per_round: Sequence[int] | None = None,
    pace: Pace | None = None,
    count: int = 3,
) -> tuple[OtherProposal[TeamMovement], ...]:
    """Give the best movements of different kinds for a number of teams, the best first; see `OtherProposal.rank_key`.

    `boards_per_round`: how many boards a table may play in a round (2 to 8, in a round robin 4 to 32). Two teams play
    one match, as long as there is time.

    Raises:
        MovementError: there are fewer than 2 teams, or nothing fits the time.
    """
    if teams < 2:
        raise MovementError(f"there are movements for 2 teams or more, not for {teams}")
    if teams == 2:
        return _ranked(list(_match(Fraction(minutes), boards_per_round, pace or Pace())), count, "2 teams", minutes)
    kinds: list[tuple[Callable[[int], TeamMovement], range]] = [
        (lambda rounds: round_robin(teams, min(rounds, teams + teams % 2 - 1)), range(4, _MOST_BOARDS_IN_A_MATCH + 1))
    ]
    if teams % 2:
        kinds.append((lambda rounds: american_whist(teams, min(rounds, teams - 1)), range(2, 9)))
    else:
        kinds.append((lambda rounds: _of_length(new_england(teams), rounds), range(2, 9)))
        kinds.append((lambda rounds: _of_length(new_england(teams, complete=True), rounds), range(2, 9)))
    best = [
        proposal
        for build, usual in kinds
        for proposal in _best(build, Fraction(minutes), boards_per_round or usual, pace or Pace())
        if not check_teams(proposal.movement)
    ]
    return _ranked(best, count, f"{teams} teams", minutes)


def propose_individuals(
    players: int,
    minutes: Fraction | int,
    *,
    boards_per_round: Sequence[int] | None = None,
    pace: Pace | None = None,
    count: int = 3,
) -> tuple[OtherProposal[IndividualMovement], ...]:
    """Give the best movements of different kinds for single players, the best first; see `OtherProposal.rank_key`.

    `boards_per_round`: how many boards a table may play in a round (1 to 5).

    Raises:
        MovementError: there is no design for that number of players, or nothing fits the time.
    """
    most = players - 1 if players % 4 == 0 else players
    kinds: list[Callable[[int], IndividualMovement]] = [lambda rounds: whist(players, min(rounds, most))]
    if players % 4 == 0:
        kinds.append(lambda rounds: rainbow(players // 4, min(rounds, players // 4)))
    best = [
        proposal
        for build in kinds
        for proposal in _best(build, Fraction(minutes), boards_per_round or range(1, 6), pace or Pace())
        if not check_individuals(proposal.movement)
    ]
    return _ranked(best, count, f"{players} players", minutes)


def _match(minutes: Fraction, boards: Sequence[int] | None, pace: Pace) -> Iterator[OtherProposal[TeamMovement]]:
    """Give the match of two teams, with the most boards that there is time for; the two tables need one each."""
    usual = boards or range(2, 2 * _MOST_BOARDS_IN_A_MATCH + 1)
    most = max((each for each in usual if each > 1 and pace.minutes(1, each) <= minutes), default=None)
    if most is not None:
        yield OtherProposal(head_to_head([[(1, 2)]]), most, pace.minutes(1, most))


def _of_length(movement: TeamMovement, rounds: int) -> TeamMovement:
    """Let a movement that cannot be cut short through only if it has no more rounds."""
    if movement.rounds > rounds:
        raise MovementError(f"this movement has {movement.rounds} rounds, not {rounds}")
    return movement


def _best(
    build: Callable[[int], _Kind], minutes: Fraction, boards: Sequence[int], pace: Pace
) -> Iterator[OtherProposal[_Kind]]:
    """Give the best of one kind, with as many rounds as fit for each number of boards."""
    found: list[OtherProposal[_Kind]] = []
    for each in boards:
        rounds = int(minutes / pace.minutes(1, each))
        for tried in range(rounds, max(rounds - 3, 1), -1):
            try:
                movement = build(tried)
            except MovementError:
                continue
            found.append(OtherProposal(movement, each, pace.minutes(movement.rounds, each)))
            break
    yield from sorted(found, key=lambda proposal: proposal.rank_key)[:1]


def _ranked(
    found: list[OtherProposal[_Kind]], count: int, who: str, minutes: Fraction | int
) -> tuple[OtherProposal[_Kind], ...]:
    if not found:
        raise MovementError(f"no movement for {who} fits in {minutes} minutes")
    return tuple(sorted(found, key=lambda proposal: proposal.rank_key)[:count])
