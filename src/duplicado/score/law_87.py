"""Fouled boards (Law 87): scores are comparable only between those who played the board in the same form."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.law.clause import clause

__all__ = ["comparable_groups"]


@clause("87B")
def comparable_groups(forms: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """Return the places of the scores that are to be compared with one another, a group for each form of the board.

    Args:
        forms: the form in which each contestant played the board; all the same where it was not fouled.

    >>> comparable_groups(["", "", "rotated", ""])
    ((0, 1, 3), (2,))
    """
    groups: dict[str, list[int]] = {}
    for place, form in enumerate(forms):
        groups.setdefault(form, []).append(place)
    return tuple(tuple(places) for places in groups.values())
