"""Boards dealt so that anybody can check afterwards that nobody chose them: from a seed, from the chance of devices."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from duplicado.dealing.chance import RandomBytes, deal_boards
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


CHANCE_BYTES: Final = 32
_PURPOSE_OF_SHARED: Final = b"duplicado deal 2\n"
_CHANCE: Final = b"duplicado chance 1\n"


def commitment_of_event(seed: bytes, event: str, session: int, numbers: Sequence[int]) -> str:
    """Return what is published before devices announce anything: 64 hexadecimal digits.

    Args:
        seed: 32 bytes that nobody can foresee, used once.
        event: its name, on one line.
        session: its number.
        numbers: the boards, in the order in which they are dealt.

    Raises:
        DuplicadoError: the seed has another length.
    """
    check_seed(seed)
    said = f"{event}\n{session}\n{','.join(map(str, numbers))}\n".encode()
    return hashlib.sha256(_PURPOSE_OF_SHARED + said + seed).hexdigest()


def chance_hash(value: bytes) -> str:
    """Return what a device announces of its bytes: 64 hexadecimal digits."""
    return hashlib.sha256(_CHANCE + value).hexdigest()


def closed_list(commitment: str, hashes: Sequence[str]) -> str:
    """Return what closes the list of hashes: 64 hexadecimal digits."""
    return hashlib.sha256(_PURPOSE_OF_SHARED + "\n".join([commitment, *hashes]).encode()).hexdigest()


def deal_from_chance(
    seed: bytes, closed: str, values: Sequence[bytes], numbers: Sequence[int]
) -> tuple[tuple[Board, Deal], ...]:
    """Deal each board of these numbers once, in this order.

    Args:
        seed: the dealer's.
        closed: what closed the list of hashes.
        values: the bytes of each device, in the order of the list.
        numbers: the boards.

    Raises:
        DuplicadoError: the seed has another length, a number is not positive, or stands twice.
    """
    check_seed(seed)
    mixed = hashlib.sha256(_PURPOSE_OF_SHARED + closed.encode() + seed + b"".join(values)).digest()
    return deal_boards(numbers, drawn_from(_PURPOSE_OF_SHARED, mixed))


def faults_of_chance(commitment: str, closed: str, hashes: Sequence[str], values: Sequence[bytes]) -> tuple[str, ...]:
    """Return what is wrong with the chance of devices: `value` where bytes were not announced, `closed` of the list."""
    faults: list[str] = []
    lengths = all(len(value) == CHANCE_BYTES for value in values)
    if not values or not lengths or [chance_hash(value) for value in values] != list(hashes):
        faults.append("value")
    if closed_list(commitment, hashes) != closed:
        faults.append("closed")
    return tuple(faults)
