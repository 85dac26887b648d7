"""The numbering of deals: each deal has a number from 0 to 52!/13!⁴ - 1, each such number is a deal.

The order (version `NUMBERING`, which never changes) sorts deals by four keys, the first that differs deciding:

1. the suit lengths of the 26 cards of North-South, spades before hearts, diamonds and clubs;
2. the 26 cards of North-South;
3. the cards of North;
4. the cards of East;

where sets of cards are compared as the numbers whose binary digits are their `Card.bit`. The number of a deal is how
many deals come before it in this order. Deal 0 gives North every club, South every diamond, East every heart and West
every spade; the last deal gives North every spade, South every heart, East every diamond and West every club.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from itertools import accumulate, product
from math import comb, factorial, prod
from typing import Final, NamedTuple

from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

NUMBERING: Final = "duplicado-1"
"""Name of this order; write it beside a stored number."""

FourHands = tuple[int, int, int, int]
"""The cards of North, East, South, West as bit sets."""


class NoSuchDealError(DuplicadoError):
    """The number is negative or beyond the last deal."""


class SideShape(NamedTuple):
    """The suit lengths of the cards of North-South, clubs first; those of East-West are what is left."""

    clubs: int
    diamonds: int
    hearts: int
    spades: int


class _Subsets(dict[int, "array[int]"]):
    """For each holding its subsets, ascending, made when first asked for.

    The k-th subset has the cards whose places in the holding, lowest first, are the binary digits of k.
    """

    def __missing__(self, holding: int) -> array[int]:
        subsets = array("H", [0])
        remaining = holding
        while remaining:
            card = remaining & -remaining
            subsets.extend([subset | card for subset in subsets])
            remaining ^= card
        self[holding] = subsets
        return subsets


class Numbering:
    """The order described above, for a pack of four suits with `ranks` ranks (13; fewer for exhaustive tests).

    A set of cards is a number with `ranks` bits for each suit, clubs lowest: with 13, that of `Card.bit`.

    >>> Numbering(1).count, Numbering(1).hands(0), Numbering(1).hands(23)
    (24, (1, 4, 2, 8), (8, 2, 4, 1))
    """

    def __init__(self, ranks: int) -> None:
        """Compute the tables."""
        self.ranks: Final = ranks
        self.count: Final = factorial(4 * ranks) // factorial(ranks) ** 4
        """Number of deals that there are."""
        self.hands_of_side: Final = comb(2 * ranks, ranks)
        """In how many ways the cards of a side fall into two hands."""
        self.of_length: Final = _holdings_by_length(ranks)
        """The holdings in one suit, by length, ascending."""
        self.shapes: Final = _shapes_of_side(ranks)
        """The suit lengths that a side can hold, in the order of the numbering."""
        self.shape_starts: Final = tuple(
            accumulate((prod(comb(ranks, length) for length in shape) for shape in self.shapes), initial=0)
        )
        """For each shape, how many sets of cards of a side come before its first; then how many there are."""
        self.upper_starts: Final = tuple(
            accumulate((comb(ranks, ranks - upper.bit_count()) for upper in range(1 << ranks)), initial=0)
        )
        """For each choice among the higher half of a side's cards, how many hands come before its first."""
        self.subsets: Final[Mapping[int, array[int]]] = _Subsets()
        """For each holding its subsets, ascending."""
        self._lower = tuple(self.of_length[ranks - upper.bit_count()] for upper in range(1 << ranks))
        self._index_of_shape = {shape: index for index, shape in enumerate(self.shapes)}
        self._place = {holding: place for same in self.of_length for place, holding in enumerate(same)}

    def hands(self, number: int) -> FourHands:
        """Return the hands of that number; unchecked, for makers of deals."""
        rest, east_place = divmod(number, self.hands_of_side)
        side_place, north_place = divmod(rest, self.hands_of_side)

        # The cards of the side: its suit lengths, then one holding of that length in each suit.
        shape = bisect_right(self.shape_starts, side_place) - 1
        rest = side_place - self.shape_starts[shape]
        c, d, h, s = self.shapes[shape]
        of_length = self.of_length
        same_length = of_length[c]
        rest, place = divmod(rest, len(same_length))
        clubs = same_length[place]
        same_length = of_length[d]
        rest, place = divmod(rest, len(same_length))
        diamonds = same_length[place]
        same_length = of_length[h]
        rest, place = divmod(rest, len(same_length))
        hearts = same_length[place]
        spades = of_length[s][rest]

        ranks = self.ranks
        north = self._hand(north_place, clubs, diamonds, hearts, spades)
        south = north ^ (clubs | diamonds << ranks | hearts << 2 * ranks | spades << 3 * ranks)
        whole = (1 << ranks) - 1
        east = self._hand(east_place, whole ^ clubs, whole ^ diamonds, whole ^ hearts, whole ^ spades)
        return north, east, south, (1 << 4 * ranks) - 1 ^ north ^ east ^ south

    def _hand(self, place: int, clubs: int, diamonds: int, hearts: int, spades: int) -> int:
        """Pick the hand at that place among the hands that a side with these holdings can split off."""
        # First which of the side's cards, counted from the lowest (bit 0), as an upper and a lower half ...
        upper = bisect_right(self.upper_starts, place) - 1
        chosen = upper << self.ranks | self._lower[upper][place - self.upper_starts[upper]]
        # ... then those cards themselves. Written out suit by suit: a loop takes half as long again.
        ranks, subsets = self.ranks, self.subsets
        length = clubs.bit_count()
        hand = subsets[clubs][chosen & (1 << length) - 1]
        chosen >>= length
        length = diamonds.bit_count()
        hand |= subsets[diamonds][chosen & (1 << length) - 1] << ranks
        chosen >>= length
        length = hearts.bit_count()
        hand |= subsets[hearts][chosen & (1 << length) - 1] << 2 * ranks
        return hand | subsets[spades][chosen >> length] << 3 * ranks

    def number(self, hands: FourHands) -> int:
        """Return the number of a deal of these hands: the inverse of `hands`; unchecked."""
        north, east, south, _ = hands
        whole = (1 << self.ranks) - 1
        holdings = tuple((north | south) >> self.ranks * suit & whole for suit in range(4))
        shape = SideShape(*(holding.bit_count() for holding in holdings))
        place_in_shape = 0
        for holding in reversed(holdings):
            place_in_shape = place_in_shape * len(self.of_length[holding.bit_count()]) + self._place[holding]
        side_place = self.shape_starts[self._index_of_shape[shape]] + place_in_shape
        north_place = self._place_in_side(north, holdings)
        east_place = self._place_in_side(east, tuple(whole ^ holding for holding in holdings))
        return (side_place * self.hands_of_side + north_place) * self.hands_of_side + east_place

    def _place_in_side(self, hand: int, holdings: tuple[int, ...]) -> int:
        """Return the place of a hand among those that a side with these holdings can split off."""
        whole = (1 << self.ranks) - 1
        chosen = shift = 0
        for suit, holding in enumerate(holdings):
            chosen |= bisect_left(self.subsets[holding], hand >> self.ranks * suit & whole) << shift
            shift += holding.bit_count()
        return self.upper_starts[chosen >> self.ranks] + self._place[chosen & whole]


def _holdings_by_length(ranks: int) -> tuple[tuple[int, ...], ...]:
    by_length: list[list[int]] = [[] for _ in range(ranks + 1)]
    for holding in range(1 << ranks):
        by_length[holding.bit_count()].append(holding)
    return tuple(map(tuple, by_length))


def _shapes_of_side(ranks: int) -> tuple[SideShape, ...]:
    return tuple(
        SideShape(clubs, diamonds, hearts, spades)
        for spades, hearts, diamonds in product(range(ranks + 1), repeat=3)
        if 0 <= (clubs := 2 * ranks - spades - hearts - diamonds) <= ranks
    )


STANDARD: Final = Numbering(13)
"""The numbering of the deals of bridge."""

DEAL_COUNT: Final = STANDARD.count
"""52!/13!⁴: how many deals there are, about 5·36 × 10²⁸."""


@checked
def deal_of_number(number: int) -> Deal:
    """Return the deal of a number from 0 to `DEAL_COUNT` - 1.

    Raises:
        NoSuchDealError: there is no deal of that number.
    """
    if not 0 <= number < DEAL_COUNT:
        raise NoSuchDealError(f"there is no deal {number}: deals are numbered from 0 to {DEAL_COUNT - 1}")
    return Deal.of_bits(*STANDARD.hands(number))


@checked
def number_of_deal(deal: Deal) -> int:
    """Return the number of a deal, from 0 to `DEAL_COUNT` - 1: the inverse of `deal_of_number`."""
    return STANDARD.number((deal[Seat.N].bits, deal[Seat.E].bits, deal[Seat.S].bits, deal[Seat.W].bits))
