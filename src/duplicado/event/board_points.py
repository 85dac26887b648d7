"""Worth of the scores of one direction of one board, by the method and rules of a contest."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from duplicado.event.contest import ScoringMethod
from duplicado.event.rules import ScoringRules
from duplicado.score.field import Field, FieldScoring, Frequencies, evaluate_all, total_point_worth, worth_in_place
from duplicado.score.imps import butler_against, cross_imp_worth, datum
from duplicado.score.law_87 import group_rules
from duplicado.score.matchpoints import SmallGroups, matchpoint_worth
from duplicado.score.rounding import rounded
from duplicado.score.side_score import Artificial, Compared, SelfInflicted, Weighted


def _scoring(
    field: Field, rules: ScoringRules, method: ScoringMethod, expected: int, small_groups: SmallGroups
) -> tuple[FieldScoring, Fraction | None]:
    """Return how the field is scored, and at Butler its datum."""
    match method:
        case ScoringMethod.MATCHPOINTS:
            scale = rules.scale
            return (
                lambda frequencies: matchpoint_worth(
                    frequencies, expected=expected, scale=scale, small_groups=small_groups
                )
            ), None
        case ScoringMethod.BUTLER:
            par = datum(Frequencies.of(field), rules.butler)
            return butler_against(par or Fraction(0)), par
        case ScoringMethod.CROSS_IMPS:
            return (lambda frequencies: cross_imp_worth(frequencies, rules.cross_divisor)), None
        case _:
            return total_point_worth, None


def field_values(
    field: Field, rules: ScoringRules, method: ScoringMethod, expected: int, small_groups: SmallGroups
) -> tuple[Sequence[Fraction | None], Fraction | None]:
    """Return what each contestant of a field gets, and at Butler the datum.

    Args:
        field: the comparable scores of one direction, each from its own side.
        rules: the rules of the contest.
        method: any but those between two teams.
        expected: how many scores the board is reckoned to have.
        small_groups: what is done with at most three scores.
    """
    scoring, par = _scoring(field, rules, method, expected, small_groups)
    values = evaluate_all(field, scoring)
    if rules.weighted_places is None:
        return values, par
    return [rounded_weighted(value, score, rules) for value, score in zip(values, field, strict=True)], par


def worth_instead(
    field: Field,
    place: int,
    score: Compared,
    rules: ScoringRules,
    method: ScoringMethod,
    expected: int,
    small_groups: SmallGroups,
) -> Fraction:
    """Return what a score would be worth in that place of the field, exactly; arguments as in `field_values`.

    It is compared with all the others; at Butler with the datum of the field as it is.
    """
    scoring, _ = _scoring(field, rules, method, expected, small_groups)
    return worth_in_place(field, place, score, scoring)


def rounded_weighted(value: Fraction | None, score: object, rules: ScoringRules) -> Fraction | None:
    """Round what a weighted score is worth, where the regulation wants it (Law 12C1c leaves it open)."""
    if value is None or rules.weighted_places is None or not isinstance(score, Weighted | SelfInflicted):
        return value
    return rounded(value, rules.weighted_places)


def rules_of_groups(fields: Sequence[Field], rules: ScoringRules) -> tuple[SmallGroups, ...]:
    """Return what is done with small groups, for each of the groups of a direction."""
    if rules.small_groups is not SmallGroups.ALWAYS:
        return (rules.small_groups,) * len(fields)
    return group_rules([Frequencies.of(field).compared for field in fields], rules.small_groups)


def artificial_worth(
    score: Artificial, rules: ScoringRules, method: ScoringMethod, top: Fraction | None
) -> Fraction | None:
    """Return what an artificial score is worth by itself, whatever the contestant's session; `None` at total points.

    The complement of what the opponents get (86B2b) is not known here: by itself it is what its award is.
    """
    if method is ScoringMethod.TOTAL_POINTS:
        return None  # no number of points is an average
    if score.amount is not None:
        return score.amount
    value = rules.imps_of(score) if top is None else rules.share_of(score) * top
    return value if score.assigned is None else max(value, score.assigned)
