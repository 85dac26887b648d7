"""A field: the scores of one direction on one board, how often each occurs; their sum (78C); self-inflicted damage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import lcm
from typing import TypeAlias

from duplicado.law.book.law_12_assigned import non_offenders_score
from duplicado.law.clause import clause
from duplicado.score.side_score import Artificial, Compared, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.errors import expect

Field: TypeAlias = Sequence[SideScore | None]
"""Scores that the contestants of one direction got on one board, each from his own side; `None` where there is no
score."""

Worth: TypeAlias = Mapping[int, Fraction]
"""Worth of each score that occurs."""


@dataclass(frozen=True, slots=True)
class Frequencies:
    """Frequencies of the scores in a field."""

    scores: tuple[int, ...]
    """The different scores that occur, lowest first."""
    counts: tuple[int, ...]
    """Number of times that each occurs, in parts of 1/`unit`."""
    unit: int
    """The common denominator of the weights; 1 when no score is weighted."""
    compared: int
    """The number of contestants whose scores are compared."""

    @classmethod
    def of(cls, field: Field) -> Frequencies:
        """Count the scores of a field; takes n log n for n different scores.

        Raises:
            WrongArgumentError: something in it is no score of a side, e.g. a bare number.
        """
        points = Counter([score.value for score in field if isinstance(score, Points)])
        unit = 1
        others = [score for score in field if not isinstance(score, Points)] if points.total() < len(field) else []
        for score in others:
            if score is not None:
                expect(score, (Weighted, SelfInflicted, Artificial), "field (of Points and other side scores)")
        points.update(score.table.value for score in others if isinstance(score, SelfInflicted))
        compared = points.total()
        weighted = [score for score in others if isinstance(score, Weighted)]
        if weighted:
            compared += len(weighted)
            unit = lcm(*(weight.denominator for score in weighted for weight, _ in score.outcomes))
            points = Counter({value: count * unit for value, count in points.items()})
            for score in weighted:
                for weight, value in score.outcomes:
                    points[value] += int(weight * unit)
        scores = tuple(sorted(points))
        return cls(scores, tuple(points[value] for value in scores), unit, compared)

    def cumulated(self) -> tuple[int, ...]:
        """Return how many lie below each of `scores`, and at the end how many there are, in parts of 1/`unit`."""
        return (0, *accumulate(self.counts))


def evaluate(field: Field, worth: Worth) -> tuple[Fraction | None, ...]:
    """Return what each contestant of the field gets; `None` for artificial scores and where there is no score.

    Where damage is self-inflicted it is what the score of the table is worth: see `evaluate_all`.
    """
    values: list[Fraction | None] = []
    for score in field:
        if isinstance(score, Points):
            values.append(worth[score.value])
        elif isinstance(score, Weighted):
            values.append(sum((weight * worth[value] for weight, value in score.outcomes), Fraction(0)))
        elif isinstance(score, SelfInflicted):
            values.append(worth[score.table.value])
        else:
            values.append(None)
    return tuple(values)


FieldScoring: TypeAlias = Callable[[Frequencies], Worth]
"""Worth of each score of a field, by one method of scoring and its options."""


def worth_in_place(field: Field, place: int, score: Compared, scoring: FieldScoring) -> Fraction:
    """Return what a score would be worth if it stood in that place of the field, compared with all the others."""
    instead = [*field]
    instead[place] = score
    (value,) = evaluate((score,), scoring(Frequencies.of(instead)))
    return value or Fraction(0)


def evaluate_all(field: Field, scoring: FieldScoring) -> tuple[Fraction | None, ...]:
    """Return what each contestant of the field gets; `None` for artificial scores and where there is no score.

    Args:
        field: the scores of one direction on one board.
        scoring: the method.
    """
    values = evaluate(field, scoring(Frequencies.of(field)))
    if SelfInflicted not in set(map(type, field)):  # asked first, because there is seldom any
        return values
    settled = list(values)
    for place, score in enumerate(field):
        if isinstance(score, SelfInflicted):
            three = (score.expectation, score.after_infraction, score.table)
            settled[place] = non_offenders_score(*(worth_in_place(field, place, each, scoring) for each in three))
    return tuple(settled)


@clause("78C")
def total_point_worth(frequencies: Frequencies) -> Worth:
    """Return what each score counts at total points: itself."""
    return {score: Fraction(score) for score in frequencies.scores}
