"""Reading of TOML that somebody wrote: whatever is no TOML is one error, with its line where that is known."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Final, cast

from duplicado.vocabulary.errors import DuplicadoError

_LINE: Final = re.compile(r"line ([0-9]+)")
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
