"""Total points (Law 78C): the plain sum of the scores."""

from __future__ import annotations

from fractions import Fraction

from duplicado.law.clause import clause
from duplicado.score.field import Frequencies, Worth


@clause("78C")
def total_point_worth(frequencies: Frequencies) -> Worth:
    """Return what each score counts at total points: itself."""
    return {score: Fraction(score) for score in frequencies.scores}
