"""Rulings on the score of a board, side by side, as pure data that a record keeps; weighted scores made into one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from duplicado.law.book.law_12_assigned import BeforeInfraction, OwnDamage
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import Profile, profile
from duplicado.score.law_77 import score
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.awards import Fault
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.texts import Code


@checked
@dataclass(frozen=True, slots=True)
class AssignedOutcome:
    """A result that the Director assigns: a contract with the tricks won, or the points to North-South.

    Raises `DuplicadoError` unless it is exactly one of the two.
    """

    contract: AuctionResult | None = None
    tricks: int | None = None
    """Won by declarer; `None` where all passed."""
    north_south: int | None = None
    """The points to North-South, where no contract is named."""
    weight: Fraction = Fraction(1)
    legally: bool = True
    """True where it could be reached in a legal manner (12C1(c) of 2017): not by the infraction itself."""

    def __post_init__(self) -> None:
        """Check that it is one of the two."""
        if (self.contract is None) == (self.north_south is None):
            raise DuplicadoError("a result is assigned by its contract and tricks, or by the points: one of the two")

    @checked
    def points(self, side: Side, vulnerability: Vulnerability) -> int:
        """Return the points to that side.

        Raises:
            DuplicadoError: there is a contract but no number of tricks, or one that declarer cannot win.
        """
        points = self.north_south
        if self.contract is not None:
            points = score(self.contract, self.tricks, vulnerability)
        points = points or 0
        return points if side is Side.NS else -points


@checked
@dataclass(frozen=True, slots=True)
class Assigned:
    """An assigned adjusted score; of several results, each with its weight, it is a weighted one."""

    outcomes: tuple[AssignedOutcome, ...]

    @classmethod
    def to(cls, contract: AuctionResult, tricks: int | None = None) -> Assigned:
        """Assign one result."""
        return cls((AssignedOutcome(contract, tricks),))


@dataclass(frozen=True, slots=True)
class ByFault:
    """An artificial adjusted score, by how far the side is at fault for having no result (12C2(a))."""

    fault: Fault
    board_was_played: bool = False
    """True where there was a result, which cannot stand, also where the record has none. A limit on averages plus
    (12C2(d)) does not count it."""


@dataclass(frozen=True, slots=True)
class SelfInflictedDamage:
    """The score of a non-offending side that has contributed to its own damage (12C1(e)). The table's is on record."""

    expectation: Assigned
    """Results that would have come about without the infraction."""
    after_infraction: Assigned
    """Results that would have come about after it, without the side's own error or gamble."""
    own: OwnDamage


@dataclass(frozen=True, slots=True)
class Unchanged:
    """The side keeps the score of the table."""


SideRuling: TypeAlias = Unchanged | Assigned | ByFault | SelfInflictedDamage | Artificial
"""Score that one side gets; an `Artificial` is taken as it is."""


@checked
@dataclass(frozen=True, slots=True)
class Ruling:
    """An adjusted score as the Director rules it."""

    north_south: SideRuling
    east_west: SideRuling
    under: tuple[Code, ...] = ()
    """The clauses on which it rests, by the numbers of the edition: `16B3`, `82C`."""
    can_be_assigned: bool | None = None
    """True where an assigned score can be awarded, so that an artificial one needs 12C1(d); `None`: not looked into."""
    too_many_or_unclear: bool = False
    """True where the possibilities are numerous or not obvious (12C1(d))."""
    before: BeforeInfraction | None = None
    """Position that stood before the infraction, as far as it is known."""

    @classmethod
    @checked
    def for_both(cls, ruling: SideRuling, *under: str) -> Ruling:
        """Rule the same result for both sides."""
        return cls(ruling, ruling, under)

    @checked
    def of(self, side: Side) -> SideRuling:
        """Return what that side gets."""
        return self.north_south if side is Side.NS else self.east_west


@checked
@dataclass(frozen=True, slots=True)
class RulingCircumstances:
    """Circumstances on which a ruling depends besides itself."""

    vulnerability: Vulnerability
    edition: Edition = Edition.LAWS_2017
    regulations: Profile = field(default_factory=lambda: profile("wbf"))
    is_played: bool = False
    """True where the board has a result of the table, which an assigned score replaces (12C1(a))."""


if TYPE_CHECKING:  # a program that scores an event need not load every judgement of the Laws
    from duplicado.director.judgement.candidates import Candidate


def weighed(weights: Sequence[tuple[Candidate, Fraction]]) -> Assigned:
    """Return an assigned score of candidates with the weights that the Director gives them; zero leaves one out.

    A candidate that is no legal outcome keeps that mark, so that `adjust` names the clause that forbids its weight.

    Raises:
        DuplicadoError: a weight is negative, or they do not add up to one.
    """
    given = [(candidate, weight) for candidate, weight in weights if weight]
    if any(weight < 0 for _, weight in given):
        raise DuplicadoError("a weight is a part of the whole, not below zero")
    whole = sum((weight for _, weight in given), Fraction(0))
    if whole != 1:
        raise DuplicadoError(f"the weights add up to {100 * whole} %: they must be 100 % together")
    return Assigned(
        tuple(
            AssignedOutcome(one.contract, one.tricks, weight=weight, legally=one.excluded_by is None)
            for one, weight in given
        )
    )


def ruled(
    weights: Sequence[tuple[Candidate, Fraction]],
    under: Sequence[str],
    before: BeforeInfraction | None = None,
) -> Ruling:
    """Return the ruling that gives both sides the same weighted score.

    Args:
        weights: candidates with their weights.
        under: the clauses of the worked judgement that demands the adjustment.
        before: what stood before the infraction, as far as it is known.

    Raises:
        DuplicadoError: as `weighed`, or nothing empowers the Director (12A).
    """
    if not under:
        raise DuplicadoError("name the Law under which the score is adjusted (Law 12A)")
    assigned = weighed(weights)
    return Ruling(assigned, assigned, tuple(under), can_be_assigned=True, before=before)
