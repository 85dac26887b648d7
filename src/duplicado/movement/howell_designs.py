"""The first rounds of complete Howells, from which `howell` makes all the others.

A movement for P pairs is made in an Abelian group of P - 1 elements: the integers modulo P - 1, and for 28 pairs the
additive group of the field of 27 elements, where the integers have no arrangement that compares all pairs equally.
In the first round the pair that keeps its seat plays set 0 against `opponent`; each other table has a pair North-South,
a pair East-West and a set. Each later round adds one more element of the group to all of them. Every pair meets every
other because the differences within the tables are all the elements but 0, once; it plays every set once because the
differences between pairs and sets are all different too.

These were found by search: first the sides, as a sequence whose autocorrelation is the best there is (difference sets
where P is a multiple of 4, which makes the balance perfect), then pairs and sets that fit the sides. The tests prove
each of them afresh.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class HowellDesign:
    """The first round of a Howell; elements of the group are numbered from 0."""

    opponent: int
    """Opponent whom the stationary pair meets, with set 0."""
    tables: tuple[tuple[int, int, int], ...]
    """North-South, East-West, set: at each of the other tables."""
    moduli: tuple[int, ...]
    """The group is the product of the integers with these moduli; its elements are numbered as by digits."""


HOWELL_DESIGNS: Final = {
    8: HowellDesign(0, ((5, 1, 3), (6, 4, 5), (3, 2, 6)), (7,)),
    10: HowellDesign(0, ((7, 6, 1), (5, 2, 4), (8, 4, 5), (3, 1, 8)), (9,)),
    12: HowellDesign(0, ((5, 8, 2), (4, 2, 6), (1, 6, 7), (9, 10, 8), (3, 7, 10)), (11,)),
    14: HowellDesign(0, ((11, 6, 1), (9, 7, 5), (2, 1, 6), (8, 5, 7), (12, 3, 9), (10, 4, 11)), (13,)),
    16: HowellDesign(1, ((5, 6, 1), (11, 9, 2), (3, 0, 3), (10, 2, 7), (4, 14, 8), (12, 8, 10), (13, 7, 14)), (15,)),
    18: HowellDesign(
        0, ((2, 6, 1), (12, 11, 4), (3, 8, 5), (9, 1, 7), (4, 14, 8), (16, 5, 12), (7, 10, 15), (15, 13, 16)), (17,)
    ),
    20: HowellDesign(
        0,
        (
            (5, 11, 1),
            (13, 14, 2),
            (9, 2, 3),
            (12, 3, 7),
            (6, 17, 9),
            (10, 7, 12),
            (1, 15, 13),
            (4, 8, 14),
            (16, 18, 15),
        ),
        (19,),
    ),
    22: HowellDesign(
        4,
        (
            (3, 14, 2),
            (5, 1, 3),
            (10, 2, 5),
            (18, 6, 7),
            (17, 16, 10),
            (0, 19, 11),
            (15, 9, 15),
            (11, 8, 16),
            (20, 13, 17),
            (12, 7, 19),
        ),
        (21,),
    ),
    24: HowellDesign(
        0,
        (
            (2, 15, 1),
            (10, 3, 6),
            (19, 18, 7),
            (13, 8, 10),
            (4, 16, 11),
            (14, 6, 12),
            (22, 20, 13),
            (12, 9, 17),
            (1, 5, 18),
            (11, 17, 21),
            (7, 21, 22),
        ),
        (23,),
    ),
    26: HowellDesign(
        2,
        (
            (15, 10, 1),
            (8, 14, 2),
            (0, 1, 4),
            (16, 23, 5),
            (6, 17, 7),
            (11, 20, 13),
            (4, 7, 16),
            (19, 21, 18),
            (9, 13, 19),
            (12, 24, 20),
            (22, 5, 22),
            (18, 3, 23),
        ),
        (25,),
    ),
    28: HowellDesign(
        0,
        (
            (15, 14, 2),
            (25, 2, 6),
            (6, 20, 8),
            (26, 11, 9),
            (17, 3, 10),
            (5, 22, 12),
            (24, 16, 13),
            (19, 4, 15),
            (8, 1, 20),
            (10, 13, 22),
            (21, 23, 24),
            (7, 12, 25),
            (18, 9, 26),
        ),
        (3, 3, 3),
    ),
    30: HowellDesign(
        0,
        (
            (21, 3, 1),
            (27, 23, 2),
            (5, 12, 4),
            (15, 7, 9),
            (20, 22, 11),
            (8, 11, 14),
            (28, 18, 15),
            (9, 26, 16),
            (25, 1, 18),
            (24, 4, 19),
            (19, 6, 20),
            (16, 10, 21),
            (13, 14, 26),
            (2, 17, 27),
        ),
        (29,),
    ),
}
