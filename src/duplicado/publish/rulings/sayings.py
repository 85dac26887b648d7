"""Words of players that the casebook quotes, in each language."""

from __future__ import annotations

from duplicado.locale import Language


def quoted(words: str, language: Language) -> str:
    """Return what a player said or meant: the casebook's in the language, all others as they were said."""
    return language.translations("sayings.csv", "saying").get(words, words)
