"""Places: who is level with whom, and how many are before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import lcm
from operator import itemgetter
from typing import Any, TypeVar

_Item = TypeVar("_Item")


def places(items: Iterable[tuple[int, _Item]], order: Callable[[_Item], Any]) -> list[tuple[int, int, _Item]]:
    """Give everybody his place, best first: (place, how many share it, who). Those who are level share the best.

    Args:
        items: who is ranked, each with his figure, more being better.
        order: how those who are level are listed.

    >>> places([(1, "a"), (4, "b"), (1, "c"), (0, "d")], str)
    [(1, 1, 'b'), (2, 2, 'a'), (2, 2, 'c'), (4, 1, 'd')]
    """
    listed = sorted(items, key=itemgetter(0), reverse=True)
    ranked: list[tuple[int, int, _Item]] = []
    first = 0
    while first < len(listed):
        after = first + 1
        while after < len(listed) and listed[after][0] == listed[first][0]:
            after += 1
        if after == first + 1:
            ranked.append((after, 1, listed[first][1]))  # by far the most frequent case
        else:
            level = sorted([item for _, item in listed[first:after]], key=order)
            ranked += [(first + 1, len(level), item) for item in level]
        first = after
    return ranked


def place_text(place: int, shared_by: int) -> str:
    """Write a place, with an equals sign when it is shared: `2=`."""
    return f"{place}{'=' if shared_by > 1 else ''}"


def whole(values: Sequence[Fraction]) -> list[int]:
    """Return fractions as whole numbers in the same proportion: those compare and hash many times faster.

    >>> whole([Fraction(1, 2), Fraction(2, 3)])
    [3, 4]
    """
    denominator = lcm(*{value.denominator for value in values})
    return [value.numerator * (denominator // value.denominator) for value in values]
