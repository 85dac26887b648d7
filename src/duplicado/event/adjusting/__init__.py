"""Adjusted scores: from what the Director rules to what each side gets, what speaks against it, and why so much.

`adjust` gives the sides of a board what a `Ruling` says; `explain` shows how the figure in the standings came about.
`ruled` makes the ruling of a judgement from weighted candidates. Boards between two teams: `law.book.law_86.remedy`
and `ruled_between_teams`. Fouled boards: `sorted_by_form`. Boards not played: `score_of_unplayed`. Penalties and what
becomes of an appeal's deposit: `penalties` and `appeals`.
"""

from duplicado.event.adjusting.adjust import Adjusted, adjust, assigned_score
from duplicado.event.adjusting.appeals import Appeal, AppealOutcome, Settlement, settle
from duplicado.event.adjusting.explain import (
    ArtificialReckoned,
    Explanation,
    Part,
    Reckoned,
    SelfInflictedReckoned,
    explain,
)
from duplicado.event.adjusting.fouled import played_form, sorted_by_form
from duplicado.event.adjusting.objections import Objection, WhyNot, objections
from duplicado.event.adjusting.penalties import (
    PenaltyKind,
    PenaltyUnit,
    RuledPenalty,
    in_contest,
    individual_penalties,
    unit_of,
)
from duplicado.event.adjusting.rulings import (
    Assigned,
    ByFault,
    Circumstances,
    Outcome,
    Ruling,
    SelfInflictedDamage,
    SideRuling,
    Unchanged,
)
from duplicado.event.adjusting.teams import boards_not_comparable, ruled_between_teams
from duplicado.event.adjusting.unplayed import Cause, UnplayedBoard, score_of_unplayed
from duplicado.event.adjusting.unplayed_sessions import UnplayedSession, score_of_unplayed_session
from duplicado.event.adjusting.weighted import ruled, weighed

__all__ = [
    "Adjusted",
    "Appeal",
    "AppealOutcome",
    "ArtificialReckoned",
    "Assigned",
    "ByFault",
    "Cause",
    "Circumstances",
    "Explanation",
    "Objection",
    "Outcome",
    "Part",
    "PenaltyKind",
    "PenaltyUnit",
    "Reckoned",
    "RuledPenalty",
    "Ruling",
    "SelfInflictedDamage",
    "SelfInflictedReckoned",
    "Settlement",
    "SideRuling",
    "Unchanged",
    "UnplayedBoard",
    "UnplayedSession",
    "WhyNot",
    "adjust",
    "assigned_score",
    "boards_not_comparable",
    "explain",
    "in_contest",
    "individual_penalties",
    "objections",
    "played_form",
    "ruled",
    "ruled_between_teams",
    "score_of_unplayed",
    "score_of_unplayed_session",
    "settle",
    "sorted_by_form",
    "unit_of",
    "weighed",
]
