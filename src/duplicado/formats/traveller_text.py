"""A line of a traveller as people write it: `4S N +1`, `3NTX E -2 HK`, `pass`, `-50`, `np`."""

from __future__ import annotations

import re
from typing import Final

from duplicado.event.record import NotPlayed, Played, ScoreWritten, TravellerLine
from duplicado.vocabulary import (
    PASSED_OUT,
    Contract,
    Language,
    NotationError,
    Seat,
    denomination_letters,
    rank_letter,
    read_card,
    read_contract,
    suit_letter,
)

__all__ = ["read_traveller_line", "traveller_text"]

_SCORE: Final = re.compile(r"[+-]?[0-9]{1,5}")
_NOT_PLAYED: Final = frozenset({"NP", "NOT-PLAYED", "NJ"})
_SEATS: Final = {
    "N": Seat.N,
    "E": Seat.E,
    "S": Seat.S,
    "W": Seat.W,
    "O": Seat.W,
    "L": Seat.E,
}
"""North, East, South, West in the three languages; `O` is West in Spanish and Portuguese, `L` East in Portuguese."""
_REMEDY: Final = "write contract, declarer, result and lead, e.g. 4S N +1 HK; or pass; or a score to North-South; or np"


def read_traveller_line(text: str, language: Language = Language.ENGLISH) -> TravellerLine:
    """Read a result: contract and declarer with `=`, `+1`, `-2` or the number of tricks, and the opening lead if known.

    A number by itself is a score to North-South; `np` a board that was not played.

    >>> line = read_traveller_line("4SX N -1 HK")
    >>> str(line.contract), line.tricks, str(line.lead)
    ('4SX N', 9, 'HK')

    Raises:
        NotationError: it is not such a line.
    """
    words = text.split()
    if not words:
        raise NotationError(text, "a result", _REMEDY)
    if words[0].upper() in _NOT_PLAYED:
        return NotPlayed(" ".join(words[1:]))
    if len(words) == 1 and _SCORE.fullmatch(words[0]):
        return ScoreWritten(int(words[0]))
    if len(words) == 1 and _is_pass(words[0], language):
        return Played(PASSED_OUT)
    return _played(text, words, language)


def _is_pass(word: str, language: Language) -> bool:
    try:
        return read_contract(word, Seat.N, language) == PASSED_OUT
    except NotationError:
        return False


def _played(text: str, words: list[str], language: Language) -> Played:
    """Read contract and declarer, which may be apart or together, and the contract in two words."""
    for length in (1, 2, 3):
        contract, rest = " ".join(words[:length]), words[length:]
        if rest and rest[0].upper() in _SEATS:
            declarer = _SEATS[rest[0].upper()]
            break
    else:
        raise NotationError(text, "a result", _REMEDY)
    try:
        found = read_contract(contract, declarer, language)
        lead = read_card(rest[2], language) if len(rest) == 3 else None
    except NotationError as error:
        raise NotationError(text, "a result", str(error)) from None
    if not isinstance(found, Contract) or not 2 <= len(rest) <= 3:
        raise NotationError(text, "a result", _REMEDY)
    return Played(found, _tricks(text, rest[1], 6 + found.bid.level), lead)


def _tricks(text: str, word: str, wanted: int) -> int:
    if word in {"=", "+0"}:
        return wanted
    if not re.fullmatch(r"[+-]?[0-9]{1,2}", word):
        raise NotationError(text, "a result", "write the result as =, +1, -2 or the number of tricks")
    number = int(word)
    tricks = wanted + number if word[0] in "+-" else number
    if not 0 <= tricks <= 13:
        raise NotationError(text, "a result", f"declarer cannot win {tricks} tricks")
    return tricks


def traveller_text(line: TravellerLine, language: Language = Language.ENGLISH) -> str:
    """Write a line in the notation of a language, as `read_traveller_line` reads it; a Director's score as `-`.

    >>> traveller_text(read_traveller_line("4SX N -1 HK"), Language.SPANISH)
    '4PX N -1 CR'
    """
    match line:
        case Played(Contract() as contract, tricks, lead):
            difference = "?" if tricks is None else _difference(tricks - 6 - contract.bid.level)
            card = f"{suit_letter(lead.suit, language)}{rank_letter(lead.rank, language)}" if lead else ""
            return " ".join(filter(None, (_contract_text(contract, language), difference, card)))
        case Played():
            return "pass"
        case ScoreWritten(points):
            return str(points)
        case NotPlayed(reason):
            return f"np {reason}".strip()
        case _:
            return "-"


def _contract_text(contract: Contract, language: Language) -> str:
    bid, declarer = contract.bid, contract.declarer.value
    if contract.declarer is Seat.W and language is not Language.ENGLISH:
        declarer = "O"
    return f"{bid.level}{denomination_letters(bid.denomination, language)}{contract.doubling.value} {declarer}"


def _difference(tricks: int) -> str:
    return f"{tricks:+d}" if tricks else "="
