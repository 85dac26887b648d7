"""DGE: 128 bytes for each board. The hands N, E, S, W as ranks behind marks of the suits, in MS-DOS characters."""

from __future__ import annotations

from typing import Final

from duplicado.formats.dealing_files.file_kind import RANKS, Dealt, FileKind, deal_of_cards, deals_of_records
from duplicado.formats.diagnostics import Parsed
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import SUITS_FROM_SPADES

HAND_BYTES: Final = 68
"""52 ranks and sixteen marks."""
_MARKS: Final = b"\x06\x03\x04\x05"
"""The pips of spades, hearts, diamonds and clubs in the character set of MS-DOS."""
_FILLING: Final = b"\0" * 60


def hand_texts(deal: Deal) -> bytes:
    """Write the four hands."""
    return b"".join(
        _MARKS[place : place + 1] + deal[seat].ranks(suit).encode()
        for seat in Seat
        for place, suit in enumerate(SUITS_FROM_SPADES)
    )


def deal_of_hand_texts(text: bytes) -> Deal | None:
    """Return the deal that `hand_texts` wrote, suits and ranks of a hand in any order; `None` when it is none."""
    hands: list[list[int]] = [[], [], [], []]
    marks = 0
    suit = -1
    for byte in text[:HAND_BYTES]:
        if byte in _MARKS:
            suit = _MARKS.index(byte)
            marks += 1
        else:
            rank = RANKS.find(chr(byte))
            if rank < 0 or not 1 <= marks <= 16:
                return None
            hands[(marks - 1) // 4].append(13 * suit + rank)
    return deal_of_cards(hands) if marks == 16 else None


def read_dge(source: bytes) -> Parsed[tuple[Dealt, ...]]:
    """Read boards, numbered from 1; one that is no deal is left out."""
    return deals_of_records(source, 128, HAND_BYTES, deal_of_hand_texts)


def _encode(dealt: list[Dealt]) -> bytes:
    return b"".join(hand_texts(deal) + _FILLING for _, deal in dealt)


KIND: Final = FileKind("DGE", _encode, read_dge, says_numbers=False)
"""Numbers are not said: the first board becomes board 1."""
