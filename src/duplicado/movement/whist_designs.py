"""The first rounds of whist tournaments, from which `whist` makes all the others.

A tournament of v players is made in an Abelian group of v - 1 elements and a player who keeps his seat (v = 4n), or
of v elements, of whom 0 sits out in the first round (v = 4n + 1). Each later round adds one more element of the group
to all. Everybody is everybody's partner once because the differences between partners are all the elements but 0, once;
and everybody's opponent twice because the differences between opponents are all of them twice. Where sets are given,
everybody plays each set at most once because the differences between players and sets are all different too.

These were found by search: simulated annealing for the tables, or hill-climbing for the partners and backtracking for
who opposes them; backtracking for the sets. The tests prove each of them afresh.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class WhistDesign:
    """The first round of a whist tournament; elements of the group are numbered from 0."""

    moduli: tuple[int, ...]
    """The group is the product of the integers with these moduli; its elements are numbered as by digits."""
    tables: tuple[tuple[int, int, int, int], ...]
    """The players clockwise from North; the one beyond the group keeps his seat."""
    sets: tuple[int, ...] = ()
    """The set at each table; empty where all tables play the same."""


WHIST_DESIGNS: Final = {
    5: WhistDesign((5,), ((2, 4, 3, 1),), (0,)),
    8: WhistDesign(
        (7,),
        (
            (7, 0, 5, 1),
            (2, 6, 4, 3),
        ),
    ),
    9: WhistDesign(
        (3, 3),
        (
            (1, 3, 2, 6),
            (7, 8, 5, 4),
        ),
    ),
    12: WhistDesign(
        (11,),
        (
            (11, 2, 10, 0),
            (7, 9, 4, 3),
            (8, 5, 1, 6),
        ),
    ),
    13: WhistDesign(
        (13,),
        (
            (3, 6, 11, 10),
            (9, 5, 7, 4),
            (1, 2, 8, 12),
        ),
        (9, 1, 3),
    ),
    16: WhistDesign(
        (15,),
        (
            (15, 13, 11, 5),
            (1, 2, 14, 6),
            (3, 7, 0, 12),
            (8, 4, 9, 10),
        ),
    ),
    17: WhistDesign(
        (17,),
        (
            (2, 10, 7, 6),
            (9, 4, 12, 11),
            (5, 15, 13, 16),
            (3, 8, 1, 14),
        ),
    ),
    20: WhistDesign(
        (19,),
        (
            (19, 14, 0, 8),
            (17, 18, 9, 11),
            (3, 16, 12, 15),
            (13, 5, 10, 1),
            (6, 7, 4, 2),
        ),
    ),
    21: WhistDesign(
        (21,),
        (
            (9, 18, 12, 11),
            (4, 8, 19, 3),
            (16, 5, 17, 14),
            (13, 10, 2, 6),
            (7, 1, 15, 20),
        ),
    ),
    24: WhistDesign(
        (23,),
        (
            (23, 16, 10, 12),
            (7, 22, 20, 4),
            (13, 9, 19, 8),
            (18, 0, 6, 15),
            (17, 21, 14, 5),
            (1, 11, 3, 2),
        ),
    ),
    25: WhistDesign(
        (25,),
        (
            (15, 8, 12, 24),
            (5, 22, 11, 7),
            (21, 10, 9, 2),
            (14, 1, 16, 19),
            (6, 4, 20, 3),
            (17, 23, 13, 18),
        ),
    ),
    28: WhistDesign(
        (27,),
        (
            (27, 2, 1, 3),
            (15, 4, 7, 22),
            (9, 12, 24, 14),
            (21, 25, 17, 8),
            (10, 26, 5, 23),
            (20, 16, 6, 0),
            (11, 13, 18, 19),
        ),
        (0, 7, 20, 26, 12, 10, 6),
    ),
    29: WhistDesign(
        (29,),
        (
            (25, 6, 26, 17),
            (1, 13, 8, 3),
            (7, 4, 27, 21),
            (20, 28, 15, 2),
            (24, 22, 18, 14),
            (23, 9, 10, 11),
            (16, 5, 12, 19),
        ),
        (11, 19, 17, 3, 21, 2, 14),
    ),
    32: WhistDesign(
        (31,),
        (
            (31, 4, 30, 19),
            (26, 9, 12, 17),
            (21, 5, 2, 10),
            (25, 7, 0, 6),
            (13, 1, 3, 28),
            (23, 24, 14, 27),
            (15, 29, 8, 16),
            (11, 20, 22, 18),
        ),
    ),
    33: WhistDesign(
        (33,),
        (
            (17, 21, 22, 15),
            (8, 26, 23, 6),
            (18, 14, 2, 7),
            (19, 20, 30, 11),
            (12, 32, 16, 9),
            (25, 1, 13, 31),
            (29, 24, 4, 10),
            (27, 5, 28, 3),
        ),
    ),
    36: WhistDesign(
        (35,),
        (
            (35, 13, 0, 5),
            (21, 12, 23, 6),
            (29, 27, 32, 18),
            (30, 22, 26, 11),
            (20, 7, 15, 14),
            (28, 10, 3, 24),
            (8, 33, 31, 34),
            (4, 16, 17, 1),
            (9, 2, 25, 19),
        ),
    ),
    37: WhistDesign(
        (37,),
        (
            (16, 6, 36, 31),
            (1, 5, 30, 32),
            (7, 35, 25, 2),
            (12, 23, 27, 14),
            (10, 13, 4, 24),
            (33, 17, 28, 20),
            (9, 8, 11, 29),
            (26, 19, 3, 18),
            (34, 22, 21, 15),
        ),
        (17, 8, 19, 22, 6, 5, 35, 23, 13),
    ),
    40: WhistDesign(
        (39,),
        (
            (39, 9, 36, 29),
            (35, 21, 19, 3),
            (16, 26, 13, 37),
            (38, 11, 14, 18),
            (24, 15, 12, 7),
            (33, 23, 34, 17),
            (0, 8, 10, 6),
            (5, 4, 22, 30),
            (1, 20, 31, 25),
            (2, 32, 27, 28),
        ),
    ),
    41: WhistDesign(
        (41,),
        (
            (28, 9, 30, 35),
            (34, 8, 13, 22),
            (12, 39, 7, 15),
            (38, 21, 29, 27),
            (11, 5, 3, 24),
            (25, 6, 18, 2),
            (4, 19, 16, 20),
            (40, 26, 37, 36),
            (31, 14, 1, 32),
            (23, 17, 10, 33),
        ),
        (4, 40, 31, 23, 25, 5, 9, 8, 39, 21),
    ),
    44: WhistDesign(
        (43,),
        (
            (43, 11, 0, 20),
            (1, 30, 3, 7),
            (6, 37, 9, 10),
            (40, 23, 36, 4),
            (24, 21, 29, 42),
            (28, 8, 34, 19),
            (18, 13, 25, 27),
            (39, 12, 31, 2),
            (26, 33, 38, 5),
            (22, 32, 35, 14),
            (41, 16, 15, 17),
        ),
        (0, 27, 1, 7, 11, 30, 26, 17, 42, 20, 34),
    ),
    45: WhistDesign(
        (9, 5),
        (
            (19, 43, 18, 33),
            (37, 25, 39, 8),
            (11, 34, 16, 26),
            (6, 32, 12, 4),
            (17, 13, 24, 22),
            (5, 41, 1, 9),
            (31, 14, 20, 30),
            (10, 42, 3, 27),
            (29, 36, 40, 23),
            (7, 35, 38, 15),
            (21, 28, 44, 2),
        ),
        (0, 13, 22, 35, 17, 23, 10, 12, 39, 27, 20),
    ),
    48: WhistDesign(
        (47,),
        (
            (47, 9, 0, 11),
            (1, 44, 45, 10),
            (26, 7, 22, 36),
            (40, 43, 35, 4),
            (34, 6, 28, 33),
            (39, 8, 32, 19),
            (23, 17, 14, 41),
            (21, 38, 31, 13),
            (27, 3, 15, 29),
            (16, 42, 2, 12),
            (5, 18, 20, 37),
            (30, 24, 46, 25),
        ),
    ),
    49: WhistDesign(
        (7, 7),
        (
            (40, 20, 41, 15),
            (23, 12, 26, 37),
            (2, 43, 9, 25),
            (28, 13, 36, 24),
            (46, 33, 6, 45),
            (8, 7, 5, 1),
            (42, 17, 4, 47),
            (34, 31, 22, 18),
            (38, 21, 3, 44),
            (35, 30, 27, 10),
            (16, 11, 32, 39),
            (19, 48, 29, 14),
        ),
        (0, 9, 39, 37, 1, 34, 35, 21, 44, 38, 23, 46),
    ),
    52: WhistDesign(
        (51,),
        (
            (51, 12, 0, 10),
            (44, 11, 47, 22),
            (31, 46, 27, 40),
            (19, 21, 14, 13),
            (34, 17, 41, 45),
            (33, 28, 42, 16),
            (25, 32, 35, 5),
            (39, 23, 1, 48),
            (43, 15, 29, 49),
            (9, 37, 24, 8),
            (18, 7, 2, 26),
            (38, 30, 20, 50),
            (6, 3, 36, 4),
        ),
    ),
}
