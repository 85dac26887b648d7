"""Contracts and cards as people write them in an answer: `4 spades by West`, `4SW`, `3NT x-E`, `king of diamonds`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from duplicado.locale import Language
from duplicado.vocabulary.calls import DOUBLE, REDOUBLE, Bid
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination, Suit

_APART: Final = re.compile(r"[\s,;.]+")
_TAIL: Final = re.compile(r"(x{0,2}|\*{1,2})-?(\w*)", re.IGNORECASE)


def words_said(text: str, language: Language) -> list[str]:
    """Return the words of an answer without those that say nothing; a capital alone is a letter of the game."""
    fillers = language.lexicon.fillers
    words = _APART.split(text)
    return [word for word in words if word and (len(word) == 1 == word.isupper() or fillers.meant(word) is None)]


def contract_said(words: Sequence[str], language: Language) -> Contract | None:
    """Read a contract with its declarer, whichever comes first; `None` where the words are something else."""
    level, denomination, declarer, doubling = 0, None, None, Doubling.UNDOUBLED
    left = [*words]
    while left:
        word = left.pop(0)
        if not level and (number := _level(word, language)):
            level, rest = number, word[1:] if word[0].isdigit() else ""
            if not rest:
                continue
            fitting = next(_compact(rest, language), None)
            if fitting is None:
                return None
            denomination, doubling, named = fitting
            declarer = declarer if named is None else named
        elif level and denomination is None:
            denomination = _denomination(word, language)
            if denomination is None and left:
                denomination = _denomination(f"{word} {left.pop(0)}", language)
            if denomination is None:
                return None
        elif declarer is None and (seat := language.heard.seats.meant(word)) is not None:
            declarer = seat
        elif (doubled := _doubling(word, language)) is not None:
            doubling = doubled
        else:
            return None
    return None if denomination is None or declarer is None else Contract(Bid(level, denomination), declarer, doubling)


def cards_said(words: Sequence[str], language: Language) -> list[Card]:
    """Read cards: `DK`, `KD`, `king of diamonds`, `K diamonds`.

    Raises:
        NotationError: a word is no card, or half of one.
    """
    found: list[Card] = []
    half = ""
    for word in words:
        card = _card(((word, half), (half, word)) if half else ((word[:1], word[1:]), (word[-1:], word[:-1])), language)
        if card is not None:
            found.append(card)
            half = ""
        elif half or (_suit(word, language), _rank(word, language)) == (None, None):
            raise NotationError(" ".join(words), "a card", "write suit and rank, e.g. DK")
        else:
            half = word
    if half:
        raise NotationError(half, "a card", "write suit and rank, e.g. DK")
    return found


def _card(ways: Sequence[tuple[str, str]], language: Language) -> Card | None:
    for suit, rank in ((_suit(one, language), _rank(other, language)) for one, other in ways):
        if suit is not None and rank is not None:
            return Card(suit, rank)
    return None


def _suit(word: str, language: Language) -> Suit | None:
    letter = language.lexicon.suits.meant(word)
    return language.heard.suit_names.meant(word) if letter is None else letter


def _rank(word: str, language: Language) -> Rank | None:
    letter = language.lexicon.ranks.meant(word)
    return language.heard.rank_names.meant(word) if letter is None else letter


def _level(word: str, language: Language) -> int:
    named = language.heard.rank_names.meant(word)
    first = word[0] if named is None else named.value
    return int(first) if first in "1234567" else 0


def _denomination(word: str, language: Language) -> Denomination | None:
    if language.heard.notrump.meant(word) is not None:
        return Denomination.NOTRUMP
    suit = _suit(word, language) or language.heard.suits.meant(word)
    return None if suit is None else suit.denomination


def _doubling(word: str, language: Language) -> Doubling | None:
    call = language.heard.calls.meant(word)
    said = language.heard.words.meant(word)
    if call == DOUBLE or said == "doubled":
        return Doubling.DOUBLED
    return Doubling.REDOUBLED if call == REDOUBLE or said == "redoubled" else None


def _compact(text: str, language: Language) -> Iterator[tuple[Denomination, Doubling, Seat | None]]:
    """Read what stands behind a level without a space, the longest denomination first: `SW`, `NTx-E`."""
    for end in range(len(text), 0, -1):
        denomination, tail = _denomination(text[:end], language), _TAIL.fullmatch(text[end:].removeprefix("-"))
        if denomination is None or tail is None:
            continue
        declarer = language.heard.seats.meant(tail[2]) if tail[2] else None
        if declarer is not None or not tail[2]:
            yield denomination, Doubling(tail[1].upper().replace("*", "X")), declarer
