"""Comparable calls, computed: what follows for Laws 23A and 27B1 from the meanings of two calls given as data."""

from duplicado.law.comparable.answer import Comparability, Reason, ReasonKind, ReasonValue, Verdict
from duplicado.law.comparable.comparison import compare, judge
from duplicado.law.comparable.denominations import is_natural, specified, specifies_the_same

__all__ = [
    "Comparability",
    "Reason",
    "ReasonKind",
    "ReasonValue",
    "Verdict",
    "compare",
    "is_natural",
    "judge",
    "specified",
    "specifies_the_same",
]
