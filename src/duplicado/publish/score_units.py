"""Units of the totals of a ranking, in words."""

from __future__ import annotations

from duplicado.event.contest import ScoringMethod
from duplicado.event.standing import TotalIn
from duplicado.publish.messages import Messages

__all__ = ["unit_words"]


def unit_words(messages: Messages) -> dict[str, str]:
    """Return each unit by what a ranking says of its totals: its `total_in`, else the method of its boards."""
    of_methods = {each.value: messages.text(f"score-unit-{each.value}") for each in ScoringMethod}
    others = {each.value: messages.text(f"whole-unit-{each.value}") for each in TotalIn if each is not TotalIn.METHOD}
    return of_methods | others
