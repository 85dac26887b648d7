"""Click's own texts in the reader's language: usage, heads of the help, what is wrong with a command line.

Click asks gettext for them, which wants compiled catalogues of its own outside the folders of the languages; here they
come from `terminal.csv` of the language.
"""

from __future__ import annotations

import importlib
import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from babel import Locale

from duplicado.cli.options import default_language
from duplicado.locale import Language

_MODULES: Final = ("core", "decorators", "exceptions", "formatting", "parser", "termui", "types")


_SPOKEN: Final = [Language.ENGLISH]
"""The language in which click writes now."""


@cache
def _texts(language: Language) -> Mapping[str, str]:
    return {_spaced(row["message"]): _spaced(row["text"]) for row in language.rows("terminal.csv")}


def _spaced(text: str) -> str:
    """Put in the line ends and tabs that a row of the table writes as signs."""
    return text.replace(r"\n", "\n").replace(r"\t", "\t")


def language_asked_for(words: Sequence[str]) -> Language:
    """Return the language of a command line that may be wrong: that of --lang, else the default."""
    for word, after in zip(words, (*words[1:], ""), strict=False):
        name, _, value = word.partition("=")
        if name == "--lang" and (value or after) in {language.value for language in Language}:
            return Language(value or after)
    return default_language(os.environ, locale.getlocale()[0])


def spoken() -> Language:
    """Return the language in which click writes now."""
    return _SPOKEN[0]


def said(text: str) -> str:
    """Return a text of click in the language in which it writes now."""
    return _texts(_SPOKEN[0]).get(text, text)


def speak(language: Language) -> None:
    """Have click write in a language from now on."""
    _SPOKEN[0] = language
    plural = Locale.parse(language.locale, sep="-").plural_form

    def counted(one: str, several: str, number: int) -> str:
        return said(one if plural(number) == "one" else several)

    for name in _MODULES:
        module = importlib.import_module(f"click.{name}")
        for asked, answer in (("_", said), ("ngettext", counted)):
            if hasattr(module, asked):
                setattr(module, asked, answer)
