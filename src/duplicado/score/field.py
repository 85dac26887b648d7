"""A field: the scores of one direction on one board, and how often each occurs.

Every method that compares a score with a field is linear in the field and in the score, so each is done in two steps:
from the frequencies comes a table that says what each score is `worth`; from the table, what each contestant gets. A
weighted score takes part in the frequencies with the weight of each of its outcomes and gets the weighted sum of what
they are worth: the others compare with the fractions, and nothing is created or lost. Where damage is self-inflicted
the others compare with the score of the table. Artificial scores and scores that are missing take no part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import lcm
from typing import TypeAlias

from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
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

    Where damage is self-inflicted it is what the score of the table is worth: see `self_inflicted.evaluate_all`.
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
