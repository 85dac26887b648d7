"""Help of the commands in the reader's language: by paragraph, line and option, from `help.csv` of the language.

The English texts stand in the commands; a table of another language has them as `message` beside its own `text`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from textwrap import shorten
from typing import Final

import click

from duplicado.cli.click_texts import spoken

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
