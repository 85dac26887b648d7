"""Handicaps: what is added to a result for ranking, beside the result itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import ContestantId
from duplicado.vocabulary.errors import DuplicadoError


@dataclass(frozen=True, slots=True)
class Handicapped:
    """A result with and without the handicap."""

    scratch: Fraction
    """Score without the handicap."""
    allowance: Fraction
    """Amount that is added; negative for the strong where the strongest get something taken away."""

    @property
    def net(self) -> Fraction:
        """Score that counts in the ranking by handicap."""
        return self.scratch + self.allowance


def handicapped(
    figures: Mapping[ContestantId, Fraction],
    allowances: Mapping[ContestantId, Fraction],
    *,
    part: Fraction = Fraction(1),
    times: Mapping[ContestantId, int] | None = None,
) -> dict[ContestantId, Handicapped]:
    """Add handicaps.

    Args:
        figures: what was scored: a percentage, IMPs, victory points.
        allowances: the handicap in the same unit: percentage points for the session, IMPs for each board, victory
            points for each match. Who has none gets nothing.
        part: how much of it counts, 1 or 1/2 as a rule.
        times: for how many boards or matches it counts; once if not told.

    Raises:
        DuplicadoError: the part is negative.

    >>> from duplicado.event.contest import ContestantId
    >>> pair = ContestantId(1)
    >>> result = handicapped({pair: Fraction(52)}, {pair: Fraction(5)}, part=Fraction(1, 2))[pair]
    >>> str(result.allowance), str(result.net)
    ('5/2', '109/2')
    """
    if part < 0:
        raise DuplicadoError(f"a part of a handicap counts, not {part} of it")
    return {
        contestant: Handicapped(
            figure, allowances.get(contestant, Fraction(0)) * part * (1 if times is None else times.get(contestant, 0))
        )
        for contestant, figure in figures.items()
    }
