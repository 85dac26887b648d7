"""Words of a search: how they are compared, and those that tell nothing."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from duplicado.locale import Language
from duplicado.vocabulary.lexicon import plain

__all__ = ["fold", "idle_words"]

_NO_WORD: Final = re.compile(r"[^a-z0-9]+")


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
