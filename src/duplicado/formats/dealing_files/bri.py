"""BRI: 128 bytes for each board. Cards of North, East, South in two digits, 01 the ace of spades; then filling."""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.dealing_files.file_kind import Dealt, FileKind, cards_of, deal_of_cards, deals_of_records
from duplicado.formats.diagnostics import Parsed
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

CARD_BYTES: Final = 78
"""39 numbers of two digits; West has what is left."""
_NUMBER: Final = re.compile(rb"[ 0-9][0-9]")
_FILLING: Final = b" " * 32 + b"\0" * 18


def card_numbers(deal: Deal) -> bytes:
    """Write the cards of North, East and South, each hand from the ace of spades down."""
    cards = [place for seat in (Seat.N, Seat.E, Seat.S) for place in cards_of(deal[seat])]
    return b"".join(b"%02d" % (place + 1) for place in cards)


def deal_of_card_numbers(text: bytes) -> Deal | None:
    """Return the deal that `card_numbers` wrote, the cards of a hand in any order; `None` when it is none."""
    numbers = [text[start : start + 2] for start in range(0, CARD_BYTES, 2)]
    if not all(_NUMBER.fullmatch(number) and 1 <= int(number) <= 52 for number in numbers):
        return None
    cards = [int(number) - 1 for number in numbers]
    rest = sorted(set(range(52)).difference(cards))
    return deal_of_cards((cards[:13], cards[13:26], cards[26:], rest))


def read_bri(source: bytes) -> Parsed[tuple[Dealt, ...]]:
    """Read boards, numbered from 1; one that is no deal is left out."""
    return deals_of_records(source, 128, CARD_BYTES, deal_of_card_numbers)


def _encode(dealt: list[Dealt]) -> bytes:
    return b"".join(card_numbers(deal) + _FILLING for _, deal in dealt)


KIND: Final = FileKind("BRI", _encode, read_bri, says_numbers=False)
"""Numbers are not said: the first board becomes board 1."""
