"""Dialects of the Table Manager protocol: how each kind of program wants its lines, known by its first line.

`common` is what most programs read (ben, RoboBridge, Q-Plus); WBridge5 writes its seats in capitals and takes any seat;
programs of the table-master family write in small letters and read no brackets in the line that seats them.
"""

from __future__ import annotations

from typing import Final

from duplicado.service.gateway.lines import ConnectingLine
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import Bid, Call, Double, Pass
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

_VULNERABLE: Final = {
    Vulnerability.NONE: "Neither",
    Vulnerability.NS: "N/S",
    Vulnerability.EW: "E/W",
    Vulnerability.BOTH: "Both",
}
_MOST_TEXT: Final = 200
"""Characters of an explanation in one line."""


class Dialect(Enumeration):
    """A manner of writing the lines; each method writes one of them."""

    COMMON = "common"
    WBRIDGE5 = "wbridge5"
    TABLE_MASTER = "table-master"

    def seat(self, seat: Seat) -> str:
        """Write the name of a seat."""
        return seat.full_name.upper() if self is Dialect.WBRIDGE5 else seat.full_name

    def seated(self, seat: Seat, team: str) -> str:
        """Write that a program has its seat."""
        quoted = f'"{team}"' if self is Dialect.TABLE_MASTER else f'("{team}")'
        return f"{self.seat(seat)} {quoted} seated"

    def teams(self, north_south: str, east_west: str) -> str:
        """Write who plays."""
        return f'Teams : N/S : "{north_south}" E/W : "{east_west}"'

    def board(self, board: Board) -> str:
        """Write number, dealer and vulnerability."""
        dealer, vulnerable = self.seat(board.dealer), _VULNERABLE[board.vulnerability]
        return f"Board number {board.number}. Dealer {dealer}. {vulnerable} vulnerable."

    def hand(self, owner: str, hand: Hand) -> str:
        """Write the cards of a seat, or of `Dummy`."""
        holdings = ((suit, " ".join(hand.ranks(suit)) or "-") for suit in reversed(Suit))
        return f"{owner}'s cards : " + " ".join(f"{suit.value} {ranks}." for suit, ranks in holdings)

    def call(self, seat: Seat, call: Call, told: str = "") -> str:
        """Write a call; what is told of it has its mark already."""
        word = _call_word(call)
        shout = self is Dialect.WBRIDGE5 and not isinstance(call, Bid)
        return f"{self.seat(seat)} {word.upper() if shout else word}{told}"

    def card(self, seat: Seat, card: Card) -> str:
        """Write a card."""
        text = f"{card.rank.value}{card.suit.value}"
        return f"{self.seat(seat)} plays {text.lower() if self is Dialect.WBRIDGE5 else text}"

    def to_lead(self, seat: Seat, *, is_dummy: bool) -> str:
        """Write who is to lead."""
        return "Dummy to lead" if is_dummy else f"{self.seat(seat)} to lead"

    def told(self, text: str, *, is_alerted: bool, version: int) -> str:
        """Write what goes behind a call for opponents: the alert, and from version 19 on other explanations too."""
        plain = " ".join(text.encode("ascii", "replace").decode().split())[:_MOST_TEXT]
        if is_alerted:
            return f" Alert. {plain}".rstrip()
        return f" Infos. {plain}" if plain and version >= 19 else ""


def _call_word(call: Call) -> str:
    match call:
        case Bid():
            return f"bids {call.text}"
        case Pass():
            return "passes"
        case Double():
            return "doubles"
        case _:
            return "redoubles"


def dialect_of(line: ConnectingLine) -> Dialect:
    """Return the dialect of a program by its first line."""
    if line.seat is None or line.first_word.isupper():
        return Dialect.WBRIDGE5
    return Dialect.TABLE_MASTER if line.first_word.islower() else Dialect.COMMON
