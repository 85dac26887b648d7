"""Notation of calls, cards, contracts and vulnerability in files and in people's languages.

These readers belong to the borders (files, forms, the command line); the core knows the canonical notation only. The
same letter means different suits in different languages, so the lexicon of the language is an argument.
"""

from __future__ import annotations

import re
from typing import Final

from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.calls import PASS, Bid, Call
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult, Contract, Doubling
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.lexicon import ENGLISH, Lexicon
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination, Suit


def suit_letter(suit: Suit, lexicon: Lexicon = ENGLISH) -> str:
    """Return the letter with which a suit is written: of spades `S`, in Spanish `P`, in Portuguese `E`."""
    return lexicon.suits.written(suit)


def rank_letter(rank: Rank, lexicon: Lexicon = ENGLISH) -> str:
    """Return the character with which a rank is written: of the king `K`, in Spanish and Portuguese `R`."""
    return lexicon.ranks.written(rank)


def denomination_letters(denomination: Denomination, lexicon: Lexicon = ENGLISH) -> str:
    """Return the letters with which a denomination is written: of notrump `NT`, in Spanish and Portuguese `ST`."""
    suit = denomination.suit
    return lexicon.notrump.written("NT") if suit is None else suit_letter(suit, lexicon)


def read_suit(text: str, lexicon: Lexicon = ENGLISH) -> Suit:
    """Read the letter or pip of a suit.

    Raises:
        NotationError: there is no such suit in that language.
    """
    found = lexicon.suits.meant(text)
    if found is None:
        raise NotationError(text, "a suit", f"write {', '.join(lexicon.suits.letters())}")
    return found


def read_rank(text: str, lexicon: Lexicon = ENGLISH) -> Rank:
    """Read the character of a rank, or 10.

    Raises:
        NotationError: there is no such rank in that language.
    """
    found = lexicon.ranks.meant(text)
    if found is None:
        raise NotationError(text, "a rank", f"write {', '.join(lexicon.ranks.letters())} or a number")
    return found


@checked
def read_card(text: str, lexicon: Lexicon = ENGLISH) -> Card:
    """Read a card, suit first: `SK`, `♠K`, `h10`; in Spanish `PR`, in Portuguese `ER`.

    Raises:
        NotationError: `text` is not a card in that language.
    """
    bare = text.strip()
    try:
        return Card(read_suit(bare[:1], lexicon), read_rank(bare[1:], lexicon))
    except NotationError as error:
        raise NotationError(text, "a card", str(error)) from None


@checked
def read_call(text: str, lexicon: Lexicon = ENGLISH) -> Call:
    """Read a call as people write it: `1s`, `3N`, `4♥`, `pass`, `Dbl`, in Spanish `2ST`, `doblo`.

    Raises:
        NotationError: `text` is not a call in that language.
    """
    bare = text.strip()
    call = lexicon.calls.meant(bare)
    if call is not None:
        return call
    if bare[:1].isdigit() and bare[:1].isascii() and bare[:1] != "0":
        return Bid(int(bare[0]), _read_denomination(bare[1:].strip(), lexicon, text))
    raise NotationError(text, "a call", "write a level and a denomination, a pass, X or XX")


def _read_denomination(bare: str, lexicon: Lexicon, text: str) -> Denomination:
    suit = lexicon.suits.meant(bare)
    if lexicon.notrump.meant(bare) is not None:
        return Denomination.NOTRUMP
    if suit is not None:
        return suit.denomination
    raise NotationError(text, "a bid", f"{bare!r} is no denomination")


_DECLARED: Final = re.compile(r"\s*([1-7]\s*[^\sX*]+?)\s*(X{0,2}|\*{1,2})\s*", re.IGNORECASE)
_PASSED: Final = ("PASSED OUT", "PASS", "PASSED", "AP", "ALL PASS")


def read_contract(text: str, declarer: Seat | None, lexicon: Lexicon = ENGLISH) -> AuctionResult:
    """Read a contract without declarer as scoring programs write it: `3NT`, `3 N x`, `4 S xx`, `5Dx`, `PASS`.

    Raises:
        NotationError: `text` is not a contract, or declarer is missing.
    """
    if text.strip().upper() in _PASSED or lexicon.calls.meant(text) is PASS:
        return PASSED_OUT
    match = _DECLARED.fullmatch(text)
    bid = read_call(match[1], lexicon) if match else None
    if match is None or not isinstance(bid, Bid):
        raise NotationError(text, "a contract", "write e.g. 3NT, 4S x or PASS")
    if declarer is None:
        raise NotationError(text, "a contract with declarer", "name declarer: N, E, S or W")
    return Contract(bid, declarer, Doubling(match[2].upper().replace("*", "X")))


def read_vulnerability(text: str, lexicon: Lexicon = ENGLISH) -> Vulnerability:
    """Read vulnerability in the words of PBN, LIN and people: None, Love, -, NS, EW, All, Both, o, n, e, b.

    Raises:
        NotationError: `text` is not a vulnerability.
    """
    found = lexicon.vulnerabilities.meant(text)
    if found is None:
        raise NotationError(text, "a vulnerability", "write None, NS, EW or All")
    return found
