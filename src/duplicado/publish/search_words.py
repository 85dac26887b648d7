"""Words of a search: their normal form for comparison, and the stop words."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, Final, cast

import snowballstemmer

from duplicado.locale import Language
from duplicado.vocabulary.lexicon import plain

WORD: Final = re.compile(r"[^\W_]+")
"""A word of a text, of whatever letters and figures."""
_NO_WORD: Final = re.compile(r"[^a-z0-9]+")


@lru_cache(1 << 14)  # of a word: many are in many sentences
def fold(text: str) -> str:
    """Write a text without capitals, accents and signs.

    >>> fold("¿Declaración  INSUFICIENTE?")
    'declaracion insuficiente'
    """
    return _NO_WORD.sub(" ", plain(text)).strip()


@cache
def idle_words() -> frozenset[str]:
    """Return the words that say nothing in a question, in all languages together."""
    return frozenset(word for language in Language for word in fold(language.data["search"]["idle"]).split())


def stemmed(text: str, language: Language) -> dict[str, str]:
    """Return the words of a text that say something, folded, each with its stem in the language.

    >>> stemmed("Una declaración insuficiente", Language("es"))
    {'declaracion': 'declar', 'insuficiente': 'insuficient'}
    """
    words = {fold(word): word for word in WORD.findall(text.lower())}
    telling = {folded: word for folded, word in words.items() if folded and folded not in idle_words()}
    return {folded: stem(word, language) for folded, word in (telling or words).items() if folded}


@lru_cache(1 << 15)  # more than all the phrases have; words are also typed by people
def stem(word: str, language: Language) -> str:
    """Return the stem of a word in a language, folded."""
    stemmer = cast("Any", snowballstemmer).stemmer(language.data["search"]["stemmer"])  # it publishes no types
    return fold(str(stemmer.stemWord(word)))
