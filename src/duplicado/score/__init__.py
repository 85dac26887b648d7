"""What it is worth: Laws 77 and 78, exact until publication.

`score` gives the points of a contract and its result. A `Field` of one direction is scored by `matchpoint`,
`cross_imps` or `butler_imps`; the two tables of a team by `team_imps` or `board_a_match`; a match by
`victory_points_for`. Figures are `Fraction`s; `decimal_text` writes them by a stated rule of rounding.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.lazy_names import lazy_names

if TYPE_CHECKING:
    from duplicado.score.butler import ButlerOptions, DatumRounding, butler_against, butler_imps, butler_worth, datum
    from duplicado.score.field import Field, Frequencies, Worth, evaluate
    from duplicado.score.imps import IMP_THRESHOLDS, CrossImpDivisor, cross_imp_worth, cross_imps, imps_for
    from duplicado.score.law_77 import contracts_worth, declarer_score, is_possible, score
    from duplicado.score.law_87 import (
        BoardForm,
        comparable_groups,
        form_names,
        group_rules,
        is_fouled,
        law_for_fouled_board,
    )
    from duplicado.score.matchpoints import (
        MatchpointField,
        MatchpointScale,
        SmallGroups,
        has_fixed_percentages,
        matchpoint,
        matchpoint_top,
        matchpoint_worth,
        neuberg,
    )
    from duplicado.score.patton import PattonScore, patton_score
    from duplicado.score.rounding import Rounding, decimal_text, rounded
    from duplicado.score.self_inflicted import FieldScoring, evaluate_all, worth_in_place
    from duplicado.score.side_score import Artificial, Award, Compared, Points, SelfInflicted, SideScore, Weighted
    from duplicado.score.teams import board_a_match, net_points, team_imps
    from duplicado.score.total_points import total_point_worth
    from duplicado.score.victory_points import (
        VictoryPointScale,
        percentage_victory_points,
        victory_points_for,
        wbf_continuous_column,
    )
else:
    __getattr__ = lazy_names(__name__)

__all__ = [
    "IMP_THRESHOLDS",
    "Artificial",
    "Award",
    "BoardForm",
    "ButlerOptions",
    "Compared",
    "CrossImpDivisor",
    "DatumRounding",
    "Field",
    "FieldScoring",
    "Frequencies",
    "MatchpointField",
    "MatchpointScale",
    "PattonScore",
    "Points",
    "Rounding",
    "SelfInflicted",
    "SideScore",
    "SmallGroups",
    "VictoryPointScale",
    "Weighted",
    "Worth",
    "board_a_match",
    "butler_against",
    "butler_imps",
    "butler_worth",
    "comparable_groups",
    "contracts_worth",
    "cross_imp_worth",
    "cross_imps",
    "datum",
    "decimal_text",
    "declarer_score",
    "evaluate",
    "evaluate_all",
    "form_names",
    "group_rules",
    "has_fixed_percentages",
    "imps_for",
    "is_fouled",
    "is_possible",
    "law_for_fouled_board",
    "matchpoint",
    "matchpoint_top",
    "matchpoint_worth",
    "net_points",
    "neuberg",
    "patton_score",
    "percentage_victory_points",
    "rounded",
    "score",
    "team_imps",
    "total_point_worth",
    "victory_points_for",
    "wbf_continuous_column",
    "worth_in_place",
]
