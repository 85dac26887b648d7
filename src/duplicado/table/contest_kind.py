"""Kind of a contest: pairs, teams or individuals."""

from __future__ import annotations

import enum

__all__ = ["ContestKind"]


class ContestKind(enum.Enum):
    """The form of the contest, where the Laws differ by it."""

    PAIRS = "pairs"
    TEAMS = "teams"
    INDIVIDUAL = "individual"

    __hash__ = object.__hash__
