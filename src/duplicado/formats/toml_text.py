"""Reading of TOML that somebody wrote: whatever is no TOML is one error, with its line where that is known."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final, cast

from duplicado.vocabulary.errors import DuplicadoError

_LINE: Final = re.compile(r"line ([0-9]+)")
_KEY_OF_LINE: Final = re.compile(r"\s*((?:[\w-]+|\"[^\"]*\"|'[^']*')(?:\s*\.\s*(?:[\w-]+|\"[^\"]*\"|'[^']*'))*)\s*=")
_TABLE_OF_LINE: Final = re.compile(r"\s*\[([^\[\]]+)\]\s*(?:#.*)?")
_LARGEST: Final = 2**63
"""Whole numbers of TOML 1.0 have 64 bits."""


class NotToml(DuplicadoError):
    """Text that is no TOML; `line` is 0 where it is not known."""

    def __init__(self, line: int) -> None:
        """Take the line, counted from 1."""
        super().__init__(f"no TOML at line {line}")
        self.line = line


def read_toml(text: str) -> dict[str, object]:
    """Read TOML.

    Raises:
        NotToml: it is none, is nested deeper than can be read, or a whole number in it has more than 64 bits.
    """
    try:
        tree: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = _LINE.search(str(error))
        raise NotToml(int(line[1]) if line else 0) from None
    except (RecursionError, ValueError):  # a number of thousands of digits is the second
        raise NotToml(0) from None
    if any(isinstance(each, int) and not -_LARGEST <= each < _LARGEST for each in _values(tree)):
        raise NotToml(0)
    return tree


def _values(tree: object) -> Iterator[object]:
    left = [tree]
    while left:
        each = left.pop()
        if isinstance(each, dict):
            left += cast("dict[str, object]", each).values()
        elif isinstance(each, list):
            left += cast("list[object]", each)
        else:
            yield each


def text_of_value(value: object) -> str:
    """Write a value as the options of the regulations are written: yes and no in words, a list with commas."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join(map(text_of_value, cast("list[object]", value)))
    return str(value)


def flattened(table: Mapping[str, object], stem: str = "") -> Iterator[tuple[str, object]]:
    """Go through the values of a table by their keys: `a.b = 1` without quotation marks is a table in it to TOML."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flattened(cast("dict[str, object]", value), f"{stem}{key}.")
        else:
            yield f"{stem}{key}", value


def lines_of_keys(text: str) -> dict[str, int]:
    """Return the line in which each key stands: behind the name of its table and a dot, without quotation marks."""
    found: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        heading, key = _TABLE_OF_LINE.fullmatch(line), _KEY_OF_LINE.match(line)
        if heading:
            table = f"{_bare(heading[1])}."
            found[table.rstrip(".")] = number
        elif key:
            found[f"{table}{_bare(key[1])}"] = number
    return found


def _bare(key: str) -> str:
    return re.sub(r"[\"'\s]", "", key)


def line_of(lines: Mapping[str, int], key: str) -> int:
    """Return the line of a key; that of the table in which it stands, when it has none of its own."""
    while key:
        if key in lines:
            return lines[key]
        inner = next((line for name, line in lines.items() if name.startswith(f"{key}.")), None)
        if inner is not None:
            return inner
        key = key.rpartition(".")[0]
    return 0
