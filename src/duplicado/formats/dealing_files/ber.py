"""BER: 52 digits for each board, without anything between. 1 North, 2 East, 3 South, 4 West hold the card in turn."""

from __future__ import annotations

from typing import Final

from duplicado.formats.dealing_files.file_kind import (
    BLANKS,
    Boards,
    Dealt,
    FileKind,
    deal_of_holders,
    deals_of_records,
    holders,
)
from duplicado.formats.diagnostics import Parsed, Written
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.hands import Deal

_DIGITS: Final = b"1234"


@checked
def read_ber(source: bytes) -> Parsed[tuple[Dealt, ...]]:
    """Read boards, numbered from 1; one that is no deal is left out. New lines between boards are passed over."""
    return deals_of_records(source.translate(None, BLANKS), 52, 52, _deal_of)


def _deal_of(record: bytes) -> Deal | None:
    held = [_DIGITS.find(digit) for digit in record]
    return deal_of_holders(held) if min(held) >= 0 else None


@checked
def write_ber(boards: Boards) -> Written:
    """Write boards; their numbers are not said, and the first becomes board 1."""
    return KIND.write(boards)


def _encode(dealt: list[Dealt]) -> bytes:
    return b"".join(bytes(_DIGITS[hand] for hand in holders(deal)) for _, deal in dealt)


KIND: Final = FileKind("BER", _encode, read_ber, says_numbers=False)
