"""BHG: an empty line, then a line for each board with 52 letters, A the ace of spades to z the deuce of clubs.

A hand has thirteen letters; dealer's comes first, the others follow clockwise.
"""

from __future__ import annotations

from typing import Final

from duplicado.formats.dealing_files.file_kind import Dealt, FileKind, cards_of, deal_of_cards, no_deals
from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.law.book import law_02
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

_LETTERS: Final = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_HIGHEST: Final = 9999
"""The format sets no limit; ours keeps a single board of a great number from becoming a file of empty lines."""


def read_bhg(source: bytes) -> Parsed[tuple[Dealt, ...]]:
    """Read boards: that of the second line is board 1. An empty line is a board that is not there."""
    found: list[Diagnostic] = []
    dealt: list[Dealt] = []
    for number, line in enumerate(source.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")[1:], start=1):
        letters = line.strip(b" \t\r\x1a")
        if not letters:
            continue
        board = law_02.board(number)
        deal = _read_line(letters, board.dealer)
        if deal is None:
            found += no_deals([number], number + 1)
        else:
            dealt.append((board, deal))
    return Parsed(tuple(dealt), tuple(found))


def _read_line(letters: bytes, dealer: Seat) -> Deal | None:
    cards = [_LETTERS.find(letter) for letter in letters]
    if len(cards) != 52 or min(cards) < 0:
        return None
    by_seat = {seat: cards[13 * turn : 13 * turn + 13] for turn, seat in enumerate(Seat.clockwise_from(dealer))}
    return deal_of_cards(by_seat[seat] for seat in Seat)


def _encode(dealt: list[Dealt]) -> bytes:
    lines = [b""] * (dealt[-1][0].number + 2)
    for board, deal in dealt:
        seats = Seat.clockwise_from(law_02.dealer(board.number))
        lines[board.number] = bytes(_LETTERS[place] for seat in seats for place in cards_of(deal[seat]))
    return b"\r\n".join(lines)


KIND: Final = FileKind("BHG", _encode, read_bhg, highest=_HIGHEST)
"""Boards that are not there become empty lines. Dealer is not said, but decides the order of the hands: Law 2 says it,
as for readers."""
