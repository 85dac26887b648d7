"""Evaluation of hands: high-card points, controls, losers, quick tricks, and any weights of the ranks.

Each is a sum over the four suits of what a holding is worth, so each is a table by holding, which is added up for one
hand, or by NumPy for a million. A holding is the set of the ranks held in a suit, bit 0 for the deuce to bit 12 for the
ace.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.errors import NotationError

Number: TypeAlias = int | float
ByHolding: TypeAlias = tuple[Number, ...]
"""Worth of each of the 8192 holdings of a suit."""

HOLDINGS: Final = 1 << 13
"""The number of holdings of a suit."""
_ACE, _KING, _QUEEN = (1 << rank.index for rank in (Rank.ACE, Rank.KING, Rank.QUEEN))


@cache
def weighed(weights: tuple[tuple[str, Number], ...]) -> ByHolding:
    """Return the table of a sum of weights of ranks.

    Args:
        weights: pairs of the character of a rank and what each card of it is worth; other ranks are worth nothing.

    Raises:
        NotationError: a character is no rank.
    """
    values = {Rank.parse(character).index: value for character, value in weights}
    table: list[Number] = [0]
    for index in range(13):
        worth = values.get(index, 0)
        table += [lower + worth for lower in table]
    return tuple(table)


def _losers(holding: int) -> int:
    """Count the losers of a suit: ace, king and queen missing among its first cards, three at most."""
    tops = (_ACE, _KING, _QUEEN)[: holding.bit_count()]
    return sum(not holding & top for top in tops)


def _quick_tricks(holding: int) -> float:
    """Count the tricks that a suit wins by its highest cards: AK 2, AQ 1.5, A and KQ 1, a guarded king 0.5."""
    if holding & _ACE:
        return 2.0 if holding & _KING else 1.5 if holding & _QUEEN else 1.0
    if holding & _KING:
        return 1.0 if holding & _QUEEN else 0.5 if holding.bit_count() > 1 else 0.0
    return 0.0


_WEIGHTS: Final[Mapping[str, tuple[tuple[str, Number], ...]]] = {
    "hcp": tuple((str(rank), rank.points) for rank in Rank if rank.points),
    "controls": (("A", 2), ("K", 1)),
}
_BY_RULE: Final = {"losers": _losers, "quick_tricks": _quick_tricks}
EVALUATIONS: Final = (*_WEIGHTS, *_BY_RULE)
"""The names of the evaluations that come with the program."""


@cache
def evaluation(name: str) -> ByHolding:
    """Return the table of an evaluation of `EVALUATIONS`: what each holding of a suit is worth.

    `hcp` are the high-card points (A 4, K 3, Q 2, J 1), `controls` are A 2 and K 1, `losers` the losing tricks,
    `quick_tricks` the tricks that the highest cards of a suit win in defence.

    Raises:
        NotationError: there is no evaluation of that name.
    """
    if name in _WEIGHTS:
        return weighed(_WEIGHTS[name])
    if name in _BY_RULE:
        return tuple(_BY_RULE[name](holding) for holding in range(HOLDINGS))
    raise NotationError(name, "an evaluation", f"there are {', '.join(EVALUATIONS)}")
