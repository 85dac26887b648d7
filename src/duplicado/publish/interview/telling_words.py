"""Telling words of a sentence of the table: stems, with seats, cards and calls by their kind.

`west bid 1S over 2H` and `este declaró 2T sobre 2C` tell the same: a seat, a bid, and a bid not above it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Final

from duplicado.locale import Language
from duplicado.publish.search_words import WORD, fold, stem
from duplicado.vocabulary.suits import Suit

_BID: Final = re.compile(r"(\d)(\D+)")
_DENOMINATIONS: Final = tuple(Suit)
_HIGHEST_LEVEL: Final = 7
_SHORTEST_STEM: Final = 4
"""Shorter stems belong to too many words."""
_NEAR: Final = 3
"""Words between two bids that are still compared."""
_SEAT: Final = "<seat>"
_LONGEST: Final = 5
"""Words of an expression."""


def told_by(text: str, language: Language) -> tuple[str, ...]:
    """Return what a text tells, in its order; kinds of things stand in `<>`.

    What is said by several words has a name that begins with `=`, the same in every language: `[search.alike]` of the
    lexicons. All other words are stems of the language.

    >>> told_by("West bid 1S after 2H", Language("en"))
    ('<seat>', '=bid', '<bid>', '=after', '<bid>', '<too low>')
    """
    return tuple(_told(list(_written(text, language)), language))


def words_alike(language: Language) -> Mapping[str, str]:
    """Return the words that have a name, folded, and their stems, each with its name."""
    alike = _alike(language)
    return {**alike.stems, **alike.words}


def _written(text: str, language: Language) -> Iterator[str]:
    """Yield the words of a text without capitals, `<seat>` for a seat that is one capital letter.

    A letter that is a word of its own as well (`A`, `E`, `O`) is a seat only behind the beginning.
    """
    for place, word in enumerate(_in_full(text, language)):
        small = word.lower()
        letter = len(word) == 1 and word != small and language.lexicon.seats.meant(word) is not None
        yield _SEAT if letter and (place or fold(small) not in _idle(language)) else small


def _in_full(text: str, language: Language) -> Iterator[str]:
    """Yield the words of a text, those of `[search.short]` of the lexicons in the place of what is abbreviated."""
    short = _short(language)
    for word in WORD.findall(text):
        yield from short.get(fold(word), (word,))


@cache
def _short(language: Language) -> Mapping[str, tuple[str, ...]]:
    listed = language.data["search"]["short"]
    return {fold(word): tuple(WORD.findall(in_full)) for word, in_full in listed.items()}


def _told(words: list[str], language: Language) -> Iterator[str]:
    before: tuple[int, int] | None = None
    place = 0
    while place < len(words):
        word = words[place]
        bid = _bid(word, words[place + 1] if place + 1 < len(words) else "", language)
        if bid is None:
            name, taken = _expression(words[place : place + _LONGEST], language)
            kind = name or _kind(word, language)
            if kind:
                yield kind
            place += taken
            continue
        rank, taken = bid
        yield "<bid>" if rank < 5 * _HIGHEST_LEVEL else "<bid above seven>"
        if before is not None and place - before[0] <= _NEAR and before[1] <= rank:
            yield "<too low>"
        before = (place + taken - 1, rank)
        place += taken


def _bid(word: str, following: str, language: Language) -> tuple[int, int] | None:
    """Read a bid, in one word or two: its place among the bids from 1C on, and the words that it takes."""
    lexicon = language.lexicon
    whole = _BID.fullmatch(word)
    level, name = whole.groups() if whole else (word, following)
    if not (len(level) == 1 and level.isdigit() and level != "0" and name):
        return None
    if lexicon.notrump.meant(name) is not None:
        denomination = len(_DENOMINATIONS)
    else:
        suit = lexicon.suits.meant(name) if whole else lexicon.suit_names.meant(name)
        if suit is None:
            return None
        denomination = _DENOMINATIONS.index(suit)
    return 5 * (int(level) - 1) + denomination, 1 if whole else 2


@lru_cache(1 << 15)  # more than all the phrases have; words are also typed by people
def _kind(word: str, language: Language) -> str:
    """Return what a word tells; nothing where it is in every sentence."""
    folded, lexicon = fold(word), language.lexicon
    alike = _alike(language)
    if word == _SEAT:
        return _SEAT
    if folded in alike.words:
        return alike.words[folded]
    if not folded or folded in _idle(language):
        return ""
    if len(folded) > 1 and lexicon.seats.meant(word) is not None:
        return _SEAT
    if lexicon.suit_names.meant(word) is not None:
        return "<suit>"
    if lexicon.rank_names.meant(word) is not None:
        return "<rank>"
    if folded.isdigit():
        return folded if len(folded) > 1 else "<number>"
    found = stem(word, language)
    return alike.words.get(found) or alike.stems.get(found, found)


@cache
def _idle(language: Language) -> frozenset[str]:
    return frozenset(fold(language.data["search"]["idle"]).split())


def _expression(words: list[str], language: Language) -> tuple[str, int]:
    """Return the name of the longest expression with which the words begin, and how many words it has."""
    alike = _alike(language)
    if fold(words[0]) not in alike.beginnings:
        return "", 1
    expressions, folded = alike.expressions, tuple(map(fold, words))
    for length in range(len(folded), 1, -1):
        if folded[:length] in expressions:
            return expressions[folded[:length]], length
    return "", 1


@dataclass(frozen=True)
class _Alike:
    """Words that say the same in a language, by the name that they have in every language."""

    words: Mapping[str, str]
    """By a folded word."""
    stems: Mapping[str, str]
    """By the stem of one: a word of the same stem that is a suit, a rank or a seat is that."""
    expressions: Mapping[tuple[str, ...], str]
    """By the folded words of an expression."""

    @cached_property
    def beginnings(self) -> frozenset[str]:
        """The first words of the expressions."""
        return frozenset(words[0] for words in self.expressions)


@cache
def _alike(language: Language) -> _Alike:
    words: dict[str, str] = {}
    stems: dict[str, str] = {}
    expressions: dict[tuple[str, ...], str] = {}
    listed = {f"={name}": said.split() for name, said in language.data["search"]["alike"].items()}
    for name, said in listed.items():
        for each in said:
            if "_" in each:
                expressions[tuple(fold(each.replace("_", " ")).split())] = name
            else:
                words.setdefault(fold(each), name)
    for name, said in listed.items():
        for each in said:
            found = stem(each, language)
            if "_" not in each and len(found) >= _SHORTEST_STEM:
                stems.setdefault(found, name)
    return _Alike(words, stems, expressions)
