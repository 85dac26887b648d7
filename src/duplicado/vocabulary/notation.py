"""Notation of calls, cards, contracts and vulnerability in files and in people's languages.

These readers belong to the borders (files, forms, the command line); the core knows the canonical notation only.
Spanish writes the suits P C D T and the ranks A R D V, Portuguese E C O P and A R D V, both notrump ST. The same letter
means different suits in different languages, so the language is always an argument.
"""

from __future__ import annotations

import enum
import re
from dataclasses import dataclass
from typing import Final

from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult, Contract, Doubling
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination, Suit

__all__ = [
    "Language",
    "denomination_letters",
    "rank_letter",
    "read_call",
    "read_card",
    "read_contract",
    "read_rank",
    "read_suit",
    "read_vulnerability",
    "suit_letter",
]


class Language(enum.Enum):
    """A language of the notation and of the texts; the value is its ISO 639-1 code."""

    ENGLISH = "en"
    SPANISH = "es"
    PORTUGUESE = "pt"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Language.{self.name}"


@dataclass(frozen=True, slots=True)
class _Letters:
    suits: dict[str, Suit]
    ranks: dict[str, Rank]
    notrump: tuple[str, ...]
    passes: tuple[str, ...]
    doubles: tuple[str, ...]
    redoubles: tuple[str, ...]


_PIPS: Final = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♦": Suit.DIAMONDS, "♣": Suit.CLUBS}
_SPOTS: Final = {rank.value: rank for rank in Rank if rank.value.isdigit()} | {"10": Rank.TEN, "T": Rank.TEN}
_ROMANCE_RANKS: Final = _SPOTS | {"A": Rank.ACE, "R": Rank.KING, "D": Rank.QUEEN, "V": Rank.JACK}
_LETTERS: Final = {
    Language.ENGLISH: _Letters(
        _PIPS | {suit.value: suit for suit in Suit},
        _SPOTS | {rank.value: rank for rank in Rank},
        ("NT", "N"),
        ("P", "PASS", "-"),
        ("X", "D", "DBL", "DOUBLE"),
        ("XX", "R", "RDBL", "REDOUBLE"),
    ),
    Language.SPANISH: _Letters(
        _PIPS | {"P": Suit.SPADES, "C": Suit.HEARTS, "D": Suit.DIAMONDS, "T": Suit.CLUBS},
        _ROMANCE_RANKS,
        ("ST", "SA", "NT"),
        ("P", "PASO", "PASS", "-"),
        ("X", "DOBLO", "DOBLE"),
        ("XX", "REDOBLO", "REDOBLE"),
    ),
    Language.PORTUGUESE: _Letters(
        _PIPS | {"E": Suit.SPADES, "C": Suit.HEARTS, "O": Suit.DIAMONDS, "P": Suit.CLUBS},
        _ROMANCE_RANKS,
        ("ST", "SA", "NT"),
        ("P", "PASSO", "PASSE", "PASS", "-"),
        ("X", "DOBRO"),
        ("XX", "REDOBRO"),
    ),
}

_VULNERABILITIES: Final = {
    **dict.fromkeys(
        ("NONE", "LOVE", "-", "", "O", "0", "Z", "NINGUNO", "NINGUNA", "NADA", "NINGUEM", "NENHUM"), Vulnerability.NONE
    ),
    **dict.fromkeys(("NS", "N-S", "N", "NORTH-SOUTH"), Vulnerability.NS),
    **dict.fromkeys(("EW", "E-W", "E", "EO", "E-O", "LO", "L-O", "EAST-WEST"), Vulnerability.EW),
    **dict.fromkeys(("BOTH", "ALL", "B", "TODOS", "AMBOS", "AMBAS"), Vulnerability.BOTH),
}


def suit_letter(suit: Suit, language: Language = Language.ENGLISH) -> str:
    """Return the letter with which a suit is written: of spades `S`, in Spanish `P`, in Portuguese `E`."""
    return next(letter for letter, meant in _LETTERS[language].suits.items() if meant is suit and letter.isalpha())


def rank_letter(rank: Rank, language: Language = Language.ENGLISH) -> str:
    """Return the character with which a rank is written: of the king `K`, in Spanish and Portuguese `R`."""
    if rank is Rank.TEN:
        return "T"
    return next(letter for letter, meant in _LETTERS[language].ranks.items() if meant is rank)


def denomination_letters(denomination: Denomination, language: Language = Language.ENGLISH) -> str:
    """Return the letters with which a denomination is written: of notrump `NT`, in Spanish and Portuguese `ST`."""
    suit = denomination.suit
    return _LETTERS[language].notrump[0] if suit is None else suit_letter(suit, language)


def read_suit(text: str, language: Language = Language.ENGLISH) -> Suit:
    """Read the letter or pip of a suit.

    Raises:
        NotationError: there is no such suit in that language.
    """
    try:
        return _LETTERS[language].suits[text.strip().upper()]
    except KeyError:
        letters = ", ".join(letter for letter in _LETTERS[language].suits if letter.isalpha())
        raise NotationError(text, "a suit", f"write {letters}") from None


def read_rank(text: str, language: Language = Language.ENGLISH) -> Rank:
    """Read the character of a rank, or 10.

    Raises:
        NotationError: there is no such rank in that language.
    """
    try:
        return _LETTERS[language].ranks[text.strip().upper()]
    except KeyError:
        letters = ", ".join(letter for letter in _LETTERS[language].ranks if letter.isalpha())
        raise NotationError(text, "a rank", f"write {letters} or a number") from None


def read_card(text: str, language: Language = Language.ENGLISH) -> Card:
    """Read a card, suit first: `SK`, `♠K`, `h10`; in Spanish `PR`, in Portuguese `ER`.

    Raises:
        NotationError: `text` is not a card in that language.
    """
    bare = text.strip()
    try:
        return Card(read_suit(bare[:1], language), read_rank(bare[1:], language))
    except NotationError as error:
        raise NotationError(text, "a card", str(error)) from None


def read_call(text: str, language: Language = Language.ENGLISH) -> Call:
    """Read a call as people write it: `1s`, `3N`, `4♥`, `pass`, `Dbl`, in Spanish `2ST`, `doblo`.

    Raises:
        NotationError: `text` is not a call in that language.
    """
    letters, bare = _LETTERS[language], text.strip().upper()
    if bare in letters.passes:
        return PASS
    if bare in letters.doubles:
        return DOUBLE
    if bare in letters.redoubles:
        return REDOUBLE
    if bare[:1].isdigit() and bare[:1].isascii() and bare[:1] != "0":
        return Bid(int(bare[0]), _read_denomination(bare[1:].strip(), letters, text))
    raise NotationError(text, "a call", "write a level and a denomination, a pass, X or XX")


def _read_denomination(bare: str, letters: _Letters, text: str) -> Denomination:
    if bare in letters.notrump:
        return Denomination.NOTRUMP
    if bare in letters.suits:
        return letters.suits[bare].denomination
    raise NotationError(text, "a bid", f"{bare!r} is no denomination")


_DECLARED: Final = re.compile(r"\s*([1-7]\s*[^\sX*]+?)\s*(X{0,2}|\*{1,2})\s*", re.IGNORECASE)
_PASSED: Final = ("PASSED OUT", "PASS", "PASSED", "AP", "ALL PASS")


def read_contract(text: str, declarer: Seat | None, language: Language = Language.ENGLISH) -> AuctionResult:
    """Read a contract without declarer as scoring programs write it: `3NT`, `3 N x`, `4 S xx`, `5Dx`, `PASS`.

    Raises:
        NotationError: `text` is not a contract, or declarer is missing.
    """
    letters = _LETTERS[language]
    if text.strip().upper() in (*_PASSED, *letters.passes):
        return PASSED_OUT
    match = _DECLARED.fullmatch(text)
    bid = read_call(match[1], language) if match else None
    if match is None or not isinstance(bid, Bid):
        raise NotationError(text, "a contract", "write e.g. 3NT, 4S x or PASS")
    if declarer is None:
        raise NotationError(text, "a contract with declarer", "name declarer: N, E, S or W")
    return Contract(bid, declarer, Doubling(match[2].upper().replace("*", "X")))


def read_vulnerability(text: str) -> Vulnerability:
    """Read vulnerability in the words of PBN, LIN and people: None, Love, -, NS, EW, All, Both, o, n, e, b.

    Raises:
        NotationError: `text` is not a vulnerability.
    """
    try:
        return _VULNERABILITIES[text.strip().upper()]
    except KeyError:
        raise NotationError(text, "a vulnerability", "write None, NS, EW or All") from None
