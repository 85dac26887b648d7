"""Opening leads, compared with the best ones double dummy."""

from __future__ import annotations

from fractions import Fraction

import pytest

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.opening_leads import LeadJudge, LeadJudged, lead_accuracy, wilson_interval
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal

TWELVE = "AKQJT9876543"


def test_a_lead_is_compared_with_all_the_others() -> None:
    # West has twelve spades to run, and a diamond that lets declarer run his: one trick to declarer, or thirteen.
    deal = Deal.parse(f"W:{TWELVE}..2. 2.{TWELVE}.. ...{TWELVE}2 .2.{TWELVE}.")
    contract = Contract.parse("1NT S")
    judge = LeadJudge(DdsSolver())
    spade, diamond = (judge.judged(deal, contract, Card.parse(card)) for card in ("S3", "D2"))
    assert spade == LeadJudged(is_best=True, by_chance=Fraction(12, 13))
    assert diamond == LeadJudged(is_best=False, by_chance=Fraction(12, 13))
    accuracy = lead_accuracy([spade, spade, diamond])
    assert (accuracy.leads, accuracy.best, accuracy.by_chance) == (3, 2, Fraction(36, 13))
    assert accuracy.interval == wilson_interval(2, 3)


@pytest.mark.parametrize(
    ("found", "of", "low", "high"),
    [
        # z² = 3.8415: the middle is (0.8 + 0.19207)/1.38415 = 0.71674,
        # the reach 1.95996 · √(0.016 + 0.0096036)/1.38415 = 0.22658.
        (8, 10, 0.49016, 0.94331),
        # None or all of n: the far bound is z²/(n + z²), or one minus that, and the near one is the share itself.
        (0, 4, 0.0, 3.8415 / 7.8415),
        (4, 4, 4 / 7.8415, 1.0),
        # A half of n: z/(2 √(n + z²)) on either side.
        (50, 100, 0.5 - 0.096170, 0.5 + 0.096170),
    ],
)
def test_the_interval_is_that_of_wilson(found: int, of: int, low: float, high: float) -> None:
    assert wilson_interval(found, of) == pytest.approx((low, high), abs=1e-4)
