"""A knock-out as data: the bracket, who has won so far, who meets whom next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.errors import PairingError
from duplicado.event.pairing.rounds import PairedMatch, PairingMethod, RoundPairing

Winners: TypeAlias = Mapping[tuple[int, int], ContestantId]
"""To (round, position in the bracket from 1) who won; a match that is not there is still open, a tied one too."""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A match of a knock-out, as far as it is known."""

    round: int
    position: int
    """From 1, down the bracket."""
    home: ContestantId | None
    """The one from the upper half; `None` while he is not known."""
    away: ContestantId | None
    """The other; in the first round `None` means that home has a bye."""
    winner: ContestantId | None
    """`None` while the match is open. Who has a bye has won."""

    @property
    def loser(self) -> ContestantId | None:
        """Contestant who is out; `None` while the match is open, and where there was a bye."""
        if self.winner is None or self.away is None:
            return None
        return self.away if self.winner == self.home else self.home


@dataclass(frozen=True, slots=True)
class Bracket:
    """Draw of a knock-out. Two neighbours meet in the first round, the winners of neighbouring matches in the next."""

    lines: tuple[ContestantId | None, ...]
    """Down the bracket, as many as a power of two; `None` beside one who has a bye in the first round."""

    def __post_init__(self) -> None:
        """Check that it is one."""
        names = [each for each in self.lines if each is not None]
        if len(self.lines) < 2 or len(self.lines).bit_count() != 1:
            raise PairingError(f"a bracket has 2, 4, 8 … lines, not {len(self.lines)}")
        if len(set(names)) != len(names):
            raise PairingError("somebody stands in the bracket twice")
        if any(self.lines[i] is None for i in range(0, len(self.lines), 2)):
            raise PairingError("a bye stands on the lower line of its match")

    @property
    def rounds(self) -> int:
        """Number of rounds, the final included."""
        return len(self.lines).bit_length() - 1

    def matches(self, winners: Winners) -> tuple[BracketMatch, ...]:
        """List every match of every round, as far as it is known.

        Raises:
            PairingError: somebody has won a match that he does not play, or that there is not.
        """
        left = dict(winners)
        found: list[BracketMatch] = []
        lines: Sequence[ContestantId | None] = self.lines
        for number in range(1, self.rounds + 1):
            through: list[ContestantId | None] = []
            for i in range(0, len(lines), 2):
                home, away = lines[i], lines[i + 1]
                position = i // 2 + 1
                winner = left.pop((number, position), None)
                if number == 1 and away is None:
                    winner = winner or home
                if winner is not None and (winner not in {home, away} or home is None):
                    raise PairingError(f"{winner} does not play match {position} of round {number}")
                if winner is not None and away is None and number > 1:
                    raise PairingError(f"match {position} of round {number} has been won before both were known")
                found.append(BracketMatch(number, position, home, away, winner))
                through.append(winner)
            lines = through
        if left:
            number, position = min(left)
            raise PairingError(f"there is no match {position} in round {number}")
        return tuple(found)

    def round(self, number: int, winners: Winners) -> tuple[BracketMatch, ...]:
        """List the matches of one round; errors as in `matches`."""
        return tuple(each for each in self.matches(winners) if each.round == number)


def rounds_to_one(contestants: int) -> int:
    """Return how many rounds of a knock-out leave one of so many; where they are no power of two the first has byes.

    >>> rounds_to_one(6), rounds_to_one(8)
    (3, 3)
    """
    return (contestants - 1).bit_length()


def seeded_bracket(seeds: Sequence[ContestantId]) -> Bracket:
    """Put seeds into a bracket so that the better of two meets the worse as late as can be.

    In every round, if the better always win, the best who is left meets the worst: 1-8, 4-5, 2-7, 3-6 in the first.
    Where the number is no power of two the best seeds have the byes.

    Raises:
        PairingError: there are fewer than two, or somebody is seeded twice.

    >>> from duplicado.event.contest import ContestantId
    >>> bracket = seeded_bracket([ContestantId(number) for number in range(1, 7)])
    >>> [str(each) for each in bracket.lines]
    ['1', 'None', '4', '5', '2', 'None', '3', '6']
    """
    if len(seeds) < 2:
        raise PairingError(f"a knock-out needs two or more, not {len(seeds)}")
    order = [1]
    while len(order) < len(seeds):
        order = [each for seed in order for each in (seed, 2 * len(order) + 1 - seed)]
    return Bracket(tuple(seeds[seed - 1] if seed <= len(seeds) else None for seed in order))


def knockout_round(bracket: Bracket, number: int, winners: Winners) -> RoundPairing:
    """Pair a round of a knock-out; who stands higher in the bracket is at home.

    Raises:
        PairingError: there is no such round, or matches of the round before are still open; it names them.
    """
    if not 1 <= number <= bracket.rounds:
        raise PairingError(f"the knock-out has rounds 1 to {bracket.rounds}, not {number}")
    matches = bracket.matches(winners)
    still_open = [each for each in matches if each.round == number - 1 and each.winner is None]
    if still_open:
        names = ", ".join(f"{each.home or '?'}-{each.away or '?'}" for each in still_open)
        raise PairingError(f"round {number} waits for {names} of round {number - 1}")
    playing = [each for each in matches if each.round == number]
    return RoundPairing(
        number=number,
        method=PairingMethod.KNOCK_OUT,
        matches=tuple(PairedMatch(m.home, m.away) for m in playing if m.home is not None and m.away is not None),
        byes=tuple(m.home for m in playing if m.home is not None and m.away is None),
    )


def consolation(bracket: Bracket, winners: Winners, seeds: Sequence[ContestantId], rounds: int = 1) -> Bracket:
    """Make a knock-out of those who lost.

    Args:
        bracket: the knock-out they lost in.
        winners: who won.
        seeds: the order in which the losers are seeded; others may stand in it.
        rounds: those who lost in the first so many rounds take part.

    Raises:
        PairingError: matches of these rounds are still open, a loser is not seeded, or there are fewer than two.
    """
    over = [each for each in bracket.matches(winners) if each.round <= rounds]
    if any(each.winner is None for each in over):
        raise PairingError(f"the first {rounds} rounds are not over")
    losers = {each.loser for each in over if each.loser is not None}
    unseeded = sorted(str(each) for each in losers if each not in seeds)
    if unseeded:
        raise PairingError(f"these are not seeded: {', '.join(unseeded)}")
    return seeded_bracket([each for each in seeds if each in losers])
