"""Contracts of an evening that were made with very different numbers of tricks."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from duplicado.publish.pages.evening import EveningPage
from duplicado.vocabulary.contracts import Contract

_FEWEST_TRICKS: Final = 3
"""Between the most and the fewest: fewer are ordinary."""
_MOST_SHOWN: Final = 3


@dataclass(frozen=True, slots=True)
class DifferentResults:
    """One contract by one declarer on one board, and the tricks that were taken in it."""

    board: int
    contract: Contract
    tricks: tuple[int, ...]
    """Each number once, the highest first."""

    @property
    def spread(self) -> int:
        """Tricks between the most and the fewest."""
        return self.tricks[0] - self.tricks[-1]


def most_different(evening: EveningPage) -> tuple[DifferentResults, ...]:
    """Return the contracts whose declarers took the most different numbers of tricks, the widest spread first."""
    taken: dict[tuple[int, Contract], set[int]] = defaultdict(set)
    for result in evening.contest.results:
        if isinstance(result.contract, Contract) and result.tricks is not None:
            taken[result.board, result.contract].add(result.tricks)
    found = [
        DifferentResults(board, contract, tuple(sorted(tricks, reverse=True)))
        for (board, contract), tricks in taken.items()
    ]
    wide = [each for each in found if each.spread >= _FEWEST_TRICKS]
    wide.sort(key=lambda each: (-each.spread, -len(each.tricks), each.board))
    return tuple(wide[:_MOST_SHOWN])
