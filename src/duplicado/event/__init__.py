"""Contests: who takes part, what was scored, how the contest stands.

`standings` computes the result of a `Contest` by `ScoringRules`, which `rules_under` makes of the regulations of an
authority; `match_result` that of two teams. Adjusted scores, penalties and fouled boards are in `event.adjusting`.
"""

from duplicado import promised

__getattr__ = promised(__name__)
