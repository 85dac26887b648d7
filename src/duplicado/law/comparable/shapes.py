"""Names of distributions: `balanced`, `unbalanced`, and patterns such as `5-4-4-0`, `4441/5440` or `5=4=3=1`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from duplicado.law.comparable.cells import Distribution

Fits: TypeAlias = Callable[[Distribution], bool]
_Pattern: TypeAlias = tuple[int, ...]

_BALANCED: Final = frozenset({(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)})
_SEMI_BALANCED: Final = _BALANCED | {(5, 4, 2, 2), (6, 3, 2, 2)}
_THREE_SUITED: Final = frozenset({(4, 4, 4, 1), (5, 4, 4, 0)})
_NAMES: Final[dict[str, frozenset[_Pattern]]] = {
    "balanced": _BALANCED,
    "semibalanced": _SEMI_BALANCED,
    "threesuited": _THREE_SUITED,
    "threesuiter": _THREE_SUITED,
}
_APART: Final = re.compile(r"/|,|\bor\b")
_PATTERN: Final = re.compile(r"([0-9]{1,2})([-=])([0-9]{1,2})\2([0-9]{1,2})\2([0-9]{1,2})|([0-9])([0-9])([0-9])([0-9])")


@lru_cache(maxsize=256)
def shape(name: str) -> Fits | None:
    """Return which distributions a name means; `None` when it is not known.

    `5-4-4-0` and `5440` mean any order of the suits, `5=4=4=0` spades, hearts, diamonds, clubs. A name such as
    `two-suited`, of which players mean different things, is not known; patterns say it.
    """
    plain = re.sub(r"[\s-]", "", name.casefold())
    if plain == "unbalanced":
        return lambda lengths: _sorted(lengths) not in _BALANCED
    named = _NAMES.get(plain)
    if named is not None:
        return lambda lengths: _sorted(lengths) in named
    return _of_patterns(name)


def widened(name: str) -> Fits | None:
    """Return the distributions of a name with one card's drift: balanced hands may be semi-balanced."""
    return shape("semi-balanced" if name.casefold().strip() == "balanced" else name)


def _sorted(lengths: Distribution) -> _Pattern:
    return tuple(sorted(lengths, reverse=True))


def _of_patterns(name: str) -> Fits | None:
    exact: set[_Pattern] = set()
    in_any_order: set[_Pattern] = set()
    for text in _APART.split(name.casefold()):
        found = _PATTERN.fullmatch(re.sub(r"\s", "", text))
        if found is None:
            return None
        spades, hearts, diamonds, clubs = (int(group) for group in found.groups() if group and group not in "-=")
        if spades + hearts + diamonds + clubs != 13:
            return None
        if found[2] == "=":
            exact.add((clubs, diamonds, hearts, spades))
        else:
            in_any_order.add(_sorted((clubs, diamonds, hearts, spades)))
    return lambda lengths: lengths in exact or _sorted(lengths) in in_any_order
