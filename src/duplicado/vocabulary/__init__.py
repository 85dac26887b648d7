"""Nouns of the game and their notation: seats, cards, calls, contracts, boards. No rules.

Every value is immutable, hashable and nominal (a seat is not a number, 4♥ is not 4♥ doubled). Each has one canonical
notation whose reader and printer are exact inverses; other notations are read in `notation`, at the borders.
"""

from duplicado import promised

__getattr__ = promised(__name__)
