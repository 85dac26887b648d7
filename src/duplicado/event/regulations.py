"""The rules of scoring that the regulations of an authority make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from duplicado.event.contest import IN_TEAMS, ScoringMethod
from duplicado.event.rules import ScoringRules
from duplicado.law.book.law_12_artificial import imps_of_awards, shares_of_awards
from duplicado.law.clause import has_clause
from duplicado.law.edition import Edition
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.regulations.profile import Profile
from duplicado.score.matchpoints import MatchpointScale, SmallGroups
from duplicado.vocabulary.errors import DuplicadoError

_GROUPS: Final[Mapping[str, SmallGroups]] = MappingProxyType(
    {"neuberg": SmallGroups.NEUBERG, "ebu": SmallGroups.THIRD, "wbf_1991": SmallGroups.ALWAYS}
)
_IN_IMPS: Final = frozenset({ScoringMethod.IMPS, ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS})
_AGAINST_THE_FIELD: Final = frozenset({ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS})


@reads(options.ARTIFICIAL_PAIRS_MAX_AVG_PLUS_NO_RESULT, options.ARTIFICIAL_PAIRS_SUBSEQUENT_AWARD)
@reads(options.WEIGHTED_DECIMALS_PAIRS, options.WEIGHTED_IMP_ROUNDED_TO_INTEGER)
@reads(options.MP_UNIT, options.FOULED_GROUP_SCORING)
def rules_under(
    profile: Profile, method: ScoringMethod, *, edition: Edition = Edition.LAWS_2017, base: ScoringRules | None = None
) -> ScoringRules:
    """Return the rules of a contest under the regulations of an authority.

    What the profile inherits from the Laws stays as `base` has it, so that an organizer's own rules are kept.

    Args:
        profile: the decisions of the authority.
        method: how the boards of the contest are scored.
        edition: of the Laws; that of 2007 knows no limit on averages plus (12C2d).
        base: the rules of the organizer; if not told, the defaults of `ScoringRules`.

    Raises:
        DuplicadoError: an option has a value with which nothing can be scored; the message names it.
    """
    rules = base or ScoringRules()
    if profile.decides(options.ARTIFICIAL_PAIRS):
        plus, average, minus = shares_of_awards(profile)
        rules = replace(rules, average_plus=plus, average=average, average_minus=minus)
    if method in _IN_IMPS and profile.decides(options.ARTIFICIAL_IMP, options.ARTIFICIAL_BUTLER_XIMP):
        plus, average, minus = imps_of_awards(profile, edition, against_the_field=method in _AGAINST_THE_FIELD)
        if average:
            name = options.ARTIFICIAL_BUTLER_XIMP.name
            raise DuplicadoError(f"{name}: an average is worth 0 IMPs").told_as("conditions-average-imps", name)
        rules = replace(rules, average_imps=plus, average_minus_imps=None if minus == -plus else minus)
    if has_clause("12C2(d)", edition) and method not in IN_TEAMS:
        rules = replace(
            rules,
            most_averages_plus=value_of(options.ARTIFICIAL_PAIRS_MAX_AVG_PLUS_NO_RESULT, profile),
            later_average=Fraction(value_of(options.ARTIFICIAL_PAIRS_SUBSEQUENT_AWARD, profile), 100),
        )
    places = value_of(options.WEIGHTED_DECIMALS_PAIRS, profile)
    if method is ScoringMethod.IMPS:
        places = 0 if value_of(options.WEIGHTED_IMP_ROUNDED_TO_INTEGER, profile) else None
    if places is not None:
        rules = replace(rules, weighted_places=places)
    if profile.decides(options.MP_UNIT):
        halves = value_of(options.MP_UNIT, profile) == "1-1/2-0"
        rules = replace(rules, scale=MatchpointScale.ONE_HALF_ZERO if halves else MatchpointScale.TWO_ONE_ZERO)
    if profile.decides(options.FOULED_GROUP_SCORING):
        rules = replace(rules, small_groups=_GROUPS[value_of(options.FOULED_GROUP_SCORING, profile)])
    return rules
