"""English texts of the help of the commands, as a table of another language has to have them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Final

import click

__all__ = ["help_messages"]

_VERBATIM: Final = "\b"
"""The mark by which click keeps the lines of a paragraph."""
_COMMAND: Final = re.compile(r"duplicado |echo ")


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


def _folded(text: str) -> str:
    return " ".join(text.split())
