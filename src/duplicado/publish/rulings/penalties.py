"""Proposed penalties in sentences."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Final, TypeAlias

from duplicado.law.sanction import Measure, ProposedPenalty
from duplicado.publish.messages import Messages, Value, slug
from duplicado.score.rounding import decimal_text

_Told: TypeAlias = tuple[str, dict[str, Value]]


def amount_text(messages: Messages, proposed: ProposedPenalty) -> str:
    """Write what a penalty takes: `10 % of a top`; nothing where there is no amount or no unit."""
    if proposed.amount is None or proposed.unit is None:
        return ""
    return messages.text(f"office-amount-{slug(proposed.unit.value)}", amount=_number(proposed.amount))


def proposed_messages(messages: Messages, proposed: ProposedPenalty) -> tuple[_Told, ...]:
    """Return the sentences that tell a proposed penalty: what is due, and how readily the Law has it penalized."""
    name = f"effect-proposed-{slug(proposed.measure.value)}"
    if proposed.measure is Measure.PENALTY and proposed.unit is None:
        name = _TO_CONSIDER
    elif proposed.measure is Measure.PENALTY and proposed.amount is None:
        name += "-open"
    values: dict[str, Value] = {"occurrence": proposed.occurrence, "taken": amount_text(messages, proposed)}
    told: tuple[_Told, ...] = ((name, values),)
    if proposed.readiness is None:
        return told
    return (*told, (f"office-readiness-{proposed.readiness.value}", {}))


def _number(amount: Fraction) -> int | Decimal:
    return amount.numerator if amount.denominator == 1 else Decimal(decimal_text(amount, 2)).normalize()


_TO_CONSIDER: Final = "effect-penalty-considered"
"""Of a penalty that has not been put to a schedule."""
MEASURES: Final = (
    *(f"effect-proposed-{slug(measure.value)}" for measure in Measure),
    "effect-proposed-penalty-open",
    _TO_CONSIDER,
)
"""The messages of measures; a test sees that there are all of them."""
