"""Random numbers of deals and random deals, from a source of entropy that the caller passes in.

Why the deals are uniform. The source gives bytes that are independent and uniform; for a tournament this is the
operating system's (`os.urandom`). Twelve bytes are read as a number from 0 to 2⁹⁶ - 1. A number below `DEAL_COUNT`
is taken, any other is thrown away and the next twelve bytes are read; so every number that is taken is equally
likely (a remainder or a multiplication would prefer some). The numbering is one to one, so every one of the
53,644,737,765,488,792,839,237,440,000 deals is equally likely, and independent of the deals before it.

There is no filter on hands and none will be added: Law 6 wants deals that are wholly random.
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct
from typing import Final, Protocol

from duplicado.dealing.numbering import DEAL_COUNT, STANDARD
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
