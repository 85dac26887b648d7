"""Boards dealt so that anybody can check afterwards that nobody chose them.

Before play a commitment is published: the SHA-256 of the seed and of the numbers of the boards. It tells nothing of the
deals. After play the seed is published: from it everybody deals the same boards, and sees that it is the seed that was
committed to. Whoever dealt could not look for deals that he likes after the commitment, but knows them before play as
with any other way of dealing.

A dealer could still try seeds before he commits to one; `shared_chance` leaves him no choice.

The deals are those that `deal_boards` makes of the bytes that SHAKE-256 (FIPS 202) draws from the seed: every deal is
as likely as every other, as far as anybody can tell who does not know the seed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from duplicado.dealing.boards import deal_boards
from duplicado.dealing.chance import RandomBytes
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal

SEED_BYTES: Final = 32
_PURPOSE: Final = b"duplicado deal 1\n"
"""So that a seed that is used elsewhere, or a later way of dealing, makes other deals and commitments."""


def commitment_of(seed: bytes, numbers: Sequence[int]) -> str:
    """Return what is published before play: 64 hexadecimal digits.

    Args:
        seed: 32 bytes that nobody can foresee, used once.
        numbers: the boards, in the order in which they are dealt.

    Raises:
        DuplicadoError: the seed has another length.
    """
    check_seed(seed)
    return hashlib.sha256(_PURPOSE + ",".join(map(str, numbers)).encode() + b"\n" + seed).hexdigest()


def keeps_commitment(commitment: str, seed: bytes, numbers: Sequence[int]) -> bool:
    """Tell whether it is this seed and these boards that were committed to."""
    return len(seed) == SEED_BYTES and hmac.compare_digest(
        commitment.strip().lower().encode(errors="replace"), commitment_of(seed, numbers).encode()
    )


def deal_from_seed(seed: bytes, numbers: Sequence[int]) -> tuple[tuple[Board, Deal], ...]:
    """Deal each board of these numbers once, in this order; the same seed and numbers make the same deals.

    Raises:
        DuplicadoError: the seed has another length, a number is not positive, or stands twice.
    """
    check_seed(seed)
    return deal_boards(numbers, drawn_from(_PURPOSE, seed))


def check_seed(seed: bytes) -> None:
    """Refuse a seed of another length.

    Raises:
        DuplicadoError: it has not 32 bytes.
    """
    if len(seed) != SEED_BYTES:
        raise DuplicadoError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")


def drawn_from(purpose: bytes, seed: bytes) -> RandomBytes:
    """Return a source of the bytes that SHAKE-256 draws from a seed, for one purpose."""
    source = hashlib.shake_256(purpose + seed)
    drawn = 0

    def draw(count: int, /) -> bytes:
        nonlocal drawn
        # The function gives a beginning of any length of one endless row of bytes.
        found = source.digest(drawn + count)[drawn:]
        drawn += count
        return found

    return draw
