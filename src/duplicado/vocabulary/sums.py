"""Sums of fractions, exact."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TypeVar

_Key = TypeVar("_Key")


def added_up(amounts: Iterable[tuple[_Key, Fraction]]) -> dict[_Key, Fraction]:
    """Add up the amounts of each key, in the order in which the keys come.

    >>> added_up([("A", Fraction(1, 2)), ("B", Fraction(3)), ("A", Fraction(2))])["A"]
    Fraction(5, 2)
    """
    sums: dict[_Key, Fraction] = {}
    for key, amount in amounts:
        sums[key] = sums.get(key, Fraction(0)) + amount
    return sums
