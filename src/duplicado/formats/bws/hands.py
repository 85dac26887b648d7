"""Hand records and double-dummy results of a database."""

from __future__ import annotations

from typing import Final

from duplicado.formats.bws.tables import BwsRow, Tables, UnreadableCell, rows_of, say, say_unreadable
from duplicado.formats.diagnostics import Report, Severity
from duplicado.formats.whole_layouts import hand_of, layout_of
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

SUIT_NAMES: Final = ("Spades", "Hearts", "Diamonds", "Clubs")
_DENOMINATIONS: Final = {
    "Spades": Denomination.SPADES,
    "Hearts": Denomination.HEARTS,
    "Diamonds": Denomination.DIAMONDS,
    "Clubs": Denomination.CLUBS,
    "Notrump": Denomination.NOTRUMP,
}


def read_hands(tables: Tables, report: Report) -> dict[int, Layout]:
    """Read `HandRecord`. A board that differs between sections keeps its first hands, and it is said."""
    layouts: dict[int, Layout] = {}
    for row in rows_of(tables, "HandRecord"):
        try:
            board = row.whole("Board")
            layout = _layout(row)
        except UnreadableCell as error:
            say_unreadable(report, "HandRecord", row, error)
            continue
        except NotationError as error:
            say(report, "bws-unreadable-hand", row=row.number, text=error.text)
            continue
        if layout is not None and layouts.setdefault(board, layout) != layout:
            say(report, "bws-other-hands", Severity.WARNING, board=board)
    return dict(sorted(layouts.items()))


def _layout(row: BwsRow) -> Layout | None:
    hands = {seat: hand_of(row.cell(f"{seat.full_name}{suit}") for suit in SUIT_NAMES) for seat in Seat}
    return layout_of({seat: hand for seat, hand in hands.items() if hand})


def read_double_dummy(tables: Tables, report: Report) -> dict[int, dict[tuple[Seat, Denomination], int]]:
    """Read `HandEvaluation`: tricks by declarer and denomination, of boards where all twenty are there."""
    results: dict[int, dict[tuple[Seat, Denomination], int]] = {}
    for row in rows_of(tables, "HandEvaluation"):
        try:
            board = row.whole("Board")
            tricks = {
                (seat, denomination): row.whole(f"{seat.full_name}{suit}")
                for seat in Seat
                for suit, denomination in _DENOMINATIONS.items()
                if row.cell(f"{seat.full_name}{suit}")
            }
        except UnreadableCell as error:
            say_unreadable(report, "HandEvaluation", row, error)
            continue
        # A database writes -1, or nothing, where nothing was computed.
        if len(tricks) == 20 and all(0 <= count <= 13 for count in tricks.values()):
            results.setdefault(board, tricks)
    return dict(sorted(results.items()))
