"""With NumPy: same bytes, same deals."""

import copy
import gc
import random

import pytest

np = pytest.importorskip("numpy", reason="the extra `fast` is not installed")

from duplicado.dealing import fast  # noqa: E402 - after the skip
from duplicado.dealing.chance import RandomBytes, random_deals  # noqa: E402 - after the skip
from duplicado.dealing.numbering import DEAL_COUNT, NoSuchDealError, Numbering, deal_of_number  # noqa: E402 - after the skip
from duplicado.vocabulary.errors import DuplicadoError  # noqa: E402 - after the skip
from duplicado.vocabulary.hands import Deal  # noqa: E402 - after the skip
from duplicado.vocabulary.seats import Seat  # noqa: E402 - after the skip


@pytest.mark.parametrize("count", [0, 1, 3, 2000, pytest.param(20_000, marks=pytest.mark.rest)])
def test_the_same_bytes_make_the_same_deals_as_without_numpy(count: int) -> None:
    one, other = random.Random(count), random.Random(count)
    assert fast.random_deals(count, one.randbytes).to_list() == list(random_deals(count, other.randbytes))
    assert one.getstate() == other.getstate(), "and as many bytes are used"


def test_rejection_at_the_very_limit() -> None:
    words = DEAL_COUNT >> 64, DEAL_COUNT >> 32 & 0xFFFF_FFFF
    candidates = [
        DEAL_COUNT,
        DEAL_COUNT - 1,
        DEAL_COUNT + 1,
        (1 << 96) - 1,
        words[0] << 64,
        (words[0] << 32 | words[1]) << 32,
        (words[0] << 32 | words[1] + 1) << 32,
        (words[0] + 1) << 64,
        0,
    ]
    below = [number for number in candidates if number < DEAL_COUNT]

    def source() -> RandomBytes:
        stream = b"".join(number.to_bytes(12, "big") for number in candidates)
        parts = iter([stream[at : at + 12] for at in range(0, len(stream), 12)])
        return lambda count: b"".join(next(parts) for _ in range(count // 12))

    assert fast.random_deals(len(below), source()).to_list() == list(map(deal_of_number, below))
    assert list(random_deals(len(below), source())) == list(map(deal_of_number, below))


def test_numbers_make_the_same_deals_as_one_by_one() -> None:
    rng = random.Random(6)
    numbers = [0, DEAL_COUNT - 1, *(rng.randrange(DEAL_COUNT) for _ in range(1000))]
    numbers += [number * Numbering(1).count for number in range(100)]
    assert fast.deals_of_numbers(numbers).to_list() == list(map(deal_of_number, numbers))
    assert len(fast.deals_of_numbers([])) == 0


@pytest.mark.parametrize("number", [-1, DEAL_COUNT])
def test_a_number_without_a_deal(number: int) -> None:
    with pytest.raises(NoSuchDealError):
        fast.deals_of_numbers([5, number])


def test_a_negative_count() -> None:
    with pytest.raises(DuplicadoError):
        fast.random_deals(-1, random.Random(0).randbytes)


def test_it_is_a_sequence_of_deals() -> None:
    deals = fast.random_deals(700, random.Random(7).randbytes)
    made = deals.to_list()
    assert len(deals) == 700
    assert list(deals) == made
    assert all(type(deal) is Deal for deal in made)
    assert deals[0] == made[0]
    assert deals[-1] == made[-1]
    assert deals[10:20].to_list() == made[10:20]
    assert deals[::-7].to_list() == made[::-7]
    assert made[3] in deals
    arrays = (deals.north, deals.east, deals.south, deals.west)
    assert [made[0][seat].bits for seat in Seat] == [int(hands[0]) for hands in arrays]
    assert Deal.parse(str(made[5])) == made[5]
    assert len(made[5][Seat.W]) == 13
    with pytest.raises(IndexError):
        deals[700]


def test_it_does_not_change() -> None:
    deals = fast.random_deals(3, random.Random(8).randbytes)
    with pytest.raises(ValueError, match="read-only"):
        deals.north[0] = 0
    assert copy.copy(deals).to_list() == deals.to_list()


@pytest.mark.parametrize("collecting", [True, False])
def test_the_collector_is_left_as_it_was(*, collecting: bool) -> None:
    before = gc.isenabled()
    try:
        (gc.enable if collecting else gc.disable)()
        fast.random_deals(3, random.Random(9).randbytes).to_list()
        assert gc.isenabled() is collecting
    finally:
        (gc.enable if before else gc.disable)()
