"""Scoring rules in common use, ready made as values; a regulation that differs is another value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from duplicado.event.rules import Expected, ScoringRules, SitOuts, Ties
from duplicado.score.matchpoints import MatchpointScale, SmallGroups
from duplicado.score.rounding import Rounding

LAWS: Final = ScoringRules()
"""The Laws, and Neuberg's formula for every board with fewer scores than the most that any board has."""

EBU: Final = ScoringRules(small_groups=SmallGroups.THIRD, board_places=1, board_rounding=Rounding.HALF_TOWARDS_AVERAGE)
"""The English Bridge Union's White Book (2017): boards to one decimal, fixed percentages for very few scores."""

ACBL: Final = ScoringRules(
    scale=MatchpointScale.ONE_HALF_ZERO,
    expected=Expected.COMPARED,
    sit_outs=SitOuts.FACTORED,
    percentage_of_published_total=True,
    ties=Ties.PUBLISHED,
)
"""The American Contract Bridge League's club program: 1/½/0, boards not factored but sessions."""

COMPSCORE: Final = ScoringRules(sit_outs=SitOuts.FACTORED)
"""The Australian club program Compscore at matchpoints: Neuberg's formula for boards, sessions factored as well."""

COMPSCORE_TRAVELLERS: Final = replace(
    COMPSCORE, expected=Expected.SCORED, board_places=1, board_rounding=Rounding.HALF_EVEN
)
"""Rules of what the same program writes on the lines of its travellers, which is not what its totals are made of:
boards are factored only for artificial scores among their lines."""

RULE_SETS: Final[Mapping[str, ScoringRules]] = MappingProxyType(
    {"laws": LAWS, "ebu": EBU, "acbl": ACBL, "compscore": COMPSCORE, "compscore-travellers": COMPSCORE_TRAVELLERS}
)
"""The same by name, for the command line and for files."""
