"""Addresses of the pages of a club's event."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from urllib.parse import quote

from duplicado.service.live.roles import TableKey
from duplicado.vocabulary.numbers import whole_number

WALL: Final = "wall"
"""Ending of the address of an event for its screen on the wall."""


@lru_cache(4_096)
def event_path(event: str, *more: object) -> str:
    """Return the address of a page of an event."""
    return "/".join(["/e", *(quote(str(each), safe="") for each in (event, *more))])


def table_path(event: str, table: TableKey) -> str:
    """Return the address at which the PIN of a table is asked for."""
    return event_path(event, "t", table.session, numbered(table.section, table.table))


def numbered(section: str, number: int) -> str:
    """Write a table or a board as addresses have it: `3`, or with its section `A-3`."""
    return f"{section}-{number}" if section else str(number)


def read_numbered(text: str) -> tuple[str, int]:
    """Read what `numbered` has written; the number of what is none is 0."""
    section, _, number = text.rpartition("-")
    return section, whole_number(number, 4) or 0
