"""Lists of people as clubs keep them: pasted lines and spreadsheet files."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final

from duplicado.formats.encoding import decoded_text
from duplicado.locale import Language
from duplicado.vocabulary.lexicon import plain

_SEPARATORS: Final = (";", "\t", ",")
_NUMBER: Final = re.compile(r"[0-9][0-9 ./-]{2,}")


@dataclass(frozen=True, slots=True)
class Listed:
    """A person of a list."""

    name: str
    number: str = ""
    """With the federation."""
    contact: str = ""


def people_in(data: bytes) -> tuple[Listed, ...]:
    """Read a list of people, `name; number; contact` on each line; tabulators and commas will do as well.

    A first line of headings and empty lines are left out. What stands in second place and is no number is a contact.
    """
    found: list[Listed] = []
    for row in rows_in(decoded_text(data)):
        name, *rest = [cell.strip() for cell in row]
        if not name or (not found and _is_head(name)):
            continue
        numbers = [cell for cell in rest if _NUMBER.fullmatch(cell)]
        others = [cell for cell in rest if cell and cell not in numbers[:1]]
        found.append(Listed(name[:100], numbers[0][:40] if numbers else "", "; ".join(others)[:200]))
    return tuple(found)


def is_headed(rows: list[list[str]]) -> bool:
    """Tell whether the first row is one of headings: of two cells at least that say something each is one."""
    said = [cell for cell in rows[0] if cell.strip()]
    return len(said) > 1 and sum(_is_head(cell) for cell in said) > len(said) // 2


def _is_head(cell: str) -> bool:
    """Tell whether a cell is a heading: `Name`, `Player 1`."""
    return plain(cell).rstrip("0123456789 ._#") in _headings()


@cache
def _headings() -> frozenset[str]:
    return frozenset(plain(each) for language in Language for each in language.data["lists"]["headings"])


def separator_of(text: str) -> str:
    """Return the sign between the cells of a text: the one of which most lines have equally many.

    So the comma of `García, Ana;101;2,5` parts nothing.
    """

    def agreeing(sign: str) -> int:
        counts = Counter(line.count(sign) for line in text.splitlines() if sign in line)
        return max(counts.values(), default=0)

    return max(_SEPARATORS, key=agreeing)


def rows_in(text: str, sign: str = "") -> list[list[str]]:
    """Split a text into rows of cells; by its own separator where none is told."""
    rows = csv.reader(io.StringIO(text), delimiter=sign or separator_of(text))
    return [row for row in rows if any(cell.strip() for cell in row)]
