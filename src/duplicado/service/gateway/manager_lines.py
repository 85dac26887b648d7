"""Lines that a table manager sends, read as tolerantly as those of its clients."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.service.gateway.lines import CallLine, CardLine, StrangeLine, read_call_or_card, read_hand, read_seat
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat

_SEATED: Final = re.compile(r"(north|east|south|west)\b.*\bseated\.?", re.IGNORECASE)
_BOARD: Final = re.compile(
    r"board number (\d{1,6})\. dealer (\w+)\. (neither|none|n/s|ns|e/w|ew|both|all) vulnerable\b.*", re.IGNORECASE
)
_HAND: Final = re.compile(r"(\w+)'s cards ?: ?(.*)", re.IGNORECASE)
_TO_LEAD: Final = re.compile(r"(\w+) to lead\.?", re.IGNORECASE)
_VULNERABLE: Final = {
    "neither": Vulnerability.NONE, "none": Vulnerability.NONE, "both": Vulnerability.BOTH, "all": Vulnerability.BOTH,
    "n/s": Vulnerability.NS, "ns": Vulnerability.NS, "e/w": Vulnerability.EW, "ew": Vulnerability.EW,
}  # fmt: skip
_MOMENTS: Final = {
    "teams": "teams",
    "start of board": "start",
    "timing": "timing",
    "end of session": "end",
    "illegal": "illegal",
}


@dataclass(frozen=True, slots=True)
class SeatedLine:
    """We have a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BoardLine:
    """The board that comes."""

    board: Board


@dataclass(frozen=True, slots=True)
class HandLine:
    """Cards; `seat` is `None` for dummy's."""

    seat: Seat | None
    hand: Hand


@dataclass(frozen=True, slots=True)
class ToLeadLine:
    """Somebody is to lead; `seat` is `None` for dummy."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class MomentLine:
    """A moment of the session: `teams`, `start`, `timing`, `end` or `illegal`."""

    moment: str
    text: str


ManagerLine: TypeAlias = SeatedLine | BoardLine | HandLine | ToLeadLine | MomentLine | CallLine | CardLine | StrangeLine


def read_manager_line(line: str) -> ManagerLine:
    """Read a line of a table manager."""
    text = " ".join(line.split())
    seated = _SEATED.fullmatch(text)
    seat = None if seated is None else read_seat(seated[1])
    if seat is not None:
        return SeatedLine(seat)
    for beginning, moment in _MOMENTS.items():
        if text.casefold().startswith(beginning):
            return MomentLine(moment, text)
    return _board(text) or _hand(text) or _to_lead(text) or read_call_or_card(text) or StrangeLine(text)


def _board(text: str) -> BoardLine | None:
    found = _BOARD.fullmatch(text)
    dealer = None if found is None else read_seat(found[2])
    if found is None or dealer is None:
        return None
    return BoardLine(Board(int(found[1]), dealer, _VULNERABLE[found[3].casefold()]))


def _hand(text: str) -> HandLine | None:
    found = _HAND.fullmatch(text)
    if found is None:
        return None
    hand, seat = read_hand(found[2]), read_seat(found[1])
    if hand is None or (seat is None and found[1].casefold() != "dummy"):
        return None
    return HandLine(seat, hand)


def _to_lead(text: str) -> ToLeadLine | None:
    found = _TO_LEAD.fullmatch(text)
    seat = None if found is None else read_seat(found[1])
    if found is None or (seat is None and found[1].casefold() != "dummy"):
        return None
    return ToLeadLine(seat)
