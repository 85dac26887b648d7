"""Common parts of dealing files: the order of cards, records of one length, and a kind of file with its writer.

Cards go from the ace of spades down, hands N, E, S, W. The writer refuses boards that cannot be dealt, and gives notice
of losses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity, Written
from duplicado.formats.losses import losses, named, spans
from duplicado.law.book import law_02
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import FULL_PACK, Deal, Hand, Layout

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


def record_lost(code: str, number: int) -> Diagnostic:
    """Say that a board is left out, with its number."""
    return Diagnostic(0, code, (("board", str(number)),))


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


Boards = Iterable[tuple[Board, Layout | None]]
"""Boards with what is known of their hands."""


@dataclass(frozen=True, slots=True)
class FileKind:
    """A format of dealing files: its name, how it numbers boards, and how it is read and written."""

    name: str
    encode: Callable[[list[Dealt]], bytes]
    """Writes boards that have been looked over: in ascending order and within the limits below."""
    read: Callable[[bytes], Parsed[tuple[Dealt, ...]]]
    says_numbers: bool = True
    """True where the file numbers its boards; else the first is board 1, the second board 2, and so on."""
    highest: int | None = None
    """The highest number that can be written, or the most boards where no number is written."""
    without_gap: bool = False
    """True where the numbers must follow one another."""

    def write(self, boards: Boards) -> Written:
        """Write the boards, by number; nothing is written when one of them cannot be.

        A machine deals what the file says and leaves out nothing, so half a file would be dealt into wrong boards.
        """
        listed = list(boards)
        numbers = [board.number for board, _ in listed]
        unnumbered = [place for place, number in enumerate(numbers) if not number]
        if unnumbered and (self.says_numbers or any(numbers)):
            values = (("format", self.name), *named(numbers, unnumbered))
            return Written(None, (Diagnostic(0, "unwritable-unnumbered", values),))
        wrong: list[Diagnostic] = []
        dealt = sorted(self._deals(listed, wrong), key=lambda pair: pair[0].number)
        wrong += self._wrong_numbers([board.number for board, _ in dealt])
        if not (dealt or wrong):
            wrong.append(Diagnostic(0, "unwritable-nothing", (("format", self.name),)))
        if wrong:
            return Written(None, tuple(wrong))
        data = self.encode(dealt)
        before = [BoardRecord(board, deal) for board, deal in dealt]
        after = [BoardRecord(board, deal) for board, deal in self.read(data).value]
        return Written(data, losses(before, after))

    def _deals(self, boards: Boards, wrong: list[Diagnostic]) -> Iterator[Dealt]:
        for board, layout in boards:
            try:
                yield board, layout if isinstance(layout, Deal) else Deal(dict(layout.items() if layout else ()))
            except NotationError:
                wrong.append(self._wrong("unwritable-incomplete", board.number))

    def _wrong_numbers(self, numbers: list[int]) -> Iterator[Diagnostic]:
        highest = self.highest
        if not self.says_numbers and highest is not None and len(numbers) > highest:
            yield Diagnostic(0, "unwritable-count", (("format", self.name), ("most", str(highest))))
            return
        for number in numbers:
            if self.says_numbers and (number < 1 or (highest is not None and number > highest)):
                yield self._wrong("unwritable-number", number, most=str(highest))
        for number, following in pairwise(filter(None, numbers)):
            if number == following:  # two sets: a machine would deal boards of the one among those of the other
                yield self._wrong("unwritable-twice", number)
            elif self.without_gap and following != number + 1:
                yield self._wrong("unwritable-gap", number + 1)

    def _wrong(self, code: str, number: int, **values: str) -> Diagnostic:
        return Diagnostic(0, code, (("format", self.name), ("board", str(number)), *values.items()))
