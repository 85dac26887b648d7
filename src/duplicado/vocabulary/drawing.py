"""Drawings of hands, deals and auctions: HTML for notebooks and SVG for everything else, from the notation alone.

Suits are drawn in four colours and never told by colour alone. They need no style sheet and no font.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import accumulate, zip_longest
from typing import Final, NamedTuple, TypeAlias

from duplicado.vocabulary.calls import Bid, Call
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import SUITS_FROM_SPADES, Suit

Holdings: TypeAlias = Sequence[str] | None
"""The ranks held in spades, hearts, diamonds and clubs; `None` for a hand that is not known."""
_COLOURS: Final[Mapping[Suit, str]] = {Suit.HEARTS: "#dd3a3a", Suit.DIAMONDS: "#b86500", Suit.CLUBS: "#2c8a3c"}
"""At least 4:1 against white and against the background of a dark notebook; spades have the colour of the text."""
_PLACES: Final = {Seat.N: (1, 0), Seat.W: (0, 1), Seat.E: (2, 1), Seat.S: (1, 2)}
"""Column and row of each hand of a deal."""
_PAPER: Final = "#ffffff"
_INK: Final = "#1a1a1a"
"""A picture brings its own background: it may stand on a page of any."""
_LINE: Final = 20
_COLUMN: Final = 150
_LETTER: Final = 9
_BOLD: Final = ' font-weight="bold"'
_NUMBER: Final = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?")


_SYMBOLS: Final = {suit.symbol: suit for suit in SUITS_FROM_SPADES}
_SYMBOL: Final = re.compile("[" + "".join(_SYMBOLS) + "]")


def _symbol(suit: Suit) -> str:
    colour = _COLOURS.get(suit, "inherit")
    return f'<span style="color:{colour}">{suit.symbol}</span>'


def _symbol_svg(suit: Suit) -> str:
    return f'<tspan fill="{_COLOURS.get(suit, _INK)}">{suit.symbol}</tspan>'


def _html(text: str) -> str:
    """Escape a text, and colour the suits in it."""
    return _SYMBOL.sub(lambda found: _symbol(_SYMBOLS[found[0]]), escape(text))


def _svg(text: str) -> str:
    """Escape a text, and colour the suits in it."""
    return _SYMBOL.sub(lambda found: _symbol_svg(_SYMBOLS[found[0]]), escape(text))


def _written(hand: Holdings) -> list[tuple[Suit, str]]:
    """Write each holding as people do, in the order of `SUITS_FROM_SPADES`."""
    held = ["?"] * 4 if hand is None else [ranks.replace("T", "10") or "—" for ranks in hand]
    return list(zip(SUITS_FROM_SPADES, held, strict=True))


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


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a picture, drawn from its own upper left corner."""

    width: int
    height: int
    drawn: str

    def svg(self, name: str) -> str:
        """Return the part as a picture of its own size, one unit a pixel; `name` is what a screen reader says."""
        size = f'width="{self.width}" height="{self.height}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {self.width} {self.height}" role="img" '
            f'aria-label="{escape(name, quote=True)}" font-family="sans-serif" font-size="15" fill="{_INK}">'
            f'<rect {size} fill="{_PAPER}"/>{self.drawn}</svg>'
        )


def _stacked(parts: Sequence[_Part]) -> _Part:
    """Return parts below each other."""
    tops = accumulate((part.height for part in parts), initial=0)
    drawn = (f'<g transform="translate(0 {top})">{part.drawn}</g>' for top, part in zip(tops, parts, strict=False))
    return _Part(max(part.width for part in parts), sum(part.height for part in parts), "".join(drawn))


def _text(x: int, y: int, inner: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}"{more}>{inner}</text>'


def _holding_svg(suit: Suit, held: str) -> str:
    return f"{_symbol_svg(suit)} {held}"


def _deal_part(hands: Iterable[tuple[Seat, Holdings]]) -> _Part:
    height = 5 * _LINE
    drawn: list[str] = []
    for seat, hand in hands:
        column, row = _PLACES[seat]
        x, y = 10 + column * _COLUMN, row * height + _LINE
        drawn.append(_text(x, y, str(seat), _BOLD))
        drawn += [
            _text(x, y + line * (_LINE - 3), _holding_svg(suit, held))
            for line, (suit, held) in enumerate(_written(hand), 1)
        ]
    return _Part(3 * _COLUMN, 3 * height, "".join(drawn))


def _numeric(rows: Sequence[Sequence[str]]) -> list[bool]:
    """Tell of each column whether it has numbers alone, which stand to the right."""
    columns = zip_longest(*rows, fillvalue="")
    return [any(column) and all(_NUMBER.fullmatch(cell) for cell in column if cell) for column in columns]


def _table_part(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> _Part:
    cells = [[str(cell) for cell in row] for row in rows]
    lines = [list(heads), *cells]
    widths = [_LETTER * max(map(len, column)) + _LINE for column in zip_longest(*lines, fillvalue="")]
    ends = list(accumulate(widths, initial=10))
    drawn = [
        _text(
            ends[column + 1] - _LINE if right else ends[column],
            (number + 1) * _LINE,
            _svg(line[column]),
            (' text-anchor="end"' if right else "") + ("" if number else _BOLD),
        )
        for number, line in enumerate(lines)
        for column, right in zip(range(len(line)), [*_numeric(cells), *[False] * len(line)], strict=False)
        if line[column]
    ]
    return _Part(ends[-1], (len(lines) + 1) * _LINE, "".join(drawn))


def hand_svg(hand: Holdings, name: str) -> str:
    """Return a hand on one line as a picture."""
    inner = "  ".join(_holding_svg(suit, held) for suit, held in _written(hand))
    return _Part(20 + _LETTER * 32, 2 * _LINE, _text(10, _LINE, inner, ' xml:space="preserve"')).svg(name)


def deal_svg(hands: Iterable[tuple[Seat, Holdings]], name: str) -> str:
    """Return four hands around a table as a picture of 450 by 300 units."""
    return _deal_part(hands).svg(name)


def auction_svg(dealer: Seat, calls: Sequence[Call | None], name: str) -> str:
    """Return an auction as a picture of a table that begins with West."""
    return _table_part(*_auction_table(dealer, calls)).svg(name)


def table_svg(heads: Sequence[str], rows: Iterable[Sequence[object]], name: str) -> str:
    """Return a table as a picture as wide as its texts."""
    return _table_part(heads, rows).svg(name)


class DrawnBoard(NamedTuple):
    """Parts of a board that are drawn; what there is not is left out."""

    markings: str
    dealer: Seat
    hands: tuple[tuple[Seat, Holdings], ...] = ()
    calls: Sequence[Call | None] = ()
    result: AuctionResult | None = None
    tricks: int | None = None

    def html(self) -> str:
        """Return it for a notebook."""
        drawn = [f"<b>{self.markings}</b>", layout_html(self.hands) if self.hands else ""]
        drawn += [auction_html(self.dealer, self.calls) if self.calls else "", _html(self._result)]
        return "".join(drawn)

    def svg(self) -> str:
        """Return it as a picture."""
        parts = [_line_part(self.markings)]
        if self.hands:
            parts.append(_deal_part(self.hands))
        if self.calls:
            parts.append(_table_part(*_auction_table(self.dealer, self.calls)))
        if self.result is not None:
            parts.append(_line_part(self._result))
        return _stacked(parts).svg(self.markings)

    @property
    def _result(self) -> str:
        result = self.result
        if not isinstance(result, Contract):
            return "" if result is None else str(result)
        written = f"{result.level}{result.denomination.symbol}{result.doubling.value} {result.declarer}"
        return written if self.tricks is None else f"{written} ({self.tricks})"


def _line_part(text: str) -> _Part:
    return _Part(20 + _LETTER * len(text), 2 * _LINE, _text(10, _LINE, _svg(text), _BOLD))


def _call(call: Call) -> str:
    return f"{call.level}{call.denomination.symbol}" if isinstance(call, Bid) else str(call)


def _auction_table(dealer: Seat, calls: Sequence[Call | None]) -> tuple[list[str], list[list[str]]]:
    """Return the heads and the rows of an auction, from West; a turn that was skipped is empty."""
    order = Seat.clockwise_from(Seat.W)
    cells = [*[""] * order.index(dealer), *("" if call is None else _call(call) for call in calls)]
    return [str(seat) for seat in order], [cells[start : start + 4] for start in range(0, len(cells), 4)]


def auction_html(dealer: Seat, calls: Sequence[Call | None]) -> str:
    """Return an auction as a table that begins with West."""
    return table_html(*_auction_table(dealer, calls))


def table_html(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table; every text is escaped."""
    cells = [[str(cell) for cell in row] for row in rows]
    sides = [*("right" if right else "left" for right in _numeric(cells)), *["left"] * len(heads)]

    def line(kind: str, texts: Sequence[str]) -> str:
        styles = (f"text-align:{side};padding:0 .4em" for side in sides)
        drawn = (f'<{kind} style="{style}">{_html(text)}</{kind}>' for style, text in zip(styles, texts, strict=False))
        return f"<tr>{''.join(drawn)}</tr>"

    return f"<table>{line('th', heads)}{''.join(line('td', row) for row in cells)}</table>"
