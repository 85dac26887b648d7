"""Opening leads, double dummy: how many gave declarer no trick more than the best, and how many would by chance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import Final

from duplicado.analysis.play import judge_next_cards
from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.procedure.play import opening_leader
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

_DEVIATIONS: Final = NormalDist().inv_cdf(0.975)
"""Standard deviations on either side of the middle that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class LeadJudged:
    """An opening lead among the cards that could have been led."""

    is_best: bool
    """True where no other lead leaves declarer fewer tricks."""
    by_chance: Fraction
    """The share of the leader's cards of which that is true."""


@dataclass(frozen=True, slots=True)
class LeadAccuracy:
    """Number of opening leads, and how many of them cost nothing double dummy."""

    leads: int
    best: int
    by_chance: Fraction
    """The number that would be expected if each lead were drawn from the leader's cards."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share, see `wilson_interval`; there must be a lead."""
        return wilson_interval(self.best, self.leads)


class LeadJudge:
    """Compares opening leads with the leader's other cards; what it has solved it keeps, for boards played often."""

    def __init__(self, solver: DoubleDummy) -> None:
        """Take a solver of whole deals."""
        self._solver = solver
        self._best: dict[tuple[Deal, Denomination, Seat], frozenset[Card]] = {}

    def judged(self, deal: Deal, contract: Contract, card: Card) -> LeadJudged:
        """Compare a lead.

        Raises:
            PositionError: the solver is for endings only.
        """
        asked = (deal, contract.denomination, contract.declarer)
        if asked not in self._best:
            leads = judge_next_cards(deal, contract, (), self._solver)
            self._best[asked] = frozenset(each.card for each in leads if not each.cost)
        best = self._best[asked]
        return LeadJudged(card in best, Fraction(len(best), len(deal[opening_leader(contract)])))


def lead_accuracy(leads: Iterable[LeadJudged]) -> LeadAccuracy:
    """Count leads."""
    counted = tuple(leads)
    by_chance = sum((each.by_chance for each in counted), Fraction())
    return LeadAccuracy(len(counted), sum(each.is_best for each in counted), by_chance)


def wilson_interval(found: int, of: int) -> tuple[float, float]:
    """Return the 95 % score interval of a share that was found so often among so many.

    With p = found / of and z = 1.96: (p + z²/2n ± z √(p(1 - p)/n + z²/4n²)) / (1 + z²/n). E. B. Wilson, Probable
    inference, the law of succession, and statistical inference, Journal of the American Statistical Association 22
    (1927), pages 209-212. Unlike the interval of the normal distribution it holds for few cases, and for all or none.

    >>> [round(each, 3) for each in wilson_interval(8, 10)]
    [0.49, 0.943]
    """
    share, squared = found / of, _DEVIATIONS**2
    middle = share + squared / (2 * of)
    reach = _DEVIATIONS * sqrt(share * (1 - share) / of + squared / (4 * of**2))
    whole = 1 + squared / of
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
