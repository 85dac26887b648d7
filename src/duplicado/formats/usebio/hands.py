"""The hand records that go with an event."""

from __future__ import annotations

from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Report
from duplicado.formats.usebio.document import Element
from duplicado.formats.usebio.values import read_count
from duplicado.formats.whole_layouts import hand_of, layout_of
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat

_SEATS: Final = {name: seat for seat in Seat for name in (seat.value, seat.full_name.upper())}
_SUITS: Final = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")


def read_hands(root: Element, report: Report) -> dict[int, Layout]:
    """Read all hand records of a file, by the number of the board; of a number with two deals neither is taken."""
    layouts: dict[int, Layout] = {}
    several: set[int] = set()
    for handset in root.descendants("HANDSET"):
        for board in handset.descendants("BOARD"):
            text = board.value("BOARD_NUMBER")
            try:
                number = read_count(text)
            except NotationError:
                report(Diagnostic(board.line, "usebio-board-unnumbered", (("text", text[:60]),)))
                continue
            layout = _layout(board, number, report)
            if layout is not None and layouts.setdefault(number, layout) != layout and number not in several:
                several.add(number)
                report(Diagnostic(board.line, "usebio-board-of-several-deals", (("board", str(number)),)))
    return {number: layout for number, layout in layouts.items() if number not in several}


def _layout(board: Element, number: int, report: Report) -> Layout | None:
    hands: dict[Seat, Hand] = {}
    for hand in board.all("HAND"):
        seat = _SEATS.get(hand.value("DIRECTION").upper())
        if seat is None:
            direction = hand.value("DIRECTION")[:60]
            report(Diagnostic(hand.line, "usebio-hand-without-seat", (("board", str(number)), ("text", direction))))
            continue
        try:
            hands[seat] = hand_of(hand.value(suit) for suit in _SUITS)
        except NotationError as error:
            values = (("board", str(number)), ("seat", seat.value), ("text", error.text[:60]))
            report(Diagnostic(hand.line, "usebio-unreadable-hand", values))
    try:
        return layout_of(hands)
    except NotationError as error:
        report(Diagnostic(board.line, "usebio-unreadable-deal", (("board", str(number)), ("text", error.text[:60]))))
        return None
