"""Cells of hands: the distribution and the high-card points of a hand, as `law.comparable.cells` counts them."""

from __future__ import annotations

from duplicado.dealing.conditioned import PLACES
from duplicado.law.comparable.cells import Region
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import Suit


def cell_of(hand: Hand) -> tuple[int, int]:
    """Return the place of the hand's distribution in `DISTRIBUTIONS`, and its points; it has thirteen cards."""
    clubs, diamonds, hearts, spades = (hand.length(suit) for suit in Suit)
    return PLACES[clubs, diamonds, hearts, spades], hand.hcp


def in_region(hand: Hand, region: Region) -> bool:
    """Tell whether the hand, of thirteen cards, lies in the region."""
    place, points = cell_of(hand)
    return bool(region[place] >> points & 1)
