"""CSV: a line for each board with sixteen holdings (N, E, S, W, spades first), its number, dealer and vulnerability."""

from __future__ import annotations

import csv
import io
import re
from typing import Final

from duplicado.formats.dealing_files.file_kind import Dealt, FileKind
from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.encoding import decoded_text
from duplicado.law.book import law_02
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.notation import read_vulnerability
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import SUITS_FROM_SPADES

_ROW: Final = re.compile(rb'^(?:"?[AKQJT0-9]{0,13}"?[,;]){16}"?\d{1,6}"?(?:[,;]|\s|$)', re.MULTILINE)
_MOST_UNREAD: Final = 1_000
"""Lines that hold no board; after so many it is no file of boards."""
_VULNERABILITIES: Final = {
    Vulnerability.NONE: "-",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}


def looks_like_csv(head: bytes) -> bool:
    """Tell whether a file begins with sixteen holdings and a number."""
    return bool(_ROW.match(head))


def has_boards(source: bytes) -> bool:
    """Tell whether any line of a file is a board: a file may begin with the names of its columns."""
    return _ROW.search(source) is not None


def read_csv(source: bytes) -> Parsed[tuple[Dealt, ...]]:
    """Read boards; a line that does not hold one is left out. Ranks in any order, `10` and semicolons are understood.

    The last column may be missing: dealer and vulnerability are then those of Law 2.
    """
    found: list[Diagnostic] = []
    dealt: list[Dealt] = []
    unread = 0
    lines = decoded_text(source).replace("\0", "").splitlines()
    delimiter = ";" if lines and lines[0].count(";") > lines[0].count(",") else ","
    for line, text in enumerate(lines, start=1):
        if not text.strip(" \x1a"):
            continue
        try:
            (row,) = csv.reader([text], delimiter=delimiter, strict=True)
            dealt.append(_read_row([cell.strip() for cell in row], line, found))
        except (csv.Error, NotationError, ValueError):
            found.append(Diagnostic(line, "deals-row", (("text", text[:60]),)))
            unread += 1
            if unread == _MOST_UNREAD:
                found.append(Diagnostic(line, "deals-breaks-off"))
                break
    return Parsed(tuple(dealt), tuple(found))


def _read_row(row: list[str], line: int, found: list[Diagnostic]) -> Dealt:
    """Read a row, or raise a `ValueError`."""
    hands = {seat: Hand.parse_unsorted(".".join(row[4 * seat.index : 4 * seat.index + 4])) for seat in Seat}
    deal = Deal(hands)
    number = row[16] if len(row) > 16 else ""
    if not (number.isascii() and number.isdigit() and len(number) < 7 and int(number)):
        raise NotationError(number, "the number of a board")
    board = law_02.board(int(number))
    marks = row[17] if len(row) > 17 else ""
    if marks:
        dealer, _, vulnerability = marks.upper().partition("/")
        try:
            board = Board(board.number, Seat.parse(dealer), read_vulnerability(vulnerability))
        except NotationError:
            values = (("board", number), ("text", marks[:60]))
            found.append(Diagnostic(line, "deals-marks", values, Severity.WARNING))
    return board, deal


def _encode(dealt: list[Dealt]) -> bytes:
    text = io.StringIO(newline="")
    rows = csv.writer(text, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    for board, deal in dealt:
        holdings = [deal[seat].ranks(suit) for seat in Seat for suit in SUITS_FROM_SPADES]
        rows.writerow([*holdings, board.number, f"{board.dealer}/{_VULNERABILITIES[board.vulnerability]}"])
    return text.getvalue().encode()


KIND: Final = FileKind("CSV", _encode, read_csv, highest=999_999)
"""Boards of any dealer and vulnerability."""
