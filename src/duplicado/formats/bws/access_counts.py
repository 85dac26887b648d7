"""Numbers of rows that an Access file states for its tables, whoever reads them.

Each table's first page of definition (type 2) states its number of rows; the catalogue names that page. So rows that a
damaged file has lost are noticed without another reader. Pages are of 2048 bytes in version 3 of the format (Jet), of
4096 since.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from typing import Final

CATALOGUE: Final = "MSysObjects"
"""The table that lists the tables, with the page of each in `Id`."""

_VERSION: Final = 0x14
_OLD: Final = 0
_SIZE, _OLD_SIZE = 4096, 2048
_ROWS, _OLD_ROWS = 16, 12
_DEFINITION: Final = 2
_TABLE: Final = "1"


def is_cut_off(source: bytes) -> bool:
    """Tell whether an Access file ends within a page."""
    return len(source) % _page_size(source) != 0


def rows_counted(source: bytes, catalogue: Iterable[Mapping[str, str]]) -> dict[str, int]:
    """Return the number of rows that the file states for each table; none for those whose definition is not there.

    Args:
        source: the file.
        catalogue: the rows of its table `CATALOGUE`, by the names of its columns.
    """
    size = _page_size(source)
    offset = _OLD_ROWS if size == _OLD_SIZE else _ROWS
    counts: dict[str, int] = {}
    for each in catalogue:
        number = each.get("Id", "")
        if each.get("Type") != _TABLE or not number.lstrip("-").isdigit():
            continue
        at = (int(number) & 0xFFFFFF) * size
        page = source[at : at + offset + 4]
        if len(page) == offset + 4 and page[0] == _DEFINITION:
            (counts[each.get("Name", "")],) = struct.unpack_from("<I", page, offset)
    return counts


def _page_size(source: bytes) -> int:
    return _OLD_SIZE if source[_VERSION : _VERSION + 1] == bytes((_OLD,)) else _SIZE
