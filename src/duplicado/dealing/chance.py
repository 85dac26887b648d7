"""Random numbers of deals and random deals, from a source of entropy of the caller; sets of boards of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from struct import Struct
from typing import Final, Protocol

from duplicado.dealing.numbering import DEAL_COUNT, STANDARD
from duplicado.law.book.law_02 import board
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal

BYTES_PER_NUMBER: Final = 12
"""The least number of whole bytes that holds `DEAL_COUNT`; two of three numbers drawn are taken."""

_BATCH: Final = 1024  # numbers per request to the source: one call of the system costs as much as many bytes
_CANDIDATE: Final = Struct(">IQ")


class RandomBytes(Protocol):
    """A source of entropy: `os.urandom`, `secrets.token_bytes`, or in tests `random.Random(seed).randbytes`."""

    def __call__(self, count: int, /) -> bytes:
        """Return `count` bytes, independent and uniform."""
        ...


class EntropyError(DuplicadoError):
    """The source of entropy did not give as many bytes as were asked for."""


def check_count(count: int) -> None:
    """Refuse a negative number of deals.

    Raises:
        DuplicadoError: the count is negative.
    """
    if count < 0:
        raise DuplicadoError(f"count is {count}: give the number of deals, 0 or more")


def draw_bytes(count: int, entropy: RandomBytes) -> bytes:
    """Take exactly `count` bytes from the source.

    Raises:
        EntropyError: the source gave another number of bytes.
    """
    drawn = entropy(count)
    if len(drawn) != count:
        raise EntropyError(f"the source of entropy gave {len(drawn)} bytes instead of {count}")
    return drawn


def random_numbers(count: int, entropy: RandomBytes) -> Iterator[int]:
    """Draw numbers of deals, uniform from 0 to `DEAL_COUNT` - 1 and independent.

    The numbers depend on the bytes alone, not on how many are drawn at once: big-endian, twelve for each candidate.

    Raises:
        DuplicadoError: the count is negative.
        EntropyError: the source does not give the bytes (while the numbers are drawn).
    """
    check_count(count)
    return _drawn(count, entropy)


def _drawn(missing: int, entropy: RandomBytes) -> Iterator[int]:
    while missing:
        # Never more candidates than numbers are missing: no number that could be taken is lost.
        block = draw_bytes(min(missing, _BATCH) * BYTES_PER_NUMBER, entropy)
        for high, low in _CANDIDATE.iter_unpack(block):
            number = high << 64 | low
            if number < DEAL_COUNT:
                yield number
                missing -= 1


@checked
def random_deals(count: int, entropy: RandomBytes) -> Iterator[Deal]:
    """Draw deals, uniform over all deals and independent; `duplicado.dealing.fast` does the same with NumPy.

    Raises:
        DuplicadoError: the count is negative.
        EntropyError: the source does not give the bytes (while the deals are drawn).
    """
    of_bits, hands = Deal.of_bits, STANDARD.hands
    return (of_bits(*hands(number)) for number in random_numbers(count, entropy))


def deal_boards(numbers: Iterable[int], entropy: RandomBytes) -> tuple[tuple[Board, Deal], ...]:
    """Deal each board of these numbers once, in this order, with dealer and vulnerability of Law 2.

    Raises:
        DuplicadoError: a number is not positive, or stands twice.
        EntropyError: the source does not give the bytes.
    """
    boards = tuple(map(board, numbers))
    seen: set[int] = set()
    for each in boards:
        if each.number in seen:
            raise DuplicadoError(f"board {each.number} is in the set twice")
        seen.add(each.number)
    return tuple(zip(boards, random_deals(len(boards), entropy), strict=True))
