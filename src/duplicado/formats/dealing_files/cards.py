"""Card order of dealing machines: from the ace of spades down, hands N, E, S, W; files of records of one length."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity
from duplicado.formats.losses import spans
from duplicado.law.book import law_02
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import FULL_PACK, Deal, Hand

Dealt = tuple[Board, Deal]
"""A board and what lies in it."""

RANKS: Final = "AKQJT98765432"
BLANKS: Final = b" \0\r\n\t\x1a"
"""Characters between records and behind the last one; the last of these is how MS-DOS ended a file."""
_LAST: Final = 51


def holders(deal: Deal) -> list[int]:
    """For each card from the ace of spades down, name the hand that holds it: 0 North, 1 East, 2 South, 3 West."""
    held = [0] * 52
    for seat, hand in deal.items():
        for card in hand or ():
            held[_LAST - card.index] = seat.index
    return held


def deal_of_holders(held: Sequence[int]) -> Deal | None:
    """Return the deal in which these hands hold the cards, the inverse of `holders`; `None` when it is no deal."""
    if len(held) != 52:
        return None
    bits = [0, 0, 0, 0]
    for place, hand in enumerate(held):
        bits[hand] |= 1 << (_LAST - place)
    return _deal(bits)


def cards_of(hand: Hand) -> list[int]:
    """List the cards of a hand by their places, 0 the ace of spades to 51 the deuce of clubs, ascending."""
    return [_LAST - card.index for card in hand]


def deal_of_cards(hands: Iterable[Iterable[int]]) -> Deal | None:
    """Return the deal of four hands listed as in `cards_of`; `None` when it is no deal. The places are 0 to 51."""
    bits: list[int] = []
    for hand in hands:
        cards = [1 << (_LAST - place) for place in hand]
        bits.append(sum(set(cards)))
        if len(cards) != 13:
            return None
    return _deal(bits)


def _deal(bits: Sequence[int]) -> Deal | None:
    north, east, south, west = bits
    whole = north | east | south | west == FULL_PACK
    return Deal.of_bits(*bits) if whole and all(hand.bit_count() == 13 for hand in bits) else None


def record_lost(code: str, number: int, line: int = 0) -> Diagnostic:
    """Say that a board is left out, with its number."""
    return Diagnostic(line, code, (("board", str(number)),))


def no_deals(numbers: Iterable[int], line: int = 0) -> tuple[Diagnostic, ...]:
    """Say which boards are left out because they are no deals; nothing when there are none.

    It is one remark for all of them: a file that is of another format has hundreds.
    """
    boards = spans(numbers)
    return (Diagnostic(line, "deals-no-deal", (("boards", boards),)),) if boards else ()


def numbered(number: int, deal: Deal) -> Dealt:
    """Put a deal into the board of that number (1 or more), with dealer and vulnerability of Law 2."""
    return law_02.board(number), deal


def deals_of_records(
    source: bytes, length: int, needed: int, deal_of: Callable[[bytes], Deal | None]
) -> Parsed[tuple[Dealt, ...]]:
    """Read boards that are numbered by the places of their records; `deal_of` is `None` for one that is no deal."""
    found: list[Diagnostic] = []
    read = {number: deal_of(record) for number, record in records(source, length, needed, found.append)}
    dealt = tuple(numbered(number, deal) for number, deal in read.items() if deal is not None)
    return Parsed(dealt, (*no_deals(number for number, deal in read.items() if deal is None), *found))


def records(source: bytes, length: int, needed: int, report: Report) -> Iterator[tuple[int, bytes]]:
    """Go through the records with their places, from 1. One that is blank is an empty place and is passed over.

    Args:
        source: the file.
        length: of a record, in bytes.
        needed: how many bytes of it say something; what follows them is filling, which may be missing at the end.
        report: is told of a record that breaks off.
    """
    for place, start in enumerate(range(0, len(source), length), start=1):
        record = source[start : start + length]
        if not record.strip(BLANKS):
            continue
        if len(record) < needed:
            report(record_lost("deals-cut-off", place))
            return
        if len(record) < length:
            report(Diagnostic(0, "deals-filling", (("board", str(place)),), Severity.WARNING))
        yield place, record
