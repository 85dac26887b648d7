"""Input of a pairing: the standing, earlier rounds, and the conditions of contest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.errors import PairingError
from duplicado.event.pairing.rounds import RoundPairing, ThreeWay, ThreeWayPlan
from duplicado.vocabulary.enumeration import Enumeration


@dataclass(frozen=True, slots=True)
class Contender:
    """A contestant as he stands when a round is paired."""

    contestant: ContestantId
    score: Fraction = Fraction(0)
    """In the unit of the contest; the pairing only looks that nobody stands above one who has more."""
    stratum: str = ""
    """The category by which first rounds may be seeded; `A` is the strongest."""


@dataclass(frozen=True, slots=True)
class EarlierMeeting:
    """A match of an earlier round."""

    round: int
    home: ContestantId
    away: ContestantId


@dataclass(frozen=True, slots=True)
class ByeHad:
    """A round that a contestant did not play."""

    round: int
    contestant: ContestantId


@dataclass(frozen=True, slots=True)
class Past:
    """Earlier rounds. Those that this package paired are put together by `after`."""

    meetings: tuple[EarlierMeeting, ...] = ()
    """All matches, those of three-way matches included."""
    byes: tuple[ByeHad, ...] = ()
    """Contestants who did not play because the number was odd."""
    three_ways: tuple[ThreeWay, ...] = ()
    sat_out: tuple[ByeHad, ...] = ()
    """Contestants who did not play for another reason, e.g. because they came late: it does not count as a bye."""

    def after(self, paired: RoundPairing) -> Past:
        """Return what was played when that round is over, too."""
        number = paired.number
        begun = tuple(each for each in paired.three_ways if each.first_round == number)
        matches = (*paired.matches, *(match for each in begun for match in each.matches))
        return replace(
            self,
            meetings=(*self.meetings, *(EarlierMeeting(number, match.home, match.away) for match in matches)),
            byes=(*self.byes, *(ByeHad(number, each) for each in paired.byes)),
            three_ways=(*self.three_ways, *begun),
        )


NOTHING_PLAYED: Final = Past()
"""Before the first round."""


class OddOneOut(Enumeration):
    """Treatment of an odd number; the value is its name at the command line and in files of the project."""

    BYE = "bye"
    """The lowest who has had none has a bye."""
    THREE_WAY_OVER_TWO_ROUNDS = "three-way-over-two-rounds"
    """The lowest three who may play a three-way match of full length."""
    THREE_WAY_IN_ONE_ROUND = "three-way-in-one-round"
    """The same with half as many boards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingOptions:
    """Conditions of contest on pairing.

    Raises `PairingError` when a number makes no sense.
    """

    rematch_after: int | None = None
    """After how many rounds two may meet again: 1 for the very next round, 2 for the one after that; `None`: never."""
    odd: OddOneOut = OddOneOut.BYE
    plan: ThreeWayPlan = ThreeWayPlan.ENGLISH
    second_byes: bool = False
    """True where somebody may have a second bye, or a bye and a three-way match, or two of those."""
    apart: tuple[frozenset[ContestantId], ...] = ()
    """Groups whose members are not to meet, e.g. the pairs of a team, the teams of a club."""
    untouched_tables: int = 3
    """At `UNTANGLING`: so many tables at the top are never changed, and never the upper half."""

    def __post_init__(self) -> None:
        """Check the numbers."""
        if self.rematch_after is not None and self.rematch_after < 1:
            raise PairingError("two contestants can meet again after one round at the soonest")
        if self.untouched_tables < 0:
            raise PairingError("the number of tables that are not touched cannot be negative")


def check_standing(standing: Sequence[Contender], withdrawn: Iterable[ContestantId]) -> tuple[Contender, ...]:
    """Return those who still play.

    Raises:
        PairingError: somebody stands twice, or below one who has less.
    """
    seen: set[ContestantId] = set()
    for i, each in enumerate(standing):
        if each.contestant in seen:
            raise PairingError(f"{each.contestant} stands in the order twice")
        seen.add(each.contestant)
        if i and each.score > standing[i - 1].score:
            raise PairingError(f"{each.contestant} stands below {standing[i - 1].contestant}, who has less")
    gone = set(withdrawn)
    return tuple(each for each in standing if each.contestant not in gone)
