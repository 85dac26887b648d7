"""Titles of cases in each language."""

from __future__ import annotations

from functools import cache

from duplicado.casebook.library import LibraryCase
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.book.clause_cases import shown_by
from duplicado.publish.rulings.refusals import clause_in_short
from duplicado.publish.rulings.ruling_terms import RulingWords

__all__ = ["title_in_own_words", "translated"]


@cache
def _translations(language: Language) -> dict[str, str]:
    return {row["title"]: row["text"] for row in language.rows("cases.csv")}


def translated(title: str, language: Language) -> str:
    """Return the title of a case in a language; empty where nobody has translated it."""
    return _translations(language).get(title, title if language is Language.ENGLISH else "")


def title_in_own_words(words: RulingWords, case: LibraryCase, edition: Edition) -> str:
    """Return what a case of the casebook is called, in the reader's language in any case.

    Where nobody has translated its title that is the first clause that it shows, in short words.
    """
    title = translated(case.title, words.language)
    if title:
        return title
    shown = next(iter(shown_by(case, edition)), None)
    if shown is None:
        return ""
    short = clause_in_short(words, str(shown), edition)
    return f"{shown}: {short}" if short else str(shown)
