"""RZD: a head of 13 bytes, then 13 bytes for each board: a byte for each rank from the ace down, two bits for a card.

The head is the number of boards, low byte first, and eleven blanks. In a byte the spade has the highest bits; 0 North,
1 East, 2 South, 3 West hold the card.
"""

from __future__ import annotations

from typing import Final

from duplicado.formats.dealing_files.file_kind import (
    Dealt,
    FileKind,
    deal_of_holders,
    holders,
    no_deals,
    numbered,
    records,
)
from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.vocabulary.hands import Deal

LENGTH: Final = 13
"""Bytes of a board, and of the head."""


def rank_bytes(deal: Deal, north: int = 0) -> bytes:
    """Write a deal; `north` is the number that stands for North, the other hands follow clockwise, after 3 comes 0."""
    held = holders(deal)
    packed = bytearray()
    for rank in range(13):
        byte = 0
        for suit in range(4):
            byte = byte << 2 | (held[13 * suit + rank] + north) % 4
        packed.append(byte)
    return bytes(packed)


def deal_of_ranks(record: bytes, north: int = 0) -> Deal | None:
    """Return the deal that `rank_bytes` wrote; `None` when it is none."""
    return deal_of_holders([(byte >> shift) - north & 3 for shift in (6, 4, 2, 0) for byte in record])


def read_rzd(source: bytes) -> Parsed[tuple[Dealt, ...]]:
    """Read boards, numbered from 1; one that is no deal is left out."""
    found: list[Diagnostic] = []
    dealt: list[Dealt] = []
    spoilt: list[int] = []
    places = 0
    for number, record in records(source[LENGTH:], LENGTH, LENGTH, found.append):
        places = number
        deal = deal_of_ranks(record)
        if deal is None:
            spoilt.append(number)
        else:
            dealt.append(numbered(number, deal))
    stated = int.from_bytes(source[:2], "little")
    if stated != places:
        values = (("stated", str(stated)), ("count", str(places)))
        found.append(Diagnostic(0, "deals-count", values, Severity.WARNING))
    return Parsed(tuple(dealt), (*no_deals(spoilt), *found))


def _encode(dealt: list[Dealt]) -> bytes:
    head = len(dealt).to_bytes(2, "little") + b" " * 11
    return head + b"".join(rank_bytes(deal) for _, deal in dealt)


KIND: Final = FileKind("RZD", _encode, read_rzd, says_numbers=False, highest=0xFFFF)
"""At most 65535 boards; their numbers are not said, and the first becomes board 1."""
