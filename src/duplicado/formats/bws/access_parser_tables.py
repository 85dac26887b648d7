"""Reading the tables of an Access file with the library access-parser, as a program of its own.

`python -m duplicado.formats.bws.access_parser_tables FILE TABLE...` writes the tables that there are, as JSON: rows of
texts by the names of their columns. It runs apart from the program that asks, because the library has no bounds: a
damaged file can keep it busy, or have it make tables, without end.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from duplicado.formats.bws.tables import as_text


def main(path: str, *wanted: str) -> str:
    """Return the wanted tables of a file as JSON.

    Raises:
        Exception: the library cannot read the file; it documents none, and the file is a stranger's.
    """
    # It logs whole pages of a damaged file; what could not be read is said by its exception.
    logging.disable(logging.CRITICAL)
    library: Any = import_module("access_parser")
    database = library.AccessParser(path)
    known = [name for name in wanted if name in database.catalog]
    return json.dumps({name: _as_rows(database.parse_table(name)) for name in known})


def _as_rows(columns: Mapping[str, Sequence[object]]) -> list[dict[str, str]]:
    """Turn columns into rows; the library leaves out what is empty at the end of a column."""
    length = max((len(values) for values in columns.values()), default=0)
    return [
        {name: as_text(values[place]) if place < len(values) else "" for name, values in columns.items()}
        for place in range(length)
    ]


if __name__ == "__main__":
    try:
        said = main(*sys.argv[1:])
    except Exception as error:  # noqa: BLE001 - as above
        sys.exit(str(error).rstrip(".") or type(error).__name__)
    sys.stdout.write(said)
