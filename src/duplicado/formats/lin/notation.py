"""LIN notation: the sequence of tags, and the hands, calls, cards and results in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.lin.model import LinResult
from duplicado.formats.whole_layouts import layout_of
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import EVERY_CARD, Card, Rank
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.notation import read_call, read_contract
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

# Two characters; what reads as a card (`h4`, `dT`) is a value that lost its key, but for the tag `st`.
_KEY: Final = re.compile(r"(?!(?!st$)[shdc][2-9tjqka]$)[a-z0-9^*+%-]{2}", re.IGNORECASE)
_BOUNDS: Final = 200
"""A field that is longer than this is cut short in a diagnostic."""


class Tag(NamedTuple):
    """One key with its value, and the line on which it begins."""

    key: str
    value: str
    line: int


def tokenize(text: str) -> tuple[tuple[Tag, ...], tuple[Diagnostic, ...]]:
    r"""Split the text into tags; say which fields could not be told apart.

    >>> tokenize("pn|A,B,C,D|\nmb|1S!|")[0][1]
    Tag(key='mb', value='1S!', line=2)
    """
    tags: list[Tag] = []
    diagnostics: list[Diagnostic] = []
    fields = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("|")
    line, index = 1, 0
    keys: set[str] = set()
    while index < len(fields):
        field = fields[index]
        key = field.strip()
        start = line
        if "\n" in field:
            start += field[: len(field) - len(field.lstrip())].count("\n")
            line += field.count("\n")
        index += 1
        if not key:
            continue
        if key not in keys and _KEY.fullmatch(key):
            keys.add(key)
        if key not in keys or index == len(fields):
            diagnostics.append(Diagnostic(start, "lin-not-a-tag", (("text", key[:_BOUNDS]),)))
            continue
        value = fields[index]
        line += value.count("\n")
        index += 1
        tags.append(Tag(key.lower(), value, start))
        if index == len(fields) and key.lower() != "pg":
            # A value ends with a bar; without one the file was cut off, perhaps within the value.
            values = (("tag", key.lower()), ("text", value.strip()[:_BOUNDS]))
            diagnostics.append(Diagnostic(line, "lin-breaks-off", values, Severity.WARNING))
    return tuple(tags), tuple(diagnostics)


SEATING: Final = (Seat.S, Seat.W, Seat.N, Seat.E)
"""The order in which LIN names hands and players."""
DEALERS: Final = dict(zip("1234", SEATING, strict=True))

_SUITS: Final = {suit.value: suit for suit in Suit}
_CARDS: Final = {str(card): card for card in EVERY_CARD}
_CALL: Final = re.compile(
    r"\s*(?P<call>[1-9](?:NT|[CDHSN])|PASS|P|REDBL|RDBL|XX|R|DBL|X|D)(?P<alert>!?)\s*", re.IGNORECASE
)
_CARD: Final = re.compile(r"\s*([SHDC])(10|[2-9TJQKA])\s*", re.IGNORECASE)
_RESULT: Final = re.compile(r"([1-7](?:NT|[CDHSN]))([NESW])(X{0,2})(=|[+-]\d{1,2})|(P|PASS)", re.IGNORECASE)
_RESULT_DECLARER_LAST: Final = re.compile(r"([1-7](?:NT|[CDHSN]))(X{0,2})([NESW])(=|[+-]\d{1,2})", re.IGNORECASE)
_SHORT: Final = 5
"""Tags of a single call or card are at most so long; they come again and again."""
_PIP: Final = re.compile(r"!([SHDC])(?![A-Za-z])", re.IGNORECASE)


def read_hand(text: str) -> Hand:
    """Read a hand, e.g. `SAKH5432D...`: the letter of a suit, then its ranks in any order.

    Raises:
        NotationError: a rank comes before any suit, a character is neither, or a card stands twice.
    """
    suit: Suit | None = None
    bits = 0
    for character in text.strip().upper().replace("10", "T"):
        if (named := _SUITS.get(character)) is not None:
            suit = named
        elif character.isspace():
            continue
        elif suit is None:
            raise NotationError(text, "a hand", "name the suit before its cards")
        else:
            card = _CARDS.get(suit.value + character) or Card(suit, Rank.parse(character))
            if bits & card.bit:
                raise NotationError(text, "a hand", f"{card} stands in it twice")
            bits |= card.bit
    return Hand.of_bits(bits)


def seat_hands(hands: dict[Seat, Hand]) -> Layout:
    """Put the hands at the table; where three of thirteen cards are known, the fourth holds the rest.

    Raises:
        NotationError: a card is in two hands.
    """
    layout = Layout(hands)
    if [len(hand) for hand in hands.values()] == [13, 13, 13]:
        (missing,) = set(Seat) - set(hands)
        dealt = sum(hand.bits for hand in hands.values())
        hands = {**hands, missing: Hand.of_bits((1 << 52) - 1 & ~dealt)}
    return layout_of(hands) or layout


def read_calls(text: str) -> Iterable[tuple[Call, bool]]:
    """Read the calls of one tag, usually a single one, each with the mark of an alert.

    Raises:
        NotationError: what follows is not a call.
    """
    try:
        return _short_calls(text) if len(text) <= _SHORT else _calls(text)
    except NotationError:
        return _calls(text)  # which gives what stands before it


def read_cards(text: str) -> Iterable[Card]:
    """Read the cards of one tag, usually a single one.

    Raises:
        NotationError: what follows is not a card.
    """
    try:
        return _short_cards(text) if len(text) <= _SHORT else _cards(text)
    except NotationError:
        return _cards(text)  # which gives what stands before it


@lru_cache(maxsize=1024)
def _short_calls(text: str) -> tuple[tuple[Call, bool], ...]:
    return tuple(_calls(text))


@lru_cache(maxsize=1024)
def _short_cards(text: str) -> tuple[Card, ...]:
    return tuple(_cards(text))


def _calls(text: str) -> Iterator[tuple[Call, bool]]:
    position = 0
    while position < len(text):
        match = _CALL.match(text, position)
        if match is None:
            raise NotationError(text[position:].strip(), "a call", "LIN writes p, d, r and 1C to 7N")
        yield read_call("RDBL" if match["call"].upper() == "REDBL" else match["call"]), bool(match["alert"])
        position = match.end()


def _cards(text: str) -> Iterator[Card]:
    position = 0
    while position < len(text):
        match = _CARD.match(text, position)
        if match is None:
            raise NotationError(text[position:].strip(), "a card", "LIN writes the suit, then the rank")
        yield Card.parse(match[1].upper() + match[2].upper().replace("10", "T"))
        position = match.end()


def read_result(text: str) -> LinResult:
    """Read a stated result: `4HN+1`, `3NNx-1`, `2SWxx=`, `PASS`; also with the doubling before declarer.

    Raises:
        NotationError: the text is not a result, or the number of tricks is impossible.
    """
    bare = "".join(text.split()).upper()
    match = _RESULT.fullmatch(bare)
    if match is not None:
        bid, declarer, doubling, made, passed = match.groups()
        if passed:
            return LinResult(PASSED_OUT, None)
    elif (match := _RESULT_DECLARER_LAST.fullmatch(bare)) is not None:
        bid, doubling, declarer, made = match.groups()
    else:
        raise NotationError(text, "a result", "LIN writes e.g. 4HN+1, 3NSx-2 or PASS")
    contract = read_contract(bid + doubling, Seat(declarer))
    tricks = int(bid[0]) + 6 + (0 if made == "=" else int(made))
    if not isinstance(contract, Contract) or not 0 <= tricks <= 13:
        raise NotationError(text, "a result", "there are thirteen tricks")
    return LinResult(contract, tricks)


def spell_pips(text: str) -> str:
    """Write the symbols of the suits that a remark spells `!S`, `!h`."""
    return _PIP.sub(lambda match: Suit(match[1].upper()).symbol, text)
