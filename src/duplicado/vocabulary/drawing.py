"""Drawings of hands, deals and auctions: HTML for notebooks and SVG for everything else, from the notation alone.

Suits are drawn in four colours and never told by colour alone. They need no style sheet and no font.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final, TypeAlias

from duplicado.vocabulary.calls import Bid, Call
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

__all__ = ["auction_html", "deal_svg", "hand_html", "layout_html", "table_html"]

Holdings: TypeAlias = Sequence[str] | None
"""The ranks held in spades, hearts, diamonds and clubs; `None` for a hand that is not known."""
_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_COLOURS: Final[Mapping[Suit, str]] = {
    Suit.SPADES: "#1a1a1a",
    Suit.HEARTS: "#c4161c",
    Suit.DIAMONDS: "#b35900",
    Suit.CLUBS: "#1f6b2d",
}
_PLACES: Final = {Seat.N: (1, 0), Seat.W: (0, 1), Seat.E: (2, 1), Seat.S: (1, 2)}
"""Column and row of each hand of a deal."""
_LINE: Final = 20
_COLUMN: Final = 150


def _symbol(suit: Suit) -> str:
    return f'<span style="color:{_COLOURS[suit]}">{suit.symbol}</span>'


def _written(hand: Holdings) -> list[tuple[Suit, str]]:
    """Write each holding as people do, in the order of `_SUITS`."""
    held = ["?"] * 4 if hand is None else [ranks.replace("T", "10") or "—" for ranks in hand]
    return list(zip(_SUITS, held, strict=True))


def hand_html(hand: Holdings) -> str:
    """Return a hand on one line."""
    return " ".join(f"{_symbol(suit)}&nbsp;{held}" for suit, held in _written(hand))


def layout_html(hands: Iterable[tuple[Seat, Holdings]]) -> str:
    """Return four hands around a table."""
    cells = {
        _PLACES[seat]: f"<b>{seat}</b><br>" + "<br>".join(f"{_symbol(suit)} {held}" for suit, held in _written(hand))
        for seat, hand in hands
    }
    rows = (
        "".join(f'<td style="text-align:left">{cells.get((column, row), "")}</td>' for column in range(3))
        for row in range(3)
    )
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def deal_svg(hands: Iterable[tuple[Seat, Holdings]], name: str) -> str:
    """Return four hands around a table as a picture of 450 by 300 units; `name` is what a screen reader says."""
    height = 5 * _LINE
    drawn: list[str] = []
    for seat, hand in hands:
        column, row = _PLACES[seat]
        x, y = 10 + column * _COLUMN, row * height + _LINE
        drawn.append(f'<text x="{x}" y="{y}" font-weight="bold">{seat}</text>')
        for line, (suit, held) in enumerate(_written(hand), 1):
            drawn.append(
                f'<text x="{x}" y="{y + line * (_LINE - 3)}"><tspan fill="{_COLOURS[suit]}">{suit.symbol}</tspan>'
                f" {held}</text>"
            )
    size = f'viewBox="0 0 {3 * _COLUMN} {3 * height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(name, quote=True)}" '
        f'font-family="sans-serif" font-size="15">{"".join(drawn)}</svg>'
    )


def _call(call: Call) -> str:
    return f"{call.level}{call.denomination.symbol}" if isinstance(call, Bid) else str(call)


def auction_html(dealer: Seat, calls: Sequence[Call | None]) -> str:
    """Return an auction as a table that begins with West; a turn that was skipped is empty."""
    order = Seat.clockwise_from(Seat.W)
    cells = [*[""] * order.index(dealer), *("" if call is None else _call(call) for call in calls)]
    return table_html([str(seat) for seat in order], (cells[start : start + 4] for start in range(0, len(cells), 4)))


def table_html(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table; every text is escaped."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"
