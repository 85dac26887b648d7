"""Scoring: Laws 77 and 78, exact until publication.

`score` gives the points of a contract and its result. A `Field` of one direction is scored by `matchpoint`,
`cross_imps` or `butler_imps`; the two tables of a team by `team_imps` or `board_a_match`; a match by
`victory_points_for`. Figures are `Fraction`s; `decimal_text` writes them by a stated rule of rounding.
"""

from duplicado import promised

__getattr__ = promised(__name__)
