"""The rules of scoring that the regulations of an authority make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from duplicado.event.contest import ScoringMethod
from duplicado.event.rules import ScoringRules
from duplicado.law.book.law_12_artificial import imps_of_awards, shares_of_awards
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import Profile
from duplicado.score.matchpoints import MatchpointScale, SmallGroups
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["rules_under"]

_GROUPS: Final[Mapping[object, SmallGroups]] = MappingProxyType(
    {"neuberg": SmallGroups.NEUBERG, "ebu": SmallGroups.THIRD, "wbf_1991": SmallGroups.ALWAYS}
)
_IN_IMPS: Final = frozenset({ScoringMethod.IMPS, ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS})
_BETWEEN_TEAMS: Final = frozenset({ScoringMethod.IMPS, ScoringMethod.BOARD_A_MATCH})
_AGAINST_THE_FIELD: Final = frozenset({ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS})


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
    if _decides(profile, "artificial.pairs"):
        plus, average, minus = shares_of_awards(profile)
        rules = replace(rules, average_plus=plus, average=average, average_minus=minus)
    if method in _IN_IMPS and _decides(profile, "artificial.imp", "artificial.butler_ximp"):
        plus, average, minus = imps_of_awards(profile, edition, against_the_field=method in _AGAINST_THE_FIELD)
        if average:
            told = "artificial.butler_ximp: an average is worth 0 IMPs"
            raise DuplicadoError(told).told_as("conditions-average-imps", "artificial.butler_ximp")
        rules = replace(rules, average_imps=plus, average_minus_imps=None if minus == -plus else minus)
    if edition.numbering is not Edition.LAWS_2007 and method not in _BETWEEN_TEAMS:
        rules = replace(
            rules,
            most_averages_plus=_number(profile, "artificial.pairs.max_avg_plus_no_result"),
            later_average=Fraction(_number(profile, "artificial.pairs.subsequent_award") or 0, 100),
        )
    places = _number(profile, "weighted.decimals_pairs")
    if method is ScoringMethod.IMPS:
        places = 0 if profile.value("weighted.imp_rounded_to_integer") else None
    if places is not None:
        rules = replace(rules, weighted_places=places)
    if _decides(profile, "mp.unit"):
        halves = profile.value("mp.unit") == "1-1/2-0"
        rules = replace(rules, scale=MatchpointScale.ONE_HALF_ZERO if halves else MatchpointScale.TWO_ONE_ZERO)
    if _decides(profile, "fouled.group_scoring"):
        rules = replace(rules, small_groups=_GROUPS[profile.value("fouled.group_scoring")])
    return rules


def _decides(profile: Profile, *names: str) -> bool:
    return any(profile.decided_by(name) != "wbf" for name in names)


def _number(profile: Profile, name: str) -> int | None:
    value = profile.value(name)
    if value is None or (isinstance(value, int) and 0 <= value <= 100):
        return value
    raise DuplicadoError(f"{name} needs a whole number, 0 to 100").told_as("conditions-share", name)
