"""Deals: which deal is number n, deals at random, and whether a set of deals looks random.

Chance is an argument: `random_deals(36, os.urandom)`. With NumPy installed (the extra `fast`), `duplicado.dealing.fast`
makes the same deals from the same bytes, many at once.
"""

from duplicado.dealing.boards import deal_boards
from duplicado.dealing.chance import EntropyError, RandomBytes, random_deals, random_numbers
from duplicado.dealing.committed import SEED_BYTES, commitment_of, deal_from_seed, keeps_commitment
from duplicado.dealing.expectations import Pattern, length_probabilities, pattern_of, pattern_probabilities
from duplicado.dealing.fairness import Examination, FairnessTest, chi_square_tail, examine, pearson
from duplicado.dealing.numbering import (
    DEAL_COUNT,
    NUMBERING,
    NoSuchDealError,
    Numbering,
    deal_of_number,
    number_of_deal,
)

__all__ = [
    "DEAL_COUNT",
    "NUMBERING",
    "SEED_BYTES",
    "EntropyError",
    "Examination",
    "FairnessTest",
    "NoSuchDealError",
    "Numbering",
    "Pattern",
    "RandomBytes",
    "chi_square_tail",
    "commitment_of",
    "deal_boards",
    "deal_from_seed",
    "deal_of_number",
    "examine",
    "keeps_commitment",
    "length_probabilities",
    "number_of_deal",
    "pattern_of",
    "pattern_probabilities",
    "pearson",
    "random_deals",
    "random_numbers",
]
