"""The number of examples that a property test draws."""

from hypothesis import settings

__all__ = ["examples"]

_IN_THE_GATE = 25


def examples(in_the_gate: int) -> int:
    """Return the number for this run: so many in the gate, elsewhere in proportion, up to what the profile draws."""
    usual = settings().max_examples
    return min(in_the_gate * usual // _IN_THE_GATE, max(in_the_gate, usual))
