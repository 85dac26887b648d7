"""Shapes of hands: sets of distributions over the four suits, as players and dealing programs write them.

`4333` is spades, hearts, diamonds, clubs in this order; `any 5332` is any order; `(54)xx` is five and four in the first
two suits in either order and anything in the others; `x` is any number. `+` adds shapes and `-` takes them away, from
left to right: `any 4333 + any 4432 + any 5332 - 5xxx`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product
from typing import Final, TypeAlias

from duplicado.vocabulary.errors import NotationError

Lengths: TypeAlias = tuple[int, int, int, int]
"""Numbers of spades, hearts, diamonds and clubs, thirteen in all."""

DISTRIBUTIONS: Final[tuple[Lengths, ...]] = tuple(
    (spades, hearts, diamonds, 13 - spades - hearts - diamonds)
    for spades, hearts, diamonds in product(range(14), repeat=3)
    if spades + hearts + diamonds <= 13
)
"""The 560 distributions."""
_TERM: Final = re.compile(r"\s*([+-]?)\s*((?:any\s+)?)([0-9x()]+)\s*")
_PART: Final = re.compile(r"\(([0-9x]+)\)|([0-9x])")
_Wanted: TypeAlias = tuple[int | None, ...]


@lru_cache(maxsize=256)
def shapes(text: str) -> frozenset[Lengths]:
    """Return the distributions that a text means.

    Raises:
        NotationError: the text is not a shape, or a term of it does not fit into thirteen cards.

    >>> len(shapes("any 4333 + any 4432 + any 5332")), (5, 4, 2, 2) in shapes("(54)xx")
    (28, True)
    """
    lowered, place, found = text.lower(), 0, frozenset[Lengths]()
    while place < len(lowered):
        term = _TERM.match(lowered, place)
        if term is None or (place and not term[1]):
            raise _unreadable(text, lowered[place:])
        these = _of_term(term[3], in_any_order=bool(term[2]))
        if not these:
            raise _unreadable(text, term[3])
        found = found - these if term[1] == "-" else found | these
        place = term.end()
    if not place:
        raise _unreadable(text, text)
    return found


def _unreadable(text: str, part: str) -> NotationError:
    return NotationError(text, "a shape", f"{part.strip()!r}: write e.g. 4333, any 5332 or (54)xx, with + or - between")


def _of_term(pattern: str, *, in_any_order: bool) -> frozenset[Lengths]:
    wanted = {order for four in _orders(pattern) for order in (permutations(four) if in_any_order else (four,))}
    return frozenset(
        lengths
        for lengths in DISTRIBUTIONS
        if any(all(want in (None, has) for want, has in zip(four, lengths, strict=True)) for four in wanted)
    )


def _orders(pattern: str) -> Iterator[_Wanted]:
    """Go through what a pattern wants of the four suits, one order of each group in brackets after another."""
    groups: list[list[_Wanted]] = []
    place = 0
    for part in _PART.finditer(pattern):
        if part.start() != place:
            return
        place = part.end()
        each = tuple(None if character == "x" else int(character) for character in part[1] or part[2])
        groups.append(list(set(permutations(each))))
    if place != len(pattern) or sum(len(group[0]) for group in groups) != 4:
        return
    for chosen in product(*groups):
        yield tuple(length for part_of in chosen for length in part_of)
