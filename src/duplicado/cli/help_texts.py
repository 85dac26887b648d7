"""Help of the commands in the reader's language: by paragraph, line and option, from `help.csv` of the language.

The English texts stand in the commands; a table of another language has them as `message` beside its own `text`.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from textwrap import shorten
from typing import Final

import click

from duplicado.cli.click_texts import spoken
from duplicado.locale import Language

__all__ = ["TranslatedHelp", "help_messages", "translated"]

_VERBATIM: Final = "\b"
"""What click takes for the mark of a paragraph whose lines are kept."""
_EXTRA: Final = re.compile(r"^(.*\S)(\s+\[[^\]]*\])$", re.DOTALL)
"""What click adds to the words of an option: its default, its range."""
_SHORTEST: Final = 10
"""Characters by which a shortened text is still found."""
_SHORTENED: Final = 45
"""Characters that a list of commands has at least for the beginning of a help."""
_COMMAND: Final = re.compile(r"duplicado |echo ")


@cache
def _texts(language: Language) -> Mapping[str, str]:
    return {row["message"]: row["text"] for row in language.rows("help.csv")}


def translated(text: str) -> str:
    """Return a text of several paragraphs in the language in which click writes now; what has no row stays."""
    texts = _texts(spoken())
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
        texts = _texts(spoken())
        super().write_dl(
            [(term, _line(told, texts)) if texts else (term, told) for term, told in rows], col_max, col_spacing
        )


def help_messages(command: click.Command, lines: Mapping[str, str]) -> Iterator[str]:
    """Yield the English texts of a command and those below it that a table of another language has, each by itself.

    Args:
        command: the root, with all that it can reach.
        lines: what the list of commands says of each.
    """
    yield from lines.values()
    yield from _messages(command)


def _messages(command: click.Command) -> Iterator[str]:
    for text in (command.help, command.epilog):
        for paragraph in re.split(r"\n\s*\n", inspect.cleandoc(text or "").partition("\f")[0]):
            if paragraph.startswith(_VERBATIM):
                told = (each.strip() for each in paragraph.split("\n")[1:])
                yield from (each for each in told if re.search(r"[a-z]{3}", each) and not _COMMAND.match(each))
            elif paragraph.strip():
                yield _folded(paragraph)
    for each in command.params:
        # What is looked up when it is shown comes from the messages of the language.
        if type(each) is click.Option and each.help and not each.hidden:
            yield _folded(each.help)
            if isinstance(each.show_default, str):
                yield each.show_default
    if isinstance(command, click.Group):
        with click.Context(command) as context:
            below = (command.get_command(context, name) for name in command.list_commands(context))
            for found in below:
                if found is not None and not found.hidden:
                    yield from _messages(found)
