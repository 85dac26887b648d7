"""Titles of cases in each language."""

from __future__ import annotations

from duplicado.locale import Language


def case_title(title: str, language: Language) -> tuple[str, Language]:
    """Return what a case is called, and in which language that is.

    The program's languages have every title of the casebook. A title that a language lacks (a language that is being
    tried, a case that is not of the casebook) is returned as it is written, as English.
    """
    translated = language.translations("cases.csv", "title").get(title)
    return (title, Language.ENGLISH) if translated is None else (translated, language)
