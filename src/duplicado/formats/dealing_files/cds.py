"""CDS: 14 bytes for each board: its number, then the cards as in RZD with 1 North, 2 East, 3 South, 0 West."""

from __future__ import annotations

from typing import Final

from duplicado.formats.dealing_files.file_kind import Dealt, FileKind, no_deals, numbered, record_lost
from duplicado.formats.dealing_files.rzd import deal_of_ranks, rank_bytes
from duplicado.formats.diagnostics import Diagnostic, Parsed

LENGTH: Final = 14
_NORTH: Final = 1


def deal_of_record(record: bytes) -> Dealt | None:
    """Return the board of a record; `None` when it has no number or holds no deal."""
    deal = deal_of_ranks(record[1:], _NORTH)
    return numbered(record[0], deal) if deal is not None and record[0] else None


def read_cds(source: bytes) -> Parsed[tuple[Dealt, ...]]:
    """Read boards; one that is no deal or has no number is left out."""
    found: list[Diagnostic] = []
    dealt: list[Dealt] = []
    spoilt: list[int] = []
    # No byte of a deal is a blank to be passed over: the records are counted out.
    for start in range(0, len(source), LENGTH):
        record = source[start : start + LENGTH]
        if len(record) < LENGTH:
            found.append(record_lost("deals-cut-off", record[0]))
        elif (board := deal_of_record(record)) is not None:
            dealt.append(board)
        else:
            spoilt.append(record[0])
    return Parsed(tuple(dealt), (*no_deals(spoilt), *found))


def _encode(dealt: list[Dealt]) -> bytes:
    return b"".join(bytes([board.number]) + rank_bytes(deal, _NORTH) for board, deal in dealt)


KIND: Final = FileKind("CDS", _encode, read_cds, highest=255)
"""Numbers go no higher than 255."""
