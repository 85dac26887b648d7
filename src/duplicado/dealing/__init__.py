"""Deals: which deal is number n, deals at random, and whether a set of deals looks random.

Chance is an argument: `random_deals(36, os.urandom)`. With NumPy installed (the extra `fast`), `duplicado.dealing.fast`
makes the same deals from the same bytes, many at once.
"""

from duplicado import promised

__getattr__ = promised(__name__)
