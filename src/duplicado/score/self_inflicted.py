"""Scoring a field in which a side has in part inflicted the damage on itself (Law 12C1(e))."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from duplicado.law.book.law_12_assigned import non_offenders_score
from duplicado.score.field import Field, Frequencies, Worth, evaluate
from duplicado.score.side_score import Compared, SelfInflicted

FieldScoring: TypeAlias = Callable[[Frequencies], Worth]
"""Worth of each score of a field, by one method of scoring and its options."""


def worth_in_place(field: Field, place: int, score: Compared, scoring: FieldScoring) -> Fraction:
    """Return what a score would be worth if it stood in that place of the field, compared with all the others."""
    instead = [*field]
    instead[place] = score
    (value,) = evaluate((score,), scoring(Frequencies.of(instead)))
    return value or Fraction(0)


def evaluate_all(
    field: Field, scoring: FieldScoring, *, in_place: FieldScoring | None = None
) -> tuple[Fraction | None, ...]:
    """Return what each contestant of the field gets; `None` for artificial scores and where there is no score.

    Args:
        field: the scores of one direction on one board.
        scoring: the method.
        in_place: the method for a score that is put in the place of another, where that must not move what the field is
            compared with (the datum at Butler); if not told, the same.
    """
    values = evaluate(field, scoring(Frequencies.of(field)))
    if SelfInflicted not in set(map(type, field)):  # asked first, because there is seldom any
        return values
    settled = list(values)
    for place, score in enumerate(field):
        if isinstance(score, SelfInflicted):
            three = (score.expectation, score.after_infraction, score.table)
            settled[place] = non_offenders_score(
                *(worth_in_place(field, place, each, in_place or scoring) for each in three)
            )
    return tuple(settled)
