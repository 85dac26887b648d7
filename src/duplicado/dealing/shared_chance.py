"""Boards dealt from a seed and the chance of several devices, so that neither who deals nor a device can choose them.

The steps, each published before the next begins:

1. The dealer publishes a commitment to his seed, to the event, the session and the boards.
2. Each device draws 32 bytes and announces their SHA-256, its hash.
3. The dealer closes the list of hashes by a hash of the commitment and all of them.
4. Each device that finds its hash in the closed list shows its bytes.

The deals follow from the seed, the closed list and all bytes. The dealer does not know the bytes when he commits to the
seed, nor when he closes the list; the devices do not know the seed. One device that keeps to this suffices. Whoever
gives up after the list was closed and begins again may have seen the deals: that this was done is to be told.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from duplicado.dealing.boards import deal_boards
from duplicado.dealing.committed import check_seed, drawn_from
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Deal

CHANCE_BYTES: Final = 32
_PURPOSE: Final = b"duplicado deal 2\n"
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
    return hashlib.sha256(_PURPOSE + said + seed).hexdigest()


def chance_hash(value: bytes) -> str:
    """Return what a device announces of its bytes: 64 hexadecimal digits."""
    return hashlib.sha256(_CHANCE + value).hexdigest()


def closed_list(commitment: str, hashes: Sequence[str]) -> str:
    """Return what closes the list of hashes: 64 hexadecimal digits."""
    return hashlib.sha256(_PURPOSE + "\n".join([commitment, *hashes]).encode()).hexdigest()


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
    mixed = hashlib.sha256(_PURPOSE + closed.encode() + seed + b"".join(values)).digest()
    return deal_boards(numbers, drawn_from(_PURPOSE, mixed))


def faults_of_chance(commitment: str, closed: str, hashes: Sequence[str], values: Sequence[bytes]) -> tuple[str, ...]:
    """Return what is wrong with the chance of devices: `value` where bytes were not announced, `closed` of the list."""
    faults: list[str] = []
    lengths = all(len(value) == CHANCE_BYTES for value in values)
    if not values or not lengths or [chance_hash(value) for value in values] != list(hashes):
        faults.append("value")
    if closed_list(commitment, hashes) != closed:
        faults.append("closed")
    return tuple(faults)
