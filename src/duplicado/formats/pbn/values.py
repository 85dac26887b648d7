"""Tags of PBN: their names, strings, and the value that each says with the code of what is wrong with it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult, Contract, Doubling
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import FULL_PACK, Deal, Hand, Layout
from duplicado.vocabulary.notation import read_contract
from duplicado.vocabulary.seats import Seat

_ESCAPED: Final = re.compile(r'\\(["\\])')
_TO_ESCAPE: Final = re.compile(r'"|\\(?=["\\]|$)')


def decode_string(text: str) -> str:
    r"""Read what stands between the quotation marks.

    A backslash protects a quotation mark or a backslash; before anything else it is itself, as in `Rank\2R`.
    """
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text


def encode_string(value: str) -> str:
    """Write a value between quotation marks, on one line."""
    one_line = " ".join(value.splitlines()) if "\n" in value or "\r" in value else value
    return _TO_ESCAPE.sub(r"\\\g<0>", one_line)


MANDATORY: Final = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal"),
    *("Scoring", "Declarer", "Contract", "Result"),
)
"""The fifteen tags of the identification section, in the order of the export format."""

DATA_SECTIONS: Final = frozenset({"Auction", "Play"})
"""The tags that are followed by calls and cards."""

_TABLES: Final = (
    *("ActionTable", "AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable", "OptimumResultTable"),
    *("PlayTimeTable", "ScoreTable", "TotalScoreTable"),
)
_OTHERS: Final = (
    *("Auction", "Play", "Note", "Competition", "DealId", "FrenchMP", "Generator", "Hidden", "Room", "Termination"),
    *("Score", "ScoreIMP", "ScoreMP", "ScorePercentage", "ScoreRubber", "ScoreRubberHistory", "OptimumScore"),
    *("ParContract", "BidSystemEW", "BidSystemNS", "PairEW", "PairNS", "WestNA", "NorthNA", "EastNA"),
    *("SouthNA", "WestType", "NorthType", "EastType", "SouthType", "EventDate", "EventSponsor", "HomeTeam", "Round"),
    *("Section", "Stage", "Table", "VisitTeam", "Time", "UTCDate", "UTCTime", "TimeControl", "TimeCall", "TimeCard"),
    *("Annotator", "AnnotatorNA", "Mode", "DoubleDummyTricks", "Claim"),
)
SINGLE_VALUED: Final = frozenset((*MANDATORY, *_OTHERS)) - DATA_SECTIONS - {"Note"}
"""Tags that have a value and nothing after it: what follows them is astray."""

CANONICAL: Final = {name.lower(): name for name in (*MANDATORY, *_TABLES, *_OTHERS)}
"""The spelling of the standard by the name in small letters: files are read whatever their case."""


def canonical_name(name: str) -> str:
    """Return the spelling of the standard, or the name itself when the standard does not have it."""
    return CANONICAL.get(name.lower(), name)


SEATS: Final = {name: seat for seat in Seat for name in (seat.value, seat.value.lower())}
SEATS.update(north=Seat.N, east=Seat.E, south=Seat.S, west=Seat.W)
SEATS.update(North=Seat.N, East=Seat.E, South=Seat.S, West=Seat.W)

UNKNOWN: Final = frozenset({"", "?", "-", "#"})
"""Sign for a value that is not known or does not apply."""

_SUIT_LETTER: Final = re.compile(r"(?i)(?<![^.])[SHDC](?=[^.]|$)")


@lru_cache(maxsize=4096)
def read_deal(text: str) -> tuple[Layout | None, str]:
    """Read a deal: `<first seat>:<hand> <hand> <hand> <hand>`, with `-` for a hand that is not known.

    Four hands of thirteen cards make a `Deal`. Ranks in any order, `10` and suit letters are understood.
    The result is kept, because the same deal stands in the file for each table.
    """
    first, colon, rest = text.partition(":")
    seat = SEATS.get(first.strip())
    words = rest.split()
    if not colon or seat is None:
        return None, "pbn-deal"
    code = "" if len(words) == 4 else "pbn-deal-hands"
    hands: dict[Seat, Hand | None] = {}
    for place, word in zip(Seat.clockwise_from(seat), words, strict=False):
        try:
            hands[place] = _read_hand(word)
        except NotationError:
            code = "pbn-deal-hand"
    try:
        return _as_deal(hands), code
    except NotationError:
        return None, "pbn-deal-card-twice"


def _read_hand(word: str) -> Hand | None:
    if set(word) == {"-"}:
        return None
    try:
        return Hand.parse(word)
    except NotationError:
        pass
    try:
        return Hand.parse_unsorted(word)
    except NotationError:
        return Hand.parse_unsorted(_SUIT_LETTER.sub("", word))


def _as_deal(hands: dict[Seat, Hand | None]) -> Layout:
    bits = [hand.bits for seat in Seat if (hand := hands.get(seat)) is not None]
    is_whole = len(bits) == 4 and bits[0] | bits[1] | bits[2] | bits[3] == FULL_PACK
    if is_whole and all(hand.bit_count() == 13 for hand in bits):
        return Deal.of_bits(*bits)
    return Layout(hands)


@lru_cache(maxsize=1024)
def read_contract_tag(contract: str, declarer: str) -> tuple[AuctionResult | None, bool, str]:
    """Read Contract and Declarer together: the contract, whether declarer and dummy are exchanged (`^S`), a code.

    A declarer written into the contract (`3SD E`) is understood, and so is a missing one on a passed-out board.
    """
    bare, is_exchanged = declarer.strip(), False
    if bare[:1] == "^":
        bare, is_exchanged = bare[1:], True
    seat = SEATS.get(bare)
    code = "" if seat or bare in UNKNOWN else "pbn-declarer"
    text = contract.strip()
    if text in UNKNOWN:
        return None, False, code
    try:
        result = _read_contract(text, seat)
    except NotationError:
        return None, False, code or "pbn-contract"
    if isinstance(result, Contract):
        return result, is_exchanged, code
    if result is None or seat is None:
        return result, False, code
    return result, False, "pbn-declarer-passed-out"


_WITH_DOUBLE: Final = re.compile(
    r"(?i)\s*([1-7]\s*(?:NT|[SHDCN]))\s*(XX|X|DD|D|RR|R|\*{1,2})?\s*(?:by\s+)?([NESW])?\s*"
)
_DOUBLINGS: Final = {"X": "X", "D": "X", "*": "X", "XX": "XX", "DD": "XX", "R": "XX", "RR": "XX", "**": "XX"}


def _read_contract(text: str, declarer: Seat | None) -> AuctionResult | None:
    """Read e.g. `4S`, `3N`, `5Dx`, `3SD` (doubled), `Pass`; `None` when only declarer is missing."""
    match = _WITH_DOUBLE.fullmatch(text)
    if match is None:
        return read_contract(text, declarer)
    seat = declarer or (Seat(match[3].upper()) if match[3] else None)
    if seat is None:
        return None
    bid = read_contract(match[1], seat)
    if bid == PASSED_OUT or not isinstance(bid, Contract):
        raise NotationError(text, "a contract")
    return Contract(bid.bid, seat, Doubling(_DOUBLINGS[match[2].upper()] if match[2] else ""))


_RESULT: Final = re.compile(r"\^?\s*(?:(NS|EW)\s*)?(\d{1,2})(?:\s+(NS|EW)\s*\d{1,2})?")


def read_tricks(text: str, declarer: Seat | None) -> tuple[int | None, bool, str]:
    """Read Result: declarer's tricks, whether they are agreed against the play (`^9`), a code.

    `NS 9` gives the tricks of a side, which are turned into declarer's.
    """
    if text.strip() in UNKNOWN:
        return None, False, ""
    match = _RESULT.fullmatch(text.strip())
    if match is None or int(match[2]) > 13:
        return None, False, "pbn-result"
    tricks = int(match[2])
    if match[1]:
        if declarer is None:
            return None, False, ""
        if declarer.side.value != match[1]:
            tricks = 13 - tricks
    return tricks, text.strip()[0] == "^", ""


_SIDE_SCORE: Final = re.compile(r"(?:(NS|EW)\s*)?\^?([+-]?\d{1,5})(?:\s+(NS|EW)\s*\^?[+-]?\d{1,5})?")


def read_score(text: str, declarer: Seat | None) -> tuple[int | None, str]:
    """Read Score or OptimumScore as the score to North-South; a number without a side is the score of declarer's."""
    if text.strip() in UNKNOWN:
        return None, ""
    match = _SIDE_SCORE.fullmatch(text.strip())
    if match is None:
        return None, "pbn-score"
    score = int(match[2])
    side = match[1] or (declarer.side.value if declarer else "NS")
    return (score if side == "NS" else -score), ""
