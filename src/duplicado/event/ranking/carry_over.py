"""Carry-over of a result from one stage of a contest into the next."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from duplicado.event.contest import ContestantId
from duplicado.score.rounding import rounded
from duplicado.vocabulary.errors import DuplicadoError


def carry_forward(
    score: Fraction,
    qualifier_top: Fraction,
    final_top: Fraction,
    *,
    weight: Fraction = Fraction(1, 2),
    places: int | None = None,
) -> Fraction:
    """Return what a score in the qualifying stage is worth in the final: C = S·F / (2·Q) (English Bridge Union, 172).

    Args:
        score: S, what was scored in the qualifying stage.
        qualifier_top: Q, the most that could be scored there.
        final_top: F, the most that can be scored in the final.
        weight: how much the qualifying stage counts beside the final: one half by that formula.
        places: to how many decimals the regulations round it; `None`: it stays exact.

    Raises:
        DuplicadoError: nothing could be scored in the qualifying stage.

    >>> str(carry_forward(Fraction(180), Fraction(300), Fraction(200)))
    '60'
    """
    if qualifier_top <= 0:
        raise DuplicadoError("nothing is carried over from a stage in which nothing could be scored")
    carried = score * final_top * weight / qualifier_top
    return carried if places is None else rounded(carried, places)


def linear_carry_over(order: Sequence[ContestantId], most: Fraction) -> dict[ContestantId, Fraction]:
    """Let the first bring `most`, the last nothing, and the others what lies between in equal steps.

    So the World Bridge Federation does in the final of its board-a-match contest (2023: 6 victory points).

    Args:
        order: those who qualified, best first; ties have been broken.
        most: what the first brings.

    Raises:
        DuplicadoError: somebody has qualified twice.
    """
    if len(set(order)) != len(order):
        raise DuplicadoError("somebody has qualified twice")
    steps = max(1, len(order) - 1)
    return {contestant: most * (steps - i) / steps for i, contestant in enumerate(order)}
