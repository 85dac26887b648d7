"""Random numbers and deals: from the bytes alone, never with a preference."""

import random

import pytest

from duplicado.dealing.chance import EntropyError, deal_boards, random_deals, random_numbers
from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number, number_of_deal
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat


class Recorded:
    """A source that gives these bytes and counts."""

    def __init__(self, *candidates: int) -> None:
        self.data = b"".join(candidate.to_bytes(12, "big") for candidate in candidates)
        self.used = 0

    def __call__(self, count: int, /) -> bytes:
        part = self.data[self.used : self.used + count]
        self.used += count
        return part


def test_twelve_bytes_are_a_number() -> None:
    assert list(random_numbers(3, Recorded(0, 1 << 64, DEAL_COUNT - 1))) == [0, 1 << 64, DEAL_COUNT - 1]


def test_a_number_beyond_the_last_deal_is_thrown_away_and_not_bent() -> None:
    source = Recorded(DEAL_COUNT, 7, (1 << 96) - 1, DEAL_COUNT + 1, 8)
    assert list(random_numbers(2, source)) == [7, 8]
    assert source.used == len(source.data)


def test_the_numbers_do_not_depend_on_how_many_are_drawn_at_once() -> None:
    together = list(random_numbers(3000, random.Random(1).randbytes))
    one_by_one = random.Random(1).randbytes
    assert [next(random_numbers(1, one_by_one)) for _ in range(3000)] == together


def test_a_random_deal_is_the_deal_of_a_random_number() -> None:
    deals = list(random_deals(100, random.Random(2).randbytes))
    assert list(map(number_of_deal, deals)) == list(random_numbers(100, random.Random(2).randbytes))
    assert deals[0] == deal_of_number(number_of_deal(deals[0]))


def test_two_of_three_candidates_are_taken() -> None:
    calls: list[int] = []
    rng = random.Random(3)

    def counting(count: int, /) -> bytes:
        calls.append(count)
        return rng.randbytes(count)

    list(random_numbers(10_000, counting))
    # 2^96 / DEAL_COUNT is 1.477; the standard deviation of the mean is below 0.01.
    assert 1.42 < sum(calls) / 12 / 10_000 < 1.53


def test_nothing_is_drawn_for_no_deals() -> None:
    assert list(random_deals(0, Recorded())) == []


def test_a_negative_count_is_refused_at_once() -> None:
    with pytest.raises(DuplicadoError, match="-1"):
        random_deals(-1, Recorded())


def test_a_source_that_dries_up_is_an_error_and_not_a_deal() -> None:
    with pytest.raises(EntropyError, match="gave 0 bytes instead of 12"):
        list(random_numbers(2, Recorded(DEAL_COUNT, 5)))


def test_boards_have_the_marks_of_law_2() -> None:
    boards = deal_boards([1, 2, 16, 17], random.Random(4).randbytes)
    assert [(board.number, board.dealer, board.vulnerability) for board, _ in boards] == [
        (1, Seat.N, Vulnerability.NONE),
        (2, Seat.E, Vulnerability.NS),
        (16, Seat.W, Vulnerability.EW),
        (17, Seat.N, Vulnerability.NONE),
    ]
    assert [deal for _, deal in boards] == list(random_deals(4, random.Random(4).randbytes))


@pytest.mark.parametrize(("numbers", "complaint"), [([3, 4, 3], "board 3 is in the set twice"), ([0], "no board 0")])
def test_boards_that_cannot_be(numbers: list[int], complaint: str) -> None:
    with pytest.raises(DuplicadoError, match=complaint):
        deal_boards(numbers, random.Random(5).randbytes)
