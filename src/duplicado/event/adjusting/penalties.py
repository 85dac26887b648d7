"""Penalties as they are ruled (Laws 90 and 91), and the same in the unit of a contest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.event.contest import ContestantId, Penalty, ScoringMethod
from duplicado.law.book.law_89 import penalized
from duplicado.law.sanction import PenaltyKind, PenaltyUnit
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.texts import Code, Words


@dataclass(frozen=True, slots=True)
class RuledPenalty:
    """A penalty as the Director rules it. It takes nothing from and gives nothing to the opponents (12B2).

    Raises `DuplicadoError` when the amount is negative.
    """

    contestant: ContestantId
    amount: Fraction
    """Amount that is taken away: positive. Nothing at all is a warning."""
    unit: PenaltyUnit
    kind: PenaltyKind = PenaltyKind.PROCEDURAL
    under: tuple[Code, ...] = ()
    """The clauses on which it rests."""
    players: tuple[Words, ...] = ()
    """The players whom it concerns, where not the whole contestant: in an individual contest, or for discipline
    (since 2017 Law 91A speaks of players too)."""
    reason: Words = ""

    def __post_init__(self) -> None:
        """Check the sign."""
        if self.amount < 0:
            raise DuplicadoError(f"a penalty takes away {-self.amount}: write it as a positive amount")


_UNITS: Final = {
    ScoringMethod.MATCHPOINTS: PenaltyUnit.MATCHPOINTS,
    ScoringMethod.BOARD_A_MATCH: PenaltyUnit.MATCHPOINTS,
    ScoringMethod.BUTLER: PenaltyUnit.IMPS,
    ScoringMethod.CROSS_IMPS: PenaltyUnit.IMPS,
    ScoringMethod.IMPS: PenaltyUnit.IMPS,
    ScoringMethod.TOTAL_POINTS: PenaltyUnit.POINTS,
}


def unit_of(method: ScoringMethod, *, victory_points: bool = False) -> PenaltyUnit:
    """Return the unit in which the totals of a contest are."""
    return PenaltyUnit.VICTORY_POINTS if victory_points else _UNITS[method]


def in_contest(ruled: RuledPenalty, unit: PenaltyUnit, *, top: Fraction | None = None) -> Penalty:
    """Return a penalty as an addition to the contestant's total, which is negative.

    A percentage of a top becomes matchpoints, which are always those of the contest's own scale. Other units cannot be
    converted into one another: no Law says how many IMPs a victory point is.

    Args:
        ruled: the penalty.
        unit: that of the totals, as `unit_of` gives it.
        top: the most matchpoints on a board, for percentages.

    Raises:
        DuplicadoError: the penalty cannot be expressed in that unit; the message names both.
    """
    amount = ruled.amount
    if ruled.unit is not unit:
        if (ruled.unit, unit) != (PenaltyUnit.PERCENT_OF_TOP, PenaltyUnit.MATCHPOINTS) or top is None:
            raise DuplicadoError(
                f"a penalty in {ruled.unit.value} cannot be taken from a total in {unit.value}: rule it in that unit"
            )
        amount = amount * top / 100
    return Penalty(ruled.contestant, -amount, ruled.reason)


def individual_penalties(
    ruled: RuledPenalty, side: Iterable[ContestantId], blameless: Iterable[ContestantId]
) -> tuple[RuledPenalty, ...]:
    """Return a penalty on a side of an individual contest, for each player who bears it (Laws 12C3, 89).

    Args:
        ruled: the penalty, whose contestant does not matter.
        side: the two players of the offending side.
        blameless: those of them who are in no way to blame.
    """
    players = penalized(tuple(side), frozenset(blameless), individual=True)
    return tuple(
        RuledPenalty(player, ruled.amount, ruled.unit, ruled.kind, ruled.under, ruled.players, ruled.reason)
        for player in players
    )
