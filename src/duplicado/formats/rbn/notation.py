"""RBN notation of hands, calls, contracts, plays and results."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from duplicado.formats.lin.notation import seat_hands
from duplicado.law.procedure.auction import AuctionPosition
from duplicado.table.record import Annotation
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult, Contract, Doubling
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination, Suit

VULNERABILITIES: Final = {
    "Z": Vulnerability.NONE,
    "N": Vulnerability.NS,
    "E": Vulnerability.EW,
    "B": Vulnerability.BOTH,
}
_FLAGS: Final = re.IGNORECASE | re.ASCII
_START: Final = re.compile(r"\s*(?P<dealer>[NESW?])(?P<vulnerability>[ZNEB?])\s*:\s*", _FLAGS)
_MARK: Final = r"\*|\^[0-9]|[!?]+"
_CALL: Final = re.compile(
    rf"(?P<call>[1-9](?:NT|[CDHSN])|[PXR])|(?P<end>A)|(?P<mark>{_MARK})|(?P<between>[:\s]+)", _FLAGS
)
_CARD: Final = re.compile(rf"(?P<suit>[SHDC])?(?P<rank>10|[AKQJT2-9])|(?P<mark>{_MARK})|(?P<between>\s+)", _FLAGS)
_BID: Final = re.compile(r"([1-7])(NT|[CDHSN])(XX|X|R)?", _FLAGS)
_RESULT: Final = re.compile(r"(?:(?P<passed>P(?:ASS)?)|(?P<tricks>[0-9]{1,2}))?\s*(?P<score>[+-][0-9]{1,5}|0)?", _FLAGS)
_DOUBLINGS: Final = {"": Doubling.UNDOUBLED, "X": Doubling.DOUBLED, "R": Doubling.REDOUBLED, "XX": Doubling.REDOUBLED}
_SPECIAL: Final[Mapping[str, Call]] = {"P": PASS, "X": DOUBLE, "R": REDOUBLE}

Remarks = dict[int, list[Annotation]]


@dataclass(slots=True)
class Calls:
    """An auction as far as it can be read."""

    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    calls: list[Call] = field(default_factory=list[Call])
    remarks: Remarks = field(default_factory=dict[int, list[Annotation]])
    unread: str = ""
    """Text that could not be read; the auction is left out from there on."""


@dataclass(slots=True)
class Cards:
    """A play as far as it can be read."""

    cards: list[Card] = field(default_factory=list[Card])
    remarks: Remarks = field(default_factory=dict[int, list[Annotation]])
    unread: str = ""


@dataclass(frozen=True, slots=True)
class RbnOutcome:
    """Outcome that the line R says."""

    is_passed_out: bool = False
    tricks: int | None = None
    score: int | None = None
    """To North-South."""
    points: str = ""


def read_hands(text: str) -> Layout | None:
    """Read hands: `W:` and a hand behind each colon, clockwise; an empty fourth behind three whole ones is the rest.

    Raises:
        NotationError: a hand cannot be read (a spot written x among them), or a card is in two hands.
    """
    first, colon, rest = text.partition(":")
    if not colon:
        raise NotationError(text, "hands", "RBN writes W: and a hand behind each colon")
    seats = Seat.clockwise_from(Seat.parse(first.strip().upper()))
    written = rest.replace(";", ":").split(":")
    if len(written) > 4:
        raise NotationError(text, "hands", "there are four")
    hands = {seat: Hand.parse_unsorted(hand) for seat, hand in zip(seats, written, strict=False) if hand.strip(" .?")}
    if len(hands) == 4 or (len(hands) == 3 and len(written) == 4 and not written[3].strip()):
        return seat_hands(hands)
    return Layout(hands) if hands else None


def read_auction(text: str, notes: Mapping[str, str]) -> Calls:
    """Read an auction: dealer and vulnerability (`WZ:`), calls four to a group, `A` for passes to the end.

    Without the beginning dealer is West, as the description has it. `*` is an alert, `^1` refers to note 1.
    """
    read = Calls()
    start = _START.match(text)
    position = start.end() if start else 0
    if start is not None:
        read.vulnerability = VULNERABILITIES.get(start["vulnerability"].upper())
        read.dealer = None if start["dealer"] == "?" else Seat(start["dealer"].upper())
    elif text.strip():
        read.dealer = Seat.W
    state = AuctionPosition()
    while position < len(text):
        match = _CALL.match(text, position)
        if match is None or (match["end"] and state.is_ended):
            read.unread = text[position:].strip()
            break
        if match["call"]:
            call = _call(match["call"].upper())
            read.calls.append(call)
            state = state.after(call)
        elif match["mark"]:
            _remark(read.remarks, len(read.calls) - 1, match["mark"], notes)
        elif match["end"]:
            while not state.is_ended:
                read.calls.append(PASS)
                state = state.after(PASS)
        position = match.end()
    return read


def _call(text: str) -> Call:
    if text in _SPECIAL:
        return _SPECIAL[text]
    return Bid(int(text[0]), _denomination(text[1:]))


def _denomination(text: str) -> Denomination:
    return Denomination.NOTRUMP if text in {"N", "NT"} else Denomination(text)


def _remark(remarks: Remarks, place: int, mark: str, notes: Mapping[str, str]) -> None:
    """Add what a mark means; a mark before the first call or card belongs to it."""
    if mark == "*":
        made = Annotation("alert", "")
    elif mark[0] == "^":
        made = Annotation("note", notes.get(mark[1], ""))
    else:
        made = Annotation("nag", mark)
    remarks.setdefault(max(place, 0), []).append(made)


def read_contract(text: str) -> tuple[AuctionResult | None, Seat | None]:
    """Read a contract, `5HX:N`, and who made the opening lead where that is added, `5HX:N:W`.

    Raises:
        NotationError: it is no contract; one without declarer is `None`.
    """
    fields = [part.strip().upper() for part in text.split(":")]
    leader = Seat(fields[2]) if len(fields) > 2 and fields[2] in set("NESW") else None
    if fields[0] in {"P", "PASS"}:
        return PASSED_OUT, None
    match = _BID.fullmatch(fields[0])
    if match is None:
        raise NotationError(text, "a contract", "RBN writes e.g. 4S:N or 3NX:W")
    if len(fields) < 2 or fields[1] not in set("NESW"):
        return None, leader
    bid = Bid(int(match[1]), _denomination(match[2]))
    return Contract(bid, Seat(fields[1]), _DOUBLINGS[match[3] or ""]), leader


def read_play(text: str, notes: Mapping[str, str]) -> Cards:
    """Read a play, its tricks between colons: `DA9J6:D2KH28`. A rank without a suit is of the suit that was led."""
    read = Cards()
    for trick in re.split("[:;]", text):
        position = 0
        led: Suit | None = None
        while position < len(trick):
            match = _CARD.match(trick, position)
            if match is None or (match["rank"] and not match["suit"] and led is None):
                read.unread = trick[position:].strip()
                return read
            if match["rank"]:
                suit = Suit(match["suit"].upper()) if match["suit"] else led
                led = led or suit
                if suit is not None:  # it never is: the first card of a trick names its suit
                    read.cards.append(Card(suit, Rank.parse(match["rank"].upper().replace("10", "T"))))
            elif match["mark"]:
                _remark(read.remarks, len(read.cards) - 1, match["mark"], notes)
            position = match.end()
    return read


def read_result(text: str) -> RbnOutcome:
    """Read a result: declarer's tricks, the score to North-South, and matchpoints or IMPs: `9-300:0`, `10+420`, `P`.

    Raises:
        NotationError: it is none, or there are more than thirteen tricks.
    """
    result, _, points = text.partition(":")
    match = _RESULT.fullmatch(result.strip())
    tricks = int(match["tricks"]) if match and match["tricks"] else None
    if match is None or (tricks or 0) > 13:
        raise NotationError(text, "a result", "RBN writes e.g. 10+420, 9-50 or P")
    score = match["score"]
    return RbnOutcome(
        is_passed_out=bool(match["passed"]),
        tricks=tricks,
        score=int(score) if score else None,
        points=points.strip(),
    )
