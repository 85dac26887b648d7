"""Kind of a contest: pairs, teams or individuals."""

from __future__ import annotations

from duplicado.vocabulary.enumeration import Enumeration


class ContestKind(Enumeration):
    """The form of the contest, where the Laws differ by it."""

    PAIRS = "pairs"
    TEAMS = "teams"
    INDIVIDUAL = "individual"
