"""DLM, the files of the Duplimate machines: lines `key=value`, with a line for each of the boards 1 to 99.

A board is 26 letters and a checksum. A letter stands for two cards, from the ace of spades down: four times the hand
that holds the first (0 North to 3 West) and the hand that holds the second, counted from `a`. The checksum is the
number of the board and the codes of the letters, combined by exclusive or; that of the document is the number of
boards, with its lowest bit turned over when the status is `Show`. Boards that are not in the set are filled up with a
deal in which each hand has a suit. How boards are written when there is a crypto key is not known.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from duplicado.formats.dealing_files.file_kind import (
    Boards,
    Dealt,
    FileKind,
    deal_of_holders,
    holders,
    no_deals,
    numbered,
    record_lost,
)
from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity, Written
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.hands import Deal

_HIGHEST: Final = 99
_FILLING: Final = b"aaaaaabffffffkkkkkklpppppp"
_BOARD: Final = re.compile(rb"([a-p]{26})\s*(\d{1,3})?", re.IGNORECASE)
_BOARD_KEY: Final = re.compile(rb"board\s+(\d{1,3})")


@checked
def read_dlm(source: bytes) -> Parsed[tuple[Dealt, ...]]:
    """Read the boards of the set; one whose letters are no deal is left out.

    A checksum that is wrong is reported as a warning: the deal may be another than the one that was written.
    """
    found: list[Diagnostic] = []
    dealt: list[Dealt] = []
    fields, lines = _fields(source)
    if fields.get(b"crypto key", b"0").strip(b"0"):
        found.append(Diagnostic(lines[b"crypto key"], "deals-encrypted"))
        return Parsed((), tuple(found))
    boards = {int(match[1]): key for key in fields if (match := _BOARD_KEY.fullmatch(key)) and int(match[1])}
    first, last = _number(fields, b"from board"), _number(fields, b"to board")
    if first is None or last is None:
        found.append(Diagnostic(0, "deals-unbounded", (), Severity.WARNING))
        numbers = [number for number, key in sorted(boards.items()) if not fields[key].lower().startswith(_FILLING)]
    else:
        numbers = list(range(max(first, 1), min(last, _HIGHEST) + 1))
        _check_document(fields, lines, last - first + 1, found)
    for number in numbers:
        if number in boards:
            key = boards[number]
            deal = _read_board(fields[key], number, lines[key], found)
            if deal is not None:
                dealt.append(numbered(number, deal))
        else:
            found.append(record_lost("deals-missing", number))
    return Parsed(tuple(dealt), tuple(found))


def _fields(source: bytes) -> tuple[dict[bytes, bytes], dict[bytes, int]]:
    """Return the values by key, the first of a kind, and the lines on which they stand."""
    fields: dict[bytes, bytes] = {}
    lines: dict[bytes, int] = {}
    for number, line in enumerate(source.replace(b"\r\n", b"\n").split(b"\n"), start=1):
        key, sign, value = line.partition(b"=")
        key = key.strip().lower()
        if sign and key not in fields:
            fields[key] = value.strip()
            lines[key] = number
    return fields, lines


def _number(fields: dict[bytes, bytes], key: bytes) -> int | None:
    text = fields.get(key, b"")
    return int(text) if text.isdigit() and len(text) < 6 else None


def _check_document(fields: dict[bytes, bytes], lines: dict[bytes, int], count: int, found: list[Diagnostic]) -> None:
    stated = _number(fields, b"checksum")
    if stated != _document_checksum(count, is_shown=fields.get(b"status", b"").lower() == b"show"):
        line = lines.get(b"checksum", 0)
        found.append(Diagnostic(line, "deals-document-checksum", (), Severity.WARNING))


def _document_checksum(count: int, *, is_shown: bool) -> int:
    return count ^ 1 if is_shown else count


def _read_board(text: bytes, number: int, line: int, found: list[Diagnostic]) -> Deal | None:
    match = _BOARD.fullmatch(text)
    letters = match[1].lower() if match else b""
    deal = deal_of_holders([hand for letter in letters for hand in divmod(letter - ord("a"), 4)])
    if match is None or deal is None:
        found += no_deals([number], line)
    elif match[2] is None or int(match[2]) != _board_checksum(number, match[1]):
        found.append(Diagnostic(line, "deals-checksum", (("board", str(number)),), Severity.WARNING))
    return deal


def _board_checksum(number: int, letters: bytes) -> int:
    checksum = number
    for letter in letters:
        checksum ^= letter
    return checksum


@checked
def read_headline(source: bytes) -> str:
    """Read the headline of the set; empty where there is none."""
    return _fields(source)[0].get(b"headline", b"").decode("cp1252", errors="replace")


@checked
def write_dlm(boards: Boards, headline: str = "") -> Written:
    """Write boards, whose numbers must follow one another and go no higher than 99, under a headline."""
    title = " ".join(headline.split()).encode("cp1252", errors="replace")
    return FileKind("DLM", partial(_encode, title), read_dlm, highest=_HIGHEST, without_gap=True).write(boards)


def _encode(headline: bytes, dealt: list[Dealt]) -> bytes:
    first, last = dealt[0][0].number, dealt[-1][0].number
    lines = [
        b"[Document]",
        b"Headline=" + headline,
        b"Status=Show",
        b"Duplicates=1",
        b"From board=%d" % first,
        b"To board=%d" % last,
        b"Next board to duplimate=0",
        b"PrintOuts=0",
        b"Crypto key=0",
        b"Checksum=%d" % _document_checksum(len(dealt), is_shown=True),
    ]
    deals = {board.number: _letters(deal) for board, deal in dealt}
    for number in range(1, _HIGHEST + 1):
        letters = deals.get(number, _FILLING)
        lines.append(b"Duplicates %02d=0" % number)
        lines.append(b"Board %02d=%b%03d" % (number, letters, _board_checksum(number, letters)))
    return b"".join(line + b"\r\n" for line in lines)


def _letters(deal: Deal) -> bytes:
    held = holders(deal)
    return bytes(ord("a") + 4 * held[place] + held[place + 1] for place in range(0, 52, 2))
