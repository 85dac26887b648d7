"""Help of the commands in the reader's language, click's own texts and lists of formats included."""

from __future__ import annotations

import importlib
import inspect
import locale
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from textwrap import shorten
from typing import Final

import click
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


_VERBATIM: Final = "\b"
"""Character that click takes for the mark of a paragraph whose lines are kept."""
_EXTRA: Final = re.compile(r"^(.*\S)(\s+\[[^\]]*\])$", re.DOTALL)
"""Additions of click to the words of an option: its default, its range."""
_SHORTEST: Final = 10
"""Characters by which a shortened text is still found."""
_SHORTENED: Final = 45
"""Characters that a list of commands has at least for the beginning of a help."""


def _translations() -> Mapping[str, str]:
    """Return the texts of the language in which click writes now."""
    return spoken().translations("help.csv", "message")


def translated(text: str) -> str:
    """Return a text of several paragraphs in the language in which click writes now; what has no row stays."""
    texts = _translations()
    if not texts:
        return text
    return "\n\n".join(_paragraph(each, texts) for each in re.split(r"\n\s*\n", text))


def _paragraph(text: str, texts: Mapping[str, str]) -> str:
    if not text.startswith(_VERBATIM):
        whole = _folded(text)
        return texts.get(whole, text)
    lines = text.split("\n")
    return "\n".join(each.replace(each.strip(), texts.get(each.strip(), each.strip())) for each in lines)


def _folded(text: str) -> str:
    return " ".join(text.split())


def _line(text: str, texts: Mapping[str, str]) -> str:
    """Return the words of an option, or the beginning of a command's help, with what click has added."""
    extra = ""
    while _folded(text) not in texts and (parts := _EXTRA.match(text)):
        text, extra = parts[1], parts[2] + extra
    for message, own in texts.items():
        extra = extra.replace(f"({message})", f"({own})") if message in extra else extra
    found = texts.get(_folded(text))
    if found is not None:
        return found + extra
    start = text.removesuffix("...")
    whole = next((own for message, own in texts.items() if message.startswith(start)), None)
    if whole is None or len(start) < _SHORTEST:
        return text + extra
    return shorten(whole.partition(". ")[0], max(len(text), _SHORTENED), placeholder="...") + extra


class TranslatedHelp(click.HelpFormatter):
    """Writes help in the reader's language."""

    def write_text(self, text: str) -> None:
        """Write paragraphs."""
        super().write_text(translated(text))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write a list of options or commands."""
        texts = _translations()
        super().write_dl(
            [(term, _line(told, texts)) if texts else (term, told) for term, told in rows], col_max, col_spacing
        )


class CommandWithFormats(click.Command):
    """A command in whose help `{read}`, `{written}`, `{results}` and `{untried}` stand for lists of formats."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help with the lists filled in."""
        from duplicado.formats.registry import FORMATS, READ, RESULTS, WRITTEN

        unfilled = self.help
        if unfilled is not None:
            self.help = translated(inspect.cleandoc(unfilled)).format(
                read=", ".join(each.name for each in READ),
                written=", ".join(each.key for each in WRITTEN),
                results=", ".join(each.key for each in RESULTS),
                untried=", ".join(each.name for each in FORMATS if not each.is_tried),
            )
        try:
            super().format_help_text(ctx, formatter)
        finally:
            self.help = unfilled
