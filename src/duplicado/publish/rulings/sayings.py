"""Words of players that the casebook quotes, in each language."""

from __future__ import annotations

from functools import cache

from duplicado.locale import Language


@cache
def _translations(language: Language) -> dict[str, str]:
    return {row["saying"]: row["text"] for row in language.rows("sayings.csv")}


def quoted(words: str, language: Language) -> str:
    """Return what a player said or meant: the casebook's in the language, all others as they were said."""
    return _translations(language).get(words, words)
