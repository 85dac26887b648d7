"""Names of the scoring methods in the tag `Scoring` of PBN 2.1."""

from __future__ import annotations

from typing import Final

from duplicado.event.contest import ScoringMethod
from duplicado.event.rules import ScoringRules
from duplicado.score.imps import CrossImpDivisor
from duplicado.score.matchpoints import MatchpointScale

_SCORING: Final = {
    ScoringMethod.MATCHPOINTS: "MP",
    ScoringMethod.BUTLER: "Butler",
    ScoringMethod.CROSS_IMPS: "Cross",
    ScoringMethod.IMPS: "IMP",
    ScoringMethod.BOARD_A_MATCH: "BAM",
    ScoringMethod.TOTAL_POINTS: "Total",
}


def scoring_named(method: ScoringMethod, rules: ScoringRules | None = None) -> str:
    """Name a scoring as the tag does, with the modifiers of PBN 2.1 as far as the rules are known."""
    text = _SCORING[method]
    if rules is None:
        return text
    if method is ScoringMethod.MATCHPOINTS:
        return text + ("1" if rules.scale is MatchpointScale.TWO_ONE_ZERO else "2")
    if method is ScoringMethod.CROSS_IMPS:
        divided = {CrossImpDivisor.SCORES: "1", CrossImpDivisor.COMPARISONS: "2"}
        return text + divided.get(rules.cross_divisor, "")
    return text
