"""DUP: 156 bytes for each board, the hands as in BRI and again as in DGE; the first record says which boards follow.

Its last ten bytes read e.g. `YN1  0 16 `: first board 1, sixteen boards. In the others they are NUL. What the second
letter means is not documented; programs call it the reverse flag, and N is what they write.
"""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.dealing_files.bri import CARD_BYTES, card_numbers, deal_of_card_numbers
from duplicado.formats.dealing_files.dge import HAND_BYTES, deal_of_hand_texts, hand_texts
from duplicado.formats.dealing_files.file_kind import Dealt, FileKind, no_deals, numbered, records
from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity

_HANDS: Final = CARD_BYTES + HAND_BYTES
_LENGTH: Final = _HANDS + 10
_HEADER: Final = re.compile(
    rb"[A-Za-z](?P<reverse>[A-Za-z])(?P<first>\d[\d ]| \d)...(?P<count>\d[\d ]| \d).", re.DOTALL
)


def read_dup(source: bytes) -> Parsed[tuple[Dealt, ...]]:
    """Read boards; one that is no deal is left out. Where the first record does not number them, they begin with 1."""
    found: list[Diagnostic] = []
    dealt: list[Dealt] = []
    spoilt: list[int] = []
    first, count = _read_header(source[_HANDS:_LENGTH], found)
    places = 0
    for place, record in records(source, _LENGTH, _HANDS, found.append):
        number = first + place - 1
        places = place
        # Either half alone is the whole deal: a damaged one is made good by the other.
        by_numbers, by_ranks = deal_of_card_numbers(record), deal_of_hand_texts(record[CARD_BYTES:])
        deal = by_numbers or by_ranks
        if deal is None:
            spoilt.append(number)
            continue
        if by_numbers != by_ranks:
            code = "deals-halves-differ" if by_numbers and by_ranks else "deals-half-damaged"
            found.append(Diagnostic(0, code, (("board", str(number)),), Severity.WARNING))
        dealt.append(numbered(number, deal))
    if count is not None and count != places:
        values = (("stated", str(count)), ("count", str(places)))
        found.append(Diagnostic(0, "deals-count", values, Severity.WARNING))
    return Parsed(tuple(dealt), (*no_deals(spoilt), *found))


def _read_header(text: bytes, found: list[Diagnostic]) -> tuple[int, int | None]:
    """Read the number of the first board and how many there are."""
    header = _HEADER.fullmatch(text)
    if header is None or int(header["first"]) == 0:
        found.append(Diagnostic(0, "deals-unnumbered", (), Severity.WARNING))
        return 1, None
    if header["reverse"].upper() != b"N":
        found.append(Diagnostic(0, "deals-reversed", (), Severity.WARNING))
    return int(header["first"]), int(header["count"])


def _encode(dealt: list[Dealt]) -> bytes:
    header = b"YN%-2d 0 %02d " % (dealt[0][0].number, len(dealt))
    tails = [header] + [b"\0" * 10] * (len(dealt) - 1)
    return b"".join(card_numbers(deal) + hand_texts(deal) + tail for (_, deal), tail in zip(dealt, tails, strict=True))


KIND: Final = FileKind("DUP", _encode, read_dup, highest=99, without_gap=True)
"""Numbers must follow one another and go no higher than 99."""
