"""Contests: who takes part, what was scored, how the contest stands.

`standings` computes the result of a `Contest` by `ScoringRules`, which `rules_under` makes of the regulations of an
authority; `match_result` that of two teams. Adjusted scores, penalties and fouled boards are in `event.adjusting`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.lazy_names import lazy_names

if TYPE_CHECKING:
    from duplicado.event.board_score import BoardScore, FrequencyRow, frequency_table, score_board
    from duplicado.event.contest import (
        BoardResult,
        Contest,
        Contestant,
        ContestantId,
        Penalty,
        ScoringMethod,
        StatedStanding,
    )
    from duplicado.event.match import MatchResult, match_result
    from duplicado.event.regulations import rules_under
    from duplicado.event.rule_sets import ACBL, COMPSCORE, COMPSCORE_TRAVELLERS, EBU, LAWS, RULE_SETS
    from duplicado.event.rules import Expected, RankedBy, ScoringRules, SitOuts, Ties
    from duplicado.event.scorecard import CardLine, Scorecard
    from duplicado.event.sections import rank_together, sections_of
    from duplicado.event.standing import MatchTally, Ranking, Standing, Standings, TotalIn, standings
else:
    __getattr__ = lazy_names(__name__)

__all__ = [
    "ACBL",
    "COMPSCORE",
    "COMPSCORE_TRAVELLERS",
    "EBU",
    "LAWS",
    "RULE_SETS",
    "BoardResult",
    "BoardScore",
    "CardLine",
    "Contest",
    "Contestant",
    "ContestantId",
    "Expected",
    "FrequencyRow",
    "MatchResult",
    "MatchTally",
    "Penalty",
    "RankedBy",
    "Ranking",
    "Scorecard",
    "ScoringMethod",
    "ScoringRules",
    "SitOuts",
    "Standing",
    "Standings",
    "StatedStanding",
    "Ties",
    "TotalIn",
    "frequency_table",
    "match_result",
    "rank_together",
    "rules_under",
    "score_board",
    "sections_of",
    "standings",
]
