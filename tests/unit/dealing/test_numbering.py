"""The numbering of deals is one to one, both ways, and keeps its order for ever."""

from itertools import pairwise
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.dealing.numbering import (
    DEAL_COUNT,
    NUMBERING,
    NoSuchDealError,
    Numbering,
    deal_of_number,
    number_of_deal,
)
from duplicado.vocabulary.hands import FULL_PACK, Deal
from duplicado.vocabulary.seats import Seat

numbers = st.integers(0, DEAL_COUNT - 1)


@st.composite
def shuffled_deals(draw: st.DrawFn) -> Deal:
    """Deals that were dealt card by card, without the numbering."""
    pack = draw(st.permutations(range(52)))
    north, east, south, west = (sum(1 << card for card in pack[seat::4]) for seat in range(4))
    return Deal.of_bits(north, east, south, west)


def order(ranks: int, north: int, south: int, east: int) -> tuple[list[int], int, int, int]:
    """The four keys, as the documentation of the numbering states them."""
    side, whole = north | south, (1 << ranks) - 1
    lengths = [(side >> ranks * suit & whole).bit_count() for suit in (3, 2, 1, 0)]
    return lengths, side, north, east


def key(deal: Deal) -> tuple[list[int], int, int, int]:
    return order(13, deal[Seat.N].bits, deal[Seat.S].bits, deal[Seat.E].bits)


def test_there_are_as_many_deals_as_everybody_knows() -> None:
    assert DEAL_COUNT == 53_644_737_765_488_792_839_237_440_000
    assert comb(52, 13) * comb(39, 13) * comb(26, 13) == DEAL_COUNT


@given(numbers)
def test_a_number_makes_a_deal_and_the_deal_has_that_number(number: int) -> None:
    deal = deal_of_number(number)
    hands = [deal[seat].bits for seat in Seat]
    assert [hand.bit_count() for hand in hands] == [13] * 4
    assert hands[0] | hands[1] | hands[2] | hands[3] == FULL_PACK
    assert number_of_deal(deal) == number


@given(shuffled_deals())
def test_a_deal_has_a_number_and_the_number_makes_that_deal(deal: Deal) -> None:
    number = number_of_deal(deal)
    assert 0 <= number < DEAL_COUNT
    assert deal_of_number(number) == deal


@given(numbers, numbers)
def test_the_order_of_the_numbers_is_that_of_the_deals(one: int, other: int) -> None:
    assert (one < other) == (key(deal_of_number(one)) < key(deal_of_number(other)))


@given(st.integers(0, DEAL_COUNT - 2))
def test_neighbours_are_in_order(number: int) -> None:
    assert key(deal_of_number(number)) < key(deal_of_number(number + 1))


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "N:...AKQJT98765432 .AKQJT98765432.. ..AKQJT98765432. AKQJT98765432..."),
        (DEAL_COUNT - 1, "N:AKQJT98765432... ..AKQJT98765432. .AKQJT98765432.. ...AKQJT98765432"),
    ],
)
def test_the_ends(number: int, text: str) -> None:
    assert str(deal_of_number(number)) == text
    assert number_of_deal(Deal.parse(text)) == number


@pytest.mark.parametrize("number", [-1, DEAL_COUNT, DEAL_COUNT + 1])
def test_beyond_the_ends_there_is_no_deal(number: int) -> None:
    with pytest.raises(NoSuchDealError, match="0 to 53644737765488792839237439999"):
        deal_of_number(number)


@pytest.mark.parametrize("ranks", [1, 2, pytest.param(3, marks=pytest.mark.slow)])
def test_every_deal_of_a_small_pack_once_and_in_order(ranks: int) -> None:
    numbering = Numbering(ranks)
    deals = [numbering.hands(number) for number in range(numbering.count)]
    assert [numbering.number(hands) for hands in deals] == list(range(numbering.count))
    for hands in deals:
        assert [hand.bit_count() for hand in hands] == [ranks] * 4
        assert sum(hands) == (1 << 4 * ranks) - 1
    keys = [order(ranks, north, south, east) for north, east, south, _ in deals]
    assert all(before < after for before, after in pairwise(keys))


def test_how_many_deals_a_small_pack_has() -> None:
    assert [Numbering(ranks).count for ranks in (1, 2, 3)] == [24, 2520, 369_600]


def test_the_order_has_not_changed() -> None:
    """Stored numbers must keep their deals: whoever breaks this needs a new name in NUMBERING, and the old order."""
    assert NUMBERING == "duplicado-1"
    middle = DEAL_COUNT // 2
    assert str(deal_of_number(10**28)) == FIXED[0]
    assert str(deal_of_number(middle)) == FIXED[1]
    assert number_of_deal(Deal.parse(FIXED[2])) == FIXED_NUMBER


FIXED = (
    "N:A95.A.J982.KJT85 T8.JT8754.Q53.63 KJ.KQ9632.AT6.Q9 Q76432..K74.A742",
    "N:...AKQJT98765432 .765432.AKQJT98. 8765432..765432. AKQJT9.AKQJT98..",
    "N:KQT5.72.AJ8.QJ43 A86.QJ954.Q6.A72 J943.A83.KT52.86 72.KT6.9743.KT95",
)
FIXED_NUMBER = 42_070_518_119_741_249_651_391_971_643
