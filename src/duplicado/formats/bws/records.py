"""Records of the boards of a database: hands, double-dummy results, auctions and plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from duplicado.formats.bws.tables import BwsRow, Tables, UnreadableCell, rows_of, say, say_unreadable
from duplicado.formats.diagnostics import Report, Severity
from duplicado.formats.whole_layouts import hand_of, layout_of
from duplicado.law.book import law_02
from duplicado.table.record import BoardRecord, CardPlayed
from duplicado.vocabulary.calls import PASS, Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.notation import read_call, read_card
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


PlaceKey: TypeAlias = tuple[int, int, int, int]
"""Section, round, table and board."""
_Read = TypeVar("_Read", Call, Card)
_PASSES_THAT_END: Final = 3


@dataclass(frozen=True, slots=True)
class Recorded:
    """Result of one board at one table, as it was recorded."""

    calls: tuple[Call, ...] = ()
    plays: tuple[CardPlayed, ...] = ()

    def record(self, board: int, layout: Layout | None) -> BoardRecord:
        """Make the record of the board."""
        ended = self.calls[-_PASSES_THAT_END:] == (PASS,) * _PASSES_THAT_END and len(self.calls) > _PASSES_THAT_END
        return BoardRecord(law_02.board(board), layout, calls=self.calls, auction_is_complete=ended, plays=self.plays)


def read_recorded(tables: Tables, report: Report) -> Mapping[PlaceKey, Recorded]:
    """Read what was recorded, by its place. Where a call is out of rotation or cannot be read the board has none."""
    calls, lost_calls = _in_order(tables, "BiddingData", "Bid", read_call)
    cards, lost_cards = _in_order(tables, "PlayData", "Card", _card)
    found: dict[PlaceKey, Recorded] = {}
    lost = lost_calls + lost_cards
    for key in dict.fromkeys((*calls, *cards)):
        auction, play = calls.get(key, []), cards.get(key, [])
        dealer = law_02.board(key[3]).dealer
        if any(seat is not dealer.after(turn) for turn, (seat, _) in enumerate(auction)):
            lost += len(auction) + len(play)
            continue
        plays = tuple(CardPlayed(seat, card) for seat, card in play)
        found[key] = Recorded(tuple(call for _, call in auction), plays)
    if found:
        say(report, "bws-records-untried", Severity.WARNING, count=len(found))
    if lost:
        say(report, "bws-records-left-out", Severity.WARNING, count=lost)
    return found


def _card(text: str) -> Card:
    return read_card(text.replace(" ", ""))


def _in_order(
    tables: Tables, name: str, column: str, read: Callable[[str], _Read]
) -> tuple[dict[PlaceKey, list[tuple[Seat, _Read]]], int]:
    """Read a table by place and counter, of rows with the same counter the last; and count what is left out."""
    counted: dict[PlaceKey, dict[int, tuple[Seat, _Read]]] = {}
    bad: set[PlaceKey] = set()
    lost = 0
    for row in rows_of(tables, name):
        if row.flag("Erased"):
            continue
        try:
            key = _key(row)
        except UnreadableCell:
            lost += 1
            continue
        try:
            entry = (Seat(row.cell("Direction").upper()[:1]), read(row.cell(column)))
            counted.setdefault(key, {})[row.whole("Counter")] = entry
        except (NotationError, UnreadableCell, ValueError):
            # What follows would stand at the wrong turn.
            bad.add(key)
            lost += 1
    lost += sum(len(counted.pop(key, {})) for key in bad)
    return {key: list(_sorted(entries)) for key, entries in counted.items()}, lost


def _sorted(entries: Mapping[int, tuple[Seat, _Read]]) -> Iterator[tuple[Seat, _Read]]:
    yield from (entries[counter] for counter in sorted(entries))


def _key(row: BwsRow) -> PlaceKey:
    key = (row.whole("Section"), row.whole("Round"), row.whole("Table"), row.whole("Board"))
    if key[3] <= 0:
        raise UnreadableCell("Board", row.cell("Board"))
    return key
