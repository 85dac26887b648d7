"""Lines of the Table Manager protocol from a socket that is not trusted: bounded, and read tolerantly."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination, Suit

_SEATS: Final = {seat.full_name.casefold(): seat for seat in Seat}
_SEAT: Final = "(north|east|south|west)"
_CONNECTING: Final = re.compile(
    r'connecting\s*"([^"]*)"\s*as\s+([a-z]+)\s+using\s+protocol\s+version\s+(\d{1,3})\b', re.IGNORECASE
)
_READY: Final = re.compile(
    rf"{_SEAT} ready (?:for (?:(teams|deal|cards|dummy)|(\w+)'s (?:(bid)|card to trick (\d+)))|to (start))",
    re.IGNORECASE,
)
_CALL: Final = re.compile(
    rf"{_SEAT} (?:(passes|pass)|(doubles|double)|(redoubles|redouble)|bids ([1-7]) ?(nt|n|[cdhs]))\b\.?"
    r"(?: ?alert\b\.?(?P<alert>.*?))?(?: ?infos\b\.?(?P<infos>.*))?",
    re.IGNORECASE,
)
_CARD: Final = re.compile(
    rf"(?:{_SEAT}|dummy) plays (?:(10|[2-9tjqka])([cdhs])|([cdhs])(10|[2-9tjqka]))\b\.?(.*)", re.IGNORECASE
)
_RECEIVED: Final = re.compile(rf"{_SEAT} received dummy", re.IGNORECASE)
_SUIT_GROUP: Final = re.compile(r"([SHDC])((?:[\s-]|10|[2-9TJQKA])*)(?:\.|$)")


@dataclass(frozen=True, slots=True)
class ConnectingLine:
    """A program wants a seat; `seat` is `None` where any will do (`ANYPL`)."""

    team: str
    seat: Seat | None
    version: int
    first_word: str
    """The first word as it was written: dialects are told by its case."""


@dataclass(frozen=True, slots=True)
class ReadyLine:
    """A program is ready for something: `teams`, `start`, `deal`, `cards`, `dummy`, `bid` or `card`."""

    seat: Seat
    thing: str
    trick: int = 0
    """Number of the trick to which the card belongs."""


@dataclass(frozen=True, slots=True)
class CallLine:
    """A call, with what is told of it."""

    seat: Seat
    call: Call
    is_alerted: bool = False
    text: str = ""
    """The explanation, as it was written."""


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card; `seat` is `None` where the hand is called dummy."""

    seat: Seat | None
    card: Card


@dataclass(frozen=True, slots=True)
class StrangeLine:
    """A line that has no meaning here; `is_known` tells one that some programs send and that asks for nothing."""

    text: str
    is_known: bool = False


ClientLine: TypeAlias = ConnectingLine | ReadyLine | CallLine | CardLine | StrangeLine


def read_client_line(line: str) -> ClientLine:
    """Read a line that a program sends to the table manager."""
    text = " ".join(line.split())
    connecting = _CONNECTING.match(text)
    if connecting is not None:
        return _connecting(connecting, text)
    ready = _READY.fullmatch(text.rstrip("."))
    if ready is not None:
        return _ready(ready)
    if _RECEIVED.fullmatch(text.rstrip(".")):
        return StrangeLine(text, is_known=True)
    return read_call_or_card(text) or StrangeLine(text)


def read_call_or_card(line: str) -> CallLine | CardLine | None:
    """Read a call or a card, which look alike in both directions; `None` where the line is neither."""
    text = " ".join(line.split())
    called = _CALL.fullmatch(text)
    if called is not None:
        return _called(called)
    played = _CARD.fullmatch(text)
    if played is None:
        return None
    rank, suit = (played[2], played[3]) if played[2] else (played[5], played[4])
    card = Card(Suit(suit.upper()), Rank("T" if rank == "10" else rank.upper()))
    return CardLine(None if played[1] is None else _SEATS[played[1].casefold()], card)


def read_seat(word: str) -> Seat | None:
    """Read the name of a seat."""
    return _SEATS.get(word.strip().casefold())


def read_hand(text: str) -> Hand | None:
    """Read a hand such as `S A K J 6. H 5. D -. C T 9.`, suits in any order; `None` where it is none."""
    cards: list[Card] = []
    bare = " ".join(text.upper().split())
    rest = bare
    for group in _SUIT_GROUP.finditer(bare):
        rest = rest.replace(group[0], "", 1)
        suit = Suit(group[1])
        cards += [Card(suit, Rank("T" if rank == "10" else rank)) for rank in re.findall(r"10|[2-9TJQKA]", group[2])]
    if rest.strip(" .") or not cards or len(set(cards)) < len(cards) or len(cards) > 13:
        return None
    return Hand(cards)


def _connecting(found: re.Match[str], text: str) -> ClientLine:
    seat = read_seat(found[2])
    if not found[1].strip() or (seat is None and found[2].casefold() != "anypl"):
        return StrangeLine(text)
    return ConnectingLine(found[1].strip(), seat, int(found[3]), text.split(maxsplit=1)[0])


def _ready(found: re.Match[str]) -> ReadyLine:
    seat = _SEATS[found[1].casefold()]
    if found[5] is not None:
        return ReadyLine(seat, "card", min(int(found[5][:3]), 99))
    return ReadyLine(seat, (found[2] or found[4] or found[6]).casefold())


def _called(found: re.Match[str]) -> CallLine:
    call: Call
    if found[2]:
        call = PASS
    elif found[3]:
        call = DOUBLE
    elif found[4]:
        call = REDOUBLE
    else:
        letter = found[6].upper()
        call = Bid(int(found[5]), Denomination("NT" if letter.startswith("N") else letter))
    alert, infos = found["alert"], found["infos"]
    text = " ".join(part.strip() for part in (alert, infos) if part and part.strip())
    return CallLine(_SEATS[found[1].casefold()], call, alert is not None, text)


MOST_BYTES: Final = 1024
"""Bytes of a line with its end; the longest of the protocol, with an explanation, has a third of it."""


class LineTooLongError(Exception):
    """A line had no end within `MOST_BYTES`."""


async def read_line(reader: asyncio.StreamReader) -> str | None:
    """Return the next line without its end; `None` where the other side has closed.

    The reader was made with `limit=MOST_BYTES`. Bytes that are not ASCII are replaced.

    Raises:
        LineTooLongError: no end of line came in time.
    """
    try:
        data = await reader.readline()
    except ValueError:
        raise LineTooLongError from None
    except ConnectionError:
        return None
    if not data:
        return None
    return data.decode("ascii", "replace").strip()


def send_line(writer: asyncio.StreamWriter, line: str) -> None:
    """Send a line, unless the connection has gone."""
    if not writer.is_closing():
        writer.write(f"{line}\r\n".encode("ascii", "replace"))
