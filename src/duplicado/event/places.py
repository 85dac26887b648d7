"""Places: who is level with whom, and how many are before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import lcm
from typing import Any, TypeVar

__all__ = ["places", "whole"]

_Item = TypeVar("_Item")


def places(items: Iterable[tuple[int, _Item]], order: Callable[[_Item], Any]) -> list[tuple[int, int, _Item]]:
    """Give everybody his place, best first: (place, how many share it, who). Those who are level share the best.

    Args:
        items: who is ranked, each with his figure, more being better.
        order: how those who are level are listed.

    >>> places([(1, "a"), (4, "b"), (1, "c"), (0, "d")], str)
    [(1, 1, 'b'), (2, 2, 'a'), (2, 2, 'c'), (4, 1, 'd')]
    """
    levels: dict[int, list[_Item]] = {}
    for value, item in items:
        levels.setdefault(value, []).append(item)
    ranked: list[tuple[int, int, _Item]] = []
    for value in sorted(levels, reverse=True):
        level = levels[value]
        place = len(ranked) + 1
        if len(level) > 1:
            level.sort(key=order)
        ranked.extend((place, len(level), item) for item in level)
    return ranked


def whole(values: Sequence[Fraction]) -> list[int]:
    """Return fractions as whole numbers in the same proportion: those compare and hash many times faster.

    >>> whole([Fraction(1, 2), Fraction(2, 3)])
    [3, 4]
    """
    denominator = lcm(*{value.denominator for value in values})
    return [value.numerator * (denominator // value.denominator) for value in values]
