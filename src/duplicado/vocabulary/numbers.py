"""Whole numbers as they are written in addresses, fields and command lines; exact sums of fractions."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TypeVar


def whole_number(text: str, most_digits: int = 9) -> int | None:
    """Read a number of the digits 0 to 9 alone; `None` where the text is none, or longer than any that is meant.

    >>> whole_number("12"), whole_number("-1"), whole_number(""), whole_number("1234", 3)
    (12, None, None, None)
    """
    is_one = text.isascii() and text.isdigit() and len(text) <= most_digits
    return int(text) if is_one else None


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
