"""LIN as a sequence of tags: `key|value|key|value|`, blanks and new lines wherever the writer liked.

There is no published grammar. A reader that has lost count of the bars goes on from the next field that can be a key; a
card or a call never can.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from duplicado.formats.diagnostics import Diagnostic, Severity

# Two characters; what reads as a card (`h4`, `dT`) is a value that lost its key, but for the tag `st`.
_KEY: Final = re.compile(r"(?!(?!st$)[shdc][2-9tjqka]$)[a-z0-9^*+%-]{2}", re.IGNORECASE)
_BOUNDS: Final = 200
"""A field that is longer than this is cut short in a diagnostic."""


class Tag(NamedTuple):
    """One key with its value, and the line on which it begins."""

    key: str
    value: str
    line: int


def tokenize(text: str) -> tuple[tuple[Tag, ...], tuple[Diagnostic, ...]]:
    r"""Split the text into tags; say which fields could not be told apart.

    >>> tokenize("pn|A,B,C,D|\nmb|1S!|")[0][1]
    Tag(key='mb', value='1S!', line=2)
    """
    tags: list[Tag] = []
    diagnostics: list[Diagnostic] = []
    fields = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("|")
    line, index = 1, 0
    keys: set[str] = set()
    while index < len(fields):
        field = fields[index]
        key = field.strip()
        start = line
        if "\n" in field:
            start += field[: len(field) - len(field.lstrip())].count("\n")
            line += field.count("\n")
        index += 1
        if not key:
            continue
        if key not in keys and _KEY.fullmatch(key):
            keys.add(key)
        if key not in keys or index == len(fields):
            diagnostics.append(Diagnostic(start, "lin-not-a-tag", (("text", key[:_BOUNDS]),)))
            continue
        value = fields[index]
        line += value.count("\n")
        index += 1
        tags.append(Tag(key.lower(), value, start))
        if index == len(fields) and key.lower() != "pg":
            # A value ends with a bar; without one the file was cut off, perhaps within the value.
            values = (("tag", key.lower()), ("text", value.strip()[:_BOUNDS]))
            diagnostics.append(Diagnostic(line, "lin-breaks-off", values, Severity.WARNING))
    return tuple(tags), tuple(diagnostics)
