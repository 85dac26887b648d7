"""Chances of a contract where some hands are known: deals are sampled, and each is solved double dummy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.analysis.dds import DdsSolver
from duplicado.law.procedure.play import PlayPosition
from duplicado.score.law_77 import score
from duplicado.score.matchpoints import matchpoint
from duplicado.score.side_score import Points
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination

Undertaken = tuple[Seat, Denomination]
"""Declarer and denomination: what the tricks of a contract depend on."""


@dataclass(frozen=True, slots=True)
class SampledTricks:
    """Declarer's tricks in each of the sampled deals, with all cards in sight."""

    contract: Contract
    tricks: tuple[int, ...]

    def at_least(self, tricks: int) -> Fraction:
        """Return the part of the deals in which declarer wins so many tricks or more."""
        return Fraction(sum(each >= tricks for each in self.tricks), len(self.tricks))

    @property
    def making(self) -> Fraction:
        """The part of the deals in which the contract is made."""
        return self.at_least(self.contract.tricks_required)

    @property
    def mean(self) -> Fraction:
        """The mean of the tricks."""
        return Fraction(sum(self.tricks), len(self.tricks))

    @property
    def counts(self) -> dict[int, int]:
        """The number of deals by tricks, fewest first."""
        return {each: self.tricks.count(each) for each in sorted(set(self.tricks))}


@dataclass(frozen=True, slots=True)
class MatchpointExpectation:
    """Matchpoints that a result may expect against a field, deal by deal."""

    result: AuctionResult
    shares: tuple[Fraction, ...]
    """The part of the top (0 to 1) in each of the sampled deals."""

    @property
    def mean(self) -> Fraction:
        """The part of the top that may be expected."""
        return sum(self.shares, Fraction()) / len(self.shares)


def sampled_tricks(deals: Sequence[Deal], results: Iterable[AuctionResult]) -> dict[Undertaken, tuple[int, ...]]:
    """Solve sampled deals for what each of several contracts undertakes; the tricks are in the order of the deals.

    Raises:
        SolverUnavailable: no solver for whole deals is installed.
    """
    solver = DdsSolver()
    contracts = {(each.declarer, each.denomination): each for each in results if isinstance(each, Contract)}
    solved: dict[Undertaken, tuple[int, ...]] = {}
    for undertaken, contract in contracts.items():
        led = solver.best_of_many([PlayPosition.beginning(contract, deal) for deal in deals])
        solved[undertaken] = tuple(13 - defence for defence in led)
    return solved


def expected_matchpoints(
    result: AuctionResult,
    field: Sequence[AuctionResult],
    solved: dict[Undertaken, tuple[int, ...]],
    vulnerability: Vulnerability,
    side: Side,
) -> MatchpointExpectation:
    """Compare a result with those of a field in every sampled deal (Law 78A).

    Args:
        result: what is looked at.
        field: the results of the other tables, each as often as it occurs.
        solved: tricks of all of them, as `sampled_tricks` has them.
        vulnerability: that of the board.
        side: from whose side the scores are compared.
    """
    sign = 1 if side is Side.NS else -1
    shares: list[Fraction] = []
    for place in range(len(next(iter(solved.values()), ()))):
        scores = [Points(sign * score(each, _tricks(each, solved, place), vulnerability)) for each in (result, *field)]
        compared = matchpoint(scores)
        shares.append((compared.matchpoints[0] or Fraction()) / compared.top)
    return MatchpointExpectation(result, tuple(shares))


def _tricks(result: AuctionResult, solved: dict[Undertaken, tuple[int, ...]], place: int) -> int | None:
    return solved[result.declarer, result.denomination][place] if isinstance(result, Contract) else None
