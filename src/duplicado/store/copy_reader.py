"""Reader of a copy of a store, without changing the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from duplicado.store.transactions import SQLITE_FAULTS


def texts_in(path: Path) -> Iterator[str]:
    """Go through every text that a file of SQLite keeps, in whatever table; nothing where it cannot be read."""
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as copy:
            for (table,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                quoted = str(table).replace('"', '""')
                row: tuple[Any, ...]
                for row in copy.execute(f'SELECT * FROM "{quoted}"'):  # noqa: S608 - the file's own names
                    yield from (each for each in row if isinstance(each, str))
    except SQLITE_FAULTS:
        return
