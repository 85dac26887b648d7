"""Law 92: the right to appeal, and until when."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import TypeVar

from duplicado.law.clause import clause

__all__ = ["appeal_period_ends", "may_appeal"]

_Contestant = TypeVar("_Contestant")


@clause("92A")
def may_appeal(appellant: _Contestant, at_the_table: Collection[_Contestant]) -> bool:
    """Tell whether a contestant may appeal against a ruling: whoever sat at the table where it was given.

    A team's captain appeals in the name of his team, which is the contestant here.
    """
    return appellant in at_the_table


@clause("92B")
def appeal_period_ends(available: datetime, minutes: int) -> datetime:
    """Return when the right to request a ruling or to appeal against one expires.

    Args:
        available: when the official score was made available for inspection.
        minutes: how long the Tournament Organizer lets the period last; 30 unless he has said otherwise.
    """
    return available + timedelta(minutes=minutes)
