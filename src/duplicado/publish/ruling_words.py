"""Rulings on scores in words: what a side gets by them."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

from duplicado.event.adjusting.rulings import (
    Assigned,
    AssignedOutcome,
    ByFault,
    SelfInflictedDamage,
    SideRuling,
    Unchanged,
)
from duplicado.publish.messages import Messages, slug
from duplicado.publish.pages.wording import Wording
from duplicado.score.rounding import short_decimal_text
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.contracts import Contract


def side_ruling_text(ruling: SideRuling, messages: Messages) -> str:
    """Say what a side gets: `60 % 4♠ N =, 40 % 4♠ N −1`, `average plus`."""
    match ruling:
        case Unchanged():
            return messages.text("ruling-unchanged")
        case Assigned(outcomes=outcomes):
            if len(outcomes) == 1:
                return outcome_text(outcomes[0], messages)
            return ", ".join(f"{_share(each, messages)} {outcome_text(each, messages)}" for each in outcomes)
        case ByFault(fault=fault):
            return messages.text(f"ruling-fault-{fault.value}")
        case SelfInflictedDamage(expectation=expectation):
            return messages.text("ruling-self-inflicted", expected=side_ruling_text(expectation, messages))
        case Artificial(complement=True):
            return messages.text("ruling-complement")
        case Artificial(assigned=Fraction() as assigned):
            return messages.text("ruling-better", imps=short_number(assigned, messages))
        case Artificial(amount=Fraction() as amount):
            return messages.text("ruling-amount", amount=short_number(amount, messages))
        case Artificial(award=award, share=share):
            if award is not None:
                return messages.text(f"ruling-award-{slug(award.name)}")
            return f"{short_number(100 * (share or Fraction(0)), messages)} %"
        case _:
            assert_never(ruling)


def outcome_text(outcome: AssignedOutcome, messages: Messages) -> str:
    """Write one result as pages do: `4♠ N −1`, or the points to North-South."""
    match outcome.contract:
        case None:
            return Wording(messages).signed(outcome.north_south or 0)
        case Contract() as contract:
            return Wording(messages).played(contract, outcome.tricks)
        case _:
            return messages.text("web-passed-out")


def _share(outcome: AssignedOutcome, messages: Messages) -> str:
    return f"{short_number(100 * outcome.weight, messages)} %"


def short_number(value: Fraction, messages: Messages) -> str:
    """Write a number with two decimals at most, and without zeros that say nothing."""
    return messages.number(short_decimal_text(value))
