"""Units of the totals of a ranking in words, and the signs of artificial scores."""

from __future__ import annotations

from duplicado.event.contest import ScoringMethod
from duplicado.event.standing import TotalIn
from duplicado.publish.messages import Messages
from duplicado.vocabulary.awards import Award


def unit_of_totals(total_in: TotalIn, method: ScoringMethod) -> str:
    """Return the message that names the unit of a ranking's totals, as the heading of a column."""
    return f"score-unit-{method.value}" if total_in is TotalIn.METHOD else f"whole-unit-{total_in.value}"


def award_sign(award: Award) -> str:
    """Return the short name of an award as it is printed: `A+`, `A`, `A−`, `Ø`."""
    return award.symbol.replace("-", "−")


def unit_words(messages: Messages) -> dict[str, str]:
    """Return each unit in words, by its name."""
    return {each.unit(of): messages.text(unit_of_totals(each, of)) for each in TotalIn for of in ScoringMethod}
